/** The entries of a collection of the panel: its keys are those that somebody added. */
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/contract/errors';
import { isObject } from '../../shared/contract/json';

export const isBlankValue = (value: unknown): boolean => value === undefined || value === null || value === '';

/** How the problem with a value of the wrong kind begins. */
export const itMust = (value: unknown): string =>
	isBlankValue(typeof value === 'string' ? value.trim() : value) ? 'is empty: it must' : 'must';

/** The problem with an expression that n8n does not evaluate, where a value cannot hold braces; undefined for other values. */
export const writtenExpression = (value: unknown): string | undefined =>
	typeof value === 'string' && value.includes('{{') && value.includes('}}', value.indexOf('{{') + 2)
		? 'holds an expression as text: switch the field from Fixed to Expression'
		: undefined;

/** A collection that an expression emptied is an issue. */
export function readCollection(context: IExecuteFunctions, name: string, item: number, issues: Issue[]): IDataObject {
	const value: unknown = context.getNodeParameter(name, item, {});
	if (isObject(value)) return value as IDataObject;
	// The options are read several times.
	if (!issues.some(({ field }) => field === name))
		issues.push({ field: name, message: `${itMust(value)} be an object with the names and values of the fields` });
	return {};
}
