/** A check reports what it finds, and the step itself raises the error: so its data has the violations in every case. */
import type { JsonObject, Outcome } from '../../shared/contract/backend';
import { CheckFailed, MENTIONED, raiseViolations, wordReport } from '../../shared/contract/check-report';
import { operationOf } from '../../shared/contract/operations';
import { spellNames, type Spelling } from '../messages/spelling';
import type { Decoded, Step } from '../steps/step-values';

const CHECK = 'check_document';

/** The parameters for the backend: a region answers with the report, not with an error that lacks its numbers. */
export function forReport({ name }: Step, params: Decoded): Decoded {
	return name === CHECK ? { ...params, on_violation: 'report' } : params;
}

/**
 * The outcome of a step, with the names that its author wrote.
 *
 * @throws CheckFailed if a check found violations, unless the author wanted a report of them.
 */
export function afterCheck<D>({ name, params }: Step, outcome: Outcome<D>, spelling: Spelling): Outcome<D> {
	if (name !== CHECK || !outcome.data) return outcome;
	const nameOf = (wire: string) => spellNames(spelling, wire, [wire]);
	const report = wordReport(outcome.data, {
		nameOf,
		restate: (violation) => ({ ...violation, message: spellNames(spelling, violation.message, MENTIONED) }),
	});
	if (params.on_violation === 'error') raiseViolations(report);
	return { ...outcome, data: report };
}

/** The data of a job that failed because of a check, under the key of one that passed. */
export function reportOf(error: unknown): Readonly<Record<string, JsonObject>> {
	return error instanceof CheckFailed ? { [operationOf(CHECK).dataKey ?? '']: error.report } : {};
}
