/**
 * A check reports what it finds, and the node itself raises the error: so `pdf.check` holds the violations on both outputs. In the
 * panel's words, which are those of the user.
 */
import type { IDataObject } from 'n8n-workflow';
import type { JsonObject, Outcome } from '../../shared/contract/backend';
import {
	CheckFailed,
	MENTIONED,
	raiseViolations,
	tooLarge,
	wordReport,
	type Violation,
} from '../../shared/contract/check-report';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { inLabels } from './errors';
import { placementOf } from './panel/placement';

const CHECK = 'check_document';

type Parameters = Readonly<Record<string, unknown>>;

/** The parameters for the backend: a region answers with the report, not with an error that lacks its numbers. */
export function forReport(operation: OperationName, parameters: Parameters): Parameters {
	return operation === CHECK ? { ...parameters, on_violation: 'report' } : parameters;
}

/**
 * The outcome in the panel's words.
 *
 * @throws CheckFailed if a check found violations, unless the user wants a report of them.
 */
export function afterCheck<D>(operation: OperationName, parameters: Parameters, outcome: Outcome<D>): Outcome<D> {
	if (operation !== CHECK || !outcome.data) return outcome;
	const data: JsonObject = wordReport(outcome.data, { nameOf: labelOf, restate });
	if (parameters['on_violation'] === 'error') raiseViolations(data);
	return { ...outcome, data };
}

/** The report of a check that failed, under the key of one that passed. */
export function reportOf(error: unknown): IDataObject {
	return error instanceof CheckFailed ? { [operationOf(CHECK).dataKey ?? '']: error.report } : {};
}

const labelOf = (wire: string): string => placementOf(CHECK, wire)?.label ?? wire;

/** The panel asks for megabytes where the contract asks for bytes. */
function restate(violation: Violation): Violation {
	const { rule, found, limit, message } = violation;
	if (found !== null && limit !== null && placementOf(CHECK, rule)?.megabytes) {
		const [size, most] = [found / 1e6, limit / 1e6];
		return { ...violation, found: size, limit: most, message: tooLarge(size, most, 'MB') };
	}
	return { ...violation, message: inLabels(message, MENTIONED, CHECK) };
}
