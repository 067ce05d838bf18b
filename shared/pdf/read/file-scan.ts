/** Scans the whole file for objects and trailers, if the cross-reference is wrong. */
import { unreadable } from '../../errors';
import type { Job } from '../job';
import { limitExceeded } from '../limits';
import { SPACE, asBuffer, classOf, isDigit, readInteger, startsWith } from '../syntax/characters';
import { ForwardSearch } from './forward-search';
import { Parser } from '../syntax/parser';
import { Dict, isDict } from '../syntax/values';
import { ObjectTable, UNCOMPRESSED } from '../object-table';
import { endsStream, streamStart, type CrossReference } from './xref';

/** The entries of a trailer that describe the document (7.5.5). Other entries of a damaged file are not used. */
const TRAILER_KEYS = new Set(['Root', 'Info', 'ID', 'Encrypt']);

/**
 * Second chance: every `N G obj` of the file, the last one of a number winning, and every trailer. Data of streams is stepped
 * over, so that documents attached without compression are not taken for ours.
 */
export async function scanFile(bytes: Uint8Array, { limits, pace }: Job): Promise<CrossReference> {
	const buffer = asBuffer(bytes);
	const table = new ObjectTable(limits, bytes.length);
	const trailer = new Dict();
	let streams = false;
	const finders = {
		stream: new ForwardSearch(bytes, 'stream'),
		endobj: new ForwardSearch(bytes, 'endobj'),
		endstream: new ForwardSearch(bytes, 'endstream'),
	};
	let nextTrailer = buffer.indexOf('trailer');
	const adopt = (found: Dict) => {
		for (const [key, value] of found) if (TRAILER_KEYS.has(key)) trailer.set(key, value);
	};
	const trailersBefore = (at: number) => {
		while (nextTrailer >= 0 && nextTrailer < at) {
			const parser = new Parser(bytes, nextTrailer + 7, Math.min(bytes.length, nextTrailer + 65_536), limits.nesting);
			const found = parser.value();
			if (isDict(found)) adopt(found);
			nextTrailer = buffer.indexOf('trailer', parser.at);
		}
	};
	for (let at = 0; ;) {
		const word = buffer.indexOf('obj', at);
		if (word < 0) break;
		const due = pace.step(word - at + 200);
		if (due) await due;
		at = word + 3;
		const header = headerBefore(bytes, word);
		if (!header) continue;
		trailersBefore(header.start);
		table.set(header.number, UNCOMPRESSED, header.start, header.generation);
		const after = skipStream(bytes, buffer, at, finders);
		if (after.dictionaryEnd >= 0) {
			streams = true;
			const found = new Parser(bytes, at, after.dictionaryEnd, limits.nesting).value();
			if (isDict(found) && found.has('Root')) adopt(found);
			// Its own entries could not be trusted.
		}
		at = after.at;
	}
	trailersBefore(bytes.length);
	// An object number that is too large for the size of the file is a chance match.
	if (table.overflowed && bytes.length > 8 * limits.objects)
		throw limitExceeded(
			'objects',
			`The document has an object numbered beyond ${limits.objects}`,
			'Open it in another PDF program and save it again, which numbers objects without gaps',
		);
	if (table.size === 0) throw unreadable('no PDF objects were found in the file');
	return { table, trailer, streams, damaged: true };
}

/** The `N G` in front of the keyword `obj` at `word`. */
function headerBefore(bytes: Uint8Array, word: number): { number: number; generation: number; start: number } | undefined {
	let at = word - 1;
	const back = (): number => {
		const stop = at;
		while (at >= 0 && isDigit(bytes[at])) at--;
		return stop - at > 0 && stop - at <= 10 ? readInteger(bytes, at + 1, stop + 1).value : -1;
	};
	const blanks = (): boolean => {
		const from = at;
		while (at >= 0 && classOf[bytes[at]!] === SPACE) at--;
		return at < from;
	};
	blanks();
	const generation = back();
	if (generation < 0 || generation > 65_535 || !blanks()) return undefined;
	const number = back();
	if (number <= 0 || number > 0x7fffffff) return undefined;
	return { number, generation, start: at + 1 };
}

interface Finders {
	readonly stream: ForwardSearch;
	readonly endobj: ForwardSearch;
	readonly endstream: ForwardSearch;
}

/**
 * Where to go on after the object whose body starts at `at`: behind its stream data, if it has any. `dictionaryEnd`: of a
 * cross-reference stream, where its dictionary ends; else -1.
 */
function skipStream(bytes: Uint8Array, buffer: Buffer, at: number, finders: Finders): { at: number; dictionaryEnd: number } {
	const word = finders.stream.next(at);
	const close = finders.endobj.next(at);
	if (word < 0 || (close >= 0 && close < word)) return { at, dictionaryEnd: -1 };
	// `endstream` of a stream whose keyword was lost.
	if (startsWith(bytes, word - 3, 'end')) return { at, dictionaryEnd: -1 };
	const head = buffer.toString('latin1', at, Math.min(word, at + 4096));
	// The next object begins before the keyword: this one has no stream.
	if (/\d[\s\0]+obj\b/.test(head)) return { at, dictionaryEnd: -1 };
	const length = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(head);
	const start = streamStart(bytes, word);
	const dictionaryEnd = /\/Type\s*\/XRef\b/.test(head) ? word : -1;
	if (length && endsStream(bytes, start + Number(length[1]))) return { at: start + Number(length[1]), dictionaryEnd };
	const stop = finders.endstream.next(start);
	return { at: stop < 0 ? start : stop, dictionaryEnd };
}
