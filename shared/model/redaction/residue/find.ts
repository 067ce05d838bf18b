/** Finding matches in texts of any kind. */

/** UTF-16 units, the end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

export const sortMatches = (one: Span, other: Span): number => one.start - other.start || other.end - one.end;

/** All places in a text, in order; they may overlap. */
export interface Find {
	(text: string): Promise<readonly Span[]>;
	/** Whether a text surely has none, told at once; where it cannot be told, false. */
	readonly lacks?: (text: string) => boolean;
}

/** Whether a text surely has no match, without waiting for a search: most of many short texts have none. */
export const surelyLacks = (find: Find, text: string): boolean => find.lacks?.(text) === true;

/** Finds what either finds. */
export const eitherOf = (one: Find, other: Find): Find =>
	Object.assign(async (text: string) => [...(await one(text)), ...(await other(text))].sort(sortMatches), {
		lacks: (text: string) => surelyLacks(one, text) && surelyLacks(other, text),
	});

/** Data in which nothing was found: data that is the same, byte for byte, is not searched again. */
export interface CleanData {
	/** The fingerprint of data, of the way in which it is searched, and of the words. */
	markOf: (data: Uint8Array, way: string) => string;
	has: (mark: string) => boolean;
	add: (mark: string) => void;
}

/** The searches in a document. */
export interface Searching {
	/** Data in which nothing was found. */
	readonly clean: CleanData;
	/** In text. */
	readonly inText: Find;
	/** In bytes that may be text, such as the codes of strings: only of four characters on, because shorter ones are there by chance. */
	readonly inCodes: Find;
	/** In names, of which shorter parts say nothing. */
	readonly inNames: Find;
	/** Words of which areas take letters; undefined without any. */
	readonly ofAreas: () => Promise<Find | undefined>;
}

/** The text without the spans, which are in order. `withoutSpans('John Smith', [{ start: 0, end: 4 }])` is `' Smith'`. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
	let left = '';
	let at = 0;
	for (const { start, end } of spans) {
		if (start > at) left += text.slice(at, start);
		at = Math.max(at, end);
	}
	return left + text.slice(at);
}
