/** Changing dictionaries wherever they are in a document. */
import type { PdfDocument } from '../../pdf/document';
import { eachDict, objectsWith } from '../../pdf/read/search';
import type { Dict } from '../../pdf/syntax/values';

/**
 * Visits every dictionary, direct ones too, in the objects whose bytes hold one of `words`. `change` returns whether it changed the
 * dictionary, whose object is edited then.
 */
export function editDictionaries(document: PdfDocument, words: readonly string[], change: (found: Dict) => boolean): void {
	for (const number of objectsWith(document, words)) {
		const state = { changed: false };
		eachDict(document.get(number), (found) => {
			if (change(found)) state.changed = true;
		});
		if (state.changed) document.edit(number);
	}
}
