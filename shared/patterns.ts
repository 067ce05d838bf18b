/**
 * Patterns that users give, searched for in texts of strangers: words to find, or a regular expression that takes time only in
 * proportion to the text (docs/semantics.md, D48).
 */
import { invalidParameters } from './errors';
import type { Pattern } from './patterns/pattern';
import { wordsOf } from './patterns/words';
import type { Job } from './pdf/job';
import { limitExceeded, type Limits } from './pdf/limits';

export type { Found, Pattern, Search } from './patterns/pattern';

/** `text`: case, composition and runs of white space do not matter. `regex`: the language of RE2. */
export type SearchMode = 'text' | 'regex';

/** Characters of one text that are searched; `truncated` says that there were more. */
const MOST_SEARCHED = 1_000_000;

/** The pattern of a job. @throws OctavoError `invalid_parameters` on `field` if `search` is not a pattern. */
export async function patternOf(
	field: string,
	search: string,
	mode: SearchMode,
	{ pace, limits }: Pick<Job, 'pace' | 'limits'>,
): Promise<Pattern> {
	const pattern =
		mode === 'regex'
			? (await import('./patterns/expression')).expressionOf(search, spending(field, limits))
			: await wordsOf(search, pace);
	if ('problem' in pattern) throw invalidParameters([{ field, message: pattern.problem }]);
	return {
		hasGroups: pattern.hasGroups,
		search: async (text, most, pace) => {
			const result = await pattern.search(text.slice(0, MOST_SEARCHED), most, pace);
			return text.length > MOST_SEARCHED ? { ...result, truncated: true } : result;
		},
	};
}

/** Counts the work of a search, see `Limits.searching`. */
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
