/** Outlines of boxes with round corners, as operators of paths in points (CSS Backgrounds 3, 4.3). */
import { operand, QUARTER_CIRCLE } from '../../content/painting';
import type { Fragments } from '../boxes/fragments';
import type { Rect, Sides } from '../boxes/laid';
import type { Surface } from './canvas';
import { exactLength, type Style } from '../boxes/style';

export type { Rect };

/** Radii across and down, from the upper left corner clockwise. */
export type Corners = readonly (readonly [number, number])[];

export const SQUARE: Corners = [
	[0, 0],
	[0, 0],
	[0, 0],
	[0, 0],
];

/** The radii of a box, made smaller where they would overlap. */
export function cornersOf(style: Style, width: number, height: number): Corners {
	const found = [
		style.borderTopLeftRadius,
		style.borderTopRightRadius,
		style.borderBottomRightRadius,
		style.borderBottomLeftRadius,
	].map(([x, y]) => [exactLength(x, width), exactLength(y, height)] as const);
	const [one, two, three, four] = found as [Corners[0], Corners[0], Corners[0], Corners[0]];
	const sums: readonly (readonly [number, number])[] = [
		[width, one[0] + two[0]],
		[width, four[0] + three[0]],
		[height, one[1] + four[1]],
		[height, two[1] + three[1]],
	];
	const factor = sums.reduce((least, [room, sum]) => (sum > room && sum > 0 ? Math.min(least, room / sum) : least), 1);
	return found.map(([x, y]) => [x * factor, y * factor] as const);
}

/** The radii of the edge that is this far inside. */
export const innerCorners = (corners: Corners, { top, right, bottom, left }: Sides): Corners =>
	corners.map(([x, y], index) => {
		const beside = index === 0 || index === 3 ? left : right;
		const above = index < 2 ? top : bottom;
		return [Math.max(x - beside, 0), Math.max(y - above, 0)] as const;
	});

export const inset = ({ left, top, right, bottom }: Rect, sides: Sides): Rect => ({
	left: left + sides.left,
	top: top + sides.top,
	right: right - sides.right,
	bottom: bottom - sides.bottom,
});

/** A box with its edges on whole pixels of its page, as browsers draw it; one that is thinner keeps its edges. */
export function snapRect(canvas: Surface, page: number, { left, top, right, bottom }: Rect): Rect {
	const [from, to] = [Math.round(left), Math.round(right)];
	const [upper, lower] = [canvas.snap(page, top), canvas.snap(page, bottom)];
	return {
		...(from < to ? { left: from, right: to } : { left, right }),
		...(upper < lower ? { top: upper, bottom: lower } : { top, bottom }),
	};
}

/** Turns pixels into points of a page. */
export interface Points {
	x(px: number): number;
	y(px: number): number;
}

export const pointsOn = (canvas: Surface, page: number): Points => ({
	x: (px) => canvas.x(page, px),
	y: (px) => canvas.y(page, px),
});

/** The part of a box that is on a page; corners where it is divided are square. */
export function sliceOn(
	fragments: Fragments,
	page: number,
	rect: Rect,
	corners: Corners,
): { readonly rect: Rect; readonly corners: Corners } {
	// Over the beginning of all is the margin of the first page, and the outside of it.
	const [start, end] = [page === 0 ? -Infinity : fragments.startOf(page), fragments.endOf(page)];
	const [from, to] = [
		Math.max(rect.top, rect.top < start - 0.05 ? start : rect.top),
		Math.max(rect.bottom > end + 0.05 ? end : rect.bottom, rect.top),
	];
	if (from === rect.top && to === rect.bottom) return { rect, corners };
	const [isTop, isBottom] = [from === rect.top, to === rect.bottom];
	const kept = corners.map((corner, index) => ((index < 2 ? isTop : isBottom) ? corner : ([0, 0] as const)));
	return { rect: { ...rect, top: from, bottom: to }, corners: kept };
}

/** In points. Joined, so that a long document does not keep the parts of its many paths. */
const rectangle = (left: number, bottom: number, right: number, top: number): string =>
	[operand(left), operand(bottom), operand(right - left), operand(top - bottom), 're'].join(' ');

export function outline({ left, top, right, bottom }: Rect, corners: Corners, points: Points): string {
	if (corners.every(([x, y]) => x <= 0 || y <= 0))
		return rectangle(points.x(left), points.y(bottom), points.x(right), points.y(top));
	const at = (x: number, y: number): string => `${operand(points.x(x))} ${operand(points.y(y))}`;
	const [one, two, three, four] = corners as [Corners[0], Corners[0], Corners[0], Corners[0]];
	const near = 1 - QUARTER_CIRCLE;
	return [
		`${at(left + one[0], top)} m`,
		`${at(right - two[0], top)} l`,
		`${at(right - two[0] * near, top)} ${at(right, top + two[1] * near)} ${at(right, top + two[1])} c`,
		`${at(right, bottom - three[1])} l`,
		`${at(right, bottom - three[1] * near)} ${at(right - three[0] * near, bottom)} ${at(right - three[0], bottom)} c`,
		`${at(left + four[0], bottom)} l`,
		`${at(left + four[0] * near, bottom)} ${at(left, bottom - four[1] * near)} ${at(left, bottom - four[1])} c`,
		`${at(left, top + one[1])} l`,
		`${at(left, top + one[1] * near)} ${at(left + one[0] * near, top)} ${at(left + one[0], top)} c`,
		'h',
	].join(' ');
}

/** How long the outline of a box with round corners is. A quarter of an ellipse is so long after Ramanujan. */
export function lengthAround({ left, top, right, bottom }: Rect, corners: Corners): number {
	const quarter = ([a, b]: Corners[number]): number => (Math.PI / 4) * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
	return corners.reduce((sum, corner) => sum + quarter(corner) - corner[0] - corner[1], 2 * (right - left + bottom - top));
}

/** Whether a rectangle reaches out of another at no side. */
export const isInside = (inner: Rect, { left, top, right, bottom }: Rect): boolean =>
	inner.left > left - FINE && inner.top > top - FINE && inner.right < right + FINE && inner.bottom < bottom + FINE;

/** In pixels. */
const FINE = 0.01;

/** Where the picture is, of which the box may show a part (CSS Images 3, 5.5 and 5.6). */
export function fitPicture(
	rect: Rect,
	natural: { readonly width: number; readonly height: number },
	{ objectFit: fit, objectPosition: [x, y] }: Pick<Style, 'objectFit' | 'objectPosition'>,
): Rect {
	if (fit === 'fill') return rect;
	const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
	const [across, down] = [width / natural.width, height / natural.height];
	const contain = Math.min(across, down);
	const factor =
		fit === 'cover' ? Math.max(across, down) : fit === 'none' ? 1 : fit === 'scale-down' ? Math.min(contain, 1) : contain;
	const [wide, tall] = [natural.width * factor, natural.height * factor];
	const [left, top] = [rect.left + exactLength(x, width - wide), rect.top + exactLength(y, height - tall)];
	return { left, top, right: left + wide, bottom: top + tall };
}
