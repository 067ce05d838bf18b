/**
 * Where the stamp goes on a page (docs/semantics.md, §7.1). Lengths are in default user space units of the page; angles in radians,
 * counter-clockwise. "Viewer space" is the visible page as displayed, origin at its bottom left.
 */

/** `[a b c d e f]` as for the operator `cm` (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

/** Corners, lower left first. */
export type Box = readonly [number, number, number, number];

export type Rotation = 0 | 90 | 180 | 270;

export interface PageGeometry {
	/** What a viewer shows of the page, before rotation. */
	readonly box: Box;
	readonly rotation: Rotation;
	/** User space units are 1/72 inch times this (ISO 32000-2, 14.11.3 `UserUnit`). */
	readonly userUnit: number;
}

/** The size of the stamp's text block when its type is one unit high. */
export interface BlockSize {
	readonly width: number;
	readonly height: number;
}

/** Where a template puts the block, and the largest type it uses, in points. */
export interface Template {
	readonly anchor: 'centre' | 'top' | 'bottom';
	readonly diagonal: boolean;
	readonly maximum: number;
}

export const templates: Readonly<Record<number, Template>> = {
	1001: { anchor: 'centre', diagonal: true, maximum: 144 },
	1002: { anchor: 'centre', diagonal: false, maximum: 144 },
	1003: { anchor: 'top', diagonal: false, maximum: 36 },
	1004: { anchor: 'bottom', diagonal: false, maximum: 36 },
};

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

/** What the margins leave of the page as displayed. */
export interface Room {
	readonly width: number;
	readonly height: number;
	/** The margin in units of the page. */
	readonly inset: number;
}

/** `margin` is in inches. Returns `undefined` when the margins leave nothing. */
export function roomOf(page: PageGeometry, margin: number): Room | undefined {
	const { width, height } = viewerSize(page);
	const inset = (margin * 72) / page.userUnit;
	const room = { width: width - 2 * inset, height: height - 2 * inset, inset };
	return room.width > 0 && room.height > 0 ? room : undefined;
}

/**
 * The matrix that puts a block, drawn around the origin with type `drawnAt` units high, in its place on the page, as
 * large as fits into the room and the template allows.
 */
export function place(page: PageGeometry, room: Room, template: Template, block: BlockSize, drawnAt: number): Matrix {
	const { width, height } = viewerSize(page);
	const diagonal = Math.hypot(room.width, room.height);
	const cos = template.diagonal ? room.width / diagonal : 1;
	const sin = template.diagonal ? room.height / diagonal : 0;
	const size = Math.min(
		room.width / (block.width * cos + block.height * sin),
		room.height / (block.width * sin + block.height * cos),
		template.maximum / page.userUnit,
	);
	const half = (size * block.height) / 2;
	const heights = { centre: height / 2, top: height - room.inset - half, bottom: room.inset + half };
	const scale = size / drawnAt;
	return multiply([scale * cos, scale * sin, -scale * sin, scale * cos, width / 2, heights[template.anchor]], viewerMatrix(page));
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

/** First `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
	const [a, b, c, d, e, f] = first;
	const [g, h, i, j, k, l] = second;
	return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
