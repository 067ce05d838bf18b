/** What text is drawn with: a font of the document, or one that we embed. */
import { formatNumber } from '../../../pdf/syntax/serialize';
import type { Value } from '../../../pdf/syntax/values';

export interface TextFont {
	/** What a resource dictionary refers to. */
	readonly resource: Value;
	/** Above and below the baseline, in thousandths of the type size; `descent` is negative. */
	readonly ascent: number;
	readonly descent: number;
	/** Whether every character has a glyph. */
	covers(text: string): boolean;
	/** Advance width, in thousandths of the type size. */
	width(text: string): number;
	/** The operators that show text from the current position on, in type of this size. */
	show(text: string, size: number): string;
	/** Announces text that will be shown, before the first `show`. */
	use?(text: string): void;
}

/** Descriptors of real fonts have zeros and nonsense here. */
export function verticalExtent(ascent: unknown, descent: unknown): { ascent: number; descent: number } {
	const up = typeof ascent === 'number' ? Math.abs(ascent) : 0;
	const down = typeof descent === 'number' ? Math.abs(descent) : 0;
	return { ascent: up >= 400 && up <= 1500 ? up : 750, descent: -(down >= 50 && down <= 700 ? down : 250) };
}

/** A number of an operator: three decimals are finer than any device. */
export const number = (value: number): string => formatNumber(Math.round(value * 1000) / 1000 || 0);

export const hexString = (bytes: readonly number[], size: 1 | 2): string =>
	`<${bytes.map((byte) => byte.toString(16).padStart(size * 2, '0')).join('')}>`;

/** A string of single bytes, readable where it can be. */
export function literalString(codes: readonly number[]): string {
	if (codes.some((code) => code < 32 || code > 126)) return hexString(codes, 1);
	return `(${String.fromCharCode(...codes).replace(/[\\()]/g, '\\$&')})`;
}
