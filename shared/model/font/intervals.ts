/**
 * Values of whole numbers, given for intervals of them, as CMaps and widths of CIDs are. Time and memory grow with the number of
 * intervals, not with their length: a few bytes of a document can name four billion codes.
 */
import type { Pace } from '../../pace/pace';
import { countBelow, countUpTo } from '../../pace/sorted';

/** A value for the numbers from `first` to `last`. */
export interface Interval<T> {
	readonly first: number;
	readonly last: number;
	readonly value: T;
}

/** The cost of one interval, see `Pace`. */
const COST = 500;

export class Intervals<T> {
	private constructor(
		/** Where another interval begins to count, ascending. */
		private readonly starts: Float64Array,
		private readonly owners: readonly (Interval<T> | undefined)[],
	) {}

	/** Where several of `intervals` have a number, the first one counts. */
	static async of<T>(intervals: readonly Interval<T>[], pace: Pace): Promise<Intervals<T>> {
		const bounds = new Set<number>();
		for (const { first, last } of intervals) {
			bounds.add(first).add(last + 1);
			const due = pace.step(COST);
			if (due) await due;
		}
		const starts = Float64Array.from(bounds).sort();
		const owners = new Array<Interval<T> | undefined>(starts.length);
		/** The next part, from each one on, that has no owner yet, as far as known. */
		const next = Uint32Array.from({ length: starts.length + 1 }, (_, part) => part);
		const unowned = (part: number): number => {
			let end = part;
			while (next[end] !== end) end = next[end]!;
			while (part !== end) {
				const after = next[part]!;
				next[part] = end;
				part = after;
			}
			return end;
		};
		for (const interval of intervals) {
			for (let part = unowned(countBelow(starts, interval.first)); starts[part]! <= interval.last; part = unowned(part)) {
				owners[part] = interval;
				next[part] = part + 1;
			}
			const due = pace.step(COST);
			if (due) await due;
		}
		return new Intervals(starts, owners);
	}

	/** The interval that counts for a number. */
	find(at: number): Interval<T> | undefined {
		return this.owners[countUpTo(this.starts, at) - 1];
	}
}
