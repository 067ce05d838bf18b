/** Finding what is to go, in texts of any kind. */

/** UTF-16 units, the end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** All places in a text, in order; they may overlap. */
export type Find = (text: string) => Promise<readonly Span[]>;

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
