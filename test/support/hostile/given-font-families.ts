/** Families of fonts that users give, and whose tables are long where the first texts read them. */
import { rawPages } from '../documents/raw';
import { tablesOf } from '../../../shared/model/font/program/truetype';
import { noto } from '../documents/fonts';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';
import { doubleWords, fontWith, sharedSubroutines, words } from './font-families';

const repeated = (count: number, part: Buffer): Buffer => Buffer.concat(Array<Buffer>(Math.floor(count)).fill(part));
const SCRIPTS = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);

/** A table GSUB or GPOS with lookups of one feature, which are all in the same place. */
export function layoutTable(feature: string, lookup: Buffer, count = 1): Buffer {
	const indexes = Array.from({ length: count }, (_, index) => index);
	const features = Buffer.concat([words(1), Buffer.from(feature), words(8, 0, count, ...indexes)]);
	const places = words(count, ...indexes.map(() => 2 + 2 * count));
	const offsets = words(1, 0, 10, 10 + SCRIPTS.length, 10 + SCRIPTS.length + features.length);
	return Buffer.concat([offsets, SCRIPTS, features, places, lookup]);
}

/** A lookup that replaces the glyphs of this many ranges, none of which is there. */
export const rangesOf = (count: number): Buffer =>
	Buffer.concat([words(1, 0, 1, 8, 1, 6, 0, 2, count), repeated(count, words(60_000, 60_000, 0))]);

/** A lookup of ligatures: glyphs that all begin the same ones. */
function ligatures(glyphs: number, count: number): Buffer {
	const sets = 6 + 2 * glyphs;
	const set = [words(count), repeated(count, words(2 + 2 * count)), words(5, 3, 60_000, 60_000)];
	return Buffer.concat([
		words(4, 0, 1, 8, 1, sets, glyphs),
		repeated(glyphs, words(sets + 10)),
		words(2, 1, 0, glyphs - 1, 0),
		...set,
	]);
}

/** A lookup in which each glyph moves before the same ones. */
export function pairsOf(count: number): Buffer {
	const glyphs = 4000;
	const set = Buffer.concat([words(count), ...Array.from({ length: count }, (_, index) => words(index, 10))]);
	const sets = 10 + 2 * glyphs;
	const table = [words(1, sets + set.length, 4, 0, glyphs), repeated(glyphs, words(sets)), set, words(2, 1, 0, glyphs - 1, 0)];
	return Buffer.concat([words(2, 0, 1, 8), ...table]);
}

/** A table `kern` of as many tables of pairs. */
export const kernOf = (tables: number, pairs = 0): Buffer =>
	Buffer.concat([
		words(0, tables),
		repeated(tables, Buffer.concat([words(0, 14 + 6 * pairs, 1, pairs, 0, 0, 0), Buffer.alloc(6 * pairs)])),
	]);

/** A table GSUB of features that share one list of lookups. */
function features(count: number): Buffer {
	const offsets = words(1, 0, 10, 10 + SCRIPTS.length, 0);
	const list = [
		words(count),
		repeated(count, Buffer.concat([Buffer.from('liga'), words(2 + 6 * count)])),
		words(0, 4, 0, 0, 0, 0),
	];
	return Buffer.concat([offsets, SCRIPTS, ...list]);
}

/** Classes of glyphs, in a table GDEF. */
const classes = (count: number): Buffer =>
	Buffer.concat([words(1, 0, 12, 0, 0, 0, 2, count), repeated(count, words(60_000, 60_000, 1))]);

/** A lookup that puts ten glyphs in place of one, which may be replaced, too. */
const replaced = (): Buffer => words(2, 0, 1, 8, 1, 8, 1, 14, 1, 1, 5, 10, ...Array<number>(10).fill(5));

/** A table `cmap` in which all letters are one glyph. */
export const LETTERS = words(0, 1, 3, 10, 0, 12, 13, 0, 0, 28, 0, 0, 0, 1, 0, 0x20, 0, 0x7e, 0, 5);

/** A table `morx` whose state machine puts as many glyphs after each, those that it has put there included. */
export const inserting = (count: number): Buffer => {
	const chain = Buffer.concat([doubleWords(1, 228, 1, 1), words(1, 1), doubleWords(1, 0xffffffff)]);
	const subtable = Buffer.concat([doubleWords(200, 5, 1), doubleWords(4, 20, 32, 64, 100), words(8, 60_000, 1, 4, 0, 0)]);
	const machine = [Buffer.alloc(32), words(...[0, 1].flatMap(() => [0, count << 5, 0, 0xffff])), Buffer.alloc(92)];
	return Buffer.concat([words(2, 0), doubleWords(1), chain, subtable, ...machine]);
};

/** Tables of a font whose glyph 5 is made of as many glyphs, all of which are the same one of 2,000 points. */
export function manyPoints(count: number): Readonly<Record<string, Buffer>> {
	const font = noto();
	const tables = tablesOf(new DataView(font.buffer, font.byteOffset, font.length));
	const head = Buffer.from(font.subarray(tables.get('head')!.at, tables.get('head')!.at + tables.get('head')!.length));
	head.writeInt16BE(1, 50);
	const parts = Array.from({ length: count }, (_, index) => words(index < count - 1 ? 0x22 : 2, 6, 0));
	const composite = Buffer.concat([words(-1, 0, 0, 100, 100), ...parts, Buffer.alloc((4 - ((10 + 6 * count) % 4)) % 4)]);
	const simple = Buffer.concat([words(1, 0, 0, 100, 100, 1999, 0), repeated(8, Buffer.of(0x39, 255)), Buffer.alloc(2)]);
	const places = [...Array<number>(6).fill(0), composite.length];
	const end = composite.length + simple.length;
	return {
		head,
		loca: doubleWords(...places, ...Array<number>(tables.get('loca')!.length).fill(end)),
		glyf: Buffer.concat([composite, simple]),
		cmap: LETTERS,
	};
}

/** Names of as many glyphs, of one letter each, in a table `post`. */
const names = (count: number): Buffer =>
	Buffer.concat([
		words(2, ...Array<number>(15).fill(0), count),
		Buffer.alloc(2 * count, 1),
		repeated(count, Buffer.from('\x01a')),
	]);

const NOTHING = Buffer.alloc(0);
const WORDS = Array.from(
	{ length: 2000 },
	(_, index) => `${String.fromCharCode(33 + (index % 90), 97 + (index % 26))}quick${index}`,
).join(' ');

const stamped = (
	size: number,
	tables: (size: number) => Readonly<Record<string, Buffer>>,
	ends: Costly['ends'] = 'ok',
): Costly => ({
	operation: 'add_text_watermark',
	documents: () => [asDocument(rawPages(1, {}))],
	parameters: (given) => ({
		line_1: 'Confidential',
		font: { name: 'font.ttf', bytes: fontWith(tables(Math.floor(given))) },
	}),
	size,
	ends,
});
const set = (one: Costly): Costly => ({
	...one,
	operation: 'markdown_to_pdf',
	documents: () => [{ name: 'text.md', bytes: Buffer.from(WORDS.replace(/[^a-z0-9 ]/g, 'x')) }],
	parameters: (size) => ({ font: one.parameters!(size).font }),
});

const FAMILIES: Readonly<Record<string, Costly>> = {
	'ranges of glyphs': stamped(7000, (count) => ({ GSUB: layoutTable('liga', rangesOf(count), 11) })),
	'more ranges of glyphs than one lookup may have': stamped(
		60_000,
		(count) => ({ GSUB: layoutTable('liga', rangesOf(count)) }),
		'invalid_parameters',
	),
	lookups: stamped(2000, (count) => ({ GSUB: layoutTable('liga', rangesOf(1), count) })),
	ligatures: stamped(5000, (count) => ({ GSUB: layoutTable('liga', ligatures(3000, count), 2) }), 'invalid_parameters'),
	pairs: stamped(6000, (count) => ({ GPOS: layoutTable('kern', pairsOf(count)) }), 'invalid_parameters'),
	'pairs in a table kern': stamped(50_000, (count) => ({ kern: kernOf(50, count / 50), GPOS: NOTHING, GSUB: NOTHING })),
	features: stamped(5000, (count) => ({ GSUB: features(count) }), 'invalid_parameters'),
	'names of glyphs': stamped(30_000, (count) => ({ post: names(count) })),
	'font dictionaries': stamped(4000, (count) => ({ 'CFF ': sharedSubroutines(count) }), 'invalid_parameters'),
	'glyphs that are replaced by more': stamped(
		50,
		(count) => ({ GSUB: layoutTable('liga', replaced(), count), cmap: LETTERS }),
		'invalid_parameters',
	),
	'glyphs that a state machine inserts': stamped(
		30,
		(count) => ({ morx: inserting(count), GSUB: NOTHING, GPOS: NOTHING, cmap: LETTERS }),
		'invalid_parameters',
	),
	'points of the parts of a glyph': stamped(900, manyPoints, 'invalid_parameters'),
	'classes of glyphs': stamped(9000, (count) => ({ GDEF: classes(count) })),
};

export const givenFontFamilies: Readonly<Record<string, Costly>> = Object.fromEntries(
	Object.entries(FAMILIES).flatMap(([name, one]) => [
		[`given fonts: ${name}`, one],
		[`given fonts: ${name}, in Markdown`, set(one)],
	]),
);
