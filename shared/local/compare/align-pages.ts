/** Pairs pages that differ, in their order, so that the words of all pairs together are as much alike as possible. */
import type { Pace } from '../../pace/pace';
import { likeness, type PagePrint } from './page-print';

/** Pairs of pages that are compared; in longer parts, pages are paired one after the other. */
const MOST_PAIRS = 1_000_000;
/** A page that has changed altogether is still the page in that place. */
const PAIRED = 0.01;

/** Indices into both lists. */
export async function align(
	pages: readonly PagePrint[],
	others: readonly PagePrint[],
	pace: Pace,
): Promise<(readonly [number, number])[]> {
	const width = others.length + 1;
	if (pages.length * others.length > MOST_PAIRS || pages.length === 0 || others.length === 0)
		return Array.from({ length: Math.min(pages.length, others.length) }, (_, index) => [index, index] as const);
	// The best sum from each pair to the end.
	const sums = new Float32Array((pages.length + 1) * width);
	for (let page = pages.length - 1; page >= 0; page--) {
		for (let other = others.length - 1; other >= 0; other--) {
			const paired = PAIRED + likeness(pages[page]!, others[other]!) + sums[(page + 1) * width + other + 1]!;
			sums[page * width + other] = Math.max(paired, sums[(page + 1) * width + other]!, sums[page * width + other + 1]!);
		}
		const due = pace.step(others.length * 1500);
		if (due) await due;
	}
	const pairs: (readonly [number, number])[] = [];
	for (let page = 0, other = 0; page < pages.length && other < others.length;) {
		const best = sums[page * width + other]!;
		if (best === sums[(page + 1) * width + other]!) page++;
		else if (best === sums[page * width + other + 1]!) other++;
		else pairs.push([page++, other++]);
	}
	return pairs;
}
