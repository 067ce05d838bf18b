/** How many bookmarks a document has (ISO 32000-2, 12.3.3). */
import type { PdfDocument } from '../../pdf/document';
import { isRef, Str, type Value } from '../../pdf/syntax/values';
import { catalogEntry, Visit } from '../tree/removal';

/** Outline items of all levels. */
export async function bookmarkCount(document: PdfDocument): Promise<number> {
	const root = catalogEntry(document, 'Outlines');
	const visit = new Visit(document);
	const open: (Value | undefined)[] = [root?.dict.get('First')];
	let count = 0;
	while (open.length > 0) {
		const value = open.pop();
		if (value === undefined || !visit.first(value)) continue;
		const number = isRef(value) ? value.number : -1;
		const entry = (key: string) => (number >= 0 ? document.entry(number, key) : document.dict(value)?.get(key));
		// Readers ignore outline items without /Title.
		if (!(document.resolve(entry('Title')) instanceof Str)) continue;
		count++;
		open.push(entry('Next'), entry('First'));
		const due = document.job.pace.step(300);
		if (due) await due;
	}
	return count;
}
