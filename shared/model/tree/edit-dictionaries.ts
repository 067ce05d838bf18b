/** Changing dictionaries wherever they are in a document. */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAny } from '../../pdf/read/name-search';
import { eachDict } from '../../pdf/read/search';
import type { Dict } from '../../pdf/syntax/values';

/**
 * Visits every dictionary, direct ones too, in the objects that hold one of `names`, which may be written with `#xx`. `change` returns
 * whether it changed the dictionary, whose object is edited then.
 */
export async function editDictionaries(
	document: PdfDocument,
	names: readonly string[],
	change: (found: Dict) => boolean,
): Promise<void> {
	for (const number of await objectsWithAny(document, names)) {
		const due = document.job.pace.step(200);
		if (due) await due;
		const state = { changed: false };
		eachDict(document.get(number), (found) => {
			if (change(found)) state.changed = true;
		});
		if (state.changed) document.edit(number);
	}
}
