/** Boxes of a line that are at its top or its bottom, with all that is in them (CSS 2.1, 10.8.1). */

/** How far something reaches above a baseline, and below it. */
export interface Reach {
	above: number;
	below: number;
}

/** A box of a line that is placed when the height of the line is known, with all that is aligned with it. */
export interface AlignedBox extends Reach {
	readonly align: 'top' | 'bottom';
	/** How many lines of decorations are of boxes around it, and how far the text of its parent is above the baseline. */
	readonly drawn: number;
	readonly from: number;
	/** How far its baseline is above that of the line, as soon as that is known. */
	rise: number;
}

export function addReach(to: Reach, rise: number, { above, below }: Readonly<Reach>): void {
	to.above = Math.max(to.above, above + rise);
	to.below = Math.max(to.below, below - rise);
}

/**
 * How far a line reaches with boxes at its top and its bottom: as in browsers, one that is higher than all other content reaches beyond
 * it at its other end.
 */
export function reachWith(
	own: Readonly<Reach>,
	aligned: readonly { readonly align: 'top' | 'bottom'; readonly height: number }[],
): Reach {
	let { above, below } = own;
	for (const { align, height } of aligned) {
		if (height <= above + below) continue;
		[above, below] = align === 'top' ? [own.above, height - own.above] : [height - own.below, own.below];
	}
	return { above, below };
}

/** The decorations of boxes around it stay where these have them. */
export const dropsIn = ({ drawn, from, rise }: AlignedBox, drops: readonly number[] | undefined, count: number) =>
	Array.from({ length: count }, (_, index) => (drops?.[index] ?? 0) + (index < drawn ? rise - from : 0));
