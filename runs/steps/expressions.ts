/** Regular expressions among the parameters of a step: a wrong one is told once, before any document is touched. */
import { OctavoError, type Issue } from '../../shared/contract/errors';
import { addAll } from '../../shared/lists';
import { Pace } from '../../shared/pace/pace';
import { pause } from '../../workers/pause';
import type { Step } from './step-values';

/** Fields that hold an expression if `search_mode` says so. */
const SEARCHED = ['search', 'required_text', 'forbidden_text'];
/** The field that always holds one. */
const IGNORED = 'ignore_pattern';

/** The problems that the operation itself would find once for each document. */
export async function expressionIssues({ params }: Step): Promise<readonly Issue[]> {
	const fields = [...(params['search_mode'] === 'regex' ? SEARCHED : []), IGNORED];
	const given = fields.flatMap((field) => {
		const text = params[field];
		return typeof text === 'string' ? [[field, text] as const] : [];
	});
	if (given.length === 0) return [];
	const { patternOf } = await import('../../shared/patterns');
	const issues: Issue[] = [];
	for (const [field, text] of given)
		try {
			await patternOf(field, text, 'regex', new Pace(pause), () => undefined);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError)) throw thrown;
			addAll(issues, thrown.issues);
		}
	return issues;
}
