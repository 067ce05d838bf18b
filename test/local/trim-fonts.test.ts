/** compress_document: outlines that nothing shows leave TrueType fonts (docs/semantics.md, §37.6), and every reader draws the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { compressedBytes } from '../support/hosts/compressed';
import { type1Program } from '../support/documents/fonts';
import { rawPages } from '../support/documents/raw';
import { local } from '../support/hosts/local';
import { picturesByMupdf, qpdfCheck, renderPages, textByMupdf, uncompressed, withTools } from '../support/judges/tools';
import { root } from '../support/repository';
import { testInTurn } from '../support/sample';

const program = readFileSync(path.join(root, 'shared/model/font/noto/NotoSans-Regular-cut.ttf'));
const stream = (entries: string, data: Uint8Array) =>
	[`${entries}/Filter/FlateDecode`, deflateSync(data).toString('latin1')] as const;
const descriptor =
	'<</Type/FontDescriptor/FontName/NotoSans/Flags 32/FontBBox[0 -300 1000 1000]/ItalicAngle 0/Ascent 1000/Descent -300/CapHeight 700/StemV 80/FontFile2 71 0 R>>';
const widths = Array.from({ length: 224 }, () => 600).join(' ');
const simple = `<</Type/Font/Subtype/TrueType/BaseFont/NotoSans/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${widths}]/FontDescriptor 70 0 R>>`;
const font = { 3: simple, 70: descriptor, 71: stream(`/Length1 ${program.length}`, program) };

function expectSame(before: Uint8Array, after: Uint8Array): void {
	expect(qpdfCheck(after).clean).toBe(true);
	expect(textByMupdf(after)).toBe(textByMupdf(before));
	for (const draw of [(given: Uint8Array) => renderPages(given, { dpi: 100 }), (given: Uint8Array) => picturesByMupdf(given)])
		for (const [page, { rgb }] of draw(before).entries()) expect(Buffer.compare(draw(after)[page]!.rgb, rgb)).toBe(0);
}

/** The data of an object of an uncompressed document, with a line end where it has none. */
function streamOf(whole: string, number: string): Buffer {
	const object = whole.slice(whole.indexOf(`\n${number} 0 obj`));
	const data = object.slice(object.indexOf('stream\n') + 7);
	return Buffer.from(data.slice(0, data.indexOf('endstream')), 'latin1');
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('compress_document', () => {
	testInTurn('takes out what no page shows, and tells in the name that the font is a subset', async () => {
		const before = rawPages(2, { objects: { ...font, 41: ['', 'BT /F 24 Tf 40 100 Td (\xc4\xe9 \x80 fi) Tj ET'] } });
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.3);
		expectSame(before, after);
		const whole = uncompressed(after);
		const [, tag] = /\/BaseFont \/([A-Z]{6})\+NotoSans\b/.exec(whole)!;
		expect(whole).toContain(`/FontName /${tag}+NotoSans`);
	});

	testInTurn('keeps what forms, patterns, annotations and hidden layers show', async () => {
		const show = (text: string) => `BT /F 24 Tf 10 10 Td (${text}) Tj ET`;
		const form = '/Type/XObject/Subtype/Form/BBox[0 0 200 60]/Resources<</Font<</F 3 0 R>>>>';
		const before = rawPages(1, {
			catalog: '/OCProperties<</OCGs[66 0 R]/D<</OFF[66 0 R]>>>>',
			pages: {
				1: '/Annots[63 0 R]/Resources<</Font<</F 3 0 R>>/XObject<</X 60 0 R>>/Pattern<</P 61 0 R>>/Properties<</L 66 0 R>>>>',
			},
			objects: {
				...font,
				41: ['', '/X Do /Pattern cs /P scn 0 100 100 50 re f /OC /L BDC BT /F 24 Tf 10 160 Td (Layer) Tj ET EMC'],
				60: [form, show('Form')],
				61: [
					'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 90 40]/XStep 90/YStep 40/Resources<</Font<</F 3 0 R>>>>',
					show('Wq'),
				],
				63: '<</Type/Annot/Subtype/Stamp/Rect[150 100 290 150]/F 4/AP<</N 64 0 R>>>>',
				64: [form, show('Stamp')],
				66: '<</Type/OCG/Name(Layer)>>',
			},
		});
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.3);
		expectSame(before, after);
		// The layer, switched on in both.
		const [one, other] = [before, after].map((given) =>
			Buffer.from(
				uncompressed(given).replace(/\/OFF \[\s*\d+ 0 R\s*\]/, (found) => ' '.repeat(found.length)),
				'latin1',
			),
		);
		expectSame(one!, other!);
		expect(textByMupdf(other!)).toContain('Layer');
	});

	testInTurn('keeps glyphs of composite fonts, by their numbers and by a map', async () => {
		for (const map of ['/Identity', '72 0 R']) {
			const glyphs = Buffer.alloc(400);
			for (let cid = 0; cid < 200; cid++) glyphs.writeUInt16BE(300 + ((cid * 7) % 200), cid * 2);
			const before = rawPages(1, {
				objects: {
					...font,
					3: '<</Type/Font/Subtype/Type0/BaseFont/NotoSans/Encoding/Identity-H/DescendantFonts[69 0 R]>>',
					69: `<</Type/Font/Subtype/CIDFontType2/BaseFont/NotoSans/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600/CIDToGIDMap ${map}/FontDescriptor 70 0 R>>`,
					72: stream('', glyphs),
					41: ['', 'BT /F 24 Tf 40 100 Td <00240025003000450060> Tj ET'],
				},
			});
			const after = await compressedBytes(before);
			expect(after.length).toBeLessThan(before.length * 0.3);
			expectSame(before, after);
		}
	});

	testInTurn("keeps what fields may be filled with: all characters of the form's font", async () => {
		const before = rawPages(1, {
			catalog: '/AcroForm<</Fields[80 0 R]/DA(/F 20 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>',
			pages: { 1: '/Annots[80 0 R]' },
			objects: {
				...font,
				80: '<</Type/Annot/Subtype/Widget/FT/Tx/T(Name)/DA(/F 20 Tf 0 g)/Rect[10 100 290 150]/F 4>>',
			},
		});
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.3);
		expect(uncompressed(after)).not.toMatch(/[A-Z]{6}\+NotoSans/);
		const fill = async (bytes: Uint8Array) => {
			const parameters = decode('fill_form', { values: '{"Name":"Äpfel für 3 €: (fi) ñÿ~"}' });
			return (await local.run('fill_form', [{ name: 'given.pdf', bytes }], parameters)).documents[0]!.bytes;
		};
		const [one, other] = [await fill(before), await fill(after)];
		expectSame(one, other);
		expect(textByMupdf(other).replace(/\s/g, '')).toContain('Äpfelfür3€:(fi)ñÿ~');
	});

	test('leaves the names of glyphs and tables for setting text out where no code leads to them', async () => {
		const tables = async (objects: Readonly<Record<number, string | readonly [string, string]>>) => {
			const after = await compressedBytes(rawPages(1, { objects: { ...font, ...objects } }));
			const whole = uncompressed(after);
			const file = streamOf(whole, /\/FontFile2 (\d+) 0 R/.exec(whole)![1]!);
			return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
				const at = 12 + index * 16;
				return [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 12)] as const;
			});
		};
		const composite = await tables({
			3: '<</Type/Font/Subtype/Type0/BaseFont/NotoSans/Encoding/Identity-H/DescendantFonts[69 0 R]>>',
			69: '<</Type/Font/Subtype/CIDFontType2/BaseFont/NotoSans/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600/CIDToGIDMap/Identity/FontDescriptor 70 0 R>>',
			41: ['', 'BT /F 24 Tf 40 100 Td <00240025> Tj ET'],
		});
		expect(new Map(composite).get('post') ?? 32).toBe(32);
		const tags = composite.map(([tag]) => tag);
		expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']));
		for (const tag of ['GSUB', 'GPOS', 'GDEF', 'kern']) expect(tags).not.toContain(tag);
	});

	testInTurn('takes glyphs out of Type 1 programs, and keeps the parts of accented ones', async () => {
		const { data, clear, sealed } = type1Program();
		const before = rawPages(1, {
			objects: {
				...font,
				3: `<</Type/Font/Subtype/Type1/BaseFont/Boxes/FirstChar 65/LastChar 66/Widths[600 600]/Encoding<</Differences[65/A/Aacute]>>/FontDescriptor 70 0 R>>`,
				70: '<</Type/FontDescriptor/FontName/Boxes/Flags 32/FontBBox[0 0 600 800]/ItalicAngle 0/Ascent 800/Descent 0/CapHeight 700/StemV 80/FontFile 71 0 R>>',
				71: stream(`/Length1 ${clear}/Length2 ${sealed}/Length3 ${data.length - clear - sealed}`, data),
				41: ['', 'BT /F 24 Tf 40 100 Td (ABBA) Tj ET'],
			},
		});
		const after = await compressedBytes(before);
		expect(after.length).toBeLessThan(before.length * 0.3);
		expectSame(before, after);
		const whole = uncompressed(after);
		expect(whole).toMatch(/\/FontName \/[A-Z]{6}\+Boxes/);
		const left = streamOf(whole, /\/FontFile (\d+) 0 R/.exec(whole)![1]!);
		const lengths = [1, 2, 3].map((part) => Number(new RegExp(`/Length${part} (\\d+)`).exec(whole)![1]));
		expect(lengths[0]! + lengths[1]! + lengths[2]!).toBe(left.length);
	});

	test('keeps fonts of PDF/A', async () => {
		const claim =
			'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="2" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>';
		const before = rawPages(1, {
			catalog: '/Metadata 73 0 R',
			objects: { ...font, 73: ['/Type/Metadata/Subtype/XML', claim] as const },
		});
		const after = await compressedBytes(before);
		expect(after.length).toBeGreaterThan(before.length * 0.8);
	});
});
