/**
 * Patterns that users give, searched for in texts of strangers: words to find, or a regular expression that takes time only in
 * proportion to the text (docs/semantics.md, D48).
 */
import { invalidParameters } from '../contract/errors';
import type { Pattern, SearchMode } from './pattern';
import { wordPattern } from './words';
import type { Pace } from '../pace/pace';

export { makeFound, type Found, type Pattern, type Search, type SearchMode } from './pattern';
export { reasonUnlikely, type UnlikelyReason } from './unlikely';
export { wordsPattern } from './words';

/** Characters of one text that are searched; `truncated` says that there were more. */
const MOST_SEARCHED = 1_000_000;

/** `spend` counts instructions of an expression times characters. @throws OctavoError `invalid_parameters` on `field` if `search` is not a pattern. */
export async function patternOf(
	field: string,
	search: string,
	mode: SearchMode,
	pace: Pace,
	spend: (steps: number) => void,
): Promise<Pattern> {
	const pattern = mode === 'regex' ? (await import('./expression')).expressionOf(search, spend) : await wordPattern(search, pace);
	if ('problem' in pattern) throw invalidParameters([{ field, message: pattern.problem }]);
	return {
		...pattern,
		search: async (text, most, pace) => {
			const result = await pattern.search(text.slice(0, MOST_SEARCHED), most, pace);
			return text.length > MOST_SEARCHED ? { ...result, truncated: true } : result;
		},
	};
}
