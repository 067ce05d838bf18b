/** Page labels with offsets: each page keeps the label it had in its own document (docs/semantics.md, §11). */
import { buildPageLabels, readPageLabels, type PageLabel } from '../../model/navigation/labels';
import { inOrder, type PageOfPart } from './pages';
import { resultOf, type Part } from '../../model/foreign/part';

/** `order`: the pages of the result, where they do not simply follow each other. */
export async function mergeLabels(parts: readonly Part[], order?: readonly PageOfPart[]): Promise<void> {
	const readers: Awaited<ReturnType<typeof readPageLabels>>[] = [];
	for (const { index, document } of parts) readers[index] = await readPageLabels(document);
	if (readers.every((reader) => reader === undefined)) return;
	const document = resultOf(parts);
	const tree = buildPageLabels(document, labels(order ?? inOrder(parts), readers));
	document.editCatalog().set('PageLabels', document.add(tree));
}

function* labels(
	order: Iterable<PageOfPart>,
	readers: readonly (((index: number) => PageLabel) | undefined)[],
): Iterable<PageLabel> {
	for (const { part, page } of order) {
		// A document without labels counts from 1.
		yield readers[part.index]?.(page) ?? { style: 'D', prefix: undefined, number: page + 1 };
	}
}
