/** Text inside a paragraph as Markdown: bold, italic, fixed pitch, links, and characters that Markdown would take for its own. */
import { greatest } from '../fragments/extremes';
import type { FlowBuilder } from '../fragments/flow';
import type { Fragment } from '../fragments/fragment';
import { isRaisedDigits, raiseDigits } from '../fragments/raised-digits';
import { STRIDE_COST, type Steps } from '../fragments/steps';

/** Where a fragment leads to; undefined if it is not a link. */
export type LinkOf = (fragment: Fragment) => string | undefined;

export interface InlineOptions {
	readonly linkOf: LinkOf;
	/** Whether bold text is marked: in headings it is not. */
	readonly marksBold: boolean;
	/** Whether it is a cell of a table: the value below a label is on a second line of it. */
	readonly isCell?: boolean;
	/** Whether a fragment refers to a note. */
	readonly isReference?: (fragment: Fragment) => boolean;
}

/** How many pieces are one step: each is looked up among the links of its page. */
const PIECES = 100;

interface Look {
	readonly bold: boolean;
	readonly italic: boolean;
	readonly fixedPitch: boolean;
	readonly link: string | undefined;
	readonly isReference: boolean;
}

/** Text of one look, and whether there is a space before it. */
interface Run {
	text: string;
	readonly look: Look;
	readonly isSpaced: boolean;
	/** Whether it begins a line. */
	readonly isSecond: boolean;
}

/** In parts of the size of a label: the value below it is larger. */
const LARGER = 1.08;
const LETTER = /\p{L}/u;
/** Between a label and its value while white space is put together: no text of a page has it. */
const BREAK = '\u0000';

/** Where the value begins in a cell with a label in smaller letters above it, as boxes of forms have; undefined in other cells. */
function valueBelow(flow: FlowBuilder): Fragment | undefined {
	if (!flow.text.trimEnd().includes('\n')) return undefined;
	let value: Fragment | undefined;
	let largest = 0;
	let label = '';
	for (const { space, text, fragment } of flow.pieces()) {
		const { size } = fragment.style;
		if (size <= LARGER * largest) {
			if (value) return undefined;
		} else if (!value && largest > 0) {
			if (!space.includes('\n')) return undefined;
			value = fragment;
		}
		if (value) continue;
		largest = Math.max(largest, size);
		label += text;
	}
	return LETTER.test(label) ? value : undefined;
}

/** The text of a cell on one line, without marks; the value below a label is on a second one. */
export const plainCell = (flow: FlowBuilder): string => plainLine(flow, valueBelow(flow));

/** The text of a flow on one line, without marks; from `second` on, on a second one. */
export function plainLine(flow: FlowBuilder, second?: Fragment): string {
	let line = '';
	let last: Fragment | undefined;
	for (const { space, text, fragment } of flow.pieces()) {
		if (second && fragment === second) line += BREAK;
		line += space + (last && space === '' && isRaisedDigits(text, fragment, last) ? raiseDigits(text) : text);
		last = fragment;
	}
	const whole = line.replace(/\s+/g, ' ').trim();
	return second ? whole.replace(` ${BREAK}`, '\n').replace(`${BREAK} `, '\n') : whole;
}

/** The text of a flow on one line. */
export function* inline(flow: FlowBuilder, options: InlineOptions): Steps<string> {
	const runs: Run[] = [];
	let count = 0;
	let before: Fragment | undefined;
	const value = options.isCell ? valueBelow(flow) : undefined;
	for (const { space, text: written, fragment } of flow.pieces()) {
		if (++count % PIECES === 0) yield STRIDE_COST;
		const look = lookOf(fragment, options);
		const isSpaced = space !== '';
		const last = runs.at(-1);
		const isRaised = before && !isSpaced && !look.isReference && isRaisedDigits(written, fragment, before);
		const text = isRaised ? raiseDigits(written) : written;
		before = fragment;
		const isSecond = fragment === value;
		if (last && !isSecond && isSame(last.look, look)) last.text += isSpaced ? ` ${text}` : text;
		else runs.push({ text, look, isSpaced, isSecond });
	}
	let result = '';
	for (const [index, run] of runs.entries()) {
		if (run.isSecond) result += '<br>';
		else if (run.isSpaced) result += ' ';
		result += markRun(run, outside(runs, index));
	}
	return result.trim();
}

/** The characters beside a run; empty where there is a space, or nothing. */
interface Beside {
	readonly before: string;
	readonly after: string;
}

function outside(runs: readonly Run[], index: number): Beside {
	const next = runs[index + 1];
	return {
		before: runs[index]!.isSpaced ? '' : (runs[index - 1]?.text.at(-1) ?? ''),
		after: !next || next.isSpaced ? '' : next.text[0]!,
	};
}

function lookOf(fragment: Fragment, { linkOf, marksBold, isReference }: InlineOptions): Look {
	const { bold, italic } = fragment.style.font;
	return {
		bold: bold && marksBold,
		italic,
		fixedPitch: fragment.isTyped,
		link: linkOf(fragment),
		isReference: isReference?.(fragment) === true,
	};
}

const isSame = (one: Look, other: Look): boolean =>
	one.bold === other.bold &&
	one.italic === other.italic &&
	one.fixedPitch === other.fixedPitch &&
	one.link === other.link &&
	one.isReference === other.isReference;

function markRun({ text: run, look: { bold, italic, fixedPitch, link, isReference } }: Run, beside: Beside): string {
	if (isReference && /^\d{1,3}$/.test(run)) return `[^${run}]`;
	let text = fixedPitch && !isInWord(run, beside) ? code(run) : escapeText(run);
	if (/[\p{L}\p{N}]/u.test(run) && isFlanked(run, beside)) {
		if (italic) text = `*${text}*`;
		if (bold) text = `**${text}**`;
	}
	return link === undefined ? text : `[${text}](${target(link)})`;
}

/** Characters within a word, such as a ligature in a font that claims fixed pitch, or a digit from another font. */
const isInWord = (run: string, { before, after }: Beside): boolean =>
	run.length <= MOST_IN_WORD && /^[\p{L}\p{N}]+$/u.test(run) && WORD.test(before + after);

/** More than a ligature has. */
const MOST_IN_WORD = 3;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** Whether marks around a run open and close (CommonMark 0.31, 6.2): not between punctuation and a letter outside. */
const isFlanked = (run: string, { before, after }: Beside): boolean =>
	!(PUNCTUATION.test(run[0]!) && WORD.test(before)) && !(PUNCTUATION.test(run.at(-1)!) && WORD.test(after));

/** Code is fenced by more backticks than it has in a row (CommonMark 0.31, 6.1). */
function code(run: string): string {
	const longest = greatest(
		(run.match(/`+/g) ?? []).map((ticks) => ticks.length),
		0,
	);
	const fence = '`'.repeat(longest + 1);
	return longest > 0 ? `${fence} ${run} ${fence}` : `${fence}${run}${fence}`;
}

const target = (link: string): string => (/[\s()<>]/.test(link) ? `<${link.replace(/[\s<>]/g, encodeURIComponent)}>` : link);

/** Dots up to the number of a page, or to be written on, are as many as there is room for: one sign says the same. */
const shortenLeaders = (text: string): string =>
	text.replace(DOTS, (dots: string, at: number) => {
		if (!LEADER.test(dots)) return dots;
		const [before, after] = [text[at - 1], text[at + dots.length]];
		const isApart = after !== undefined && (dots.endsWith(' ') || WORD.test(after));
		return `${before === undefined || before === ' ' ? '' : ' '}\u2026${isApart ? ' ' : ''}`;
	});

const DOTS = /[.\u2026](?: ?[.\u2026])+ ?/g;
const LEADER = /^(?:\u2026[.\u2026]|(?:[.\u2026] ?){5})/;

/** An underscore inside a word marks nothing, so it stays as it is. */
const escapeText = (text: string): string =>
	shortenLeaders(text)
		.replace(/[\\`*[\]]/g, '\\$&')
		.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
		.replace(/<(?=[A-Za-z/!?])/g, '\\<');

/** Text that begins a paragraph and would be taken for a heading, a quotation, a list or a rule. */
export const escapeBeginning = (text: string): string =>
	text.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/, '\\').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
