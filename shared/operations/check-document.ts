import { openPassword, type Operation } from './types';

export const check_document = {
	resource: 'document',
	label: 'Check',
	action: 'Check document',
	description: 'Pass a document on unchanged, or fail and say everything that is wrong with it',
	input: 'one',
	output: 'data',
	dataKey: 'check',
	extension: true,
	atLeastOne: ['maximum_pages', 'maximum_bytes', 'require_embedded_fonts', 'require_unlocked', 'forbid_javascript'],
	fields: {
		maximum_pages: {
			kind: 'integer',
			label: 'Maximum Pages',
			description: 'Most pages that the document may have',
			min: 1,
			placeholder: 'e.g. 10',
		},
		maximum_bytes: {
			kind: 'integer',
			label: 'Maximum Bytes',
			description: 'Largest size in bytes that the file may have',
			min: 1,
			max: Number.MAX_SAFE_INTEGER,
			unit: 'bytes',
			placeholder: 'e.g. 10000000',
		},
		require_embedded_fonts: {
			kind: 'flag',
			label: 'Require Embedded Fonts',
			description: 'Whether every font must be embedded, so that the document looks the same everywhere and prints',
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
			description: 'Whether the document must not hold scripts',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
