/** Blank pages beside others (docs/semantics.md, §30.1). */
import type { PdfDocument } from '../../pdf/document';
import { dict, name, type Value } from '../../pdf/syntax/values';
import { buildPageLabels, readPageLabels, type PageLabel } from '../navigation/labels';
import { dropPrintRange } from '../navigation/print-range';
import { dropDocumentParts } from './document-parts';
import { referToPages } from './page-numbers';

/** Entries that a page does not inherit, and those that it may. */
const OWN = ['BleedBox', 'TrimBox', 'ArtBox', 'UserUnit'] as const;
const INHERITED = ['MediaBox', 'CropBox', 'Rotate'] as const;

/** Of a page that has no label. */
const UNLABELLED: PageLabel = { style: undefined, prefix: undefined, number: 1 };

/** Inserts a blank page, as large as its neighbour, before or after each of the pages `beside`: one-based and ascending, at least one. */
export async function insertBlankPages(document: PdfDocument, beside: Uint32Array, where: 'before' | 'after'): Promise<void> {
	await referToPages(document);
	const { pages, job } = document;
	const labelOf = await readPageLabels(document);
	const numbers: number[] = [];
	const labels: PageLabel[] = [];
	let at = 0;
	for (let index = 0; index < pages.count; index++) {
		const isBeside = beside[at] === index + 1;
		if (isBeside) at++;
		const label = labelOf?.(index) ?? UNLABELLED;
		const blank = isBeside ? blankPage(document, index) : -1;
		if (isBeside && where === 'before') {
			numbers.push(blank);
			labels.push(UNLABELLED);
		}
		numbers.push(pages.number(index));
		labels.push(label);
		if (isBeside && where === 'after') {
			numbers.push(blank);
			labels.push(UNLABELLED);
		}
		const due = job.pace.step(400);
		if (due) await due;
	}
	dropDocumentParts(document);
	dropPrintRange(document);
	if (labelOf) document.editCatalog().set('PageLabels', document.add(buildPageLabels(document, labels)));
	await pages.rebuild(numbers);
}

/** The number of a new page that looks like the one at `index` with nothing on it. */
function blankPage(document: PdfDocument, index: number): number {
	const { pages } = document;
	const entries: Record<string, Value | undefined> = { Type: name('Page'), Resources: dict({}) };
	for (const key of INHERITED) entries[key] = pages.attribute(index, key);
	for (const key of OWN) entries[key] = document.entry(pages.number(index), key);
	return document.add(dict(entries)).number;
}
