/** Cases that every operation shares: what is wrong with the document itself. */
import type { RawParameters } from '../../../shared/decode';
import type { Case } from '../cases';

export const UNPARSABLE = /^Could not parse the PDF document\. The file may be invalid or corrupt\.$/;

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
			documents: ['locked, user password "user"'],
			parameters,
			// Every host can take these, and the service too.
			refuses: { file: /needs a password.*open_password.*remove_password/ },
			ours: true,
		},
		{
			title: 'a document that needs another password than the one given',
			documents: ['locked, user password "user"'],
			parameters: { ...parameters, open_password: 'other' },
			refuses: { file: /the given open_password does not open it/ },
		},
	];
}
