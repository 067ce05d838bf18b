/** Content that is not that of pages: forms, appearances, tiling patterns, glyphs of Type 3 fonts, pages that are not in the page tree. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, isRef, Stream, type Value } from '../../pdf/syntax/values';

/** Streams of fonts and images, whose data are not text of the document. */
const FONT_DATA = ['FontFile', 'FontFile2', 'FontFile3', 'ToUnicode', 'CIDToGIDMap', 'CIDSet', 'JBIG2Globals'];

export interface Streams {
	/** Content streams, and the resources in which they look. */
	readonly content: ReadonlyMap<number, Value | undefined>;
	/** Content of pages. */
	readonly pages: ReadonlySet<number>;
	/** Streams that are data of fonts, or of images, by the entry that names them. */
	readonly fonts: ReadonlyMap<number, string>;
}

/** `isMeant` tells which objects count. */
export async function findStreams(document: PdfDocument, size: number, isMeant: (number: number) => boolean): Promise<Streams> {
	const content = new Map<number, Value | undefined>();
	const fonts = new Map<number, string>();
	for (let number = 1; number < size; number++) {
		if (!isMeant(number)) continue;
		const due = document.job.pace.step(300);
		if (due) await due;
		const value = document.get(number);
		if (value instanceof Stream) {
			if (isContent(document, value.dict)) content.set(number, value.dict.get('Resources'));
			if (value.dict.has('CMapName') || isName(document.resolve(value.dict.get('Type')), 'CMap')) fonts.set(number, 'CMap');
		} else if (value instanceof Dict) inDictionary(document, number, value, content, fonts);
	}
	return { content, fonts, pages: await pageContents(document) };
}

async function pageContents(document: PdfDocument): Promise<Set<number>> {
	const found = new Set<number>();
	// Pages may share an array of thousands.
	const met = new Set<Value>();
	for (const page of document.pages.numbers) {
		const contents = document.entry(page, 'Contents');
		if (isRef(contents)) found.add(contents.number);
		const items = document.array(contents);
		const isNew = items !== undefined && met.size < met.add(items).size;
		for (const item of isNew ? items : []) if (isRef(item)) found.add(item.number);
		const due = document.job.pace.step(300 + (isNew ? 10 * items.length : 0));
		if (due) await due;
	}
	return found;
}

function isContent(document: PdfDocument, dict: Dict): boolean {
	const subtype = document.resolve(dict.get('Subtype'));
	// An appearance need not say that it is a form.
	return (
		isName(subtype, 'Form') || document.resolve(dict.get('PatternType')) === 1 || (dict.has('BBox') && !dict.has('ShadingType'))
	);
}

function inDictionary(
	document: PdfDocument,
	number: number,
	dict: Dict,
	content: Map<number, Value | undefined>,
	fonts: Map<number, string>,
): void {
	for (const key of FONT_DATA) {
		const data = dict.get(key);
		if (isRef(data)) fonts.set(data.number, key);
	}
	const procedures = isName(document.resolve(dict.get('Subtype')), 'Type3') ? document.dict(dict.get('CharProcs')) : undefined;
	for (const glyph of procedures?.values() ?? []) if (isRef(glyph)) content.set(glyph.number, dict.get('Resources'));
	const type = document.resolve(dict.get('Type'));
	if (document.pages.holds(number) || !(isName(type, 'Page') || isName(type, 'Template'))) return;
	const contents = dict.get('Contents');
	for (const item of document.array(contents) ?? [contents]) if (isRef(item)) content.set(item.number, dict.get('Resources'));
}
