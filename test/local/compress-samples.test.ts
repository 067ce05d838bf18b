/** compress_document: images that stay samples, masks and bits (docs/semantics.md, §37.5), as poppler and mutool see them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { compressed } from '../support/hosts/compressed';
import { rawPages } from '../support/documents/raw';
import { pathOf } from '../support/judges/programs.cjs';
import { picturesByMupdf, qpdfCheck, renderPages, withPrograms, withTools } from '../support/judges/tools';
import { similarity } from '../support/readers/pictures';
import { Random } from '../support/random';
import { inTurn } from '../support/sample';

/** The result is a document that qpdf finds nothing wrong with. */
async function checked(...given: Parameters<typeof compressed>) {
	const made = await compressed(...given);
	expect(qpdfCheck(made.bytes).clean).toBe(true);
	return made;
}

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Image {
	readonly width: number;
	readonly height: number;
	readonly bits: number;
	/** Entries of its dictionary. */
	readonly entries: string;
	readonly data: Uint8Array;
	/** Another stream, object 62. */
	readonly other?: readonly [entries: string, data: Uint8Array];
}

/** A page of 4 by 4 inches that shows the image over a blue ground. */
function shownOn({ width, height, bits, entries, data, other }: Image): Uint8Array {
	const stream = (entries: string, bytes: Uint8Array) =>
		[`/Type/XObject/Subtype/Image/Filter/FlateDecode${entries}`, deflateSync(bytes).toString('latin1')] as const;
	const size = `/Width ${width}/Height ${height}/BitsPerComponent ${bits}`;
	return rawPages(1, {
		pages: { 1: '/MediaBox[0 0 288 288]/Resources<</XObject<</I 60 0 R>>>>' },
		objects: {
			60: stream(`${size}${entries}`, data),
			41: ['', 'q 0.2 0.3 0.9 rg 0 0 288 288 re f 0.8 0 0 rg 288 0 0 288 0 0 cm /I Do Q'],
			...(other && { 62: stream(other[0], other[1]) }),
		},
	});
}

/** As pdfimages lists them: type, width, height, color, components, bits, encoding. */
function imagesOf(bytes: Uint8Array): string[] {
	const file = path.join(folder, 'listed.pdf');
	writeFileSync(file, bytes);
	const list = execFileSync(pathOf('pdfimages')!, ['-list', file], { encoding: 'utf8' });
	const rows = list.trimEnd().split('\n').slice(2);
	return rows.map((row) => row.trim().split(/\s+/).slice(2, 9).join(' '));
}

const samples = (
	width: number,
	height: number,
	channels: number,
	at: (x: number, y: number, channel: number) => number,
): Uint8Array =>
	Uint8Array.from({ length: width * height * channels }, (_, index) => {
		const pixel = Math.floor(index / channels);
		return at(pixel % width, Math.floor(pixel / width), index % channels) * 255;
	});

const waves = (random: Random) => (x: number, y: number, channel: number) =>
	((Math.sin(x / 50 + channel) * Math.cos(y / 70) + 1) / 2) * 0.94 + random.next() * 0.06;

/** Bits of a page of text, as a scanner makes them: dark round strokes on white. */
function scannedBits(width: number, height: number, random: Random): Uint8Array {
	const data = new Uint8Array((width / 8) * height).fill(255);
	for (let line = 60; line < height - 60; line += 50)
		for (let x = 60; x < width - 60; x += 30 + random.below(20)) {
			const [outer, inner, flat] = [12 + random.next() * 4, 6 + random.next() * 3, 0.6 + random.next() * 0.6];
			for (let y = line - 16; y < line + 16; y++)
				for (let at = x - 24; at < x + 24; at++) {
					const distance = Math.hypot((at - x) * flat, y - line);
					// Edges of a scan are not even.
					if (distance < outer - random.next() * 2 && distance > inner + random.next() * 2)
						data[(y * width + at) >> 3]! &= ~(0x80 >> (at & 7));
				}
		}
	return data;
}

const expectSameLook = (before: Uint8Array, after: Uint8Array): void => {
	const [poppler, mutool] = [
		(given: Uint8Array) => renderPages(given, { dpi: 150 }),
		(given: Uint8Array) => picturesByMupdf(given),
	];
	for (const draw of [poppler, mutool]) {
		const [one, other] = [before, after].map((given) => draw(given)[0]!);
		expect(Buffer.compare(one!.rgb, other!.rgb)).toBe(0);
	}
};

const likeness = (before: Uint8Array, after: Uint8Array): number => {
	const [one, other] = [before, after].map((given) => renderPages(given, { dpi: 50 })[0]!);
	return similarity(one!, other!);
};

withTools(
	'poppler',
	'qpdf',
	'mutool',
)('compress_document', () => {
	describe('packs bits as a facsimile', () => {
		inTurn(withPrograms('poppler'))('of images, masks and palettes', async () => {
			for (const [entries, type] of [
				['/ColorSpace/DeviceGray', 'image'],
				['/ColorSpace/DeviceGray/Decode[1 0]', 'image'],
				['/ImageMask true', 'stencil'],
				['/ColorSpace[/Indexed/DeviceRGB 1<803000FFF0D0>]', 'image'],
			] as const) {
				const [width, height] = [1200, 1200];
				const before = shownOn({ width, height, bits: 1, entries, data: scannedBits(width, height, new Random(1)) });
				const { bytes } = await checked(before);
				expect(bytes.length).toBeLessThan(before.length * 0.97);
				expect(imagesOf(bytes)).toEqual([expect.stringMatching(new RegExp(`^${type} ${width} ${height} .* 1 ccitt$`))]);
				expectSameLook(before, bytes);
			}
		});
	});

	describe('makes a soft mask smaller', () => {
		const [width, height] = [1200, 1200];
		const mask = (more: string) =>
			shownOn({
				width: 40,
				height: 40,
				bits: 8,
				entries: '/ColorSpace/DeviceRGB/SMask 62 0 R',
				data: samples(40, 40, 3, (x, y) => (x ^ y) / 40),
				other: [
					`/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray${more}`,
					samples(width, height, 1, waves(new Random(2))),
				],
			});

		withPrograms('poppler').test('to the resolution of its image', async () => {
			const before = mask('');
			const { bytes, facts } = await checked(before, { resolution: '100' });
			expect(imagesOf(bytes)[1]).toMatch(/^smask 400 400 gray 1 8/);
			expect(bytes.length).toBeLessThan(before.length / 5);
			expect(facts).toMatchObject({ keptImages: 1 });
			expect(likeness(before, bytes)).toBeGreaterThan(0.99);
		});

		withPrograms('poppler').test('but not one with a matte', async () => {
			const { bytes } = await checked(mask('/Matte[0 0 0]'), { resolution: '100' });
			expect(imagesOf(bytes)[1]).toMatch(/^smask 1200 1200 gray 1 8/);
		});
	});

	inTurn(withPrograms('poppler'))('makes images of other color spaces smaller, and keeps these', async () => {
		const [width, height] = [600, 600];
		const tint = '<</FunctionType 2/Domain[0 1]/N 1/C0[1 1 1]/C1[0.9 0.1 0]>>';
		for (const [entries, channels, listed, encoding, bits] of [
			['/ColorSpace/DeviceCMYK', 4, 'cmyk', 'jpeg', 8],
			['/ColorSpace/DeviceCMYK', 4, 'cmyk', 'jpeg', 16],
			[`/ColorSpace[/Separation/Spot/DeviceRGB ${tint}]`, 1, 'sep', 'jpeg', 8],
			['/ColorSpace[/Lab<</WhitePoint[0.9505 1 1.089]>>]', 3, 'lab', 'image', 8],
			['/ColorSpace[/Lab<</WhitePoint[0.9505 1 1.089]>>]', 3, 'lab', 'image', 16],
		] as const) {
			const bytesOf = samples(width, height, channels, waves(new Random(3)));
			const data = bits === 8 ? bytesOf : Uint8Array.from({ length: bytesOf.length * 2 }, (_, index) => bytesOf[index >> 1]!);
			const before = shownOn({ width, height, bits, entries, data });
			const { bytes, facts } = await checked(before, { resolution: '75' });
			expect(imagesOf(bytes)).toEqual([expect.stringMatching(new RegExp(`^image 300 300 ${listed} ${channels} 8 ${encoding}$`))]);
			expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
			expect(bytes.length).toBeLessThan(before.length * 0.4);
			expect(likeness(before, bytes)).toBeGreaterThan(0.99);
		}
	});

	test('packs drawings with a predictor, and changes no pixel', async () => {
		const [width, height] = [900, 900];
		const shade = (x: number, y: number, channel: number): number => ((x + y * (channel + 1)) % 256) / 255;
		const data = samples(width, height, 3, shade);
		const before = shownOn({ width, height, bits: 8, entries: '/ColorSpace/DeviceRGB/Mask[1 1 1 1 1 1]', data });
		const { bytes } = await checked(before);
		expect(bytes.length).toBeLessThan(before.length * 0.8);
		expectSameLook(before, bytes);
	});

	inTurn(withPrograms('poppler'))('keeps the pixels of a palette whose colors are not on a line', async () => {
		const palette = Array.from({ length: 256 }, (_, index) => [index, (index * 7) % 256, 255 - index])
			.flat()
			.map((byte) => byte.toString(16).padStart(2, '0'))
			.join('');
		const data = samples(1200, 1200, 1, waves(new Random(4)));
		const entries = `/ColorSpace[/Indexed/DeviceCMYK 191<${palette}>]`;
		const { bytes } = await checked(shownOn({ width: 1200, height: 1200, bits: 8, entries, data }), { resolution: '72' });
		expect(imagesOf(bytes)).toEqual([expect.stringMatching(/^image 1200 1200 index/)]);
	});
});
