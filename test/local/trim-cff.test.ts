/** compress_document: glyphs that nothing shows become empty in CFF fonts (docs/semantics.md, §37.6), and every reader draws the same. */
import { deflateSync } from 'node:zlib';
import { dictionary, index } from '../../shared/model/font/program/cff';
import { readFontProgram } from '../../shared/model/font/program/read-font-program';
import { compressedBytes } from '../support/hosts/compressed';
import { foxitSerif, sourceSans } from '../support/documents/fonts';
import { rawPages } from '../support/documents/raw';
import { picturesByGhostscript } from '../support/judges/ghostscript';
import { picturesByMupdf, qpdfCheck, renderPages, textByMupdf, uncompressed, withPrograms } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const widths = Array.from({ length: 224 }, () => 600).join(' ');
const cff = foxitSerif();
const named = (data: Uint8Array, subtype: string) =>
	({
		70: `<</Type/FontDescriptor/FontName/Serif/Flags 32/FontBBox[0 -300 1000 1000]/ItalicAngle 0/Ascent 1000/Descent -300/CapHeight 700/StemV 80/FontFile3 71 0 R>>`,
		71: [`/Subtype/${subtype}/Filter/FlateDecode`, deflateSync(data).toString('latin1')],
	}) as const;
const simple = (encoding: string): string =>
	`<</Type/Font/Subtype/Type1/BaseFont/Serif${encoding}/FirstChar 32/LastChar 255/Widths[${widths}]/FontDescriptor 70 0 R>>`;
const shown = (text: string): readonly [string, string] => ['', `BT /F 24 Tf 20 100 Td ${text} Tj ET`];

const readers: readonly ((given: Uint8Array) => Uint8Array)[] = [
	(given) => renderPages(given, { dpi: 100 })[0]!.rgb,
	(given) => picturesByMupdf(given)[0]!.rgb,
	(given) => picturesByGhostscript(given, 100)[0]!.rgb,
];

function expectSame(before: Uint8Array, after: Uint8Array): void {
	expect(qpdfCheck(after).clean).toBe(true);
	expect(textByMupdf(after)).toBe(textByMupdf(before));
	expect(readers.map((draw) => Buffer.compare(draw(before), draw(after)))).toEqual([0, 0, 0]);
}

withPrograms(
	'qpdf',
	'poppler',
	'mutool',
	'ghostscript',
)('CFF fonts', () => {
	testInTurn.each([
		['WinAnsi, with letters that are put together', '/Encoding/WinAnsiEncoding', '(\\304\\351 \\300\\347 \\200 fi \\255)'],
		['names by code', '/Encoding<</Differences[65/Oslash/eacute/fl/space/.notdef]>>', '(ABCDE xy)'],
		['the encoding of the program', '', '(Hello, 12 \\256\\257)'],
		['a base and names', '/Encoding<</BaseEncoding/MacRomanEncoding/Differences[1/Lslash]>>', '(\\001 \\212\\216z)'],
	])('lose what no page shows: %s', async (_, encoding, text) => {
		const before = rawPages(1, { objects: { 3: simple(encoding), ...named(cff, 'Type1C'), 41: shown(text) } });
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.75);
		expectSame(before, after);
		const [, tag] = /\/BaseFont \/([A-Z]{6})\+Serif\b/.exec(uncompressed(after))!;
		expect(uncompressed(after)).toContain(`/FontName /${tag}+Serif`);
	});

	testInTurn('keep the letters and accents that a glyph is put together from', async () => {
		const data = Buffer.from(cff);
		const view = new DataView(data.buffer, data.byteOffset, data.length);
		const tops = index(view, index(view, view.getUint8(2)).end);
		const { offsets } = index(view, dictionary(view, tops.offsets[0]!, tops.offsets[1]!).get(17)![0]!);
		const glyph = readFontProgram(data)!.glyphCalled!('Aacute')!;
		// `100 150 65 194 endchar`: A with the acute of StandardEncoding.
		data.fill(14, offsets[glyph], offsets[glyph + 1]).set([239, 247, 42, 204, 247, 86, 14], offsets[glyph]);
		const pages = (text: string) =>
			rawPages(1, { objects: { 3: simple('/Encoding/WinAnsiEncoding'), ...named(data, 'Type1C'), 41: shown(text) } });
		const [before, plain] = [pages('(\\301)'), pages('(A)')];
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.75);
		expectSame(before, after);
		for (const draw of readers) expect(Buffer.compare(draw(after), draw(plain))).not.toBe(0);
	});

	testInTurn('are judged by readers that see a glyph that is missing', async () => {
		const pages = (text: string) => rawPages(1, { objects: { 3: simple(''), ...named(cff, 'Type1C'), 41: shown(text) } });
		const after = await compressedBytes(pages('(Hello)'));
		// The same length in the content, another letter.
		const other = Buffer.from(uncompressed(after).replace('(Hello)', '(Hallo)'), 'latin1');
		const whole = Buffer.from(uncompressed(pages('(Hello)')).replace('(Hello)', '(Hallo)'), 'latin1');
		expect(other.includes('(Hallo)')).toBe(true);
		for (const draw of readers) expect(Buffer.compare(draw(whole), draw(other))).not.toBe(0);
	});

	testInTurn.each([
		['a bare program', cff, 'CIDFontType0C'],
		['an OpenType font', sourceSans(), 'OpenType'],
	] as const)('of composite fonts keep glyphs by their numbers: %s', async (_, data, subtype) => {
		const before = rawPages(1, {
			objects: {
				...named(data, subtype),
				3: '<</Type/Font/Subtype/Type0/BaseFont/Serif/Encoding/Identity-H/DescendantFonts[69 0 R]>>',
				69: '<</Type/Font/Subtype/CIDFontType0/BaseFont/Serif/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600/FontDescriptor 70 0 R>>',
				41: shown('<00240025003000450060>'),
			},
		});
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.75);
		expectSame(before, after);
	});

	test.each([
		['has a name that the program lacks', '/Encoding<</Differences[65/g17]>>', cff, 'Type1C'],
		['has an encoding of experts', '/Encoding/MacExpertEncoding', cff, 'Type1C'],
		['is OpenType with one byte a code', '/Encoding/WinAnsiEncoding', sourceSans(), 'OpenType'],
		['is damaged', '', cff.subarray(0, cff.length / 2), 'Type1C'],
	] as const)('stay whole where a font %s', async (_, encoding, data, subtype) => {
		const before = rawPages(1, { objects: { 3: simple(encoding), ...named(data, subtype), 41: shown('(ABC)') } });
		const after = await compressedBytes(before);
		expect(after.length).toBeGreaterThan(before.length * 0.8);
		expect(uncompressed(after)).toContain('/BaseFont /Serif');
	});
});
