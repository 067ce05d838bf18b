/** Operators that paint. */
import type { Matrix } from '../geometry/geometry';

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
