/** Finding matches in texts of any kind. */

/** UTF-16 units, the end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

export const sortMatches = (one: Span, other: Span): number => one.start - other.start || other.end - one.end;

/** All places in a text, in order; they may overlap. */
export type Find = (text: string) => Promise<readonly Span[]>;

/** The searches in a document. */
export interface Searching {
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
