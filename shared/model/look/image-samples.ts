/** Which samples of an image changed, if nothing else of it did (docs/semantics.md, §33.1). */
import type { PdfDocument } from '../../pdf/document';
import { Stream } from '../../pdf/syntax/values';
import { movedBox, type Box, type Matrix, type Point } from '../geometry/geometry';
import { describeImage } from '../image/export/described';
import { unwrapImage } from '../image/export/unwrapped';

/** An image where it is drawn. */
export interface Picture {
	readonly document: PdfDocument;
	readonly image: Stream;
	readonly matrix: Matrix;
	/** The same for images that show the same. */
	readonly id: string;
	/** Two pictures of one style differ only by their samples, and by `blend` of one kind. */
	readonly style: string;
	readonly blend: string;
	/** Its soft mask in the graphics state, of which the style only says that it has one. */
	readonly mask: string;
}

/** Samples as they are, in rows of whole bytes. */
interface Plane {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
	readonly rowBytes: number;
	readonly pixelBits: number;
	/** Whether viewers are asked to smooth it. */
	readonly isSmoothed: boolean;
}

/** Samples of an image, which is one wide and one high. */
export interface SampleArea {
	readonly box: Box;
	/** The width and the height of a sample. */
	readonly sample: Point;
	readonly isSmoothed: boolean;
}

/** Rows that differ and are this far apart have separate boxes, as a part of the height. */
const APART = 1 / 50;
/**
 * How far a sample reaches into those around it, because viewers smooth images; and at most how far in points, unless the image asks for
 * it: samples of more than a few pixels are drawn as they are (ISO 32000-2, 8.9.5.3).
 */
const SMOOTHED = 0.5;
const MOST_SMOOTHED = 2;
/** The cost of a byte, see `Pace`. */
const BYTE = 2;

/** Where an image shows some of its samples, with those around them that viewers mix with these. */
export function shownSamples(matrix: Matrix, { box, sample: [across, up], isSmoothed }: SampleArea): Box {
	const [left, bottom, right, top] = box;
	const most = isSmoothed ? Infinity : MOST_SMOOTHED;
	const wide = Math.min(SMOOTHED * across, most / Math.hypot(matrix[0], matrix[1]));
	const high = Math.min(SMOOTHED * up, most / Math.hypot(matrix[2], matrix[3]));
	return movedBox(matrix, [left - wide, bottom - high, right + wide, top + high]);
}

/** The samples that differ; undefined if they cannot be compared. */
export async function differingSamples(one: Picture, other: Picture): Promise<SampleArea[] | undefined> {
	if (one.style !== other.style) return undefined;
	const found: SampleArea[] = [];
	for (const key of [undefined, 'SMask', 'Mask']) {
		const [plane, before] = [await planeOf(one, key), await planeOf(other, key)];
		if (plane === 'none' && before === 'none') continue;
		if (typeof plane === 'string' || typeof before === 'string') return undefined;
		if (plane.rowBytes !== before.rowBytes || plane.pixelBits !== before.pixelBits) return undefined;
		const sample: Point = [1 / plane.width, 1 / plane.height];
		for (const box of await differingRows(plane, before, one.document)) found.push({ box, sample, isSmoothed: plane.isSmoothed });
	}
	return found;
}

async function planeOf({ document, image }: Picture, key: string | undefined): Promise<Plane | 'none' | 'unknown'> {
	const found = key === undefined ? image : document.resolve(image.dict.get(key));
	// Colors that mask are compared with the other entries.
	if (!(found instanceof Stream)) return 'none';
	const { format, before } = unwrapImage(document, found);
	const { width, height, bits } = describeImage(document, found.dict);
	if (format !== undefined || !(width > 0 && height > 0)) return 'unknown';
	const data = await document.decodedAtEase(before);
	const rowBytes = Math.floor(data.length / height);
	const components = Math.floor((rowBytes * 8) / (width * bits));
	const bytesOf = (count: number): number => Math.ceil((width * bits * count) / 8);
	const isSure = components > 0 && bytesOf(components) === rowBytes && bytesOf(components - 1) !== rowBytes;
	const isSmoothed = document.resolve(found.dict.get('Interpolate') ?? found.dict.get('I')) === true;
	return isSure ? { data, width, height, rowBytes, pixelBits: bits * components, isSmoothed } : 'unknown';
}

async function differingRows(one: Plane, { data: other }: Plane, { job }: PdfDocument): Promise<Box[]> {
	const { data, width, height, rowBytes, pixelBits } = one;
	const boxes: Box[] = [];
	let [first, last, from, to] = [-1, -1, Infinity, -1];
	const end = (): void => {
		if (first < 0) return;
		const [left, right] = [Math.floor(from / pixelBits), Math.floor(to / pixelBits) + 1];
		// Samples begin with the upper row.
		boxes.push([left / width, 1 - (last + 1) / height, right / width, 1 - first / height]);
		[first, from, to] = [-1, Infinity, -1];
	};
	for (let row = 0; row < height; row++) {
		const at = row * rowBytes;
		const [now, before] = [data.subarray(at, at + rowBytes), other.subarray(at, at + rowBytes)];
		if (Buffer.compare(now, before) !== 0) {
			if (row - last > Math.max(2, height * APART)) end();
			if (first < 0) first = row;
			last = row;
			from = Math.min(from, firstDifference(now, before));
			to = Math.max(to, lastDifference(now, before));
		}
		const due = job.pace.step(rowBytes * BYTE);
		if (due) await due;
	}
	end();
	return boxes;
}

/** The first bit of a row that differs: several samples may share a byte. */
function firstDifference(row: Uint8Array, other: Uint8Array): number {
	let at = 0;
	while (row[at] === other[at]) at++;
	return at * 8 + Math.clz32(row[at]! ^ other[at]!) - 24;
}

function lastDifference(row: Uint8Array, other: Uint8Array): number {
	let at = row.length - 1;
	while (row[at] === other[at]) at--;
	const bits = row[at]! ^ other[at]!;
	return at * 8 + Math.clz32(bits & -bits) - 24;
}
