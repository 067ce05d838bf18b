/** Writing DER (X.690, clause 10). */
import { INTEGER, NULL, OBJECT_IDENTIFIER, OCTET_STRING, SEQUENCE, SET } from './asn1';

export function encode(tag: number, ...contents: readonly Uint8Array[]): Buffer {
	const length = contents.reduce((sum, { length: one }) => sum + one, 0);
	const size: number[] = [];
	if (length < 0x80) size.push(length);
	else {
		for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) size.unshift(rest % 256);
		size.unshift(0x80 | size.length);
	}
	return Buffer.concat([Uint8Array.of(tag, ...size), ...contents]);
}

export const sequence = (...items: readonly Uint8Array[]): Buffer => encode(SEQUENCE, ...items);

/** The elements in ascending order of their bytes, as DER demands (11.6). */
export const setOf = (...items: readonly Uint8Array[]): Buffer => encode(SET, ...[...items].sort((a, b) => Buffer.compare(a, b)));

export const octets = (bytes: Uint8Array): Buffer => encode(OCTET_STRING, bytes);
export const nothing = (): Buffer => encode(NULL);

/** A number that is not negative. */
export function integer(value: number | Uint8Array): Buffer {
	const bytes = typeof value === 'number' ? Buffer.from(hexOf(value), 'hex') : value;
	let first = 0;
	while (first < bytes.length - 1 && bytes[first] === 0) first++;
	const digits = bytes.subarray(first);
	return encode(INTEGER, ...(digits[0]! >= 0x80 ? [Uint8Array.of(0)] : []), digits);
}

const hexOf = (value: number): string => {
	const hex = value.toString(16);
	return hex.length % 2 === 0 ? hex : `0${hex}`;
};

/** `identifier('1.2.840')` */
export function identifier(dotted: string): Buffer {
	const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
	const bytes: number[] = [];
	for (const number of [first * 40 + second, ...others]) {
		const groups = [number & 0x7f];
		for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) groups.unshift(0x80 | (rest & 0x7f));
		for (const group of groups) bytes.push(group);
	}
	return encode(OBJECT_IDENTIFIER, Uint8Array.from(bytes));
}
