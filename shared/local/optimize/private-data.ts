/**
 * Thumbnails (ISO 32000-2, 12.3.4) and private data of programs (14.5): pages do not show them, and they can be most of a file.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Marked } from '../../pdf/reachability';
import { objectsWithAny } from '../../pdf/read/name-search';
import { Dict, Stream } from '../../pdf/syntax/values';

const PRIVATE = ['PieceInfo', 'Thumb'];

/** Removes the entries from every live object that has them. Returns the live objects afterwards; `mark` tells which are now. */
export async function dropPrivateData(document: PdfDocument, mark: () => Promise<Marked>): Promise<Marked> {
	const marked = await mark();
	const { live } = marked.markings[0]!;
	let dropped = false;
	for (const number of await objectsWithAny(document, PRIVATE)) {
		if (live[number] !== 1) continue;
		const due = document.job.pace.step(2000);
		if (due) await due;
		const value = document.get(number);
		const dict = value instanceof Stream ? value.dict : value;
		if (!(dict instanceof Dict) || !PRIVATE.some((key) => dict.has(key))) continue;
		document.edit(number);
		for (const key of PRIVATE) dict.delete(key);
		dropped = true;
	}
	return dropped ? mark() : marked;
}
