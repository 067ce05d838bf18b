/** Scans the whole file for objects and trailers, if the cross-reference is wrong. */
import { unreadable } from '../../contract/errors';
import type { Job } from '../job';
import { limitExceeded } from '../limits';
import { ObjectTable, UNCOMPRESSED } from '../object-table';
import { asBuffer } from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { Dict, isDict, isName } from '../syntax/values';
import { FileWalk } from './file-walk';
import { tooLargeObject } from './object-stream';
import type { CrossReference } from './xref';

export interface ScannedFile extends CrossReference {
	/**
	 * Position of the last trailer of a table that lists all objects, since no other section goes with it: object streams before it are
	 * left from another form of the document, since no table leads to their objects (7.5.8.1). -1 without one.
	 */
	readonly plainUntil: number;
}

/** The entries of a trailer that describe the document (7.5.5). Other entries of a damaged file are not used. */
const TRAILER_KEYS = new Set(['Root', 'Info', 'ID', 'Encrypt']);

/**
 * Second chance: every `N G obj` of the file, the last one of a number winning, and every trailer. Data of streams is stepped
 * over, so that documents attached without compression are not taken for ours.
 */
export async function scanFile(bytes: Uint8Array, job: Job): Promise<ScannedFile> {
	const { limits, pace } = job;
	const table = new ObjectTable(job, bytes.length);
	const trailer = new Dict();
	let streams = false;
	let plainUntil = -1;
	const adopt = (found: Dict) => {
		for (const [key, value] of found) if (TRAILER_KEYS.has(key)) trailer.set(key, value);
	};
	const walk = new FileWalk(bytes, pace, (at) => {
		const parser = new Parser(bytes, at, Math.min(bytes.length, at + 65_536), limits.nesting);
		const found = parser.value();
		if (isDict(found)) adopt(found);
		// Word writes a table of all objects, and after it another that adds object streams.
		if (isDict(found) && found.has('XRefStm')) plainUntil = -1;
		else if (isDict(found) && found.has('Root') && !found.has('Prev')) plainUntil = at;
		return parser.at;
	});
	for (let at = 0; ;) {
		const header = await walk.next(at);
		if (!header) break;
		const { number, body } = header;
		const after = walk.object(header);
		// A file that was cut off has the older object whole.
		const isKnown = number < table.size && table.kind[number] === UNCOMPRESSED;
		if (!after.isCut || !isKnown) table.set(number, UNCOMPRESSED, header.start, header.generation);
		const due = pace.step(after.at - at + 200);
		if (due) await due;
		if (after.dictionaryEnd >= 0 && asBuffer(bytes.subarray(body, after.dictionaryEnd)).includes('XRef')) {
			const found = new Parser(
				bytes,
				body,
				after.dictionaryEnd,
				limits.nesting,
				undefined,
				limits.objectValues,
				tooLargeObject,
			).value();
			pace.add(after.dictionaryEnd - body);
			if (isDict(found) && isName(found.get('Type'), 'XRef')) {
				streams = true;
				// Its own entries could not be trusted.
				if (found.has('Root')) adopt(found);
			}
		}
		at = after.at;
	}
	// An object number that is too large for the size of the file is a chance match.
	if (table.overflowed && bytes.length > 8 * limits.objects)
		throw limitExceeded(
			'objects',
			`The document has an object numbered beyond ${limits.objects}`,
			'Open it in another PDF program and save it again, which numbers objects without gaps',
		);
	if (table.size === 0) throw unreadable('no PDF objects were found in the file');
	return { table, trailer, streams, damaged: true, plainUntil };
}
