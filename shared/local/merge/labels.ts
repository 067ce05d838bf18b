/** Page labels with offsets: each page keeps the label it had in its own document (docs/semantics.md, §11). */
import { buildPageLabels, readPageLabels, type PageLabel } from '../../pdf/prune/labels';
import type { Dict } from '../../pdf/syntax/values';
import type { Part } from './part';

export function mergeLabels(parts: readonly Part[]): void {
	const readers = parts.map(({ document }) => readPageLabels(document));
	if (readers.every((reader) => reader === undefined)) return;
	const { document } = parts[0]!;
	const tree = buildPageLabels(document, labels(parts, readers));
	(document.edit(document.catalogNumber) as Dict).set('PageLabels', document.add(tree));
}

function* labels(parts: readonly Part[], readers: readonly (((index: number) => PageLabel) | undefined)[]): Iterable<PageLabel> {
	for (const { index, document } of parts) {
		// A document without labels counts from 1.
		const label = readers[index] ?? ((page: number): PageLabel => ({ style: 'D', prefix: undefined, number: page + 1 }));
		for (let page = 0; page < document.pages.count; page++) yield label(page);
	}
}
