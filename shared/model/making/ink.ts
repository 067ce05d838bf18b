/** Marks on a made page. Coordinates are in points from the lower left corner of the page. */
import type { Matrix, Point } from '../geometry/geometry';
import type { Color } from './color';
import type { Shade } from './shades';
import type { Word } from './typefaces';

export type { Color } from './color';

/** Words that follow each other on a baseline. Spaces are words. */
export interface TextInk {
	readonly kind: 'text';
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly color: Color;
	/** In place of the color. Where it is clear in parts, so is all that follows in the scope of the text. */
	readonly fill?: Shade;
	/** Whether it is not seen (ISO 32000-2, 9.3.6). */
	readonly isHidden?: boolean;
	readonly words: readonly Word[];
	/** From the units of letters to those of the content, for text that is turned. */
	readonly matrix?: Matrix;
	/** Leans an upright font, where there is no italic one. */
	readonly oblique?: boolean;
	/** Width in points of a line around the letters. It makes them bold where the font has no bold one. */
	readonly bolder?: number;
	/** A line around the letters in another color, in points. */
	readonly outline?: {
		readonly color: Color;
		readonly width: number;
		/** Whether the letters are not filled. */ readonly isAlone: boolean;
	};
	/** Distance after each glyph, in points. */
	readonly spacing?: number;
	readonly alpha?: number;
}

/** A filled rectangle: a rule, or the ground of a cell. */
export interface AreaInk {
	readonly kind: 'area';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly color: Color;
	/** Of the corners. */
	readonly radius?: number;
}

/** An image XObject, placed by a matrix. */
export interface ImageInk {
	readonly kind: 'image';
	/** In the resources of the page, see `Sheet.image`. */
	readonly name: string;
	readonly matrix: readonly number[];
}

/** A line along points, such as the mark in a box. */
export interface StrokeInk {
	readonly kind: 'stroke';
	readonly points: readonly Point[];
	readonly width: number;
	readonly color: Color;
	/** Draws dots of the line's width at this distance, from the end of the line on. */
	readonly dots?: number;
}

/** A filled outline, of operators of paths (ISO 32000-2, 8.5.2). */
export interface ShapeInk {
	readonly kind: 'shape';
	readonly path: string;
	readonly fill: Color | Shade;
	/** How much it hides the ground under it, from 0 to 1. */
	readonly alpha?: number;
	/** Whether parts that lie in an even number of outlines are left out. */
	readonly hasHoles?: boolean;
}

/** How a line is drawn; lengths are in units of the drawing. */
export interface Pen {
	readonly color: Color | Shade;
	readonly alpha: number;
	readonly width: number;
	/** Numbers of styles (8.4.3.3, 8.4.3.4). */
	readonly cap: 0 | 1 | 2;
	readonly join: 0 | 1 | 2;
	readonly miter: number;
	readonly dashes: readonly number[];
	readonly dashOffset: number;
}

/** A line along an outline, of operators of paths. */
export interface OutlineInk extends Pen {
	readonly kind: 'outline';
	readonly path: string;
}

/** A mark that is drawn many times in a row. */
export interface TilesInk {
	readonly kind: 'tiles';
	readonly tile: ImageInk | ShapeInk;
	/** Distances from the place of `tile`, in points: of each one to the right, and of all of them upwards. */
	readonly across: readonly number[];
	readonly up: number;
}

export type Ink = TextInk | AreaInk | ImageInk | StrokeInk | ShapeInk | OutlineInk | TilesInk;

/** Holds for all marks up to its end: a clip, of operators of paths, a matrix, or how clear they are. */
export interface Control {
	readonly clip?: string;
	/** Whether parts of the clip that lie in an even number of outlines are left out. */
	readonly hasHoles?: boolean;
	readonly matrix?: readonly number[];
	/** Of the marks together, from 0 to 1: they are a group (ISO 32000-2, 11.6.6). */
	readonly opacity?: number;
	/** How the marks together mix with the ground: the name of a blend mode (ISO 32000-2, 11.3.5). */
	readonly blend?: string;
	/** Colors over the marks, and only there; all of them are in one group, which is entered next. */
	readonly overlays?: readonly Overlay[];
	/** The marks are a mask, and not seen themselves. */
	readonly making?: SoftMask;
	/** A mask that was made before and hides parts of the marks, which are a group. */
	readonly masked?: SoftMask;
}

/** A color over marks, mixed with them by a blend mode of PDF. */
export interface Overlay {
	readonly blend: string;
	readonly color: Color;
	readonly alpha: number;
}

/** Marks that show others where they are light, or where they are at all (ISO 32000-2, 11.5). */
export interface SoftMask {
	readonly isAlpha: boolean;
}

/** Whether marks are drawn together, as a form. */
export const isGroup = ({ opacity, blend, overlays, making, masked }: Control): boolean =>
	[opacity, blend, overlays, making, masked].some((one) => one !== undefined);

/** Tangent of the angle by which text leans. */
export const LEAN = 0.2;
