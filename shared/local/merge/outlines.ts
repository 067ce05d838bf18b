/** Outlines one after the other (ISO 32000-2, 12.3.3): only the top level of each is touched. */
import type { PdfDocument } from '../../pdf/document';
import { encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Name, PartRef, Ref, type Value } from '../../pdf/syntax/values';
import type { Part } from '../../model/foreign/part';
import { linkedItem } from '../../model/navigation/outlines';
import { catalogEntry } from '../../model/tree/removal';

interface Entry {
	readonly part: Part;
	readonly number: number;
}

/** `titles`: a new bookmark for each part, which leads to its first page and has the part's own bookmarks below it. */
export function mergeOutlines(parts: readonly Part[], titles?: readonly string[]): void {
	const entries = titles ? parts.map((part, index) => bookmarkOf(part, titles[index]!)) : parts.flatMap((part) => topLevel(part));
	if (entries.length === 0) return;
	const { document } = parts[0]!;
	const root = document.add(null);
	document.put(root, chain(entries, { part: 0, number: root.number }, new Dict([['Type', new Name('Outlines')]])));
	document.editCatalog().set('Outlines', root);
}

function bookmarkOf(part: Part, title: string): Entry {
	const { document } = part;
	const item = document.add(null);
	const dict = new Dict([
		['Title', encodeText(title)],
		['Dest', [new Ref(document.pages.number(0)), new Name('Fit')]],
	] as [string, Value][]);
	const own = topLevel(part);
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
		item.set('Parent', from(entry, parent.number, parent.part));
		link(item, 'Prev', entry, entries[i - 1]);
		link(item, 'Next', entry, entries[i + 1]);
	}
	const [head, tail] = [entries[0]!, entries.at(-1)!];
	const reference = ({ part, number }: Entry) => (part.index === parent.part ? new Ref(number) : new PartRef(part.index, number));
	dict.set('First', reference(head));
	dict.set('Last', reference(tail));
	dict.set('Count', visible);
	return dict;
}

function topLevel(part: Part): Entry[] {
	const { document } = part;
	const root = catalogEntry(document, 'Outlines');
	if (!root) return [];
	const entries: Entry[] = [];
	const seen = new Set<number>();
	let next = linkedItem(document, root.holder, root.dict, 'First');
	while (next instanceof Ref && !seen.has(next.number) && isItem(document, next)) {
		seen.add(next.number);
		entries.push({ part, number: next.number });
		next = linkedItem(document, next.number, document.get(next) as Dict, 'Next');
	}
	return entries;
}

const isItem = (document: PdfDocument, ref: Ref): boolean => document.get(ref) instanceof Dict;

/** A reference from one entry to an object of some part. */
const from = (entry: Entry, number: number, part: number): Ref =>
	entry.part.index === part ? new Ref(number) : new PartRef(part, number);

function link(item: Dict, key: 'Prev' | 'Next', entry: Entry, neighbour: Entry | undefined): void {
	if (neighbour) item.set(key, from(entry, neighbour.number, neighbour.part.index));
	else item.delete(key);
}
