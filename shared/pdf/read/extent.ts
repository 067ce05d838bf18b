/** Where objects end in the file, and the data of their streams (ISO 32000-2, 7.3.8). */
import { CARRIAGE_RETURN, LETTER_e, LINE_FEED, skipSpace, startsWith } from '../syntax/characters';
import type { ObjectSource } from '../object-source';
import { ForwardSearch } from './forward-search';
import type { Scan } from '../syntax/scan';
import { Ref } from '../syntax/values';
import { endsStream, streamStart } from './xref';

/** Where the parts of a UNCOMPRESSED object end; filled in again and again. */
export interface Extent {
	valueEnd: number;
	/** -1 when there is no stream. */
	dataStart: number;
	dataEnd: number;
	/** Behind `endobj`. */
	end: number;
}

export interface MeasuredSource extends ObjectSource {
	/** Where the data of streams ends. */
	readonly streams: StreamExtents;
}

/**
 * Walks the bytes of an unedited UNCOMPRESSED object; marks go to `scan`, where it ends to `extent`. False when the object is not
 * regular (never closed, wrong stream length): then it must be written from its value.
 */
export function measure(document: MeasuredSource, number: number, scan: Scan, extent: Extent): boolean {
	const { bytes } = document;
	scan.forgetLength();
	extent.dataStart = extent.dataEnd = -1;
	const valueEnd = (extent.valueEnd = scan.value(bytes, document.bodies[number]!, bytes.length));
	if (valueEnd < 0) return false;
	const word = skipSpace(bytes, valueEnd, bytes.length);
	if (bytes[word] === LETTER_e && startsWith(bytes, word, 'endobj')) {
		extent.end = word + 6;
		return true;
	}
	if (!startsWith(bytes, word, 'stream')) return false;
	const length = scan.lengthRef >= 0 ? document.lengthOf(new Ref(scan.lengthRef)) : scan.length;
	const data = document.streams.data(word, length);
	// LF or CR LF must follow the keyword (7.3.8.1); readers disagree about everything else.
	if (!data.trusted || data.start !== word + (bytes[word + 6] === CARRIAGE_RETURN ? 8 : 7) || bytes[data.start - 1] !== LINE_FEED)
		return false;
	const close = skipSpace(bytes, skipSpace(bytes, data.end, bytes.length) + 9, bytes.length);
	extent.dataStart = data.start;
	extent.dataEnd = data.end;
	extent.end = close + 6;
	return startsWith(bytes, close, 'endobj');
}

export class StreamExtents {
	private readonly objectEnds: ForwardSearch;
	private readonly streamEnds: ForwardSearch;

	constructor(private readonly bytes: Uint8Array) {
		this.objectEnds = new ForwardSearch(bytes, 'endobj');
		this.streamEnds = new ForwardSearch(bytes, 'endstream');
	}

	/** Where the data of the stream with its keyword at `word` starts and ends. /Length is trusted when `endstream` follows. */
	data(word: number, length: number): { start: number; end: number; trusted: boolean } {
		const { bytes } = this;
		const start = streamStart(bytes, word);
		if (length >= 0 && start + length <= bytes.length && endsStream(bytes, start + length))
			return { start, end: start + length, trusted: true };
		return { start, end: this.damagedEnd(start, length), trusted: false };
	}

	/** Where data ends whose length is wrong, or whose `endstream` is damaged. Never behind the end of the object. */
	private damagedEnd(start: number, length: number): number {
		const { bytes } = this;
		const claimed = start + length;
		const close = this.objectEnds.next(start);
		const limit = close < 0 ? bytes.length : close;
		// `endstre?m`: the keyword is damaged, the length is not.
		if (length >= 0 && claimed <= limit && startsWith(bytes, skipSpace(bytes, claimed, limit), 'endstr')) return claimed;
		const keyword = this.streamEnds.next(start);
		let end = keyword < 0 || keyword > limit ? limit : keyword;
		if (end > start && bytes[end - 1] === LINE_FEED) end--;
		if (end > start && bytes[end - 1] === CARRIAGE_RETURN) end--;
		return end;
	}
}
