/** The segments of a JPEG image (ISO/IEC 10918-1, Annex B). Nothing is decoded. */
import { asBuffer } from '../../pdf/syntax/characters';

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const COM = 0xfe;
/** In place of a marker: bytes between segments. */
export const GAP = 0x00;
/** Of these, as many are looked through in one step. */
export const LONGEST_GAP = 2 ** 20;

/** APP0 to APP15: data of applications. */
export const isOfApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

export class Segment {
	constructor(
		private readonly image: Uint8Array,
		readonly marker: number,
		/** Of its marker, after fill bytes. */
		readonly start: number,
		readonly end: number,
	) {}

	/** After its length; empty for a marker without one. Made when it is asked for: a file may have a million segments. */
	get data(): Uint8Array {
		return this.image.subarray(Math.min(this.start + 4, this.end), this.end);
	}
}

/**
 * The segments after the first SOI, up to and including EOI. It passes over fill bytes, the data of scans, and anything else that is
 * not a segment. The last one is not EOI if the image is damaged or cut short.
 *
 * @param longest bytes between segments, after which they come as a segment, too, so that others may run
 */
export function* segmentsOf(image: Uint8Array, longest = Infinity): Generator<Segment, void> {
	const bytes = asBuffer(image);
	for (let at = 2; ;) {
		const to = Math.min(at + longest, bytes.length);
		const start = nextMarker(bytes, at, to);
		if (start < 0) {
			if (to === bytes.length) return;
			yield new Segment(bytes, GAP, at, to);
			at = to;
			continue;
		}
		const marker = bytes[start + 1]!;
		const isAlone = marker === SOI || marker === EOI || marker === TEM;
		if (!isAlone && start + 4 > bytes.length) return;
		const length = isAlone ? 0 : bytes.readUInt16BE(start + 2);
		const end = start + 2 + length;
		if (end > bytes.length || (!isAlone && length < 2)) return;
		yield new Segment(bytes, marker, start, end);
		if (marker === EOI) return;
		at = end;
	}
}

const TEM = 0x01;

/** The same, with the bytes between segments in pieces of a megabyte. */
export const segmentsAndGapsOf = (image: Uint8Array): Generator<Segment, void> => segmentsOf(image, LONGEST_GAP);

/**
 * The position of the next marker; -1 without one that begins before `end`. Any number of FF may precede a marker (B.1.1.2); in the data of a scan, FF is
 * followed by 00 or the number of a restart (B.1.1.5).
 */
function nextMarker(bytes: Buffer, from: number, end: number): number {
	for (let at = nextMark(bytes, from); at >= 0 && at < end && at + 1 < bytes.length; at = nextMark(bytes, at + 1)) {
		while (bytes[at + 1] === 0xff && at + 1 < end) at++;
		const marker = bytes[at + 1]!;
		if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
	}
	return -1;
}

/** Bytes that are looked at one by one: a call to the platform takes as long as some ten of them, and FF may be every other byte. */
const NEAR = 32;

/** The position of the next FF; -1 without one. */
function nextMark(bytes: Buffer, from: number): number {
	const end = Math.min(from + NEAR, bytes.length);
	for (let at = from; at < end; at++) if (bytes[at] === 0xff) return at;
	return bytes.indexOf(0xff, end);
}
