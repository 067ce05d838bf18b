/** How the shapes of drawings look (SVG 2, 13). */
import type { Length, Paint } from './values';

/** A paint of a shape; `id` names a gradient. */
export type DrawnPaint = 'none' | 'current' | Paint | { readonly id: string; readonly otherwise: 'none' | 'current' | Paint };

/** How shapes and their text look; children have it from their parents. */
export interface DrawnStyle {
	readonly fill: DrawnPaint;
	readonly fillOpacity: number;
	readonly hasHoles: boolean;
	readonly stroke: DrawnPaint;
	readonly strokeOpacity: number;
	readonly strokeWidth: Length;
	readonly cap: 0 | 1 | 2;
	readonly join: 0 | 1 | 2;
	readonly miter: number;
	readonly dashes: readonly Length[];
	readonly dashOffset: Length;
	/** Whether the fill is over the stroke. */
	readonly isStrokeUnder: boolean;
	readonly anchor: 'start' | 'middle' | 'end';
	/** How far text is below its place, in parts of the type size. */
	readonly drop: number;
	readonly clipHasHoles: boolean;
	/** Whether lines are as wide as they say in pixels. */
	readonly isUnscaled: boolean;
	/** Names of the elements that mark points of lines; `none` without one. */
	readonly markerStart: string;
	readonly markerMid: string;
	readonly markerEnd: string;
}

const ZERO: Length = { px: 0, percent: 0 };

export const USUAL_DRAWN: DrawnStyle = {
	fill: { color: [0, 0, 0], alpha: 1 },
	fillOpacity: 1,
	hasHoles: false,
	stroke: 'none',
	strokeOpacity: 1,
	strokeWidth: { px: 1, percent: 0 },
	cap: 0,
	join: 0,
	miter: 4,
	dashes: [],
	dashOffset: ZERO,
	isStrokeUnder: false,
	anchor: 'start',
	drop: 0,
	clipHasHoles: false,
	isUnscaled: false,
	markerStart: 'none',
	markerMid: 'none',
	markerEnd: 'none',
};
