/** The inputs of the node for the values of forms: the JSON of the item, rows, or JSON that the user enters. */
import type { INodeProperties } from 'n8n-workflow';
import { camel } from '../../shared/contract/names';
import { namesValues, operationNames, operationOf } from '../../shared/contract/operations';

const withValues = {
	operation: operationNames.filter((name) => Object.values(operationOf(name).fields).some(namesValues)).map(camel),
};

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

/** A model writes the values. */
export const formProperties: INodeProperties[] = [
	valuesFrom,
	{ ...valuesFrom, default: 'json', displayOptions: { show: { ...withValues, ...asTool } } },
	formFields,
];
