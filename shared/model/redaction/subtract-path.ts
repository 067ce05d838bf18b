/** Paths without the parts that lie in boxes: polygons that are filled, and lines that are stroked. They may have any number of points. */
import type { TextBox } from '../interpreter/frame';
import type { Point } from '../geometry/geometry';
import { STRIDE, STRIDE_COST, type Steps } from '../text/fragments/steps';

/** One part of a path, with its curves as short lines. */
export type Polyline = readonly Point[];

type Side = (point: Point) => number;

/** Counts points, of one path or of many. */
export class PointCounter {
	private points = 0;

	/** Whether so many were counted that others are due. */
	countPoint(): boolean {
		this.points++;
		if (this.points < STRIDE) return false;
		this.points = 0;
		return true;
	}
}

/** The polygons without boxes. */
export function* subtractFromFill(polygons: readonly Polyline[], boxes: readonly TextBox[]): Steps<readonly Polyline[]> {
	const counter = new PointCounter();
	let whole = polygons;
	for (const box of boxes) {
		const left: Polyline[] = [];
		for (const polygon of whole) yield* divide(polygon, box, left, counter);
		whole = left;
	}
	return whole;
}

/** Adds what lies to the left and right of a box, above and below it. */
function* divide(polygon: Polyline, { x, y, width, height }: TextBox, left: Polyline[], counter: PointCounter): Steps<void> {
	const before: Side = ([px]) => x - px;
	const after: Side = ([px]) => px - x - width;
	const above: Side = ([, py]) => y - py;
	const below: Side = ([, py]) => py - y - height;
	const not =
		(side: Side): Side =>
		(point) =>
			-side(point);
	for (const side of [before, after, above, below])
		if (yield* isBeside(polygon, side, counter)) {
			left.push(polygon);
			return;
		}
	for (const sides of [[before], [after], [not(before), not(after), above], [not(before), not(after), below]]) {
		const part = yield* clipPolygon(polygon, sides, counter);
		if (part.length > 2) left.push(part);
	}
}

function* isBeside(polygon: Polyline, side: Side, counter: PointCounter): Steps<boolean> {
	if (counter.countPoint()) yield STRIDE_COST;
	for (const point of polygon) {
		if (side(point) < 0) return false;
		if (counter.countPoint()) yield STRIDE_COST;
	}
	return true;
}

/** Whether a part of a polygon lies in a box. */
export function* isFilledIn(polygon: Polyline, { x, y, width, height }: TextBox, counter: PointCounter): Steps<boolean> {
	const sides: readonly Side[] = [([px]) => px - x, ([px]) => x + width - px, ([, py]) => py - y, ([, py]) => y + height - py];
	const part = yield* clipPolygon(polygon, sides, counter);
	let twice = 0;
	for (const [at, [x1, y1]] of part.entries()) {
		const [x2, y2] = part[(at + 1) % part.length]!;
		twice += x1 * y2 - x2 * y1;
		if (counter.countPoint()) yield STRIDE_COST;
	}
	return Math.abs(twice) > LEAST_AREA;
}

/** Whether a part of a line lies in a box. */
export function* isDrawnIn(line: Polyline, box: TextBox, counter: PointCounter): Steps<boolean> {
	for (let at = 0; at < line.length; at++) {
		if (at > 0 && insideOf(line[at - 1]!, line[at]!, box)) return true;
		if (counter.countPoint()) yield STRIDE_COST;
	}
	return false;
}

/** Twice the area, in square points, of what numbers with three decimals leave at edges. */
const LEAST_AREA = 0.01;

/** The part of a polygon on the positive side of lines (I. Sutherland and G. Hodgman, 1974). */
function* clipPolygon(polygon: Polyline, sides: readonly Side[], counter: PointCounter): Steps<Polyline> {
	let whole = polygon;
	for (const side of sides) {
		const clipped: Point[] = [];
		for (let at = 0; at < whole.length; at++) {
			const [from, to] = [whole[at]!, whole[(at + 1) % whole.length]!];
			const [one, other] = [side(from), side(to)];
			if (one >= 0) clipped.push(from);
			if (one > 0 !== other > 0 && one !== other) clipped.push(pointBetween(from, to, one / (one - other)));
			if (counter.countPoint()) yield STRIDE_COST;
		}
		whole = clipped;
	}
	return whole;
}

const pointBetween = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** The lines without boxes. */
export function* subtractFromLines(lines: readonly Polyline[], boxes: readonly TextBox[]): Steps<readonly Polyline[]> {
	const counter = new PointCounter();
	let whole = lines;
	for (const box of boxes) {
		const left: Point[][] = [];
		for (const line of whole) yield* cutLine(line, box, left, counter);
		whole = left;
	}
	return whole;
}

function* cutLine(line: Polyline, box: TextBox, left: Point[][], counter: PointCounter): Steps<void> {
	let open: Point[] = [];
	for (let at = 1; at < line.length; at++) {
		if (counter.countPoint()) yield STRIDE_COST;
		const [from, to] = [line[at - 1]!, line[at]!];
		const inside = insideOf(from, to, box);
		if (open.length === 0 && !(inside && inside[0] <= 0)) open.push(from);
		if (!inside) {
			open.push(to);
			continue;
		}
		if (inside[0] > 0) open.push(pointBetween(from, to, inside[0]));
		if (open.length > 1) left.push(open);
		open = inside[1] < 1 ? [pointBetween(from, to, inside[1]), to] : [];
	}
	if (open.length > 1) left.push(open);
}

/** Which part of a line lies in a box, as shares of its length (Y.-D. Liang and B. Barsky, 1984). */
function insideOf([x1, y1]: Point, [x2, y2]: Point, { x, y, width, height }: TextBox): readonly [number, number] | undefined {
	let [from, to] = [0, 1];
	for (const [direction, distance] of [
		[x1 - x2, x1 - x],
		[x2 - x1, x + width - x1],
		[y1 - y2, y1 - y],
		[y2 - y1, y + height - y1],
	] as const) {
		if (direction === 0) {
			if (distance < 0) return undefined;
		} else if (direction < 0) from = Math.max(from, distance / direction);
		else to = Math.min(to, distance / direction);
	}
	return from < to ? [from, to] : undefined;
}
