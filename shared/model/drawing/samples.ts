/** The samples of a drawn page, as image files have them. */
import type { Pace } from '../../pdf/pace';
import type { PageImage } from './drawer';

export type Color = 'gray' | 'rgb' | 'rgba' | 'gray-alpha';

/** Bytes of a pixel of the drawer. */
export const PIXEL = 4;
/** The cost of a pixel, see `Pace`. */
export const COST = 2;

/** How many bytes of each pixel a file of this color has. */
export const SAMPLES = { gray: 1, rgb: 3, rgba: 4, 'gray-alpha': 2 } as const;

/** Whether a pixel has a color other than black, gray and white. */
export async function hasColor({ height, row }: PageImage, pace: Pace): Promise<boolean> {
	for (let index = 0; index < height; index++) {
		const pixels = row(index);
		for (let at = 0; at < pixels.length; at += PIXEL) {
			const green = pixels[at + 1];
			if (pixels[at] !== green || pixels[at + 2] !== green) return true;
		}
		const due = pace.step(pixels.length * COST);
		if (due) await due;
	}
	return false;
}

/** The samples of a row, in memory that the next row uses again. */
export function samplesOf({ width, row }: PageImage, color: Color): (index: number) => Uint8Array {
	const channels = SAMPLES[color];
	const samples = new Uint8Array(width * channels);
	const isGray = channels < 3;
	return (index) => {
		const pixels = row(index);
		for (let from = 0, to = 0; from < pixels.length; from += PIXEL) {
			const [blue, green, red] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
			if (isGray) samples[to++] = lightness(red, green, blue);
			else {
				samples[to++] = red;
				samples[to++] = green;
				samples[to++] = blue;
			}
			if (channels % 2 === 0) samples[to++] = pixels[from + 3]!;
		}
		return samples;
	};
}

/** As JPEG has it (ITU-T T.871); gray stays as it is. */
const lightness = (red: number, green: number, blue: number): number => (77 * red + 150 * green + 29 * blue + 128) >> 8;
