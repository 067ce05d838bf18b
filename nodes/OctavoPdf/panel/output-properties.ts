/** The inputs of the panel that say what comes out: the parts, the field of the file, whether the file comes with the data. */
import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { givesData, operationOf, type OperationName } from '../../../shared/contract/operations';
import { asNode, asTool } from './form-properties';
import { inputProperties, namesWhere } from './input-properties';

/** The key of an item's JSON under which the node puts everything that it says (docs/semantics.md, D63). */
export const SAID = 'pdf';

const split = { operation: namesWhere(({ output }) => output === 'pdfs') };
const withoutFile = { operation: namesWhere(givesData) };

/** Operations that read a document for the sake of the data, and not to pass the document on (docs/semantics.md, D88). */
const DATA_ALONE: ReadonlySet<OperationName> = new Set(['extract_text', 'get_form_data', 'read_e_invoice', 'check_e_invoice']);
const dataAlone = { operation: [...DATA_ALONE].map(camel) };
const withDocument = { operation: withoutFile.operation.filter((name) => !dataAlone.operation.includes(name)) };

/** Whether a workflow passes the document on beside the data, where it does not say. */
export const keepsFile = (operation: OperationName): boolean => !DATA_ALONE.has(operation);

const keepFile: INodeProperties = {
	displayName: 'Keep File',
	name: 'keepFile',
	type: 'boolean',
	default: true,
	description: 'Whether the output has the document beside the data. If not, it has JSON alone.',
	displayOptions: { show: { ...withDocument, ...asNode } },
};

export const outputProperties: INodeProperties[] = [
	{
		displayName: 'Output',
		name: 'splitOutput',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'One Item per Part', value: 'items', description: 'Each part is an item with its number, pages and size' },
			{ name: 'One ZIP File', value: 'zip', description: 'All parts in one archive' },
		],
		default: 'items',
		description: 'How the parts are returned',
		displayOptions: { show: split },
	},
	{
		displayName: 'Put Output File in Field',
		name: 'outputBinaryPropertyName',
		type: 'string',
		required: true,
		default: 'data',
		placeholder: 'e.g. data',
		hint: 'The name of the output binary field to put the file in',
		...(withoutFile.operation.length > 0 && { displayOptions: { hide: withoutFile } }),
	},
	keepFile,
	{ ...keepFile, default: false, displayOptions: { show: { ...dataAlone, ...asNode } } },
	{ ...keepFile, default: false, displayOptions: { show: { ...withoutFile, ...asTool } } },
];

/** The choices of the node itself that an operation has, with the values that they take. */
export function choicesOf(name: OperationName): readonly Choice[] {
	const shown = [...inputProperties, ...outputProperties].filter(
		({ type, displayOptions }) => type === 'options' && displayOptions?.show?.['operation']?.includes(camel(name)),
	);
	// A parameter that is shown in several ways has the same choices in each.
	const distinct = shown.filter((one, index) => shown.findIndex((other) => other.name === one.name) === index);
	return distinct.map(({ name: parameter, options, default: preset }) => ({
		name: parameter,
		default: preset,
		options: (options ?? []) as INodePropertyOptions[],
	}));
}

interface Choice extends Pick<INodeProperties, 'name' | 'default'> {
	readonly options: readonly INodePropertyOptions[];
}

/** The placeholders that the name of a result may have. */
export function placeholdersOf(name: OperationName): string[] {
	const further = { split_by_bookmarks: ['title'], split_by_text: ['match'] }[name as string] ?? [];
	return ['name', ...(operationOf(name).output === 'pdfs' ? ['index'] : []), ...further];
}
