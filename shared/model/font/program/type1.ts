/** Type 1 font programs (Adobe Type 1 Font Format, 7.2; ISO 32000-2, 9.9.1). */
import { GLYPH_MEMORY, programOfNames, type FontProgram } from './font-program';

/** The names of its /CharStrings, in the part that `eexec` encrypts. */
export function readType1(data: Uint8Array): FontProgram | undefined {
	const parts = type1Parts(data);
	if (!parts) return undefined;
	const { clear, plain } = parts;
	const start = plain.indexOf('/CharStrings');
	if (start < 0) return undefined;
	const found = new Set([...charstringsIn(plain, start)].map(([name]) => name));
	if (found.size === 0) return undefined;
	return programOfNames('named', found, { memory: found.size * GLYPH_MEMORY, encoding: encodingOf(clear), names: found });
}

/** The names of glyphs and their charstrings, still encrypted, from the position of /CharStrings on. */
export const charstringsIn = (plain: Buffer, start: number): Generator<[string, Uint8Array], void> =>
	entriesIn(plain, start + 12, plain.length, '/', /^\/(\S+) +(\d+) +(?:RD|-\|) /);

/** The numbers of subroutines and their code, still encrypted, before the position of /CharStrings. */
export const subroutinesIn = (plain: Buffer, end: number): Generator<[string, Uint8Array], void> =>
	entriesIn(plain, Math.max(plain.indexOf('/Subrs'), 0), end, 'dup', /^dup +(\d+) +(\d+) +(?:RD|-\|) /);

/** Entries of a program that are read; real ones have some thousands. */
const MOST_ENTRIES = 30_000;

/** Binary data with a key and a length before it; what looks like an entry within data is stepped over. */
function* entriesIn(plain: Buffer, from: number, to: number, word: string, form: RegExp): Generator<[string, Uint8Array], void> {
	for (let at = plain.indexOf(word, from), count = 0; at >= 0 && at < to && count < MOST_ENTRIES; count++) {
		const match = form.exec(plain.toString('latin1', at, at + 96));
		const data = at + (match ? match[0].length : word.length);
		const length = match ? Number(match[2]) : 0;
		if (match) yield [match[1]!, plain.subarray(data, data + length)];
		at = plain.indexOf(word, data + length);
	}
}

/** Bytes of a program that is read: larger ones would be decrypted for too long at once. Real ones have some hundred thousand. */
const MOST_BYTES = 4_000_000;

/** The part of a program that is not encrypted, as characters of one byte, and the part that was. */
export function type1Parts(data: Uint8Array): { readonly clear: string; readonly plain: Buffer } | undefined {
	if (data.length > MOST_BYTES) return undefined;
	const file = data[0] === 0x80 ? withoutSegments(data) : Buffer.from(data);
	const word = file.indexOf('eexec');
	if (word < 0) return undefined;
	let at = word + 5;
	while (at < file.length && [9, 10, 13, 32].includes(file[at]!)) at++;
	const hex = /^[0-9a-fA-F\s]{8}/.test(file.toString('latin1', at, at + 8));
	const cipher = hex ? Buffer.from(file.toString('latin1', at).replace(/[^0-9a-fA-F]/g, ''), 'hex') : file.subarray(at);
	return { clear: file.toString('latin1', 0, word), plain: decryptType1(cipher, EEXEC) };
}

/** The encrypted part of a program without segments, how to encrypt it again, and where it is. */
export function sealedPart(
	data: Buffer,
): { plain: Buffer; seal: (plain: Buffer) => Buffer; start: number; end: number } | undefined {
	const word = data[0] === 0x80 ? -1 : data.indexOf('eexec');
	if (word < 0) return undefined;
	let start = word + 5;
	while (start < data.length && [9, 10, 13, 32].includes(data[start]!)) start++;
	// 512 zeros and `cleartomark` follow (7.2).
	const mark = data.lastIndexOf('cleartomark');
	let end = mark > start ? mark : data.length;
	while (mark > start && end > start && [9, 10, 13, 32, 48].includes(data[end - 1]!)) end--;
	if (/^[0-9a-fA-F\s]{8}/.test(data.toString('latin1', start, start + 8))) {
		const cipher = Buffer.from(data.toString('latin1', start, end).replace(/[^0-9a-fA-F]/g, ''), 'hex');
		const seal = (plain: Buffer) => Buffer.from(`${encryptType1(plain, EEXEC).toString('hex')}\n`, 'latin1');
		return { plain: decryptType1(cipher, EEXEC), seal, start, end };
	}
	return { plain: decryptType1(data.subarray(start, end), EEXEC), seal: (plain) => encryptType1(plain, EEXEC), start, end };
}

/** The keys of the part that `eexec` encrypts, and of charstrings. */
export const EEXEC = 55_665;
export const CHARSTRING = 4330;

/** Undoes the encryption of the Type 1 Font Format (7.1). */
export function decryptType1(cipher: Uint8Array, key: number): Buffer {
	const plain = Buffer.alloc(cipher.length);
	for (let position = 0; position < cipher.length; position++) {
		const byte = cipher[position]!;
		plain[position] = byte ^ (key >> 8);
		key = ((byte + key) * 52_845 + 22_719) & 0xffff;
	}
	return plain;
}

/** The encryption that `decryptType1` undoes. */
export function encryptType1(plain: Uint8Array, key: number): Buffer {
	const cipher = Buffer.alloc(plain.length);
	for (let position = 0; position < plain.length; position++) {
		const byte = plain[position]! ^ (key >> 8);
		cipher[position] = byte;
		key = ((byte + key) * 52_845 + 22_719) & 0xffff;
	}
	return cipher;
}

/** Bytes in which an encoding's entries are looked for. */
const MOST_CLEAR = 1 << 16;

/** Names by code, from the part that is not encrypted; undefined for StandardEncoding. */
function encodingOf(clear: string): ReadonlyMap<number, string> | undefined {
	const start = clear.indexOf('/Encoding');
	if (start < 0 || /^\/Encoding\s+StandardEncoding/.test(clear.slice(start, start + 64))) return undefined;
	const codes = new Map<number, string>();
	const rest = clear.slice(start, start + MOST_CLEAR);
	const end = /\b(?:readonly\s+def|def)\b\s*(?:\/|currentdict)/.exec(rest)?.index ?? rest.length;
	for (const [, radix, digits, name] of rest.slice(0, end).matchAll(/\bdup\s+(?:(\d+)#)?(\w+)\s*\/([^\s/]+)\s+put/g))
		codes.set(parseInt(digits!, radix ? Number(radix) : 10), name!);
	return codes;
}

/** The font without the headers of PFB segments. */
function withoutSegments(data: Uint8Array): Buffer {
	const parts: Uint8Array[] = [];
	for (let at = 0; at + 6 <= data.length && data[at] === 0x80 && data[at + 1] !== 3;) {
		const length = data[at + 2]! | (data[at + 3]! << 8) | (data[at + 4]! << 16);
		parts.push(data.subarray(at + 6, at + 6 + length));
		at += 6 + length;
	}
	return Buffer.concat(parts);
}
