/** Values of the fields of a form, or of a template: from the JSON of the item, from the rows of the panel, or from JSON that the user enters. */
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import type { Outcome } from '../../shared/contract/backend';
import { invalidParameters, type Issue } from '../../shared/contract/errors';
import { isObject } from '../../shared/contract/json';
import { unknownNote } from '../../shared/local/form/fill-notes';
import { namesValues, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Field, Json } from '../../shared/contract/operations/types';
import { isGap, nameGap } from '../../shared/contract/values/json-value';
import { readCollection } from './entries';
import { FORM_FIELDS } from './panel/form-properties';
import { readable } from './files';
import { SAID } from './panel/output-properties';
import type { Placement } from './panel/placement';

/** The field of the contract that takes the values. */
const VALUES = 'values';

/** Where the names of the operation's values are; undefined if it takes none. */
export function namedBy(operation: OperationName): Json['namesValues'] {
	const field = Object.values<Field>(operationOf(operation).fields).find(namesValues);
	return field?.kind === 'json' ? field.namesValues : undefined;
}

/** Whether the values are the fields of the item. */
export const fromItemJson = (context: IExecuteFunctions, operation: OperationName, item: number): boolean =>
	sourceOf(context, namedBy(operation), item) === 'itemJson';

/** Whether the text is a template. */
export const isTemplate = (context: IExecuteFunctions, operation: OperationName, item: number): boolean =>
	namedBy(operation) === 'template' && sourceOf(context, 'template', item) !== 'none';

const sourceOf = (context: IExecuteFunctions, names: Json['namesValues'], item: number): unknown =>
	names === undefined ? undefined : context.getNodeParameter('valuesFrom', item, names === 'form' ? 'json' : 'none');

/** `name`: the parameter that takes JSON. */
export function valuesOf(context: IExecuteFunctions, { field, name }: Placement, item: number, issues: Issue[]): unknown {
	switch (sourceOf(context, field.kind === 'json' ? field.namesValues : undefined, item)) {
		case 'none':
			return undefined;
		case 'itemJson':
			return valuesIn(context.getInputData()[item]?.json ?? {});
		case 'fields':
			return valuesInRows(readCollection(context, FORM_FIELDS, item, issues)['values'] ?? [], issues);
		default:
			return withoutGaps(context.getNodeParameter(name, item), issues);
	}
}

/** Objects that are not values of a form: the files of combined binary mode, and what this node said in an earlier step. */
const NOT_VALUES: ReadonlySet<string> = new Set(['_files', SAID]);

/** Without members that are undefined: items may have such, and a note names the fields that got no value. */
function valuesIn(json: IDataObject): IDataObject {
	return Object.fromEntries(
		Object.entries(json).filter(([name, value]) => value !== undefined && (!NOT_VALUES.has(name) || typeof value !== 'object')),
	);
}

/** A field may have the name of an inherited property, such as `constructor`. */
function valuesInRows(rows: unknown, issues: Issue[]): IDataObject {
	if (!Array.isArray(rows)) {
		issues.push({ field: FORM_FIELDS, message: 'must have a list of rows under values' });
		return {};
	}
	const values = new Map<string, unknown>();
	for (const [index, row] of (rows as unknown[]).entries()) {
		const { name, value } = { value: '', ...(row as { readonly name?: unknown; readonly value?: unknown } | null) };
		const refuse = (message: string) => void issues.push({ field: VALUES, message: `row ${index + 1} ${message}` });
		if (typeof name !== 'string' || name.trim() === '') refuse('has no name: enter one');
		else if (values.has(name)) refuse('has the name of an earlier row: leave one of them out');
		else if (isGap(value)) refuse(gap(value));
		else values.set(name, value);
	}
	return Object.fromEntries(values) as IDataObject;
}

const gap = (value: unknown): string => `has no value, because its expression gives ${nameGap(value)}: use '' for an empty one`;

function withoutGaps(values: unknown, issues: Issue[]): unknown {
	if (!isObject(values)) return values;
	for (const [name, value] of Object.entries(values))
		if (isGap(value)) issues.push({ field: VALUES, message: `“${readable(name)}” ${gap(value)}` });
	return values;
}

/** An item without any field of the form is a mistake. Names that n8n's file nodes add are not reported as unused. */
export function withUnmatched<D>(outcome: Outcome<D>): Outcome<D> {
	const { filledFields, unusedKeys, unfilledFields = [] } = outcome.facts;
	if (filledFields === 0)
		throw invalidParameters([
			{
				field: VALUES,
				message:
					'none of the names in the JSON of the item is a field of the form: compare them with the output of Get Form Data',
			},
		]);
	if (!unusedKeys) return outcome;
	const unused = unusedKeys.filter((name) => !OF_FILES.has(name));
	const others = outcome.notes.filter(({ code }) => code !== 'unknown_fields_ignored');
	const notes = [...unknownNote(unused, unfilledFields), ...others];
	return { ...outcome, notes, facts: { ...outcome.facts, unusedKeys: unused } };
}

/** Names that n8n's file nodes add to the JSON of an item. A form may have fields of these names. */
const OF_FILES: ReadonlySet<string> = new Set(['fileName', 'fileSize', 'fileType', 'fileExtension', 'mimeType', 'directory']);
