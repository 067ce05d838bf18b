/** extract_images: the files, as poppler's pdfimages and ImageMagick see them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import type { ParamsOf } from '../../shared/contract/operations';
import { magick, png, SMALL_JPEG } from '../support/documents/images';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { picturesByMupdf, run, withPrograms, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const extract = (bytes: Uint8Array, params: Partial<ParamsOf<'extract_images'>> = {}) =>
	local.run('extract_images', [asDocument(bytes)], { minimum_size: 1, ...params });

/** The samples of an image as ImageMagick decodes them: 8 bits a channel, in the order of `format`. */
function pixels(bytes: Uint8Array, format: 'gray' | 'rgb' | 'rgba' | 'cmyk'): number[] {
	return [...magick(['in', '-depth', '8', `out:${format}`], bytes)];
}

/** Width, height and colors as pdfimages lists them, without masks. */
function listed(bytes: Uint8Array): string[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-images-'));
	try {
		const file = path.join(folder, 'in.pdf');
		writeFileSync(file, bytes);
		const rows = run('pdfimages', ['-list', file]).stdout.toString('utf8').trim().split('\n').slice(2);
		return rows
			.map((row) => row.trim().split(/\s+/))
			.map(([page, , type, width, height]) => `${page} ${type} ${width}x${height}`);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

type Entry = string | readonly [entries: string, data: string];

/** A page that draws the image `entries` with `data`, and further objects from 61 on. */
const drawn = (entries: string, data: Buffer | string, objects: Readonly<Record<number, Entry>> = {}) =>
	rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>/Contents 70 0 R' },
		objects: {
			60: [`/Type/XObject/Subtype/Image${entries}`, Buffer.from(data).toString('latin1')],
			70: ['', 'q 90 0 0 90 9 9 cm /I Do Q'],
			...objects,
		},
	});

const flate = '/Filter/FlateDecode';
const bytesOf = (...samples: number[]) => deflateSync(Buffer.from(samples));

withPrograms('imagemagick', 'poppler')('samples', () => {
	test.each<[string, string, number[], 'gray' | 'rgb' | 'cmyk', number[]]>([
		['grey of 8 bits', '/ColorSpace/DeviceGray/BitsPerComponent 8', [0, 85, 170, 255], 'gray', [0, 85, 170, 255]],
		['grey of 2 bits', '/ColorSpace/DeviceGray/BitsPerComponent 2', [0x10, 0xb0], 'gray', [0, 85, 170, 255]],
		[
			'grey of 1 bit, turned around',
			'/ColorSpace/DeviceGray/BitsPerComponent 1/Decode[1 0]',
			[0x40, 0x80],
			'gray',
			[255, 0, 0, 255],
		],
		['a stencil', '/ImageMask true/BitsPerComponent 1', [0x40, 0x80], 'gray', [0, 255, 255, 0]],
		[
			'grey in a part of its range',
			'/ColorSpace/DeviceGray/BitsPerComponent 8/Decode[0 .5]',
			[0, 255, 255, 0],
			'gray',
			[0, 128, 128, 0],
		],
		[
			'RGB',
			'/ColorSpace/DeviceRGB/BitsPerComponent 8',
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
			'rgb',
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
		],
		[
			'RGB of 4 bits',
			'/ColorSpace/CalRGB/BitsPerComponent 4',
			[0x0f, 0x0f, 0x0f, 0xf0, 0xf0, 0xf0],
			'rgb',
			[0, 255, 0, 255, 0, 255, 255, 0, 255, 0, 255, 0],
		],
		[
			'a palette',
			'/ColorSpace[/Indexed/DeviceRGB 1<ff000000ff00>]/BitsPerComponent 1',
			[0x40, 0x80],
			'rgb',
			[255, 0, 0, 0, 255, 0, 0, 255, 0, 255, 0, 0],
		],
		[
			'a palette of grey',
			'/ColorSpace[/Indexed/DeviceGray 2<ff8000>]/BitsPerComponent 4',
			[0x01, 0x20],
			'gray',
			[255, 128, 0, 255],
		],
		[
			'CMYK',
			'/ColorSpace/DeviceCMYK/BitsPerComponent 8',
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
			'cmyk',
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
		],
		[
			'a palette of CMYK',
			'/ColorSpace[/Indexed/DeviceCMYK 1<00000000ff000080>]/BitsPerComponent 1',
			[0x40, 0x80],
			'cmyk',
			[0, 0, 0, 0, 255, 0, 0, 128, 255, 0, 0, 128, 0, 0, 0, 0],
		],
		[
			'one ink',
			'/ColorSpace[/Separation/Spot/DeviceGray 61 0 R]/BitsPerComponent 8',
			[0, 85, 170, 255],
			'gray',
			[255, 170, 85, 0],
		],
	])('gives %s', async (_, entries, samples, format, expected) => {
		const document = drawn(`/Width 2/Height 2${entries}${flate}`, bytesOf(...samples));
		const { files = [], notes, facts } = await extract(document);
		expect(notes).toEqual([]);
		expect(facts).toEqual({ imageCount: 1 });
		const ending = format === 'cmyk' || entries.includes('Separation') ? 'tif' : 'png';
		expect(files.map(({ name, facts: { page, width, height } }) => [name, page, width, height])).toEqual([
			[`00001.${ending}`, 1, 2, 2],
		]);
		expect(pixels(files[0]!.bytes, format)).toEqual(expected);
	});

	test('gives 16 bits as they are', async () => {
		const { files = [] } = await extract(
			drawn(`/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 16${flate}`, bytesOf(1, 2, 3, 4)),
		);
		const samples = magick(['in', '-depth', '16', '-endian', 'MSB', 'out:gray'], files[0]!.bytes);
		expect([...samples]).toEqual([1, 2, 3, 4]);
	});

	test('makes a soft mask of the same size the alpha channel, and others a file', async () => {
		const mask = (width: number, data: number[]): Entry => [
			`/Type/XObject/Subtype/Image/Width ${width}/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8`,
			Buffer.from(data).toString('latin1'),
		];
		const entries = `/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/SMask 61 0 R${flate}`;
		const same = await extract(drawn(entries, bytesOf(10, 20), { 61: mask(2, [0, 128]) }));
		expect(same.files!.map(({ name }) => name)).toEqual(['00001.png']);
		expect(pixels(same.files![0]!.bytes, 'rgba')).toEqual([10, 10, 10, 0, 20, 20, 20, 128]);
		const other = await extract(drawn(entries, bytesOf(10, 20), { 61: mask(3, [1, 2, 3]) }));
		expect(other.files!.map(({ name, facts }) => [name, facts['maskOf']])).toEqual([
			['00001.png', undefined],
			['00001-mask.png', '00001.png'],
		]);
		expect(pixels(other.files![1]!.bytes, 'gray')).toEqual([1, 2, 3]);
		expect(other.facts).toEqual({ imageCount: 1 });
	});

	const halves = (above: number, below: number) =>
		png({ type: 0, depth: 8, width: 40, height: 30, pixel: (x, y) => (x > y ? above : below) });
	const [slope, upsideDown] = [halves(1, 0), halves(0, 1)];

	testInTurn.each<[string, string, string, Uint8Array]>([
		['group 4', 'group4', '/DecodeParms<</K -1/Columns 40>>', slope],
		['group 4 with white as 0', 'group4', '/DecodeParms<</K -1/Columns 40/BlackIs1 true>>', upsideDown],
		['group 4, turned around', 'group4', '/DecodeParms<</K -1/Columns 40>>/Decode[1 0]', upsideDown],
		['a stencil', 'group4', '/DecodeParms[<</K -1/Columns 40>>]/ImageMask true', slope],
	])('gives fax images of %s as TIFF', async (_, coder, parameters, expected) => {
		const data = Buffer.from(magick(['in', '-monochrome', `out:${coder}`], slope));
		const entries = `/Width 40/Height 30/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode${parameters}`;
		const { files = [], notes } = await extract(drawn(entries, data));
		expect(notes).toEqual([]);
		expect(files.map((file) => file.name)).toEqual(['00001.tif']);
		expect(pixels(files[0]!.bytes, 'gray')).toEqual(pixels(expected, 'gray'));
	});

	test.each(['1e38', '99999999999', '1.5'])('leaves out a fax image of %s columns, and says so', async (columns) => {
		const parameters = `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${columns}>>`;
		const entries = `/Width 40/Height 30/ColorSpace/DeviceGray/BitsPerComponent 1${parameters}`;
		const { files, notes } = await extract(drawn(entries, bytesOf(0, 1, 2)));
		expect(files).toEqual([]);
		expect(notes.map(({ code }) => code)).toEqual(['images_left_out']);
	});

	test('gives several inks side by side', async () => {
		const entries = `/Width 2/Height 1/ColorSpace[/DeviceN[/A/B/C/D/E]/DeviceGray 61 0 R]/BitsPerComponent 8${flate}`;
		const { files = [] } = await extract(drawn(entries, bytesOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
		const told = run('identify', ['-format', '%w %h %m', '-'], files[0]!.bytes);
		expect(told.stdout.toString('utf8')).toBe('2 1 TIFF');
		expect(pixels(files[0]!.bytes, 'cmyk')).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
	});

	test('finds what pdfimages finds, in its order', async () => {
		const image = (width: number): Entry => [
			`/Type/XObject/Subtype/Image/Width ${width}/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8`,
			'x'.repeat(width),
		];
		const document = rawPages(2, {
			pages: {
				1: '/Resources<</XObject<</A 60 0 R/F 63 0 R>>/ColorSpace<</S/DeviceGray>>>>/Contents 70 0 R',
				2: '/Resources<</XObject<</A 60 0 R/B 61 0 R>>>>/Contents 71 0 R',
			},
			objects: {
				60: image(20),
				61: image(21),
				62: image(22),
				63: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</C 62 0 R/F 63 0 R>>>>', '/C Do /F Do'],
				70: ['', '/F Do BI /W 5 /H 1 /BPC 8 /CS /S ID abcde EI /A Do'],
				71: ['', '/A Do /B Do'],
			},
		});
		const { files = [] } = await extract(document);
		const ours = files.map(({ facts }) => `${String(facts['page'])} image ${String(facts['width'])}x${String(facts['height'])}`);
		expect(ours).toEqual(['1 image 22x1', '1 image 5x1', '1 image 20x1', '2 image 21x1']);
		// It lists an image for each page that draws it.
		expect([...new Set(listed(document))].filter((row) => row !== '2 image 20x1')).toEqual(ours);
		expect(pixels(files[1]!.bytes, 'gray')).toEqual([...Buffer.from('abcde')]);
	});
});

withTools('mutool', 'imagemagick')('the TIFF predictor', () => {
	test.each([1, 2, 4, 8, 16])('is undone for samples of %d bits as mupdf does', async (depth) => {
		// A gradient from 0 on, by the same step from sample to sample.
		const width = Math.min(2 ** depth, 64);
		const step = Math.max(1, 2 ** depth / 64);
		const bits = Array.from({ length: width }, (_, index) => (index ? step : 0).toString(2).padStart(depth, '0')).join('');
		const row = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g)!;
		const parameters = `/DecodeParms<</Predictor 2/Columns ${width}/BitsPerComponent ${depth}>>`;
		const input = drawn(
			`/ColorSpace/DeviceGray/BitsPerComponent ${depth}/Width ${width}/Height 2${flate}${parameters}`,
			bytesOf(...[...row, ...row].map((byte) => parseInt(byte, 2))),
		);
		const { files } = await extract(input);
		const ours = pixels(files![0]!.bytes, 'gray');
		// The image is 360 pixels wide, from 36 on.
		const [page] = picturesByMupdf(input, 288);
		const middle = (index: number) => Math.floor(36 + ((index + 0.5) * 360) / width);
		for (let index = 0; index < width; index++) {
			const expected = (index * step * 255) / (2 ** depth - 1);
			expect(Math.abs(ours[index]! - expected)).toBeLessThanOrEqual(1);
			expect(Math.abs(page!.rgb[3 * (page!.width * 600 + middle(index))]! - expected)).toBeLessThanOrEqual(2);
		}
	});
});

test('takes JPEG as it is, and a mask beside it', async () => {
	const document = drawn(
		'/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask 61 0 R/Filter[/ASCIIHexDecode/DCTDecode]',
		`${Buffer.from(SMALL_JPEG).toString('hex')}>`,
		{
			61: ['/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8', 'abcd'],
		},
	);
	const { files = [] } = await extract(document);
	expect(files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
		['00001.jpg', 'image/jpeg'],
		['00001-mask.png', 'image/png'],
	]);
	expect(Buffer.compare(files[0]!.bytes, SMALL_JPEG)).toBe(0);
});

test('gives the JPEG back that became a page', async () => {
	const { documents } = await local.run('images_to_pdf', [{ name: 'a.jpg', bytes: SMALL_JPEG }], decode('images_to_pdf', {}));
	const { files = [] } = await extract(documents[0]!.bytes);
	expect(Buffer.compare(files[0]!.bytes, SMALL_JPEG)).toBe(0);
});

test.each<[string, string, string, RegExp]>([
	[
		'JBIG2',
		'/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode',
		'x',
		/^Images were left out: 1 image is compressed with JBIG2/,
	],
	['Lab', '/ColorSpace[/Lab<<>>]/BitsPerComponent 8', 'xxxxxxxxxxxx', /with colors that no image file has/],
	['damaged data', `/ColorSpace/DeviceGray/BitsPerComponent 8${flate}`, 'not deflated', /1 image is damaged/],
])('leaves out %s with a note', async (_, entries, data, message) => {
	const { files, notes } = await extract(drawn(`/Width 2/Height 2${entries}`, data));
	expect(files).toEqual([]);
	expect(notes).toEqual([{ code: 'images_left_out', message: expect.stringMatching(message) }]);
});

test('says why there are no files', async () => {
	const small = drawn('/Width 20/Height 15/ColorSpace/DeviceGray/BitsPerComponent 8', 'x'.repeat(300));
	expect((await extract(small, { minimum_size: 16 })).notes).toMatchObject([{ code: 'no_images', mentions: ['minimum_size'] }]);
	expect((await extract(small, { minimum_size: 15 })).notes).toEqual([]);
	expect((await extract(rawPages(1, {}))).notes).toMatchObject([{ code: 'no_images', message: 'The pages have no images.' }]);
});

test('refuses images of more pixels than are allowed', async () => {
	const document = drawn('/Width 100000/Height 100000/ColorSpace/DeviceGray/BitsPerComponent 8', 'x');
	await expect(extract(document)).rejects.toMatchObject({ code: 'limit_exceeded' });
});
