/** The pattern that a user gives an operation; all its searches together have a bound (docs/semantics.md, D48). */
import type { Note } from '../../contract/backend';
import { patternOf, reasonUnlikely, type Pattern, type SearchMode, type UnlikelyReason } from '../../patterns';
import type { Job } from '../../pdf/job';
import { limitExceeded, type Limits } from '../../pdf/limits';

/** @throws OctavoError `invalid_parameters` on `field` if `search` is not a pattern. */
export const patternIn = (
	field: string,
	search: string,
	mode: SearchMode,
	{ pace, limits }: Pick<Job, 'pace' | 'limits'>,
): Promise<Pattern> => patternOf(field, search, mode, pace, spending(field, limits));

/** Clauses about a search, and what to do, after its field. */
const CURES: Readonly<Record<UnlikelyReason, string>> = {
	slashes: 'has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i',
	'regex-as-words':
		'looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it',
};

/** The cure of a search that found nothing, as a clause that follows its field and mentions `search_mode`. */
export function cureOfUnlikely(search: string, mode: SearchMode): string | undefined {
	const reason = reasonUnlikely(search, mode);
	return reason && CURES[reason];
}

/** For a search in `field` that found nothing. */
export function unlikelyNotes(field: string, search: string, mode: SearchMode): Note[] {
	const cure = cureOfUnlikely(search, mode);
	if (cure === undefined) return [];
	const message = `Nothing was found for ${field}, which ${cure}.`;
	return [{ code: 'search_mode_unlikely', message, mentions: [field, 'search_mode'] }];
}

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
