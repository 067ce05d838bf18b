/** What is searched, as a pattern (docs/semantics.md, §38.1). */
import { invalidParameters } from '../../contract/errors';
import type { Pattern, SearchMode } from '../../patterns';
import { wordsPattern } from '../../patterns';
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import type { Find } from '../../model/redaction/find';
import { patternIn } from '../text/pattern';

/** Lines of `search`. */
const MOST_LINES = 2000;
/** Matches in one text. Beyond, nothing is redacted, because some would be left. */
export const MOST_MATCHES = 200_000;

export async function redactedPattern(search: string, mode: SearchMode, job: Job): Promise<Pattern> {
	if (mode === 'regex') return patternIn('search', search, mode, job);
	const lines = search.split('\n').filter((line) => line.trim() !== '');
	if (lines.length > MOST_LINES)
		throw invalidParameters([{ field: 'search', message: `has ${lines.length} lines, and at most ${MOST_LINES} are allowed` }]);
	return wordsPattern(lines, job.pace);
}

/** A search that is never cut short. @throws OctavoError `limit_exceeded` */
export const findingAll =
	(pattern: Pattern, { pace }: Job): Find =>
	async (text) => {
		const { matches, truncated } = await pattern.search(text, MOST_MATCHES, pace);
		if (truncated) throw tooMany();
		return matches;
	};

export const tooMany = (): Error =>
	limitExceeded(
		'searching',
		'A page, or another text of the document, is too long to be searched to its end',
		'Split the document first',
	);
