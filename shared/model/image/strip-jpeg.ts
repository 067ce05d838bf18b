/**
 * A JPEG image without its descriptions: EXIF, XMP, IPTC and comments (ISO/IEC 10918-1, B.2.4). Its picture, its ICC profile and the
 * markers that say how to read its colours stay, byte for byte.
 */
import { asBuffer } from '../../pdf/syntax/characters';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
/** APP0 to APP15. */
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;

/** Segments of applications that stay, by how they begin. */
const KEPT: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/** The same bytes if there is nothing to take out; as far as the markers can be followed. */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
	const data = asBuffer(bytes);
	if (data[0] !== 0xff || data[1] !== SOI) return bytes;
	const pieces: Uint8Array[] = [];
	let kept = 0;
	let at = 2;
	for (;;) {
		at = markerAt(data, at);
		const marker = data[at + 1];
		if (at < 0 || marker === undefined) break;
		if (marker === EOI) {
			// Behind the end of the image, cameras append previews and notes.
			if (isBlank(data, at + 2)) break;
			pieces.push(data.subarray(kept, at + 2));
			kept = data.length;
			break;
		}
		const isAlone = marker === SOI || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
		const end = isAlone ? at + 2 : at + 2 + (at + 4 <= data.length ? data.readUInt16BE(at + 2) : Infinity);
		if (end > data.length || end < at + (isAlone ? 2 : 4)) break;
		if (marker === COM || (marker >= FIRST_APP && marker <= LAST_APP && !isKept(data, marker, at + 4, end))) {
			pieces.push(data.subarray(kept, at));
			kept = end;
		}
		// The data of a scan: in it, FF is followed by 00 or the number of a restart (B.1.1.5).
		at = marker === SOS ? scanEnd(data, end) : end;
	}
	if (kept === 0) return bytes;
	return Buffer.concat([...pieces, data.subarray(kept)]);
}

function isKept(data: Buffer, marker: number, from: number, end: number): boolean {
	const start = KEPT[marker];
	return start !== undefined && data.toString('latin1', from, Math.min(from + start.length, end)) === start;
}

/** Whether there is nothing but white space from a position on. */
function isBlank(data: Buffer, from: number): boolean {
	for (let at = from; at < data.length; at++) if (data[at]! > 0x20) return false;
	return true;
}

/** The position of the next marker, over fill bytes; -1 without one. */
function markerAt(data: Buffer, at: number): number {
	let found = data.indexOf(0xff, at);
	while (found >= 0 && data[found + 1] === 0xff) found++;
	return found;
}

function scanEnd(data: Buffer, at: number): number {
	for (let found = data.indexOf(0xff, at); found >= 0; found = data.indexOf(0xff, found + 1)) {
		const next = data[found + 1];
		if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return found;
	}
	return data.length;
}
