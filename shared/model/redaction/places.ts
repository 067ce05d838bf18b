/** Names of the places where text can be, for messages: they never quote it. */
import type { PdfDocument } from '../../pdf/document';
import { isName, type Dict } from '../../pdf/syntax/values';
import { isStructureElement } from '../structure/structure';

export type Place =
	| 'bookmarks'
	| 'the properties of the document'
	| 'metadata'
	| 'annotations'
	| 'form fields'
	| 'tags'
	| 'addresses and file names'
	| 'names'
	| 'layers'
	| 'content that no page shows'
	| 'comments of content'
	| 'fonts and colors'
	| 'streams'
	| 'other entries';

const KEYS: Readonly<Record<string, Place>> = {
	ActualText: 'tags',
	Alt: 'tags',
	E: 'tags',
	URI: 'addresses and file names',
	F: 'addresses and file names',
	UF: 'addresses and file names',
	V: 'form fields',
	DV: 'form fields',
	TU: 'form fields',
	TM: 'form fields',
	Opt: 'form fields',
	Dest: 'names',
	D: 'names',
	Names: 'names',
	Limits: 'names',
};

/** The place of a string in a dictionary. */
export function placeOfObject(document: PdfDocument, dict: Dict | undefined, key: string): Place {
	if (!dict) return 'other entries';
	if (dict === document.dict(document.trailer.get('Info'))) return 'the properties of the document';
	if (isStructureElement(dict)) return 'tags';
	if (dict.has('Subtype') && dict.has('Rect'))
		return isName(document.resolve(dict.get('Subtype')), 'Widget') ? 'form fields' : 'annotations';
	if (dict.has('FT')) return 'form fields';
	if (isName(document.resolve(dict.get('Type')), 'OCG')) return 'layers';
	if (key === 'Title' && dict.has('Parent')) return 'bookmarks';
	return KEYS[key] ?? 'other entries';
}
