/** The graphics state as far as it can be seen (ISO 32000-2, 8.4). Short texts name its larger parts. */
import type { Box, Matrix } from '../geometry/geometry';
import { initialState, type TextState } from '../interpreter/text-state';

/** A color space: a short text, and whether its colors are patterns. */
export interface Space {
	readonly id: string;
	readonly isPattern: boolean;
}

export interface LookState extends TextState {
	/** The matrix with which the content stream began: patterns are placed by it (8.7.3.1). */
	base: Matrix;
	fillSpace: Space;
	strokeSpace: Space;
	fill: string;
	stroke: string;
	fillAlpha: number;
	strokeAlpha: number;
	lineWidth: number;
	cap: number;
	join: number;
	miter: number;
	dash: string;
	/** The paths that clip, one after the other. */
	clip: string;
	/** Those of them that are not upright rectangles. */
	clipShapes: string;
	/** The box within which these paths let something show; absent: everywhere. */
	clipBox?: Box;
	blend: string;
	/** Whether it is drawn into a group that has its own ground, and not onto the paper (ISO 32000-2, 11.4.5). */
	isIsolated: boolean;
	mask: string;
	/** Overprinting, rendering intent, transfer functions and the like. */
	other: string;
}

export const GRAY: Space = { id: 'DeviceGray', isPattern: false };
/** The colors with which spaces begin (8.6.5), as operators write them. */
export const INITIAL: Readonly<Record<string, string>> = {
	DeviceGray: '0 ',
	DeviceRGB: '0 0 0 ',
	DeviceCMYK: '0 0 0 10000 ',
};
const BLACK = 'DeviceGray 0 ';
export const NORMAL = 'Normal';
/** Blend modes that leave a color as it is on paper: they are seen only over other things (ISO 32000-2, 11.3.5). */
const PLAIN_ON_PAPER: ReadonlySet<string> = new Set([NORMAL, 'Multiply', 'Darken']);

/** Colors of which each component is 0 or 1. */
const PURE = /^Device(?:Gray|RGB) (?:(?:0|10000) )+$/;

/**
 * The same for blend modes that look the same where nothing was drawn; `color`: that of a thing that has one. ColorBurn makes mixed colors
 * white there, for programs that take paper for white.
 */
export function blendKind({ blend, isIsolated }: LookState, color = ''): string {
	const isPlain = PLAIN_ON_PAPER.has(blend) || (blend === 'ColorBurn' && PURE.test(color));
	return isIsolated || isPlain ? '' : blend;
}

export const initialLook = (matrix: Matrix): LookState => ({
	...initialState(matrix),
	base: matrix,
	fillSpace: GRAY,
	strokeSpace: GRAY,
	fill: BLACK,
	stroke: BLACK,
	fillAlpha: 1,
	strokeAlpha: 1,
	lineWidth: 1,
	cap: 0,
	join: 0,
	miter: 10,
	dash: '',
	clip: '',
	clipShapes: '',
	blend: NORMAL,
	isIsolated: false,
	mask: '',
	other: '',
});
