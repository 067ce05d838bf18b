/** Pages as pictures, and how far they differ. */
import { createHash } from 'node:crypto';

export interface Picture {
	readonly width: number;
	readonly height: number;
	/** Three bytes per pixel, row by row from the top. */
	readonly rgb: Uint8Array;
}

/** Binary portable pixmaps (P6), one after the other, as `pdftoppm` and `mutool draw` write them. */
export function portablePixmaps(bytes: Buffer): Picture[] {
	const found: Picture[] = [];
	for (let at = 0; at < bytes.length;) {
		const header = /^P6\s+(?:#[^\n]*\n)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 100));
		if (!header) break;
		const [width, height] = [Number(header[1]), Number(header[2])];
		const start = at + header[0].length;
		at = start + width * height * 3;
		found.push({ width, height, rgb: bytes.subarray(start, at) });
	}
	return found;
}

export function fingerprint({ width, height, rgb }: Picture): string {
	return createHash('sha1').update(`${width}x${height} `).update(rgb).digest('base64').slice(0, 16);
}

/**
 * The share of pixels of which a channel differs by more than `visible`; 1 if a side differs by more than a pixel, which readers
 * may round up or down.
 */
export function difference(one: Picture, other: Picture, visible = 24): number {
	if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) return 1;
	const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
	let different = 0;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [at, against] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
			for (let channel = 0; channel < 3; channel++) {
				if (Math.abs(one.rgb[at + channel]! - other.rgb[against + channel]!) <= visible) continue;
				different++;
				break;
			}
		}
	}
	return different / Math.max(1, width * height);
}

/** Whether all of a page has about one color. */
export const isBlank = ({ rgb }: Picture, visible = 24): boolean =>
	rgb.every((value, at) => Math.abs(value - rgb[at % 3]!) <= visible);

const WINDOW = 8;
const STRIDE = 4;
/** (0.01 * 255)² and (0.03 * 255)², which keep the quotients stable. */
const [C1, C2] = [6.5025, 58.5225];

/**
 * The structural similarity of two pictures in gray (Wang, Bovik, Sheikh and Simoncelli, 2004): 1 for the same ones. A side may differ
 * by a few pixels, which readers round up or down.
 */
export function similarity(one: Picture, other: Picture): number {
	const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
	if (Math.abs(one.width - other.width) > 3 || Math.abs(one.height - other.height) > 3) return 0;
	const [first, second] = [grayOf(one, width, height), grayOf(other, width, height)];
	let [sum, windows] = [0, 0];
	for (let top = 0; top + WINDOW <= height; top += STRIDE)
		for (let left = 0; left + WINDOW <= width; left += STRIDE) {
			sum += windowOf(first, second, width, left, top);
			windows++;
		}
	return windows === 0 ? 1 : sum / windows;
}

function grayOf({ width: stride, rgb }: Picture, width: number, height: number): Float32Array {
	const gray = new Float32Array(width * height);
	for (let y = 0, to = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const at = (y * stride + x) * 3;
			gray[to++] = 0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!;
		}
	return gray;
}

function windowOf(one: Float32Array, other: Float32Array, width: number, left: number, top: number): number {
	let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
	for (let y = top; y < top + WINDOW; y++)
		for (let at = y * width + left, end = at + WINDOW; at < end; at++) {
			const [p, q] = [one[at]!, other[at]!];
			a += p;
			b += q;
			aa += p * p;
			bb += q * q;
			ab += p * q;
		}
	const count = WINDOW * WINDOW;
	const [meanA, meanB] = [a / count, b / count];
	const [varianceA, varianceB, covariance] = [aa / count - meanA ** 2, bb / count - meanB ** 2, ab / count - meanA * meanB];
	return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2));
}
