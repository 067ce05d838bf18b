/** Pieces that the cases of several operations share. */
import type { RawParameters } from '../../shared/decode';
import type { Case } from './case';

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

/** Of a document of 12 pages. */
export function split(title: string, parameters: RawParameters, parts: readonly number[]): Case {
	return { title, documents: ['12 pages'], parameters, gives: { texts: upTo(12), parts } };
}
