import { stampFacts } from './facts';
import { color, layer, openPassword, pagesOrAll, stampFont, transparency } from './fields';
import type { Operation } from './types';

const line = { kind: 'text', maxLength: 200, contract: { maxLength: 32 } } as const;

export const add_text_watermark = {
	resource: 'stamp',
	label: 'Add Text',
	action: 'Add text watermark',
	description: 'Stamp up to three lines of text on pages',
	input: 'one',
	output: 'pdf',
	path: '/v1/add_watermark/text',
	aliases: ['/v1/add_text_watermark', '/v1/add_watermark'],
	facts: stampFacts,
	fields: {
		line_1: {
			...line,
			label: 'Line 1',
			description: 'First line of the watermark',
			required: true,
			placeholder: 'e.g. DRAFT',
		},
		line_2: { ...line, label: 'Line 2', description: 'Second line of the watermark', empty: 'word' },
		line_3: { ...line, label: 'Line 3', description: 'Third line of the watermark', empty: 'word' },
		template: {
			kind: 'choice',
			label: 'Template',
			description: 'Position and direction of the text. A region may offer further templates.',
			options: [
				{ value: 'diagonal', label: 'Diagonal', contract: 1001 },
				{ value: 'horizontal', label: 'Horizontal', contract: 1002 },
				{ value: 'top', label: 'Top', contract: 1003 },
				{ value: 'bottom', label: 'Bottom', contract: 1004 },
				{ value: 'tiled', label: 'Tiled', description: 'Repeated within the margins, diagonally' },
			],
			default: 'diagonal',
			open: { min: 1001, max: 66537 },
		},
		color: { ...color, default: 'Gray', contract: { values: ['Black', 'Blue', 'Gray', 'Red'] } },
		transparency: { ...transparency, default: 75 },
		font_size: {
			kind: 'decimal',
			label: 'Font Size',
			description:
				'Size of the text, in points. If absent, as large as fits; text that is too wide for the page becomes smaller.',
			min: 4,
			max: 1000,
			unit: 'points',
			extension: true,
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the watermark, in inches',
			above: 0,
			default: 1,
			unit: 'inches',
		},
		pages: pagesOrAll,
		layer,
		font: stampFont,
		open_password: openPassword,
	},
} as const satisfies Operation;
