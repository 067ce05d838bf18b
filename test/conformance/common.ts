/** Pieces that the cases of several operations share. */
import type { RawParameters } from '../../shared/contract/values/decode';
import type { Case } from './case';

/** Names of fixtures. */
export const RESTRICTED = 'restricted, owner password "owner"';
export const LOCKED = 'locked, user password "user"';

/** They keep their protection. */
export const staysRestricted = { opensWith: ['', 'owner'] } as const;
export const staysLocked = { opensWith: ['user', 'owner'], closedTo: [''] } as const;
export const UNENCRYPTED = { encryption: 'none', permissions: 0 } as const;

/** The form became part of the pages, or went away. */
export const NO_FORM = { fields: [], widgets: [] } as const;

/** The same fact of each of `count` pages. */
export const times = (count: number, fact: string): string[] => Array<string>(count).fill(fact);
/** The boxes of `count` pages of the fixtures. */
export const a5 = (count: number): string[] => times(count, '0 0 420 595');

/** `Page 1` … `Page n`. */
export const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `Page ${index + 1}`);

/** The texts of a rich fixture of four pages, by the letter before them. */
export const richTexts = (letter: string): string[] => [
	`${letter} Page 1\n${letter} Ada`,
	`${letter} Page 2\nOn a layer`,
	`${letter} Page 3\n${letter} Ada`,
	`${letter} Page 4`,
];

/** Of a document of 12 pages. */
export function split(title: string, parameters: RawParameters, parts: readonly number[]): Case {
	return { title, documents: ['12 pages'], parameters, gives: { parts } };
}

/** Of operations that take annotations off the pages: documents without any, and what their field refuses. */
export const otherAnnotations: readonly Case[] = [
	{
		title: 'everything that documents have',
		documents: ['rich, a'],
		parameters: { annotation_kinds: 'all' },
		gives: { unchanged: true },
	},
	{
		title: 'a restricted document stays restricted',
		documents: [RESTRICTED],
		parameters: {},
		gives: { unchanged: true, ...staysRestricted },
		ours: true,
	},
	{
		title: 'an unknown kind',
		documents: ['1 page'],
		parameters: { annotation_kinds: 'notes' },
		refuses: { annotation_kinds: /one of comments, all/ },
	},
];
