/** The pattern that a user gives an operation; all its searches together have a bound (docs/semantics.md, D48). */
import { patternOf, type Pattern, type SearchMode } from '../../patterns';
import type { Job } from '../../pdf/job';
import { limitExceeded, type Limits } from '../../pdf/limits';

/** @throws OctavoError `invalid_parameters` on `field` if `search` is not a pattern. */
export const patternIn = (
	field: string,
	search: string,
	mode: SearchMode,
	{ pace, limits }: Pick<Job, 'pace' | 'limits'>,
): Promise<Pattern> => patternOf(field, search, mode, pace, spending(field, limits));

/** Counts the work of all searches for one pattern, see `Limits.searching`. */
function spending(field: string, { searching }: Limits): (steps: number) => void {
	let left = searching;
	return (steps) => {
		left -= steps;
		if (left < 0)
			throw limitExceeded(
				'searching',
				`The search takes more than ${searching} steps, which are characters times the size of the expression`,
				'Make the expression shorter or more exact, or search fewer pages',
				field,
			);
	};
}
