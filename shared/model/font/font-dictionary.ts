/** Where a font dictionary has its parts (ISO 32000-2, 9.5 to 9.8). */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isName, Name, type Value } from '../../pdf/syntax/values';

/** Characters of a name, such as that of a font: thousands of fonts may share one of megabytes, of which the beginning counts. */
const LONGEST_NAME = 4_096;

/** The text of a name; empty for other values. */
export function readNameText(document: PdfDocument, value: Value | undefined): string {
	const found = document.resolve(value);
	return found instanceof Name ? found.text.slice(0, LONGEST_NAME) : '';
}

/** The CIDFont of a composite font (9.7.6): a separate font dictionary; undefined for simple fonts. */
export function descendantOf(document: PdfDocument, font: Dict): Dict | undefined {
	if (!isName(document.resolve(font.get('Subtype')), 'Type0')) return undefined;
	return document.dict(document.array(font.get('DescendantFonts'))?.[0]);
}

/** The font descriptor (9.8): composite fonts have theirs in the descendant. */
export const descriptorOf = (document: PdfDocument, font: Dict): Dict | undefined =>
	document.dict((descendantOf(document, font) ?? font).get('FontDescriptor'));

/** The tag of a subset before the name of a font (9.9.2): six capitals and a plus sign. */
const TAG = /^[A-Z]{6}\+(?=.)/;

/** The name of a font without the tag of a subset, and whether there was one. */
export function splitSubsetTag(name: string): { readonly name: string; readonly subset: boolean } {
	const plain = name.replace(TAG, '');
	return { name: plain, subset: plain !== name };
}

/** Names are UTF-8 by intent (7.3.5), and whatever a program wrote in fact. */
export function plainName(text: string): string {
	const bytes = Buffer.from(text, 'latin1');
	const utf8 = new TextDecoder().decode(bytes);
	return utf8.includes('\ufffd') ? text : utf8;
}
