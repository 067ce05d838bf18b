/** Shadings of made pages: colors along a line, or from circle to circle (ISO 32000-2, 8.7.4.5). */
import type { PDFContext, PDFDict, PDFObject, PDFRef } from 'pdf-lib';
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

/** Writes the shadings of a document, of which many may have the same colors: the function of these is there once. */
export class ShadeWriter {
	private readonly functions = new Map<string, PDFRef>();
	private readonly extend: PDFObject;

	constructor(private readonly context: PDFContext) {
		this.extend = context.obj([true, true]);
	}

	write(shade: Shade): PDFRef {
		return this.context.register(this.shadingOf(shade, 'DeviceRGB', ({ color }) => color));
	}

	/** A pattern of a shading (8.7.4.1); `matrix`: from its coordinates to those of the content. */
	writePattern(shade: Shade, matrix: readonly number[]): PDFRef {
		const { context } = this;
		return context.register(
			context.obj({ Type: 'Pattern', PatternType: 2, Shading: this.write(shade), Matrix: matrix.map(shortenNumber) }),
		);
	}

	/** The graphics state whose mask is as clear as the shading (11.6.5.2); `matrix`: from its coordinates to those of the content. */
	writeMask(shade: Shade, matrix?: readonly number[]): PDFRef {
		const { context } = this;
		const form = context.stream('/Shade sh', {
			Type: 'XObject',
			Subtype: 'Form',
			BBox: [...shade.box],
			...(matrix && { Matrix: matrix.map(shortenNumber) }),
			Group: { S: 'Transparency', CS: 'DeviceGray' },
			Resources: { Shading: { Shade: this.shadingOf(shade, 'DeviceGray', ({ alpha }) => [alpha]) } },
		});
		return context.register(
			context.obj({ Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: context.register(form) } }),
		);
	}

	private shadingOf({ coordinates, stops }: Shade, space: string, valueOf: (stop: ShadeStop) => readonly number[]): PDFDict {
		return this.context.obj({
			ShadingType: coordinates.length === 4 ? 2 : 3,
			ColorSpace: space,
			Coords: coordinates.map(roundNumber),
			Function: this.functionOf(
				stops.map((stop) => valueOf(stop).map(roundNumber)),
				boundsBetween(stops),
			),
			Extend: this.extend,
		});
	}

	private functionOf(values: readonly (readonly number[])[], bounds: readonly number[]): PDFRef {
		const key = JSON.stringify([values, bounds]);
		let known = this.functions.get(key);
		if (known) return known;
		const ramps = values.slice(1).map((value, index) => ({
			FunctionType: 2,
			Domain: [0, 1],
			C0: [...values[index]!],
			C1: [...value],
			N: 1,
		}));
		const { context } = this;
		known = context.register(
			context.obj({
				FunctionType: 3,
				Domain: [0, 1],
				Functions: ramps,
				Bounds: [...bounds],
				Encode: ramps.flatMap(() => [0, 1]),
			}),
		);
		this.functions.set(key, known);
		return known;
	}
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
