/** The drawing of a comment, in the space of its page. */
import { enclosePoints, growBox, type Box, type Point } from '../geometry/geometry';

export interface Drawing {
	/** Operators. */
	readonly content: string;
	/** Everything that is painted is within. */
	readonly box: Box;
	/** Whether it is painted as with a marker: the text under it stays readable. */
	readonly multiplies?: boolean;
}

/** A box around points, with `margin` on all sides. */
export const boxAround = (points: readonly Point[], margin: number): Box => growBox(enclosePoints(points), margin);

/** Pairs of coordinates. */
export function pointsOf(numbers: readonly number[]): Point[] {
	const points: Point[] = [];
	for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index]!, numbers[index + 1]!]);
	return points;
}

/** The operator that paints a path: fill, stroke, both, or nothing. */
export const paintOperator = (fills: boolean, strokes: boolean, closes: boolean): string =>
	fills && strokes ? (closes ? 'b' : 'B') : fills ? 'f' : strokes ? (closes ? 's' : 'S') : 'n';
