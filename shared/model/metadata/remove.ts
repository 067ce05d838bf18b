/** Removes all metadata: the Info dictionary, every XMP stream, and private data of programs (ISO 32000-2, 14.3 and 14.5). */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { eachDict, someDict } from '../../pdf/read/search';
import { isDict, isName, Str, Stream, type Dict, type Value } from '../../pdf/syntax/values';

export async function removeMetadata(document: PdfDocument): Promise<void> {
	document.trailer.delete('Info');
	const found = await objectsWithAnyName(document, ['Metadata', 'PieceInfo', ...INCLUDED]);
	const holds = (dict: Dict) =>
		dict.has('PieceInfo') || isMetadata(document, dict) || INCLUDED.some((key) => tellsOfIncluded(document, dict, key));
	for (const number of [...found].sort((a, b) => a - b)) {
		if (!someDict(document.get(number), holds)) continue;
		eachDict(document.edit(number), (dict) => {
			if (isMetadata(document, dict)) dict.delete('Metadata');
			dict.delete('PieceInfo');
			for (const key of INCLUDED) if (tellsOfIncluded(document, dict, key)) dict.delete(key);
		});
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
}

/** pdfTeX writes the name and the Info dictionary of a document into the form XObject that it makes of it. */
export const INCLUDED = ['PTEX.FileName', 'PTEX.InfoDict'] as const;

/** Whether the entry is what the name says: resources may use it for something else. */
export function tellsOfIncluded(document: PdfDocument, dict: Dict, key: (typeof INCLUDED)[number]): boolean {
	const value = document.resolve(dict.get(key));
	return key === 'PTEX.InfoDict' ? isDict(value) : value instanceof Str;
}

/** Whether /Metadata is what the name says: a private dictionary may use it for something else. */
function isMetadata(document: PdfDocument, dict: Dict): boolean {
	return isMetadataStream(document.resolve(dict.get('Metadata')));
}

export const isMetadataStream = (value: Value): boolean =>
	value instanceof Stream && (isName(value.dict.get('Type'), 'Metadata') || isName(value.dict.get('Subtype'), 'XML'));

/** Removes the metadata of the whole document: the Info dictionary, and the XMP of the catalog. Returns how many of the two there were. */
export function removeDocumentMetadata(document: PdfDocument): number {
	const hasInfo = document.dict(document.trailer.get('Info')) !== undefined;
	const hasXmp = document.resolve(document.catalog.get('Metadata')) !== null;
	document.trailer.delete('Info');
	if (document.catalog.has('Metadata')) document.editCatalog().delete('Metadata');
	return Number(hasInfo) + Number(hasXmp);
}
