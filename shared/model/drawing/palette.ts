/** The palette of a page with few colors, such as a page of text: its PNG has a third of the bytes to compress. */
import type { Pace } from '../../pace/pace';
import type { PageImage } from './drawer';
import { COST, PIXEL, pixelsOf } from './samples';

export interface Palette {
	/** Three bytes for each color: red, green and blue. */
	readonly colors: Uint8Array;
	/** The index of the color of each pixel of a row, in memory that the next row uses again. */
	readonly samples: (row: number) => Uint8Array;
}

/** Of PNG (ISO/IEC 15948, 11.2.2). */
const MOST_COLORS = 256;

/** @returns nothing if the image has more colors, as photographs do. Transparency is not looked at. */
export async function paletteOf({ width, height, row }: PageImage, pace: Pace): Promise<Palette | undefined> {
	const indexes = new ColorIndexes();
	for (let index = 0; index < height; index++) {
		const samples = row(index);
		const pixels = pixelsOf(samples);
		for (let x = 0, at = 0; x < pixels.length; x++, at += PIXEL) {
			if (x > 0 && pixels[x] === pixels[x - 1]) continue;
			if (indexes.numberOf(samples[at + 2]!, samples[at + 1]!, samples[at]!) >= MOST_COLORS) return undefined;
		}
		const due = pace.step(samples.length * COST);
		if (due) await due;
	}
	const samples = new Uint8Array(width);
	return {
		colors: indexes.colors,
		samples: (index) => {
			const own = row(index);
			const pixels = pixelsOf(own);
			for (let to = 0, at = 0; to < width; to++, at += PIXEL)
				samples[to] =
					to > 0 && pixels[to] === pixels[to - 1] ? samples[to - 1]! : indexes.numberOf(own[at + 2]!, own[at + 1]!, own[at]!);
			return samples;
		},
	};
}

/** Slots of the table of colors: a power of two, of which at most a quarter is used. */
const SLOTS = MOST_COLORS * 4;

/** Spreads colors over the slots (Knuth, The Art of Computer Programming, 6.4: multiplicative hashing). */
const GOLDEN_RATIO = 0x9e3779b1;

/** Gives colors numbers in the order in which it meets them: an open-addressed table, because a page has millions of pixels. */
class ColorIndexes {
	private readonly keys = new Int32Array(SLOTS).fill(-1);
	private readonly numbers = new Uint16Array(SLOTS);
	private readonly met: number[] = [];
	private count = 0;

	/** `MOST_COLORS` for the first color that has no place: ask no more after it. */
	numberOf(red: number, green: number, blue: number): number {
		const color = (red << 16) | (green << 8) | blue;
		let slot = (Math.imul(color, GOLDEN_RATIO) >>> 16) & (SLOTS - 1);
		while (this.keys[slot] !== color && this.keys[slot] !== -1) slot = (slot + 1) & (SLOTS - 1);
		if (this.keys[slot] === -1) {
			this.keys[slot] = color;
			this.numbers[slot] = this.count++;
			this.met.push(red, green, blue);
		}
		return this.numbers[slot]!;
	}

	get colors(): Uint8Array {
		return Uint8Array.from(this.met);
	}
}
