/** Outlines one after the other (ISO 32000-2, 12.3.3): only the top level of each is touched. */
import { walkOutline } from '../../model/navigation/outline-walk';
import { encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Name, Ref, type Value } from '../../pdf/syntax/values';
import { referenceTo, type Part } from '../../model/foreign/part';

interface Entry {
	readonly part: Part;
	readonly number: number;
}

/** `titles`: a new bookmark for each part, which leads to its first page and has the part's own bookmarks below it. */
export async function mergeOutlines(parts: readonly Part[], titles?: readonly string[]): Promise<void> {
	const entries: Entry[] = [];
	for (const part of parts) {
		if (titles) entries.push(await bookmarkOf(part, titles[part.index]!));
		else for (const entry of await topLevel(part)) entries.push(entry);
	}
	if (entries.length === 0) return;
	const { document } = parts[0]!;
	const root = document.add(null);
	document.put(root, chain(entries, { part: 0, number: root.number }, new Dict([['Type', new Name('Outlines')]])));
	document.editCatalog().set('Outlines', root);
}

async function bookmarkOf(part: Part, title: string): Promise<Entry> {
	const { document } = part;
	const item = document.add(null);
	const dict = new Dict([
		['Title', encodeText(title)],
		['Dest', [new Ref(document.pages.number(0)), new Name('Fit')]],
	] as [string, Value][]);
	const own = await topLevel(part);
	document.put(item, own.length > 0 ? chain(own, { part: part.index, number: item.number }, dict) : dict);
	return { part, number: item.number };
}

/** Links `entries` as the items below `parent`, whose first, last and count go into `dict`. */
function chain(entries: readonly Entry[], parent: { readonly part: number; readonly number: number }, dict: Dict): Dict {
	// Roots often miscount; an open item counts with all that is visible below it.
	let visible = 0;
	for (const [i, entry] of entries.entries()) {
		const item = entry.part.document.edit(entry.number);
		if (!(item instanceof Dict)) continue;
		const count = entry.part.document.resolve(item.get('Count'));
		visible += 1 + (typeof count === 'number' && count > 0 ? count : 0);
		item.set('Parent', referenceTo(parent.part, parent.number, entry.part.index));
		link(item, 'Prev', entry, entries[i - 1]);
		link(item, 'Next', entry, entries[i + 1]);
	}
	const [head, tail] = [entries[0]!, entries.at(-1)!];
	dict.set('First', referenceTo(head.part.index, head.number, parent.part));
	dict.set('Last', referenceTo(tail.part.index, tail.number, parent.part));
	dict.set('Count', visible);
	return dict;
}

async function topLevel(part: Part): Promise<Entry[]> {
	const { document } = part;
	const entries: Entry[] = [];
	const visit = (item: Value): boolean => {
		const isItem = item instanceof Ref && document.get(item) instanceof Dict;
		if (isItem) entries.push({ part, number: item.number });
		return isItem;
	};
	await walkOutline(document, visit, 1);
	return entries;
}

function link(item: Dict, key: 'Prev' | 'Next', entry: Entry, neighbour: Entry | undefined): void {
	if (neighbour) item.set(key, referenceTo(neighbour.part.index, neighbour.number, entry.part.index));
	else item.delete(key);
}
