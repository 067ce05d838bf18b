/** The outline of the dark modules: one path, without the seams that renderers leave between neighbouring rectangles. */
import type { Point } from '../geometry/geometry';
import type { QrCode } from './qr-code';

/** Right, up, left, down: each turns left into the next. */
const STEPS: readonly Point[] = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
];

/**
 * Polygons around the dark modules, counterclockwise, and around their holes, clockwise: to be filled by the nonzero winding number
 * rule. The unit is a module; the lower left corner of the code is the origin.
 */
export function outlineOf(code: QrCode): Point[][] {
	const { size } = code;
	const isDark = (x: number, y: number): boolean => code.isDark(x, size - 1 - y);
	/** Whether an edge in this direction from this corner has a dark module on its left, and a light one on its right. */
	const isEdge = (x: number, y: number, way: number): boolean => {
		const [left, right] = SIDES[way]!;
		return isDark(x + left[0], y + left[1]) && !isDark(x + right[0], y + right[1]);
	};
	const seen = new Uint8Array((size + 1) * (size + 1) * STEPS.length);
	const key = (x: number, y: number, way: number): number => (y * (size + 1) + x) * STEPS.length + way;
	const polygons: Point[][] = [];
	for (let start = 0; start < (size + 1) * (size + 1); start++) {
		const [left, bottom] = [start % (size + 1), Math.floor(start / (size + 1))];
		// Every polygon has an edge to the right.
		if (!isEdge(left, bottom, 0) || seen[key(left, bottom, 0)]) continue;
		const points: Point[] = [];
		let [x, y, way] = [left, bottom, 0];
		let before = -1;
		while (!seen[key(x, y, way)]) {
			seen[key(x, y, way)] = 1;
			if (way !== before) points.push([x, y]);
			before = way;
			x += STEPS[way]![0];
			y += STEPS[way]![1];
			// Where two dark modules touch at a corner, each keeps its own polygon: the left turn comes first.
			way = [1, 0, 3].map((turn) => (way + turn) % 4).find((next) => isEdge(x, y, next))!;
		}
		// The first edge may go on with the last one.
		if (before === 0) points.shift();
		polygons.push(points);
	}
	return polygons;
}

/** For each direction: the modules on the left and on the right of an edge that begins at a corner. */
const SIDES: readonly (readonly [left: Point, right: Point])[] = [
	[
		[0, 0],
		[0, -1],
	],
	[
		[-1, 0],
		[0, 0],
	],
	[
		[-1, -1],
		[-1, 0],
	],
	[
		[0, -1],
		[-1, -1],
	],
];
