import type { Segment } from './segments';

/** Cells between gutters, from the beginning of their line to its end. */
export interface Row {
	readonly cells: readonly Segment[];
	readonly baseline: number;
	readonly size: number;
	readonly start: number;
	readonly end: number;
	/** Whether it has several cells, of which none is the mark of a list. */
	readonly isTabular: boolean;
	/** Whether a rule is between it and the line above, and below all of its text, before the next line. */
	readonly hasRuleAbove?: boolean;
	readonly hasRuleBelow?: boolean;
}
