/** The end of an entry, as all lists of contents have it: dots to the column of numbers, and a number at the right edge. */
import type { Color, Ink, TextInk } from './ink';
import type { Typefaces, Word } from './typefaces';

/** In sizes of the type. Dots have the same places on all lines, counted from the right edge. */
const DOT_PITCH = 0.55;
const DOT = 0.1;
/** Between the title and the first dot, the last dot and the number, in sizes of the type. */
export const CLEAR = 0.6;

const PALE: Color = [0.5, 0.5, 0.54];

/** In points. */
export interface LinePlace {
	/** The edge at which numbers end. */
	readonly right: number;
	readonly baseline: number;
	readonly size: number;
}

/** In points. */
const widthOfWords = (words: readonly Word[], size: number): number =>
	(words.reduce((sum, { width }) => sum + width, 0) * size) / 1000;

/** The width of a column of numbers with this number of digits. */
export const columnWidth = (typefaces: Typefaces, digits: number, size: number): number =>
	widthOfWords([typefaces.word('0'.repeat(digits), 'Regular')], size);

/** Dots from the end of the title, `from`, to the column of numbers, which has none however short its numbers are. */
export function leaders(from: number, column: number, { right, baseline, size }: LinePlace): Ink[] {
	const [pitch, width] = [DOT_PITCH * size, DOT * size];
	const first = right - Math.ceil((column + CLEAR * size) / pitch) * pitch;
	const y = baseline + width / 2;
	if (first - pitch < from + CLEAR * size) return [];
	return [
		{
			kind: 'stroke',
			points: [
				[first, y],
				[from + CLEAR * size, y],
			],
			width,
			color: PALE,
			dots: pitch,
		},
	];
}

/** A number that ends at the right edge. */
export function numberAt(typefaces: Typefaces, number: string, { right, baseline, size }: LinePlace, color: Color): TextInk {
	const words = [typefaces.word(number, 'Regular')];
	return { kind: 'text', x: right - widthOfWords(words, size), y: baseline, size, color, words };
}
