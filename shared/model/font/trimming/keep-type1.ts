/** Type 1 programs (Adobe Type 1 Font Format) without some glyphs: their entries in the dictionary of charstrings go. */
import { STANDARD_ENCODING } from '../encodings';
import { glyphOfPoint } from '../glyph-names';
import { CHARSTRING, charstringsIn, decryptType1, sealedPart, subroutinesIn } from '../program/type1';
import type { GlyphIds } from './glyph-ids';

const ESCAPE = 12;
/** After `ESCAPE`: one glyph with an accent, both by their codes in StandardEncoding (6.4). */
const SEAC = 6;
/** The longest end of an entry: `noaccess def` and white space. */
const MOST_END = 24;
/** Bytes of a larger program would be decrypted for too long at once. */
const MOST_BYTES = 512 * 1024;

export function keepType1(data: Uint8Array, kept: GlyphIds): Uint8Array | undefined {
	if (data.length > MOST_BYTES) return undefined;
	const file = Buffer.from(data);
	const part = sealedPart(file);
	const start = part?.plain.indexOf('/CharStrings') ?? -1;
	if (!part || start < 0) return undefined;
	const { plain } = part;
	const skipped = Number(/\/lenIV\s+(\d+)/.exec(plain.toString('latin1', 0, Math.min(start, 4096)))?.[1] ?? 4);
	const codeOf = (sealed: Uint8Array): Buffer => decryptType1(sealed, CHARSTRING).subarray(skipped);
	// Glyphs that subroutines put together are not followed.
	for (const [, sealed] of subroutinesIn(plain, start)) if (findAccent(codeOf(sealed)) !== 'plain') return undefined;
	const glyphs = new Map(charstringsIn(plain, start));
	const needed = withAccents(glyphs, kept, codeOf);
	if (!needed) return undefined;
	const pieces: Uint8Array[] = [];
	let from = 0;
	for (const [name, sealed] of glyphs) {
		if (needed.has(name)) continue;
		const at = sealed.byteOffset - plain.byteOffset;
		const begin = plain.lastIndexOf(`/${name} `, at);
		const end = at + sealed.length + endOfEntry(plain.toString('latin1', at + sealed.length, at + sealed.length + MOST_END));
		if (begin < from || end === at + sealed.length) return undefined;
		pieces.push(plain.subarray(from, begin));
		from = end;
	}
	const left = Buffer.concat([...pieces, plain.subarray(from)]);
	return Buffer.concat([file.subarray(0, part.start), part.seal(left), file.subarray(part.end)]);
}

/** How many characters end an entry; 0 where no such word is found. */
const endOfEntry = (text: string): number => /^\s*(?:ND|\|-|noaccess def)\s+/.exec(text)?.[0].length ?? 0;

/** With the glyphs that accented ones are made of; undefined if it cannot be told. */
function withAccents(
	glyphs: ReadonlyMap<string, Uint8Array>,
	kept: GlyphIds,
	codeOf: (sealed: Uint8Array) => Buffer,
): Set<string | number> | undefined {
	const needed = new Set(kept).add('.notdef');
	for (const name of kept) {
		const sealed = glyphs.get(String(name));
		const parts = sealed ? findAccent(codeOf(sealed)) : 'plain';
		if (parts === 'unclear') return undefined;
		if (parts !== 'plain') for (const code of parts) needed.add(glyphOfPoint(STANDARD_ENCODING.charCodeAt(code - 32)));
	}
	return needed;
}

/** The codes of the two glyphs of which a charstring says at its end that it is made (6.2 has its numbers). */
function findAccent(code: Uint8Array): readonly number[] | 'plain' | 'unclear' {
	const numbers: number[] = [];
	for (let at = 0; at < code.length;) {
		const byte = code[at++]!;
		if (byte === ESCAPE) {
			if (code[at++] === SEAC) return numbers.length >= 5 ? numbers.slice(-2) : 'unclear';
			numbers.length = 0;
		} else if (byte < 32) numbers.length = 0;
		else if (byte < 247) numbers.push(byte - 139);
		else if (byte < 251) numbers.push((byte - 247) * 256 + (code[at++] ?? 0) + 108);
		else if (byte < 255) numbers.push(-(byte - 251) * 256 - (code[at++] ?? 0) - 108);
		else {
			numbers.push(NaN);
			at += 4;
		}
	}
	return 'plain';
}
