/**
 * Lines on the two sides of a corridor. Those of a table are beside each other on one baseline, or all a little lower; those of a
 * sidebar, such as the one of a curriculum vitae, are beside others by chance (docs/semantics.md, D68).
 */

export interface Sides {
	/** Lines that have a line beside them. */
	readonly both: number;
	/** Lines without another beside them. */
	readonly before: number;
	readonly after: number;
	/** Lines on the baseline of those beside them. */
	readonly level: number;
	/** How much lower the lines after the corridor are than those before it, in parts of the size: from, and to. */
	readonly lowest: number;
	readonly highest: number;
}

/** Lines without another beside them, on each side of a sidebar. */
export const LEAST_BESIDE = 5;
/** The share of the lines of the shorter side that others are beside, at most, and of the level ones among these. */
const BESIDE = 0.75;
const LEVEL = 0.5;
/** Lines beside others that show whether they are level. */
const LEAST_BOTH = 3;
/** In parts of the size: level lines are not farther from each other, and lines by chance differ as much. */
const NEAR = 0.08;
const SPREAD = 0.3;

export const NO_SIDES: Sides = { both: 0, before: 0, after: 0, level: 0, lowest: Infinity, highest: -Infinity };

/** With a line on both sides. */
export function countBoth(sides: Sides, lower: number): Sides {
	const { both, level, lowest, highest } = sides;
	return {
		...sides,
		both: both + 1,
		level: Math.abs(lower) < NEAR ? level + 1 : level,
		lowest: Math.min(lowest, lower),
		highest: Math.max(highest, lower),
	};
}

/** With a line on one side. */
export const countBeside = (sides: Sides, isBefore: boolean): Sides =>
	isBefore ? { ...sides, before: sides.before + 1 } : { ...sides, after: sides.after + 1 };

/** Whether the lines are beside each other by chance. */
export function isSidebar({ both, before, after, level, lowest, highest }: Sides): boolean {
	const alone = Math.min(before, after);
	if (alone < LEAST_BESIDE || both > BESIDE * (both + alone)) return false;
	return both >= LEAST_BOTH && level <= LEVEL * both && highest - lowest >= SPREAD;
}
