/**
 * Whether a file has content that no page names, while pages have none: the entries that named it are lost. After an update, older content
 * may be left, so nothing is concluded then (docs/semantics.md, §14.1).
 */
import type { PdfDocument } from './document';
import { UNCOMPRESSED } from './object-table';
import { mark } from './reachability';
import { linearizationOf } from './read/linearization';
import { asBuffer } from './syntax/characters';
import { Stream } from './syntax/values';

/** Streams that are looked at, and how much of each, encoded and decoded. */
const MOST_STREAMS = 50;
const MOST_ENCODED = 20_000;
const MOST_BYTES = 4096;
/** The costs of one, and of another object, see `Pace`. */
const [COST, OBJECT_COST] = [50_000, 200];

/** The entries of a stream that is content: all others have a type. */
const OF_CONTENT = new Set(['Length', 'Filter', 'DecodeParms']);
/** Text, a path that is painted, or something that is drawn by its name. */
const PAINTS = /\b(?:BT|Do|re|l|c)\s/;

export async function hasLostContent(document: PdfDocument): Promise<boolean> {
	const { table, job, bytes } = document;
	const file = asBuffer(bytes);
	if (file.indexOf('startxref') !== file.lastIndexOf('startxref') && !linearizationOf(document)) return false;
	const { live } = await mark(document);
	let looks = 0;
	for (let number = 1; number < table.size && looks < MOST_STREAMS; number++) {
		if (table.kind[number] !== UNCOMPRESSED || live[number] === 1) continue;
		const isStream = document.isStream(number);
		const due = job.pace.step(isStream ? COST : OBJECT_COST);
		if (due) await due;
		if (!isStream) continue;
		looks++;
		if (isContent(document, number)) return true;
	}
	return false;
}

function isContent(document: PdfDocument, number: number): boolean {
	const stream = document.get(number);
	if (!(stream instanceof Stream) || ![...stream.dict.keys()].every((key) => OF_CONTENT.has(key))) return false;
	const { dict, data: encoded, sealed } = stream;
	if (sealed && encoded.length > MOST_ENCODED) return false;
	const data = document.decodedPart(new Stream(dict, encoded.subarray(0, MOST_ENCODED), sealed))?.data ?? new Uint8Array(0);
	return PAINTS.test(asBuffer(data.subarray(0, MOST_BYTES)).toString('latin1'));
}
