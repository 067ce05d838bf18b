import { local } from '../../support/hosts/local';
import { magick, png, pixelsOf, withOrientation, type PngOptions } from '../../support/documents/images';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { renderPages, qpdfCheck, uncompressed, withTools, type Picture } from '../../support/judges/tools';
import { sampled } from '../../support/sample';

const pdfOf = async (...images: Uint8Array[]) => {
	const inputs = images.map((bytes, i) => ({ name: `${i + 1}.img`, bytes }));
	const { documents } = await local.run('images_to_pdf', inputs, { page_size: 'image', orientation: 'auto', margin: 0 });
	return documents[0]!.bytes;
};

/** Device pixels for a pixel of the image: enough that no reader blurs them. */
const SCALE = 8;

/** The largest difference between what poppler draws of each pixel and what ImageMagick shows of the image. */
async function difference(image: Uint8Array, like = image): Promise<number> {
	const bytes = await pdfOf(image);
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	const [{ width, rgb }] = renderPages(bytes, { dpi: 96 * SCALE }) as [Picture];
	const wanted = pixelsOf(like, '-auto-orient');
	const columns = width / SCALE;
	expect(rgb.length).toBe(wanted.length * SCALE * SCALE);
	return wanted.reduce((most, value, i) => {
		const [x, y] = [Math.floor(i / 3) % columns, Math.floor(i / 3 / columns)];
		const at = ((y * SCALE + SCALE / 2) * width + x * SCALE + SCALE / 2) * 3 + (i % 3);
		return Math.max(most, Math.abs(value - rgb[at]!));
	}, 0);
}

const kinds: PngOptions[] = (
	[
		[0, [1, 2, 4, 8, 16]],
		[2, [8, 16]],
		[3, [1, 2, 4, 8]],
		[4, [8, 16]],
		[6, [8, 16]],
	] as const
).flatMap(([type, depths]) => depths.flatMap((depth) => [false, true].map((interlaced) => ({ type, depth, interlaced }))));

withTools(
	'qpdf',
	'poppler',
	'imagemagick',
)('PNG images look the same in PDF', () => {
	test.each(sampled(kinds, 6, ({ type }) => type))('type $type, $depth bits, interlaced $interlaced', async (options) => {
		expect(await difference(png(options))).toBeLessThanOrEqual(1);
	});

	test.each<[string, PngOptions]>([
		['a transparent grey', { type: 0, depth: 8, chunks: [['tRNS', Buffer.of(0, 0x55)]], pixel: (x) => (x % 4) / 3 }],
		['a transparent grey of 2 bits', { type: 0, depth: 2, chunks: [['tRNS', Buffer.of(0, 1)]], pixel: (x) => (x % 4) / 3 }],
		[
			'a transparent color',
			{
				type: 2,
				depth: 8,
				chunks: [['tRNS', Buffer.of(0, 255, 0, 0, 0, 255)]],
				pixel: (x, _, c) => (x % 2 === 0 && c === 1 ? 0 : 1),
			},
		],
		['a transparent grey of 16 bits', { type: 0, depth: 16, chunks: [['tRNS', Buffer.of(0, 0)]], pixel: (x) => (x % 4) / 3 }],
		['a palette with alpha', { type: 3, depth: 4, chunks: [['tRNS', Buffer.of(0, 64, 128, 192)]] }],
		['a palette with alpha, interlaced', { type: 3, depth: 2, interlaced: true, chunks: [['tRNS', Buffer.of(0, 64, 128)]] }],
		['sRGB', { type: 2, depth: 8, chunks: [['sRGB', Buffer.of(0)]] }],
		['data in many chunks', { type: 2, depth: 8, piece: 7 }],
		['a wrong checksum', { type: 2, depth: 8, compressed: (data) => Buffer.concat([data.subarray(0, -4), Buffer.alloc(4)]) }],
		['a row too many', { type: 2, depth: 8, raw: (rows) => Buffer.concat([rows, rows.subarray(0, 97)]) }],
	])('with %s', async (_, options) => {
		expect(await difference(png(options), _ === 'a wrong checksum' ? png({ type: 2, depth: 8 }) : undefined)).toBeLessThanOrEqual(
			2,
		);
	});

	test('keeps valid data as it is, and writes other data again', async () => {
		const good = png({ type: 2, depth: 8 });
		const data = Buffer.from(good.subarray(8 + 25 + 8, -12 - 4));
		expect(Buffer.from(await pdfOf(good)).includes(data)).toBe(true);
		const bad = png({ type: 2, depth: 8, compressed: (all) => Buffer.concat([all.subarray(0, -4), Buffer.alloc(4)]) });
		expect(Buffer.from(await pdfOf(bad)).includes(data.subarray(0, -4))).toBe(false);
	});
});

withTools('poppler')('a transparent color of 16 bits', () => {
	const jury = assembleJury();

	// Poppler and pdfium ignore color keys of 16 bits.
	test.each([false, true])('is transparent in all readers, interlaced %s', async (interlaced) => {
		const image = png({
			type: 2,
			depth: 16,
			interlaced,
			width: 4,
			height: 4,
			chunks: [['tRNS', Buffer.of(255, 255, 0, 0, 255, 255)]],
			pixel: (x, _, component) => (x < 2 ? [1, 0, 1] : [0, 0, 1])[component]!,
		});
		for (const [reader, picture] of await jury.pictures(await pdfOf(image), 96 * SCALE)) {
			expect([reader, colorAt(picture, SCALE, SCALE)]).toEqual([reader, [255, 255, 255]]);
			expect([reader, colorAt(picture, 3 * SCALE, SCALE)]).toEqual([reader, [0, 0, 255]]);
		}
	});
});

withTools(
	'qpdf',
	'poppler',
	'imagemagick',
)('JPEG images in PDF', () => {
	const photo = (...more: string[]) => magick(['-size', '24x16', 'gradient:red-blue', '-quality', '95', ...more, 'out:jpg']);

	test.each([1, 2, 3, 4, 5, 6, 7, 8])('stand upright with EXIF orientation %d', async (orientation) => {
		// Four quarters of different colors, so that every orientation differs.
		const quarters = [
			'(',
			'-size',
			'16x16',
			'xc:red',
			'xc:lime',
			'+append',
			')',
			'(',
			'-size',
			'16x16',
			'xc:blue',
			'xc:white',
			'+append',
			')',
			'-append',
		];
		const image = withOrientation(magick([...quarters, '-resize', '32x16!', '-sampling-factor', '1x1', 'out:jpg']), orientation);
		const { rgb, width } = renderPages(await pdfOf(image), { dpi: 96 * SCALE })[0]!;
		const upright = pixelsOf(image, '-auto-orient');
		const columns = orientation >= 5 ? 16 : 32;
		expect(width).toBe(columns * SCALE);
		for (const [x, y] of [
			[3, 3],
			[columns - 4, 3],
			[3, 512 / columns - 4],
			[columns - 4, 512 / columns - 4],
		] as const)
			for (const channel of [0, 1, 2]) {
				const drawn = rgb[((y * SCALE + 4) * width + x * SCALE + 4) * 3 + channel]!;
				expect(Math.abs(drawn - upright[(y * columns + x) * 3 + channel]!)).toBeLessThan(8);
			}
	});

	test.each([
		['RGB', []],
		['progressive', ['-interlace', 'JPEG']],
		['grey', ['-colorspace', 'Gray']],
	] as const)('%s: look as they do outside', async (_, more) => {
		expect(await difference(photo(...more))).toBeLessThanOrEqual(4);
	});

	test('CMYK with Adobe marker is inverted, as Photoshop and its followers write it', async () => {
		const image = magick(['-size', '16x16', 'xc:cmyk(255,0,0,0)', '-colorspace', 'CMYK', '-quality', '100', 'out:jpg']);
		const { rgb } = renderPages(await pdfOf(image), { dpi: 96 })[0]!;
		// Cyan, not its opposite.
		expect(rgb[0]!).toBeLessThan(100);
		expect(rgb[2]!).toBeGreaterThan(150);
	});

	test('keep their bytes', async () => {
		const images = [photo(), photo('-interlace', 'JPEG')];
		const bytes = Buffer.from(await pdfOf(...images));
		for (const image of images) expect(bytes.includes(Buffer.from(image))).toBe(true);
	});

	test('one profile serves all images of a camera', async () => {
		const image = png({ type: 2, depth: 8, chunks: [['sRGB', Buffer.of(0)]] });
		expect(uncompressed(await pdfOf(image, image, image)).match(/acsp/g)).toHaveLength(1);
	});
});
