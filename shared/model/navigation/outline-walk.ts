/** Walking the outline (ISO 32000-2, 12.3.3): each item once, before the items below it. */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Value } from '../../pdf/syntax/values';
import { catalogEntry, Visit } from '../tree/removal';

/**
 * `visit` gets each item, which should be a reference, and its level, counted from 1. If it returns false, the items behind and below
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
	const open: { readonly value: Value | undefined; readonly level: number }[] = [
		{ value: catalogEntry(document, 'Outlines')?.dict.get('First'), level: 1 },
	];
	for (let item = open.pop(); item; item = open.pop()) {
		const { value, level } = item;
		if (value === undefined || !visited.first(value) || !visit(value, level)) continue;
		const entry = (key: string) => (isRef(value) ? document.entry(value.number, key) : document.dict(value)?.get(key));
		open.push({ value: entry('Next'), level });
		if (level < levels) open.push({ value: entry('First'), level: level + 1 });
		const due = document.job.pace.step(300);
		if (due) await due;
	}
}
