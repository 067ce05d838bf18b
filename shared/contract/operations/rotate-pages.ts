import { pdfFacts } from './facts';
import { firstPage, lastPage, openPassword, pagesInPlaceOfRange, rangeOrPages } from './fields';
import type { Operation } from './types';

export const rotate_pages = {
	resource: 'page',
	label: 'Rotate',
	action: 'Rotate pages',
	description: 'Rotate pages by 90, 180 or 270 degrees',
	input: 'one',
	output: 'pdf',
	...rangeOrPages,
	facts: {
		...pdfFacts,
		rotatedPages: { type: 'count', description: 'Pages that were turned' },
	},
	fields: {
		angle: {
			kind: 'choice',
			label: 'Angle',
			description: 'Degrees to rotate, clockwise if positive. The rotation that a page already has is added.',
			required: true,
			options: [
				{ value: 0, label: '0°' },
				{ value: 90, label: '90° Clockwise' },
				{ value: 180, label: '180°' },
				{ value: 270, label: '270° Clockwise' },
				{ value: -90, label: '90° Counter-Clockwise' },
				{ value: -180, label: '180° Counter-Clockwise' },
				{ value: -270, label: '270° Counter-Clockwise' },
			],
		},
		first_page: firstPage,
		last_page: lastPage,
		pages: pagesInPlaceOfRange,
		open_password: openPassword,
	},
} as const satisfies Operation;
