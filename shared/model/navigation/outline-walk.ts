/** Walking the outline (ISO 32000-2, 12.3.3): each item once, before the items below it. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, Ref, type Value } from '../../pdf/syntax/values';
import { catalogEntry, Visit } from '../tree/removal';

/**
 * `visit` gets each item, which should be a reference, and its level, counted from 1. If it returns false, the items after and below
 * this one are not visited. Items deeper than `levels` are not visited either.
 *
 * @throws OctavoError `limit_exceeded`, `cancelled`
 */
export async function walkOutline(
	document: PdfDocument,
	visit: (item: Value, level: number) => boolean,
	levels = Infinity,
): Promise<void> {
	const visited = new Visit(document);
	const root = catalogEntry(document, 'Outlines');
	const open: { readonly value: Value | undefined; readonly level: number }[] = [
		{ value: root && linkedItem(document, root.holder, root.dict, 'First'), level: 1 },
	];
	for (let item = open.pop(); item; item = open.pop()) {
		const { value, level } = item;
		if (value === undefined || !visited.first(value) || !visit(value, level)) continue;
		if (!isRef(value)) continue;
		const linked = (key: 'First' | 'Next') => {
			const found = document.entry(value.number, key);
			return found instanceof Dict ? linkedItem(document, value.number, document.get(value.number) as Dict, key) : found;
		};
		open.push({ value: linked('Next'), level });
		if (level < levels) open.push({ value: linked('First'), level: level + 1 });
		const due = document.job.pace.step(300);
		if (due) await due;
	}
}

/**
 * The item that `key` of `item`, in object `holder`, leads to. An item that is a direct object, against the specification, becomes an
 * indirect object, so that it can be kept, moved and removed like others.
 */
function linkedItem(document: PdfDocument, holder: number, item: Dict, key: 'First' | 'Next'): Value | undefined {
	const linked = item.get(key);
	if (!(linked instanceof Dict)) return linked;
	const ref = document.add(linked);
	if (key === 'Next') linked.set('Prev', new Ref(holder));
	document.edit(holder);
	item.set(key, ref);
	return ref;
}
