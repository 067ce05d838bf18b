/** The pen that draws lines (ISO 32000-2, 8.4.3). */
import type { LookState } from './look-state';

/** Where lines meet in a right angle, they reach this much farther. */
const CORNER = Math.SQRT2;
/** Sharp corners reach farther, but rarely more than this. */
const MOST_MITER = 4;
export const MITER_JOIN = 0;
export const ROUND_JOIN = 1;

/** The ends and corners of a line. */
export interface Pen {
	/** Half of the width of the line in points of the page as displayed; undefined if it is wider in one direction than in another. */
	readonly half: number | undefined;
	/** How far the line reaches from its path. */
	readonly reach: number;
	readonly cap: number;
	readonly join: number;
	readonly miter: number;
}

/** Matrices that turn and enlarge, and do nothing else, differ from one by less. */
const ROUND = 1e-3;

export function penOfLine(state: LookState, hasAngles: boolean): Pen {
	const { lineWidth, cap, join, miter, matrix } = state;
	const [a, b, c, d] = matrix;
	const [along, across] = [Math.hypot(a, b), Math.hypot(c, d)];
	const isRound = Math.abs(along - across) + Math.abs(a * c + b * d) / along <= ROUND * along;
	const half = isRound ? (Math.abs(lineWidth) * along) / 2 : undefined;
	return { half, reach: penReach(state, hasAngles), cap, join, miter };
}

/** How far a line reaches from its path, on the page as displayed (ISO 32000-2, 8.4.3). */
export function penReach({ lineWidth, join, miter, matrix }: LookState, hasAngles: boolean): number {
	const [a, b, c, d] = matrix;
	const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
	const farther = hasAngles && join === MITER_JOIN ? Math.max(CORNER, Math.min(miter, MOST_MITER)) : CORNER;
	return ((Math.abs(lineWidth) * scale) / 2) * farther;
}
