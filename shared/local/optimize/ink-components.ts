/**
 * The components of JPEG images of four inks, as they are stored. PDFium turns inks into colors for the screen, but not those of a space
 * of ours, whose function gives three components as red, green and blue, and in a second drawing the fourth as gray.
 */
import type { PageImage } from '../../model/drawing/drawer';
import { Dict, dict, latin, name, Stream, type Ref, type Value } from '../../pdf/syntax/values';

/** Components of images that are read in this way. */
export const INKS = 4;
/** PostScript calculator functions (ISO 32000-2, 7.10.5). */
const CODES = ['{pop}', '{4 1 roll pop pop pop dup dup}'];
export const PARTS = CODES.length;
const makeDomain = (count: number): Value => Array.from({ length: count * 2 }, (_, at) => at % 2);

/** The entries of the image once for each drawing, which are shown one below the other. */
export function drawInParts(entries: Dict, add: (value: Value) => Ref): Dict[] {
	return CODES.map((code) => {
		const description = dict({ FunctionType: 4, Domain: makeDomain(INKS), Range: makeDomain(3) });
		const inks = ['A', 'B', 'C', 'D'].map((ink) => name(ink));
		const part = new Dict(entries);
		part.set('ColorSpace', [name('DeviceN'), inks, name('DeviceRGB'), add(new Stream(description, latin(code).bytes))]);
		return part;
	});
}

/** The samples of a row, in memory that the next row uses again. @param drawn both drawings */
export function inksOf({ width, height, row }: PageImage): (index: number) => Uint8Array {
	const samples = new Uint8Array(width * INKS);
	const half = height / PARTS;
	return (index) => {
		// Blue, green, red and alpha.
		const pixels = row(index);
		for (let at = 0; at < samples.length; at += INKS) {
			samples[at] = pixels[at + 2]!;
			samples[at + 1] = pixels[at + 1]!;
			samples[at + 2] = pixels[at]!;
		}
		const last = row(index + half);
		for (let at = 0; at < samples.length; at += INKS) samples[at + 3] = last[at]!;
		return samples;
	};
}
