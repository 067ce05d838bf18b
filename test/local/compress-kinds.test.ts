/** compress_document: kinds of images beside photos (docs/semantics.md, §37.3 and §37.5), as poppler and mutool see them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { Pdfium } from '../../shared/model/drawing/pdfium';
import { writeJpeg } from '../../shared/model/image/export/jpeg-writer';
import { compressed } from '../support/hosts/compressed';
import { rawPages } from '../support/documents/raw';
import { png } from '../support/documents/images';
import { pathOf } from '../support/judges/programs.cjs';
import { qpdfCheck, renderPages, withPrograms } from '../support/judges/tools';
import { similarity } from '../support/readers/pictures';
import { Random } from '../support/random';
import { job } from '../support/hosts/local';
import { testInTurn } from '../support/sample';

type Sample = (x: number, y: number, channel: number) => number;

/** Deflated samples of 8 bits, or of one. */
function samples(width: number, height: number, channels: number, bits: 1 | 8, sample: Sample): string {
	const row = Math.ceil((width * channels * bits) / 8);
	const data = Buffer.alloc(row * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			for (let i = 0; i < channels; i++) {
				const value = sample(x, y, i);
				if (bits === 8) data[y * row + x * channels + i] = value;
				else if (value) data[y * row + (x >> 3)]! |= 0x80 >> (x & 7);
			}
	return deflateSync(data, { level: 9 }).toString('latin1');
}

const IMAGE = '/Type/XObject/Subtype/Image/Filter/FlateDecode';

/** A page of 300 × 200 points with image 60 on 100 × 100 of them. */
const pageOf = (entries: string, data: string, others: Record<number, string | readonly [string, string]> = {}): Uint8Array =>
	rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
		objects: {
			41: ['', '0.9 1 0.8 rg 0 0 300 200 re f 0.5 0 0 rg q 100 0 0 100 20 20 cm /I Do Q'],
			60: [entries, data],
			...others,
		},
	});

/** Rings of all sizes, which have curves as scanned letters do. */
function scan(): Sample {
	const random = new Random(11);
	const rings = Array.from({ length: 1024 }, () => [random.next(), random.next(), random.next()] as const);
	return (x, y) => {
		const [left, top, size] = rings[(Math.floor(x / 28) + Math.floor(y / 28) * 26) & 1023]!;
		const distance = Math.hypot((x % 28) - 10 - left * 8, (y % 28) - 10 - top * 8);
		return Number(distance < 4 + size * 6 && distance > 2 + size * 4);
	};
}

const wave: Sample = (x, y, channel) => (Math.sin(x / 40 + channel) * Math.cos(y / 60) + 1) * 120 + ((x * 7 + y * 13) % 9);

const INK = '[/Separation/Blue/DeviceRGB<</FunctionType 2/Domain[0 1]/N 1/C0[1 1 1]/C1[0 0.1 0.6]>>]';

interface Listed {
	readonly kind: string;
	readonly width: number;
	readonly encoding: string;
}

function imagesOf(bytes: Uint8Array): Listed[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-images-'));
	try {
		writeFileSync(path.join(folder, 'a.pdf'), bytes);
		const lines = execFileSync(pathOf('pdfimages')!, ['-list', path.join(folder, 'a.pdf')], { encoding: 'utf8' });
		return lines
			.trim()
			.split('\n')
			.slice(2)
			.map((line) => line.trim().split(/\s+/))
			.map((words) => ({ kind: words[2]!, width: Number(words[3]), encoding: words[8]! }));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const drawn = (bytes: Uint8Array, dpi = 100) => renderPages(bytes, { dpi })[0]!;

withPrograms('poppler', 'qpdf')('compress_document', () => {
	describe('of text and drawings in JPEG images', () => {
		const rings = scan();
		const drawing: Sample = (x, y) => (y > 160 && y < 360 && rings(x >> 2, y >> 2, 0) ? 0 : 255);

		/** 720 pixels per inch for 1,000. */
		async function jpegPage(sample: Sample, side: number): Promise<Uint8Array> {
			const samples = (y: number) => Uint8Array.from({ length: side }, (_, x) => sample(x, y, 0));
			const given = { width: side, height: side, resolution: 300, quality: 90, color: 'gray', samples } as const;
			const data = await writeJpeg(given, job().pace);
			const entries = `/Type/XObject/Subtype/Image/Filter/DCTDecode/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray`;
			return pageOf(entries, Buffer.from(data).toString('latin1'));
		}

		test.each([
			['leaves 300 pixels per inch', drawing, 417],
			['and fewer of photos', wave, 208],
		] as const)('%s', async (_, sample, width) => {
			const before = await jpegPage(sample, 1000);
			const { bytes } = await compressed(before);
			expect(imagesOf(bytes)).toMatchObject([{ width, encoding: 'jpeg' }]);
			expect(bytes.length).toBeLessThan(before.length);
			expect(qpdfCheck(bytes).clean).toBe(true);
		});

		test('changes no pixel of those that have no more', async () => {
			const before = await jpegPage(drawing, 416);
			const { bytes, facts, notes } = await compressed(before, { resolution: 96, quality: 20 });
			expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
			expect(notes.map(({ message }) => message).join()).toContain('1 like drawings or text');
			expect(drawn(bytes, 300)).toEqual(drawn(before, 300));
			const photo = await compressed(await jpegPage(wave, 416), { resolution: 96, quality: 20 });
			expect(photo.facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
			// Also with other wishes.
			const gray = await compressed(before, { resolution: 96, grayscale: true });
			expect(gray.facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
		});
	});

	testInTurn('makes scans and stencils of one bit facsimiles, without a change of a pixel', async () => {
		const data = samples(700, 700, 1, 1, scan());
		const size = '/Width 700/Height 700/BitsPerComponent 1';
		for (const entries of [
			'/ColorSpace/DeviceGray',
			'/ColorSpace/DeviceGray/Decode[1 0]',
			'/ImageMask true',
			'/ImageMask true/Decode[1 0]',
			'/ColorSpace[/Indexed/DeviceRGB 1<ff0000000080>]',
		]) {
			const before = pageOf(IMAGE + size + entries, data);
			const { bytes } = await compressed(before, { resolution: '50', quality: '10' });
			expect(imagesOf(bytes)).toMatchObject([{ width: 700, encoding: 'ccitt' }]);
			expect(bytes.length).toBeLessThan(before.length);
			expect(qpdfCheck(bytes).clean).toBe(true);
			expect(Buffer.compare(drawn(before, 504).rgb, drawn(bytes, 504).rgb)).toBe(0);
		}
	});

	testInTurn('gives soft masks the resolution that pages need', async () => {
		const before = pageOf(
			`${IMAGE}/Width 600/Height 600/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 61 0 R`,
			samples(600, 600, 3, 8, wave),
			{ 61: [`${IMAGE}/Width 600/Height 600/BitsPerComponent 8/ColorSpace/DeviceGray`, samples(600, 600, 1, 8, wave)] },
		);
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(imagesOf(bytes)).toMatchObject([
			{ kind: 'image', width: 208 },
			{ kind: 'smask', width: 208 },
		]);
		expect(similarity(drawn(before), drawn(bytes))).toBeGreaterThan(0.99);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn('leaves a mask with a matte, whose colors fit its samples only', async () => {
		const before = pageOf(
			`${IMAGE}/Width 600/Height 600/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 61 0 R`,
			samples(600, 600, 3, 8, wave),
			{
				61: [
					`${IMAGE}/Width 600/Height 600/BitsPerComponent 8/ColorSpace/DeviceGray/Matte[0 0 0]`,
					samples(600, 600, 1, 8, wave),
				],
			},
		);
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
		expect(imagesOf(bytes)).toMatchObject([{ width: 600 }, { width: 600 }]);
	});

	testInTurn.each([
		['one ink', `/ColorSpace${INK}`, 1, 'jpeg'],
		['indices of one ink', `/ColorSpace[/Indexed${INK} 255 62 0 R]`, 1, 'jpeg'],
		['four inks', '/ColorSpace/DeviceCMYK', 4, 'jpeg'],
		['Lab', '/ColorSpace[/Lab<</WhitePoint[0.95 1 1.09]/Range[-100 100 -100 100]>>]', 3, 'image'],
		['indices of four inks', '/ColorSpace[/Indexed/DeviceCMYK 255 63 0 R]', 1, 'image'],
	] as const)('makes images of %s smaller, in their own colors', async (_, entries, channels, encoding) => {
		const before = pageOf(`${IMAGE}/Width 600/Height 600/BitsPerComponent 8${entries}`, samples(600, 600, channels, 8, wave), {
			62: ['', Buffer.from(Array.from({ length: 256 }, (__, i) => 255 - i)).toString('latin1')],
			63: ['', Buffer.from(Array.from({ length: 1024 }, (__, i) => (i & 3 ? (i >> 2) ^ 255 : (i >> 4) + 20))).toString('latin1')],
		});
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(imagesOf(bytes)).toMatchObject([{ width: 208, encoding }]);
		expect(bytes.length).toBeLessThan(before.length / 2);
		expect(similarity(drawn(before, 72), drawn(bytes, 72))).toBeGreaterThan(0.98);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn.each([
		[
			'a tiling pattern',
			'/Pattern<</P 70 0 R>>',
			'/Pattern cs /P scn 0 0 300 200 re f',
			'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 150 100]/XStep 150/YStep 100',
		],
		[
			'a soft mask',
			'/ExtGState<</G<</SMask<</S/Luminosity/G 70 0 R>>>>>>',
			'/G gs 0 0 0.5 rg 0 0 300 200 re f',
			'/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Group<</S/Transparency/CS/DeviceRGB>>',
		],
		['a glyph', '/Font<</F 71 0 R>>', 'BT /F 1 Tf 20 20 Td (a) Tj ET', ''],
	] as const)('compresses the image of %s with all its pixels', async (_, resources, content, entries) => {
		const photo = samples(600, 400, 3, 8, wave);
		const before = rawPages(1, {
			pages: { 1: `/Resources<<${resources}>>` },
			objects: {
				41: ['', content],
				60: [`${IMAGE}/Width 600/Height 400/BitsPerComponent 8/ColorSpace/DeviceRGB`, photo],
				70: [`${entries}/Resources<</XObject<</I 60 0 R>>>>`, `${entries ? '' : '1 0 d0 '}q 150 0 0 100 0 0 cm /I Do Q`],
				71: '<</Type/Font/Subtype/Type3/FontBBox[0 0 150 100]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 70 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[150]/Resources<</XObject<</I 60 0 R>>>>>>',
			},
		});
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(bytes.length).toBeLessThan(before.length / 2);
		expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Width 600\b/);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(similarity(drawn(before, 100), drawn(bytes, 100))).toBeGreaterThan(0.99);
	});

	test.each([
		['of one bit', '/BitsPerComponent 1/ColorSpace/DeviceGray'],
		['stencil', '/ImageMask true'],
		['of a palette', '/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 1<000000ffffff>]'],
		['with a mask', '/BitsPerComponent 8/ColorSpace/DeviceGray/SMask 61 0 R'],
		['of four inks', '/BitsPerComponent 16/ColorSpace/DeviceCMYK'],
	])('leaves an image %s that claims more than it has, and takes no memory for it', async (_, entries) => {
		const huge = `${IMAGE}/Width 65535/Height 2000000000${entries}`;
		const before = pageOf(huge, samples(300, 300, 1, 8, wave), {
			61: [`${IMAGE}/Width 2000000000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceGray`, samples(300, 300, 1, 8, wave)],
		});
		const start = process.memoryUsage().arrayBuffers;
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
		expect(Buffer.from(bytes).includes('/Height 2000000000')).toBe(true);
		expect(process.memoryUsage().arrayBuffers - start).toBeLessThan(64 * 1024 * 1024);
	});
});

withPrograms('imagemagick', 'poppler')('JPEG 2000', () => {
	testInTurn('becomes JPEG in the colors that it says itself', async () => {
		const photo = png({ type: 2, depth: 8, width: 400, height: 400, pixel: (x, y, channel) => wave(x, y, channel) / 256 });
		for (const more of [[], ['-colorspace', 'gray']]) {
			const data = execFileSync(pathOf('convert')!, ['png:-', ...more, '-define', 'jp2:rate=1.5', 'jp2:-'], { input: photo });
			const before = pageOf('/Type/XObject/Subtype/Image/Width 400/Height 400/Filter/JPXDecode', data.toString('latin1'));
			const { bytes, facts } = await compressed(before, { resolution: '144' });
			expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
			expect(imagesOf(bytes)).toMatchObject([{ width: 200, encoding: 'jpeg' }]);
			expect(similarity(drawn(before, 72), drawn(bytes, 72))).toBeGreaterThan(0.98);
		}
	});
});

testInTurn('an image that takes too long to draw stays, and is counted', async () => {
	const tired = jest.spyOn(Pdfium.prototype, 'isTired', 'get').mockReturnValue(true);
	const draw = jest.spyOn(Pdfium.prototype, 'draw').mockRejectedValue(new Error('stopped'));
	try {
		const photo = samples(600, 600, 3, 8, wave);
		const entries = `${IMAGE}/Width 600/Height 600/BitsPerComponent 8/ColorSpace/DeviceRGB/Decode[1 0 1 0 1 0]`;
		const { notes } = await compressed(pageOf(entries, photo));
		expect(draw).toHaveBeenCalledTimes(1);
		expect(notes).toContainEqual(expect.objectContaining({ code: 'images_kept' }));
	} finally {
		tired.mockRestore();
		draw.mockRestore();
	}
});
