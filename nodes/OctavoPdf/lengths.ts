/** Lengths in the unit of the user: the contract has inches only. */
import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import type { Issue } from '../../shared/contract/errors';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Field } from '../../shared/contract/operations/types';
import { readCollection } from './entries';

const LENGTHS_IN = 'lengthsIn';

export const lengthsIn: INodeProperties = {
	displayName: 'Lengths In',
	name: LENGTHS_IN,
	type: 'options',
	options: [
		{ name: 'Inches', value: 'inches' },
		{ name: 'Millimetres', value: 'millimetres', description: 'An inch has 25.4 millimetres' },
	],
	default: 'millimetres',
	description: 'The unit of all lengths of this node, such as margins. By default, inches.',
};

const MILLIMETRES_PER_INCH = 25.4;

export const isLength = (field: Field): boolean => field.kind === 'decimal' && field.unit === 'inches';

export const hasLengths = (operation: OperationName): boolean => Object.values(operationOf(operation).fields).some(isLength);

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
