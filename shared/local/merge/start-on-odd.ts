/** Blank pages, so that each document begins on a new sheet if the result is printed on both sides (docs/semantics.md, §19). */
import type { Part } from '../../model/foreign/part';
import { insertBlankPages } from '../../model/prune/insert-pages';

/** Adds a blank page to each document, but the last one, after which the next one would begin on an even page. */
export async function startOnOdd(parts: readonly Part[]): Promise<void> {
	let count = 0;
	for (const { document } of parts.slice(0, -1)) {
		count += document.pages.count;
		if (count % 2 === 0) continue;
		await insertBlankPages(document, Uint32Array.of(document.pages.count), 'after');
		count++;
	}
}
