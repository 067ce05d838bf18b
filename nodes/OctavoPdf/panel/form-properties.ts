/** The inputs of the node for the values of forms and of templates: the JSON of the item, rows, or JSON that the user enters. */
import type { INodeProperties } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { operationNames, operationOf } from '../../../shared/contract/operations';
import type { Field, Json } from '../../../shared/contract/operations/types';

const having = (names: Json['namesValues']) => ({
	operation: operationNames
		.filter((name) =>
			Object.values<Field>(operationOf(name).fields).some((field) => field.kind === 'json' && field.namesValues === names),
		)
		.map(camel),
});
const withValues = having('form');
const ofTemplate = having('template');

/** Conditions of a panel: as a tool of an AI agent, and as a node of a workflow. */
export const asTool = { '@tool': [true] };
export const asNode = { '@tool': [false] };

/** The rows of names and values. */
export const FORM_FIELDS = 'formFields';

const valuesFrom: INodeProperties = {
	displayName: 'Values From',
	name: 'valuesFrom',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Fields Below',
			value: 'fields',
			description: 'Rows of names and values that you enter; a name that is not in the form is an error',
		},
		{
			name: 'Item JSON',
			value: 'itemJson',
			description:
				'The JSON of the item, by field name; names that are not in the form are ignored, and so is what an earlier step put under pdf',
		},
		{
			name: 'JSON',
			value: 'json',
			description: 'A JSON object that you enter; a name that is not in the form is an error',
		},
	],
	default: 'itemJson',
	description: 'Where the values of the form fields come from',
	hint: 'Get Form Data lists the names of the fields',
	displayOptions: { show: { ...withValues, ...asNode } },
};

const formFields: INodeProperties = {
	displayName: 'Form Fields',
	name: FORM_FIELDS,
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	placeholder: 'Add Form Field',
	default: {},
	description: 'Name of each field, or its last part if that is unique, and its value. An empty value clears the field.',
	displayOptions: { show: { ...withValues, valuesFrom: ['fields'] } },
	options: [
		{
			displayName: 'Values',
			name: 'values',
			values: [
				{
					displayName: 'Name',
					name: 'name',
					type: 'string',
					default: '',
					placeholder: 'e.g. Last Name',
					description: 'Name of the field in the form',
				},
				{
					displayName: 'Value',
					name: 'value',
					type: 'string',
					default: '',
					description: 'Text, yes or no for a check box, an option for a choice',
				},
			],
		},
	],
};

const templateFrom: INodeProperties = {
	...valuesFrom,
	options: [
		{
			name: 'Fields Below',
			value: 'fields',
			description: 'Rows of names and values that you enter; the text is a template, in which {{name}} becomes the value',
		},
		{
			name: 'Item JSON',
			value: 'itemJson',
			description: 'The JSON of the item; the text is a template, in which {{name}} becomes the field of that name',
		},
		{
			name: 'JSON',
			value: 'json',
			description: 'A JSON object that you enter; the text is a template, in which {{name}} becomes the value',
		},
		{
			name: 'None',
			value: 'none',
			description: 'The text is not a template: {{ }} in an expression belongs to n8n',
		},
	],
	default: 'none',
	description: 'Where the values of a template come from',
	hint: '',
	displayOptions: { show: ofTemplate },
};

const templateFields: INodeProperties = {
	...formFields,
	displayName: 'Template Values',
	placeholder: 'Add Template Value',
	description: 'Each name of the template, and its value',
	displayOptions: { show: { ...ofTemplate, valuesFrom: ['fields'] } },
};

/** A model writes the values. */
export const formProperties: INodeProperties[] = [
	valuesFrom,
	{ ...valuesFrom, default: 'json', displayOptions: { show: { ...withValues, ...asTool } } },
	formFields,
	templateFrom,
	templateFields,
];
