/** Outlines of glyphs: fontkit draws the same, and damaged programs take no more than a moment. */
import * as fontkit from '@pdf-lib/fontkit';
import { readOutlines } from '../../../shared/model/font/outline/read-outlines';
import { tablesOf } from '../../../shared/model/font/program/truetype';
import { dejavu, sourceSans } from '../../support/documents/fonts';
import { Random } from '../../support/random';

/** All x, then all y, of the points that a glyph is drawn with. */
interface Command {
	readonly command: string;
	readonly args: readonly number[];
}
interface Glyph {
	readonly id: number;
	readonly path: { readonly commands: readonly Command[]; readonly bbox: { readonly minX: number; readonly maxX: number } };
}
interface Font {
	readonly unitsPerEm: number;
	readonly numGlyphs: number;
	glyphForCodePoint(point: number): Glyph;
}
const open = (bytes: Buffer): Font =>
	(fontkit as unknown as { default?: { create(bytes: Buffer): Font }; create(bytes: Buffer): Font }).create?.(bytes) ??
	(fontkit as unknown as { default: { create(bytes: Buffer): Font } }).default.create(bytes);

/** Numbers that are points, not signs, of which the first is x. */
const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value));

it('are the points of CFF charstrings', () => {
	const bytes = sourceSans('OTF');
	const outlines = readOutlines(bytes)!;
	const font = open(bytes);
	for (const character of 'aéÅg&@8ß') {
		const glyph = font.glyphForCodePoint(character.codePointAt(0)!);
		const theirs = glyph.path.commands.flatMap(({ args }) => args.map((value) => (value * 1000) / font.unitsPerEm));
		const ours = outlines.glyph(glyph.id)!.filter((value) => Math.abs(value) < 1e8);
		expect(rounded(ours)).toEqual(rounded(theirs));
	}
});

it('are as wide as the outlines of TrueType glyphs, components included', () => {
	const bytes = dejavu();
	const outlines = readOutlines(bytes)!;
	const font = open(bytes);
	for (const character of 'aéÅg&@8ß') {
		const glyph = font.glyphForCodePoint(character.codePointAt(0)!);
		const xs: number[] = [];
		const outline = outlines.glyph(glyph.id)!;
		for (let at = 0; at < outline.length; at += outline[at]! > 1e8 ? 1 : 3) if (outline[at]! < 1e8) xs.push(outline[at + 1]!);
		const { minX, maxX } = glyph.path.bbox;
		expect(rounded([Math.min(...xs), Math.max(...xs)])).toEqual(rounded([minX, maxX].map((x) => (x * 1000) / font.unitsPerEm)));
	}
});

it.each([
	['TrueType', dejavu],
	['CFF', () => sourceSans('OTF')],
])('are undefined or harmless where a program is damaged: %s', (_, make) => {
	const whole = make();
	const random = new Random(36);
	for (let round = 0; round < 30; round++) {
		const bytes = Buffer.from(whole);
		for (let change = 0; change < 400; change++) bytes[random.below(bytes.length)] = random.below(256);
		const outlines = readOutlines(round % 2 === 0 ? bytes : bytes.subarray(0, random.below(bytes.length)));
		const read = Array.from({ length: 60 }, (_, index) => outlines?.glyph(index * 7)?.length ?? 0);
		expect(Math.max(...read)).toBeLessThanOrEqual(250_000);
	}
});

it('ends where a component contains itself', () => {
	const bytes = Buffer.from(dejavu());
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const tables = tablesOf(view);
	const at = tables.get('glyf')!.at + view.getUint32(tables.get('loca')!.at + 4 * 40);
	view.setInt16(at, -1);
	// Two components, which both are the glyph itself: without a limit they double at each level.
	for (const [index, more] of [32, 0].entries()) {
		view.setUint16(at + 10 + index * 6, more);
		view.setUint16(at + 12 + index * 6, 40);
		view.setUint16(at + 14 + index * 6, 0);
	}
	expect(readOutlines(bytes)!.glyph(40)).toBeUndefined();
});
