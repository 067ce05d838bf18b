import { pdfFacts } from './facts';
import { openPassword, pagesOrAll, search, searchMode } from './fields';
import type { Operation } from './types';

export const redact_text = {
	resource: 'security',
	label: 'Redact',
	action: 'Redact text in PDF',
	description:
		'Remove words or a pattern from a document for good: from pages, bookmarks, form fields, comments, tags and metadata. The result is read again, and it fails if anything is left.',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		redactedMatches: { type: 'count', description: 'Matches that were removed from pages and from other places' },
		redactedPages: { type: 'count', description: 'Pages from which something was removed' },
	},
	fields: {
		search: {
			...search,
			required: true,
			description: 'Words to remove, or a regular expression. Of words, each line is searched on its own.',
			lines: true,
			maxLength: 100_000,
		},
		search_mode: searchMode,
		pages: pagesOrAll,
		remove_attachments: {
			kind: 'flag',
			label: 'Remove Attachments',
			description: 'Whether to remove attached files, media and 3D artwork, which are not searched. A document with them is refused otherwise.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
