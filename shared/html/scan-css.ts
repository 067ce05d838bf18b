/** Style sheets in statements, and blocks in declarations (CSS Syntax Level 3, 5): only as far as marks that belong together. */

import { MOST_DECLARATIONS, tooManyDeclarations } from './limits';
import { MOST_OF_VALUES } from './values/tokens';

export interface Statement {
	/** All before the block, or the whole of a statement without a block. */
	readonly prelude: string;
	readonly block: string | undefined;
}

export interface Declaration {
	readonly name: string;
	readonly value: string;
	readonly important: boolean;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** 1 for the characters that begin, end or separate something; most are others. */
const isMark = new Uint8Array(128);
for (const mark of '/"\'\\({[)]};:,! \t\n\r\f') isMark[mark.charCodeAt(0)] = 1;

/** Where the next character is that may mean something. */
function nextMark(text: string, from: number): number {
	let at = from;
	for (let code = text.charCodeAt(at); at < text.length && isMark[code] !== 1; code = text.charCodeAt(at)) at++;
	return at;
}

/** Where the string that begins here ends: after its quote, or at the end of the line. */
function afterString(text: string, from: number): number {
	const quote = text[from];
	let at = from + 1;
	for (; at < text.length && text[at] !== quote && text[at] !== '\n'; at++) if (text[at] === '\\') at++;
	return at + 1;
}

/** Where the comment, the string, the escape or the address without quotes ends that begins here; the same place if none does. */
function skipWhole(text: string, at: number): number {
	switch (text[at]) {
		case '/': {
			if (text[at + 1] !== '*') return at;
			const end = text.indexOf('*/', at + 2);
			return end < 0 ? text.length : end + 2;
		}
		case '"':
		case "'":
			return afterString(text, at);
		case '\\':
			return at + 2;
		case '(': {
			if (!isAddress(text, at)) return at;
			const end = text.indexOf(')', at);
			return end < 0 ? text.length : end + 1;
		}
		default:
			return at;
	}
}

/** Where the next of these marks is that is not within brackets, strings or comments; the end of the text without one. */
export function findMark(text: string, from: number, marks: string): number {
	const open: string[] = [];
	for (let at = nextMark(text, from); at < text.length; at = nextMark(text, at)) {
		const mark = text[at]!;
		if (open.length === 0 && marks.includes(mark)) return at;
		const next = skipWhole(text, at);
		if (next > at) {
			at = next;
			continue;
		}
		if (Object.hasOwn(CLOSING, mark)) open.push(CLOSING[mark]!);
		else if (mark === open.at(-1)) open.pop();
		at++;
	}
	return text.length;
}

/** Where each `(` of a text ends, by its own place: at its `)`, or at the end of the text. Those in strings and comments are left out. */
export function bracketEnds(text: string): ReadonlyMap<number, number> {
	const ends = new Map<number, number>();
	const open: { readonly mark: string; readonly at: number }[] = [];
	for (let at = nextMark(text, 0); at < text.length; at = nextMark(text, at)) {
		const mark = text[at]!;
		const next = skipWhole(text, at);
		if (next > at) {
			at = next;
			continue;
		}
		if (Object.hasOwn(CLOSING, mark)) {
			open.push({ mark: CLOSING[mark]!, at });
			if (mark === '(') ends.set(at, text.length);
		} else if (mark === open.at(-1)?.mark) {
			const begun = open.pop()!;
			if (mark === ')') ends.set(begun.at, at);
		}
		at++;
	}
	return ends;
}

/** Whether `url(` without quotes ends here: brackets, quotes and `;` are part of the address. */
function isAddress(text: string, at: number): boolean {
	if (text.slice(Math.max(at - 3, 0), at).toLowerCase() !== 'url') return false;
	let next = at + 1;
	while (next < text.length && /\s/.test(text[next]!)) next++;
	return text[next] !== '"' && text[next] !== "'";
}

/** How many characters of a value are neither in strings and comments nor in addresses. */
export function countBare(value: string): number {
	let count = 0;
	for (let at = 0; at < value.length;) {
		const mark = nextMark(value, at);
		count += mark - at;
		if (mark === value.length) break;
		const next = skipWhole(value, mark);
		if (next === mark) count++;
		at = Math.max(next, mark + 1);
	}
	return count;
}

/** Whether a value is longer than is read without a pause. */
export const isLongValue = (value: string): boolean => value.length > MOST_OF_VALUES && countBare(value) > MOST_OF_VALUES;

/** The statements of a style sheet, in order; empty ones too, so that who reads them may pause. */
export function* statementsIn(text: string): Generator<Statement> {
	for (let at = 0; at < text.length;) {
		const mark = findMark(text, at, '{;}');
		const prelude = cleanText(text.slice(at, mark));
		if (text[mark] !== '{') {
			yield { prelude, block: undefined };
			at = mark + 1;
			continue;
		}
		const end = findMark(text, mark + 1, '}');
		yield { prelude, block: text.slice(mark + 1, end) };
		at = end + 1;
	}
}

/** Without comments, and without the marks around style sheets that old browsers needed. */
function cleanText(text: string): string {
	const bare = text.includes('/*') ? text.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ') : text;
	return (bare.includes('--') ? bare.replace(/<!--|-->/g, ' ') : bare).trim();
}

/** Without `!important` at the end. An expression would look at each of many blanks from every one before it. */
function withoutImportant(value: string): string {
	if (!/important$/i.test(value)) return value;
	const before = value.slice(0, -'important'.length).trimEnd();
	return before.endsWith('!') ? before.slice(0, -1).trimEnd() : value;
}

/**
 * The declarations of a block. Rules within rules are left out.
 *
 * @throws OctavoError `invalid_parameters` for more than any element may have, those that cannot be read included
 */
export function declarationsIn(block: string): Declaration[] {
	const found: Declaration[] = [];
	let pieces = 0;
	for (let at = 0; at < block.length;) {
		const end = findMark(block, at, ';{');
		if (block[end] === '{') {
			at = findMark(block, end + 1, '}') + 1;
			continue;
		}
		const written = block.slice(at, end);
		at = end + 1;
		if (written === '') continue;
		if (++pieces > MOST_DECLARATIONS) throw tooManyDeclarations();
		const text = cleanText(written);
		const colon = text.indexOf(':');
		if (colon <= 0) continue;
		const given = text.slice(0, colon).trim();
		const name = given.startsWith('--') ? given : given.toLowerCase();
		if (!/^[a-z_-][\w-]*$/i.test(name)) continue;
		const whole = text.slice(colon + 1).trim();
		const value = withoutImportant(whole);
		if (value === '' && !name.startsWith('--')) continue;
		found.push({ name, value, important: value.length !== whole.length });
	}
	return found;
}
