/** The samples of a drawn page, as image files have them. */
import type { Pace } from '../../pace/pace';
import type { PageImage } from './drawer';

export type Color = 'gray' | 'rgb' | 'rgba' | 'gray-alpha';

/** Bytes of a pixel of the drawer. */
export const PIXEL = 4;
/** The cost of a pixel, see `Pace`. */
export const COST = 2;

/** How many bytes of each pixel a file of this color has. */
export const SAMPLES = { gray: 1, rgb: 3, rgba: 4, 'gray-alpha': 2 } as const;

/** The pixels of a row, a number each: most have the color of the one to their left. */
export const pixelsOf = (row: Uint8Array): Uint32Array =>
	row.byteOffset % PIXEL === 0
		? new Uint32Array(row.buffer, row.byteOffset, row.length / PIXEL)
		: new Uint32Array(row.slice().buffer);

const NONE = new Uint32Array(0);

/** Whether a row is as the one above it, as most of a page of text are. */
const isAsAbove = (row: PageImage['row'], index: number): boolean =>
	index > 0 && Buffer.compare(row(index), row(index - 1)) === 0;

/** Whether a pixel has a color other than black, gray and white. */
export async function hasColor({ height, row }: PageImage, pace: Pace): Promise<boolean> {
	let gray = -1;
	for (let index = 0; index < height; index++) {
		const samples = row(index);
		const pixels = isAsAbove(row, index) ? NONE : pixelsOf(samples);
		for (let x = 0; x < pixels.length; x++) {
			if (pixels[x] === gray) continue;
			const at = x * PIXEL;
			const green = samples[at + 1];
			if (samples[at] !== green || samples[at + 2] !== green) return true;
			gray = pixels[x]!;
		}
		const due = pace.step(samples.length * COST);
		if (due) await due;
	}
	return false;
}

/** The samples of a row, in memory that the next row uses again. */
export function samplesOf({ width, row }: PageImage, color: Color): (index: number) => Uint8Array {
	const channels = SAMPLES[color];
	const samples = new Uint8Array(width * channels);
	const isGray = channels < 3;
	const hasAlpha = channels % 2 === 0;
	let last = -1;
	return (index) => {
		const isSame = last === index - 1 && isAsAbove(row, index);
		last = index;
		if (isSame) return samples;
		const own = row(index);
		const pixels = pixelsOf(own);
		for (let x = 0, to = 0; x < pixels.length; x++) {
			if (x > 0 && pixels[x] === pixels[x - 1]) {
				for (const end = to + channels; to < end; to++) samples[to] = samples[to - channels]!;
				continue;
			}
			const from = x * PIXEL;
			const [blue, green, red] = [own[from]!, own[from + 1]!, own[from + 2]!];
			if (isGray) samples[to++] = lightness(red, green, blue);
			else {
				samples[to++] = red;
				samples[to++] = green;
				samples[to++] = blue;
			}
			if (hasAlpha) samples[to++] = own[from + 3]!;
		}
		return samples;
	};
}

/** As JPEG has it (ITU-T T.871); gray stays as it is. */
const lightness = (red: number, green: number, blue: number): number => (77 * red + 150 * green + 29 * blue + 128) >> 8;

/** A row of red, green and blue. */
export function toGray(row: Uint8Array): Uint8Array {
	const gray = new Uint8Array(row.length / 3);
	for (let x = 0; x < gray.length; x++) gray[x] = lightness(row[x * 3]!, row[x * 3 + 1]!, row[x * 3 + 2]!);
	return gray;
}
