/** The inputs that belong to n8n and not to an operation: where to process, which fields hold files, what comes out. */
import type { INodeProperties } from 'n8n-workflow';
import type { Operation } from '../../shared/operations/types';

/** Largest input of one output document unless the user says otherwise, in megabytes of 1,000,000 bytes. */
export const DEFAULT_MAXIMUM_MEGABYTES = 200;

export const resourceDescriptions: Readonly<Record<Operation['resource'], string>> = {
	document: 'Join documents, or cut one into parts',
	page: 'Keep, drop, reorder and turn pages',
	security: 'Passwords, restrictions and signatures',
	watermark: 'Text across every page',
	form: 'Read, fill and flatten forms',
	attachment: 'Files inside a document',
};

export const processProperty: INodeProperties = {
	displayName: 'Process',
	name: 'process',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'Locally', value: 'local', description: 'In this n8n; no document leaves it and no credential is needed' },
		{ name: 'In a Region', value: 'region', description: 'By the service of the region that the credential names' },
	],
	default: 'local',
	description: 'Where the documents are processed',
};

const merge = { resource: ['document'], operation: ['mergeDocuments'] };
const split = { resource: ['document'], operation: ['splitBySize'] };

export const inputProperties: INodeProperties[] = [
	{
		displayName: 'Input Binary Field',
		name: 'binaryPropertyName',
		type: 'string',
		required: true,
		default: 'data',
		placeholder: 'e.g. data',
		hint: 'The name of the input binary field containing the file to process',
		displayOptions: { hide: { operation: merge.operation } },
	},
	{
		displayName: 'Merge',
		name: 'mergeSource',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'All Items Into One File', value: 'allItems', description: 'One output for all the items that come in' },
			{ name: 'Files of Each Item', value: 'eachItem', description: 'One output per item, from several binary fields of it' },
		],
		default: 'allItems',
		description: 'Which files become one',
		displayOptions: { show: merge },
	},
	{
		displayName: 'Input Binary Field(s)',
		name: 'binaryPropertyNames',
		type: 'string',
		required: true,
		default: 'data',
		placeholder: 'e.g. data,data2,data3',
		description: 'To process more than one file, use a comma-separated list of the binary fields names',
		hint: 'The name of the input binary field containing the file. A * stands for any characters: attachment_* takes every PDF among the attachments of an e-mail.',
		displayOptions: { show: merge },
	},
	{
		displayName: 'Order',
		name: 'mergeOrder',
		type: 'options',
		options: [
			{ name: 'As They Come In', value: 'input', description: 'Items in order, and the fields of an item in the order listed' },
			{ name: 'By File Name', value: 'fileName', description: 'In natural order: page 2 comes before page 10' },
		],
		default: 'input',
		description: 'In which order the files are joined',
		displayOptions: { show: merge },
	},
];

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
	},
];

/** Options of the node itself, as far as they make sense for the operation. */
export function optionsOf({ input, output }: Operation): INodeProperties[] {
	const entries: INodeProperties[] = [
		{
			displayName: 'Maximum File Size (MB)',
			name: 'maximumFileSize',
			type: 'number',
			typeOptions: { minValue: 1 },
			default: DEFAULT_MAXIMUM_MEGABYTES,
			description:
				input === 'many'
					? 'Refuses larger inputs before they are loaded: all files that become one, together. Processing takes up to four times the size in memory.'
					: 'Refuses larger inputs before they are loaded. Processing takes up to four times the size in memory.',
		},
		{
			displayName: 'Output File Name',
			name: 'outputFileName',
			type: 'string',
			default: '',
			placeholder: output === 'pdfs' ? 'e.g. report-{index}.pdf' : 'e.g. report.pdf',
			description:
				output === 'pdfs'
					? 'Name of each part, in which {index} becomes the number of the part. By default the name of the input and the number.'
					: input === 'many'
						? 'Name of the output file. By default merged.pdf.'
						: 'Name of the output file. By default the name of the input file.',
		},
	];
	if (input === 'many')
		entries.push({
			displayName: 'Skip Unreadable Files',
			name: 'skipUnreadable',
			type: 'boolean',
			default: false,
			description: 'Whether to leave out files that are damaged, locked or no PDF, and to say so in a hint, instead of stopping',
		});
	return entries;
}
