/** Damage that the length of data tells, and that of images whose data is encoded a second time; and files that lack a kind of byte. */
import { deflateSync } from 'node:zlib';
import { decode } from '../../../shared/contract/values/decode';
import { openDocument } from '../../../shared/pdf/open-document';
import { findDamage } from '../../../shared/pdf/pages/find-damage';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job, local } from '../../support/hosts/local';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

async function damageOf(resources: string, entries: string, data: Uint8Array) {
	const pages = { 2: `/Resources<<${resources}>>` };
	const bytes = rawPages(2, { pages, objects: { 60: [entries, latin(data)] } });
	const document = await openDocument(bytes, job());
	const { damagedFonts, damagedImages, withoutImages } = await findDamage(document, document.pages, { notes: true });
	return { damagedFonts, damagedImages, withoutImages };
}

const NONE = { damagedFonts: [], damagedImages: [], withoutImages: [] };
const FONT =
	'/Font<</F<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</Type/FontDescriptor/FontName/A/FontFile2 60 0 R>>>>>>';

test.each<[string, string, number, readonly number[]]>([
	['as long as it says', '/Length1 400', 400, []],
	['as long as its parts', '/Length1 100/Length2 250/Length3 50', 400, []],
	['longer by the end of a line', '/Length1 400', 402, []],
	['of a length that it does not say', '', 400, []],
	['longer, as after a transfer that added to ends of lines', '/Length1 400', 407, [2]],
	['shorter, as after a transfer that took from ends of lines', '/Length1 400', 399, [2]],
	['shorter than its parts', '/Length1 100/Length2 250/Length3 50', 390, [2]],
])('a font that is not encoded, %s', async (_, entries, length, damagedFonts) => {
	expect(await damageOf(FONT, entries, Buffer.alloc(length, 7))).toEqual({ ...NONE, damagedFonts });
});

const CMAP = '/CIDInit /ProcSet findresource begin begincmap 1 beginbfchar <41> <0042> endbfchar endcmap end';
const [MAPPED, GLYPH] = [
	'/Font<</F<</Type/Font/Subtype/Type1/BaseFont/A/ToUnicode 60 0 R>>>>',
	'/Font<</F<</Type/Font/Subtype/Type3/CharProcs<</a 60 0 R>>>>>>',
];

test.each<[string, string, string, readonly number[]]>([
	['a CMap', MAPPED, CMAP, []],
	['a CMap without its end', MAPPED, CMAP.slice(0, 60), [2]],
	['a CMap that says nothing', MAPPED, '', []],
	['content', GLYPH, '100 0 d0 (a \\( b \\\\) Tj [(b)-3(c (d))] TJ', []],
	['content that ends in a string', GLYPH, '100 0 d0 (a \\( b \\\\) Tj [(b)-3(c (d)', [2]],
	['content with an open parenthesis in a comment', GLYPH, '100 0 d0 % (a\n(b) Tj % (c', []],
	['content that ends in a string after a comment', GLYPH, '100 0 d0 % (a)\n(b) Tj (c % \\)', [2]],
	['content with an inline image', GLYPH, '100 0 d0 BI /W 1/H 1/BPC 8/CS/G ID ( EI Q', []],
	['content with the words of one in a string', GLYPH, '100 0 d0 (BIG) Tj (BI ) Tj (c', [2]],
])('%s, not encoded', async (_, font, data, damagedFonts) => {
	expect(await damageOf(font, '', Buffer.from(data, 'latin1'))).toEqual({ ...NONE, damagedFonts });
});

/** The marks of a JPEG image that looks whole: its beginning, a scan, its end. */
const JPEG = Buffer.concat([
	Buffer.of(0xff, 0xd8, 0xff, 0xda),
	Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 7) % 251)),
	Buffer.of(0xff, 0xd9),
]);
const CUT = JPEG.subarray(0, 200);
const hex = (data: Uint8Array): Buffer => Buffer.from(`${Buffer.from(data).toString('hex')}>`);
const other = (data: Buffer): Buffer => Buffer.concat([data.subarray(0, 20), Buffer.alloc(30, 0xff), data.subarray(50)]);

test.each<[string, string, Uint8Array, readonly number[]]>([
	['hexadecimal and whole', '/ASCIIHexDecode', hex(JPEG), []],
	['hexadecimal and cut short', '/ASCIIHexDecode', hex(CUT), [2]],
	['deflated and whole', '/FlateDecode', deflateSync(JPEG), []],
	['deflated after it was cut short', '/FlateDecode', deflateSync(CUT), [2]],
	['deflated, and has other bytes there', '/FlateDecode', other(deflateSync(JPEG)), [2]],
	['of two other filters and whole', '/ASCIIHexDecode/FlateDecode', hex(deflateSync(JPEG)), []],
	['of two other filters and cut short', '/ASCIIHexDecode/FlateDecode', hex(deflateSync(CUT)), [2]],
])('a JPEG image that is %s', async (_, filters, data, damagedImages) => {
	const entries = `/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceGray/Filter[${filters}/DCTDecode]`;
	expect(await damageOf('/XObject<</X 60 0 R>>', entries, data)).toEqual({ ...NONE, damagedImages });
});

test('a file that lost its zeros in a transfer as text is damaged, and one that never had any is not', async () => {
	const text = Array.from({ length: 3000 }, (_, at) => `BT /F 9 Tf 9 ${at % 190} Td (${(at * 7919) % 10_007}) Tj ET\n`).join('');
	const withContent = (filters: string, data: Uint8Array) =>
		rawPages(2, { pages: { 2: '/Contents 60 0 R' }, objects: { 60: [`/Filter[${filters}]`, latin(data)], 61: ['', '\r\n'] } });
	const whole = withContent('/FlateDecode', deflateSync(text));
	const lost = Buffer.from(latin(whole).replaceAll('\0', ' '), 'latin1');
	const without = withContent('/ASCIIHexDecode/FlateDecode', hex(deflateSync(text)));
	expect([whole, lost, without].map((bytes) => bytes.includes(0))).toEqual([true, false, false]);
	const saidOf = async (bytes: Uint8Array) =>
		(await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }))).notes.map(
			({ message }) => message,
		);
	expect(await saidOf(whole)).toEqual([]);
	expect(await saidOf(without)).toEqual([]);
	expect(await saidOf(lost)).toEqual([expect.stringContaining('content of its page 2 is damaged')]);
});
