/** Lengths in the unit of the user: the contract has inches only. */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import { readCollection } from './entries';
import { hasLengths, LENGTHS_IN } from './panel/option-properties';

const MILLIMETRES_PER_INCH = 25.4;

/** Whether the user enters millimetres. A unit that is not known is an issue: a stamp would be elsewhere. */
export function inMillimetres(context: IExecuteFunctions, operation: OperationName, item: number, issues: Issue[]): boolean {
	if (!hasLengths(operation)) return false;
	const options = readCollection(context, 'options', item, []);
	if (!Object.hasOwn(options, LENGTHS_IN)) return false;
	const unit = options[LENGTHS_IN];
	if (unit !== 'inches' && unit !== 'millimetres') issues.push({ field: LENGTHS_IN, message: 'must be inches or millimetres' });
	return unit === 'millimetres';
}

/** Other values than numbers as they are: the reading of parameters refuses them. */
export function inchesOf(value: unknown): unknown {
	const length = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	return Number.isFinite(length) ? length / MILLIMETRES_PER_INCH : value;
}
