/**
 * Outlines of glyphs as numbers, in thousandths of the type size: what a glyph looks like, whatever its number, its name and the
 * program that made the subset. Hints do not count, and neither does how an outline is put together from others.
 */

/** Segments, each a sign and its points; empty if nothing is drawn. */
export type Outline = readonly number[];

/** Counts the steps that a glyph took to draw: fonts share parts, so a small font can take any number of them. */
export type CountSteps = (steps: number) => void;

/** A fact about each glyph of a font program; undefined for one that it does not have or whose description is damaged. */
export interface GlyphFacts<Fact> {
	/** TrueType, and CFF by number of glyph. */
	glyph(glyph: number): Fact | undefined;
	/** Type 1 and CFF. */
	named(name: string): Fact | undefined;
}

export type Outlines = GlyphFacts<Outline>;

/** How far each glyph moves on, in thousandths of the type size. */
export type Advances = GlyphFacts<number>;

const MOVE = 1e9;
const LINE = 2e9;
const CURVE = 3e9;
/** A contour of quadratic curves (TrueType), before its points. */
export const CONTOUR = 4e9;

/** Numbers of one outline. Those of real fonts have some thousands. */
const MOST_NUMBERS = 200_000;

/** The description of a glyph makes no sense, or is too large. */
export class DamagedOutline extends Error {}

/** Draws with relative movements, as charstrings do. */
export class Pen {
	readonly outline: number[] = [];
	x = 0;
	y = 0;

	/** `matrix` maps the units of the font to those of text space. */
	constructor(private readonly matrix: readonly number[]) {}

	move(dx: number, dy: number): void {
		this.outline.push(MOVE);
		this.to(dx, dy);
	}

	line(dx: number, dy: number): void {
		this.outline.push(LINE);
		this.to(dx, dy);
	}

	curve(dx1: number, dy1: number, dx2: number, dy2: number, dx3: number, dy3: number): void {
		this.outline.push(CURVE);
		this.to(dx1, dy1);
		this.to(dx2, dy2);
		this.to(dx3, dy3);
	}

	/** Goes to a point without drawing. */
	skip(dx: number, dy: number): void {
		this.x += dx;
		this.y += dy;
	}

	private to(dx: number, dy: number): void {
		const [a, b, c, d, e, f] = this.matrix as [number, number, number, number, number, number];
		this.skip(dx, dy);
		const { x, y } = this;
		this.outline.push((a * x + c * y + e) * 1000, (b * x + d * y + f) * 1000);
		if (this.outline.length > MOST_NUMBERS) throw new DamagedOutline();
	}
}

/** A glyph that may be damaged: offsets beyond the end, and operators without operands. */
export function unlessDamaged<Fact>(read: () => Fact | undefined): Fact | undefined {
	try {
		return read();
	} catch (thrown) {
		if (thrown instanceof RangeError || thrown instanceof DamagedOutline) return undefined;
		throw thrown;
	}
}

/** The box around all points, in thousandths of the type size; undefined if nothing is drawn. Curves lie within. */
export function boundsOf(outline: Outline): readonly [number, number, number, number] | undefined {
	let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
	let hasFlags = 0;
	for (let at = 0; at < outline.length;) {
		const first = outline[at]!;
		if (first >= MOVE) {
			hasFlags = first === CONTOUR ? 1 : 0;
			at++;
			continue;
		}
		const [x, y] = [outline[at + hasFlags]!, outline[at + hasFlags + 1]!];
		left = Math.min(left, x);
		right = Math.max(right, x);
		bottom = Math.min(bottom, y);
		top = Math.max(top, y);
		at += 2 + hasFlags;
	}
	return left <= right && bottom <= top ? [left, bottom, right, top] : undefined;
}
