/** compress_document: what happens to each kind of image (docs/semantics.md, §37), as poppler and PDFium see it. */
import { execFileSync } from 'node:child_process';
import { decode } from '../../shared/contract/values/decode';
import { compressed } from '../support/hosts/compressed';
import { local } from '../support/hosts/local';
import { pathOf } from '../support/judges/programs.cjs';
import { qpdfCheck, renderPages, withPrograms, withTools } from '../support/judges/tools';
import { rawPages } from '../support/documents/raw';
import { png, type PngOptions } from '../support/documents/images';
import { sample } from '../support/documents/samples';
import { similarity } from '../support/readers/pictures';
import { Random } from '../support/random';
import { testInTurn } from '../support/sample';

async function imagePage(options: PngOptions): Promise<Uint8Array> {
	const image = { name: 'image.png', bytes: png(options) };
	const { documents } = await local.run('images_to_pdf', [image], decode('images_to_pdf', {}));
	return documents[0]!.bytes;
}

const codesOf = (notes: readonly { readonly code: string }[]): string[] => notes.map(({ code }) => code);

const averageDifference = (one: Uint8Array, other: Uint8Array): number =>
	one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

withTools('poppler', 'qpdf')('compress_document', () => {
	testInTurn('makes photos smaller, and pages look as before', async () => {
		const { bytes: before } = await sample('scanned.pdf');
		const { bytes, facts, notes } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0, bytesBefore: before.length, bytesAfter: bytes.length });
		expect(bytes.length).toBeLessThan(before.length / 10);
		expect(codesOf(notes)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const [one, other] = [before, bytes].map((given) => renderPages(given, { dpi: 100 })[0]!);
		expect(similarity(one!, other!)).toBeGreaterThan(0.99);
	});

	testInTurn('gives the same bytes again', async () => {
		const { bytes } = await sample('scanned.pdf');
		expect(Buffer.compare((await compressed(bytes)).bytes, (await compressed(bytes)).bytes)).toBe(0);
	});

	testInTurn('goes down step by step to the size that is asked', async () => {
		const { bytes: before } = await sample('scanned.pdf');
		const first = await compressed(before);
		const wanted = Math.floor(first.bytes.length * 0.6);
		const smaller = await compressed(before, { maximum_bytes: String(wanted) });
		expect(smaller.bytes.length).toBeLessThanOrEqual(wanted);
		expect(codesOf(smaller.notes)).not.toContain('still_larger');
		const smallest = await compressed(before, { maximum_bytes: '10' });
		expect(smallest.bytes.length).toBeLessThan(wanted);
		expect(codesOf(smallest.notes)).toContain('still_larger');
	});

	testInTurn('makes photos gray', async () => {
		const { bytes: before } = await sample('scanned.pdf');
		const { bytes } = await compressed(before, { grayscale: 'true' });
		const [page] = renderPages(bytes, { dpi: 36 });
		const isGray = page!.rgb.every((value, at) => Math.abs(value - page!.rgb[at - (at % 3)]!) <= 1);
		expect(isGray).toBe(true);
	});

	testInTurn('leaves line art as it is, also in colors of an index', async () => {
		const bars = (x: number, y: number): number => ((x >> 4) + (y >> 4)) % 2;
		const random = new Random(3);
		const inks = Array.from({ length: 200 * 200 }, () => random.next());
		for (const [image, reason] of [
			[
				{ type: 2, depth: 8, width: 400, height: 400, pixel: (x, y) => (bars(x, y) + (x % 7 === 0 ? inks[y]! : 0)) / 2 },
				/drawings/,
			],
			[{ type: 3, depth: 4, width: 200, height: 200, pixel: (x, y) => inks[y * 200 + x]! }, /drawings/],
			[{ type: 0, depth: 1, width: 200, height: 200, pixel: (x, y) => inks[y * 200 + x]! }, /drawings/],
		] satisfies readonly (readonly [PngOptions, RegExp])[]) {
			const before = await imagePage(image);
			const { bytes, facts, notes } = await compressed(before, { resolution: '36', quality: '10' });
			expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
			if (bytes !== before) expect(notes[0]?.message).toMatch(reason);
			const [one, other] = [before, bytes].map((given) => renderPages(given, { dpi: 96 })[0]!);
			expect(Buffer.compare(one!.rgb, other!.rgb)).toBe(0);
		}
	});

	testInTurn('compresses photos in colors of an index and of 16 bits', async () => {
		const random = new Random(5);
		const noise = Array.from({ length: 600 * 600 }, () => random.next() * 0.1);
		const pixel = (x: number, y: number, channel: number): number =>
			(Math.sin(x / 40 + channel) * Math.cos(y / 60) + 1) * 0.44 + noise[y * 600 + x]!;
		const palette = Array.from({ length: 256 }, (_, i) => [i, (i >> 1) + 60, 255 - i]).flat();
		for (const kind of [
			{ type: 3, depth: 8, palette },
			{ type: 2, depth: 16 },
			{ type: 0, depth: 16 },
		] as const) {
			const before = await imagePage({ ...kind, width: 600, height: 600, pixel });
			const { bytes, facts } = await compressed(before, { resolution: '300', quality: '80' });
			expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
			expect(bytes.length).toBeLessThan(before.length * 0.6);
			expect(qpdfCheck(bytes).clean).toBe(true);
			const [one, other] = [before, bytes].map((given) => renderPages(given, { dpi: 48 })[0]!);
			// JPEG smooths noise, which similarity counts. Wrong colors differ by much more than 3 of 255.
			expect(similarity(one!, other!)).toBeGreaterThan(0.97);
			expect(averageDifference(one!.rgb, other!.rgb)).toBeLessThan(3);
		}
	});

	test('leaves an image whose indices are not in its table', async () => {
		const random = new Random(7);
		const palette = Array.from({ length: 256 }, (_, i) => [i, (i >> 1) + 60, 255 - i]).flat();
		const options = { type: 3, depth: 8, width: 300, height: 300, palette, pixel: () => random.next() } as const;
		const before = await imagePage(options);
		const text = Buffer.from(before).toString('latin1');
		const cut = text.replace(/(\/Indexed\s*\/DeviceRGB\s*)255\b/, '$1200');
		expect(cut).not.toBe(text);
		const { facts } = await compressed(Buffer.from(cut, 'latin1'), { resolution: '72', quality: '10' });
		expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
	});
});

withPrograms('imagemagick', 'poppler')('JPEG 2000', () => {
	testInTurn('becomes JPEG in its color space, and stays if it brings its own mask', async () => {
		const pixel = (x: number, y: number, channel: number): number => (Math.sin(x / 40 + channel) * Math.cos(y / 60) + 1) * 0.45;
		const photo = png({ type: 2, depth: 8, width: 400, height: 400, pixel });
		const data = execFileSync(pathOf('convert')!, ['png:-', '-define', 'jp2:rate=1.5', 'jp2:-'], { input: photo });
		const page = (more: string) =>
			rawPages(1, {
				pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
				objects: {
					41: ['', 'q 100 0 0 100 20 20 cm /I Do Q'],
					60: [
						`/Type/XObject/Subtype/Image/Width 400/Height 400/ColorSpace/DeviceRGB/Filter/JPXDecode${more}`,
						data.toString('latin1'),
					],
				},
			});
		const { bytes, facts } = await compressed(page(''), { resolution: '144' });
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(Buffer.from(bytes).includes('/DCTDecode')).toBe(true);
		const [one, other] = [page(''), bytes].map((given) => renderPages(given, { dpi: 72 })[0]!);
		expect(similarity(one!, other!)).toBeGreaterThan(0.98);
		const kept = await compressed(page('/SMaskInData 1'), { resolution: '144' });
		expect(kept.facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
	});
});
