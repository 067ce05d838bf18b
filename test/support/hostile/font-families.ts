/** Families of hostile font programs: dictionaries, names and tables that overlap, and entries that never end. */
import { deflateSync } from 'node:zlib';
import { encryptType1, EEXEC } from '../../../shared/model/font/program/type1';
import { writeTables } from '../../../shared/model/font/program/write-tables';
import { tablesOf } from '../../../shared/model/font/program/truetype';
import { noto } from '../documents/fonts';
import { rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const many = (count: number, make: (index: number) => Buffer): Buffer =>
	Buffer.concat(Array.from({ length: Math.floor(count) }, (_, index) => make(index)));

/** Numbers of two bytes, and of four. */
export function words(...values: readonly number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 2);
	for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
	return bytes;
}
export function doubleWords(...values: readonly number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 4);
	for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
	return bytes;
}

/** A font, ours unless another is given, with other tables. */
export function fontWith(tables: Readonly<Record<string, Buffer>>, font = noto()): Buffer {
	const own = [...tablesOf(new DataView(font.buffer, font.byteOffset, font.length))].map(
		([tag, { at, length }]) => [tag, font.subarray(at, at + length)] as const,
	);
	return Buffer.from(writeTables([...own.filter(([tag]) => !(tag in tables)), ...Object.entries(tables)]));
}

/** An INDEX (Technical Note 5176) of objects that are all the same bytes, or nothing. */
function indexOf(count: number, object: Buffer): Buffer {
	const offsets = Array.from({ length: Math.floor(count) + 1 }, (_, item) => (item % 2 === 0 ? 1 : 1 + object.length));
	return Buffer.concat([words(Math.floor(count)), Buffer.of(4), doubleWords(...offsets), object]);
}

/** An entry of a DICT. */
function entry(operator: number, ...operands: readonly number[]): Buffer {
	const numbers = operands.map((operand) => Buffer.concat([Buffer.of(29), doubleWords(operand)]));
	return Buffer.concat([...numbers, operator > 0xff ? Buffer.of(12, operator & 0xff) : Buffer.of(operator)]);
}

const [CHARSET, CHARSTRINGS, PRIVATE, SUBRS, ROS, FD_ARRAY, FD_SELECT] = [15, 17, 18, 19, 0x0c1e, 0x0c24, 0x0c25] as const;
const ENDCHAR = Buffer.of(14);

type Part = Buffer | ((placeOf: (name: string) => number) => Buffer);

/** A CFF program. Parts may refer to the places of others. */
function cff(strings: Buffer, top: (placeOf: (name: string) => number) => Buffer, parts: Readonly<Record<string, Part>>): Buffer {
	let places = new Map<string, number>();
	// Places are numbers of one length, so that the second round has them right.
	for (let round = 0; ; round++) {
		const placeOf = (name: string): number => places.get(name) ?? 0;
		const head = [Buffer.of(1, 0, 4, 4), indexOf(1, Buffer.from('A')), indexOf(1, top(placeOf)), strings, words(0)];
		const pieces: Buffer[] = [Buffer.concat(head)];
		let at = pieces[0]!.length;
		const found = new Map<string, number>();
		for (const [name, part] of Object.entries(parts)) {
			const piece = typeof part === 'function' ? part(placeOf) : part;
			found.set(name, at);
			pieces.push(piece);
			at += piece.length;
		}
		if (round === 1) return Buffer.concat(pieces);
		places = found;
	}
}

/** Half as many font dictionaries as `count`, which all have the same subroutines, `count` of them. */
export const sharedSubroutines = (count: number): Buffer =>
	cff(
		words(0),
		(placeOf) =>
			Buffer.concat([
				entry(ROS, 391, 392, 0),
				entry(CHARSET, placeOf('charset')),
				entry(CHARSTRINGS, placeOf('charstrings')),
				entry(FD_ARRAY, placeOf('dictionaries')),
				entry(FD_SELECT, placeOf('choice')),
			]),
		{
			private: Buffer.concat([entry(SUBRS, 6), indexOf(count, ENDCHAR)]),
			charset: Buffer.concat([Buffer.of(2), words(1, 98)]),
			charstrings: indexOf(100, ENDCHAR),
			dictionaries: (placeOf) => indexOf(count, entry(PRIVATE, 6, placeOf('private'))),
			choice: Buffer.alloc(101),
		},
	);

/** Names of glyphs: `count` of `length` letters each, all in the same place, and bytes at the end by which programs differ. */
const namesInOnePlace = (count: number, length: number, end: Buffer): Buffer =>
	cff(
		indexOf(count, Buffer.alloc(length, 'a')),
		(placeOf) => Buffer.concat([entry(CHARSET, placeOf('charset')), entry(CHARSTRINGS, placeOf('charstrings'))]),
		{ charset: Buffer.concat([Buffer.of(2), words(391, count)]), charstrings: indexOf(count, ENDCHAR), end },
	);

/** Names of glyphs: `count` of `count` letters each, all in the same place. */
export const overlappingNames = (count: number): Buffer => namesInOnePlace(count, count, Buffer.alloc(0));

/** A Type 1 program with something in front of its encrypted part, and in that part. */
export const type1With = (clear: string, plain: string): Buffer =>
	Buffer.concat([
		Buffer.from(`%!PS-AdobeFont-1.0: My\n${clear}\ncurrentfile eexec\n`, 'latin1'),
		encryptType1(Buffer.from(`0000/CharStrings 1 dict dup begin\n/A 5 RD abcde ND\n${plain}`, 'latin1'), EEXEC),
	]);
const charstrings = (count: number): string => Array.from({ length: count }, (_, index) => `/G${index} 4 RD abcd ND\n`).join('');

/** A table `cmap` of segments that end before all codes but one. */
export function segmentsOf(count: number): Buffer {
	const each = (last: number, value: number) => many(count, (index) => words(index < count - 1 ? value : last));
	const table = [words(4, 0, 0, count * 2, 0, 0, 0), each(0xffff, 1), words(0), each(0, 0), each(1, 1), each(0, 0)];
	return Buffer.concat([words(0, 1, 3, 1), doubleWords(12), ...table]);
}

/** Names of glyphs that are all empty, in a table `post` as long as this. */
const emptyNames = (length: number): Buffer =>
	Buffer.concat([doubleWords(0x20000, 0, 0, 0, 0, 0, 0, 0), words(0xffff), Buffer.alloc(0x20000 + length)]);

/** Names of as many glyphs, of 255 letters each, in a table `post`. */
const longNames = (count: number): Buffer =>
	Buffer.concat([
		doubleWords(0x20000, 0, 0, 0, 0, 0, 0, 0),
		words(count, ...Array.from({ length: count }, (_, glyph) => 258 + glyph)),
		Buffer.alloc(256 * count, Buffer.of(255, ...Buffer.alloc(255, 'a'))),
	]);

/** A page with as many fonts, each with a CFF program of 65,000 names of 254 letters, which are all in the same place. */
export function pageOfPrograms(count: number, more = ''): Uint8Array {
	const numbers = Array.from({ length: count }, (_, index) => 100 + 3 * index);
	const objects: Record<number, string | readonly [string, string]> = {
		60: ['', `BT 40 100 Td ${numbers.map((at) => `/F${at} 12 Tf (abc) Tj`).join(' ')} ET ${more}`],
	};
	for (const at of numbers) {
		objects[at] = `<</Type/Font${SIMPLE}/FontDescriptor ${at + 1} 0 R>>`;
		objects[at + 1] = `<</Type/FontDescriptor/FontName/My/Flags 4/FontFile3 ${at + 2} 0 R>>`;
		const program = namesInOnePlace(65_000, 254, doubleWords(at));
		objects[at + 2] = ['/Filter/FlateDecode/Subtype/Type1C', deflateSync(program).toString('latin1')];
	}
	const fonts = numbers.map((at) => `/F${at} ${at} 0 R`).join('');
	return rawPages(1, { pages: { 1: `/Contents 60 0 R/Resources<</Font<<${fonts}>>>>` }, objects });
}

/** A page with as many fonts that share one program. */
function pageOf(key: string, entries: string, program: Buffer, fonts = 1, more = ''): Uint8Array {
	const numbers = Array.from({ length: fonts }, (_, index) => 100 + index);
	const font = `<</Type/Font${entries}/FontDescriptor 66 0 R>>`;
	const data = (bytes: Buffer | string, further = ''): readonly [string, string] => [
		`/Filter/FlateDecode${further}`,
		deflateSync(bytes).toString('latin1'),
	];
	return rawPages(1, {
		pages: { 1: `/Contents 60 0 R/Resources<</Font<<${numbers.map((at) => `/F${at} ${at} 0 R`).join('')}>>>>` },
		objects: {
			60: data(`BT 40 100 Td ${numbers.map((at) => `/F${at} 12 Tf <414243000100020003> Tj`).join(' ')} ${more} ET`),
			66: `<</Type/FontDescriptor/FontName/My/Flags 4/${key} 67 0 R>>`,
			67: data(program, key === 'FontFile3' ? '/Subtype/Type1C' : ''),
			68: '<</Type/Font/Subtype/CIDFontType0/BaseFont/My/DW 500/FontDescriptor 66 0 R>>',
			...Object.fromEntries(numbers.map((at) => [at, font])),
		},
	});
}

const reading = (size: number, document: (size: number) => Uint8Array): Costly => ({
	operation: 'extract_text',
	documents: (given) => [asDocument(document(Math.floor(given)))],
	size,
	ends: 'ok',
});
/** Compared with the same page, which draws something more. */
const comparing = (size: number, document: (size: number, more?: string) => Uint8Array): Costly => ({
	...reading(size, document),
	operation: 'compare_documents',
	parameters: (given) => ({ compare_to: asDocument(document(Math.floor(given), '0 0 9 9 re f')) }),
});

const SIMPLE = '/Subtype/Type1/BaseFont/My';
const COMPOSITE = '/Subtype/Type0/BaseFont/My/Encoding/Identity-H/DescendantFonts[68 0 R]';

export const fontFamilies: Readonly<Record<string, Costly>> = {
	'programs: font dictionaries that share subroutines': comparing(4000, (count, more) =>
		pageOf('FontFile3', COMPOSITE, sharedSubroutines(count), 1, more),
	),
	'programs: names of glyphs in one place': reading(20_000, (count) => pageOf('FontFile3', SIMPLE, overlappingNames(count))),
	'programs: matrices without an end': comparing(600_000, (length, more) =>
		pageOf('FontFile', SIMPLE, type1With('/FontMatrix['.repeat(length / 12), ''), 1, more),
	),
	'programs: megabytes that are decrypted': reading(20_000_000, (length) =>
		pageOf('FontFile', SIMPLE, type1With('', '\0'.repeat(length))),
	),
	'programs: glyphs of a program that fonts share': comparing(200, (count, more) =>
		pageOf('FontFile', SIMPLE, type1With('', charstrings(20_000)), count, more),
	),
	'programs: segments': reading(60, (count) =>
		pageOf('FontFile2', '/Subtype/TrueType/BaseFont/My', fontWith({ cmap: segmentsOf(30_000) }), count),
	),
	'programs: long names of glyphs': reading(60_000, (count) =>
		pageOf(
			'FontFile2',
			'/Subtype/TrueType/BaseFont/My/Encoding<</Differences[65/a/b/c]>>',
			fontWith({ post: longNames(count), cmap: words(0, 0) }),
		),
	),
	'programs: names in one place, in each of many programs': {
		...comparing(100, pageOfPrograms),
		ends: 'limit_exceeded',
	},
	'programs: empty names of glyphs': reading(20_000_000, (length) =>
		pageOf('FontFile2', '/Subtype/TrueType/BaseFont/My', fontWith({ post: emptyNames(length), cmap: segmentsOf(1) })),
	),
};
