import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation, Text } from './types';

const word = <L extends string, D extends string, P extends string>(label: L, description: D, placeholder: P) =>
	({ kind: 'text', label, description, maxLength: 1000, empty: 'word', placeholder }) as const satisfies Text;

export const set_metadata = {
	resource: 'document',
	label: 'Set Metadata',
	action: 'Set document metadata',
	description: 'Set title, author and other metadata of a document, or remove existing metadata',
	input: 'one',
	output: 'pdf',
	extension: true,
	atLeastOne: ['title', 'author', 'subject', 'keywords', 'creator', 'language', 'remove_existing'],
	facts: pdfFacts,
	fields: {
		title: word('Title', 'Title of the document', 'e.g. Annual Report 2026'),
		author: word('Author', 'Name of the person or organization that wrote the document', 'e.g. Ada Lovelace'),
		subject: word('Subject', 'Subject of the document, or a sentence about it', 'e.g. Results of the year'),
		keywords: word('Keywords', 'Keywords, separated by commas', 'e.g. report, results, 2026'),
		creator: word('Creator', 'Program that made the original of the document', 'e.g. LibreOffice Writer'),
		language: { ...word('Language', 'Language of the text, as a BCP 47 tag', 'e.g. en-GB'), format: 'language-tag' },
		remove_existing: {
			kind: 'flag',
			label: 'Remove Existing',
			description:
				'Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Metadata inside images are not removed.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
