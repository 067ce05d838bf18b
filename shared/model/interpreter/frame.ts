/**
 * Where text is on a page. Points are 1/72 inch from the upper left corner of the page as displayed, x to the right and y down.
 * Text is placed in the frame of its direction: `along` grows in the direction of writing, `across` from one line to the next. For
 * upright text these are x and y.
 */
import { greatest, least } from '../../lists';

/** A rectangle on the page as displayed, in points from its upper left corner. */
export interface TextBox {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Frame {
	readonly cos: number;
	readonly sin: number;
	/** Glyphs are written below each other (ISO 32000-2, 9.7.4.3). */
	readonly vertical: boolean;
}

/** The rectangle around a part of a frame. */
export function boxIn({ cos, sin }: Frame, start: number, end: number, top: number, bottom: number): TextBox {
	// Most text is upright.
	if (sin === 0 && cos === 1) return { x: start, y: top, width: end - start, height: bottom - top };
	const xs = [start * cos - top * sin, end * cos - top * sin, start * cos - bottom * sin, end * cos - bottom * sin];
	const ys = [start * sin + top * cos, end * sin + top * cos, start * sin + bottom * cos, end * sin + bottom * cos];
	const [x, y] = [least(xs), least(ys)];
	return { x, y, width: greatest(xs) - x, height: greatest(ys) - y };
}

/** The smallest box around both. */
export function frameAround(one: TextBox, other: TextBox): TextBox {
	const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
	return {
		x,
		y,
		width: Math.max(one.x + one.width, other.x + other.width) - x,
		height: Math.max(one.y + one.height, other.y + other.height) - y,
	};
}
