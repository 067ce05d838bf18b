/** Image data that ends too early or has been overwritten, as far as its marks tell. Nothing is decoded. */
import { jbig2Segments } from '../filters/jbig2-segments';
import { asBuffer } from '../syntax/characters';

/** Whether the data of an image filter shows that it is damaged; false for filters whose data has no marks. */
export function isCutImage(filter: string, data: Uint8Array): boolean {
	if (data.length === 0) return false;
	const bytes = asBuffer(data);
	if (filter === 'DCTDecode' || filter === 'DCT') return isCutJpeg(bytes);
	if (filter === 'JPXDecode') return bytes.lastIndexOf(END) < bytes.length - MOST_AFTER;
	return filter === 'JBIG2Decode' && isCutJbig2(bytes);
}

/** The first mark of JPEG, the beginning of a scan, and the end of JPEG and of a code stream of JPEG 2000. */
const [START, SCAN, END] = [Buffer.of(0xff, 0xd8), Buffer.of(0xff, 0xda), Buffer.of(0xff, 0xd9)];
/** Bytes in which the end of JPEG 2000 is: writers add a line end. */
const MOST_AFTER = 16;

/** It begins after at most some white space or blank bytes, and ends after its last scan: previews before that have ends, too. */
function isCutJpeg(bytes: Buffer): boolean {
	if (!bytes.subarray(0, 64).includes(START)) return true;
	const scan = bytes.lastIndexOf(SCAN);
	const end = bytes.lastIndexOf(END);
	return scan < 0 || end < scan || hasWrongMarker(bytes, scan + SCAN.length, end);
}

/** Whether data of a scan has a marker that none has there (ISO/IEC 10918-1, B.1.1.2 and B.1.1.5): a number that is reserved, or a frame. */
function hasWrongMarker(bytes: Buffer, from: number, end: number): boolean {
	for (let at = bytes.indexOf(0xff, from); at >= 0 && at < end; at = bytes.indexOf(0xff, at + 1)) {
		const marker = bytes[at + 1]!;
		if ((marker > 0x01 && marker < 0xc0) || (marker >= 0xf0 && marker < 0xfe)) return true;
	}
	return false;
}

/** Whether a segment ends beyond the end of all data. */
function isCutJbig2(bytes: Buffer): boolean {
	for (const { end } of jbig2Segments(bytes)) if (end > bytes.length) return true;
	return false;
}
