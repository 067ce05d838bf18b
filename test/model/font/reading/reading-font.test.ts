/** The text of codes (docs/semantics.md, D46), in the order in which the sources count. */
import { readingFont } from '../../../../shared/model/font/reading/reading-font';
import { openDocument } from '../../../../shared/pdf/open-document';
import { Ref } from '../../../../shared/pdf/syntax/values';
import { rawPages } from '../../../support/documents/raw';
import { job } from '../../../support/hosts/local';

type Objects = NonNullable<Parameters<typeof rawPages>[1]>['objects'];

async function fontOf(font: string, objects: Objects = {}) {
	const document = await openDocument(rawPages(1, { objects: { ...objects, 60: `<</Type/Font ${font}>>` } }), job());
	return readingFont(document, new Ref(60));
}

const shown = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(' ', ''), 'hex');

async function read(font: string, hex: string, objects: Objects = {}) {
	return (await fontOf(font, objects)).glyphs(shown(hex)).map(({ text }) => text);
}

const cmap = (body: string): [string, string] => ['', `begincmap ${body} endcmap`];
const chars = (body: string): [string, string] => cmap(`9 beginbfchar ${body} endbfchar`);

describe('simple fonts', () => {
	const HELVETICA = '/Subtype/Type1/BaseFont/Helvetica';

	test.each<[string, string, string, string[]]>([
		['StandardEncoding where the font names none', HELVETICA, '41 27 60 ae af 01', ['A', '’', '‘', 'ﬁ', 'ﬂ', '']],
		['WinAnsiEncoding', `${HELVETICA}/Encoding/WinAnsiEncoding`, '80 27 ad', ['€', "'", '-']],
		['MacRomanEncoding', `${HELVETICA}/Encoding/MacRomanEncoding`, '80 8a', ['Ä', 'ä']],
		[
			'names of glyphs',
			`${HELVETICA}/Encoding<</Differences[65/Lslash/f_f_i/uni20AC/u1D400/a.alt 70/uni00410042]>>`,
			'41 42 43 44 45 46',
			['Ł', 'ﬃ', '€', '𝐀', 'a', 'AB'],
		],
		[
			'names of TeX and of variants',
			`${HELVETICA}/Encoding<</Differences[65/summationtext/parenleftbigg/Asmall/oneoldstyle]>>`,
			'41 42 43 44',
			['∑', '(', 'a', '1'],
		],
		[
			'names that mean nothing as unreadable',
			`${HELVETICA}/Encoding<</Differences[65/g12/.notdef/cid_7]>>`,
			'41 42 43',
			['\ufffd', '', '\ufffd'],
		],
		['Symbol', '/Subtype/Type1/BaseFont/Symbol', '61 b7 d3 e6', ['α', '•', '©', '⎛']],
		['ZapfDingbats', '/Subtype/Type1/BaseFont/ZapfDingbats', '33 34 f3', ['✓', '✔', '➳']],
		['ZapfDingbats by name', '/Subtype/Type1/BaseFont/ZapfDingbats/Encoding<</Differences[65/a20]>>', '41', ['✔']],
	])('reads %s', async (_, font, hex, expected) => {
		expect(await read(font, hex)).toEqual(expected);
	});

	test('reads the same names before and after another document needed the whole list of names', async () => {
		const readAlone = async (others: readonly string[]): Promise<unknown> => {
			let texts: unknown;
			// A process that has just begun: the list stays once it is there.
			await jest.isolateModulesAsync(async () => {
				const names = await import('../../../../shared/model/font/reading/glyph-text');
				await names.prepareNames(others);
				await names.prepareNames(['f_f_i', 'eightsuperior', 'a.alt']);
				texts = ['f_f_i', 'eightsuperior', 'a.alt'].map((name) => names.textOfGlyph(name));
			});
			return texts;
		};
		expect([await readAlone([]), await readAlone(['g12'])]).toEqual([
			['ﬃ', '⁸', 'a'],
			['ﬃ', '⁸', 'a'],
		]);
	});

	test('goes by ToUnicode first, and by the encoding where it says nothing', async () => {
		const objects = { 61: chars('<41> <0058> <42> <0000> <43> <FFFD> <44> <E001> <45> <D83DDE00> <46> <00660069>') };
		expect(await read(`${HELVETICA}/ToUnicode 61 0 R`, '41 42 43 44 45 46 47', objects)).toEqual([
			'X',
			'B',
			'C',
			'D',
			'😀',
			'fi',
			'G',
		]);
	});

	test('does not count a ToUnicode that gives three codes one text', async () => {
		const font = `${HELVETICA}/ToUnicode 61 0 R`;
		expect(await read(font, '41 42 43', { 61: chars('<41> <0058> <42> <0058> <43> <0058>') })).toEqual(['A', 'B', 'C']);
		expect(await read(font, '41 42 43', { 61: chars('<41> <0058> <42> <0058> <43> <0059>') })).toEqual(['X', 'X', 'Y']);
	});

	test('counts a ToUnicode with a few variants of a character, or with the forms of joined letters', async () => {
		const font = `${HELVETICA}/ToUnicode 61 0 R`;
		const variants = chars('<41> <0031> <42> <0031> <43> <0031> <44> <0032> <45> <0033> <46> <0034> <47> <0035>');
		expect(await read(font, '41 42 43', { 61: variants })).toEqual(['1', '1', '1']);
		expect(await read(font, '41 42 43', { 61: chars('<41> <0647> <42> <0647> <43> <0647>') })).toEqual(['ه', 'ه', 'ه']);
	});

	test('goes by the shortest of ranges that overlap', async () => {
		const ranges = cmap('2 beginbfrange <30> <7f> <0e0b> <41> <41> <0e14> endbfrange');
		expect(await read(`${HELVETICA}/ToUnicode 61 0 R`, '30 41 42', { 61: ranges })).toEqual(['ซ', 'ด', 'ฝ']);
	});

	test('counts only codes that are used', async () => {
		const font = '/Subtype/TrueType/BaseFont/Arial/FirstChar 65/LastChar 67/Widths[500 500 0]/ToUnicode 61 0 R';
		expect(await read(font, '41 42', { 61: chars('<41> <0058> <42> <0058> <43> <0058>') })).toEqual(['X', 'X']);
	});

	test('gives widths, spaces and facts', async () => {
		const font = await fontOf(
			'/Subtype/TrueType/BaseFont/ABCDEF+Arial-BoldItalicMT/FirstChar 32/LastChar 33/Widths[278 0]/FontDescriptor 62 0 R',
			{
				62: '<</Type/FontDescriptor/Flags 33/MissingWidth 123/Ascent 905/Descent 212>>',
			},
		);
		expect(font).toMatchObject({
			name: 'Arial-BoldItalicMT',
			bold: true,
			italic: true,
			fixedPitch: true,
			vertical: false,
			space: 0.278,
			ascent: 0.905,
			descent: -0.212,
			type3: undefined,
		});
		expect(font.glyphs(shown('20 21'))).toEqual([
			{ code: 32, cid: 32, text: ' ', width: 0.278, isSpace: true, vertical: undefined },
			{ code: 33, cid: 33, text: '!', width: 0, isSpace: false, vertical: undefined },
		]);
	});

	test('reads programs with ExpertEncoding', async () => {
		const header = '01000401 000101010241 000101010b';
		// The top dictionary: ExpertEncoding, the charset after the indexes, the glyphs after that.
		const program = `${header} 8c10 1c001d0f 1c002011 0000 0000 00010e 0002010102030e0e`;
		const objects = {
			62: '<</Type/FontDescriptor/Flags 4/FontFile3 63 0 R>>',
			63: ['/Subtype/Type1C', Buffer.from(shown(program)).toString('latin1')] as const,
		};
		expect(await read('/Subtype/Type1/BaseFont/Expert/FontDescriptor 62 0 R', '61 32 57 23', objects)).toEqual([
			'a',
			'2',
			'\ufb01',
			'',
		]);
	});

	test('gives standard widths', async () => {
		const font = await fontOf(`${HELVETICA}/Encoding/WinAnsiEncoding`);
		expect(font.glyphs(shown('41 69')).map(({ width }) => width)).toEqual([0.667, 0.222]);
	});
});

test('reads Type 3 fonts by names, their widths by the matrix', async () => {
	const font = await fontOf(
		'/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FirstChar 65/LastChar 67/Widths[50 60 75]/CharProcs<</A 61 0 R/g1 61 0 R>>/Encoding<</Differences[65/A/g1/g2]>>',
		{ 61: ['', '500 0 d0'] },
	);
	expect(font.glyphs(shown('41 42 43')).map(({ text, width }) => [text, width])).toEqual([
		['A', 0.5],
		['\ufffd', 0.6],
		['', 0.75],
	]);
	expect(font.type3?.matrix).toEqual([0.01, 0, 0, 0.01, 0, 0]);
	expect([font.type3?.procedureOf(65), font.type3?.procedureOf(64)]).toEqual(['A', undefined]);
});

test.each([
	['the codes', '65/C41/C42 255/Cff', ['A', 'B', '\ufffd']],
	['other numbers', '65/C41/C43 255/Cff', ['\ufffd', '\ufffd', '\ufffd']],
	['decimal numbers', '65/a65/a66 255/a255', ['\ufffd', '\ufffd', '\ufffd']],
])('reads Type 3 fonts whose names are %s, as far as they tell a character', async (_, differences, expected) => {
	const names = differences.split(/[ /]/).filter((word) => !/^\d/.test(word));
	const font = await fontOf(
		`/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FirstChar 65/LastChar 66/Widths[50 50]/CharProcs<<${names.map((one) => `/${one} 61 0 R`).join('')}>>/Encoding<</Differences[${differences}]>>`,
		{ 61: ['', '500 0 d0'] },
	);
	expect(font.glyphs(shown('41 42 ff')).map(({ text }) => text)).toEqual(expected);
});

describe('reads bitmap fonts of TeX', () => {
	const CODES = Array.from('Item: 12.50$<', (character) => character.charCodeAt(0)).filter((code) => code !== 32);
	const names = {
		pdfTeX: (code: number) => `a${code}`,
		dvips: (code: number) => (360 + code).toString(36).toUpperCase(),
	};
	const readCodes = async (codes: readonly number[], name: (code: number) => string, width = (_: number) => 50) => {
		const differences = codes.map((code) => `${code}/${name(code)}`).join(' ');
		const procedures = codes.map((code) => `/${name(code)} 61 0 R`).join('');
		const widths = Array.from({ length: 256 }, (_, code) => width(code)).join(' ');
		const font = await fontOf(
			`/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FirstChar 0/LastChar 255/Widths[${widths}]/CharProcs<<${procedures}>>/Encoding<</Differences[${differences}]>>`,
			{ 61: ['', '500 0 d0'] },
		);
		return font.glyphs(Uint8Array.from(codes)).map(({ text }) => text);
	};

	test.each(Object.entries(names))('with the names that %s gives, except signs that its encodings differ in', async (_, name) => {
		expect((await readCodes(CODES, name)).join('')).toBe('Item:12.50\ufffd\ufffd');
	});

	test('with the accented letters of T1, if they are fewer than others', async () => {
		const codes = [...CODES, ...Array.from('anu', (letter) => letter.charCodeAt(0))];
		expect((await readCodes([...codes, 0xfc, 0xff, 0x15], names.pdfTeX)).join('')).toBe('Item:12.50$<anu\u00fc\u00df\u2013');
	});

	test('with the letters of ASCII only, if others may be Cyrillic', async () => {
		const cyrillic = Array.from({ length: 12 }, (_, at) => 0xe0 + at);
		expect((await readCodes([...CODES, ...cyrillic], names.pdfTeX)).join('')).toBe(`Item:12.50$<${'\ufffd'.repeat(12)}`);
	});

	test('of letters in formulas, where a colon is a point', async () => {
		expect((await readCodes([0x61, 0x65, 0x6e, 0x78, 0x3a], names.pdfTeX)).join('')).toBe('aenx\ufffd');
	});

	test('but not of signs: those in the places of digits have other widths', async () => {
		const signs = [0x31, 0x32, 0x38, 0x65, 0x66];
		const width = (code: number) => 30 + code;
		expect((await readCodes(signs, names.pdfTeX, width)).join('')).toBe('\ufffd'.repeat(5));
	});
});

describe('composite fonts', () => {
	const IDENTITY = '/Subtype/Type0/BaseFont/Some/Encoding/Identity-H/DescendantFonts[61 0 R]';
	const descendant =
		'<</Type/Font/Subtype/CIDFontType2/BaseFont/Some/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/W[3[250]]>>';

	test('reads codes of two bytes by ToUnicode; others are unreadable', async () => {
		const objects = { 61: descendant, 62: cmap('2 beginbfrange <0003> <0003> <0020> <0024> <0030> <0041> endbfrange') };
		const font = await fontOf(`${IDENTITY}/ToUnicode 62 0 R`, objects);
		expect(font.space).toBe(0.25);
		expect(font.glyphs(shown('0024 0030 0003 0031 0000 00'))).toMatchObject([
			{ text: 'A', width: 0.5 },
			{ text: 'M' },
			{ text: ' ', width: 0.25, isSpace: false },
			{ text: '\ufffd', code: 0x31 },
			{ text: '' },
		]);
	});

	test('reads TrueType fonts with Chinese names in GBK as fonts of GBK', async () => {
		const entries = '/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 65/Widths[250 300]';
		const font = await fontOf(`/Subtype/TrueType/BaseFont/#ba#da#cc#e5,Bold${entries}`);
		expect(font.glyphs(shown('c8ab 20 21 41')).map(({ text, width }) => [text, width])).toEqual([
			['全', 1],
			[' ', 0.25],
			['!', 0.3],
			['A', 0.5],
		]);
		expect(await read(`/Subtype/TrueType/BaseFont/#ba#da${entries}`, 'c8ab')).toEqual(['È', '«']);
	});

	test.each<[string, string, string[]]>([
		['its own map from CIDs to glyphs', '/CIDToGIDMap 63 0 R', ['J', 'é']],
		['numbers of glyphs', '/CIDToGIDMap/Identity', ['\ufffd', '\ufffd']],
	])('reads a CMap of CIDs in place of ToUnicode in a font with %s', async (_, map, expected) => {
		const objects = {
			61: descendant.replace('/DW', `${map}/DW`),
			62: cmap('1 begincodespacerange <0000> <FFFF> endcodespacerange 1 begincidrange <0000> <FFFF> 0 endcidrange'),
			63: ['', '\0\u0001'.repeat(256)] as const,
		};
		expect(await read(`${IDENTITY}/ToUnicode 62 0 R`, '004a 00e9', objects)).toEqual(expected);
	});

	const japanese = (encoding: string) =>
		`/Subtype/Type0/BaseFont/Ryumin-Light/Encoding ${encoding}/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/DW2[900 -1100]/W[1[300 400]]/W2[1200[-500 600 700]]>>]`;

	test.each<[string, string, string, string[]]>([
		['Shift JIS', '/90ms-RKSJ-H', '41 93fa 96 7b b1', ['A', '日', '本', 'ｱ']],
		['EUC', '/EUC-H', '41 c6fc 8eb1', ['A', '日', 'ｱ']],
		['UTF-16', '/UniJIS-UTF16-H', '0041 65e5 d842dfb7', ['A', '日', '𠮷']],
		['UTF-8', '/UniJIS-UTF8-H', '41 e697a5', ['A', '日']],
		['CIDs', '/Identity-H', '0022 0042', ['A', 'a']],
	])('reads predefined CMaps of %s', async (_, encoding, hex, expected) => {
		expect(await read(japanese(encoding), hex)).toEqual(expected);
	});

	test('asks the collection for characters of private use', async () => {
		const chinese = japanese('/UniCNS-UTF16-H').replace('Japan1', 'CNS1');
		expect(await read(chinese, '80e1 e687')).toEqual(['胡', '𥕛']);
	});

	test('gives metrics of vertical writing', async () => {
		const font = await fontOf(japanese('/Identity-V'));
		expect(font.vertical).toBe(true);
		expect(font.glyphs(shown('0001 04b0')).map(({ width, vertical }) => [width, vertical])).toEqual([
			[0.3, { advance: -1.1, x: 0.15, y: 0.9 }],
			[1, { advance: -0.5, x: 0.6, y: 0.7 }],
		]);
	});

	test('reads CMaps of the document, which build on others', async () => {
		const objects = {
			70: cmap(`/90ms-RKSJ-V usecmap 1 begincidrange <93fa> <93fa> 34 endcidrange`),
			71: ['/UseCMap 70 0 R/WMode 0', '2 begincidchar <42> 35 <ff> 36 endcidchar'] as const,
		};
		const font = await fontOf(japanese('71 0 R'), objects);
		expect(font.vertical).toBe(false);
		expect(font.glyphs(shown('41 42 93fa 967b')).map(({ text }) => text)).toEqual(['A', 'B', 'A', '本']);
		expect((await fontOf(japanese('70 0 R'), objects)).vertical).toBe(true);
	});

	test('divides strings by codespace ranges', async () => {
		const objects = {
			70: cmap(`2 begincodespacerange <00> <7f> <8140> <9ffc> endcodespacerange
				3 begincidrange <20> <7e> 1 <8140> <817e> 633 <9f30> <9f31> 34 endcidrange`),
		};
		const codes = (await fontOf(japanese('70 0 R'), objects)).glyphs(shown('41 8141 7f 9f30 813f fe 41 81'));
		expect(codes.map(({ code, text }) => [code, text])).toEqual([
			[0x41, 'A'],
			[0x8141, '、'],
			[0x7f, ''],
			[0x9f30, 'A'],
			[0x813f, ''],
			[0xfe, ''],
			[0x41, 'A'],
		]);
	});

	test('reads CMaps that build on themselves', async () => {
		const objects = { 70: ['/UseCMap 70 0 R', '1 begincidchar <0041> 34 endcidchar'] as const };
		expect(await read(japanese('70 0 R'), '0041 0042', objects)).toEqual(['A', 'a']);
	});

	test('takes little for ranges of four billion codes', async () => {
		const objects = {
			70: cmap(
				'1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 begincidrange <00000000> <ffffffff> 0 endcidrange',
			),
			71: cmap('1 beginbfrange <00000000> <ffffffff> <0000> endbfrange'),
		};
		expect(await read(`${japanese('70 0 R')}/ToUnicode 71 0 R`, '00000041 ffffffff', objects)).toEqual(['A', '\ufffd']);
	});
});

test('reads a CMap once for all fonts that have it', async () => {
	const fonts = [60, 61, 62, 63];
	const made = fonts.map((number) => [
		number,
		'<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[65 0 R]/ToUnicode 66 0 R>>',
	]);
	const objects = {
		...Object.fromEntries(made),
		65: '<</Type/Font/Subtype/CIDFontType2/BaseFont/A>>',
		66: chars('<0041> <0058>'),
	};
	const document = await openDocument(rawPages(1, { objects }), job());
	const decode = jest.spyOn(document, 'decodedPart');
	for (const number of fonts) {
		const font = await readingFont(document, new Ref(number));
		expect(font.glyphs(shown('0041')).map(({ text }) => text)).toEqual(['X']);
	}
	expect(decode.mock.calls.filter(([stream]) => stream === document.get(66))).toHaveLength(1);
});
