/** Fonts whose data is damaged: what they say is read as far as it goes, and a note says that text may be missing or wrong. */
import zlib from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local, localWithNativeCodec } from '../support/hosts/local';
import { textByMupdf, withTools } from '../support/judges/tools';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** Letters in no regular order, so that a map compresses to more than a few bytes. */
const LETTERS = Array.from({ length: 400 }, (_, index) => ({ code: 1 + index, point: 0x4e00 + ((index * 7919) % 5000) }));
const TO_UNICODE = [
	'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange',
	...LETTERS.map(({ code, point }) => `1 beginbfchar <${hex(code)}> <${hex(point)}> endbfchar`),
	'endcmap',
].join('\n');
const ENCODING = [
	'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange',
	...LETTERS.map(({ code }) => `1 begincidrange <${hex(code)}> <${hex(code)}> ${(code * 31) % 5000} endcidrange`),
	'endcmap',
].join('\n');

const COMPOSITE =
	'/Type/Font/Subtype/Type0/BaseFont/A/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]';
const TEXT = `BT /G 2 Tf 10 100 Td <${LETTERS.map(({ code }) => hex(code)).join('')}> Tj ET`;

type Cut = (data: Uint8Array) => Uint8Array;
const whole: Cut = (data) => data;
const half: Cut = (data) => data.subarray(0, data.length / 2);
const nothing: Cut = (data) => data.map(() => 0xaa);
const wrongSum: Cut = (data) => data.map((byte, index) => (index < data.length - 4 ? byte : byte ^ 0x55));

/** Page 1 is sound; page 2 shows a font that has the stream 61. */
const page = (font: string, content: string, stream: string, cut: Cut): Uint8Array =>
	rawPages(2, {
		pages: { 2: '/Resources<</Font<</G 60 0 R>>>>/Contents 62 0 R' },
		objects: {
			60: `<<${font}>>`,
			61: ['/Filter/FlateDecode', latin(cut(zlib.deflateSync(Buffer.from(stream, 'latin1'))))],
			62: ['', content],
		},
	});

const MAPPED = (cut: Cut) => page(`${COMPOSITE}/Encoding/Identity-H/ToUnicode 61 0 R`, TEXT, TO_UNICODE, cut);
const ENCODED = (cut: Cut) => page(`${COMPOSITE}/Encoding 61 0 R`, TEXT, ENCODING, cut);
const SIMPLE = (cut: Cut) =>
	page(
		'/Type/Font/Subtype/Type1/BaseFont/A/Encoding/WinAnsiEncoding/FirstChar 65/LastChar 66/Widths[500 500]/ToUnicode 61 0 R',
		'BT /G 9 Tf 10 100 Td (AB) Tj ET',
		`${' '.repeat(500)}1 beginbfchar <41> <0058> endbfchar 1 beginbfchar <42> <0059> endbfchar`,
		cut,
	);
const EMBEDDED = (cut: Cut) =>
	page(
		'/Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 65/LastChar 66/Widths[500 500]/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 61 0 R>>',
		'BT /G 9 Tf 10 100 Td (AB) Tj ET',
		Array.from({ length: 300 }, (_, index) => String.fromCharCode((index * 7919) % 251)).join(''),
		cut,
	);

const DAMAGED = {
	code: 'text_incomplete',
	message: 'Fonts of page 2 are damaged, so text may be missing or wrong there: get the document again from where it came from.',
};

const read = async (bytes: Uint8Array, host = local) => host.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));

const KINDS: [string, (cut: Cut) => Uint8Array][] = [
	['a map to Unicode', MAPPED],
	['a map to Unicode of a simple font', SIMPLE],
	['a CMap', ENCODED],
	['a program', EMBEDDED],
];

describe.each(KINDS)('%s', (_, make) => {
	test.each<[string, Cut]>([
		['is cut', half],
		['cannot be inflated', nothing],
	])('that %s is said', async (__, cut) => {
		for (const host of [local, localWithNativeCodec]) expect((await read(make(cut), host)).notes).toContainEqual(DAMAGED);
	});

	test('that is sound is not', async () => {
		for (const host of [local, localWithNativeCodec])
			expect((await read(make(whole), host)).notes.map(({ code }) => code)).not.toContain('text_incomplete');
	});

	test('that is damaged keeps a check from passing', async () => {
		const parameters = decode('check_document', { forbidden_text: 'Secret', on_violation: 'report' });
		const { data } = await local.run('check_document', [asDocument(make(half))], parameters);
		expect(data).toMatchObject({
			passed: false,
			failures: [{ message: 'Fonts of page 2 are damaged, so it is not known whether the forbidden text is there.' }],
		});
	});
});

test('a map to Unicode with a wrong checksum is said', async () => {
	for (const host of [local, localWithNativeCodec]) expect((await read(MAPPED(wrongSum), host)).notes).toEqual([DAMAGED]);
});

test('a program with a wrong checksum is said', async () => {
	for (const host of [local, localWithNativeCodec]) expect((await read(EMBEDDED(wrongSum), host)).notes).toContainEqual(DAMAGED);
});

test('letters of a program that is damaged count as unreadable', async () => {
	expect((await read(EMBEDDED(whole))).data).toMatchObject({ unreadable: 0 });
	expect((await read(EMBEDDED(wrongSum))).data).toMatchObject({ unreadable: 2 });
	expect((await read(EMBEDDED(half))).data).toMatchObject({ unreadable: 2 });
});

withTools('mutool')('letters', () => {
	test('are others to mutool too where their map is cut', async () => {
		expect(textByMupdf(SIMPLE(whole))).toContain('XY');
		expect(textByMupdf(SIMPLE(half))).toContain('AB');
		expect((await read(SIMPLE(half))).data).toMatchObject({ text: expect.stringContaining('AB') as string });
	});
});

test('what comes before the damage of a map is read', async () => {
	const { text } = (await read(MAPPED(half))).data as { text: string };
	const [first, last] = [LETTERS[0]!, LETTERS.at(-1)!].map(({ point }) => String.fromCodePoint(point));
	expect([text.includes(first!), text.includes(last!)]).toEqual([true, false]);
});

describe('a font that lacks an entry which it must have', () => {
	const DESCRIPTOR = '/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 32>>';
	const simple = '/Type/Font/Subtype/TrueType/BaseFont/A/Encoding/WinAnsiEncoding/FirstChar 65/LastChar 66/Widths[500 500]';
	const composite = `${COMPOSITE}/Encoding/Identity-H/ToUnicode 61 0 R`;
	const said = async (font: string, content: string) => {
		const bytes = page(font, content, TO_UNICODE, whole);
		const { data, notes } = await local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));
		return { text: (data as { text: string }).text, codes: notes.map(({ code }) => code) };
	};
	const inSimple = (font: string) => said(font + DESCRIPTOR, 'BT /G 9 Tf 10 100 Td (AB) Tj ET');

	test.each([
		['/Widths', simple.replace('/Widths[500 500]', '')],
		['/Subtype', simple.replace('/Subtype/TrueType', '')],
	])('%s', async (_, font) => {
		expect((await inSimple(font)).codes).toContain('text_incomplete');
		expect((await inSimple(simple)).codes).toEqual([]);
	});

	test.each([
		['/Encoding', composite.replace('/Encoding/Identity-H', '')],
		['/DescendantFonts', composite.replace(/.DescendantFonts.*?>>>>./, '')],
	])('%s of a composite font', async (_, font) => {
		expect((await said(font, TEXT)).codes).toContain('text_incomplete');
		expect((await said(composite, TEXT)).codes).toEqual([]);
	});

	test.each(['ToUnicode', 'DescendantFonts', 'Encoding'])('has /%s misspelt, and is read as it was meant', async (key) => {
		const misspelt = composite.replace(`/${key}`, `/${key.replace(/.$/, 'x')}`);
		const { text, codes } = await said(misspelt, TEXT);
		expect(codes).toEqual(['text_incomplete']);
		expect(text).toBe((await said(composite, TEXT)).text);
	});

	test('is a standard font, which needs no widths', async () => {
		const { codes } = await inSimple('/Type/Font/Subtype/Type1/BaseFont/Helvetica');
		expect(codes).toEqual([]);
	});
});
