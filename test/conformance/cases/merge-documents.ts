import type { Case } from '../case';
import { a5, LOCKED, NO_FORM, RESTRICTED, richTexts, times, UNENCRYPTED, upTo } from '../common';

/** The bookmarks of a rich fixture whose pages follow this number of others, below a title or not. */
const chapters = (letter: string, before: number, indent = ''): string[] =>
	[
		`${letter} Chapter 1 > ${before + 1}`,
		`  ${letter} Section 1.1 > ${before + 2}`,
		`    ${letter} Section 1.1.1 > ${before + 3}`,
		`${letter} Part > -`,
		`  ${letter} Chapter 2 > ${before + 4}`,
	].map((line) => indent + line);

export const merge_documents: readonly Case[] = [
	{
		title: 'three documents, in order',
		documents: ['3 pages', '1 page', '8 pages'],
		parameters: {},
		gives: {},
	},
	{ title: 'one document', documents: ['3 pages'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'the same document twice',
		documents: ['3 pages', '3 pages'],
		parameters: {},
		gives: {},
	},
	{
		title: 'outlines follow each other, equal field names stay apart',
		documents: ['rich, b', 'rich, a'],
		parameters: {},
		gives: {
			bookmarks: [...chapters('b', 0), ...chapters('a', 4)],
			fields: ['name = b Ada', 'name_2 = a Ada'],
			widgets: ['1 name', '3 name', '5 name_2', '7 name_2'],
			attachments: times(2, 'notes.txt, text/plain: a notes'),
		},
		ours: true,
	},
	{
		title: 'a restricted document among others gives an unencrypted one (D9)',
		documents: [RESTRICTED, '1 page'],
		parameters: {},
		gives: UNENCRYPTED,
		ours: true,
	},
	{
		title: 'open_password is tried on each document that needs one',
		documents: ['1 page', LOCKED],
		parameters: { open_password: 'user' },
		gives: UNENCRYPTED,
	},
	{
		title: 'signatures do not survive',
		documents: ['signed', '1 page'],
		parameters: {},
		gives: { ...NO_FORM, holdsNot: ['/ByteRange', '/SigFlags', '/DocMDP'] },
		ours: true,
	},
	{
		title: 'a bookmark for each document, its own bookmarks below',
		documents: ['3 pages', 'rich, a'],
		parameters: { bookmarks: 'per_document' },
		gives: {
			labels: ['1', '2', '3', 'i', 'ii', '1', '2'],
			bookmarks: ['3-pages > 1', 'rich-a > 4', ...chapters('a', 3, '  ')],
		},
	},
	{
		title: 'pages in turns',
		documents: ['3 pages', '8 pages'],
		parameters: { interleave: 'forward' },
		gives: { pages: [1, 4, 2, 5, 3, 6, 7, 8, 9, 10, 11] },
	},
	{
		title: 'pages in turns, the second document from its end',
		documents: ['3 pages', '3 pages'],
		parameters: { interleave: 'backward' },
		gives: { pages: [1, 6, 2, 5, 3, 4] },
	},
	{
		title: 'an unknown value of interleave',
		documents: ['3 pages', '3 pages'],
		parameters: { interleave: 'sideways' },
		refuses: { interleave: /none, forward, backward/ },
	},
	{
		title: 'each document begins on an odd page',
		documents: ['3 pages', '1 page'],
		parameters: { start_on_odd: 'true' },
		gives: { pages: [1, 2, 3, null, 4], boxes: a5(5) },
	},
	{
		title: 'a table of contents',
		documents: ['3 pages', 'rich, a'],
		parameters: { table_of_contents: 'true', start_on_odd: 'true' },
		gives: {
			pages: [null, null, 1, 2, 3, null, 4, 5, 6, 7],
			texts: ['Contents\n3-pages\n3\na Rich\n7', '', ...upTo(3), '', ...richTexts('a')],
			boxes: a5(10),
			labels: ['1', '2', '1', '2', '3', '4', 'i', 'ii', '1', '2'],
			links: ['1 > 3', '1 > 7', '7 > 8', '7 > 10', '7 > 10', '7 > https://example.com/', '8 > 8', '10 > 7'],
			bookmarks: ['Contents > 1', ...chapters('a', 6)],
			tags: 'Document(H1 TOC(TOCI(Reference(Link)) TOCI(Reference(Link)))) Document(Link Para Para Para Para)',
		},
	},
	{
		title: 'odd pages of documents in turns',
		documents: ['3 pages', '3 pages'],
		parameters: { start_on_odd: 'true', interleave: 'forward' },
		refuses: { start_on_odd: /^needs interleave/ },
	},
	{
		title: 'three files, of which two cannot be opened',
		documents: [LOCKED, '1 page', 'the start of a document'],
		parameters: {},
		refuses: { file: /^Document 1: .*password/ },
		found: /^Document 3: Could not parse the PDF document/,
		ours: true,
	},
	{
		title: 'a list of files that became text',
		documents: ['a JSON list'],
		parameters: {},
		refuses: { file: /Could not parse the PDF document\. The file may be invalid or corrupt\.$/ },
		found: /is text, not a PDF document$/,
	},
];
