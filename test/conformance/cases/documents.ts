/** Operations on whole documents: merge and split. */
import type { RawParameters } from '../../../shared/decode';
import type { Case } from '../cases';
import { badDocuments, lockedDocument, richTexts, upTo } from './common';

const chapters = (prefix: string): string[] =>
	['Chapter 1', 'Section 1.1', 'Section 1.1.1', 'Part', 'Chapter 2'].map((title) => `${prefix} ${title}`);

export const documentCases = {
	merge_documents: [
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
			documents: ['restricted, owner password "owner"', '1 page'],
			parameters: {},
			gives: { texts: [...upTo(3), ...upTo(1)], encryption: 'none' },
			ours: true,
		},
		{
			title: 'open_password is tried on each document that needs one',
			documents: ['1 page', 'locked, user password "user"'],
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
		{ title: 'no document', documents: [], parameters: {}, refuses: { file: /at least one/ }, ours: true },
		{
			title: 'three files, the second of which is not a document',
			documents: ['1 page', 'an HTML page', '3 pages'],
			parameters: {},
			refuses: { file: /^Document 2: Could not parse the PDF document\. The file may be invalid or corrupt\.$/ },
			found: /^Document 2: is an HTML page, not a PDF document$/,
			ours: true,
		},
		{
			title: 'three files, of which two cannot be opened',
			documents: ['locked, user password "user"', '1 page', 'the start of a document'],
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
		{
			title: 'the second of two needs a password',
			documents: ['1 page', 'locked, user password "user"'],
			parameters: {},
			refuses: { file: /^Document 2: .*password/ },
			ours: true,
		},
	],
	split_by_size: [
		{
			title: 'everything fits in one part',
			documents: ['12 pages'],
			parameters: { maximum_bytes: '1000000' },
			gives: { texts: upTo(12), parts: [12] },
		},
		{
			title: 'a limit smaller than every page: one part per page',
			documents: ['3 pages'],
			parameters: { maximum_bytes: '1' },
			gives: { texts: upTo(3), parts: [1, 1, 1] },
		},
		{
			title: 'several parts, each within the limit',
			documents: ['40 pages'],
			parameters: { maximum_bytes: ' 4000' },
			gives: { texts: upTo(40), partCount: { atLeast: 2, atMost: 20 } },
		},
		{ title: 'no limit', documents: ['3 pages'], parameters: {}, refuses: { maximum_bytes: /required/ } },
		{
			title: 'a limit of 0',
			documents: ['3 pages'],
			parameters: { maximum_bytes: '0' },
			refuses: { maximum_bytes: /at least 1/ },
		},
		{
			title: 'a limit that is too large a number',
			documents: ['3 pages'],
			parameters: { maximum_bytes: '9007199254740992' },
			refuses: { maximum_bytes: /9007199254740991/ },
		},
		...badDocuments({ maximum_bytes: '1000' }),
		...lockedDocument({ maximum_bytes: '1000' }),
	],
	split_by_page_count: [
		split('parts of five pages, the last with what remains', { pages_per_part: '5' }, [5, 5, 2]),
		split('one part where it may have more pages than there are', { pages_per_part: '99' }, [12]),
		split('each page alone', { pages_per_part: '1' }, Array<number>(12).fill(1)),
		{ title: 'no pages_per_part', documents: ['3 pages'], parameters: {}, refuses: { pages_per_part: /required/ } },
		{
			title: 'no pages at all',
			documents: ['3 pages'],
			parameters: { pages_per_part: '0' },
			refuses: { pages_per_part: /at least 1/ },
		},
		...badDocuments({ pages_per_part: '2' }),
		...lockedDocument({ pages_per_part: '2' }),
	],
	split_at_page: [
		split('before pages, in any order', { pages: '9, 4' }, [3, 5, 4]),
		split('after pages', { pages: '4, 9', cut: 'after' }, [4, 5, 3]),
		split('before the first page there is no cut', { pages: '1, 7' }, [6, 6]),
		split('after the last page there is no cut', { pages: '-1', cut: 'after' }, [12]),
		split('odd pages', { pages: 'odd' }, [2, 2, 2, 2, 2, 2]),
		split('no page selected: one part', { pages: '20..' }, [12]),
		{ title: 'no pages given', documents: ['3 pages'], parameters: {}, refuses: { pages: /required/ } },
		{
			title: 'a page beyond the end',
			documents: ['8 pages'],
			parameters: { pages: '9' },
			refuses: { pages: /page 9.*8 pages/ },
		},
		{ title: 'a malformed set', documents: ['8 pages'], parameters: { pages: '1-3' }, refuses: { pages: /write 1\.\.3/ } },
		{
			title: 'an unknown value of cut',
			documents: ['8 pages'],
			parameters: { pages: '2', cut: 'beside' },
			refuses: { cut: /before, after/ },
		},
		...badDocuments({ pages: '2' }),
		...lockedDocument({ pages: '2' }),
	],
	split_by_bookmarks: [
		{
			title: 'the top level of the outline',
			documents: ['rich, a'],
			parameters: {},
			gives: { texts: richTexts('a'), parts: [4] },
		},
		{
			title: 'two levels, through a named destination',
			documents: ['rich, a'],
			parameters: { bookmark_level: '2' },
			gives: { texts: richTexts('a'), parts: [1, 2, 1] },
		},
		{
			title: 'three levels',
			documents: ['rich, a'],
			parameters: { bookmark_level: '3' },
			gives: { texts: richTexts('a'), parts: [1, 1, 1, 1] },
		},
		{
			title: 'a document without bookmarks',
			documents: ['3 pages'],
			parameters: {},
			refuses: { file: /no bookmarks.*page count/ },
		},
		{
			title: 'a level of 0',
			documents: ['rich, a'],
			parameters: { bookmark_level: '0' },
			refuses: { bookmark_level: /at least 1/ },
		},
		...badDocuments({}),
		...lockedDocument({}),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;

function split(title: string, parameters: RawParameters, parts: readonly number[]): Case {
	return { title, documents: ['12 pages'], parameters, gives: { texts: upTo(12), parts } };
}
