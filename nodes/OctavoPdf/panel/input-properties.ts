/** The inputs of the panel that belong to n8n and not to an operation: where to process, the fields that hold files and texts. */
import type { INodeProperties } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { operationNames, operationOf } from '../../../shared/contract/operations';
import type { Operation, Resource } from '../../../shared/contract/operations/types';
import { bookmarkProperties } from './bookmark-properties';
import { formProperties } from './form-properties';

/** For programs that write workflows: models take such a parameter for the file. */
export const NAME_OF_FIELD =
	'The name of a binary field of the item, such as data. Never the content of a file, a path or an address';

export const resourceDescriptions: Readonly<Record<Resource, string>> = {
	text: 'Read and find text',
	convert: 'To PDF and from PDF',
	document: 'Merge, split, compress, optimize, check, compare and describe documents',
	page: 'Extract, remove, reorder and rotate pages',
	stamp: 'Watermarks, letterheads and page numbers',
	form: 'Read, fill and flatten forms',
	security: 'Passwords, restrictions, signatures and hidden data',
	annotation: 'Comments, highlights, drawings and stamps on pages',
	attachment: 'Files inside a document',
	e_invoice: 'Electronic invoices inside a document: Factur-X, ZUGFeRD, XRechnung',
};

/** The operations of which it holds, as the panel names them. */
export const namesWhere = (holds: (operation: Operation) => boolean): string[] =>
	operationNames.filter((name) => holds(operationOf(name))).map(camel);

/** Operations that the contract of the hosted service does not have. */
const extensions = { operation: namesWhere(({ extension }) => extension === true) };

const processIn = (region: string): INodeProperties => ({
	displayName: 'Process',
	name: 'process',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'Locally', value: 'local', description: 'In this n8n: documents stay here, and no credential is needed' },
		{ name: 'In a Region', value: 'region', description: region },
	],
	default: 'local',
	description: 'Where the documents are processed',
});

const OWN_SERVICE = 'By a service of your own: regions of the hosted service do not offer this operation';

/** The last says where n8n shows the credential. */
export const processProperties: INodeProperties[] = [
	{ ...processIn('By the service of the region in the credential'), displayOptions: { hide: extensions } },
	{ ...processIn(OWN_SERVICE), displayOptions: { show: extensions } },
	{
		displayName: 'Credentials',
		name: 'credentials',
		type: 'credentials',
		default: '',
		displayOptions: { show: { process: ['region'] } },
	},
];

const many = { operation: namesWhere(({ input }) => input === 'many') };
const ofText = { operation: namesWhere(({ accepts }) => accepts === 'text') };
const one = { operation: namesWhere(({ input, accepts }) => input === 'one' && accepts !== 'text') };
const ofInvoice = { operation: namesWhere(({ alsoXml }) => alsoXml === true) };
const ofPdf = { operation: one.operation.filter((name) => !ofInvoice.operation.includes(name)) };

const inputField: INodeProperties = {
	displayName: 'Input Binary Field',
	name: 'binaryPropertyName',
	type: 'string',
	required: true,
	default: 'data',
	placeholder: 'e.g. data',
	hint: 'The name of the input binary field containing the file to process',
	builderHint: { propertyHint: NAME_OF_FIELD },
};

/** The parameter that says where the document of an operation on one document comes from. */
export const INPUT_FROM = 'inputFrom';

const oneDocument: readonly INodeProperties[] = [
	{
		displayName: 'Input',
		name: INPUT_FROM,
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Base64', value: 'base64', description: 'A text of the item that holds the file, as many APIs give it' },
			{ name: 'Binary Field', value: 'field', description: 'A file that a node before this one put out' },
			{ name: 'URL', value: 'url', description: 'A file at an address that needs no login' },
		],
		default: 'field',
		description: 'Where the file to process comes from',
		displayOptions: { show: ofPdf },
	},
	{
		displayName: 'Input',
		name: INPUT_FROM,
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Base64', value: 'base64', description: 'A text of the item that holds the PDF or XML, as many APIs give it' },
			{ name: 'Binary Field', value: 'field', description: 'A PDF or XML file that a node before this one put out' },
			{ name: 'URL', value: 'url', description: 'A PDF or XML file at an address that needs no login' },
			{ name: 'XML', value: 'xml', description: 'The XML of the invoice, by an expression' },
		],
		default: 'field',
		description: 'Where the file to process comes from',
		displayOptions: { show: ofInvoice },
	},
	{ ...inputField, displayOptions: { show: { ...one, [INPUT_FROM]: ['field'] } } },
	{
		displayName: 'URL',
		name: 'inputUrl',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. https://example.com/report.pdf',
		description: 'Address of the file. It must begin with https://, also where it redirects to.',
		displayOptions: { show: { ...one, [INPUT_FROM]: ['url'] } },
	},
	{
		displayName: 'Base64',
		name: 'inputBase64',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. {{ $json.file }}',
		description: 'The file as Base64 text, with or without data: before it',
		displayOptions: { show: { ...one, [INPUT_FROM]: ['base64'] } },
	},
	{
		displayName: 'Invoice XML',
		name: 'invoiceXml',
		type: 'string',
		typeOptions: { rows: 6 },
		required: true,
		default: '',
		placeholder: 'e.g. {{ $json.xml }}',
		description: 'The XML of the invoice, in CII or UBL',
		displayOptions: { show: { ...ofInvoice, [INPUT_FROM]: ['xml'] } },
	},
];

const textProperties: readonly INodeProperties[] = [
	{
		displayName: 'Text From',
		name: 'textFrom',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Field of the Item',
				value: 'field',
				description: 'A field of the JSON of the item, such as the answer of a model',
			},
			{ name: 'File', value: 'file', description: 'A file in a binary field, such as README.md' },
			{ name: 'Text', value: 'text', description: 'Text that you enter here, or an expression' },
		],
		default: 'text',
		description: 'Where the text comes from',
		displayOptions: { show: ofText },
	},
	{
		displayName: 'Text',
		name: 'text',
		type: 'string',
		typeOptions: { rows: 6 },
		required: true,
		default: '',
		placeholder: 'e.g. {{ $json.output }}',
		description: 'The Markdown or HTML. An image that it names as field:logo is the file in the binary field logo.',
		displayOptions: { show: { ...ofText, textFrom: ['text'], valuesFrom: ['none'] } },
	},
	{
		// n8n would evaluate the names of a template as expressions.
		displayName: 'Text',
		name: 'text',
		type: 'string',
		typeOptions: { rows: 6 },
		noDataExpression: true,
		required: true,
		default: '',
		placeholder: 'e.g. Dear {{name}},',
		description:
			'The Markdown or HTML, with {{name}} for each value. An image that it names as field:logo is the file in the binary field logo.',
		displayOptions: { show: { ...ofText, textFrom: ['text'], valuesFrom: ['fields', 'itemJson', 'json'] } },
	},
	{
		displayName: 'Text Field',
		name: 'textField',
		type: 'string',
		required: true,
		default: 'output',
		placeholder: 'e.g. output',
		description: 'Name of the field of the item with the Markdown or HTML. A dot leads into an object, as in message.content.',
		displayOptions: { show: { ...ofText, textFrom: ['field'] } },
	},
	{ ...inputField, displayOptions: { show: { ...ofText, textFrom: ['file'] } } },
];

export const inputProperties: INodeProperties[] = [
	...oneDocument,
	...textProperties,
	{
		displayName: 'Files to Join',
		name: 'mergeSource',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'All Items Into One File', value: 'allItems', description: 'One output file for all input items' },
			{
				name: 'Files of Each Item',
				value: 'eachItem',
				description: 'One output file per item, from several of its binary fields',
			},
		],
		default: 'allItems',
		description: 'Which files to join into one',
		displayOptions: { show: many },
	},
	{
		displayName: 'Input Binary Field(s)',
		name: 'binaryPropertyNames',
		type: 'string',
		required: true,
		default: 'data',
		placeholder: 'e.g. data,data2,data3',
		description: 'To process more than one file, use a comma-separated list of the binary fields names',
		hint: 'The name of the input binary field containing the file. A * matches any characters: attachment_* takes every matching file among the attachments of an e-mail.',
		builderHint: { propertyHint: `${NAME_OF_FIELD}. Several names are separated by commas` },
		displayOptions: { show: many },
	},
	{
		displayName: 'Order',
		name: 'mergeOrder',
		type: 'options',
		options: [
			{
				name: 'As They Come In',
				value: 'input',
				description: 'In the order of the items and, within an item, of the listed fields',
			},
			{ name: 'By File Name', value: 'fileName', description: 'In natural order: page 2 comes before page 10' },
		],
		default: 'input',
		description: 'In which order the files are joined',
		displayOptions: { show: many },
	},
	...formProperties,
	...bookmarkProperties,
];
