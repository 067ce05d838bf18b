/** Property lists in content (ISO 32000-2, 14.6.2), whose texts say what the content says. */
import { addToList } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import { Output } from '../../pdf/syntax/output';
import { UNENCRYPTED, writeValue } from '../../pdf/syntax/serialize';
import type { Cut } from '../cleaning/content/cuts';
import type { Find } from './residue/find';
import { cutStrings } from './strings';
import type { Trace } from './trace';

/** The lists without the texts that are found, by stream. */
export async function cutLists(document: PdfDocument, traces: readonly Trace[], find: Find): Promise<Map<number, Cut[]>> {
	const cuts = new Map<number, Cut[]>();
	const seen = new Set<string>();
	for (const { lists } of traces)
		for (const { stream, tag, operator, from, to, dict } of lists) {
			const key = `${stream} ${from}`;
			if (seen.has(key)) continue;
			seen.add(key);
			if ((await cutStrings(document, dict, find)) === 0) continue;
			const sink = new Output(256);
			writeValue(sink, dict, UNENCRYPTED);
			const text = `${tag} ${Buffer.from(sink.bytes).toString('latin1')} ${operator}`;
			addToList(cuts, stream, { from, to, text });
		}
	return cuts;
}
