import { pageChangeFacts } from './facts';
import { openPassword, pageSize } from './fields';
import type { Operation } from './types';

export const arrange_pages = {
	resource: 'page',
	label: 'Arrange',
	action: 'Arrange pages on sheets',
	description: 'Put several pages on each sheet, or make a booklet to print, fold and staple',
	input: 'one',
	output: 'pdf',
	extension: true,
	needs: [['binding', 'arrangement', 'booklet']],
	facts: pageChangeFacts,
	fields: {
		arrangement: {
			kind: 'choice',
			label: 'Arrangement',
			description: 'How many pages are on a sheet',
			required: true,
			options: [
				{ value: '2', label: '2 on a Sheet' },
				{ value: '4', label: '4 on a Sheet' },
				{ value: '6', label: '6 on a Sheet' },
				{ value: '8', label: '8 on a Sheet' },
				{ value: '9', label: '9 on a Sheet' },
				{ value: '16', label: '16 on a Sheet' },
				{ value: 'booklet', label: 'Booklet', description: 'Two on a sheet, in the order in which folded sheets are read' },
			],
		},
		page_size: { ...pageSize, description: 'Size of the sheets. If absent, that of the first page.' },
		reading_direction: {
			kind: 'choice',
			label: 'Reading Direction',
			description: 'In which order pages follow each other on a sheet',
			options: [
				{ value: 'across', label: 'Across, Then Down' },
				{ value: 'down', label: 'Down, Then Across' },
			],
			default: 'across',
		},
		sheet_gap: {
			kind: 'decimal',
			label: 'Gap',
			description: 'Distance between the pages on a sheet, in inches',
			min: 0,
			default: 0,
			unit: 'inches',
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the border of the sheet to the pages, in inches',
			min: 0,
			default: 0,
			unit: 'inches',
		},
		frame: { kind: 'flag', label: 'Frame', description: 'Whether a thin line is drawn around each page', default: false },
		binding: {
			kind: 'choice',
			label: 'Binding',
			description: 'The side on which a booklet is bound: left, or right for languages that are read from right to left',
			options: [
				{ value: 'left', label: 'Left' },
				{ value: 'right', label: 'Right' },
			],
			default: 'left',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
