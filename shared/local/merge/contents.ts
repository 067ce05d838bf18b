/** Pages of contents in front of merged documents (docs/semantics.md, §19). pdf-lib makes them, so this is loaded only for a merge that has them. */
import { referenceTo, type Part } from '../../model/foreign/part';
import { viewerSize } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import { LONGEST_SIDE } from '../../model/geometry/page-sizes';
import { Composition } from '../../model/making/composition';
import { ContentsPages } from '../../model/making/contents';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { type Dict, isRef, Name, type Ref } from '../../pdf/syntax/values';
import { firstPages } from './start-on-odd';

export interface ContentsOptions {
	readonly heading: string;
	/** Of the documents, in order. */
	readonly titles: readonly string[];
	readonly language: string | undefined;
	readonly startOnOdd: boolean;
}

export interface Contents {
	/** The last of all documents by its index, the first by its pages. */
	readonly part: Part;
	/** Characters of titles that no font has. */
	readonly missing: ReadonlySet<string>;
}

export async function makeContents(documents: readonly Part[], options: ContentsOptions, job: Job): Promise<Contents> {
	const { heading, titles, language, startOnOdd } = options;
	const composition = await Composition.open({ styles: ['SemiBold'], text: [heading, ...titles].join(' ') }, job);
	const { width, height } = firstPageSize(documents[0]!.document);
	const counts = documents.map(({ document }) => document.pages.count);
	const digits = String(counts.reduce((sum, count) => sum + count + 1, titles.length)).length;
	const pages = await ContentsPages.of(composition, { width, height, heading, titles, digits }, job.pace);
	const [, ...firsts] = firstPages([pages.pageCount, ...counts], startOnOdd);
	const place = await pages.draw(
		firsts.map(String),
		titles.map(() => ({ place: {} })),
		job.pace,
	);
	const document = await composition.finish({ title: heading, language, bookmarks: [{ title: heading, place, children: [] }] });
	const part: Part = { index: documents.length, document, made: true };
	aim(part, documents);
	if (documents.every((one) => !one.document.catalog.has('StructTreeRoot'))) untag(document);
	return { part, missing: composition.typefaces.missing };
}

/** The size of the first page as displayed, in points. */
function firstPageSize(document: PdfDocument): { width: number; height: number } {
	const geometry = geometryOf(document, 0);
	const { width, height } = viewerSize(geometry);
	const points = (length: number) => Math.min(LONGEST_SIDE, length * geometry.userUnit);
	return { width: points(width), height: points(height) };
}

/** Leads each link to the first page of its document: until now they lead nowhere, because pdf-lib knows none of the documents. */
function aim({ document, index }: Part, documents: readonly Part[]): void {
	const links = linksOf(document);
	for (const [at, part] of documents.entries()) {
		const link = document.edit(links[at]!) as Dict;
		link.set('Dest', [referenceTo(part.index, part.document.pages.number(0), index), new Name('Fit')]);
	}
}

const linksOf = (document: PdfDocument): Ref[] =>
	document.pages.numbers.flatMap((page) => (document.array(document.entry(page, 'Annots')) ?? []).filter(isRef));

/** Documents without tags get contents without tags: structure for a few pages of many would be taken for that of all. */
function untag(document: PdfDocument): void {
	for (const key of ['StructTreeRoot', 'MarkInfo']) document.editCatalog().delete(key);
	for (const page of document.pages.numbers) document.patch(page, { StructParents: undefined, Tabs: undefined });
	for (const link of linksOf(document)) document.patch(link.number, { StructParent: undefined });
}
