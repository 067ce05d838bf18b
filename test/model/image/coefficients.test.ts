/** JPEG images of several scans, written again so that their rows follow one another: no pixel changes. */
import type { Backend } from '../../../shared/contract/backend';
import { allPorts } from '../../../shared/contract/ports';
import { decode } from '../../../shared/contract/values/decode';
import { localBackend } from '../../../shared/local';
import { isCodedByRows } from '../../../shared/model/drawing/image-extents';
import { decodeInks } from '../../../shared/model/image/coefficients/ink-samples';
import { arrangeByRows } from '../../../shared/model/image/coefficients/write-sequential';
import type { Job } from '../../../shared/pdf/job';
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

	testInTurn('are left where data is missing or wrong, and nothing is thrown', async () => {
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

	/** Coded with the tables of the standard, so that scans of several images fit into one. */
	const plain = ['-quality', '95', '-define', 'jpeg:optimize-coding=false', 'out:jpg'];
	const scanOf = (image: Uint8Array): Buffer => {
		const data = Buffer.from(image);
		const start = data.indexOf('ffda', 'hex');
		return data.subarray(start + 2 + data.readUInt16BE(start + 2), -2);
	};
	/** The segments before the scan. */
	const headOf = (image: Uint8Array): Buffer => Buffer.from(image.subarray(0, Buffer.from(image).indexOf('ffda', 'hex')));
	const END = Buffer.from('ffd9', 'hex');

	/** The rows of an image, eight at a time, each after a restart. */
	const restarted = (image: Uint8Array): Uint8Array => {
		const strips = Array.from({ length: 11 }, (_, index) =>
			magick(['in', '-crop', `149x${index < 10 ? 8 : 3}+0+${index * 8}`, '+repage', ...plain], image),
		);
		const head = headOf(strips[0]!);
		head.writeUInt16BE(83, head.indexOf('ffc00014', 'hex') + 5);
		const scans = strips.flatMap((strip, index) => [Buffer.from([0xff, 0xd0 + ((index - 1) & 7)]), scanOf(strip)]).slice(1);
		return Buffer.concat([head, Buffer.from('ffdd00040013ffda000e040100021103110400003f00', 'hex'), ...scans, END]);
	};

	/** Each component in a scan, as a gray image has it. */
	const separated = (image: Uint8Array): Uint8Array => {
		const head = headOf(magick(['in', ...plain], image));
		const frame = head.indexOf('ffc00014', 'hex');
		// Not turned: together, they would be colors that do not exist.
		head[head.indexOf('Adobe') + 11] = 0;
		for (const index of [0, 1, 2, 3]) head[frame + 12 + 3 * index] = 0;
		const scans = [0, 1, 2, 3].flatMap((index) => {
			const gray = magick(['in', '-channel', 'CMYK'[index]!, '-separate', '+channel', '-colorspace', 'Gray', ...plain], image);
			return [Buffer.from([0xff, 0xda, 0, 8, 1, index + 1, 0, 0, 63, 0]), scanOf(gray)];
		});
		return Buffer.concat([head, ...scans, END]);
	};

	describe.each<[string, string[], ((image: Uint8Array) => Uint8Array)?]>([
		['in one scan', ['-interlace', 'none']],
		['in one with restarts', ['-interlace', 'none'], restarted],
		['in one for each component', ['-interlace', 'none'], separated],
		['in several that refine each other', []],
		['that are sampled less often', ['-interlace', 'none', '-sampling-factor', '2x2']],
		['that are sampled less often, in several scans', ['-sampling-factor', '2x1']],
	])('have the inks that ImageMagick finds: %s', (_, more, change = (same) => same) => {
		let image: Uint8Array;
		beforeAll(() => (image = change(photo('149x83', '-blur', '0x2', '-colorspace', 'CMYK', '-quality', '95', ...more))));

		test.each([
			[149, 83],
			[75, 42],
			[74, 41],
			[111, 60],
			[37, 21],
			[10, 5],
			[1, 1],
		])('as %i × %i pixels', async (width, height) => {
			const inks = (await decodeInks(image, { width, height }, job()))!;
			// ImageMagick turns those of Adobe's marker, and smooths those that are sampled less often.
			const found = magick(['in', '-depth', '8', '-scale', `${width}x${height}!`, 'out:CMYK'], image);
			expect(inks.length).toBe(width * height * 4);
			expect(found.length).toBe(inks.length);
			const apart = inks.reduce((sum, value, at) => sum + Math.abs(255 - value - found[at]!), 0) / inks.length;
			expect(apart).toBeLessThan(more.includes('-sampling-factor') ? 2 : 1);
		});

		test('or none, if data is missing', async () => {
			for (const part of [0.2, 0.5])
				expect(await decodeInks(image.subarray(0, image.length * part), { width: 75, height: 42 }, job())).toBeUndefined();
		});
	});

	testInTurn('are decoded in memory for a few rows and the pixels that are wanted, unless scans refine each other', async () => {
		const of = (...more: string[]): Uint8Array => photo('800x800', '-colorspace', 'CMYK', ...more);
		const size = { width: 400, height: 400 };
		const allowed = (allowance: number): Job => ({ ...job(), memory: new Memory({ ...defaultLimits, allowance }) });
		expect(await decodeInks(of('-interlace', 'none'), size, allowed(800_000))).toBeDefined();
		expect(await decodeInks(of('-interlace', 'none'), size, allowed(600_000))).toBeUndefined();
		expect(await decodeInks(of(), size, allowed(800_000))).toBeUndefined();
		const { memory } = allowed(6_000_000);
		expect(await decodeInks(of(), size, { ...job(), memory })).toBeDefined();
		expect(memory.remaining).toBe(6_000_000);
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
