import { stampFacts } from './facts';
import { openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

export const add_overlay = {
	resource: 'stamp',
	label: 'Add Overlay',
	action: 'Add overlay',
	description: 'Put the pages of another PDF over or behind the pages, such as a letterhead',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: stampFacts,
	fields: {
		overlay: {
			kind: 'file',
			accepts: 'pdf',
			label: 'Overlay',
			description: 'PDF document whose pages are put over or behind the pages of the input',
			required: true,
		},
		layer: {
			kind: 'choice',
			label: 'Layer',
			description: 'Where the overlay is drawn: over the content of the page, or behind it',
			options: [
				{ value: 'under', label: 'Behind the Page (Letterhead)' },
				{ value: 'over', label: 'Over the Page' },
			],
			required: true,
		},
		repeat: {
			kind: 'choice',
			label: 'Repeat',
			description: 'Which page of the overlay to use when the document has more pages than the overlay',
			options: [
				{ value: 'last', label: 'The Last Page Again', description: 'For a letterhead with a first and a continuation page' },
				{ value: 'all', label: 'All Pages Again', description: 'Start again with the first page of the overlay' },
				{ value: 'none', label: 'Nothing' },
			],
			default: 'last',
		},
		fit: {
			kind: 'choice',
			label: 'Fit',
			description: 'Size of the overlay on the page',
			options: [
				{ value: 'page', label: 'Fit the Page', description: 'Scaled into the page and centered, keeping its proportions' },
				{ value: 'none', label: 'Own Size', description: 'At its own size, from the lower left corner' },
			],
			default: 'page',
		},
		pages: pagesOrAll,
		overlay_password: {
			kind: 'text',
			secret: true,
			label: 'Overlay Password',
			description: 'Password that opens the overlay, if it needs one',
			minLength: 1,
			maxLength: 256,
			empty: 'opener',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
