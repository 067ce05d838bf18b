/** The options of the node itself, in the collection of each operation: limits, names of results, the fields of texts. */
import type { INodeProperties } from 'n8n-workflow';
import { operationOf, type OperationName } from '../../../shared/contract/operations';
import type { Field, Operation } from '../../../shared/contract/operations/types';
import { SAID } from './output-properties';

/** Largest input of one output document unless the user says otherwise, in megabytes of 1,000,000 bytes. */
export const DEFAULT_MAXIMUM_MEGABYTES = 200;
export const DEFAULT_SECONDS = 300;

export const LENGTHS_IN = 'lengthsIn';

const lengthsIn: INodeProperties = {
	displayName: 'Lengths In',
	name: LENGTHS_IN,
	type: 'options',
	options: [
		{ name: 'Inches', value: 'inches' },
		{ name: 'Millimetres', value: 'millimetres', description: 'An inch has 25.4 millimetres' },
	],
	default: 'millimetres',
	description: 'The unit of all lengths of this node, such as margins. By default, inches.',
};

export const isLength = (field: Field): boolean => field.kind === 'decimal' && field.unit === 'inches';

export const hasLengths = (operation: OperationName): boolean => Object.values(operationOf(operation).fields).some(isLength);

/** Options of the node itself, as far as they make sense for the operation. */
export function optionsOf(name: OperationName): INodeProperties[] {
	const { input, output } = operationOf(name);
	return [
		maximumFileSize(input),
		timeLimit,
		...(output === 'pdf' || output === 'pdfs' ? [outputFileName(name)] : []),
		...(output === 'pdfs' ? [zipFileName] : []),
		...(output === 'text' ? [putTextIn, putTablesIn, itemPerRow, pieceOutput] : []),
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

const pieceOutput: INodeProperties = {
	displayName: 'Output',
	name: 'pieceOutput',
	type: 'options',
	options: [
		{ name: 'One Item per Piece', value: 'items', description: `Each with its piece in ${SAID}.piece` },
		{ name: 'One Item', value: 'one', description: `With all pieces in ${SAID}.content.pieces` },
	],
	default: 'items',
	description: 'How the pieces of the text are put out. Needs Pieces.',
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
