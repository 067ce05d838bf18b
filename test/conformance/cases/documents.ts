/** Operations on whole documents: merge and split. */
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
			localFields: ['open_password'],
		},
		{
			title: 'signatures do not survive',
			documents: ['signed', '1 page'],
			parameters: {},
			gives: { texts: [...upTo(1), ...upTo(1)], holdsNot: ['/ByteRange', '/SigFlags', '/DocMDP'] },
			ours: true,
		},
		{ title: 'no document', documents: [], parameters: {}, refuses: { file: /at least one/ }, ours: true },
		{
			title: 'the second of three is no document',
			documents: ['1 page', 'an HTML page', '3 pages'],
			parameters: {},
			refuses: { file: /^Document 2: Could not parse the PDF document\. The file may be invalid or corrupt\.$/ },
			ours: true,
		},
		{
			title: 'a list of files that became text',
			documents: ['a JSON list'],
			parameters: {},
			refuses: { file: /Could not parse the PDF document\. The file may be invalid or corrupt\.$/ },
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
			title: 'a limit that no page meets: each page alone',
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
			title: 'a limit beyond all numbers',
			documents: ['3 pages'],
			parameters: { maximum_bytes: '9007199254740992' },
			refuses: { maximum_bytes: /9007199254740991/ },
		},
		...badDocuments({ maximum_bytes: '1000' }),
		...lockedDocument({ maximum_bytes: '1000' }),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;
