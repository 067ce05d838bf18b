/** The pen that draws lines (ISO 32000-2, 8.4.3). */
import type { LookState } from './look-state';

/** Where lines meet in a right angle, they reach this much farther. */
const CORNER = Math.SQRT2;
/** Sharp corners reach farther, but rarely more than this. */
const MOST_MITER = 4;
const MITER_JOIN = 0;

/** How far a line reaches from its path, on the page as displayed (ISO 32000-2, 8.4.3). */
export function penReach({ lineWidth, join, miter, matrix }: LookState, hasAngles: boolean): number {
	const [a, b, c, d] = matrix;
	const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
	const farther = hasAngles && join === MITER_JOIN ? Math.max(CORNER, Math.min(miter, MOST_MITER)) : CORNER;
	return ((Math.abs(lineWidth) * scale) / 2) * farther;
}
