/** How many bookmarks a document has (ISO 32000-2, 12.3.3). */
import type { PdfDocument } from '../../pdf/document';
import { isRef, Str } from '../../pdf/syntax/values';
import { walkOutline } from './outline-walk';

/** Outline items of all levels. */
export async function bookmarkCount(document: PdfDocument): Promise<number> {
	let count = 0;
	await walkOutline(document, (item) => {
		const title = isRef(item) ? document.entry(item.number, 'Title') : document.dict(item)?.get('Title');
		// Readers ignore outline items without /Title.
		const isShown = document.resolve(title) instanceof Str;
		if (isShown) count++;
		return isShown;
	});
	return count;
}
