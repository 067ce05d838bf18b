/**
 * The ordered page syntax of the contract (docs/semantics.md, §3.1):
 *
 *     order = item *( "," item )          item = *SP ( page / page ".." [ page ] ) *SP
 *     page  = [ "-" ] 1*DIGIT             ; not zero; -1 is the last page
 *
 * Parsing needs no document; resolving against a page count refuses every page that does not exist, also inside a range.
 */
import { invalidParameters } from '../errors';
import { countNoun, shortenText } from '../../sentences';

/** One item: a page (`to` absent), or a range; `to: undefined` with `range` means "to the last page". */
export interface PageOrderItem {
	readonly from: number;
	readonly to: number | undefined;
	readonly range: boolean;
	/** As written, for messages. */
	readonly text: string;
	/** One-based position in the list. */
	readonly position: number;
}

const ITEM = /^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;

/** The items of `text`, or what is wrong with each malformed item, by its position. */
export function parsePageOrder(text: string): { readonly items: readonly PageOrderItem[] } | { readonly problem: string } {
	const items: PageOrderItem[] = [];
	const problems: string[] = [];
	for (const [index, piece] of text.split(',').entries()) {
		const position = index + 1;
		const match = ITEM.exec(piece);
		const refuse = (why: string) => void problems.push(`entry ${position} ('${shorten(piece)}') ${why}`);
		if (piece.trim() === '') {
			problems.push(`entry ${position} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);
			continue;
		}
		if (!match) {
			refuse(malformedItem(piece));
			continue;
		}
		const from = Number(match[1]);
		const to = match[3] === undefined ? undefined : Number(match[3]);
		if (from === 0 || to === 0) refuse('names page 0: pages count from 1, and -1 is the last page');
		else items.push({ from, to, range: match[2] !== undefined, text: piece.trim(), position });
	}
	return problems.length > 0 ? { problem: together(problems) } : { items };
}

/**
 * The one-based page numbers that `text` names in a document of `pageCount` pages, in order.
 * `resolvePageOrder('-1,1..-2', 4, 100)` is `[4, 1, 2, 3]`.
 *
 * @throws OctavoError `invalid_parameters` on `page_order`: malformed, a page that does not exist, or more than
 * `maximumPages` pages in all (counted before anything is expanded).
 */
export function resolvePageOrder(text: string, pageCount: number, maximumPages: number): Uint32Array {
	const refuse = (message: string) => invalidParameters([{ field: 'page_order', message }]);
	const parsed = parsePageOrder(text);
	if ('problem' in parsed) throw refuse(parsed.problem);
	const resolved = spansOf(parsed.items, pageCount);
	if ('problem' in resolved) throw refuse(resolved.problem);
	const total = pagesIn(resolved.spans);
	if (total > maximumPages) throw refuse(`names ${total} pages in all; at most ${maximumPages} are allowed`);
	const order = new Uint32Array(total);
	let at = 0;
	for (const { first, last } of resolved.spans) {
		const step = first <= last ? 1 : -1;
		for (let page = first; page !== last + step; page += step) order[at++] = page;
	}
	return order;
}

/** The one-based pages of an item, in the order written: `first` may be after `last`. */
export interface PageSpan {
	readonly first: number;
	readonly last: number;
}

/** The pages of every item in a document of `pageCount` pages, or what is wrong with each that names a page beyond its end. */
export function spansOf(
	items: readonly PageOrderItem[],
	pageCount: number,
): { readonly spans: readonly PageSpan[] } | { readonly problem: string } {
	const problems: string[] = [];
	const spans = items.map((item) => {
		const absolute = (page: number) => (page < 0 ? pageCount + 1 + page : page);
		const first = absolute(item.from);
		const last = !item.range ? first : item.to === undefined ? pageCount : absolute(item.to);
		const written = [
			[item.from, first],
			[item.to ?? item.from, last],
		] as const;
		const missing = written.find(([, page]) => page < 1 || page > pageCount);
		if (missing)
			problems.push(
				`entry ${item.position} ('${shorten(item.text)}') names ${writePage(missing[0])}, but the document has ${countNoun(pageCount, 'page')}`,
			);
		return { first, last };
	});
	return problems.length > 0 ? { problem: together(problems) } : { spans };
}

export const pagesIn = (spans: readonly PageSpan[]): number =>
	spans.reduce((sum, { first, last }) => sum + Math.abs(last - first) + 1, 0);

/** A number may have hundreds of digits. */
export function writePage(page: number): string {
	return Number.isSafeInteger(page) ? `page ${page}` : 'a page far beyond its end';
}

function malformedItem(piece: string): string {
	if (/^ *\.\./.test(piece)) return 'has no start: a range is written 1..5';
	return otherSpelling(piece) ?? 'is not a page, such as 3 or -1, nor a range, such as 2..5 or 2..';
}

/** Most problems that one message lists. */
const MOST_LISTED = 5;

/** The problems of a list of pages as one message. */
export function together(problems: readonly string[]): string {
	const more = problems.length - MOST_LISTED;
	return [...problems.slice(0, MOST_LISTED), ...(more > 0 ? [`and ${more} more such entries`] : [])].join('; ');
}

/**
 * The cure of a page or a range that is written as other programs do (docs/semantics.md, §16).
 * `otherSpelling('2-5')` is `'is not a range: write 2..5'`.
 */
export function otherSpelling(piece: string): string | undefined {
	const dashed = /^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(piece);
	if (dashed)
		return `is not a range: write ${dashed[1]}..${dashed[2]}${dashed[2] === '' ? ' for this page and all after it' : ''}`;
	if (/\bfirst\b/i.test(piece)) return 'is not a page: the first page is written 1, and a range from it 1..5';
	return /\b(last|end)\b/i.test(piece) ? 'is not a page: the last page is written -1, and a range to it 2..' : undefined;
}

/** Shortens an item for a message. */
export function shorten(piece: string): string {
	const printable = [...piece].map((character) => (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(character) ? '?' : character));
	return shortenText(printable.join(''), 40);
}
