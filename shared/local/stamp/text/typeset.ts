/** Lines of text as positioned glyphs, shaped through the font's own tables: ligatures, kerning, mark positions. */
import type { Font, Glyph } from '@pdf-lib/fontkit';
import type { BlockSize } from './template';

/** A glyph at its place. Units are thousandths of the type size. */
export interface PlacedGlyph {
	readonly glyph: Glyph;
	readonly x: number;
	readonly y: number;
}

/** Lines set one below the other, centred on each other and around the origin. */
export interface Block {
	readonly lines: readonly { readonly text: string; readonly glyphs: readonly PlacedGlyph[] }[];
	/** In units of the type size. */
	readonly size: BlockSize;
	/** The area that the glyphs cover, as left, bottom, right, top. Units are thousandths of the type size. */
	readonly ink: Extent;
}

type Extent = readonly [number, number, number, number];

/** From one baseline to the next, in thousandths of the type size. */
const LEADING = 1200;
const EMPTY: Extent = [Infinity, Infinity, -Infinity, -Infinity];

/**
 * Sets the lines. Each is centred by what one sees of it, not by its advance widths: side bearings differ between
 * letters, and would show as an offset in large type. The block's size is that of its advance widths and leading, or of
 * its ink where a stack of accents exceeds that.
 */
export function typeset(font: Font, lines: readonly string[]): Block {
	const set = lines.map((line) => shape(font, line));
	const extents = set.map(({ glyphs, ink: [left, bottom, right, top] }, row): Extent => {
		if (glyphs.length === 0) return EMPTY;
		const half = (right - left) / 2;
		return [-half, bottom - row * LEADING, half, top - row * LEADING];
	});
	const [left, bottom, right, top] = extents.reduce(union, EMPTY);
	const middle = (bottom + top) / 2;
	return {
		lines: set.map(({ glyphs, ink }, row) => ({
			text: lines[row]!,
			glyphs: glyphs.map(({ glyph, x, y }) => ({ glyph, x: x - (ink[0] + ink[2]) / 2, y: y - row * LEADING - middle })),
		})),
		size: {
			width: Math.max(right - left, ...set.map(({ advance }) => advance)) / 1000,
			height: Math.max(top - bottom, lines.length * LEADING) / 1000,
		},
		ink: [left, bottom - middle, right, top - middle],
	};
}

function shape(font: Font, line: string): { glyphs: PlacedGlyph[]; advance: number; ink: Extent } {
	const unit = 1000 / font.unitsPerEm;
	const run = font.layout(line);
	let pen = 0;
	let ink = EMPTY;
	const glyphs = run.glyphs.map((glyph, index): PlacedGlyph => {
		const position = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
		const x = pen + position.xOffset * unit;
		const y = position.yOffset * unit;
		pen += position.xAdvance * unit;
		const { minX, minY, maxX, maxY } = glyph.path.bbox;
		if (minX <= maxX) ink = union(ink, [x + minX * unit, y + minY * unit, x + maxX * unit, y + maxY * unit]);
		return { glyph, x, y };
	});
	// A line of spaces has no ink: it takes its room, and nothing is drawn.
	return Number.isFinite(ink[0]) ? { glyphs, advance: pen, ink } : { glyphs: [], advance: pen, ink: [0, 0, 0, 0] };
}

function union(one: Extent, other: Extent): Extent {
	return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])];
}
