/**
 * The ordered page syntax of the contract (docs/semantics.md, §3.1):
 *
 *     order = item *( "," item )          item = *SP ( page / page ".." [ page ] ) *SP
 *     page  = [ "-" ] 1*DIGIT             ; not zero; -1 is the last page
 *
 * Parsing needs no document; resolving against a page count refuses every page that does not exist, also inside a range.
 */
import { invalidParameters } from '../errors';
import { beyondEnd, otherSpelling, PAGE_0, readItems, together, type Items } from './page-items';

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
export const parsePageOrder = (text: string): Items<PageOrderItem> =>
	readItems<PageOrderItem>(text, 'pages such as 3,1,2 or 2..5', (piece, position) => {
		const match = ITEM.exec(piece);
		if (!match) return { problem: malformedItem(piece) };
		const from = Number(match[1]);
		const to = match[3] === undefined ? undefined : Number(match[3]);
		if (from === 0 || to === 0) return PAGE_0;
		return { item: { from, to, range: match[2] !== undefined, text: piece.trim(), position } };
	});

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
		if (missing) problems.push(beyondEnd(item, missing[0], pageCount));
		return { first, last };
	});
	return problems.length > 0 ? { problem: together(problems) } : { spans };
}

export const pagesIn = (spans: readonly PageSpan[]): number =>
	spans.reduce((sum, { first, last }) => sum + Math.abs(last - first) + 1, 0);

function malformedItem(piece: string): string {
	if (/^ *\.\./.test(piece)) return 'has no start: a range is written 1..5';
	return otherSpelling(piece) ?? 'is not a page, such as 3 or -1, nor a range, such as 2..5 or 2..';
}
