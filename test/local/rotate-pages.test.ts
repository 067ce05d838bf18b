import { numbered, rich } from '../support/documents/drawn';
import { Objects } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { rawPages, rawPdf } from '../support/documents/raw';
import { pageTexts, qpdfCheck, renderPages, withTools, type Picture } from '../support/judges/tools';

type Angle = 0 | 90 | 180 | 270 | -90 | -180 | -270;
const rotate = async (bytes: Uint8Array, angle: Angle, range: { first_page?: number; last_page?: number } = {}) =>
	local.run('rotate_pages', [asDocument(bytes)], { angle, first_page: 1, ...range });

const rotations = (bytes: Uint8Array) => {
	const objects = new Objects(bytes);
	return objects.pages().map((page) => objects.get(page)['/Rotate'] as number | undefined);
};

/** The picture turned clockwise by a quarter. */
function turned({ width, height, rgb }: Picture): Picture {
	const made = new Uint8Array(rgb.length);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			made.set(rgb.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), 3 * (x * height + (height - 1 - y)));
	return { width: height, height: width, rgb: made };
}

withTools('qpdf', 'poppler')('rotate_pages', () => {
	test.each([false, true])('turns a range of pages, and no others (object streams: %s)', async (objectStreams) => {
		const input = await rich(5, { objectStreams });
		const { documents, facts } = await rotate(input, 90, { first_page: 2, last_page: 3 });
		const { bytes } = documents[0]!;
		expect(facts).toEqual({ pageCount: 5, rotatedPages: 2 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(rotations(bytes)).toEqual([undefined, 90, 90, undefined, undefined]);
		const [before, after] = [renderPages(input), renderPages(bytes)];
		expect(Buffer.compare(after[0]!.rgb, before[0]!.rgb)).toBe(0);
		expect([after[1]!.width, after[1]!.height]).toEqual([before[1]!.height, before[1]!.width]);
		// Glyphs are drawn again; a blank page and a page with text cannot be confused, nor left and right.
		const inked = (picture: Picture) => {
			const columns = new Set<number>();
			picture.rgb.forEach((value, at) => value < 128 && columns.add(Math.floor(at / 3) % picture.width));
			return [Math.min(...columns), Math.max(...columns)];
		};
		const [low, high] = inked(turned(before[3]!));
		const [foundLow, foundHigh] = inked((await rotated(input, 4)).at(3)!);
		expect(Math.abs(foundLow! - low!)).toBeLessThanOrEqual(2);
		expect(Math.abs(foundHigh! - high!)).toBeLessThanOrEqual(2);
	});

	const rotated = async (bytes: Uint8Array, page: number) =>
		renderPages((await rotate(bytes, 90, { first_page: page, last_page: page })).documents[0]!.bytes);

	test('adds to the rotation that a page has or inherits, normalised', async () => {
		const page = (rotate: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]${rotate}>>`;
		const far = '/Rotate 100000000000000000000';
		const own = [
			'',
			'/Rotate 180',
			'/Rotate -90',
			'/Rotate 450',
			'/Rotate 45',
			'/Rotate 14 0 R',
			'/Rotate (x)',
			far,
			'/Rotate null',
		];
		const input = rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: `<</Type/Pages/Rotate 90/Count ${own.length}/Kids[${own.map((_, index) => `${20 + index} 0 R`).join(' ')}]>>`,
			14: '270',
			...Object.fromEntries(own.map((entry, index) => [20 + index, page(entry)])),
		});
		const { bytes } = (await rotate(input, 90)).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(rotations(bytes)).toEqual([180, 270, 0, 180, 90, 0, 90, 90, expect.any(Number)]);
		expect(rotations((await rotate(input, -270)).documents[0]!.bytes)).toEqual(rotations(bytes));
		expect(rotations((await rotate(input, -90, { last_page: 1 })).documents[0]!.bytes).slice(0, 2)).toEqual([0, 180]);
	});

	test('an angle of 0 changes nothing', async () => {
		const input = await rich();
		const { documents, facts } = await rotate(input, 0);
		expect(Buffer.compare(documents[0]!.bytes, input)).toBe(0);
		expect(facts).toEqual({ pageCount: 6, rotatedPages: 0 });
	});

	test('refuses pages beyond the end by the name of their field, and never clamps', async () => {
		const input = await numbered(3);
		const issuesOf = (range: object) =>
			rotate(input, 90, range).catch((thrown: { code: string; issues: { field: string }[] }) => thrown);
		expect(await issuesOf({ first_page: 4 })).toMatchObject({
			code: 'invalid_parameters',
			issues: [{ field: 'first_page', message: 'is 4, but the document has 3 pages' }],
		});
		expect(await issuesOf({ last_page: 4 })).toMatchObject({ issues: [{ field: 'last_page' }] });
		expect(await issuesOf({ first_page: 5, last_page: 4 })).toMatchObject({
			issues: [{ field: 'first_page' }, { field: 'last_page' }],
		});
		expect(await issuesOf({ first_page: 3, last_page: 2 })).toMatchObject({ issues: [{ field: 'first_page' }] });
	});

	test('every page of a long document', async () => {
		const { bytes } = (await rotate(rawPages(25, {}), 180)).documents[0]!;
		expect(rotations(bytes)).toEqual(Array.from({ length: 25 }, () => 180));
		expect(pageTexts(bytes)).toHaveLength(25);
	});
});
