/** The drawing of a comment, in the space of its page. */
import type { Box } from '../geometry/geometry';
import { number } from '../font/text-font';

export type Point = readonly [x: number, y: number];

export interface Drawing {
	/** Operators. */
	readonly content: string;
	/** Everything that is painted is within. */
	readonly box: Box;
	/** Whether it is painted as with a marker: the text under it stays readable. */
	readonly multiplies?: boolean;
}

export const at = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** Lines from point to point. */
export const polyline = (points: readonly Point[]): string =>
	points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join('\n');

/** A box around points, with `margin` on all sides. */
export function around(points: readonly Point[], margin: number): Box {
	let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of points) {
		left = Math.min(left, x);
		bottom = Math.min(bottom, y);
		right = Math.max(right, x);
		top = Math.max(top, y);
	}
	return [left - margin, bottom - margin, right + margin, top + margin];
}

/** Pairs of coordinates. */
export function pointsOf(numbers: readonly number[]): Point[] {
	const points: Point[] = [];
	for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index]!, numbers[index + 1]!]);
	return points;
}

/** The operator that paints a path: fill, stroke, both, or nothing. */
export const paintOperator = (fills: boolean, strokes: boolean, closes: boolean): string =>
	fills && strokes ? (closes ? 'b' : 'B') : fills ? 'f' : strokes ? (closes ? 's' : 'S') : 'n';
