/** Drawings of shapes and text (SVG 2), in their own units: y grows downwards. */
import type { Overlay, Pen } from '../../making/ink';
import type { Box, Matrix } from '../../geometry/geometry';
import type { Image } from '../../image/image';
import type { Color } from '../../making/color';
import type { Shade } from '../../making/shades';
import type { Style } from './style';

export interface Stroke extends Pen {
	/** Whether its lengths are pixels, however much the drawing is scaled (SVG 2, 13.7). */
	readonly isUnscaled?: boolean;
}

export interface DrawnShape {
	readonly kind: 'shape';
	/** Operators of paths (ISO 32000-2, 8.5.2). */
	readonly path: string;
	readonly fill: { readonly paint: Color | Shade; readonly alpha: number; readonly hasHoles: boolean } | undefined;
	readonly stroke: Stroke | undefined;
	/** Whether the fill is over the stroke (SVG 2, 13.8). */
	readonly isStrokeUnder?: boolean;
}

/** The fill of text, and the line around its letters. */
export interface TextPaint {
	readonly fill: { readonly paint: Color | Shade; readonly alpha: number } | undefined;
	readonly stroke?: Stroke | undefined;
	/** As in a shape. */
	readonly isStrokeUnder?: boolean;
}

/** By the box of the whole text (left, top, right, bottom), over which gradients go. */
export type PaintIn = (box: Box) => TextPaint;

/** A line that text follows, in straight parts. */
export interface TextPath {
	readonly parts: readonly PathPart[];
	/** Of each part, the length of all before it. */
	readonly starts: readonly number[];
	readonly length: number;
}

export interface PathPart {
	readonly x: number;
	readonly y: number;
	/** Its direction, in radians, clockwise where y grows downwards. */
	readonly angle: number;
}

/** Text that follows what comes before it, unless it has a place. */
export interface DrawnRun {
	readonly text: string;
	readonly style: Style;
	readonly paintIn: PaintIn;
	readonly x: number | undefined;
	readonly y: number | undefined;
	/** How far it is from where it would be. */
	readonly dx: number;
	readonly dy: number;
	/** Then `x` is a distance along the path, and `y` one from it. */
	readonly path?: TextPath | undefined;
	/** How long it is with all that follow it up to the next place (SVG 2, 11.10.1). */
	readonly length?: TextLength | undefined;
}

export interface TextLength {
	readonly length: number;
	/** Whether its letters are made wider or narrower too, and not the room between them alone. */
	readonly scales: boolean;
}

export interface DrawnText {
	readonly kind: 'text';
	readonly runs: readonly DrawnRun[];
}

export interface DrawnGroup {
	readonly kind: 'group';
	readonly matrix: Matrix | undefined;
	/** Operators of paths. */
	readonly clip: string | undefined;
	readonly clipHasHoles: boolean;
	/** Of all together. */
	readonly opacity: number;
	/** How all together mix with the ground; see `Control`. */
	readonly blend?: string | undefined;
	/** Colors over all together. */
	readonly overlays?: readonly Overlay[] | undefined;
	/** A mask that hides parts of it. */
	readonly mask?: DrawnMask | undefined;
	readonly nodes: readonly DrawnNode[];
}

/** Nodes that show a group where they are light, or where they are at all (CSS Masking 1, 7). */
export interface DrawnMask {
	readonly isAlpha: boolean;
	readonly nodes: readonly DrawnNode[];
}

export interface DrawnImage {
	readonly kind: 'image';
	readonly image: Image;
	/** From a square of one unit, which the image fills upright. */
	readonly matrix: Matrix;
}

export type DrawnNode = DrawnShape | DrawnText | DrawnImage | DrawnGroup;

export interface Drawing {
	/** The part that is shown: left, top, width, height; without one, a unit is a pixel. */
	readonly view: readonly [number, number, number, number] | undefined;
	readonly fit: Fit;
	readonly nodes: readonly DrawnNode[];
}

/** A drawing in place of an image. */
export interface DrawnPicture {
	readonly drawing: Drawing;
	/** In pixels; without both, it is as large as it may be. */
	readonly width: number | undefined;
	readonly height: number | undefined;
	/** The characters that it counts, see `MOST_DRAWN`. */
	readonly size: number;
}

export const isDrawn = (picture: Image | DrawnPicture): picture is DrawnPicture => 'drawing' in picture;

/** How the part that is shown fills its box (SVG 2, 8.7): its place in the room that it leaves, from 0 to 1. */
export interface Fit {
	readonly scaling: 'none' | 'meet' | 'slice';
	readonly x: number;
	readonly y: number;
}

/** From the units of a view to those of a box whose left upper corner is at zero. */
export function fitView(
	[left, top, width, height]: readonly [number, number, number, number],
	{ scaling, x, y }: Fit,
	box: { readonly width: number; readonly height: number },
): Matrix {
	const [across, down] = [box.width / width, box.height / height];
	if (scaling === 'none') return [across, 0, 0, down, -left * across, -top * down];
	const scale = scaling === 'meet' ? Math.min(across, down) : Math.max(across, down);
	return [scale, 0, 0, scale, (box.width - width * scale) * x - left * scale, (box.height - height * scale) * y - top * scale];
}
