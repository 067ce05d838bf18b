/** Sizes as people write them: a convenience of the Action only; every other face takes bytes. */

/** The field that takes a size, by its wire name. */
export const SIZED = 'maximum_bytes';
/** The accepted values besides bytes, for messages and descriptions. */
export const SIZE_WORDS = 'or a size such as 18 MB or 18 MiB';

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 };
const SIZE = /^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;

/** `9.5 MB` → `9500000`, `18MiB` → `18874368`, rounded down; any other text as it is, for `decode` to judge. */
export function plainBytes(text: string): string {
	const [, value, unit] = SIZE.exec(text) ?? [];
	const factor = UNITS[unit?.toLowerCase() ?? ''];
	if (factor === undefined) return text;
	// Thousandths first: 2.3 times a million is a hair below 2300000 in binary.
	return String(Math.floor(Math.round(Number(value) * factor * 1000) / 1000));
}
