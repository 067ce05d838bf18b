/** Removes all metadata: the Info dictionary, every XMP stream, and private data of programs (ISO 32000-2, 14.3 and 14.5). */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { eachDict, someDict } from '../../pdf/read/search';
import { isDict, isName, Str, Stream, type Dict, type Value } from '../../pdf/syntax/values';

export async function removeMetadata(document: PdfDocument): Promise<void> {
	document.trailer.delete('Info');
	const found = await objectsWithAnyName(document, Object.keys(ENTRIES));
	for (const number of [...found].sort((a, b) => a - b)) {
		if (!someDict(document.get(number), (dict) => namedEntries(document, dict).length > 0)) continue;
		eachDict(document.edit(number), (dict) => {
			for (const key of namedEntries(document, dict)) dict.delete(key);
		});
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
}

export const isMetadataStream = (value: Value): boolean =>
	value instanceof Stream && (isName(value.dict.get('Type'), 'Metadata') || isName(value.dict.get('Subtype'), 'XML'));

/** pdfTeX writes the name and the Info dictionary of a document into the form XObject that it makes of it. */
export const INCLUDED: Readonly<Record<string, (value: Value) => boolean>> = {
	'PTEX.FileName': (value) => value instanceof Str,
	'PTEX.InfoDict': isDict,
};

const ENTRIES: typeof INCLUDED = { Metadata: isMetadataStream, PieceInfo: () => true, ...INCLUDED };

/** The entries that are what their names say: private dictionaries and resources may use the names for something else. */
const namedEntries = (document: PdfDocument, dict: Dict): string[] =>
	Object.keys(ENTRIES).filter((key) => dict.has(key) && ENTRIES[key]!(document.resolve(dict.get(key))));

/** Removes the metadata of the whole document: the Info dictionary, and the XMP of the catalog. Returns how many of the two there were. */
export function removeDocumentMetadata(document: PdfDocument): number {
	const hasInfo = document.dict(document.trailer.get('Info')) !== undefined;
	const hasXmp = document.resolve(document.catalog.get('Metadata')) !== null;
	document.trailer.delete('Info');
	if (document.catalog.has('Metadata')) document.editCatalog().delete('Metadata');
	return Number(hasInfo) + Number(hasXmp);
}
