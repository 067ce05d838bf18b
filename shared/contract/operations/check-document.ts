import { readingFacts } from './facts';
import { openPassword, search, searchMode } from './fields';
import type { Operation } from './types';

export const check_document = {
	resource: 'document',
	label: 'Check',
	action: 'Check document',
	description: 'Check a document: pass it on unchanged, or fail and list everything that is wrong with it',
	input: 'one',
	output: 'data',
	dataKey: 'check',
	extension: true,
	facts: { textlessPages: { ...readingFacts.textlessPages, when: 'Only if a rule is about text' } },
	atLeastOne: [
		'maximum_pages',
		'maximum_bytes',
		'require_embedded_fonts',
		'require_unlocked',
		'forbid_javascript',
		'required_text',
		'forbidden_text',
		'require_searchable',
		'require_e_invoice',
		'require_signature',
		'maximum_unreadable',
	],
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
		required_text: {
			...search,
			label: 'Required Text',
			description: 'Words, or a regular expression, that must be on a page of the document',
			placeholder: 'e.g. Purchase Order',
		},
		forbidden_text: {
			...search,
			label: 'Forbidden Text',
			description: 'Words, or a regular expression, that must not be on any page',
			placeholder: 'e.g. DRAFT',
		},
		search_mode: { ...searchMode, description: 'How Required Text and Forbidden Text are read' },
		require_searchable: {
			kind: 'flag',
			label: 'Require Searchable',
			description: 'Whether every page that is not empty must have text, which scans without recognized text do not have',
			default: false,
		},
		maximum_unreadable: {
			kind: 'integer',
			label: 'Maximum Unreadable',
			description:
				'Maximum number of characters that cannot be read as text, because their fonts do not tell which letters they are',
			min: 0,
			placeholder: 'e.g. 0',
		},
		require_e_invoice: {
			kind: 'flag',
			label: 'Require Electronic Invoice',
			description:
				'Whether the document must be an electronic invoice: XML that can be read, XMP that agrees with it, and right sums',
			default: false,
		},
		require_signature: {
			kind: 'flag',
			label: 'Require Signature',
			description:
				'Whether the document must be signed, each signature intact, and nothing changed after it that it does not permit',
			default: false,
		},
		on_violation: {
			kind: 'choice',
			label: 'On Violation',
			description: 'How the violation of a rule counts: as an error, or as a result',
			options: [
				{ value: 'error', label: 'Stop', description: 'An error lists all violations' },
				{ value: 'report', label: 'Output Result', description: 'The document passes on, with a report of all violations' },
			],
			default: 'error',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
