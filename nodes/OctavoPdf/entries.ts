/** The entries of a collection of the panel: its keys are those that somebody added. */
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/errors';

/** A collection that an expression emptied is an issue. */
export function entriesOf(context: IExecuteFunctions, name: string, item: number, issues: Issue[]): IDataObject {
	const value: unknown = context.getNodeParameter(name, item, {});
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as IDataObject;
	issues.push({ field: name, message: 'is empty: its expression must give an object with the names and values of the fields' });
	return {};
}
