/**
 * How many pixels the data of an image format says that it has: programs that decode it believe it, and not the image dictionary.
 * Nothing is decoded.
 */
import { greatest } from '../../lists';
import { jbig2Segments } from '../../pdf/filters/jbig2-segments';
import { asBuffer } from '../../pdf/syntax/characters';
import { isFrame } from '../image/coefficients/frame';
import { segmentsOf, SOS } from '../image/jpeg-segments';

export type CodedFormat = 'jpg' | 'jp2' | 'jbig2';

/** 0 if it does not say. */
export function countCodedPixels(format: CodedFormat, data: Uint8Array): number {
	const bytes = asBuffer(data);
	if (format === 'jpg') return countJpeg(bytes);
	return format === 'jp2' ? countJpeg2000(bytes) : countJbig2(bytes);
}

function countJpeg(bytes: Buffer): number {
	for (const segment of segmentsOf(bytes)) {
		if (!isFrame(segment.marker)) continue;
		const { data } = segment;
		if (data.length >= 5) return ((data[1]! << 8) | data[2]!) * ((data[3]! << 8) | data[4]!);
	}
	return 0;
}

/** Sequential modes of Huffman coding (ISO/IEC 10918-1, B.2.2). */
const SEQUENTIAL: ReadonlySet<number> = new Set([0xc0, 0xc1]);

/**
 * Whether rows of a JPEG image can be decoded before those below them are: one scan has all components, once. Others are decoded whole
 * before the first row.
 */
export function isCodedByRows(jpeg: Uint8Array): boolean {
	let components: number | undefined;
	for (const { marker, data } of segmentsOf(jpeg)) {
		if (SEQUENTIAL.has(marker)) components = data[5];
		else if (marker === SOS) return components !== undefined && data[0] === components;
	}
	return false;
}

/** Frames of progressive modes (B.2.2). */
const PROGRESSIVE: ReadonlySet<number> = new Set([0xc2, 0xc6, 0xca, 0xce]);

/** The scans of a progressive image: how often they pass all pixels. One of a component that is sampled half as often counts half. */
export interface Passes {
	readonly refining: number;
	readonly others: number;
}

/** Undefined for an image in another mode. */
export function passesOf(jpeg: Uint8Array): Passes | undefined {
	let shares: ReadonlyMap<number, number> | undefined;
	let [refining, others] = [0, 0];
	for (const { marker, data } of segmentsOf(jpeg)) {
		if (PROGRESSIVE.has(marker)) shares = sharesOf(data);
		else if (marker === SOS && shares) {
			const count = Math.min(data[0] ?? 0, 4);
			let share = 0;
			for (let index = 0; index < count; index++) share += shares.get(data[1 + 2 * index]!) ?? 1;
			// The position of the bit before (Ah, B.2.3): it refines values that are there.
			if ((data[3 + 2 * count] ?? 0) >> 4) refining += share;
			else others += share;
		}
	}
	return shares && { refining, others };
}

/** The part of the pixels for which each component has a sample. */
function sharesOf(frame: Uint8Array): Map<number, number> {
	const components = Array.from({ length: Math.min(frame[5] ?? 0, 4) }, (_, index) => {
		const factors = frame[7 + 3 * index] ?? 0x11;
		return { id: frame[6 + 3 * index] ?? 0, samples: Math.max((factors >> 4) * (factors & 15), 1) };
	});
	const most = greatest(components.map(({ samples }) => samples));
	return new Map(components.map(({ id, samples }) => [id, samples / most]));
}

const SIZ_PARAMETERS = 36;

/** The marker segment SIZ after the start of the codestream (ISO/IEC 15444-1, A.5.1): the reference grid, for each component. */
function countJpeg2000(bytes: Buffer): number {
	const at = bytes.indexOf(Uint8Array.of(0xff, 0x4f, 0xff, 0x51));
	if (at < 0 || at + 6 + SIZ_PARAMETERS > bytes.length) return 0;
	const components = bytes.readUInt16BE(at + 40);
	const read = (place: number): number => bytes.readUInt32BE(at + place);
	const tiles = tilesAlong(read(8), read(24), read(32)) * tilesAlong(read(12), read(28), read(36));
	return read(8) * read(12) * Math.max(1, components / 3) + tiles * TILE;
}

/** Each tile takes as long as this number of pixels, however small it is. */
const TILE = 60;

/** The tiles on a side, of this size, from where the first one begins (B.3). */
const tilesAlong = (side: number, size: number, first: number): number =>
	Math.max(Math.ceil((side - first) / Math.max(size, 1)), 0);

/** Types of segments that begin with the width and the height of a region (ISO/IEC 14492, 7.3). */
const REGIONS: ReadonlySet<number> = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43]);

/** All regions together: each is decoded, wherever it is on the page. */
function countJbig2(bytes: Buffer): number {
	let pixels = 0;
	for (const { type, start } of jbig2Segments(bytes))
		if (REGIONS.has(type) && start + 8 <= bytes.length) pixels += bytes.readUInt32BE(start) * bytes.readUInt32BE(start + 4);
	return pixels;
}
