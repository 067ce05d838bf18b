/** Outlines one after the other (ISO 32000-2, 12.3.3): only the top level of each is touched. */
import { linkItems, outlineItem, outlineRoot, topLevel, type OutlineItem } from '../../model/navigation/write-outline';
import { referenceTo, resultOf, type Part } from '../../model/foreign/part';
import type { Ref } from '../../pdf/syntax/values';

interface Entry extends OutlineItem {
	readonly part: number;
}

const refer = (to: Entry, from: Entry): Ref => referenceTo(to.part, to.number, from.part);

/** `titles`: a new bookmark for each part, which leads to its first page and has the part's own bookmarks below it. */
export async function mergeOutlines(parts: readonly Part[], titles?: readonly string[]): Promise<void> {
	const entries: Entry[] = [];
	for (const part of parts) {
		if (titles && !part.made) entries.push(await bookmarkOf(part, titles[part.index]!));
		else for (const entry of await itemsOf(part)) entries.push(entry);
	}
	if (entries.length === 0) return;
	const document = resultOf(parts);
	const root = document.add(null);
	document.put(root, await linkItems(entries, { part: 0, document, number: root.number }, outlineRoot(), refer));
	document.editCatalog().set('Outlines', root);
}

async function bookmarkOf(part: Part, title: string): Promise<Entry> {
	const { document } = part;
	const { number } = document.add(null);
	const entry = { part: part.index, document, number };
	document.put(number, await linkItems(await itemsOf(part), entry, outlineItem(document, title, 0), refer));
	return entry;
}

const itemsOf = async ({ index, document }: Part): Promise<Entry[]> =>
	(await topLevel(document)).map((number) => ({ part: index, document, number }));
