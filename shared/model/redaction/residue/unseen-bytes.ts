/**
 * Bytes of objects that no value has: comments, entries whose key is there again, and all that is between objects, in the file and in
 * object streams. An object that is copied keeps them, one that is written from its value has none.
 */
import type { PdfDocument } from '../../../pdf/document';
import { mark } from '../../../pdf/reachability';

/** The cost of an object, see `Pace`: values are in memory already. */
const COST = 20;

/** Has all objects written from their values. */
export async function dropUnseenBytes(document: PdfDocument): Promise<void> {
	const { live } = await mark(document);
	for (let number = 1; number < live.length; number++) {
		if (live[number] !== 1) continue;
		document.edit(number);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
}
