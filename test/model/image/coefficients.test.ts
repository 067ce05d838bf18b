/** JPEG images of several scans, written again so that their rows follow one another: no pixel changes. */
import type { Backend } from '../../../shared/contract/backend';
import { allPorts } from '../../../shared/contract/ports';
import { decode } from '../../../shared/contract/values/decode';
import { localBackend } from '../../../shared/local';
import { isCodedByRows } from '../../../shared/model/drawing/image-extents';
import { decodeInks } from '../../../shared/model/image/coefficients/ink-samples';
import { arrangeByRows } from '../../../shared/model/image/coefficients/write-sequential';
import { Memory } from '../../../shared/pdf/memory';
import { defaultLimits } from '../../../shared/pdf/limits';
import { magick, pixelsOf } from '../../support/documents/images';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job, local, pause } from '../../support/hosts/local';
import { withTools } from '../../support/judges/tools';
import { Random } from '../../support/random';
import { testInTurn } from '../../support/sample';

withTools('imagemagick')('JPEG images of several scans', () => {
	const photo = (size: string, ...more: string[]): Uint8Array =>
		magick(['-size', size, '-seed', '3', 'plasma:red-blue', '-interlace', 'JPEG', ...more, 'out:jpg']);

	test.each([
		['a quarter of the color', ['-sampling-factor', '4:2:0']],
		['half of the color, side by side', ['-sampling-factor', '4:2:2']],
		['half of the color, one above the other', ['-sampling-factor', '4:4:0']],
		['a quarter of the color, side by side', ['-sampling-factor', '4:1:1']],
		['all of the color', ['-sampling-factor', '4:4:4']],
		['coarse values', ['-quality', '5']],
		['fine values', ['-quality', '100']],
		['gray', ['-colorspace', 'Gray']],
		['inks', ['-colorspace', 'CMYK']],
	])('%s: keep every pixel', async (_, more) => {
		const image = photo('149x83', ...more);
		expect(isCodedByRows(image)).toBe(false);
		const arranged = (await arrangeByRows(image, job()))!;
		expect(isCodedByRows(arranged)).toBe(true);
		expect(Buffer.compare(pixelsOf(arranged), pixelsOf(image))).toBe(0);
	});

	test('are left where data is missing or wrong, and nothing is thrown', async () => {
		const image = photo('149x83');
		for (const part of [0.2, 0.5, 0.9, 0.97])
			expect(await arrangeByRows(image.subarray(0, image.length * part), job())).toBeUndefined();
		const random = new Random(7);
		for (let round = 0; round < 200; round++) {
			const wrong = Uint8Array.from(image);
			for (let count = 0; count < 3; count++) wrong[random.below(wrong.length)] = random.below(256);
			const arranged = await arrangeByRows(wrong, job());
			if (arranged) expect(isCodedByRows(arranged)).toBe(true);
		}
	});

	test('are left where memory does not suffice, and give it back otherwise', async () => {
		const image = photo('149x83');
		const memory = new Memory({ ...defaultLimits, allowance: 20_000 });
		expect(await arrangeByRows(image, { ...job(), memory })).toBeUndefined();
		const larger = new Memory(defaultLimits);
		expect(await arrangeByRows(image, { ...job(), memory: larger })).toBeDefined();
		expect(larger.remaining).toBe(defaultLimits.allowance);
	});

	test.each([
		['in one scan', ['-interlace', 'none']],
		['in several', []],
		['that are sampled less often', ['-sampling-factor', '2x2']],
	])('have the inks that ImageMagick finds: %s', async (_, more) => {
		const image = photo('149x83', '-colorspace', 'CMYK', '-quality', '95', ...more);
		const inks = (await decodeInks(image, job()))!;
		// ImageMagick turns those of Adobe's marker, and smooths those that are sampled less often.
		const found = magick(['in', '-depth', '8', 'out:CMYK'], image);
		expect(inks.length).toBe(149 * 83 * 4);
		expect(found.length).toBe(inks.length);
		const apart = inks.reduce((sum, value, at) => sum + Math.abs(255 - value - found[at]!), 0) / inks.length;
		expect(apart).toBeLessThan(more.includes('2x2') ? 3 : 0.5);
		expect(await decodeInks(image.subarray(0, image.length / 2), job())).toBeUndefined();
	});

	describe('that would be decoded at once for long', () => {
		const [width, height] = [4000, 2600];
		const given = (): Uint8Array => {
			const data = photo('250x163', '-sample', `${width}x${height}!`);
			const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
			return rawPages(1, {
				pages: { 1: '/MediaBox[0 0 400 260]/Resources<</XObject<</I 101 0 R>>>>' },
				objects: { 41: ['', 'q 400 0 0 260 0 0 cm /I Do Q'], 101: [entries, Buffer.from(data).toString('latin1')] },
			});
		};

		testInTurn('become images of pages, and smaller', async () => {
			const document = asDocument(given());
			const drawnBy = async (backend: Backend): Promise<Uint8Array> =>
				(await backend.run('pages_to_images', [document], decode('pages_to_images', { resolution: '36' }))).files![0]!.bytes;
			const atOnce = localBackend({ pause, ports: allPorts, limits: { drawingStep: 20_000 } });
			expect(Buffer.compare(await drawnBy(local), await drawnBy(atOnce))).toBe(0);
			const { facts } = await local.run('compress_document', [document], decode('compress_document', {}));
			expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		});
	});
});
