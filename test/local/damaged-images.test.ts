/** Images whose data ends too early or was overwritten: the program that draws pages shows what is left, and the note says it. */
import { decode } from '../../shared/contract/values/decode';
import { isCutImage } from '../../shared/pdf/pages/cut-images';
import { SMALL_JPEG } from '../support/documents/images';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';

const END = 2;

const withJpeg = (jpeg: Uint8Array): Uint8Array =>
	rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
		objects: {
			41: ['', '90 0 0 90 9 9 cm /I Do'],
			60: [
				'/Type/XObject/Subtype/Image/Width 16/Height 8/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
				Buffer.from(jpeg).toString('latin1'),
			],
		},
	});

const notesOf = async (jpeg: Uint8Array): Promise<readonly string[]> => {
	const parameters = decode('pages_to_images', { resolution: 36 });
	const { notes, files } = await local.run('pages_to_images', [asDocument(withJpeg(jpeg))], parameters);
	expect(files).toHaveLength(1);
	return notes.map(({ message }) => message);
};

const scan = Buffer.from(SMALL_JPEG).indexOf(Uint8Array.of(0xff, 0xda));

/** With other bytes in the data of its scan. */
const overwritten = (...bytes: number[]): Uint8Array => {
	const jpeg = Uint8Array.from(SMALL_JPEG);
	jpeg.set(bytes, scan + 16);
	return jpeg;
};

const DAMAGED = 'The document is damaged inside: images of its page 1 are damaged. Check the result.';

describe('drawing pages', () => {
	test.each([
		['ends too early', SMALL_JPEG.subarray(0, SMALL_JPEG.length - END - 1)],
		['ends before its scan', SMALL_JPEG.subarray(0, scan)],
		['has a reserved marker in its scan', overwritten(0xff, 0x40)],
	])('says that an image is damaged which %s', async (_, jpeg) => {
		expect(await notesOf(jpeg)).toEqual([DAMAGED]);
	});

	test.each([
		['is whole', SMALL_JPEG],
		['is followed by blank bytes', Buffer.concat([SMALL_JPEG, Buffer.alloc(99)])],
	])('says nothing of an image that %s', async (_, jpeg) => {
		expect(await notesOf(jpeg)).toEqual([]);
	});

	test.each([
		['an escaped byte', overwritten(0xff, 0x00)],
		['the mark of a restart', overwritten(0xff, 0xd3)],
	])('says by its codes, not by its marks, that an image is damaged whose scan was overwritten with %s', async (_, jpeg) => {
		expect(isCutImage('DCTDecode', jpeg)).toBe(false);
		expect(await notesOf(jpeg)).toEqual(['The document is damaged inside: an image in it is damaged. Check the result.']);
	});
});

test('a JPEG image is cut short although a preview within it has an end', () => {
	const [start, rest] = [SMALL_JPEG.subarray(0, 2), SMALL_JPEG.subarray(2)];
	const length = SMALL_JPEG.length + 2;
	const preview = [0xff, 0xe1, length >> 8, length & 255, ...SMALL_JPEG];
	const image = Buffer.concat([start, Uint8Array.from(preview), rest]);
	expect(isCutImage('DCTDecode', image)).toBe(false);
	expect(isCutImage('DCTDecode', image.subarray(0, image.length - END))).toBe(true);
});

test('JPEG 2000 ends with its code stream, and perhaps a line end', () => {
	const image = Uint8Array.of(0xff, 0x4f, 0xff, 0x51, ...new Uint8Array(40), 0xff, 0xd9);
	expect(isCutImage('JPXDecode', image)).toBe(false);
	expect(isCutImage('JPXDecode', Buffer.concat([image, Buffer.from('\r\n')]))).toBe(false);
	expect(isCutImage('JPXDecode', image.subarray(0, 30))).toBe(true);
});

test('JBIG2 has all of its segments, whose headers and data have the length that they say', () => {
	const page = [0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19, ...new Uint8Array(19)];
	const region = [0, 0, 0, 1, 38, 0x20, 0, 1, 0, 0, 0, 18, ...new Uint8Array(18)];
	const image = Uint8Array.from([...page, ...region]);
	expect(isCutImage('JBIG2Decode', image)).toBe(false);
	expect(isCutImage('JBIG2Decode', image.subarray(0, -1))).toBe(true);
	expect(isCutImage('JBIG2Decode', image.subarray(0, page.length + 11))).toBe(true);
	const endless = Uint8Array.from(image);
	endless.fill(0xff, page.length + 8, page.length + 12);
	expect(isCutImage('JBIG2Decode', endless)).toBe(false);
});

test('data without marks, and no data, tell nothing', () => {
	expect(isCutImage('CCITTFaxDecode', Uint8Array.of(1, 2, 3))).toBe(false);
	expect(isCutImage('DCTDecode', new Uint8Array(0))).toBe(false);
});
