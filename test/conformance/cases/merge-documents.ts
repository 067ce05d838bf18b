import type { Case } from '../case';
import { LOCKED, RESTRICTED, richTexts, upTo } from '../common';

const chapters = (prefix: string): string[] =>
	['Chapter 1', 'Section 1.1', 'Section 1.1.1', 'Part', 'Chapter 2'].map((title) => `${prefix} ${title}`);

export const merge_documents: readonly Case[] = [
	{
		title: 'three documents, in order',
		documents: ['3 pages', '1 page', '8 pages'],
		parameters: {},
		gives: { texts: [...upTo(3), ...upTo(1), ...upTo(8)] },
	},
	{ title: 'one document', documents: ['3 pages'], parameters: {}, gives: { texts: upTo(3) } },
	{
		title: 'the same document twice',
		documents: ['3 pages', '3 pages'],
		parameters: {},
		gives: { texts: [...upTo(3), ...upTo(3)] },
	},
	{
		title: 'outlines follow each other, equal field names stay apart',
		documents: ['rich, b', 'rich, a'],
		parameters: {},
		gives: {
			texts: [...richTexts('b'), ...richTexts('a')],
			outline: [...chapters('b'), ...chapters('a')],
			fields: ['name', 'name_2'],
		},
		ours: true,
	},
	{
		title: 'a restricted document among others gives an unencrypted one (D9)',
		documents: [RESTRICTED, '1 page'],
		parameters: {},
		gives: { texts: [...upTo(3), ...upTo(1)], encryption: 'none' },
		ours: true,
	},
	{
		title: 'open_password is tried on each document that needs one',
		documents: ['1 page', LOCKED],
		parameters: { open_password: 'user' },
		gives: { texts: [...upTo(1), ...upTo(3)], encryption: 'none' },
	},
	{
		title: 'signatures do not survive',
		documents: ['signed', '1 page'],
		parameters: {},
		gives: { texts: [...upTo(1), ...upTo(1)], holdsNot: ['/ByteRange', '/SigFlags', '/DocMDP'] },
		ours: true,
	},
	{
		title: 'a bookmark for each document, its own bookmarks below',
		documents: ['3 pages', 'rich, a'],
		parameters: { bookmarks: 'per_document' },
		gives: { texts: [...upTo(3), ...richTexts('a')], outline: ['3-pages', 'rich-a', ...chapters('a')] },
	},
	{
		title: 'pages in turns',
		documents: ['3 pages', '8 pages'],
		parameters: { interleave: 'forward' },
		gives: { texts: [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8].map((page) => `Page ${page}`) },
	},
	{
		title: 'pages in turns, the second document from its end',
		documents: ['3 pages', '3 pages'],
		parameters: { interleave: 'backward' },
		gives: { texts: [1, 3, 2, 2, 3, 1].map((page) => `Page ${page}`) },
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
		gives: { texts: [...upTo(3), '', ...upTo(1)] },
	},
	{
		title: 'a table of contents',
		documents: ['3 pages', 'rich, a'],
		parameters: { table_of_contents: 'true', start_on_odd: 'true' },
		gives: {
			texts: ['Contents\n3-pages\n3\na Rich\n7', '', ...upTo(3), '', ...richTexts('a')],
			outline: ['Contents', ...chapters('a')],
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
