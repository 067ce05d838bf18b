/** Which operator of which stream shows each glyph: so glyphs can be taken out one by one (docs/semantics.md, §38.2). */
import type { Dict } from '../../pdf/syntax/values';
import type { ReadingFont } from '../font/reading/reading-font';

/** A part of a string that an operator shows, or a number of `TJ`. */
export type Element = Uint8Array | number;

/** An operator that shows text. */
export interface Shown {
	/** The number of the form, or 0 for the content that reading began with. */
	readonly stream: number;
	readonly operator: string;
	/** Where it is in its stream, with its operands. */
	readonly from: number;
	readonly to: number;
	readonly elements: Element[];
	readonly font: ReadingFont;
	readonly size: number;
	readonly charSpace: number;
	readonly wordSpace: number;
	readonly stretch: number;
	/** The number of its first glyph, among those that were read, and how many it has. */
	readonly first: number;
	count: number;
}

/** A property list that content has of its own (ISO 32000-2, 14.6.2). */
export interface InlineList {
	readonly stream: number;
	readonly tag: string;
	readonly operator: string;
	readonly from: number;
	readonly to: number;
	readonly dict: Dict;
}

export class Trace {
	readonly shown: Shown[] = [];
	readonly lists: InlineList[] = [];
	/** The content that was read, by the number of the form; 0: that with which reading began. */
	readonly contents = new Map<number, Uint8Array>();
	/** Glyphs that one text replaces (/ActualText): the first and the end of each range. */
	readonly groups: (readonly [number, number])[][] = [];
	glyphs = 0;
	/** Whether something was shown that is not in the text. */
	isPartial = false;

	/** The operator that shows a glyph. */
	shownAt(glyph: number): Shown {
		const { shown } = this;
		let low = 0;
		for (let high = shown.length - 1; low < high;) {
			const middle = (low + high + 1) >> 1;
			if (shown[middle]!.first <= glyph) low = middle;
			else high = middle - 1;
		}
		return shown[low]!;
	}
}

/** The number under which characters have the glyphs of a group. */
export const asGroup = (group: number): number => -1 - group;
