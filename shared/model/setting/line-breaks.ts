/** Where text may be broken into lines: by UAX #14, and where a part between two such places is wider than a line. */
import { clusters } from '../font/shaping/characters';

/** A part of a text that no line ends in, and the spaces after it; as positions in the text. */
export interface Part {
	readonly start: number;
	readonly end: number;
	/** After the spaces. */
	readonly next: number;
	/** Whether lines may break here only because no part is longer. */
	readonly isCut?: boolean;
}

/** Characters of a part between two places where lines may break: a longer one is wider than any page, and looked through at once. */
const LONGEST_PART = 20_000;

export type LineBreaks = (text: string) => Iterable<Part>;

/** Loads the rules. Their tables take as long as setting a page, so this is only called for text that is wider than a line. */
export async function loadLineBreaks(): Promise<LineBreaks> {
	const { default: LineBreaker } = await import('linebreak');
	return function* (text) {
		let start = 0;
		do {
			const from = start;
			const last = Math.min(text.length, from + LONGEST_PART);
			const isRest = last === text.length;
			const breaker = new LineBreaker(from === 0 && isRest ? text : text.slice(from, last));
			for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
				const next = from + found.position;
				// Where the slice ends is not where a line may end: the next slice begins at the last such place.
				if (next === last && !isRest) break;
				let end = next;
				while (end > start && text[end - 1] === ' ') end--;
				yield { start, end, next };
				start = next;
			}
			if (isRest) return;
			if (start > from) continue;
			const end = isLowSurrogate(text.charCodeAt(last)) ? last - 1 : last;
			yield { start, end, next: end, isCut: true };
			start = end;
		} while (start < text.length);
	};
}

/** Whether a character is divided before this code unit. */
export const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** A character with its marks, or something else that is never cut. */
export interface Cluster {
	readonly text: string;
	readonly width: number;
}

export const measuredClusters = (text: string, widthOf: (text: string) => number): Cluster[] =>
	clusters(text).map((cluster) => ({ text: cluster, width: widthOf(cluster) }));

/** Names of files and addresses are cut after these, if that fills at least half of the line. */
const SEPARATOR = /[_\-–—/.,;:]$/;

/** Marks that no line begins with where words are cut anywhere (UAX #14, LB13). */
const CLOSING = /^[.,;:!?)\]}%»”’…]/;

/** Where a part that is wider than a line is cut: after separators, anywhere but before closing marks, or really anywhere. */
export type Cuts = 'separators' | 'letters' | 'anywhere';

/**
 * Cuts a part that is wider than a line: how many of its clusters go on each line, at least one. `room` is the width of the lines, by
 * their number from 0.
 */
export function* cutLong(
	part: readonly Cluster[],
	room: (line: number) => number,
	cuts: Cuts = 'separators',
): Generator<number, void> {
	let line = 0;
	for (let from = 0; from < part.length; line++) {
		let to = from;
		for (let width = 0; to < part.length; to++) {
			width += part[to]!.width;
			if (width > room(line) && to > from) break;
		}
		if (cuts === 'letters') {
			let before = to;
			while (before > from && before < part.length && CLOSING.test(part[before]!.text)) before--;
			// A line of such marks alone is cut anywhere.
			if (before > from) to = before;
		} else if (cuts === 'separators' && to < part.length) {
			let after = to;
			while (after > from && !SEPARATOR.test(part[after - 1]!.text)) after--;
			if (after - from >= (to - from) / 2) to = after;
		}
		yield to - from;
		from = to;
	}
}
