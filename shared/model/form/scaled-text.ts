/** Text of fields and free text on pages that change their size: the default appearance says how large it is (12.7.4.3). */
import type { PdfDocument } from '../../pdf/document';
import { isName, latin, Str, type Dict } from '../../pdf/syntax/values';
import { ContentOperators } from '../content/operators';
import { decimal } from '../content/painting';
import { catalogEntry } from '../tree/removal';
import { inheritedEntry } from './field-tree';

/** Operators with a length as their last operand: size, spacing, leading, rise. */
const LENGTHS: ReadonlySet<string> = new Set(['Tf', 'Tc', 'Tw', 'TL', 'Ts']);

/** The default appearance of an annotation, own or inherited, with lengths that are `scale` times as large; undefined without one. */
export function scaledAppearance(document: PdfDocument, annotation: Dict, scale: number): Str | undefined {
	const inherited = isName(document.resolve(annotation.get('Subtype')), 'Widget');
	const own = inherited ? inheritedEntry(document, annotation, 'DA') : annotation.get('DA');
	const value = document.resolve(own ?? (inherited ? catalogEntry(document, 'AcroForm')?.dict.get('DA') : undefined));
	// Many fields may share it.
	if (!(value instanceof Str) || value.bytes.length > MOST_BYTES) return undefined;
	return latin(scaledText(Buffer.from(value.bytes).toString('latin1'), scale));
}

/** Default appearances are short. */
const MOST_BYTES = 10_000;

function scaledText(text: string, scale: number): string {
	const operators = new ContentOperators(Buffer.from(text, 'latin1'));
	let made = '';
	let from = 0;
	while (operators.next()) {
		const last = operators.count - 1;
		const length = operators.number(last);
		if (!LENGTHS.has(operators.operator) || Number.isNaN(length)) continue;
		made += text.slice(from, operators.startOf(last)) + decimal(length * scale);
		from = operators.endOf(last);
	}
	return made + text.slice(from);
}
