/**
 * The node's panel, derived from the operation table: a field that is added there appears here without further work.
 *
 * The order is that of n8n's own nodes: where to process with its credential, what to do, the input, required fields, the
 * output, options.
 */
import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { namesValues, operationNames, operationOf, type OperationName } from '../../../shared/contract/operations';
import type { Option, Resource } from '../../../shared/contract/operations/types';
import { BOOKMARK_LIST, BOOKMARKS_FROM } from './bookmark-properties';
import { inputProperties, NAME_OF_FIELD, processProperties, resourceDescriptions } from './input-properties';
import { CUT_AFTER } from './labels';
import { optionsOf } from './option-properties';
import { outputProperties } from './output-properties';
import { toolProperties } from './tool-properties';
import { collectionOf, placementsOf, type Place, type Placement } from './placement';
import { operationsOf, resourceNames, resources } from '../../../shared/contract/resources';

/** The operation that a new node has, and the one that each resource begins with (docs/semantics.md, D88). */
const FIRST: Readonly<Record<Resource, OperationName>> = {
	text: 'extract_text',
	convert: 'markdown_to_pdf',
	document: 'merge_documents',
	page: 'extract_pages',
	stamp: 'add_text_watermark',
	form: 'fill_form',
	security: 'add_password',
	annotation: 'flatten_annotations',
	attachment: 'extract_attachments',
	e_invoice: 'read_e_invoice',
};

/** Values that the panel proposes if the contract has no default, by parameter name. */
const proposals: Readonly<Record<string, string | number>> = {
	angle: 90,
	arrangement: '2',
	maximumMegabytes: 18,
	layer: 'under',
	relationship: 'unspecified',
};

/** Operations that are about some pages, not all: the panel proposes the first. */
const SOME_PAGES: ReadonlySet<OperationName> = new Set(['extract_pages', 'remove_pages']);

/** The placeholder of a search for a regular expression; the literal has that of words. */
const EXPRESSION = 'e.g. Invoice (\\d+)';

/** By parameter name. */
const hints: Readonly<Record<string, string>> = {
	layout:
		'The text is in {{ $json.pdf.content.text }}, beside what came in. Options > Put Text In puts it into a field of your own.',
	maximumMegabytes: 'E-mail makes files 37 % larger: for a mailbox limit of 25 MB, use 18 MB',
	pageOrder: '-1 or last is the last page, 2-5 a range, 5-2 the same backwards, 2.. all pages from page 2 on',
	pages: 'all, odd, even, 3, 2-5, 2- from page 2 on, first, last, not 2; separated by commas, in any order',
	ranges: '1-3 are pages 1 to 3, 7 is one page, 9- all pages from 9 on; separated by commas, a part each',
	userPassword: 'Leave this empty if the document may be opened without a password',
};

/** By parameter name, of a second file: a node from which it may come, and a binary field that may hold it. */
const EXAMPLES: Readonly<Record<string, readonly [node: string, field: string]>> = {
	attachment: ['Terms and Conditions', 'terms'],
	compareTo: ['Last Version', 'old'],
	image: ['Logo', 'logo'],
	invoice: ['Invoice XML', 'xml'],
	overlay: ['Letterhead', 'letterhead'],
	textLayer: ['Recognized Text', 'text'],
	trustedCertificates: ['Certificates', 'certificates'],
};

const fileHint = (node: string): string =>
	`The name of the input binary field containing the file. For a file of another node, enter an expression: {{ $('${node}').first().binary.data }}. An address that begins with https:// is fetched.`;

export const properties: INodeProperties[] = [
	...toolProperties,
	{
		displayName: 'Resource',
		name: 'resource',
		type: 'options',
		noDataExpression: true,
		options: resources.map((resource) => ({
			name: resourceNames[resource],
			value: resource,
			description: resourceDescriptions[resource],
		})),
		default: 'text',
	},
	...resources.map(operationProperty),
	...processProperties,
	...inputProperties,
	...operationNames.flatMap(mainProperties),
	...outputProperties,
	...operationNames.map(optionsProperty),
];

/** The action line of the operation, below the name of the node: several resources have the label *Extract*. */
export const subtitle = `={{ ${JSON.stringify(
	Object.fromEntries(operationNames.map((name) => [camel(name), operationOf(name).action])),
)}[$parameter["operation"]] }}`;

function operationProperty(resource: Resource): INodeProperties {
	const options = operationsOf(resource).map((name): INodePropertyOptions => {
		const { label, action, description } = operationOf(name);
		return { name: label, value: camel(name), action, description };
	});
	return {
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: [resource] } },
		options,
		default: camel(FIRST[resource]),
	};
}

/** The fields in the panel itself and its collections: required ones, pages, permissions, the fields of which one is needed. */
function mainProperties(name: OperationName): INodeProperties[] {
	const main = inPlace(name, 'main').flatMap((placement) => {
		if (name === 'split_at_page' && placement.wire === 'pages') return cutProperties(placement);
		return placement.wire === 'search' ? searchProperties(name, placement) : [mainProperty(name, placement)];
	});
	// How to cut comes before where.
	if (name === 'split_at_page') main.sort((one, other) => Number(other.name === 'cut') - Number(one.name === 'cut'));
	return [...main, ...permissions(name), ...fieldsCollection(name)];
}

/** The same parameter under a label for each way to cut. */
function cutProperties(placement: Placement): INodeProperties[] {
	const entry = { ...property(placement), default: '' };
	return [
		{ ...entry, displayOptions: showFor('split_at_page', { cut: ['before'] }) },
		{ ...entry, displayName: CUT_AFTER, displayOptions: showFor('split_at_page', { cut: ['after'] }) },
	];
}

/**
 * The same parameter with an example for each search mode. Hidden and not shown by the mode: n8n shows everything that depends on a
 * parameter that is an expression.
 */
function searchProperties(name: OperationName, placement: Placement): INodeProperties[] {
	const shown = showFor(name);
	const otherThanRegex = { _cnd: { not: 'regex' } };
	return [
		{ ...property(placement), displayOptions: { ...shown, hide: { searchMode: ['regex'] } } },
		{ ...property(placement), placeholder: EXPRESSION, displayOptions: { ...shown, hide: { searchMode: [otherThanRegex] } } },
	];
}

function mainProperty(name: OperationName, placement: Placement): INodeProperties {
	const entry = property(placement);
	if (namesValues(placement.field)) return { ...entry, displayOptions: showFor(name, { valuesFrom: ['json'] }) };
	if (placement.wire === BOOKMARK_LIST) return { ...entry, displayOptions: showFor(name, { [BOOKMARKS_FROM]: ['json'] }) };
	const shown = { ...entry, displayOptions: showFor(name) };
	if (placement.field.kind === 'pageSet') {
		// Pages that only their field selects, such as those before which something comes, are not all pages.
		if (placement.wire !== 'pages') return { ...shown, default: '' };
		return { ...shown, required: true, default: SOME_PAGES.has(name) ? '1' : 'all' };
	}
	return placement.preset === undefined ? shown : { ...shown, default: placement.preset };
}

function permissions(name: OperationName): INodeProperties[] {
	const toggles = inPlace(name, 'permissions').map(property);
	if (toggles.length === 0) return [];
	const { name: parameter, label, add } = collectionOf(name, 'permissions');
	const preset = Object.fromEntries(toggles.map((toggle) => [toggle.name, toggle.default]));
	return [
		{
			displayName: label,
			name: parameter,
			// Not a fixed collection: if that has a default, n8n's editor cannot open a workflow that does not set it.
			type: 'collection',
			placeholder: add,
			description: 'The actions that readers may take with the document. Everything is allowed unless you switch it off.',
			default: { ...preset },
			options: sortEntries(toggles),
			displayOptions: showFor(name),
		},
	];
}

function fieldsCollection(name: OperationName): INodeProperties[] {
	const fields = inPlace(name, 'fields');
	if (fields.length === 0) return [];
	const { name: parameter, label, add } = collectionOf(name, 'fields');
	return [
		{
			displayName: label,
			name: parameter,
			type: 'collection',
			placeholder: add,
			description: 'Add at least one',
			default: {},
			options: sortEntries(fields.map(addedProperty)),
			displayOptions: showFor(name),
		},
	];
}

/** A toggle that somebody adds is meant: it starts on. */
function addedProperty(placement: Placement): INodeProperties {
	const entry = property(placement);
	return entry.type === 'boolean' ? { ...entry, default: true } : entry;
}

/** Optional fields of the operation and of the node, in one collection. */
function optionsProperty(name: OperationName): INodeProperties {
	const { name: parameter, label, add } = collectionOf(name, 'options');
	return {
		displayName: label,
		name: parameter,
		type: 'collection',
		placeholder: add,
		default: {},
		displayOptions: showFor(name),
		options: sortEntries([...inPlace(name, 'options').map(property), ...optionsOf(name)]),
	};
}

function inPlace(name: OperationName, place: Place): Placement[] {
	return placementsOf(name).filter((placement) => placement.place === place);
}

/** One field of the table as an input of the panel. */
function property(placement: Placement): INodeProperties {
	const { field, name, label, megabytes, zeroIsNone } = placement;
	const entry: INodeProperties = {
		displayName: label,
		name,
		type: 'string',
		default: '',
		description: describeField(placement),
		...(field.required && { required: true }),
		...('placeholder' in field && !megabytes && { placeholder: field.placeholder }),
		...(hints[name] !== undefined && { hint: hints[name] }),
	};
	const proposal = ('default' in field ? field.default : undefined) ?? proposals[name];
	switch (field.kind) {
		case 'text':
			if (field.format === 'color') return { ...entry, type: 'color' };
			if (field.secret) return { ...entry, typeOptions: { password: true } };
			return field.lines ? { ...entry, typeOptions: { rows: 4 } } : entry;
		case 'pageOrder':
			return entry;
		case 'flag':
			return { ...entry, type: 'boolean', default: field.default };
		case 'integer': {
			if (megabytes)
				return { ...entry, type: 'number', typeOptions: { minValue: 0, numberPrecision: 3 }, default: proposal ?? 18 };
			if (zeroIsNone) return { ...entry, type: 'number', typeOptions: { minValue: 0, numberPrecision: 0 }, default: 0 };
			const typeOptions = { minValue: field.min, ...(field.max !== undefined && { maxValue: field.max }), numberPrecision: 0 };
			return { ...entry, type: 'number', typeOptions, default: proposal ?? field.min };
		}
		case 'decimal': {
			const typeOptions = { minValue: field.above ?? field.min ?? 0, numberPrecision: 3 };
			return { ...entry, type: 'number', typeOptions, default: field.default ?? (zeroIsNone ? 0 : 1) };
		}
		case 'choice': {
			const options = optionsFrom(field.options);
			const known = options.some(({ value }) => value === proposal) ? proposal : undefined;
			return { ...entry, type: 'options', options, default: known ?? options[0]?.value ?? '' };
		}
		case 'choices':
			return { ...entry, type: 'multiOptions', options: optionsFrom(field.options), default: [] };
		case 'pageSet':
			return { ...entry, default: 'all' };
		case 'file': {
			const [node, example] = EXAMPLES[name] ?? [label, name];
			return { ...entry, placeholder: `e.g. ${example}`, hint: fileHint(node), builderHint: { propertyHint: NAME_OF_FIELD } };
		}
		case 'files':
			return entry;
		case 'json':
			return { ...entry, type: 'json', default: '{}' };
		default:
			return field satisfies never;
	}
}

/** In the order of their names, as n8n wants options. */
function optionsFrom(options: readonly Option[]): INodePropertyOptions[] {
	return options
		.map(({ value, label, description }) => ({ name: label, value, ...(description && { description }) }))
		.sort((one, other) => one.name.localeCompare(other.name));
}

function describeField({ field, wire, megabytes, zeroIsNone }: Placement): string {
	if (zeroIsNone) return field.description.replace(/\bIf absent, /, '0: ');
	if (megabytes) return field.description.replace(/in bytes\b.*$/s, 'in megabytes of 1,000,000 bytes');
	// A panel with *Pages* has no range.
	return wire === 'pages' ? field.description.replace(/\. Instead of .*$/, '') : field.description;
}

type Shown = NonNullable<NonNullable<INodeProperties['displayOptions']>['show']>;

function showFor(name: OperationName, more: Shown = {}): NonNullable<INodeProperties['displayOptions']> {
	// Not by resource: a workflow keeps its parameters if the operation moves to another one.
	return { show: { operation: [camel(name)], ...more } };
}

function sortEntries(entries: INodeProperties[]): INodeProperties[] {
	return entries.sort((one, other) => one.displayName.localeCompare(other.displayName));
}
