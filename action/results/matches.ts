/** Matches of find-text, for the outputs and for the conclusion of the step: numbers, and never text (docs/semantics.md, D47). */
import { operationOf } from '../../shared/contract/operations';
import { agree, countNoun } from '../../shared/sentences';
import type { Row } from '../../runs/jobs/execute';
import type { Matching } from '../steps/matching';

const SEARCH = operationOf('find_text').dataKey ?? '';

/** Matches in each file that was searched. */
function countMatches(rows: readonly Row[]): number[] {
	return rows.flatMap(({ data }) => {
		const search = data[SEARCH];
		return search === undefined ? [] : [Number(search['count'])];
	});
}

/** Matches of all files together; `''` if nothing was searched. */
export function matchesOutput(rows: readonly Row[]): string {
	const counts = countMatches(rows);
	return counts.length === 0 ? '' : String(counts.reduce((total, count) => total + count, 0));
}

/** Why the step fails by its matches; `undefined` if it does not. */
export function matchReason(rows: readonly Row[], { failOnMatch, failOnNoMatch }: Matching): string | undefined {
	const counts = countMatches(rows);
	const found = counts.filter((count) => count > 0).length;
	const [missed, of] = [counts.length - found, countNoun(counts.length, 'file')];
	if (failOnMatch && found > 0) return `fail-on-match: ${found} of ${of} ${agree(found, 'has', 'have')} a match`;
	return failOnNoMatch && missed > 0
		? `fail-on-no-match: ${missed} of ${of} ${agree(missed, 'has', 'have')} no match`
		: undefined;
}
