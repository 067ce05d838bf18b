import { pdfFacts } from './facts';
import { font, openPassword } from './fields';
import type { Operation } from './types';

export const fill_form = {
	resource: 'form',
	label: 'Fill Form',
	action: 'Fill form',
	description: 'Fill the fields of a form, and draw the values so that every reader shows them',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		filledFields: { type: 'count', description: 'Fields that were given a value' },
		unfilledFields: { type: 'texts', description: 'Names of the fields that were not' },
		unusedKeys: { type: 'texts', description: 'Names among the values that the form does not have' },
	},
	exclusive: [['keep_signatures', ['flatten']]],
	fields: {
		values: {
			kind: 'json',
			label: 'Values',
			description:
				'Value of each field by its name: text or a number, true or false for a check box, an option for a choice. The name is the full name of the field, or its last part if that is unique. Null clears a field.',
			required: true,
			maxLength: 1_000_000,
			namesValues: 'form',
			placeholder: 'e.g. {"name": "Ada", "agree": true}',
		},
		unknown_fields: {
			kind: 'choice',
			label: 'Unknown Fields',
			description: 'What to do with values for fields that the form does not have',
			options: [
				{ value: 'error', label: 'Stop With an Error' },
				{ value: 'ignore', label: 'Ignore' },
			],
			default: 'error',
		},
		flatten: {
			kind: 'flag',
			label: 'Flatten',
			description: 'Whether to turn the filled form into plain content of the pages',
			default: false,
		},
		keep_signatures: {
			kind: 'flag',
			label: 'Keep Signatures',
			description: 'Whether signatures of the document stay valid, because the values are appended to it',
			default: false,
		},
		font,
		open_password: openPassword,
	},
} as const satisfies Operation;
