import { OctavoError } from '../../../shared/contract/errors';
import { readImage, type Image } from '../../../shared/model/image/image';
import { chunk, header, magick, png, PNG_SIGNATURE, SMALL_JPEG, type PngOptions } from '../../support/documents/images';
import { job } from '../../support/hosts/local';
import { withTools } from '../../support/judges/tools';

const read = (bytes: Uint8Array): Promise<Image> => readImage({ name: 'image', bytes }, 'image', job());

/** The message on the field, which is the only one. */
async function refusal(bytes: Uint8Array): Promise<string> {
	try {
		await read(bytes);
	} catch (thrown) {
		expect(thrown).toBeInstanceOf(OctavoError);
		const { code, issues } = thrown as OctavoError;
		expect([code, issues.map(({ field }) => field)]).toEqual(['invalid_parameters', ['image']]);
		return issues[0]!.message;
	}
	return 'not refused';
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');

describe('names the kind of a file that is not a PNG or JPEG image', () => {
	test.each([
		['an empty file', text('')],
		['a GIF image', text('GIF89a...')],
		['a WebP image', text('RIFF\x10\0\0\0WEBPVP8 ')],
		['a TIFF image', text('II*\0\x08\0\0\0')],
		['a TIFF image', text('MM\0*\0\0\0\x08')],
		['a HEIC image', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
		['an AVIF image', text('\0\0\0\x18ftypavif\0\0\0\0')],
		['a BMP image', text('BM\x46\0\0\0')],
		['an SVG drawing', text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['an SVG drawing', text('\xef\xbb\xbf<svg/>')],
		['an HTML page', text('<!DOCTYPE html><title>Not found</title>')],
		['an HTML page', text('\n<HTML><BODY>')],
		['a PDF document', text('%PDF-1.7\n')],
		['a JPEG 2000 image', text('\0\0\0\x0cjP  \r\n\x87\n')],
		['a ZIP archive', text('PK\x03\x04')],
		['text', text('some words')],
		['text', Buffer.from(`${'ä'.repeat(511)}xä, cut within a character`, 'utf8')],
		['not an image', text('some\0bytes')],
		['not an image', Buffer.from('Größe', 'latin1')],
	])('as %s', async (kind, bytes) => {
		expect(await refusal(bytes)).toBe(`is ${kind}; it must be a PNG or JPEG image`);
	});
});

describe('bad PNG images', () => {
	const options: PngOptions = { type: 2, depth: 8 };
	const whole = Buffer.from(png(options));

	test.each<[string, Uint8Array, RegExp]>([
		['cut short in its data', whole.subarray(0, 600), /cut short/],
		['that ends after its signature', whole.subarray(0, 8), /without a header/],
		['without data', Buffer.concat([PNG_SIGNATURE, header(options), chunk('IEND', text(''))]), /without image data/],
		[
			'of 9,000 × 9,000 pixels in a kilobyte',
			Buffer.concat([PNG_SIGNATURE, header({ ...options, width: 9_000, height: 9_000 }), whole.subarray(33)]),
			/cut short/,
		],
		['of no width', png({ ...options, width: 0 }), /is a PNG image of 0 × 32 pixels/],
		[
			'with 16 bits and a palette',
			png({ type: 3, depth: 16, palette: [1, 2, 3] }),
			/16 bits and color type 3, which does not exist/,
		],
		[
			'without its palette',
			Buffer.concat([PNG_SIGNATURE, header({ type: 3, depth: 8 }), whole.subarray(33)]),
			/without its palette/,
		],
		['with half a color in its palette', png({ type: 3, depth: 8, palette: [1, 2, 3, 4] }), /palette is damaged/],
		[
			'in the form of Apple',
			Buffer.concat([PNG_SIGNATURE, chunk('CgBI', text('\x50\0\x20\x06')), whole.subarray(8)]),
			/CgBI.*export it as an ordinary PNG/,
		],
		['with an unknown critical chunk', png({ ...options, chunks: [['ABCD', text('x')]] }), /critical chunk/],
		[
			'with a filter type that does not exist',
			png({ ...options, raw: (rows) => Buffer.concat([Buffer.from([9]), rows.subarray(1)]) }),
			/pixels are damaged/,
		],
		[
			'the same with alpha',
			png({ type: 6, depth: 8, raw: (rows) => Buffer.concat([Buffer.from([9]), rows.subarray(1)]) }),
			/pixels are damaged/,
		],
		[
			'the same interlaced',
			png({ ...options, interlaced: true, raw: (rows) => Buffer.concat([Buffer.from([9]), rows.subarray(1)]) }),
			/pixels are damaged/,
		],
		[
			'with data that does not inflate',
			png({ ...options, compressed: (data) => Buffer.concat([data.subarray(0, 2), Buffer.alloc(900, 0xff)]) }),
			/pixels are damaged/,
		],
		['with a row too few', png({ ...options, raw: (rows) => rows.subarray(97) }), /cut short/],
	])('an image %s is refused', async (_, bytes, message) => {
		expect(await refusal(bytes)).toMatch(message);
	});

	test.each([
		{ type: 6, interlaced: false, ends: 'limit_exceeded' },
		{ type: 2, interlaced: true, ends: 'limit_exceeded' },
		{ type: 2, interlaced: false, ends: 'ok' },
	] as const)('refuses rows of megabytes, if they must be taken apart: color type $type, interlaced $interlaced', async (one) => {
		const bytes = png({ ...one, depth: 8, width: 700_000, height: 1, filter: 0, pixel: () => 0 });
		const end = await read(bytes).then(
			() => 'ok',
			({ code }: OctavoError) => code,
		);
		expect(end).toBe(one.ends);
	});

	test('unknown ancillary chunks do not matter', async () => {
		await expect(read(png({ ...options, chunks: [['abCd', text('x')]] }))).resolves.toMatchObject({ width: 32, height: 32 });
	});

	test('a chunk that claims to be longer than the file ends with it', async () => {
		const bytes = Buffer.from(whole);
		bytes.writeUInt32BE(0x7fffffff, 33);
		// Its data is there, followed by the bytes of the next chunk.
		await expect(read(bytes)).resolves.toMatchObject({ width: 32, height: 32 });
	});
});

describe('bad JPEG images', () => {
	/** The small JPEG with another start of frame: SOF0 is at `ff c0`. */
	const withFrame = (marker: number, change: (frame: Buffer) => void = () => {}): Buffer => {
		const bytes = Buffer.from(SMALL_JPEG);
		const at = bytes.indexOf(Buffer.of(0xff, 0xc0));
		bytes[at + 1] = marker;
		change(bytes.subarray(at + 4));
		return bytes;
	};

	test.each<[string, Uint8Array, RegExp]>([
		['cut short', SMALL_JPEG.subarray(0, SMALL_JPEG.length - 20), /is cut short/],
		['that ends after two bytes of a marker', text('\xff\xd8\xff\xe0'), /without a start of frame/],
		['of no height', withFrame(0xc0, (frame) => frame.writeUInt16BE(0, 1)), /16 × 0 pixels/],
		['with 12 bits', withFrame(0xc1, (frame) => frame.writeUInt8(12, 0)), /12 bits per component, which PDF cannot hold/],
		['with two components', withFrame(0xc0, (frame) => frame.writeUInt8(2, 5)), /2 components; PDF holds 1, 3 or 4/],
		['that is lossless', withFrame(0xc3), /is a lossless JPEG image, which PDF cannot hold; save it as/],
		['that is hierarchical', withFrame(0xc5), /is a hierarchical JPEG image/],
		['with arithmetic coding', withFrame(0xc9), /with arithmetic coding/],
		[
			'with a frame that lies about its components',
			withFrame(0xc0, (frame) => frame.writeUInt8(200, 5)),
			/start of frame is damaged/,
		],
	])('an image %s is refused', async (_, bytes, message) => {
		expect(await refusal(bytes)).toMatch(message);
	});

	test('bytes after the end of the image are left out, whatever they are', async () => {
		const { documents } = await (
			await import('../../support/hosts/local')
		).local.run('images_to_pdf', [{ name: 'a.jpg', bytes: Buffer.concat([SMALL_JPEG, text('a trailer'), SMALL_JPEG]) }], {
			page_size: 'image',
			orientation: 'auto',
			margin: 0,
		});
		const whole = Buffer.from(documents[0]!.bytes);
		expect(whole.includes(Buffer.from(SMALL_JPEG))).toBe(true);
		expect(whole.includes('a trailer')).toBe(false);
	});
});

describe('what an image says of itself', () => {
	const uint32 = (...values: number[]): Buffer => {
		const bytes = Buffer.alloc(4 * values.length);
		for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, 4 * i);
		return bytes;
	};
	const physical = (x: number, y: number, unit: number): [string, Buffer] => [
		'pHYs',
		Buffer.concat([uint32(x, y), Buffer.of(unit)]),
	];
	const grey: PngOptions = { type: 0, depth: 8 };

	test.each([
		['300 dpi', physical(11811, 11811, 1), 300],
		['no unit', physical(1, 1, 0), undefined],
		['5 dpi', physical(197, 197, 1), undefined],
		['5,000 dpi', physical(196850, 196850, 1), undefined],
	])('the resolution of a PNG image with %s', async (_, chunks, expected) => {
		const { resolution } = await read(png({ ...grey, chunks: [chunks] }));
		expect(resolution && Math.round(resolution.x)).toBe(expected);
	});

	test.each([
		['JFIF without a unit', 0, 300, undefined],
		['JFIF in inches', 1, 300, 300],
		['JFIF in centimetres', 2, 118, 300],
		['JFIF of 5 dpi', 1, 5, undefined],
	])('the resolution of %s', async (_, unit, density, expected) => {
		const bytes = Buffer.from(SMALL_JPEG);
		bytes[13] = unit;
		bytes.writeUInt16BE(density, 14);
		bytes.writeUInt16BE(density, 16);
		const { resolution } = await read(bytes);
		expect(resolution && Math.round(resolution.x)).toBe(expected);
	});

	test('a profile comes before sRGB, and sRGB before gamma', async () => {
		const srgb: [string, Buffer] = ['sRGB', Buffer.of(0)];
		const gamma: [string, Buffer] = ['gAMA', uint32(100_000)];
		expect(await read(png({ ...grey, chunks: [gamma] }))).toMatchObject({ iccVersion: 2 });
		expect(await read(png({ ...grey, chunks: [gamma, srgb] }))).toMatchObject({ iccVersion: 2 });
		expect(await read(png(grey))).toMatchObject({ iccVersion: undefined });
	});

	test.each([
		['none without alpha', png({ type: 2, depth: 8 }), 'none', '1.3'],
		[
			'none where all pixels are opaque',
			png({ type: 6, depth: 8, pixel: (x, y, c) => (c === 3 ? 1 : ((x + y) % 9) / 8) }),
			'none',
			'1.3',
		],
		['a soft mask with alpha', png({ type: 4, depth: 8 }), 'soft-mask', '1.4'],
		[
			'a soft mask with a transparent palette',
			png({ type: 3, depth: 4, chunks: [['tRNS', Buffer.of(0, 128)]] }),
			'soft-mask',
			'1.4',
		],
		['a color key with a transparent grey', png({ ...grey, chunks: [['tRNS', Buffer.of(0, 3)]] }), 'color-key', '1.3'],
		['16 bits', png({ type: 2, depth: 16 }), 'none', '1.5'],
		[
			'a soft mask with a transparent color of 16 bits',
			png({ type: 0, depth: 16, chunks: [['tRNS', Buffer.of(0, 0)]] }),
			'soft-mask',
			'1.5',
		],
		[
			'none with a transparent color of 16 bits that no pixel has',
			png({ type: 0, depth: 16, chunks: [['tRNS', Buffer.of(1, 3)]], pixel: () => 1 }),
			'none',
			'1.5',
		],
	])('transparency and version: %s', async (_, bytes, transparency, version) => {
		expect(await read(bytes)).toMatchObject({ transparency, version });
	});
});

withTools('imagemagick')('JPEG images that ImageMagick writes', () => {
	const photo = (...more: string[]): Uint8Array => magick(['-size', '48x32', 'gradient:red-blue', ...more, 'out:jpg']);

	test.each([
		['baseline', [], { components: 3 }],
		['progressive', ['-interlace', 'JPEG'], { components: 3 }],
		['grey', ['-colorspace', 'Gray'], { components: 1 }],
		['CMYK', ['-colorspace', 'CMYK'], { components: 4 }],
		['without chroma subsampling', ['-sampling-factor', '1x1'], { components: 3 }],
	] as const)('%s', async (_, more, facts) => {
		expect(await read(photo(...more))).toMatchObject({
			kind: 'jpeg',
			width: 48,
			height: 32,
			bitsPerComponent: 8,
			transparency: 'none',
			...facts,
		});
	});
});
