/** Telling maps, screenshots and text from photos and scans (docs/semantics.md, §37.4): JPEG ruins sharp edges on plain ground. */
import type { PageImage } from '../../model/drawing/drawer';
import type { Pace } from '../../pace/pace';

interface Samples {
	readonly width: number;
	readonly height: number;
	readonly channels: number;
	/** One byte each. */
	readonly data: Uint8Array;
}

/** Rows that are looked at, from all over the image. */
const ROWS = 400;
/** Colors that line art has at most, if it is not smoothed. */
export const FEW_COLORS = 48;
/** In line art, this share of pixels is like the one before it. */
const PLAIN = 0.5;
/** Of the others, this share differs by at least `SHARP`. */
const EDGES = 0.3;
const SHARP = 24;
/** In line art that was a JPEG image, this share of pixels is exactly like the one before it; those near edges differ by some `NOISE`. */
const EXACTLY_PLAIN = 0.7;
const NOISE = 6;
const MANY_EDGES = 0.6;
/** Samples of a drawn pixel: three colors, and one that is the same everywhere. */
const DRAWN = 4;
/** The cost of a sample, see `Pace`. */
const COST = 3;

export async function isLineArt({ width, height, channels, data }: Samples, pace: Pace): Promise<boolean> {
	const length = width * channels;
	const row = (index: number): Uint8Array => data.subarray(index * length, (index + 1) * length);
	const { all, changes, edges, colors } = await countPixels({ width, height, row }, channels, 0, pace);
	return colors <= FEW_COLORS || (changes < all * (1 - PLAIN) && edges > changes * EDGES);
}

/** Whether a JPEG image, drawn, shows a drawing or text on plain ground: no scan, whose ground is never quite the same. */
export async function isDrawnLineArt(image: PageImage, pace: Pace): Promise<boolean> {
	const { all, same, changes, edges } = await countPixels(image, DRAWN, NOISE, pace);
	return changes > 0 && same > all * EXACTLY_PLAIN && edges > changes * MANY_EDGES;
}

/** Of pixels beside another: how many are the same as it, differ by more than `noise`, or by an edge; and colors, not far beyond few. */
async function countPixels({ width, height, row }: PageImage, channels: number, noise: number, pace: Pace) {
	const colors = new Set<number>();
	const step = Math.max(1, Math.floor(height / ROWS));
	let [all, same, changes, edges] = [0, 0, 0, 0];
	for (let index = 0; index < height; index += step) {
		const samples = row(index);
		for (let at = channels; at < width * channels; at += channels) {
			let [color, difference] = [0, 0];
			for (let i = at; i < at + channels; i++) {
				color = color * 256 + samples[i]!;
				difference = Math.max(difference, Math.abs(samples[i]! - samples[i - channels]!));
			}
			if (colors.size <= FEW_COLORS) colors.add(color);
			all++;
			if (difference === 0) same++;
			if (difference > noise) changes++;
			if (difference >= SHARP) edges++;
		}
		const due = pace.step(width * channels * COST);
		if (due) await due;
	}
	return { all, same, changes, edges, colors: colors.size };
}
