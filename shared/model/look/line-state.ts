/** The parts of the graphics state that operators and dictionaries set to a number or a name (ISO 32000-2, Tables 52 and 57). */
import type { PdfDocument } from '../../pdf/document';
import { isArray, Name, type Value } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import { digestOf } from './digest';
import { NORMAL, type LookState } from './look-state';

/** Entries that change looks, and what they are if nothing is set. */
const OTHERS: Readonly<Record<string, string>> = {
	OP: 'false',
	op: 'false',
	OPM: '0',
	AIS: 'false',
	TK: 'true',
	RI: 'RelativeColorimetric',
	TR: 'Identity',
	TR2: 'Default',
	BG: '',
	BG2: 'Default',
	UCR: '',
	UCR2: 'Default',
};

export const isOther = (key: string): boolean => key in OTHERS;

/** `id` names a value that is not as plain as `found`. */
export function withOther(other: string, key: string, id: string, found: Value): string {
	const text = found instanceof Name ? found.text : typeof found === 'object' ? id : `${found}`;
	const rest = other.split('\n').filter((line) => line !== '' && !line.startsWith(`${key} `));
	return (text === OTHERS[key] ? rest : [...rest, `${key} ${text}`]).sort().join('\n');
}

/** Follows the operators of lines and of the rendering intent; whether it is one. */
export function setsLine(operators: ContentOperators, state: LookState): boolean {
	switch (operators.operator) {
		case 'w':
			state.lineWidth = operators.number(0);
			return true;
		case 'J':
			state.cap = operators.number(0);
			return true;
		case 'j':
			state.join = operators.number(0);
			return true;
		case 'M':
			state.miter = operators.number(0);
			return true;
		case 'd':
			state.dash = dashOf(operators.value(0), operators.number(1));
			return true;
		case 'ri':
			state.other = withOther(state.other, 'RI', '', new Name(operators.name(0) ?? ''));
			return true;
		default:
			return false;
	}
}

/** An entry of a graphics state parameter dictionary. */
export function setsEntry(document: PdfDocument, key: string, value: Value, state: LookState): void {
	if (key === 'BM') state.blend = blendOf(isArray(value) ? document.resolve(value[0]) : value);
	if (key === 'D' && isArray(value)) {
		state.dash = knownDash(document, value);
	}
	if (typeof value !== 'number') return;
	if (key === 'LW') state.lineWidth = value;
	else if (key === 'LC') state.cap = value;
	else if (key === 'LJ') state.join = value;
	else if (key === 'ML') state.miter = value;
	else if (key === 'CA') state.strokeAlpha = value;
	else if (key === 'ca') state.fillAlpha = value;
}

const blendOf = (value: Value | undefined): string =>
	value instanceof Name && value.text !== 'Compatible' ? value.text : NORMAL;

/** Those of graphics state parameter dictionaries, which are set again and again. */
const dashes = new WeakMap<readonly Value[], string>();

function knownDash(document: PdfDocument, entry: readonly Value[]): string {
	const before = dashes.get(entry);
	if (before !== undefined) return before;
	const [lengths, phase] = [document.resolve(entry[0]), document.resolve(entry[1])];
	const dash = dashOf(isArray(lengths) ? lengths.map((item) => document.resolve(item)) : null, Number(phase) || 0);
	dashes.set(entry, dash);
	return dash;
}

/** A longer dash is named by its digest: each line that is drawn has the text of its dash. */
const LONGEST_DASH = 200;

/** Lengths of dashes and gaps, and where they begin; empty for a solid line. */
function dashOf(value: Value, phase: number): string {
	const lengths = isArray(value) ? value.filter((item) => typeof item === 'number') : [];
	if (!lengths.some((length) => length > 0)) return '';
	const dash = [...lengths, phase || 0].map((length) => Math.round(length * 1e4)).join(' ');
	return dash.length > LONGEST_DASH ? digestOf(dash) : dash;
}
