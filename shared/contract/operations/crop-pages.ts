import { pdfFacts } from './facts';
import { openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

const margin = { kind: 'decimal', min: 0, unit: 'inches' } as const;

export const crop_pages = {
	resource: 'page',
	label: 'Crop',
	action: 'Crop pages',
	description: 'Cut margins off pages, or crop them to their content',
	input: 'one',
	output: 'pdf',
	extension: true,
	atLeastOne: ['crop_left', 'crop_right', 'crop_top', 'crop_bottom', 'crop_to'],
	exclusive: [['crop_to', ['crop_left', 'crop_right', 'crop_top', 'crop_bottom']]],
	needs: [
		['padding', 'crop_to', 'content'],
		['uniform', 'crop_to', 'content'],
	],
	facts: {
		...pdfFacts,
		croppedPages: { type: 'count', description: 'Pages that were cropped' },
	},
	fields: {
		crop_left: { ...margin, label: 'Crop Left', description: 'Width to cut off at the left of the page as displayed, in inches' },
		crop_right: { ...margin, label: 'Crop Right', description: 'Width to cut off at the right, in inches' },
		crop_top: { ...margin, label: 'Crop Top', description: 'Height to cut off at the top, in inches' },
		crop_bottom: { ...margin, label: 'Crop Bottom', description: 'Height to cut off at the bottom, in inches' },
		crop_to: {
			kind: 'choice',
			label: 'Crop To',
			description: 'The part of the page that stays',
			options: [
				{ value: 'margins', label: 'The Margins', description: 'The page without the widths and heights to cut off' },
				{ value: 'content', label: 'The Content', description: 'The part on which something is drawn' },
			],
			default: 'margins',
		},
		padding: {
			kind: 'decimal',
			label: 'Padding',
			description: 'Room to leave around the content, in inches',
			min: 0,
			default: 0,
			unit: 'inches',
		},
		uniform: {
			kind: 'flag',
			label: 'Uniform',
			description: 'Whether the same margins are cut off from all pages, so that the content of none is cut',
			default: true,
		},
		shrink_media_box: {
			kind: 'flag',
			label: 'Shrink Media Box',
			description:
				'Whether the page itself becomes smaller, not only its visible part. Content outside does not show, but stays in the file.',
			default: false,
		},
		pages: pagesOrAll,
		open_password: openPassword,
	},
} as const satisfies Operation;
