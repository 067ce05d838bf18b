/** Where objects end in the file, and the data of their streams (ISO 32000-2, 7.3.8). */
import { CARRIAGE_RETURN, LINE_FEED, isEndobj, readHeader, skipSpace, startsWith } from '../syntax/characters';
import type { ObjectSource } from '../object-source';
import { unreadable } from '../../contract/errors';
import { objectWithin } from './file-walk';
import { ForwardSearch } from './forward-search';
import type { Scan } from '../syntax/scan';
import { Ref } from '../syntax/values';
import { endsStream, skipBeforeDeflated, streamStart } from './stream-bounds';

/** Where the parts of a UNCOMPRESSED object end; filled in again and again. */
export interface Extent {
	valueEnd: number;
	/** -1 when there is no stream. */
	dataStart: number;
	dataEnd: number;
	/** The position after `endobj`. */
	end: number;
}

export interface MeasuredSource extends ObjectSource {
	/** Where the data of streams ends. */
	readonly streams: StreamExtents;
}

/**
 * Where the object ends whose value was walked last by `scan`, and ends at `valueEnd`; fills in `extent`. False when the object is
 * not regular (no `endobj` or stream follows, wrong stream length): then it must be written from its value.
 */
export function measure(document: MeasuredSource, valueEnd: number, scan: Scan, extent: Extent): boolean {
	const { bytes } = document;
	const { length: end } = bytes;
	extent.valueEnd = valueEnd;
	const word = skipSpace(bytes, valueEnd, end);
	if (isEndobj(bytes, word)) {
		extent.dataStart = extent.dataEnd = -1;
		extent.end = word + 6;
		return true;
	}
	if (!startsWith(bytes, word, 'stream')) return false;
	const length = scan.lengthRef >= 0 ? document.lengthOf(new Ref(scan.lengthRef)) : scan.length;
	// LF or CR LF must follow the keyword (7.3.8.1); readers disagree about everything else.
	const start = word + (bytes[word + 6] === CARRIAGE_RETURN ? 8 : 7);
	const dataEnd = start + length;
	if (bytes[start - 1] !== LINE_FEED || length < 0 || dataEnd > end || !endsStream(bytes, dataEnd)) return false;
	if (skipBeforeDeflated(bytes, start, dataEnd) > start) return false;
	const close = skipSpace(bytes, skipSpace(bytes, dataEnd, end) + 9, end);
	extent.dataStart = start;
	extent.dataEnd = dataEnd;
	extent.end = close + 6;
	return isEndobj(bytes, close);
}

/** Streams whose ends are lost may be within each other, so that together they are longer than the file: this many times at most. */
const OVERLAPPING = 16;

/** Where the data of a stream is. */
interface StreamExtent {
	readonly start: number;
	readonly end: number;
	/** Whether its length or its `endstream` is wrong. */
	readonly isSearched: boolean;
}

export class StreamExtents {
	private readonly objectEnds: ForwardSearch;
	private readonly streamEnds: ForwardSearch;

	/** By where the data starts, for those whose end had to be searched. */
	private readonly ends = new Map<number, number>();
	/** How many more bytes such data may have, so that the whole takes time and room in proportion to the file. */
	private left: number;

	constructor(private readonly bytes: Uint8Array) {
		this.left = OVERLAPPING * bytes.length + 1_000_000;
		this.objectEnds = new ForwardSearch(bytes, 'endobj');
		this.streamEnds = new ForwardSearch(bytes, 'endstream');
	}

	/**
	 * Where the data of the stream with its keyword at `word` starts and ends. /Length is trusted when `endstream` follows. `isEncoded`:
	 * the data has a filter.
	 *
	 * @throws OctavoError `unreadable_document` if very many streams end where others do
	 */
	data(word: number, length: number, isEncoded: boolean): StreamExtent {
		const { bytes, ends } = this;
		const start = streamStart(bytes, word);
		if (length >= 0 && start + length <= bytes.length && endsStream(bytes, start + length))
			return { start, end: start + length, isSearched: false };
		let end = ends.get(start);
		if (end === undefined) {
			end = this.damagedEnd(start, length, isEncoded);
			ends.set(start, end);
			this.left -= end - start;
			if (this.left < 0) throw unreadable('its objects overlap');
		}
		return { start, end, isSearched: true };
	}

	/** Where data ends whose length is wrong, or whose `endstream` is damaged. Never beyond the end of the object. */
	private damagedEnd(start: number, length: number, isEncoded: boolean): number {
		const { bytes } = this;
		const claimed = start + length;
		const close = this.objectEnds.next(start);
		const limit = close < 0 ? bytes.length : close;
		// `endstre?m`: the keyword is damaged or missing, the length is not.
		if (length >= 0 && claimed <= limit && this.endsObject(claimed)) return claimed;
		const keyword = this.streamEnds.next(start);
		let end = keyword < 0 || keyword > limit ? limit : keyword;
		end = objectWithin(bytes, start, end, isEncoded);
		if (end > start && bytes[end - 1] === LINE_FEED) end--;
		if (end > start && bytes[end - 1] === CARRIAGE_RETURN) end--;
		return end;
	}
	private endsObject(claimed: number): boolean {
		const { bytes } = this;
		const at = skipSpace(bytes, claimed, bytes.length);
		return startsWith(bytes, at, 'endstr') || isEndobj(bytes, at) || readHeader(bytes, at, bytes.length) !== undefined;
	}
}
