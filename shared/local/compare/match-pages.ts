/**
 * Which page was which: pages that are the same first, then those that look the same or say the same, then those that are alike.
 * As patience does it: pages that occur once in both documents hold the others in place (docs/semantics.md, D55).
 */
import type { Pace } from '../../pace/pace';
import { align } from './align-pages';
import type { PagePrint } from './page-print';
import { addAll } from '../../lists';

export interface Matched {
	/** For each page, the index of the page that it was; -1 for a page that was added. */
	readonly before: Int32Array;
	/** For each page of the earlier version, the index of the page that it is; -1 for one that was removed. */
	readonly after: Int32Array;
	/** Indices of pages that are the same as others in another place. */
	readonly moved: ReadonlySet<number>;
}

/** Part of both documents: pages from the first index to before the second. */
interface Range {
	readonly from: number;
	readonly to: number;
	readonly otherFrom: number;
	readonly otherTo: number;
}

/** By which pages are the same: all; their look; their text. Empty for a page that has nothing of it. */
const KINDS: readonly ((print: PagePrint) => string)[] = [
	({ content, annotations, text }) => `${content} ${annotations} ${text}`,
	({ content }) => content,
	({ text }) => text,
];

export async function matchPages(before: readonly PagePrint[], after: readonly PagePrint[], pace: Pace): Promise<Matched> {
	const matcher = new Matcher(before, after, pace);
	let ranges: Range[] = [{ from: 0, to: after.length, otherFrom: 0, otherTo: before.length }];
	for (const keyOf of KINDS) ranges = await matcher.inOrder(ranges, keyOf);
	for (const keyOf of KINDS) await matcher.elsewhere(keyOf);
	for (const range of ranges) await matcher.alike(range);
	return matcher;
}

class Matcher implements Matched {
	readonly before: Int32Array;
	readonly after: Int32Array;
	readonly moved = new Set<number>();

	constructor(
		private readonly earlier: readonly PagePrint[],
		private readonly later: readonly PagePrint[],
		private readonly pace: Pace,
	) {
		this.before = new Int32Array(later.length).fill(-1);
		this.after = new Int32Array(earlier.length).fill(-1);
	}

	/** Matches pages with one key in their order; the ranges between them that are left. */
	async inOrder(ranges: readonly Range[], keyOf: (print: PagePrint) => string): Promise<Range[]> {
		const [later, earlier] = [this.later.map(keyOf), this.earlier.map(keyOf)];
		const open = [...ranges].reverse();
		const left: Range[] = [];
		for (let range = open.pop(); range; range = open.pop()) {
			const inner = this.trimmed(range, later, earlier);
			const due = this.pace.step((inner.to - inner.from + inner.otherTo - inner.otherFrom + 1) * 200);
			if (due) await due;
			if (inner.from === inner.to || inner.otherFrom === inner.otherTo) {
				if (inner.from < inner.to || inner.otherFrom < inner.otherTo) left.push(inner);
				continue;
			}
			const anchors = increasing(onceInBoth(inner, later, earlier));
			if (anchors.length === 0) {
				left.push(inner);
				continue;
			}
			addAll(open, rangesBetween(inner, anchors).reverse());
			for (const [page, other] of anchors) this.match(page, other);
		}
		return left;
	}

	/** Matches the pages with one key at both ends of a range; the range between. */
	private trimmed(range: Range, later: readonly string[], earlier: readonly string[]): Range {
		let { from, to, otherFrom, otherTo } = range;
		const isSame = (page: number, other: number) => later[page] !== '' && later[page] === earlier[other];
		while (from < to && otherFrom < otherTo && isSame(from, otherFrom)) this.match(from++, otherFrom++);
		while (from < to && otherFrom < otherTo && isSame(to - 1, otherTo - 1)) this.match(--to, --otherTo);
		return { from, to, otherFrom, otherTo };
	}

	/** Matches pages that are left and were in another place. */
	async elsewhere(keyOf: (print: PagePrint) => string): Promise<void> {
		const places = new Map<string, number[]>();
		for (const [other, print] of this.earlier.entries()) {
			const key = keyOf(print);
			if (this.after[other]! >= 0 || key === '') continue;
			const same = places.get(key);
			if (same) same.push(other);
			else places.set(key, [other]);
		}
		for (const same of places.values()) same.reverse();
		for (const [page, print] of this.later.entries()) {
			const due = this.pace.step(200);
			if (due) await due;
			const other = this.before[page]! < 0 ? places.get(keyOf(print))?.pop() : undefined;
			if (other === undefined) continue;
			this.match(page, other);
			this.moved.add(page);
		}
	}

	/** Matches the pages that are left of a range by how alike their words are. */
	async alike({ from, to, otherFrom, otherTo }: Range): Promise<void> {
		const pages: number[] = [];
		const others: number[] = [];
		for (let page = from; page < to; page++) if (this.before[page]! < 0) pages.push(page);
		for (let other = otherFrom; other < otherTo; other++) if (this.after[other]! < 0) others.push(other);
		const { later, earlier } = this;
		const pairs = await align(
			pages.map((page) => later[page]!),
			others.map((other) => earlier[other]!),
			this.pace,
		);
		for (const [page, other] of pairs) this.match(pages[page]!, others[other]!);
	}

	private match(page: number, other: number): void {
		this.before[page] = other;
		this.after[other] = page;
	}
}

export type Pair = readonly [page: number, other: number];

/** Pages whose key occurs once in each part, in the order of the later document. */
function onceInBoth(range: Range, later: readonly string[], earlier: readonly string[]): Pair[] {
	const places = new Map<string, number>();
	for (let other = range.otherFrom; other < range.otherTo; other++)
		places.set(earlier[other]!, places.has(earlier[other]!) ? -1 : other);
	const counts = new Map<string, number>();
	for (let page = range.from; page < range.to; page++) counts.set(later[page]!, (counts.get(later[page]!) ?? 0) + 1);
	const pairs: Pair[] = [];
	for (let page = range.from; page < range.to; page++) {
		const other = places.get(later[page]!) ?? -1;
		if (other >= 0 && later[page] !== '' && counts.get(later[page]!) === 1) pairs.push([page, other]);
	}
	return pairs;
}

/** The longest part of the pairs whose second members increase. */
export function increasing(pairs: readonly Pair[]): Pair[] {
	/** By length, the pair that ends such a part with the least second member; and for each pair the one before it. */
	const ends: number[] = [];
	const previous = new Int32Array(pairs.length);
	for (const [index, [, other]] of pairs.entries()) {
		let [low, high] = [0, ends.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (pairs[ends[middle]!]![1] < other) low = middle + 1;
			else high = middle;
		}
		previous[index] = low > 0 ? ends[low - 1]! : -1;
		ends[low] = index;
	}
	const found: Pair[] = [];
	for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) found.push(pairs[index]!);
	return found.reverse();
}

/** The ranges between pairs. */
function rangesBetween(range: Range, pairs: readonly Pair[]): Range[] {
	const found: Range[] = [];
	let { from, otherFrom } = range;
	for (const [page, other] of pairs) {
		found.push({ from, to: page, otherFrom, otherTo: other });
		from = page + 1;
		otherFrom = other + 1;
	}
	found.push({ from, to: range.to, otherFrom, otherTo: range.otherTo });
	return found;
}
