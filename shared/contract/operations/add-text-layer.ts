import { pdfFacts } from './facts';
import { existingText, openPassword } from './fields';
import type { Operation } from './types';

export const add_text_layer = {
	resource: 'text',
	label: 'Add Text Layer',
	action: 'Add text layer to scan',
	description:
		'Put recognized text under the pages of a scan, invisible, so that it can be searched and copied; images stay as they are',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		layeredPages: { type: 'count', description: 'Pages that got text' },
		layeredWords: { type: 'count', description: 'Words that they got' },
		confidence: {
			type: 'number',
			description: 'Mean confidence of the words, from 0 to 100',
			when: 'Only if the recognizer tells it',
		},
	},
	fields: {
		text_layer: {
			kind: 'file',
			label: 'Text Layer',
			description: 'Result of a recognizer: hOCR, ALTO, or JSON with pages and words and their boxes',
			accepts: 'any',
			required: true,
		},
		existing_text: existingText,
		open_password: openPassword,
	},
} as const satisfies Operation;
