/** `minimum-saving`: an optimized or compressed document is written only if it is smaller by that percentage. */
import type { Issue } from '../../shared/contract/errors';
import { isMerging, kindOfSteps } from './plan';
import type { Step } from './step-values';

/** Reasons why the results of these steps cannot be compared with their inputs. */
export function savingIssues(steps: readonly Step[]): Issue[] {
	const issue = (message: string): Issue[] => [{ field: 'minimum-saving', message }];
	if (!steps.some(({ name }) => name === 'optimize_document' || name === 'compress_document'))
		return issue('needs a step optimize-document or compress-document');
	if (isMerging(steps) || kindOfSteps(steps) !== 'document')
		return issue('needs one result for each file: no merge, no split, no extraction');
	return [];
}

/** Why a result is not written; `undefined` if it is small enough. */
export function tooLittleSaved(before: number, after: number, minimum: number | undefined): string | undefined {
	if (minimum === undefined || after <= before * (1 - minimum / 100)) return undefined;
	const percent = (Math.max(0, before - after) / before) * 100;
	return `Not written: the result is ${percent.toFixed(1)} % smaller, and minimum-saving is ${minimum} %`;
}
