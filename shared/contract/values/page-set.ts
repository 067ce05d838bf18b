/**
 * Page sets (docs/semantics.md, §18): pages without order and without repeats.
 *
 *     set  = item *( "," item )           item = [ "not" 1*SP ] ( page / page ".." [ page ] / "odd" / "even" / "all" )
 *     page = [ "-" ] 1*DIGIT              ; not zero; -1 is the last page
 *
 * `not` removes its pages wherever the item is written; a set of such items alone means all pages but these. Parsing needs no
 * document; resolving against a page count refuses pages that do not exist.
 */
import { invalidParameters } from '../errors';
import { beyondEnd, otherSpelling, PAGE_0, readItems, together, type Items } from './page-items';

interface PageSetItem {
	readonly negated: boolean;
	readonly pages: 'odd' | 'even' | 'all' | { readonly from: number; readonly to: number | 'end' };
	/** As written, for messages. */
	readonly text: string;
	/** One-based position in the list. */
	readonly position: number;
}

const ITEM = /^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;

/** The items of `text`, or what is wrong with each malformed item, by its position. */
export const parsePageSet = (text: string): Items<PageSetItem> =>
	readItems<PageSetItem>(text, 'pages such as 1..3, -1, odd', (piece, position) => {
		const written = piece.trim();
		const match = ITEM.exec(written);
		if (!match) return { problem: malformedItem(written) };
		const [, not, word, first, range, last] = match;
		const item = { negated: not !== undefined, text: written, position };
		if (word !== undefined) return { item: { ...item, pages: word.toLowerCase() as 'odd' | 'even' | 'all' } };
		const from = Number(first);
		const to = range === undefined ? from : last === undefined ? 'end' : Number(last);
		return from === 0 || to === 0 ? PAGE_0 : { item: { ...item, pages: { from, to } } };
	});

/**
 * The one-based page numbers of the set in a document of `pageCount` pages, ascending. It may be empty: operations decide
 * what that means. `resolvePageSet('odd, not 3', 6)` is `[1, 5]`.
 *
 * @throws OctavoError `invalid_parameters` on `field`: malformed, or a page that does not exist.
 */
export function resolvePageSet(text: string, pageCount: number, field = 'pages'): Uint32Array {
	const refuse = (message: string) => invalidParameters([{ field, message }]);
	const parsed = parsePageSet(text);
	if ('problem' in parsed) throw refuse(parsed.problem);
	const included = new Coverage(pageCount);
	const excluded = new Coverage(pageCount);
	const problems: string[] = [];
	for (const item of parsed.items) {
		const into = item.negated ? excluded : included;
		if (typeof item.pages === 'string') {
			into.add(item.pages);
			continue;
		}
		const { from, to } = item.pages;
		const first = from < 0 ? pageCount + 1 + from : from;
		const last = to === 'end' ? pageCount : to < 0 ? pageCount + 1 + to : to;
		// `A..` beyond the last page is empty; every other named page must exist.
		const mustExist: readonly (readonly [number, number])[] =
			to === 'end'
				? from < 0
					? [[from, first]]
					: []
				: [
						[from, first],
						[to, last],
					];
		const missing = mustExist.find(([, page]) => page < 1 || page > pageCount);
		if (missing) problems.push(beyondEnd(item, missing[0], pageCount));
		if ((to === 'end' && first > pageCount) || problems.length > 0) continue;
		into.range(Math.min(first, last), Math.max(first, last));
	}
	if (problems.length > 0) throw refuse(together(problems));
	if (parsed.items.every(({ negated }) => negated)) included.add('all');
	return included.without(excluded);
}

/**
 * The set as one ascending range of positive pages, if it is written as one; without `last` it runs to the end.
 * `asRange('2..5')` is `{ first: 2, last: 5 }`.
 */
export function asRange(text: string): { readonly first: number; readonly last?: number } | undefined {
	const parsed = parsePageSet(text);
	if ('problem' in parsed || parsed.items.length !== 1) return undefined;
	const { negated, pages } = parsed.items[0]!;
	if (negated) return undefined;
	if (pages === 'all') return { first: 1 };
	if (typeof pages === 'string' || pages.from < 1) return undefined;
	const { from, to } = pages;
	if (to === 'end') return { first: from };
	// To the last page, which must not come before the first one.
	if (to === -1) return { first: from };
	return to < 1 ? undefined : { first: Math.min(from, to), last: Math.max(from, to) };
}

/** Marks ranges as differences, so that hundreds of items on a long document cost one pass. */
class Coverage {
	private readonly differences: Int32Array;
	private odd = false;
	private even = false;

	constructor(private readonly pageCount: number) {
		this.differences = new Int32Array(pageCount + 2);
	}

	add(pages: 'odd' | 'even' | 'all'): void {
		if (pages !== 'even') this.odd = true;
		if (pages !== 'odd') this.even = true;
	}

	range(first: number, last: number): void {
		this.differences[first]!++;
		this.differences[last + 1]!--;
	}

	without(other: Coverage): Uint32Array {
		const found = new Uint32Array(this.pageCount);
		let used = 0;
		let mine = 0;
		let theirs = 0;
		for (let page = 1; page <= this.pageCount; page++) {
			mine += this.differences[page]!;
			theirs += other.differences[page]!;
			const parity = page % 2 === 1 ? 'odd' : 'even';
			if ((mine > 0 || this[parity]) && !(theirs > 0 || other[parity])) found[used++] = page;
		}
		return found.subarray(0, used);
	}
}

function malformedItem(piece: string): string {
	if (/^(not +)?\.\./i.test(piece)) return 'has no start: a range is written 1..5';
	if (/^!/.test(piece)) return 'is not a page: leave out pages with not, such as not 2';
	return (
		otherSpelling(piece.replace(/^not +/i, '')) ??
		'is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not'
	);
}
