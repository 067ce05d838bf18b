/** Lengths in the unit of the user: the contract has inches only. */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/errors';
import { operationOf, type OperationName } from '../../shared/operations';
import type { Field } from '../../shared/operations/types';
import { entriesOf } from './entries';

export const LENGTHS_IN = 'lengthsIn';

const UNITS: readonly unknown[] = ['inches', 'millimetres'];
const MILLIMETRES_PER_INCH = 25.4;

export const isLength = (field: Field): boolean => field.kind === 'decimal' && field.unit === 'inches';

export const hasLengths = (operation: OperationName): boolean => Object.values(operationOf(operation).fields).some(isLength);

/** Whether the user enters millimetres. A unit that is not known is an issue: a stamp would be elsewhere. */
export function inMillimetres(context: IExecuteFunctions, operation: OperationName, item: number, issues: Issue[]): boolean {
	if (!hasLengths(operation)) return false;
	const options = entriesOf(context, 'options', item, []);
	if (!Object.hasOwn(options, LENGTHS_IN)) return false;
	const unit = options[LENGTHS_IN];
	if (!UNITS.includes(unit)) issues.push({ field: LENGTHS_IN, message: 'must be inches or millimetres' });
	return unit === 'millimetres';
}

/** Other values than numbers as they are: the reading of parameters refuses them. */
export function inchesOf(value: unknown): unknown {
	const length = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	return Number.isFinite(length) ? length / MILLIMETRES_PER_INCH : value;
}
