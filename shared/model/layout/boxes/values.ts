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

export interface Stop {
	readonly paint: Paint;
	readonly at: Length | undefined;
}

/** A gradient (CSS Images 3, 3). */
export interface Gradient {
	readonly kind: 'linear' | 'radial' | 'conic';
	/** Of a linear one: in degrees, clockwise from upwards, or the corner that it leads to. Of a conic one: where it begins. */
	readonly angle: number | { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };
	readonly isCircle: boolean;
	readonly extent: 'closest-side' | 'closest-corner' | 'farthest-side' | 'farthest-corner';
	readonly center: readonly [Length, Length];
	readonly repeats: boolean;
	readonly stops: readonly Stop[];
}

export interface Shadow {
	readonly x: number;
	readonly y: number;
	readonly blur: number;
	readonly spread: number;
	readonly paint: Paint | undefined;
	readonly isInset: boolean;
}

export type BackgroundImage = Gradient | { readonly url: string };

/** Values of the sides: top, right, bottom, left. */
export type FourSides<T> = readonly [T, T, T, T];
/** A length, or times the width of the border there. */
export type BorderPart = Length | { readonly times: number };
export type BackgroundArea = 'border-box' | 'padding-box' | 'content-box';

export type BackgroundRepeat = 'repeat' | 'no-repeat' | 'round' | 'space';

export type BorderRepeat = 'stretch' | 'repeat' | 'round' | 'space';

/** An image in the place of a border (CSS Backgrounds 3, 5). */
export interface BorderImage {
	/** Without one, the border is as it is. */
	readonly image: BackgroundImage | undefined;
	/** Where the image is cut, from its sides, in its pixels or parts of its size. */
	readonly slice: FourSides<Length>;
	/** Whether the middle is drawn too. */
	readonly isFilled: boolean;
	/** `auto`: as wide as the slice. */
	readonly width: FourSides<BorderPart | 'auto'>;
	readonly outset: FourSides<BorderPart>;
	/** Across and down. */
	readonly repeat: readonly [BorderRepeat, BorderRepeat];
}

export type BackgroundSize = 'cover' | 'contain' | readonly [Length | 'auto', Length | 'auto'];

/** One of the transforms in a list (CSS Transforms 1, 13). */
export type Transform =
	| { readonly kind: 'matrix'; readonly values: readonly [number, number, number, number, number, number] }
	| { readonly kind: 'translate'; readonly x: Length; readonly y: Length };

/** A size of a track of a grid (CSS Grid 1, 7.2). */
export type TrackBreadth = Length | 'auto' | 'min-content' | 'max-content' | { readonly fr: number };
export interface Track {
	readonly least: TrackBreadth;
	readonly most: TrackBreadth;
	/** Of `fit-content()`. */
	readonly limit?: Length;
}
export interface TrackList {
	readonly tracks: readonly Track[];
	/** Tracks that are repeated as often as they fit, and where they go among the others. */
	readonly auto?: {
		readonly at: number;
		readonly tracks: readonly Track[];
		readonly fits: boolean;
		/** Names of lines in it, from 1, and of those after it, counted as if it were not there. */
		readonly names: LineNames;
		readonly after: LineNames;
	};
	/** Names of lines, with their numbers from 1. */
	readonly names: LineNames;
}
type LineNames = ReadonlyMap<string, readonly number[]>;
export type GridLine = 'auto' | { readonly line?: number; readonly span?: number; readonly name?: string };

/** A background that is seen where the text of its box is (CSS Backgrounds 4, 2.6). */
export interface TextFill {
	readonly gradient: Gradient;
	/** The color of the text; text of other colors is over the background. */
	readonly paint: Paint;
}

/** A part of the value of `content` (CSS Content 3, 2). */
export type ContentPart =
	| { readonly text: string }
	| { readonly attribute: string }
	| { readonly counter: string; readonly style: string; readonly separator?: string }
	| { readonly quote: 'open' | 'close' | 'none' }
	| { readonly url: string }
	/** The text of the element, for a name. */
	| { readonly inner: true }
	/** A text with a name, of the page that the margin is of. */
	| { readonly string: string; readonly which: 'first' | 'last' | 'first-except' }
	/** The number of the page that an address leads to, which may be that of an attribute. */
	| { readonly target: { readonly text: string } | { readonly attribute: string }; readonly style: string };

/** A text that an element gives a name (CSS Generated Content for Paged Media, 1.1.1). */
export interface NamedString {
	readonly name: string;
	readonly parts: readonly ContentPart[];
}

export type Alignment =
	| 'normal'
	| 'auto'
	| 'stretch'
	| 'flex-start'
	| 'flex-end'
	| 'start'
	| 'end'
	| 'self-start'
	| 'self-end'
	| 'left'
	| 'right'
	| 'center'
	| 'baseline'
	| 'space-between'
	| 'space-around'
	| 'space-evenly'
	/** As without `safe`, but at the start if there is too little room (CSS Box Alignment 3, 4.4). */
	| `safe ${'center' | 'end' | 'flex-end' | 'right'}`;

/** A line under, through or over text, as the element says that it is of (CSS Text Decoration 4, 2). */
export interface Decoration {
	readonly line: 'underline' | 'line-through' | 'overline';
	readonly style: 'solid' | 'double' | 'dotted' | 'dashed' | 'wavy';
	readonly paint: Paint;
	/** The size of the type of that element, in pixels. */
	readonly size: number;
	/** In pixels; without one, a tenth of the size. */
	readonly thickness: number | undefined;
	/** Of an underline, how far its upper edge is below the baseline, in pixels; or below the letters. */
	readonly offset: number | 'under' | undefined;
}
