/** Pieces that the cases of several operations share. */
import type { RawParameters } from '../../shared/decode';
import type { Case } from './case';

const UNPARSABLE = /^Could not parse the PDF document\. The file may be invalid or corrupt\.$/;

/** Names of fixtures. */
export const RESTRICTED = 'restricted, owner password "owner"';
export const LOCKED = 'locked, user password "user"';

/** The protection of RESTRICTED, where an operation keeps it. */
export const staysRestricted = { encryption: 'AES-256', permissions: -2056, opensWith: ['', 'owner'] } as const;

/** `Page 1` … `Page n`, or the pages named. */
export const pages = (...numbers: number[]): string[] => numbers.map((number) => `Page ${number}`);
export const upTo = (count: number): string[] => pages(...Array.from({ length: count }, (_, index) => index + 1));

/** The texts of a rich fixture of four pages, by the letter before them. */
export const richTexts = (letter: string): string[] => [
	`${letter} Page 1\n${letter} Ada`,
	`${letter} Page 2\nOn a layer`,
	`${letter} Page 3\n${letter} Ada`,
	`${letter} Page 4`,
];

/** For an operation on one document; `parameters` are otherwise right. */
export function badDocuments(parameters: RawParameters): Case[] {
	return [
		{ title: 'no document', documents: [], parameters, refuses: { file: /required/ } },
		{ title: 'two documents', documents: ['1 page', '3 pages'], parameters, refuses: { file: /only once/ }, ours: true },
		{
			title: 'an HTML page instead of a document',
			documents: ['an HTML page'],
			parameters,
			refuses: { file: UNPARSABLE },
			found: /^is an HTML page, not a PDF document$/,
		},
		{ title: 'an empty file', documents: ['an empty file'], parameters, refuses: { file: /empty/ }, ours: true },
		{
			title: 'a truncated document',
			documents: ['the start of a document'],
			parameters,
			refuses: { file: UNPARSABLE },
			ours: true,
		},
	];
}

/** For operations that open the document with `open_password`. */
export function lockedDocument(parameters: RawParameters): Case[] {
	return [
		{
			title: 'a document that needs a password',
			documents: [LOCKED],
			parameters,
			// Every host can take these, and the service too.
			refuses: { file: /needs a password.*open_password.*remove_password/ },
			ours: true,
		},
		{
			title: 'a document that needs another password than the one given',
			documents: [LOCKED],
			parameters: { ...parameters, open_password: 'other' },
			refuses: { file: /the given open_password does not open it/ },
		},
	];
}

/** Cases for first_page and last_page. */
export const ranges = (parameters: object): Case[] => [
	{
		title: 'a first page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '9' },
		refuses: { first_page: /9.*8 pages/ },
		ours: true,
	},
	{
		title: 'a last page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '2', last_page: '9' },
		refuses: { last_page: /9.*8 pages/ },
		ours: true,
	},
	{
		title: 'a first page after the last',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '5', last_page: '4' },
		refuses: { first_page: /last_page/ },
	},
	{
		title: 'pages that are not whole numbers from 1',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '0', last_page: '1e3' },
		refuses: { first_page: /at least 1/, last_page: /at least 1/ },
	},
];

/** `pages` in place of the range, where each page of the set counts. */
export const sets = (parameters: object): Case[] => [
	{
		title: 'a set together with a range',
		documents: ['8 pages'],
		parameters: { ...parameters, pages: '2', last_page: '4' },
		refuses: { pages: /together with last_page/ },
	},
	{
		title: 'a set with a page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, pages: '2, 9' },
		refuses: { pages: /entry 2 .*page 9.*8 pages/ },
	},
];

/** Of a document of 12 pages. */
export function split(title: string, parameters: RawParameters, parts: readonly number[]): Case {
	return { title, documents: ['12 pages'], parameters, gives: { texts: upTo(12), parts } };
}

/** The same cases with further files. */
export const withFiles = (cases: readonly Case[], files: NonNullable<Case['files']>): Case[] =>
	cases.map((one) => ({ ...one, files }));
