/** The font with which text is drawn: one of the document, or one that we embed. */
import { encodeText } from '../../pdf/syntax/text-strings';
import type { Value } from '../../pdf/syntax/values';

/** In thousandths of the type size. */
export interface Extent {
	/** Of capitals without accents. */
	readonly capHeight: number;
	/** Below the baseline; negative. */
	readonly descent: number;
}

export interface TextFont {
	/** The value for the resource dictionary. */
	readonly resource: Value;
	readonly extent: Extent;
	/** Other fonts that its operators name, once all text is announced. */
	readonly further?: ReadonlyMap<string, Value> | undefined;
	/** Whether every character has a glyph. */
	covers(text: string): boolean;
	/** Advance width, in thousandths of the type size. */
	width(text: string): number;
	/** The operators that show text from the current position on, in type of this size. */
	show(text: string, size: number): string;
	/** Announces text that will be shown, before the first `show`. */
	use?(text: string): void;
}

/** Descriptors of real fonts have zeros and nonsense here, and room between lines as /Descent. */
export function verticalExtent(capHeight: unknown, descent: unknown): Extent {
	const up = typeof capHeight === 'number' ? Math.abs(capHeight) : 0;
	const down = typeof descent === 'number' ? Math.abs(descent) : 0;
	return { capHeight: up >= 400 && up <= 850 ? up : 700, descent: -(down >= 50 ? Math.min(down, 230) : 230) };
}

/** Operators that show something else than the text says (ISO 32000-2, 14.9.4). */
export const asActual = (text: string, operators: string): string =>
	`/Span <</ActualText <${Buffer.from(encodeText(text).bytes).toString('hex')}>>> BDC ${operators} EMC`;

export const hexString = (bytes: readonly number[], size: 1 | 2): string =>
	`<${bytes.map((byte) => byte.toString(16).padStart(size * 2, '0')).join('')}>`;

/** A string of single bytes, readable where it can be. */
export function literalString(codes: readonly number[]): string {
	if (codes.some((code) => code < 32 || code > 126)) return hexString(codes, 1);
	return `(${Buffer.from(codes)
		.toString('latin1')
		.replace(/[\\()]/g, '\\$&')})`;
}
