import { pdfFacts } from './facts';
import { existingText, openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

export const recognize_text = {
	resource: 'text',
	label: 'Recognize',
	action: 'Recognize text in scan (OCR)',
	description:
		'Recognize the text of scanned pages (OCR) and put it under them, invisible, so that it can be searched and copied; in n8n only with a service of your own',
	input: 'one',
	output: 'pdf',
	extension: true,
	long: true,
	ports: ['recognizer', 'pixels'],
	facts: {
		...pdfFacts,
		recognizedPages: { type: 'count', description: 'Pages that were recognized' },
		recognizedWords: { type: 'count', description: 'Words that they got' },
		confidence: {
			type: 'number',
			description: 'Mean confidence of the words, from 0 to 100',
			when: 'Only if there are any',
		},
	},
	fields: {
		languages: {
			kind: 'text',
			label: 'Languages',
			description:
				'Languages of the text, the most frequent first, such as en or de, fr. The recognizer must have their data. A wrong language gives wrong words.',
			required: true,
			minLength: 1,
			maxLength: 100,
			placeholder: 'e.g. en, de',
		},
		pages: pagesOrAll,
		existing_text: existingText,
		deskew: {
			kind: 'flag',
			label: 'Deskew',
			description: 'Whether crooked pages are turned level before they are recognized. The document keeps its look.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
