/** Reads the parameters of the panel. A key that is present with an empty value is refused (docs/semantics.md, D37). */
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import type { Document } from '../../shared/contract/backend';
import { decode, decodeAll } from '../../shared/contract/values/decode';
import { invalidParameters, type Issue } from '../../shared/contract/errors';
import { expectation } from '../../shared/contract/values/expectation';
import { namesValues, operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import type { Field } from '../../shared/contract/operations/types';
import { unknownHere } from '../../shared/contract/values/known-here';
import { readSize } from '../../shared/contract/values/measures';
import { spellPages } from '../../shared/contract/values/page-spelling';
import { protectsNothing } from '../../shared/contract/protects-nothing';
import { isFile, OF_ANOTHER_NODE, type FileParameter } from './files';
import { collectionOf, placementsOf, type Place, type Placement } from './panel/placement';
import { fromItemJson, namedBy, valuesOf } from './form-values';
import { inchesOf, inMillimetres } from './lengths';
import { BOOKMARK_LIST } from './panel/bookmark-properties';
import { bookmarksOf } from './bookmark-rows';
import { isLength } from './panel/option-properties';
import { readCollection, isBlankValue, itMust, writtenExpression } from './entries';
import { addAll } from '../../shared/lists';

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
	{ load, issues: before = [], given: overriding }: Reading,
): Promise<ParamsOf<N>> {
	const issues: Issue[] = [...before];
	const raw: Record<string, unknown> = {};
	const groups = new Map<Place, IDataObject>();
	const files: { placement: Placement; value: FileParameter }[] = [];
	const isMetric = inMillimetres(context, operation, item, issues);
	for (const placement of placementsOf(operation)) {
		const { wire, field, place } = placement;
		const given =
			place === 'main'
				? mainValue(context, placement, item, issues)
				: inGroup({ context, operation, item }, place, placement, groups, issues);
		if (!given) continue;
		const { value } = given;
		if (field.kind === 'file' && isFile(value)) files.push({ placement, value });
		if (field.kind === 'file' && !isFile(value)) {
			issues.push({ field: wire, message: noFile(field, value) });
			continue;
		}
		if (placement.zeroIsNone && value === 0) continue;
		const read = isBlankValue(value) && !placement.megabytes ? blank(placement, value) : valueOf(placement, value, isMetric);
		if ('problem' in read) issues.push({ field: wire, message: read.problem });
		else raw[wire] = read.value;
	}
	// A file may be large: it is loaded only if everything else is right.
	for (const { placement } of files) raw[placement.wire] = { name: '', bytes: new Uint8Array(1) } satisfies Document;
	const isItem = namedBy(operation) === 'form' && fromItemJson(context, operation, item);
	Object.assign(raw, isItem && { unknown_fields: 'ignore' }, overriding);
	const decoded = decodeAll(operation, raw, 'refuse');
	const isHere = context.getNodeParameter('process', item, 'local') === 'local';
	const found = isHere ? [...decoded.issues, ...unknownHere(operation, decoded.params)] : decoded.issues;
	addAll(issues, further(operation, found, new Set(issues.map(({ field }) => field))));
	if (issues.length === 0) addAll(issues, findUnprotected(operation, decoded.params));
	if (issues.length > 0) throw invalidParameters(issues);
	if (files.length === 0) return decoded.params;
	for (const { placement, value } of files) raw[placement.wire] = await load(placement, value);
	return decode(operation, raw, 'refuse');
}

/** The issues that say more than those of the `known` fields. */
function further(operation: OperationName, issues: readonly Issue[], known: ReadonlySet<string>): Issue[] {
	const { atLeastOne = [] } = operationOf(operation);
	const isOfAll = ({ field, message }: Issue) => atLeastOne[0] === field && message.startsWith('is required');
	const isTried = atLeastOne.some((wire) => known.has(wire));
	return issues
		.filter((issue) => !(isTried && isOfAll(issue)))
		.map((issue) => (isOfAll(issue) ? inCollection(operation, issue, atLeastOne) : issue))
		.filter(({ field }) => !known.has(field));
}

/** Where at least one field of a collection is needed, the panel may show none of them: the issue is the collection's. */
function inCollection(operation: OperationName, issue: Issue, atLeastOne: readonly string[]): Issue {
	const isShown = placementsOf(operation).some(({ wire, place }) => wire === issue.field && place !== 'fields');
	if (isShown) return issue;
	const { name } = collectionOf(operation, 'fields');
	return { field: name, message: `add at least one: ${atLeastOne.join(', ')}`, mentions: atLeastOne };
}

/** An expression for a file of another node gives nothing in the other binary mode of n8n. */
const noFile = (field: Field, value: unknown): string =>
	`${itMust(value)} be ${expectation(field)}, as the name of a binary field or an expression; ${OF_ANOTHER_NODE}`;

interface Entered {
	readonly value: unknown;
}

/** Undefined if the parameter is not required and still empty, as in a new node. */
function mainValue(context: IExecuteFunctions, placement: Placement, item: number, issues: Issue[]): Entered | undefined {
	const { field, name } = placement;
	if (namesValues(field)) {
		const value = valuesOf(context, placement, item, issues);
		return value === undefined && !field.required ? undefined : { value };
	}
	if (placement.wire === BOOKMARK_LIST) return { value: bookmarksOf(context, placement, item, issues) };
	if (field.required) return { value: context.getNodeParameter(name, item) };
	const written: unknown = context.getNodeParameter(name, item, null, { rawExpressions: true });
	// The panel itself never leaves a choice empty.
	const isLeftOut =
		written === null || (written === '' && field.kind !== 'choice') || (Array.isArray(written) && written.length === 0);
	return isLeftOut ? undefined : { value: context.getNodeParameter(name, item, '') };
}

/** The value under the field's key in its collection; undefined where the key is not there. */
function inGroup(
	{ context, operation, item }: At,
	place: Exclude<Place, 'main'>,
	{ name }: Placement,
	groups: Map<Place, IDataObject>,
	issues: Issue[],
): Entered | undefined {
	let group = groups.get(place);
	if (!group) {
		group = readCollection(context, collectionOf(operation, place).name, item, issues);
		groups.set(place, group);
	}
	return Object.hasOwn(group, name) ? { value: group[name] } : undefined;
}

interface At {
	readonly context: IExecuteFunctions;
	readonly operation: OperationName;
	readonly item: number;
}

type Read = { readonly value: unknown } | { readonly problem: string };

/** The default of the contract is not that of the panel. */
function blank({ field, preset }: Placement, value: unknown): Read {
	if (preset === undefined || field.kind !== 'choice') return { value };
	const others = field.options.map((option) => option.value).filter((one) => one !== preset);
	return { problem: `is empty: write ${preset}, which is the default, or ${others.join(' or ')}` };
}

/** A value of the panel as `decode` takes it. */
function valueOf({ field, megabytes }: Placement, value: unknown, isMetric: boolean): Read {
	// Text may hold braces; other values and passwords cannot.
	const written = field.kind !== 'text' || field.secret ? writtenExpression(value) : undefined;
	if (written !== undefined) return { problem: written };
	if (megabytes) return readBytes(value);
	if (isMetric && isLength(field)) return { value: inchesOf(value) };
	if (field.kind === 'pageOrder' || field.kind === 'pageSet') {
		const spelled = spellPages(value);
		return 'problem' in spelled ? spelled : { value: spelled.text };
	}
	const takesList = field.kind === 'choices' || (field.kind === 'json' && field.list !== undefined);
	if (Array.isArray(value) && !takesList) return { problem: `holds a list, but takes one value: ${expectation(field)}` };
	return { value };
}

function readBytes(value: unknown): Read {
	const size = typeof value === 'string' ? readSize(value) : undefined;
	const megabytes = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	const bytes = size ?? Math.round(megabytes * 1e6);
	return bytes >= 1 && Number.isSafeInteger(bytes)
		? { value: bytes }
		: { problem: `${itMust(value)} be a number of megabytes greater than 0, such as 18 or 0.5, or a size such as 18 MB` };
}

function findUnprotected(operation: OperationName, params: Readonly<Record<string, unknown>>): Issue[] {
	if (!protectsNothing(operation, params)) return [];
	return [
		{
			field: collectionOf(operation, 'permissions').name,
			message:
				'nothing is forbidden, and without a User Password the document opens freely: switch off what readers must not do, or give a User Password',
		},
	];
}
