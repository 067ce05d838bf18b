/** Streams that are copied, and whose data is damaged: the note names the pages (docs/semantics.md, §14.1). */
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { noise } from '../support/random';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const notesOf = async (name: 'rotate_pages' | 'merge_documents', bytes: Uint8Array) => {
	const documents = name === 'rotate_pages' ? [asDocument(bytes)] : [asDocument(bytes, 'a.pdf'), asDocument(rawPages(1, {}))];
	const { notes } = await local.run(name, documents, decode(name, name === 'rotate_pages' ? { angle: 90 } : {}));
	return notes.map(({ message }) => message);
};

const deflated = (data: Uint8Array | string): string => deflateSync(data).toString('latin1');
const content = (page: number) => `BT /F 24 Tf 40 100 Td (Page ${page}) Tj ET\n%${Buffer.from(noise(900, page)).toString('hex')}`;

const IMAGE = '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8';
const FONT = '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor 61 0 R/ToUnicode 63 0 R>>';

/** Three pages, of which the second has an image, and the third a font. */
const whole = latin(
	rawPages(3, {
		pages: { 2: '/Resources<</XObject<</I 60 0 R>>>>', 3: '/Resources<</Font<</F 64 0 R>>>>' },
		objects: {
			41: ['/Filter/FlateDecode', deflated(content(1))],
			42: ['/Filter/FlateDecode', deflated(content(2))],
			43: ['/Filter/FlateDecode', deflated(content(3))],
			60: [`${IMAGE}/Filter/DCTDecode`, `\xff\xd8\xff\xda${latin(noise(3000, 4)).replaceAll('\xff', '')}\xff\xd9`],
			61: '<</Type/FontDescriptor/FontName/A/FontFile2 62 0 R>>',
			62: ['/Filter/FlateDecode', deflated(noise(9000, 5))],
			63: ['/Filter/FlateDecode', deflated(noise(9000, 5))],
			64: FONT,
		},
	}),
);

const begin = 'The document was damaged and had to be repaired: ';
const startOf = (number: number) => whole.indexOf('stream', whole.indexOf(`\n${number} 0 obj`)) + 7;
/** The file with other bytes in the data of an object. */
const within = (file: string, number: number, bytes: string, at = 100): string =>
	file.slice(0, startOf(number) + at) + bytes + file.slice(startOf(number) + at + bytes.length);
/** The same with a wrong place of the cross-reference, so that the document has to be repaired. */
const unlisted = (file: string) => file.replace(/startxref\n\d+/, 'startxref\n7');
const bytesOf = (file: string) => Buffer.from(file, 'latin1');

describe('data that is damaged', () => {
	test('a sound document has no note', async () => {
		expect(await notesOf('rotate_pages', bytesOf(whole))).toEqual([]);
		expect(await notesOf('rotate_pages', bytesOf(unlisted(whole)))).toEqual([
			`${begin}all of its 3 pages were found. Check the result.`,
		]);
	});

	test.each<[string, string, string]>([
		['content', within(whole, 42, 'XXXX'), 'content of its page 2 is damaged. Check the result.'],
		['a font program', within(whole, 62, 'XXXX'), 'fonts of its page 3 are damaged. Check the result.'],
		['what tells the letters of a font', within(whole, 63, 'XXXX'), 'fonts of its page 3 are damaged. Check the result.'],
		['a blank part of an image', within(whole, 60, '\0'.repeat(600)), 'images of its page 2 are damaged. Check the result.'],
		['the beginning of an image', within(whole, 60, '??', 0), 'images of its page 2 are damaged. Check the result.'],
		['the end of an image', whole.slice(0, startOf(60) + 500), 'images of its page 2 are damaged. Check the result.'],
	])('of a repaired document is said: %s', async (_, file, expected) => {
		expect((await notesOf('rotate_pages', bytesOf(unlisted(file))))[0]).toContain(expected);
	});

	const asText: [string, string][] = [
		['bytes that became question marks', whole.replace(/[\x80-\xff]/g, '?')],
		['lost eighth bits', whole.replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) & 127))],
		['ends of lines that were changed', whole.replace(/[\r]/g, '\n')],
	];
	test.each(asText)('of a document with a sound cross-reference is said: %s', async (_, file) => {
		const [message] = await notesOf('rotate_pages', bytesOf(file));
		expect(message).toContain('fonts of its page 3 are damaged');
	});

	test('a blank sector of a document with a sound cross-reference is said', async () => {
		const at = Math.ceil(startOf(62) / 512) * 512;
		const file = `${whole.slice(0, at)}${'\0'.repeat(512)}${whole.slice(at + 512)}`;
		expect(await notesOf('rotate_pages', bytesOf(file))).toEqual([expect.stringContaining('fonts of its page 3 are damaged')]);
	});

	test('the length of a stream that is wrong is a reason to look, and not damage', async () => {
		const wrong = whole.replace(/(\n42 0 obj\n.*?\/Length )(\d)/s, '$11');
		expect(await notesOf('rotate_pages', bytesOf(wrong))).toEqual([]);
		expect(await notesOf('rotate_pages', bytesOf(within(wrong, 43, 'XXXX')))).toEqual([
			`${begin}content of its page 3 is damaged. Check the result.`,
		]);
	});

	test.each<[string, Record<number, string>, string[]]>([
		['has no entry', {}, [`${begin}its bookmarks are lost. Check the result.`]],
		['is something else', { 70: '[1 2]' }, [`${begin}its bookmarks are lost. Check the result.`]],
		[
			'leads to bookmarks that are lost',
			{ 70: '<</Type/Outlines/First 99 0 R>>' },
			[`${begin}its bookmarks are lost. Check the result.`],
		],
		['is null', { 70: 'null' }, []],
		['is free', { 71: 'null' }, []],
	])('a part of the catalog that %s', async (_, objects, expected) => {
		expect(await notesOf('rotate_pages', rawPages(1, { catalog: '/Outlines 70 0 R', objects }))).toEqual(expected);
	});

	test('the parts of the catalog that are lost are named', async () => {
		const catalog = '/AcroForm 70 0 R/Names 71 0 R/StructTreeRoot 72 0 R/OCProperties 73 0 R/PageLabels 74 0 R';
		expect(await notesOf('rotate_pages', rawPages(1, { catalog }))).toEqual([
			`${begin}its form is lost; its names are lost; its page labels are lost; its tags are lost; its layers are lost. Check the result.`,
		]);
	});

	test('that of a document of a merge is said by its name', async () => {
		expect(await notesOf('merge_documents', bytesOf(within(unlisted(whole), 42, 'XXXX')))).toEqual([
			'a.pdf was damaged and had to be repaired: content of its page 2 is damaged. Check the result.',
		]);
	});
});
