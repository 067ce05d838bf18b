/** Which samples of an image changed, or are left out in one version, (docs/semantics.md, §33.1). */
import type { PdfDocument } from '../../pdf/document';
import { Stream } from '../../pdf/syntax/values';
import { movedBox, type Box, type Matrix, type Point } from '../geometry/geometry';
import { describeImage } from '../image/export/described';
import { readSample } from '../image/export/samples';
import { unwrapImage } from '../image/export/unwrapped';

/** An image where it is drawn. */
export interface Picture {
	readonly document: PdfDocument;
	readonly image: Stream;
	readonly matrix: Matrix;
	/** The matrix as a text. */
	readonly place: string;
	/** The same for images that show the same. */
	readonly id: string;
	/** Two pictures of one style differ only by their samples, their places, the colors that they leave out, and `blend` of one kind. */
	readonly style: string;
	readonly blend: string;
	/** Its soft mask in the graphics state, of which the style only says that it has one. */
	readonly mask: string;
}

/** Samples as they are, in rows of whole bytes. */
interface Plane {
	readonly rowAt: (row: number) => Uint8Array;
	readonly width: number;
	readonly height: number;
	readonly rowBytes: number;
	readonly bits: number;
	readonly pixelBits: number;
	/** The cost of a row, see `Pace`. */
	readonly cost: number;
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
export const MOST_SMOOTHED = 2;
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
		const add = (boxes: readonly Box[]): void => {
			for (const box of boxes) found.push({ box, sample, isSmoothed: plane.isSmoothed });
		};
		add(await differingRows(plane, before, one.document));
		const [colors, others] = key === undefined ? [colorsLeftOut(one), colorsLeftOut(other)] : [[], []];
		if (colors.join(' ') === others.join(' ')) continue;
		if ((plane.pixelBits / plane.bits) * plane.width > MOST_COMPONENTS) return undefined;
		add(await differingRows(leftOut(plane, colors), leftOut(before, others), one.document));
	}
	return found;
}

/** Components of a row of an image that leaves colors out; longer rows take too long for one step. */
const MOST_COMPONENTS = 200_000;
/** The cost of one of them, see `Pace`. */
const COMPONENT = 100;
/** Numbers that say which colors are left out. */
const MOST_COLORS = 64;

/** The smallest and the largest sample of each component of the colors that are left out (ISO 32000-2, 8.9.6.4). */
function colorsLeftOut({ document, image }: Picture): readonly number[] {
	const found =
		document
			.array(image.dict.get('Mask'))
			?.slice(0, MOST_COLORS)
			.map((item) => document.resolve(item)) ?? [];
	return found.map((item) => (typeof item === 'number' ? item : NaN));
}

/** A byte for each sample: whether it is left out. */
function leftOut(plane: Plane, colors: readonly number[]): Plane {
	const { width, bits, pixelBits } = plane;
	const components = pixelBits / bits;
	const rowOf = (row: Uint8Array): Uint8Array =>
		Uint8Array.from({ length: width }, (_, pixel) => {
			for (let component = 0; component < components; component++) {
				const sample = readSample(row, pixel * pixelBits + component * bits, bits);
				if (!(sample >= colors[component * 2]! && sample <= colors[component * 2 + 1]!)) return 0;
			}
			return 1;
		});
	return { ...plane, pixelBits: 8, cost: width * components * COMPONENT, rowAt: (at) => rowOf(plane.rowAt(at)) };
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
	const rowAt = (row: number): Uint8Array => data.subarray(row * rowBytes, (row + 1) * rowBytes);
	const cost = rowBytes * BYTE;
	return isSure ? { rowAt, width, height, rowBytes, bits, pixelBits: bits * components, cost, isSmoothed } : 'unknown';
}

async function differingRows(one: Plane, other: Plane, { job }: PdfDocument): Promise<Box[]> {
	const { width, height, pixelBits, cost } = one;
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
		const [now, before] = [one.rowAt(row), other.rowAt(row)];
		if (Buffer.compare(now, before) !== 0) {
			if (row - last > Math.max(2, height * APART)) end();
			if (first < 0) first = row;
			last = row;
			from = Math.min(from, firstDifference(now, before));
			to = Math.max(to, lastDifference(now, before));
		}
		const due = job.pace.step(cost);
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
