/** The inputs that the node has only as a tool of an AI agent: the description of the tool for the model. */
import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { operationNames, operationOf } from '../../../shared/contract/operations';
import type { Operation } from '../../../shared/contract/operations/types';

/** The answer that the model gets; the files themselves stay in the workflow. */
const RETURNS: Readonly<Record<Operation['output'], string>> = {
	pdf: 'Returns the name of the new file, its size and its number of pages.',
	pdfs: 'Returns the name, the pages and the size of each part.',
	files: 'Returns the name, the type and the size of each file.',
	data: 'Returns the data. The document is not changed.',
	text: 'Returns the text. The document is not changed.',
};

const INPUT: Readonly<Record<Operation['input'], string>> = {
	one: 'Works on the file that the workflow provides.',
	many: 'Works on the files that the workflow provides.',
};

const toldOf = ({ description, input, output }: Operation): string => `${description}. ${INPUT[input]} ${RETURNS[output]}`;

/** An expression, because the editor keeps the text of a parameter when another operation is chosen. */
const BY_OPERATION = `={{ ${JSON.stringify(
	Object.fromEntries(operationNames.map((name) => [camel(name), toldOf(operationOf(name))])),
)}[$parameter.operation] }}`;

const inTool = (descriptionType?: string): IDisplayOptions => ({
	show: { '@tool': [true], ...(descriptionType !== undefined && { descriptionType: [descriptionType] }) },
});

/** They replace n8n's own description, which would tell the model only "Extract pages in Octavo PDF". */
export const toolProperties: INodeProperties[] = [
	{
		displayName: 'Tool Description',
		name: 'descriptionType',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Set by Operation', value: 'operation', description: 'Tells the model what the operation does and returns' },
			{ name: 'Set Manually', value: 'manual', description: 'Gives the model the description that you write' },
		],
		default: 'operation',
		displayOptions: inTool(),
	},
	{
		displayName: 'Description',
		name: 'toolDescription',
		type: 'hidden',
		default: BY_OPERATION,
		displayOptions: inTool('operation'),
	},
	{
		displayName: 'Description',
		name: 'toolDescription',
		type: 'string',
		typeOptions: { rows: 2 },
		required: true,
		default: '',
		placeholder: "e.g. Extracts pages of the user's contract",
		description: 'Description of the tool for the model: what it does, when to use it, what it returns',
		displayOptions: inTool('manual'),
	},
];
