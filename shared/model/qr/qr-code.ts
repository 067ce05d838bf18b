/** QR codes as matrices of modules (ISO/IEC 18004). */
import { Alphanumeric, Byte, Charset, Encoder, Numeric } from '@nuintun/qrcode';

/** How much of the code may be damaged: 7, 15, 25 or 30 per cent. */
export type ErrorCorrection = 'low' | 'medium' | 'quartile' | 'high';

export interface QrCode {
	/** Modules on a side, without the quiet zone. */
	readonly size: number;
	/** Whether the module is dark; `row` counts from the top. Outside the code, all are light. */
	readonly isDark: (column: number, row: number) => boolean;
}

/** The light modules that readers need on each side. */
export const QUIET_ZONE = 4;

const LEVELS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** The characters, or the bytes, that the largest code holds (ISO/IEC 18004, table 7). */
const MOST = {
	numeric: { low: 7089, medium: 5596, quartile: 3993, high: 3057 },
	alphanumeric: { low: 4296, medium: 3391, quartile: 2420, high: 1852 },
	bytes: { low: 2953, medium: 2331, quartile: 1663, high: 1273 },
} as const;

/** The bytes for which the name of the character set (ECI), of 12 bits, leaves no room. */
const NAMED = 1;

/** Why the code cannot hold the text: what there is, and what fits. */
export interface TooLong {
	readonly length: number;
	readonly most: number;
	readonly unit: 'bytes' | 'characters';
}

/**
 * The smallest code of one mode. UTF-8 is named only where it is needed: readers of payments know no other modes.
 *
 * `encodeQr('octavo', 'medium').size` is `21`
 */
export function encodeQr(text: string, level: ErrorCorrection): QrCode | TooLong {
	const { segment, ...problem } = segmentOf(text, level);
	if (problem.length > problem.most) return problem;
	const code = new Encoder({ level: LEVELS[level] }).encode(segment);
	const { size } = code;
	return { size, isDark: (column, row) => column >= 0 && row >= 0 && column < size && row < size && code.get(column, row) === 1 };
}

function segmentOf(text: string, level: ErrorCorrection): TooLong & { readonly segment: Byte | Numeric | Alphanumeric } {
	const characters = { length: text.length, unit: 'characters' } as const;
	if (/^[0-9]+$/.test(text)) return { segment: new Numeric(text), most: MOST.numeric[level], ...characters };
	if (/^[0-9A-Z $%*+./:-]+$/.test(text))
		return { segment: new Alphanumeric(text), most: MOST.alphanumeric[level], ...characters };
	const length = Buffer.byteLength(text);
	const isAscii = length === text.length;
	const segment = new Byte(text, isAscii ? Charset.ISO_8859_1 : Charset.UTF_8);
	return { segment, length, most: MOST.bytes[level] - (isAscii ? 0 : NAMED), unit: 'bytes' };
}
