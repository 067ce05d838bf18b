import { pdfFacts } from './facts';
import { openPassword, orientation, pageSize, pagesOrAll } from './fields';
import type { Operation } from './types';

const side = { kind: 'decimal', above: 0, max: 200, unit: 'inches' } as const;

export const resize_pages = {
	resource: 'page',
	label: 'Resize',
	action: 'Resize pages',
	description: 'Give pages another size: their content, links, fields and bookmarks are scaled with them',
	input: 'one',
	output: 'pdf',
	extension: true,
	atLeastOne: ['page_size', 'page_width', 'page_height'],
	exclusive: [['page_size', ['page_width', 'page_height']]],
	facts: {
		...pdfFacts,
		resizedPages: { type: 'count', description: 'Pages that got another size' },
	},
	fields: {
		page_size: {
			...pageSize,
			description: 'New size of the pages. Instead of Page Width and Page Height.',
			sides: ['page_width', 'page_height'],
		},
		page_width: {
			...side,
			label: 'Page Width',
			description: 'New width of the pages as displayed, in inches. If only one side is given, the other follows in proportion.',
		},
		page_height: { ...side, label: 'Page Height', description: 'New height of the pages as displayed, in inches' },
		scaling: {
			kind: 'choice',
			label: 'Scaling',
			description: 'How the content is fitted into the new size, in whose middle it comes',
			options: [
				{ value: 'contain', label: 'Fit', description: 'As large as possible, so that all of it shows' },
				{ value: 'none', label: 'Keep Size', description: 'If it is larger than the page, its edges are cut off' },
				{ value: 'fill', label: 'Fill', description: 'As small as possible, so that it covers the page; the rest is cut off' },
			],
			default: 'contain',
		},
		orientation: { ...orientation, description: 'Orientation of the new pages' },
		pages: pagesOrAll,
		open_password: openPassword,
	},
} as const satisfies Operation;
