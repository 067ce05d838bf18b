/** Sizes and lengths as people write them. Numbers without a unit are bytes and inches. */

/** The accepted values besides bytes and inches, in words that follow those. */
export const SIZE_WORDS = 'or a size such as 18 MB or 18 MiB';
export const LENGTH_WORDS = 'or a length such as 20 mm, 2 cm or 0.5 in';

const BYTES: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 };
const SIZE = /^ *(\d{1,16}(?:\.\d{1,16})?) *([kmg]i?b|b) *$/i;

/** Rounded down. `readSize('9.5 MB')` is 9500000; undefined for any other text. */
export function readSize(text: string): number | undefined {
	const [, value, unit] = SIZE.exec(text) ?? [];
	const factor = BYTES[unit?.toLowerCase() ?? ''];
	// Thousandths first: 2.3 times a million is a hair below 2300000 in binary.
	return factor === undefined ? undefined : Math.floor(Math.round(Number(value) * factor * 1000) / 1000);
}

const PER_INCH: Readonly<Record<string, number>> = { mm: 25.4, cm: 2.54, in: 1 };
const LENGTH = /^ *(\d{1,16}(?:\.\d{0,16})?|\.\d{1,16}) *(mm|cm|in) *$/i;

/** In inches, with ten decimals. `readLength('2.54 cm')` is 1; undefined for any other text. */
export function readLength(text: string): number | undefined {
	const [, value, unit] = LENGTH.exec(text) ?? [];
	const perInch = PER_INCH[unit?.toLowerCase() ?? ''];
	return perInch === undefined ? undefined : Number((Number(value) / perInch).toFixed(10));
}
