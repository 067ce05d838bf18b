/** Bookmarks whose titles are the names of things that go (docs/semantics.md, §31.1). */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Ref } from '../../pdf/syntax/values';
import { walkOutline } from '../navigation/outline-walk';
import { featuresOf } from '../prune/select-pages';
import { readableText } from '../tree/readable-text';

/** Returns how many went; those below them take their place. */
export async function dropBookmarksNamed(document: PdfDocument, names: Iterable<string | null>): Promise<number> {
	const titles = new Set<string>();
	for (const name of names) if (name !== null && name.trim() !== '') titles.add(foldTitle(name));
	if (titles.size === 0) return 0;
	const { outlines } = featuresOf(document);
	await walkOutline(document, (value) => {
		const item = isRef(value) ? document.dict(value) : undefined;
		const title = readableText(document.resolve(item?.get('Title')));
		if (title !== null && titles.has(foldTitle(title))) outlines.drop((value as Ref).number);
		return item !== undefined;
	});
	await outlines.flush();
	return outlines.removedItems;
}

const foldTitle = (text: string): string => text.normalize('NFC').trim().toLowerCase();
