/** Reads the parameters of the panel. A key that is present with an empty value is refused (docs/semantics.md, D37). */
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import type { Document, Outcome } from '../../shared/backend';
import { decode, decodeAll, expectation } from '../../shared/decode';
import { invalidParameters, type Issue } from '../../shared/errors';
import { unknownNote } from '../../shared/local/form/fill-notes';
import { namesValues, operationOf, type OperationName, type ParamsOf } from '../../shared/operations';
import type { Field } from '../../shared/operations/types';
import { spellPages } from '../../shared/page-spelling';
import { protectsNothing } from '../../shared/protects-nothing';
import { isFile, OF_ANOTHER_NODE, type FileParameter } from './files';
import { SAID } from './host-properties';
import { collections, placementsOf, type Place, type Placement } from './placement';

/** Loads the file that a parameter names; `label` is that of the parameter. */
export type FileLoader = (placement: Placement, value: FileParameter) => Promise<Document>;

/** Values that the run gives in place of the panel's, by wire name. */
export type Given = Readonly<Record<string, unknown>>;

export interface Reading {
	readonly load: FileLoader;
	/** Problems that were found before. */
	readonly issues?: readonly Issue[];
	readonly given?: Given;
}

/** @throws OctavoError `invalid_parameters` with every problem at once; whatever an expression or `load` throws. */
export async function readParameters<N extends OperationName>(
	context: IExecuteFunctions,
	operation: N,
	item: number,
	{ load, issues: found = [], given: overriding }: Reading,
): Promise<ParamsOf<N>> {
	const issues: Issue[] = [...found];
	const raw: Record<string, unknown> = {};
	const groups = new Map<Place, IDataObject>();
	const files: { placement: Placement; value: FileParameter }[] = [];
	for (const placement of placementsOf(operation)) {
		const { wire, field, place } = placement;
		const given =
			place === 'main' ? mainValue(context, placement, item) : inGroup(context, place, placement, item, groups, issues);
		if (!given) continue;
		const { value } = given;
		if (field.kind === 'file' && isFile(value)) files.push({ placement, value });
		if (field.kind === 'file' && !isFile(value)) {
			issues.push({ field: wire, message: noFile(field, value) });
			continue;
		}
		const read = isBlank(value) && !placement.megabytes ? { value } : valueOf(placement, value);
		if ('problem' in read) issues.push({ field: wire, message: read.problem });
		else raw[wire] = read.value;
	}
	// A file may be large: it is loaded only if everything else is right.
	for (const { placement } of files) raw[placement.wire] = { name: '', bytes: new Uint8Array(1) } satisfies Document;
	Object.assign(raw, fromItemJson(context, operation, item) && { unknown_fields: 'ignore' }, overriding);
	const known = new Set(issues.map(({ field }) => field));
	const decoded = decodeAll(operation, raw, 'refuse');
	issues.push(...decoded.issues.filter(({ field }) => !known.has(field)).map((issue) => inCollection(operation, issue)));
	if (issues.length === 0) issues.push(...unprotected(operation, decoded.params));
	if (issues.length > 0) throw invalidParameters(issues);
	if (files.length === 0) return decoded.params;
	for (const { placement, value } of files) raw[placement.wire] = await load(placement, value);
	return decode(operation, raw, 'refuse');
}

/** Where at least one field of a collection is needed, the panel may show none of them: the issue is the collection's. */
function inCollection(operation: OperationName, issue: Issue): Issue {
	const { atLeastOne } = operationOf(operation);
	const isOfAll = atLeastOne?.[0] === issue.field && issue.message.startsWith('is required');
	const isShown = placementsOf(operation).some(({ wire, place }) => wire === issue.field && place !== 'fields');
	if (!isOfAll || isShown) return issue;
	return { field: collections.fields.name, message: `add at least one field: ${atLeastOne.join(', ')}`, mentions: atLeastOne };
}

/** An expression for a file of another node gives nothing in the other binary mode of n8n. */
const noFile = (field: Field, value: unknown): string =>
	`${isBlank(value) ? 'is empty: it must be' : 'must be'} ${expectation(field)}, as the name of a binary field or an expression; ${OF_ANOTHER_NODE}`;

export function isBlank(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}

interface Entered {
	readonly value: unknown;
}

/** Undefined if the parameter is not required and still empty, as in a new node. */
function mainValue(context: IExecuteFunctions, { field, name }: Placement, item: number): Entered | undefined {
	if (namesValues(field) && context.getNodeParameter('valuesFrom', item, 'json') === 'itemJson')
		return { value: formValuesIn(context.getInputData()[item]?.json ?? {}) };
	if (field.required) return { value: context.getNodeParameter(name, item) };
	const written: unknown = context.getNodeParameter(name, item, '', { rawExpressions: true });
	return written === '' ? undefined : { value: context.getNodeParameter(name, item, '') };
}

/** The value under the field's key in its collection; undefined where the key is not there. */
function inGroup(
	context: IExecuteFunctions,
	place: Exclude<Place, 'main'>,
	{ name }: Placement,
	item: number,
	groups: Map<Place, IDataObject>,
	issues: Issue[],
): Entered | undefined {
	let group = groups.get(place);
	if (!group) {
		group = collectionOf(context, place, item, issues);
		groups.set(place, group);
	}
	return Object.hasOwn(group, name) ? { value: group[name] } : undefined;
}

/** A collection of the panel; its keys are those that somebody added. A collection that an expression emptied is an issue. */
export function collectionOf(
	context: IExecuteFunctions,
	place: Exclude<Place, 'main'>,
	item: number,
	issues: Issue[],
): IDataObject {
	const { name } = collections[place];
	const value: unknown = context.getNodeParameter(name, item, {});
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as IDataObject;
	issues.push({ field: name, message: 'is empty: its expression must give an object with the names and values of the fields' });
	return {};
}

/** A value of the panel as `decode` takes it. */
function valueOf({ field, megabytes }: Placement, value: unknown): { readonly value: unknown } | { readonly problem: string } {
	// Text may hold braces; other values cannot.
	if (field.kind !== 'text' && typeof value === 'string' && /\{\{.*\}\}/s.test(value))
		return { problem: 'holds an expression as text: switch the field from Fixed to Expression' };
	if (megabytes) return bytesOf(value);
	if (field.kind === 'pageOrder' || field.kind === 'pageSet') {
		const spelled = spellPages(value);
		return 'problem' in spelled ? spelled : { value: spelled.text };
	}
	return { value };
}

function bytesOf(value: unknown): { readonly value: number } | { readonly problem: string } {
	const megabytes = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	const bytes = Math.round(megabytes * 1e6);
	return bytes >= 1 && Number.isSafeInteger(bytes)
		? { value: bytes }
		: { problem: `${isBlank(value) ? 'is empty: it must' : 'must'} be a number of megabytes greater than 0, such as 18 or 0.5` };
}

/** Whether the values of a form are the fields of the item. */
export function fromItemJson(context: IExecuteFunctions, operation: OperationName, item: number): boolean {
	const hasValues = Object.values(operationOf(operation).fields).some(namesValues);
	return hasValues && context.getNodeParameter('valuesFrom', item, 'json') === 'itemJson';
}

/** An item without any field of the form is a mistake. Names that n8n's file nodes add are not reported as unused. */
export function withUnmatched<D>(outcome: Outcome<D>): Outcome<D> {
	const { filledFields, unusedKeys, unfilledFields } = outcome.facts;
	if (filledFields === 0)
		throw invalidParameters([
			{
				field: 'values',
				message:
					'none of the names in the JSON of the item is a field of the form: compare them with the output of Get Form Data',
			},
		]);
	if (!Array.isArray(unusedKeys)) return outcome;
	const unused = unusedKeys.filter((name): name is string => typeof name === 'string' && !OF_FILES.has(name));
	const others = outcome.notes.filter(({ code }) => code !== 'unknown_fields_ignored');
	const unfilled = Array.isArray(unfilledFields) ? unfilledFields.map(String) : [];
	const notes = [...unknownNote(unused, unfilled), ...others];
	return { ...outcome, notes, facts: { ...outcome.facts, unusedKeys: unused } };
}

/** Names that n8n's file nodes add to the JSON of an item. A form may have fields of these names. */
const OF_FILES: ReadonlySet<string> = new Set(['fileName', 'fileSize', 'fileType', 'fileExtension', 'mimeType', 'directory']);

/** Objects that are not values of a form: the files of combined binary mode, and what this node said in an earlier step. */
const NOT_VALUES: ReadonlySet<string> = new Set(['_files', SAID]);

function formValuesIn(json: IDataObject): IDataObject {
	return Object.fromEntries(Object.entries(json).filter(([name, value]) => !NOT_VALUES.has(name) || typeof value !== 'object'));
}

function unprotected(operation: OperationName, params: Readonly<Record<string, unknown>>): Issue[] {
	if (!protectsNothing(operation, params)) return [];
	return [
		{
			field: collections.permissions.name,
			message:
				'nothing is forbidden, and without a User Password the document opens freely: switch off what readers must not do, or give a User Password',
		},
	];
}
