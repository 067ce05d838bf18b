/**
 * Boxes, matrices and pages as viewers show them. Lengths are in default user space units of the page. "Viewer space" is the
 * visible page as displayed, origin at its bottom left.
 */

/** `[a b c d e f]` as for the operator `cm` (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

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

/** Maps viewer space to default user space. */
export function viewerMatrix({ box: [left, bottom, right, top], rotation }: PageGeometry): Matrix {
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
	const [left, bottom, right, top]: Box = [
		Math.max(mediaBox[0], cropBox[0]),
		Math.max(mediaBox[1], cropBox[1]),
		Math.min(mediaBox[2], cropBox[2]),
		Math.min(mediaBox[3], cropBox[3]),
	];
	return left < right && bottom < top ? [left, bottom, right, top] : mediaBox;
}

/** A rectangle with its corners in order, whichever two opposite corners the four numbers name. */
export function normalised([x1, y1, x2, y2]: Box): Box {
	return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** The matrix that undoes `matrix`. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
	const determinant = a * d - b * c;
	const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
	return [p + 0, q + 0, r + 0, s + 0, -(e * p + f * r) + 0, -(e * q + f * s) + 0];
}

/** First `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
	const [a, b, c, d, e, f] = first;
	const [g, h, i, j, k, l] = second;
	return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** A length of the page in inches, for messages. */
export const inches = (length: number, { userUnit }: PageGeometry): string =>
	String(Number(((length * userUnit) / 72).toPrecision(3)));
