/** Shadings of made pages: colors along a line, or from circle to circle (ISO 32000-2, 8.7.4.5). */
import type { PDFContext, PDFDict, PDFRef } from 'pdf-lib';
import type { Color } from './color';

/** A color at a place from 0 to 1, and how much it hides the ground under it. */
export interface ShadeStop {
	readonly at: number;
	readonly color: Color;
	readonly alpha: number;
}

export interface Shade {
	/** Two points, or two circles with their radii after the points. */
	readonly coordinates: readonly number[];
	/** In order, at least two. */
	readonly stops: readonly ShadeStop[];
	/** From the coordinates to the page. */
	readonly matrix?: readonly number[];
	/** The page that it may paint on, as left, bottom, right, top. */
	readonly box: readonly number[];
}

/** Whether it lets something through. */
export const isClear = ({ stops }: Shade): boolean => stops.some(({ alpha }) => alpha < 1);

export function writeShade(context: PDFContext, { coordinates, stops }: Shade): PDFRef {
	return context.register(shadingOf(context, coordinates, stops, 'DeviceRGB', ({ color }) => color));
}

/** A pattern of a shading (8.7.4.1); `matrix`: from its coordinates to those of the content. */
export const writePattern = (context: PDFContext, shade: Shade, matrix: readonly number[]): PDFRef =>
	context.register(
		context.obj({ Type: 'Pattern', PatternType: 2, Shading: writeShade(context, shade), Matrix: matrix.map(shortenNumber) }),
	);

/** The graphics state whose mask is as clear as the shading (11.6.5.2); `matrix`: from its coordinates to those of the content. */
export function writeMask(context: PDFContext, { coordinates, stops, box }: Shade, matrix?: readonly number[]): PDFRef {
	const shading = shadingOf(context, coordinates, stops, 'DeviceGray', ({ alpha }) => [alpha]);
	const form = context.stream('/Shade sh', {
		Type: 'XObject',
		Subtype: 'Form',
		BBox: [...box],
		...(matrix && { Matrix: matrix.map(shortenNumber) }),
		Group: { S: 'Transparency', CS: 'DeviceGray' },
		Resources: { Shading: { Shade: shading } },
	});
	return context.register(
		context.obj({ Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: context.register(form) } }),
	);
}

function shadingOf(
	context: PDFContext,
	coordinates: readonly number[],
	stops: readonly ShadeStop[],
	space: string,
	valueOf: (stop: ShadeStop) => readonly number[],
): PDFDict {
	const ramps = stops.slice(1).map((stop, index) => ({
		FunctionType: 2,
		Domain: [0, 1],
		C0: valueOf(stops[index]!).map(roundNumber),
		C1: valueOf(stop).map(roundNumber),
		N: 1,
	}));
	const joined = {
		FunctionType: 3,
		Domain: [0, 1],
		Functions: ramps,
		Bounds: boundsBetween(stops),
		Encode: ramps.flatMap(() => [0, 1]),
	};
	return context.obj({
		ShadingType: coordinates.length === 4 ? 2 : 3,
		ColorSpace: space,
		Coords: coordinates.map(roundNumber),
		Function: joined,
		Extend: [true, true],
	});
}

/** The least distance between two stops: where two are at one place, readers differ in the color there, and beyond the ends (7.10.4). */
const APART = 1e-5;

/** Where the ramp to each stop between the first and the last ends. */
function boundsBetween(stops: readonly ShadeStop[]): number[] {
	const inner = stops.slice(1, -1);
	const least = Math.min(APART, 0.5 / stops.length);
	let before = 0;
	return inner.map(({ at }, index) => {
		before = Math.min(Math.max(at, before + least), 1 - (inner.length - index) * least);
		return shortenNumber(before);
	});
}

/** Those of a matrix may be small. */
const shortenNumber = (value: number): number => Number(value.toPrecision(9));
const roundNumber = (value: number): number => Math.round(value * 10_000) / 10_000;
