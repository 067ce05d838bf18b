/** A pattern that texts are searched for, and the places in which it is found. */
import type { Pace } from '../pace/pace';

/** `text`: case, composition and runs of white space do not matter. `regex`: the language of RE2. */
export type SearchMode = 'text' | 'regex';

export interface Found {
	/** UTF-16 units, the end exclusive. */
	readonly start: number;
	readonly end: number;
	/** By number, and by name where a group has one; only those that took part. */
	readonly groups: Readonly<Record<string, string>>;
}

export interface Search {
	readonly matches: readonly Found[];
	/** Whether there may be more. */
	readonly truncated: boolean;
}

export interface Pattern {
	readonly hasGroups: boolean;
	/** The places in order, at most `most`. */
	readonly search: (text: string, most: number, pace: Pace) => Promise<Search>;
	/** Whether a short text surely has none, told at once: most texts have none, and there are many. */
	readonly lacks?: (text: string, pace: Pace) => boolean;
	/** Whether no match has white space in it, and each is found whatever is around it: then lines can be searched together. */
	readonly isWithinWords?: boolean;
	/**
	 * How many matches pieces of a text have, or a few more, each in one piece, if none can go from one piece to another, whatever their
	 * order, and with or without white space in between; undefined if one may, or if that cannot be told at once.
	 */
	readonly countInPieces?: (pieces: readonly string[], pace: Pace) => number | undefined;
}

/** A group may have any name, also one that objects inherit. */
export const makeFound = (start: number, end: number, groups: readonly (readonly [string, string])[] = []): Found => ({
	start,
	end,
	groups: Object.fromEntries(groups),
});
