/** Lines of text as positioned glyphs, shaped through the fonts' own tables: ligatures, kerning, mark positions. */
import type { Face, ShapedGlyph } from '../../../model/font/shaping/face';
import { segmentsOf } from '../../../model/font/shaping/segments';
import { joinBoxes, NO_BOX, type Box, type Point } from '../../../model/geometry/geometry';
import type { BlockSize } from './template';
import { greatest } from '../../../lists';

/** A glyph at its place. Units are thousandths of the type size. */
export interface PlacedGlyph extends Omit<ShapedGlyph, 'advance'> {
	/** The index of its font. */
	readonly face: number;
}

export interface SetLine {
	readonly text: string;
	readonly glyphs: readonly PlacedGlyph[];
	/** Where the line begins; units are thousandths of the type size of the block. Absent: at the origin. */
	readonly at?: Point;
	/** The type of this line, in units of that of the block. Absent: 1. */
	readonly size?: number;
	/** The operators that set its fill color; absent: that of the line before it. */
	readonly color?: string;
}

/** Lines of text, most often one below the other, centred on each other and around the origin. */
export interface Block {
	readonly lines: readonly SetLine[];
	/** In units of the type size. */
	readonly size: BlockSize;
	/** The area that the glyphs cover, as left, bottom, right, top. Units are thousandths of the type size. */
	readonly ink: Box;
}

/** From one baseline to the next, in thousandths of the type size. */
const LEADING = 1200;

/**
 * Sets the lines. Each is centred by what one sees of it, not by its advance widths: side bearings differ between
 * letters, and would show as an offset in large type. The block's size is that of its advance widths and leading, or of
 * its ink where a stack of accents exceeds that.
 */
export function typeset(faces: readonly Face[], lines: readonly string[]): Block {
	const set = lines.map((line) => shapeLine(faces, line));
	const extents = set.map(({ glyphs, ink: [left, bottom, right, top] }, row): Box => {
		if (glyphs.length === 0) return NO_BOX;
		const half = (right - left) / 2;
		return [-half, bottom - row * LEADING, half, top - row * LEADING];
	});
	const [left, bottom, right, top] = extents.reduce(joinBoxes, NO_BOX);
	const middle = (bottom + top) / 2;
	return {
		lines: set.map(({ glyphs, ink }, row) => ({
			text: lines[row]!,
			glyphs: glyphs.map((one) => ({ ...one, x: one.x - (ink[0] + ink[2]) / 2, y: one.y - row * LEADING - middle })),
		})),
		size: {
			width: Math.max(right - left, greatest(set.map(({ advance }) => advance))) / 1000,
			height: Math.max(top - bottom, lines.length * LEADING) / 1000,
		},
		ink: [left, bottom - middle, right, top - middle],
	};
}

/** The glyphs of a line from the origin on, its width, and the area that they cover. */
export function shapeLine(faces: readonly Face[], line: string): { glyphs: PlacedGlyph[]; advance: number; ink: Box } {
	let pen = 0;
	let ink = NO_BOX;
	const glyphs = segmentsOf(line, faces).flatMap(({ font, text, rtl }) => {
		const face = faces[font]!;
		const { unit } = face;
		return face.shape(text, rtl).map(({ advance, x: right, ...shaped }): PlacedGlyph => {
			const { glyph, y } = shaped;
			const x = pen + right;
			pen += advance;
			const { minX, minY, maxX, maxY } = face.boxOf(glyph);
			if (minX <= maxX) ink = joinBoxes(ink, [x + minX * unit, y + minY * unit, x + maxX * unit, y + maxY * unit]);
			return { ...shaped, face: font, x };
		});
	});
	// A line of spaces has no ink: it takes its room, and nothing is drawn.
	return Number.isFinite(ink[0]) ? { glyphs, advance: pen, ink } : { glyphs: [], advance: pen, ink: [0, 0, 0, 0] };
}
