/**
 * The node's panel, derived from the operation table: a field that is added there appears here without further work.
 *
 * The order is that of n8n's own file nodes: what to do, where, the input, required fields, the output, options.
 */
import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Field, Operation } from '../../shared/operations/types';
import * as host from './host-properties';

/** Fields that an operation groups: its page range, its permissions; the others are required or optional. */
export interface FieldGroups {
	readonly required: readonly string[];
	readonly range: readonly string[];
	readonly permissions: readonly string[];
	readonly optional: readonly string[];
}

/** Wire names of an operation's fields, by the place they have in the panel. */
export function groupsOf({ fields }: Operation): FieldGroups {
	const groups = { required: [] as string[], range: [] as string[], permissions: [] as string[], optional: [] as string[] };
	for (const [wire, field] of Object.entries(fields)) {
		if (field.required) groups.required.push(wire);
		else if (field.group !== undefined) groups[field.group].push(wire);
		else groups.optional.push(wire);
	}
	return groups;
}

/** In the order of the panel; those that have operations. */
export const resources = (['document', 'page', 'watermark', 'form', 'attachment', 'security'] as const).filter((resource) =>
	operationNames.some((name) => operationOf(name).resource === resource),
);

/** What the panel proposes where the contract has no default of its own. */
const proposals: Readonly<Record<string, string | number>> = { angle: 90, maximum_bytes: 18_000_000 };

const hints: Readonly<Record<string, string>> = {
	maximum_bytes: 'E-mail adds 37 %: a mailbox that takes 25 MB takes files of about 18 MB (18000000 bytes)',
	page_order: '-1 is the last page, 2..5 a range, 5..2 the same backwards, 2.. everything from page 2 on',
};

export const properties: INodeProperties[] = [
	{
		displayName: 'Resource',
		name: 'resource',
		type: 'options',
		noDataExpression: true,
		options: resources.map((resource) => ({
			name: title(resource),
			value: resource,
			description: host.resourceDescriptions[resource],
		})),
		default: 'document',
	},
	...resources.map(operationProperty),
	host.processProperty,
	...host.inputProperties,
	...operationNames.flatMap(mainProperties),
	...host.outputProperties,
	...operationNames.map(optionsProperty),
];

function operationProperty(resource: Operation['resource']): INodeProperties {
	const names = operationNames.filter((name) => operationOf(name).resource === resource);
	const options: INodePropertyOptions[] = names.map((name) => {
		const { label, action, description } = operationOf(name);
		return { name: label, value: camel(name), action, description };
	});
	options.sort((one, other) => one.name.localeCompare(other.name));
	const first = options[0]?.value ?? '';
	return {
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: [resource] } },
		options,
		default: first,
	};
}

/** The fields that stand in the panel itself: required ones, the range of pages, the permissions. */
function mainProperties(name: OperationName): INodeProperties[] {
	const operation = operationOf(name);
	const groups = groupsOf(operation);
	const properties = groups.required.map((wire) => property(wire, fieldOf(operation, wire)));
	if (groups.range.length > 0) {
		// A rotation usually turns every page; extracting or removing is always about some.
		const preset = groups.required.length > 0 ? {} : Object.fromEntries(groups.range.map((wire) => [camel(wire), 1]));
		properties.push({
			displayName: 'Page Range',
			name: 'pageRange',
			type: 'collection',
			placeholder: 'Add Page',
			description:
				'Pages are counted from 1. Without a first page the range starts at the first, without a last page it ends at the last.',
			default: { ...preset },
			options: groups.range.map((wire) => property(wire, fieldOf(operation, wire))),
		});
	}
	if (groups.permissions.length > 0) {
		const toggles = groups.permissions.map((wire) => property(wire, fieldOf(operation, wire)));
		const preset = Object.fromEntries(toggles.map((toggle) => [toggle.name, toggle.default]));
		properties.push({
			displayName: 'Permissions',
			name: 'permissions',
			// Not a fixed collection: with a default of its own, n8n's editor does not open a workflow that leaves it alone.
			type: 'collection',
			placeholder: 'Add Permission',
			description: 'What a reader may do with the document. Everything is allowed that is not switched off.',
			default: { ...preset },
			options: sorted(toggles),
		});
	}
	return properties.map((entry) => ({ ...entry, displayOptions: showFor(name) }));
}

/** Optional fields of the operation and of the node, in one collection. */
function optionsProperty(name: OperationName): INodeProperties {
	const operation = operationOf(name);
	const own = groupsOf(operation).optional.map((wire) => {
		const field = fieldOf(operation, wire);
		const entry = property(wire, field);
		return field.extension ? { ...entry, displayOptions: { show: { '/process': ['local'] } } } : entry;
	});
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		displayOptions: showFor(name),
		options: sorted([...own, ...host.optionsOf(operation)]),
	};
}

/** One field of the table as an input of the panel. */
function property(wire: string, field: Field): INodeProperties {
	const entry: INodeProperties = {
		displayName: field.label,
		name: camel(wire),
		type: 'string',
		default: '',
		description: field.description,
		...(field.required && { required: true }),
		...('placeholder' in field && { placeholder: field.placeholder }),
		...(hints[wire] !== undefined && { hint: hints[wire] }),
	};
	const proposal = ('default' in field ? field.default : undefined) ?? proposals[wire];
	switch (field.kind) {
		case 'text':
			return field.secret ? { ...entry, typeOptions: { password: true } } : entry;
		case 'pageOrder':
			return entry;
		case 'flag':
			return { ...entry, type: 'boolean', default: field.default };
		case 'integer': {
			const typeOptions = { minValue: field.min, ...(field.max !== undefined && { maxValue: field.max }), numberPrecision: 0 };
			return { ...entry, type: 'number', typeOptions, default: proposal ?? field.min };
		}
		case 'decimal':
			return {
				...entry,
				type: 'number',
				typeOptions: { minValue: field.above ?? field.min ?? 0, numberPrecision: 3 },
				default: field.default ?? 0,
			};
		case 'choice': {
			const options = field.options.map(({ value, label, description }) => ({
				name: label,
				value,
				...(description && { description }),
			}));
			options.sort((one, other) => one.name.localeCompare(other.name));
			return { ...entry, type: 'options', options, default: proposal ?? options[0]?.value ?? '' };
		}
		case 'pageSet':
			return { ...entry, default: proposal ?? '' };
		case 'file':
			return { ...entry, placeholder: 'e.g. data2', hint: 'The name of the input binary field containing the file' };
		case 'json':
			return { ...entry, type: 'json', default: '{}' };
		default:
			return field satisfies never;
	}
}

function fieldOf(operation: Operation, wire: string): Field {
	const field = operation.fields[wire];
	if (!field) throw new RangeError(`No field ${wire}`);
	return field;
}

function showFor(name: OperationName): NonNullable<INodeProperties['displayOptions']> {
	return { show: { resource: [operationOf(name).resource], operation: [camel(name)] } };
}

function sorted(entries: INodeProperties[]): INodeProperties[] {
	return entries.sort((one, other) => one.displayName.localeCompare(other.displayName));
}

function title(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
