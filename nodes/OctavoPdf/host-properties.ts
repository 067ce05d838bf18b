/** The inputs that belong to n8n and not to an operation: where to process, the fields that hold files, the form of the output. */
import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { camel } from '../../shared/contract/names';
import { asNode, asTool, formProperties } from './form-properties';
import { hasLengths, lengthsIn } from './lengths';
import { givesData, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Operation, Resource } from '../../shared/contract/operations/types';

/** The key of an item's JSON under which the node puts everything that it says (docs/semantics.md, D63). */
export const SAID = 'pdf';

/** Largest input of one output document unless the user says otherwise, in megabytes of 1,000,000 bytes. */
export const DEFAULT_MAXIMUM_MEGABYTES = 200;
export const DEFAULT_SECONDS = 300;

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

const processProperty: INodeProperties = {
	displayName: 'Process',
	name: 'process',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'Locally', value: 'local', description: 'In this n8n: documents stay here, and no credential is needed' },
		{ name: 'In a Region', value: 'region', description: 'By the service of the region in the credential' },
	],
	default: 'local',
	description: 'Where the documents are processed',
};

/** The second says where n8n shows the credential. */
export const processProperties: INodeProperties[] = [
	processProperty,
	{
		displayName: 'Credentials',
		name: 'credentials',
		type: 'credentials',
		default: '',
		displayOptions: { show: { process: ['region'] } },
	},
];

const namesWhere = (holds: (operation: Operation) => boolean): string[] =>
	operationNames.filter((name) => holds(operationOf(name))).map(camel);

const many = { operation: namesWhere(({ input }) => input === 'many') };
const ofText = { operation: namesWhere(({ accepts }) => accepts === 'text') };
const notOne = { operation: [...many.operation, ...ofText.operation] };
const split = { operation: namesWhere(({ output }) => output === 'pdfs') };
const withoutFile = { operation: namesWhere(givesData) };

/** Operations that read a document for the sake of the data, and not to pass the document on (docs/semantics.md, D88). */
const DATA_ALONE: ReadonlySet<OperationName> = new Set(['extract_text', 'get_form_data', 'read_e_invoice']);
const dataAlone = { operation: [...DATA_ALONE].map(camel) };
const withDocument = { operation: withoutFile.operation.filter((name) => !dataAlone.operation.includes(name)) };

/** Whether a workflow passes the document on beside the data, where it does not say. */
export const keepsFile = (operation: OperationName): boolean => !DATA_ALONE.has(operation);

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
	{ ...inputField, displayOptions: { hide: notOne } },
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
];

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

/** The label of *Cut Before* if the cut is after the pages. */
export const CUT_AFTER = 'Cut After';

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

/** Options of the node itself, as far as they make sense for the operation. */
export function optionsOf(name: OperationName): INodeProperties[] {
	const { input, output } = operationOf(name);
	return [
		maximumFileSize(input),
		timeLimit,
		...(output === 'pdf' || output === 'pdfs' ? [outputFileName(name)] : []),
		...(output === 'pdfs' ? [zipFileName] : []),
		...(output === 'text' ? [putTextIn, putTablesIn, itemPerRow] : []),
		...(name === 'add_page_numbers' ? [continueAcrossItems] : []),
		...(input === 'many' ? skipping : []),
		...(hasLengths(name) ? [lengthsIn] : []),
	];
}

const timeLimit: INodeProperties = {
	displayName: 'Time Limit (Seconds)',
	name: 'timeLimit',
	type: 'number',
	typeOptions: { minValue: 1 },
	default: DEFAULT_SECONDS,
	description: 'How long local processing of one item may take. Then the item fails, and others can run.',
};

function maximumFileSize(input: Operation['input']): INodeProperties {
	const what = input === 'many' ? 'all files to join together' : 'the input';
	return {
		displayName: 'Maximum File Size (MB)',
		name: 'maximumFileSize',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: DEFAULT_MAXIMUM_MEGABYTES,
		description: `Maximum size of ${what}. Larger inputs are refused before they are loaded. Local processing takes up to four times the size in memory.`,
	};
}

function outputFileName(name: OperationName): INodeProperties {
	return {
		displayName: 'Output File Name',
		name: 'outputFileName',
		type: 'string',
		default: proposedName(name),
		placeholder: operationOf(name).output === 'pdfs' ? 'e.g. report-{index}.pdf' : 'e.g. report.pdf',
		description: meaningOfOutputFileName(name),
	};
}

/** The ends of proposed names that say what was done. */
const DONE: Partial<Record<OperationName, string>> = {
	add_attachment: 'with-attachment',
	add_image_watermark: 'stamped',
	add_overlay: 'stamped',
	add_page_numbers: 'numbered',
	add_password: 'locked',
	add_restrictions: 'restricted',
	add_text_watermark: 'stamped',
	compress_document: 'compressed',
	create_e_invoice: 'e-invoice',
	extract_pages: 'pages',
	fill_form: 'filled',
	flatten_form: 'flattened',
	optimize_document: 'optimized',
	remove_pages: 'shortened',
	remove_password: 'open',
	remove_restrictions: 'unrestricted',
	remove_signatures: 'unsigned',
	reorder_pages: 'reordered',
	reverse_pages: 'reversed',
	rotate_pages: 'rotated',
	set_metadata: 'with-metadata',
	split_by_bookmarks: '{title}',
	split_by_text: '{match}',
};

/** Shown when the option is added; without the option, the result keeps the name of the input. */
function proposedName(name: OperationName): string {
	const { input, output } = operationOf(name);
	return `{name}-${DONE[name] ?? (input === 'many' ? 'and-others' : output === 'pdfs' ? '{index}' : 'changed')}`;
}

/** Placeholders in the names of parts that only one operation has. */
const FURTHER: Partial<Record<OperationName, string>> = {
	split_by_bookmarks: ', {title} the title of its bookmark',
	split_by_text: ', {match} the text that was found',
};

function meaningOfOutputFileName(name: OperationName): string {
	const { input, output } = operationOf(name);
	if (output === 'pdfs') {
		return `Name of each part: {name} becomes the name of the input, {index} the number of the part${FURTHER[name] ?? ''}. By default, {name}-{index}.`;
	}
	if (input === 'many')
		return `Name of the output file: {name} becomes the name of the first file. By default, ${operationOf(name).accepts === 'image' ? 'images' : 'merged'}.pdf.`;
	return 'Name of the output file: {name} becomes the name of the input. By default, {name}.';
}

const zipFileName: INodeProperties = {
	displayName: 'ZIP File Name',
	name: 'zipFileName',
	type: 'string',
	default: '',
	placeholder: 'e.g. report.zip',
	description: 'Name of the archive. By default, the name of the input.',
	displayOptions: { show: { '/splitOutput': ['zip'] } },
};

const putTextIn: INodeProperties = {
	displayName: 'Put Text In',
	name: 'putTextIn',
	type: 'string',
	default: '',
	placeholder: 'e.g. text',
	description: `Name of the field of the item's JSON for the text. By default, the text is in ${SAID}.content.text.`,
};

const putTablesIn: INodeProperties = {
	displayName: 'Put Tables In',
	name: 'putTablesIn',
	type: 'string',
	default: '',
	placeholder: 'e.g. tables',
	description: `Name of the field of the item's JSON for the tables. By default, the tables are in ${SAID}.content.tables. Needs Tables.`,
};

const itemPerRow: INodeProperties = {
	displayName: 'One Item per Row',
	name: 'itemPerRow',
	type: 'boolean',
	default: false,
	description:
		'Whether each row of the tables is an item, with the names in the head of its table as fields. Without a head, these are Column 1, Column 2, and so on. Needs Tables.',
};

const continueAcrossItems: INodeProperties = {
	displayName: 'Continue Across Items',
	name: 'continueAcrossItems',
	type: 'boolean',
	default: false,
	description:
		'Whether the numbers continue from file to file. The pages of all files are counted first: if one file cannot be read, the run stops. In a region, files above 32 MB are sent twice.',
};

/** Of operations on several files. */
const skipping: readonly INodeProperties[] = [
	{
		displayName: 'Skip Items Without Files',
		name: 'skipEmptyItems',
		type: 'boolean',
		default: false,
		description: 'Whether to leave out items that have none of the files, and to say so in a hint, instead of stopping',
	},
	{
		displayName: 'Skip Unreadable Files',
		name: 'skipUnreadable',
		type: 'boolean',
		default: false,
		description:
			'Whether to leave out files that are damaged, locked or of another type, and to say so in a hint, instead of stopping',
	},
];

/** Labels of the inputs that have no wire name, by parameter name, with the collection that holds them. */
export const hostLabels: Readonly<Record<string, string>> = {
	permissions: 'Permissions',
	fields: 'Fields',
	rules: 'Rules',
	crop: 'Crop',
	newSize: 'New Size',
	metadata: 'Metadata',
	keepFile: 'Keep File',
	lengthsIn: 'Options > Lengths In',
	options: 'Options',
	textFrom: 'Text From',
	text: 'Text',
	textField: 'Text Field',
	mergeSource: 'Files to Join',
	mergeOrder: 'Order',
	splitOutput: 'Output',
	valuesFrom: 'Values From',
	formFields: 'Form Fields',
	binaryPropertyName: 'Input Binary Field',
	binaryPropertyNames: 'Input Binary Field(s)',
	outputBinaryPropertyName: 'Put Output File in Field',
	maximumFileSize: 'Options > Maximum File Size (MB)',
	timeLimit: 'Options > Time Limit (Seconds)',
	outputFileName: 'Options > Output File Name',
	zipFileName: 'Options > ZIP File Name',
	putTextIn: 'Options > Put Text In',
	putTablesIn: 'Options > Put Tables In',
	itemPerRow: 'Options > One Item per Row',
	skipUnreadable: 'Options > Skip Unreadable Files',
	continueAcrossItems: 'Options > Continue Across Items',
	skipEmptyItems: 'Options > Skip Items Without Files',
};
