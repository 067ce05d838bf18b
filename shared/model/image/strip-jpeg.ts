/**
 * A JPEG image without its descriptions: EXIF, XMP, IPTC and comments (ISO/IEC 10918-1, B.2.4). Its picture, its ICC profile and the
 * markers that say how to read its colors stay, byte for byte.
 */
import { asBuffer, startsWith } from '../../pdf/syntax/characters';
import { COM, EOI, isOfApplication, segmentsOf, SOI, type Segment } from './jpeg-segments';

/** Segments of applications that stay, by how they begin. */
const KEPT: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/** The same bytes if there is nothing to take out; as far as the markers can be followed. */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
	const data = asBuffer(bytes);
	if (data[0] !== 0xff || data[1] !== SOI) return bytes;
	const pieces: Uint8Array[] = [];
	let kept = 0;
	for (const segment of segmentsOf(data)) {
		const { marker, start, end } = segment;
		// After the end of the image, cameras append previews and notes.
		if (marker === EOI && !isBlankFrom(data, end)) {
			pieces.push(data.subarray(kept, end));
			kept = data.length;
		} else if (marker === COM || (isOfApplication(marker) && !isKept(segment))) {
			pieces.push(data.subarray(kept, start));
			kept = end;
		}
	}
	if (kept === 0) return bytes;
	return Buffer.concat([...pieces, data.subarray(kept)]);
}

function isKept({ marker, data }: Segment): boolean {
	const start = KEPT[marker];
	return start !== undefined && startsWith(data, 0, start);
}

/** Whether there is nothing but white space from a position on. */
function isBlankFrom(data: Buffer, from: number): boolean {
	for (let at = from; at < data.length; at++) if (data[at]! > 0x20) return false;
	return true;
}
