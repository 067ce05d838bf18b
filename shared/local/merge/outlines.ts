/** Outlines one after the other (ISO 32000-2, 12.3.3): only the top level of each is touched. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, Name, PartRef, Ref, type Value } from '../../pdf/syntax/values';
import type { Part } from './part';

interface Entry {
	readonly part: Part;
	readonly number: number;
}

export function mergeOutlines(parts: readonly Part[]): void {
	const entries: Entry[] = [];
	for (const part of parts) {
		const root = part.document.dict(part.document.catalog.get('Outlines'));
		if (root) for (const entry of topLevel(part, root)) entries.push(entry);
	}
	if (entries.length === 0) return;
	const { document } = parts[0]!;
	const root = document.add(null);
	// Roots often miscount; an open item counts with all that is visible below it.
	let visible = 0;
	for (const [i, entry] of entries.entries()) {
		const item = entry.part.document.edit(entry.number);
		if (!(item instanceof Dict)) continue;
		const count = entry.part.document.resolve(item.get('Count'));
		visible += 1 + (typeof count === 'number' && count > 0 ? count : 0);
		item.set('Parent', from(entry, root.number, 0));
		link(item, 'Prev', entry, entries[i - 1]);
		link(item, 'Next', entry, entries[i + 1]);
	}
	const [head, tail] = [entries[0]!, entries.at(-1)!];
	const outlines = new Dict([
		['Type', new Name('Outlines')],
		['First', reference(head.part.index, head.number)],
		['Last', reference(tail.part.index, tail.number)],
		['Count', visible],
	] as [string, Value][]);
	document.put(root, outlines);
	(document.edit(document.catalogNumber) as Dict).set('Outlines', root);
}

function topLevel(part: Part, root: Dict): Entry[] {
	const { document } = part;
	const entries: Entry[] = [];
	const seen = new Set<number>();
	let next = root.get('First');
	while (next instanceof Ref && !seen.has(next.number) && isItem(document, next)) {
		seen.add(next.number);
		entries.push({ part, number: next.number });
		next = document.dict(next)?.get('Next');
	}
	return entries;
}

const isItem = (document: PdfDocument, ref: Ref): boolean => document.get(ref) instanceof Dict;

const reference = (part: number, number: number): Ref => (part === 0 ? new Ref(number) : new PartRef(part, number));

/** A reference from one entry to an object of some part. */
const from = (entry: Entry, number: number, part: number): Ref =>
	entry.part.index === part ? new Ref(number) : new PartRef(part, number);

function link(item: Dict, key: 'Prev' | 'Next', entry: Entry, neighbour: Entry | undefined): void {
	if (neighbour) item.set(key, from(entry, neighbour.number, neighbour.part.index));
	else item.delete(key);
}
