import { pdfFacts } from './facts';
import { openPassword, pagesOrAll, search, searchMode } from './fields';
import type { Operation } from './types';

export const redact_text = {
	resource: 'security',
	label: 'Redact',
	action: 'Redact text in PDF',
	description:
		'Remove words or a pattern from a document for good: from pages, bookmarks, form fields, comments, tags and metadata; it fails if anything is left in the result',
	input: 'one',
	output: 'pdf',
	extension: true,
	needs: [
		['search_mode', 'search', { given: true }],
		['redact_label', 'redact_mark', { not: 'none' }],
	],
	atLeastOne: ['search', 'redact_kinds', 'redact_areas', 'redact_annotations'],
	facts: {
		...pdfFacts,
		redactedMatches: { type: 'count', description: 'Matches that were removed from pages and from other places' },
		redactedPages: { type: 'count', description: 'Pages from which something was removed' },
		redactedImages: { type: 'count', description: 'Images that lost a part, each in its place on a page' },
	},
	fields: {
		search: {
			...search,
			description: 'Words to remove, or a regular expression. Of words, each line is searched on its own.',
			lines: true,
			maxLength: 100_000,
		},
		search_mode: searchMode,
		redact_kinds: {
			kind: 'choices',
			label: 'Kinds',
			description: 'Kinds of words to remove, which are found by their form',
			options: [
				{ value: 'email', label: 'Email Addresses' },
				{ value: 'phone', label: 'Phone Numbers', description: 'With + and the country, or after a word such as Tel or Fax' },
				{ value: 'iban', label: 'IBANs', description: 'With right check digits' },
				{ value: 'card', label: 'Card Numbers', description: '13 to 19 digits with a right check digit' },
				{ value: 'url', label: 'Web Addresses' },
				{
					value: 'date',
					label: 'Dates',
					description: 'In digits, or with months in English, French, German, Italian or Spanish',
				},
			],
		},
		redact_areas: {
			kind: 'json',
			label: 'Areas',
			description:
				'Places from which everything is removed, in points from the upper left corner of the page as displayed. Takes what find_text gives as it is.',
			maxLength: 4_000_000,
			list: 'areas',
			placeholder: 'e.g. {"areas": [{"page": 1, "box": {"x": 72, "y": 72, "width": 100, "height": 20}}]}',
		},
		redact_annotations: {
			kind: 'flag',
			label: 'Marked Areas',
			description: 'Whether to remove everything from areas that annotations of the document mark for redaction',
			default: false,
		},
		pages: pagesOrAll,
		redact_mark: {
			kind: 'choice',
			label: 'Mark',
			description: 'The mark that is drawn where something was removed from a page',
			options: [
				{ value: 'black', label: 'Black Box' },
				{ value: 'white', label: 'White Box' },
				{ value: 'none', label: 'Nothing' },
			],
			default: 'black',
		},
		redact_label: {
			kind: 'text',
			label: 'Label',
			description: 'A word in each mark that has room for it, such as the reason',
			minLength: 1,
			maxLength: 32,
			empty: 'word',
			placeholder: 'e.g. Redacted',
		},
		remove_attachments: {
			kind: 'flag',
			label: 'Remove Attachments',
			description:
				'Whether to remove attached files, media and 3D artwork, which are not searched. A document with them is refused otherwise.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
