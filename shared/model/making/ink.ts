/** Marks on a made page, and the operators for them. Coordinates are in points from the lower left corner of the page. */
import { decimal, setColor, QUARTER_CIRCLE, polyline, operand } from '../content/painting';
import type { Point } from '../geometry/geometry';
import { operatorsOf, shownBy, type MadeFont, type Word } from './typefaces';

/** Red, green and blue, from 0 to 1. */
export type Color = readonly [number, number, number];

/** Words that follow each other on a baseline. Spaces are words. */
export interface TextInk {
	readonly kind: 'text';
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly color: Color;
	readonly words: readonly Word[];
	/** Leans an upright font, where there is no italic one. */
	readonly oblique?: boolean;
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

export type Ink = TextInk | AreaInk | ImageInk | StrokeInk;

/** Tangent of the angle by which text leans. */
const LEAN = 0.2;

/** The content of a page, with the state that text operators leave behind. */
export class InkWriter {
	readonly fonts = new Set<MadeFont>();
	private readonly operators: string[] = [];
	private font: MadeFont | undefined;
	private size = 0;
	private fill = '';
	private stroke = '';

	/** A sequence of marked content (ISO 32000-2, 14.6); `begin` has the operands and BDC or BMC. */
	sequence(begin: string, inks: readonly Ink[]): void {
		this.operators.push(begin);
		let inText = false;
		for (const ink of inks) {
			if ((ink.kind === 'text') !== inText) this.operators.push(inText ? 'ET' : 'BT');
			inText = ink.kind === 'text';
			this.write(ink);
		}
		if (inText) this.operators.push('ET');
		this.operators.push('EMC');
	}

	get content(): string {
		return this.operators.join('\n');
	}

	private write(ink: Ink): void {
		switch (ink.kind) {
			case 'text':
				return this.text(ink);
			case 'area':
				return this.area(ink);
			case 'image':
				this.operators.push(`q ${ink.matrix.map(decimal).join(' ')} cm /${ink.name} Do Q`);
				return;
			case 'stroke':
				return this.line(ink);
		}
	}

	private text({ x, y, size, color, words, oblique = false }: TextInk): void {
		this.filled(color);
		this.operators.push(`1 0 ${oblique ? LEAN : 0} 1 ${operand(x)} ${operand(y)} Tm`);
		let array = '';
		const flush = (): void => {
			// Two strings without a number between them are one.
			if (array) this.operators.push(`[${array.replaceAll('><', '')}]TJ`);
			array = '';
		};
		for (const { parts } of words)
			for (const part of parts) {
				if (part.font !== this.font || size !== this.size) {
					flush();
					this.set(part.font, size);
				}
				const shown = shownBy(part);
				if (shown !== undefined) array += shown;
				else {
					flush();
					this.operators.push(operatorsOf(part, size));
				}
			}
		flush();
	}

	private set(font: MadeFont, size: number): void {
		this.font = font;
		this.size = size;
		this.fonts.add(font);
		this.operators.push(`/${font.name} ${operand(size)} Tf`);
	}

	private area({ x, y, width, height, color, radius = 0 }: AreaInk): void {
		this.filled(color);
		if (radius === 0) this.operators.push(`${[x, y, width, height].map(operand).join(' ')} re f`);
		else this.operators.push(roundedRectangle(x, y, width, height, Math.min(radius, width / 2, height / 2)), 'f');
	}

	private line({ points, width, color, dots }: StrokeInk): void {
		const operator = setColor(color, 'stroke');
		if (operator !== this.stroke) this.operators.push((this.stroke = operator));
		const line = `${operand(width)} w ${polyline(points)} S`;
		// Dashes without length and with round ends are dots (8.4.3.6).
		this.operators.push(dots === undefined ? line : `q 1 J [0 ${operand(dots)}] 0 d ${line} Q`);
	}

	private filled(color: Color): void {
		const operator = setColor(color, 'fill');
		if (operator !== this.fill) this.operators.push((this.fill = operator));
	}
}

/** The path of a rectangle with round corners. */
function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
	const [right, top] = [x + width, y + height];
	const near = radius * (1 - QUARTER_CIRCLE);
	const curve = (...at: number[]): string => `${at.map(operand).join(' ')} c`;
	const line = (...at: number[]): string => `${at.map(operand).join(' ')} l`;
	return [
		`${operand(x + radius)} ${operand(y)} m`,
		line(right - radius, y),
		curve(right - near, y, right, y + near, right, y + radius),
		line(right, top - radius),
		curve(right, top - near, right - near, top, right - radius, top),
		line(x + radius, top),
		curve(x + near, top, x, top - near, x, top - radius),
		line(x, y + radius),
		curve(x, y + near, x + near, y, x + radius, y),
		'h',
	].join(' ');
}
