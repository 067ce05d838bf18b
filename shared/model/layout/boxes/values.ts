/** Values that styles are made of. */
import type { Color } from '../../making/color';

/** A distance with a part that depends on the containing block: `percent` is from 0 to 1, and may be more. */
export interface Length {
	readonly px: number;
	readonly percent: number;
	/** Of a size: whether it is all that there is without the margins (CSS Sizing 4, 3.2). */
	readonly fills?: 'across' | 'down';
}

/** A color, and how much of it hides the ground under it, from 0 to 1. */
export interface Paint {
	readonly color: Color;
	readonly alpha: number;
}

/** Sizes of type (CSS Fonts 4, 2.5.1). */
export type FontSizeWord = 'xx-small' | 'x-small' | 'small' | 'medium' | 'large' | 'x-large' | 'xx-large' | 'xxx-large';

/** A radius, or the side of the box that it reaches. */
type Radius = Length | 'closest-side' | 'farthest-side';

/** A shape that a box is cut to (CSS Shapes 1, 3); lengths are of the box with its borders. */
export type ClipShape =
	| { readonly kind: 'polygon'; readonly corners: readonly (readonly [Length, Length])[]; readonly hasHoles: boolean }
	| {
			readonly kind: 'ellipse';
			readonly center: readonly [Length, Length];
			/** One for a circle. */
			readonly radii: readonly [Radius] | readonly [Radius, Radius];
	  }
	| { readonly kind: 'inset'; readonly sides: readonly [Length, Length, Length, Length]; readonly radius: Length };
