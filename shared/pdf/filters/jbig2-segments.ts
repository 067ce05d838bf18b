/** The segments of JBIG2 data within a document (ISO/IEC 14492, 7.2; ISO 32000-2, 7.4.7). Nothing is decoded. */

/** The least bytes of a header. */
const LEAST_HEADER = 11;
/** A length that is not known: that of a region, which is the last segment then. */
const UNKNOWN = 0xffffffff;

export interface Jbig2Segment {
	readonly type: number;
	/** Of its data. `end` may be beyond the end of all data, which is damaged or cut short then. */
	readonly start: number;
	readonly end: number;
}

/** Segments one after the other. One whose header is cut short ends beyond all data. */
export function* jbig2Segments(bytes: Buffer): Generator<Jbig2Segment, void> {
	for (let at = 0; at + LEAST_HEADER <= bytes.length;) {
		const type = bytes[at + 4]! & 63;
		const start = at + headerLength(bytes, at);
		const length = start > bytes.length ? 0 : bytes.readUInt32BE(start - 4);
		const end = length === UNKNOWN ? bytes.length : start + length;
		yield { type, start, end };
		at = end;
	}
}

/** Of a segment: its number and flags, the segments that it refers to, its page, the length of its data. */
function headerLength(bytes: Buffer, at: number): number {
	const number = bytes.readUInt32BE(at);
	const short = bytes[at + 5]! >> 5;
	const isLong = short === 7 && at + 9 <= bytes.length;
	const count = isLong ? bytes.readUInt32BE(at + 5) & 0x1fffffff : short;
	const counting = isLong ? 4 + Math.ceil((count + 1) / 8) : 1;
	const each = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
	return 5 + counting + count * each + (bytes[at + 4]! & 64 ? 4 : 1) + 4;
}
