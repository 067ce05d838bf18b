/** Operators that paint, and the paths that they paint. */
import { formatNumber } from '../../pdf/syntax/serialize';
import type { Matrix, Point } from '../geometry/geometry';

/** Seven significant digits, never an exponent. */
export function decimal(value: number): string {
	// Most numbers are whole, and need no rounding.
	if (Number.isInteger(value) && Math.abs(value) < 1e7) return String(value);
	const short = Number(value.toPrecision(7));
	const text = Math.abs(short) < 1e-9 ? '0' : String(short);
	return text.includes('e') ? short.toFixed(12).replace(/\.?0+$/, '') : text;
}

export const matrixText = (matrix: Matrix): string => matrix.map(decimal).join(' ');

/** Paints an image or form XObject where `placement`, a matrix as text, puts it. */
export const paintObject = (name: string, placement: string): string => `q ${placement} cm /${name} Do Q`;

/** A number of an operator: three decimals are finer than any device. */
export const operand = (value: number): string => formatNumber(Math.round(value * 1000) / 1000 || 0);

export const writePoint = ([x, y]: Point): string => `${operand(x)} ${operand(y)}`;

/** Lines from point to point. */
export const polyline = (points: readonly Point[]): string =>
	points.map((point, index) => `${writePoint(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** How far the control points of a quarter circle are from its ends, in radii: four such curves come within 0.03 % of a circle. */
export const QUARTER_CIRCLE = 0.5523;

/** The path of a circle of radius 1 around the origin, each point of which `place` puts in its place. */
export function circlePath(place: (x: number, y: number) => Point): string {
	const k = QUARTER_CIRCLE;
	const curve = (...points: readonly Point[]): string => `${points.map(([x, y]) => writePoint(place(x, y))).join(' ')} c`;
	return [
		`${writePoint(place(1, 0))} m`,
		curve([1, k], [k, 1], [0, 1]),
		curve([-k, 1], [-1, k], [-1, 0]),
		curve([-1, -k], [-k, -1], [0, -1]),
		curve([k, -1], [1, -k], [1, 0]),
	].join(' ');
}

/** The operator that sets a color: one number is gray, three are RGB, four CMYK. */
export function setColor(color: readonly number[], use: 'fill' | 'stroke'): string {
	const operator = { 1: 'g', 3: 'rg', 4: 'k' }[color.length]!;
	return `${color.map(operand).join(' ')} ${use === 'fill' ? operator : operator.toUpperCase()}`;
}

/** The operator that dashes lines. */
export const setDash = (dash: readonly number[]): string => `[${dash.map(operand).join(' ')}] 0 d`;
