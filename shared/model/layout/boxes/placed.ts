/** Boxes on pages. */
import type { Laid, LaidLine } from './laid';

/** A box on pages: where it begins and ends in the column of pages. */
export interface Placed {
	readonly laid: Laid;
	/** From the left of the page's content. */
	readonly x: number;
	top: number;
	bottom: number;
	readonly lines: { readonly line: LaidLine; readonly top: number; readonly atoms: readonly Placed[] }[];
	readonly children: Placed[];
	readonly apart: Placed[];
	/** Where the head of a table is repeated. */
	readonly heads: { readonly top: number; readonly head: Placed }[];
}
