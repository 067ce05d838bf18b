/** `fail-on`: results that are not failures, and for which a run fails all the same. */
import { countNoun } from '../../shared/sentences';
import type { FailOn } from '../steps/limits';
import type { Row } from './execute';

/** Why a run fails, by the results that `fail-on` names; `undefined` if it succeeds. */
export function reasonToFail(rows: readonly Row[], failOn: FailOn): string | undefined {
	const skipped = rows.filter(({ status }) => status === 'skipped').length;
	const noted = rows.filter(({ notes }) => notes.length > 0).length;
	const of = countNoun(rows.length, 'result');
	if (skipped > 0 && (failOn === 'skipped' || failOn === 'notes')) return `fail-on: ${failOn}: ${skipped} of ${of} skipped`;
	return noted > 0 && failOn === 'notes' ? `fail-on: notes: ${noted} of ${of} with notes` : undefined;
}
