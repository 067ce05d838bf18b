/**
 * Boxes, matrices and pages as viewers show them. Lengths are in default user space units of the page. "Viewer space" is the
 * visible page as displayed, origin at its bottom left.
 */

/** `[a b c d e f]` as for the operator `cm` (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

/** Corners, lower left first. */
export type Box = readonly [number, number, number, number];

export type Rotation = 0 | 90 | 180 | 270;

export interface PageGeometry {
	/** The part of the page that a viewer shows, before rotation. */
	readonly box: Box;
	readonly rotation: Rotation;
	/** User space units are 1/72 inch times this (ISO 32000-2, 14.11.3 `UserUnit`). */
	readonly userUnit: number;
}

/** Size of the page as displayed. */
export function viewerSize({ box: [left, bottom, right, top], rotation }: PageGeometry): { width: number; height: number } {
	const width = right - left;
	const height = top - bottom;
	return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Width and height of a page as displayed, in points of 1/72 inch. */
export function displayedSize(geometry: PageGeometry): { readonly width: number; readonly height: number } {
	const { width, height } = viewerSize(geometry);
	return { width: width * geometry.userUnit, height: height * geometry.userUnit };
}

/** Maps viewer space to default user space. */
export function viewerMatrix({ box: [left, bottom, right, top], rotation }: Pick<PageGeometry, 'box' | 'rotation'>): Matrix {
	switch (rotation) {
		case 0:
			return [1, 0, 0, 1, left, bottom];
		case 90:
			return [0, 1, -1, 0, right, bottom];
		case 180:
			return [-1, 0, 0, -1, right, top];
		case 270:
			return [0, -1, 1, 0, left, top];
	}
}

/** The visible box: CropBox within MediaBox, or the MediaBox where that is empty. */
export function visibleBox(mediaBox: Box, cropBox: Box | undefined): Box {
	if (cropBox === undefined) return mediaBox;
	return sharedArea(mediaBox, cropBox) ?? mediaBox;
}

/** A rectangle with its corners in order, whichever two opposite corners the four numbers name. */
export function normalizeBox([x1, y1, x2, y2]: Box): Box {
	return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** The matrix that undoes `matrix`. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
	const determinant = a * d - b * c;
	const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
	return [p + 0, q + 0, r + 0, s + 0, -(e * p + f * r) + 0, -(e * q + f * s) + 0];
}

/** How much it enlarges lengths, in the mean of all directions. */
export const measureScale = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** First `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
	const [a, b, c, d, e, f] = first;
	const [g, h, i, j, k, l] = second;
	return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** Where a point goes. */
export function movedPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}

/** A point of a cubic Bézier curve (ISO 32000-2, 8.5.2.2), at a part of it from 0 to 1. */
export function cubicPoint([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, part: number): Point {
	const rest = 1 - part;
	const [a, b, c, d] = [rest ** 3, 3 * part * rest ** 2, 3 * part ** 2 * rest, part ** 3];
	return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** The smallest box around a box that was moved. */
export function movedBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
	const [x1, y1] = movedPoint(matrix, left, bottom);
	const [x2, y2] = movedPoint(matrix, right, bottom);
	const [x3, y3] = movedPoint(matrix, left, top);
	const [x4, y4] = movedPoint(matrix, right, top);
	return [Math.min(x1, x2, x3, x4), Math.min(y1, y2, y3, y4), Math.max(x1, x2, x3, x4), Math.max(y1, y2, y3, y4)];
}

/** The smallest box around two others. */
export const joinBoxes = (one: Box, other: Box): Box => [
	Math.min(one[0], other[0]),
	Math.min(one[1], other[1]),
	Math.max(one[2], other[2]),
	Math.max(one[3], other[3]),
];

/** The smallest box around points; without points, one that joined to another box leaves that as it is. */
export function enclosePoints(points: Iterable<Point>): Box {
	let [left, bottom, right, top] = NO_BOX;
	for (const [x, y] of points) {
		left = Math.min(left, x);
		bottom = Math.min(bottom, y);
		right = Math.max(right, x);
		top = Math.max(top, y);
	}
	return [left, bottom, right, top];
}

export const NO_BOX: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** A box that is larger on all sides. */
export const growBox = ([left, bottom, right, top]: Box, by: number): Box => [left - by, bottom - by, right + by, top + by];

/** The area that two boxes have in common; undefined if they have none. */
export function sharedArea(one: Box, other: Box): Box | undefined {
	const area: Box = [
		Math.max(one[0], other[0]),
		Math.max(one[1], other[1]),
		Math.min(one[2], other[2]),
		Math.min(one[3], other[3]),
	];
	return area[0] < area[2] && area[1] < area[3] ? area : undefined;
}

/** Coordinates as they are written into a document: no more digits than a reader can tell apart. */
export const writeNumbers = (numbers: readonly number[]): number[] => numbers.map((value) => Math.round(value * 1e5) / 1e5 + 0);

/** A length of the page in inches, for messages. */
export const inches = (length: number, { userUnit }: PageGeometry): string =>
	String(Number(((length * userUnit) / 72).toPrecision(3)));
