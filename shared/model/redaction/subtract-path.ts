/** Paths without the parts that lie in boxes: polygons that are filled, and lines that are stroked. */
import type { TextBox } from '../interpreter/frame';
import type { Point } from '../geometry/geometry';

/** One part of a path, with its curves as short lines. */
export type Polyline = readonly Point[];

type Side = (point: Point) => number;

/** The polygons without a box: each is divided into what lies to its left and right, above and below it. */
export function subtractFromFill(polygons: readonly Polyline[], { x, y, width, height }: TextBox): Polyline[] {
	const left: Side = ([px]) => x - px;
	const right: Side = ([px]) => px - x - width;
	const above: Side = ([, py]) => y - py;
	const below: Side = ([, py]) => py - y - height;
	const not =
		(side: Side): Side =>
		(point) =>
			-side(point);
	const parts: readonly (readonly Side[])[] = [[left], [right], [not(left), not(right), above], [not(left), not(right), below]];
	return polygons.flatMap((polygon) => {
		if ([left, right, above, below].some((side) => polygon.every((point) => side(point) >= 0))) return [polygon];
		return parts.flatMap((sides) => {
			const part = sides.reduce<Polyline>((whole, side) => clipPolygon(whole, side), polygon);
			return part.length > 2 ? [part] : [];
		});
	});
}

/** Whether a part of a polygon lies in a box. */
export function isFilledIn(polygon: Polyline, { x, y, width, height }: TextBox): boolean {
	const sides: readonly Side[] = [([px]) => px - x, ([px]) => x + width - px, ([, py]) => py - y, ([, py]) => y + height - py];
	const part = sides.reduce<Polyline>((whole, side) => clipPolygon(whole, side), polygon);
	let twice = 0;
	for (const [at, [x1, y1]] of part.entries()) {
		const [x2, y2] = part[(at + 1) % part.length]!;
		twice += x1 * y2 - x2 * y1;
	}
	return Math.abs(twice) > LEAST_AREA;
}

/** Whether a part of a line lies in a box. */
export const isDrawnIn = (line: Polyline, box: TextBox): boolean =>
	line.some((to, at) => at > 0 && insideOf(line[at - 1]!, to, box) !== undefined);

/** Twice the area, in square points, of what numbers with three decimals leave at edges. */
const LEAST_AREA = 0.01;

/** The part of a polygon on the positive side of a line (I. Sutherland and G. Hodgman, 1974). */
function clipPolygon(polygon: Polyline, side: Side): Polyline {
	const clipped: Point[] = [];
	for (let at = 0; at < polygon.length; at++) {
		const [from, to] = [polygon[at]!, polygon[(at + 1) % polygon.length]!];
		const [one, other] = [side(from), side(to)];
		if (one >= 0) clipped.push(from);
		if (one > 0 !== other > 0 && one !== other) clipped.push(pointBetween(from, to, one / (one - other)));
	}
	return clipped;
}

const pointBetween = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** The lines without a box. */
export function subtractFromLines(lines: readonly Polyline[], box: TextBox): Polyline[] {
	const left: Point[][] = [];
	for (const line of lines) {
		let open: Point[] = [];
		for (let at = 1; at < line.length; at++) {
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
	return left;
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
