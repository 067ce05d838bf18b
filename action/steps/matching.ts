/** `fail-on-match` and `fail-on-no-match`: they belong to find-text. */
import type { Issue } from '../../shared/contract/errors';
import type { Step } from '../../runs/steps/step-values';

export interface Matching {
	readonly failOnMatch: boolean;
	readonly failOnNoMatch: boolean;
}

/** Reasons why the inputs do not go with the steps. */
export function matchingIssues(steps: readonly Step[], { failOnMatch, failOnNoMatch }: Matching): Issue[] {
	if (steps.some(({ name }) => name === 'find_text')) return [];
	const given = [...(failOnMatch ? ['fail-on-match'] : []), ...(failOnNoMatch ? ['fail-on-no-match'] : [])];
	return given.map((field) => ({ field, message: 'needs the operation find-text' }));
}
