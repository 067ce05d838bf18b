/** /Contents that lead to anything else than content: readers show an empty page and say nothing, so a note says it. */
import { deflateSync } from 'node:zlib';
import { decode } from '../../../shared/contract/values/decode';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, withTools } from '../../support/judges/tools';

type Entry = string | readonly [entries: string, data: string];

const TEXT = 'BT /F 20 Tf 50 50 Td (Page 2) Tj ET';
const PACKED = deflateSync(Buffer.from(TEXT)).toString('latin1');
/** As Acrobat deflates: with a smaller window. */
const SMALL = deflateSync(Buffer.from(TEXT), { windowBits: 12 }).toString('latin1');

const document = (contents: string, objects: Readonly<Record<number, Entry>> = {}): Uint8Array =>
	rawPages(3, {
		pages: { 2: `/Resources<</Font<</F 3 0 R>>>>/Contents ${contents}` },
		objects: { 60: ['', TEXT], ...objects },
	});

async function notesOf(bytes: Uint8Array): Promise<string[]> {
	const said: string[] = [];
	for (const name of ['reverse_pages', 'extract_text'] as const) {
		const { notes } = await local.run(name, [asDocument(bytes)], decode(name, {}));
		said.push(...notes.filter(({ code }) => code === 'document_repaired').map(({ message }) => message));
	}
	return said;
}

const IMAGE: Entry = ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', 'x'];
const note = (state: string) =>
	`The document was damaged and had to be repaired: content of its page 2 is ${state}. Check the result.`;

withTools('poppler')('/Contents that are', () => {
	test.each<[string, string, Readonly<Record<number, Entry>>]>([
		['a dictionary without data', '3 0 R', {}],
		['an array with a dictionary', '[60 0 R 3 0 R]', {}],
		['an image', '61 0 R', { 61: IMAGE }],
		['an image that an array of another object names', '61 0 R', { 61: '[62 0 R]', 62: IMAGE }],
		['a number', '17', {}],
		['a string', '(q Q)', {}],
		['an array in an array', '[[60 0 R]]', {}],
	])('%s lose the content of the page, and a note says it', async (_, contents, objects) => {
		expect(await notesOf(document(contents, objects))).toEqual([note('lost'), note('lost')]);
	});

	test.each([
		['with a filter of another name', ['/Filter/Flate', PACKED]],
		['with a filter in a string', ['/Filter(FlateDecode)', PACKED]],
		['with a filter that refers to nothing', ['/Filter 99 0 R', PACKED]],
		['without the filter of its data', ['', PACKED]],
		['without the filter of data with a small window', ['', SMALL]],
	] as const)('a stream %s are damaged, and a note says it', async (_, stream) => {
		const bytes = document('61 0 R', { 61: stream });
		expect(pageTexts(bytes)[1]).toBe('');
		expect(await notesOf(bytes)).toEqual([note('damaged'), note('damaged')]);
	});

	test.each<[string, string, Readonly<Record<number, Entry>>]>([
		['a stream', '60 0 R', {}],
		['an array in an object', '61 0 R', { 61: '[60 0 R]' }],
		['a form', '61 0 R', { 61: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', TEXT] }],
		['a stream with a short name of its filter', '61 0 R', { 61: ['/Filter/Fl', PACKED] }],
		['a stream with an escaped name of its filter', '61 0 R', { 61: ['/Filter/#46lateDecode', PACKED] }],
		['a stream with an empty list of filters', '61 0 R', { 61: ['/Filter[]', TEXT] }],
		['a stream with its filter in an object', '61 0 R', { 61: ['/Filter 62 0 R', PACKED], 62: '[/FlateDecode]' }],
	])('%s have no note', async (_, contents, objects) => {
		const bytes = document(contents, objects);
		expect(pageTexts(bytes)[1]).toBe('Page 2');
		expect(await notesOf(bytes)).toEqual([]);
	});
});
