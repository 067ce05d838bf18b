/** Blank pages, so that each document begins on a new sheet if the result is printed on both sides (docs/semantics.md, §19). */
import type { Part } from '../../model/foreign/part';
import { insertBlankPages } from '../../model/prune/insert-pages';

/** The page, counted from 1, on which each of several documents begins, by their numbers of pages. `firstPages([3, 2], true)` is `[1, 5]`. */
export function firstPages(counts: readonly number[], startOnOdd: boolean): number[] {
	let next = 1;
	return counts.map((count) => {
		const first = next;
		next += count;
		if (startOnOdd && next % 2 === 0) next++;
		return first;
	});
}

/** Adds a blank page to each document, but the last one, after which the next one would begin on an even page. */
export async function addBlankPages(parts: readonly Part[]): Promise<void> {
	const counts = parts.map(({ document }) => document.pages.count);
	const firsts = firstPages(counts, true);
	for (const [index, { document }] of parts.slice(0, -1).entries())
		if (firsts[index]! + counts[index]! < firsts[index + 1]!)
			await insertBlankPages(document, Uint32Array.of(document.pages.count), 'after');
}
