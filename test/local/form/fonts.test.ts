/** Which font a value is drawn with (docs/semantics.md, §22.3). */
import { PDFDocument, StandardFonts } from 'pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { notoSans } from '../../../shared/model/font/noto/noto-sans-regular';
import { unpackModule } from '../../../shared/model/font/unpacked';
import {
	content,
	fill,
	filled,
	flattened,
	form,
	ink,
	text,
	words,
	wordsIn,
	type Objects as RawObjects,
} from '../../support/documents/forms';
import { Objects } from '../../support/judges/facts';
import { picturesByMupdf, qpdfCheck, textByMupdf, uncompressed, withPrograms, withTools } from '../../support/judges/tools';

const RECT = '20 20 220 40';
const FONT = (entries: string) => `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${entries}>>`;
const withFont = (font: string, objects: RawObjects = {}, entries = '') =>
	form([text('f', RECT, `/DA(/My 12 Tf 0 g)${entries}`)], {
		form: '/DR<</Font<</My 58 0 R>>>>',
		objects: { 58: font, ...objects },
	});
/** Dark pixels of page 1. */
const inkByMupdf = (bytes: Uint8Array): number => picturesByMupdf(bytes)[0]!.rgb.filter((channel) => channel < 128).length / 3;
const usesNoto = (bytes: Uint8Array) => uncompressed(bytes).includes('+NotoSans-Regular');

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('the font of a field', () => {
	it('is the one that /DA names in /DR', async () => {
		const bytes = await filled(withFont(FONT('/Encoding/WinAnsiEncoding')), { f: 'Zoë €5' });
		expect(content(bytes, 62)).toContain('/My 12 Tf');
		expect(wordsIn(bytes, RECT)).toBe('Zoë €5');
		expect(usesNoto(bytes)).toBe(false);
	});

	it('is encoded by /Differences', async () => {
		const bytes = await filled(withFont(FONT('/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[65/Euro 200/Lslash]>>')), {
			f: '€Ł',
		});
		expect(content(bytes, 62)).toMatch(/<(41|80)c8> Tj/);
		expect(usesNoto(bytes)).toBe(false);
	});

	it('measures by /Widths', async () => {
		const widths = Array.from({ length: 224 }, () => 1000).join(' ');
		const bytes = await filled(
			withFont(FONT(`/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${widths}]`), {}, '/Q 2'),
			{ f: 'iiii' },
		);
		// Right-aligned by widths of a whole type size each.
		expect(content(bytes, 62)).toContain('150 ');
	});

	it('comes from the appearance that the widget has, where /DR does not have it', async () => {
		const bytes = await filled(
			form([text('f', RECT, '/DA(/Old 12 Tf 0 g)/AP<</N 57 0 R>>')], {
				objects: {
					57: ['/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</Old 58 0 R>>>>', '/Tx BMC EMC'],
					58: '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
				},
			}),
			{ f: 'Text' },
		);
		expect(content(bytes, 62)).toContain('/Old 12 Tf');
		expect(uncompressed(bytes)).toContain('/Courier');
	});

	it('is Helvetica where neither has it', async () => {
		const bytes = await filled(form([text('f', RECT, '/DA(/Gone 12 Tf 0 g)')]), { f: 'Text' });
		expect(wordsIn(bytes, RECT)).toBe('Text');
		const font = new Objects(bytes).at('62 0 R', '/AP', '/N', '/Resources', '/Font');
		expect(Object.keys(font)).toEqual(['/Helv']);
	});

	it.each([
		['Type 3', '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<<>>/Encoding<</Differences[]>>>>'],
		['without a subtype', '<</Type/Font>>'],
		['symbolic without an encoding', '<</Type/Font/Subtype/Type1/BaseFont/Signs/FontDescriptor<</Flags 4>>>>'],
		['of a broken program', FONT('/Encoding/WinAnsiEncoding/FontDescriptor<</Flags 32/FontFile2 57 0 R>>')],
	])('that cannot be used (%s) is replaced by Noto Sans', async (_, font) => {
		const bytes = await filled(withFont(font, { 57: ['', 'this is not a font'] }), { f: 'Text' });
		expect(wordsIn(bytes, RECT)).toBe('Text');
		expect(usesNoto(bytes)).toBe(true);
	});

	it('that lacks a glyph is replaced by Noto Sans for the whole value', async () => {
		const bytes = await filled(form([text('f', RECT)]), { f: 'Dvořák, Ωμέγα, Ёжик' });
		expect(wordsIn(bytes, RECT)).toBe('Dvořák, Ωμέγα, Ёжик');
		expect(textByMupdf(bytes)).toContain('Dvořák, Ωμέγα, Ёжик');
		expect(content(bytes, 62)).toContain('/NotoSans 12 Tf');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it.each(['Times-Italic', 'Courier-BoldOblique', 'Helvetica'])(
		'stays %s, whose encoding lacks an accented letter',
		async (name) => {
			const bytes = await filled(withFont(`<</Type/Font/Subtype/Type1/BaseFont/${name}>>`), { f: 'Käse €5' });
			expect(wordsIn(bytes, RECT)).toBe('Käse €5');
			expect(textByMupdf(bytes)).toContain('Käse €5');
			expect(usesNoto(bytes)).toBe(false);
			const font = new Objects(bytes).at('62 0 R', '/AP', '/N', '/Resources', '/Font', '/My');
			expect(font).toMatchObject({ '/BaseFont': `/${name}`, '/Encoding': '/WinAnsiEncoding' });
		},
	);

	it.each([
		['4', '✔'],
		['✔ 8', '✔ ✘'],
		['➔', '➔'],
	])('shows %s as a sign of ZapfDingbats', async (value, shown) => {
		const bytes = await filled(form([text('f', RECT, '/DA(/ZaDb 12 Tf 0 g)')]), { f: value });
		expect(wordsIn(bytes, RECT)).toBe(shown);
		expect(usesNoto(bytes)).toBe(false);
		// poppler draws it only where the machine has such a font; mupdf and PDFium bring one.
		expect(inkByMupdf(bytes)).toBeGreaterThan(inkByMupdf(await filled(form([text('f', RECT)]), { f: null })) + 15);
	});

	it('sets accents over letters that have no composed form', async () => {
		const bytes = await filled(form([text('f', RECT)]), { f: 'мука́' });
		expect(textByMupdf(bytes).normalize('NFC')).toContain('мука́');
	});

	it('is embedded once for all fields, as a subset', async () => {
		const names = ['a', 'b', 'c'];
		const bytes = await filled(form(names.map((name, row) => text(name, `20 ${20 + row * 30} 220 ${40 + row * 30}`))), {
			a: 'Ωα',
			b: 'Ёж',
			c: 'Łódź',
		});
		expect(uncompressed(bytes).match(/\/FontFile2/g)).toHaveLength(1);
		expect(bytes.length).toBeLessThan(30_000);
	});

	it('gives the same bytes each time', async () => {
		const source = form([text('f', RECT)]);
		expect(Buffer.compare(await filled(source, { f: 'Ωα' }), await filled(source, { f: 'Ωα' }))).toBe(0);
	});
});

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('an embedded subset', () => {
	/** A field whose font is a subset of Noto Sans with the letters of "Hello" only. */
	async function subsetForm(): Promise<Uint8Array> {
		const document = await PDFDocument.create({ updateMetadata: false });
		document.registerFontkit(fontkit);
		const font = await document.embedFont(Buffer.from(unpackModule(notoSans)), { subset: true });
		const page = document.addPage([300, 200]);
		page.drawText('Page 1', { x: 40, y: 100, size: 24, font: await document.embedFont(StandardFonts.Helvetica) });
		const field = document.getForm().createTextField('f');
		field.setText('Hello');
		field.addToPage(page, { x: 20, y: 20, width: 200, height: 20, font });
		field.updateAppearances(font);
		return document.save({ useObjectStreams: false });
	}

	it('serves for the glyphs that it has', async () => {
		const bytes = await filled(await subsetForm(), { f: 'Hole' });
		expect(wordsIn(bytes, RECT)).toBe('Hole');
		expect(uncompressed(bytes).match(/\/FontFile2/g)).toHaveLength(1);
	});

	it('is replaced where it lacks a glyph', async () => {
		const bytes = await filled(await subsetForm(), { f: 'Quiz' });
		expect(wordsIn(bytes, RECT)).toBe('Quiz');
	});
});

withTools('qpdf', 'poppler')('a composite font', () => {
	const file = Buffer.from(unpackModule(notoSans));
	const glyph = (character: string): string =>
		fontkit.create(file).glyphForCodePoint(character.codePointAt(0)!).id.toString(16).padStart(4, '0');
	/** Noto Sans as a whole, with this ToUnicode CMap and further entries of the CIDFont. */
	const composite = (cmap: string, entries = '') =>
		withFont('<</Type/Font/Subtype/Type0/BaseFont/My/Encoding/Identity-H/DescendantFonts[57 0 R]/ToUnicode 56 0 R>>', {
			57: `<</Type/Font/Subtype/CIDFontType2/BaseFont/My/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/FontDescriptor 55 0 R${entries}>>`,
			56: ['', cmap],
			55: '<</Type/FontDescriptor/FontName/My/Flags 4/FontFile2 54 0 R>>',
			54: ['', file.toString('latin1')],
		});

	it('is used by its ToUnicode CMap', async () => {
		const bytes = await filled(composite(`1 beginbfrange <${glyph('A')}> <${glyph('Z')}> <0041> endbfrange`), { f: 'OCTAVO' });
		expect(content(bytes, 62)).toContain('/My 12 Tf');
		expect(wordsIn(bytes, RECT)).toBe('OCTAVO');
	});

	it('is used in the same time if its CMap names every code again and again', async () => {
		const range = `<${glyph('A')}> <FFFF> <0041>\n`;
		const bytes = await filled(composite(`beginbfrange ${range.repeat(60_000)} endbfrange`), { f: 'OCTAVO' });
		expect(content(bytes, 62)).toContain(`<${Array.from('OCTAVO', glyph).join('')}> Tj`);
	});

	it('is used in the same time if its widths are those of two billion CIDs', async () => {
		const cmap = `1 beginbfrange <${glyph('A')}> <${glyph('Z')}> <0041> endbfrange`;
		const bytes = await filled(composite(cmap, '/W[-2000000000 65535 500]'), { f: 'OCTAVO' });
		expect(content(bytes, 62)).toContain('/My 12 Tf');
		expect(wordsIn(bytes, RECT)).toBe('OCTAVO');
	});
});

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a value that no font can show', () => {
	const G = '20 60 220 80';

	const values = [
		['without a glyph', '漢字', 'U+5B57, U+6F22'],
		['that must be shaped', 'שלום', 'U+05D5, U+05DC, U+05DD, U+05E9'],
		['that must be joined', 'مرحبا', 'U+0627, U+0628, U+062D, U+0631, U+0645'],
		['in part', 'Ada 👍 €', 'U+1F44D'],
	];
	it.each(values)('%s has boxes for these characters, and a note that names them', async (_, value, codes) => {
		const { documents, notes } = await fill(form([text('f', RECT), text('g', G)]), { f: value, g: 'Text' });
		const { bytes } = documents[0]!;
		const objects = new Objects(bytes);
		expect(objects.get('62 0 R')['/V']).toBe(`u:${value}`);
		expect(objects.catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
		expect(notes).toEqual([
			{ code: 'characters_missing', message: expect.stringContaining(`: f (${codes}). Give a`), mentions: ['font'] },
		]);
		expect(ink(bytes, RECT)).toBeGreaterThan(0.01);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	// pdf.js reads the characters that the boxes replace, and PDFium joins them to the next word.
	withPrograms('mutool', 'poppler')('boxes are read', () => {
		it.each(values)('in place of a value %s, beside others', async (_, value) => {
			const { documents } = await fill(form([text('f', RECT), text('g', G)]), { f: value, g: 'Text' });
			const { bytes } = documents[0]!;
			expect(textByMupdf(bytes)).toContain('□');
			expect(wordsIn(bytes, G)).toBe('Text');
		});
	});

	withPrograms('poppler').test('has boxes in the content that it becomes', async () => {
		const { documents, notes } = await fill(form([text('f', RECT)]), { f: 'a漢' }, { flatten: true });
		expect(notes.map(({ code }) => code)).toEqual(['characters_missing']);
		expect(wordsIn(documents[0]!.bytes, RECT)).toBe('a漢');
		expect(ink(documents[0]!.bytes, RECT)).toBeGreaterThan(0.01);
	});

	it.each([
		['a dropdown', '/FT/Ch/Ff 131072/Opt[<FEFF6F22>(x)]/V<FEFF6F22>'],
		['a text field', '/FT/Tx/V<FEFF6F22>'],
	])('stays as it is without an appearance if it comes back unchanged: %s', async (_, entries) => {
		const source = form([`${entries}/T(f)/Rect[${RECT}]`, text('g', G)]);
		const { documents, notes } = await fill(source, { f: '漢', g: 'Text' });
		const objects = new Objects(documents[0]!.bytes);
		expect(notes).toEqual([]);
		expect(objects.get('62 0 R')['/AP']).toBeUndefined();
		expect(objects.catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
	});

	it('has boxes if the form asks viewers to draw it, and shows nothing yet', async () => {
		const source = form([text('f', RECT, '/V<FEFF6F22>'), text('g', G)], { form: '/NeedAppearances true' });
		const { documents, notes } = await fill(source, { g: 'Text' });
		expect(notes).toEqual([
			{ code: 'characters_missing', message: expect.stringContaining(': f (Han script).'), mentions: ['font'] },
		]);
		expect(new Objects(documents[0]!.bytes).catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
	});

	it('keeps what the form shows when an unchanged form is flattened', async () => {
		const shown = form([text('f', RECT, '/V<FEFF6F22>/AP<</N 57 0 R>>')], {
			form: '/NeedAppearances true',
			objects: {
				57: ['/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</Helv 60 0 R>>>>', 'BT /Helv 12 Tf 2 4 Td (shown) Tj ET'],
			},
		});
		expect(words(await flattened(shown)).map(({ word }) => word)).toContain('shown');
	});
});

withTools('qpdf', 'poppler')('a document that claims PDF/A', () => {
	it('gets no font that is not embedded', async () => {
		const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description pdfaid:part="2"/></x:xmpmeta>';
		const bytes = await filled(
			form([text('f', RECT)], { catalog: '/Metadata 57 0 R', objects: { 57: ['/Type/Metadata/Subtype/XML', xmp] } }),
			{ f: 'Text' },
		);
		expect(content(bytes, 62)).toContain('/NotoSans');
	});
});
