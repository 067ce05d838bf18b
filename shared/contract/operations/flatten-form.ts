import { pdfFacts } from './facts';
import { font, openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

export const flatten_form = {
	resource: 'form',
	label: 'Flatten Form',
	action: 'Flatten form',
	description: 'Turn the fields of a form into plain content of the pages, as they look',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		flattenedWidgets: { type: 'count', description: 'Boxes of fields that became content' },
	},
	fields: {
		pages: pagesOrAll,
		font,
		open_password: openPassword,
	},
} as const satisfies Operation;
