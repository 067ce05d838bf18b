/** How many shadings content paints, and how much of a page: those of a logo are quick, and those of a whole page slow. */
import type { Box, Matrix } from '../geometry/geometry';
import { SHADING, SHADING_BEGUN } from './weights';

export interface Shadings {
	readonly count: number;
	/** How often they paint, at most: once each, or once for each part of a mesh. */
	readonly times: number;
	/** The areas of the boxes around each of them, together, in square units of the content. */
	readonly area: number;
}

export const NO_SHADINGS: Shadings = { count: 0, times: 0, area: 0 };

export const addShadings = (one: Shadings, other: Shadings): Shadings =>
	other.count === 0 ? one : { count: one.count + other.count, times: one.times + other.times, area: one.area + other.area };

/** One shading of this area. */
export const oneShading = (area: number): Shadings => ({ count: 1, times: 1, area });

export const areaOf = ([left, bottom, right, top]: Box): number => Math.max(0, right - left) * Math.max(0, top - bottom);

/** Those that show within an area: each of them paints no more than that. */
export const shadingsWithin = ({ count, times, area }: Shadings, most: number): Shadings =>
	count === 0 ? NO_SHADINGS : { count, times, area: Math.min(area, times * most) };

/** Those of content that is drawn by `matrix` within an area, in square units of the content that draws it. */
export function moveShadings({ count, times, area }: Shadings, [a, b, c, d]: Matrix, most: number): Shadings {
	// The box around a line that is turned is a large one.
	const isTurned = (b !== 0 || c !== 0) && (a !== 0 || d !== 0);
	return shadingsWithin({ count, times, area: isTurned ? Infinity : area * Math.abs(a * d - b * c) }, most);
}

/** Microseconds. An area that numbers cannot express is that of the page. */
export function shadingTime({ count, times, area }: Shadings, pageArea: number): number {
	const pages = area / pageArea;
	return count * SHADING_BEGUN + SHADING * (pages < times ? pages : times);
}
