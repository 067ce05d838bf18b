import { openPassword, type Operation } from './types';

export const check_document = {
	resource: 'document',
	label: 'Check',
	action: 'Check document',
	description: 'Check a document: pass it on unchanged, or fail and list everything that is wrong with it',
	input: 'one',
	output: 'data',
	dataKey: 'check',
	extension: true,
	atLeastOne: ['maximum_pages', 'maximum_bytes', 'require_embedded_fonts', 'require_unlocked', 'forbid_javascript'],
	fields: {
		maximum_pages: {
			kind: 'integer',
			label: 'Maximum Pages',
			description: 'Maximum number of pages of the document',
			min: 1,
			placeholder: 'e.g. 10',
		},
		maximum_bytes: {
			kind: 'integer',
			label: 'Maximum Bytes',
			description: 'Maximum size of the file, in bytes',
			min: 1,
			max: Number.MAX_SAFE_INTEGER,
			unit: 'bytes',
			placeholder: 'e.g. 10000000',
		},
		require_embedded_fonts: {
			kind: 'flag',
			label: 'Require Embedded Fonts',
			description: 'Whether every font must be embedded, so that the document looks and prints the same everywhere',
			default: false,
		},
		require_unlocked: {
			kind: 'flag',
			label: 'Require Unlocked',
			description: 'Whether the document must open without a password',
			default: false,
		},
		forbid_javascript: {
			kind: 'flag',
			label: 'Forbid JavaScript',
			description: 'Whether the document must not contain scripts',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
