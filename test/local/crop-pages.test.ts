import { decode } from '../../shared/contract/values/decode';
import { asDocument, local } from '../support/hosts/local';
import { Objects } from '../support/judges/facts';
import { rawPages } from '../support/documents/raw';
import { qpdfCheck, renderPages, withTools, type Picture } from '../support/judges/tools';

const crop = async (bytes: Uint8Array, parameters: Record<string, unknown>) => {
	const { documents, notes, facts } = await local.run('crop_pages', [asDocument(bytes)], decode('crop_pages', parameters));
	return { bytes: documents[0]!.bytes, notes, facts };
};

const boxes = (bytes: Uint8Array, key: string) => {
	const objects = new Objects(bytes);
	return objects.pages().map((page) => objects.get(page)[key] as number[] | undefined);
};

/** The part of a picture. */
function part({ width, rgb }: Picture, left: number, top: number, wide: number, high: number): Buffer {
	const rows = Array.from({ length: high }, (_, y) =>
		rgb.subarray(3 * ((top + y) * width + left), 3 * ((top + y) * width + left + wide)),
	);
	return Buffer.concat(rows);
}

/** Left, top, right and bottom of all that is not white, in points. */
function inked({ width, rgb }: Picture, dpi: number): number[] {
	const [xs, ys]: [number[], number[]] = [[], []];
	for (let at = 0; at < rgb.length; at++)
		if (rgb[at]! < 250) {
			xs.push(Math.floor(at / 3) % width);
			ys.push(Math.floor(at / 3 / width));
		}
	const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
	const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other)) + 1;
	return [least(xs), least(ys), most(xs), most(ys)].map((pixels) => (pixels * 72) / dpi);
}

/** Pages 1 to 5 of 300 by 200 points: text, a line under a white page, one turned with a UserUnit, hidden things, nothing. */
const drawn = (extra = '') => {
	const page = (content: string): readonly [string, string] => ['', content];
	return rawPages(5, {
		catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
		pages: {
			2: `/TrimBox[10 10 290 190]/ArtBox[0 0 20 20]${extra}`,
			3: '/Rotate 90/UserUnit 2',
			4: '/Resources<</Font<</F 3 0 R>>/Properties<</L 60 0 R>>/XObject<</X 61 0 R>>>>/Annots[62 0 R 63 0 R]',
		},
		objects: {
			42: page('1 g 0 0 300 200 re f 0 0 1 RG 4 w 100 50 m 200 150 l S'),
			43: page('0.5 g 30 40 60 20 re f'),
			44: page(
				'/OC /L BDC 0 0 300 200 re f EMC BT 3 Tr /F 50 Tf 0 0 Td (Hidden) Tj ET ' +
					'q 100 100 50 50 re W n 0 0 300 300 re f Q q 1 0 0 1 20 0 cm /X Do Q',
			),
			45: page(' '),
			60: '<</Type/OCG/Name(Off)>>',
			61: ['/Type/XObject/Subtype/Form/BBox[0 0 50 50]', '0 0 1 rg 30 30 100 10 re f'],
			62: '<</Type/Annot/Subtype/Square/F 4/Rect[200 60 240 80]/AP<</N 64 0 R>>>>',
			63: '<</Type/Annot/Subtype/Square/F 2/Rect[0 0 300 200]/AP<</N 64 0 R>>>>',
			64: ['/Type/XObject/Subtype/Form/BBox[0 0 10 10]', '1 0 0 rg 0 0 10 10 re f'],
		},
	});
};

withTools('qpdf', 'poppler')('crop_pages', () => {
	test('cuts margins off the page as displayed, and nothing else changes', async () => {
		const input = drawn();
		const { bytes, facts, notes } = await crop(input, { crop_left: 0.5, crop_bottom: 0.25 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect([facts, notes]).toEqual([{ pageCount: 5, croppedPages: 5 }, []]);
		// On the turned page, a unit is a 36th of an inch, and its left side is the bottom.
		expect(boxes(bytes, '/CropBox')).toEqual([
			[36, 18, 300, 200],
			[36, 18, 300, 200],
			[0, 18, 291, 200],
			[36, 18, 300, 200],
			[36, 18, 300, 200],
		]);
		expect(boxes(bytes, '/TrimBox')[1]).toEqual([36, 18, 290, 190]);
		expect(boxes(bytes, '/ArtBox')[1]).toBeUndefined();
		const [before, after] = [renderPages(input, { dpi: 72 }), renderPages(bytes, { dpi: 72, cropped: true })];
		for (const [at, picture] of after.entries()) {
			const { width, height } = picture;
			expect(part(before[at]!, before[at]!.width - width, 0, width, height).equals(picture.rgb)).toBe(true);
		}
	});

	test('crops each page to its content', async () => {
		const input = drawn();
		const { bytes, notes } = await crop(input, { crop_to: 'content', uniform: false });
		expect(notes).toEqual([{ code: 'nothing_drawn', message: 'Nothing is drawn on page 5, so it was not cropped.' }]);
		const pictures = renderPages(input, { dpi: 144 });
		const found = boxes(bytes, '/CropBox');
		for (const at of [1, 3]) {
			const [left, top, right, bottom] = inked(pictures[at]!, 144) as [number, number, number, number];
			const [x1, y1, x2, y2] = found[at]!;
			const off = [left - x1!, right - x2!, 200 - bottom - y1!, 200 - top - y2!];
			expect(off.every((distance) => Math.abs(distance) <= 2.1)).toBe(true);
		}
		expect(found[2]!.map(Math.round)).toEqual([30, 40, 90, 60]);
		expect(found[4]).toBeUndefined();
		// Text: from descent to ascent, so that no glyph is cut.
		const [left, top, right, bottom] = inked(pictures[0]!, 144) as [number, number, number, number];
		const [x1, y1, x2, y2] = found[0] as [number, number, number, number];
		expect(x1 <= left && x2 >= right && y1 <= 200 - bottom && y2 >= 200 - top).toBe(true);
		expect(Math.max(left - x1, x2 - right, 200 - bottom - y1, y2 - (200 - top))).toBeLessThan(8);
	});

	test('cuts the same off all pages, with room around the content', async () => {
		const parameters = { crop_to: 'content', pages: '2, 5', padding: 0.5, shrink_media_box: true };
		const { bytes, notes } = await crop(drawn(), parameters);
		const box = boxes(bytes, '/CropBox')[1]!.map(Math.round);
		expect(box).toEqual([62, 12, 238, 188]);
		expect(boxes(bytes, '/MediaBox')[4]!.map(Math.round)).toEqual(box);
		expect(boxes(bytes, '/CropBox')[0]).toBeUndefined();
		expect(notes.map(({ code }) => code)).toEqual(['cropped_content_stays']);
	});

	test('crops within the box that a page has', async () => {
		const { bytes } = await crop(drawn('/CropBox[50 50 500 150]'), { crop_right: 0.5, pages: '2' });
		expect(boxes(bytes, '/CropBox')[1]).toEqual([50, 50, 264, 150]);
	});

	test('leaves a document as it is if nothing is drawn', async () => {
		const input = drawn();
		const { bytes, notes, facts } = await crop(input, { crop_to: 'content', pages: '5' });
		expect(Buffer.compare(bytes, input)).toBe(0);
		expect([facts, notes.map(({ code }) => code)]).toEqual([{ pageCount: 5, croppedPages: 0 }, ['nothing_drawn']]);
	});
});

withTools('qpdf')('annotations without an appearance', () => {
	const annotated = (annotation: string) =>
		rawPages(1, { pages: { 1: '/Annots[60 0 R]' }, objects: { 41: ['', '0.5 g 100 100 20 20 re f'], 60: annotation } });
	const cropped = async (annotation: string) =>
		boxes((await crop(annotated(annotation), { crop_to: 'content' })).bytes, '/CropBox')[0];

	test.each([
		['Line', '/Rect[18 18 152 62]/L[20 20 150 60]/C[1 0 0]/BS<</W 2>>'],
		['Square', '/Rect[20 20 60 60]/C[1 0 0]'],
		['Ink', '/Rect[20 20 60 60]/InkList[[20 20 60 60]]/C[1 0 0]'],
		['FreeText', '/Rect[20 20 60 60]/DA(/Helv 9 Tf)/Contents(Text)'],
	])('of kind %s are not cut off', async (kind, entries) => {
		const [left, bottom] = (await cropped(`<</Type/Annot/Subtype/${kind}${entries}>>`))!;
		expect(left).toBeGreaterThan(10);
		expect(left).toBeLessThanOrEqual(20);
		expect(bottom).toBeLessThanOrEqual(20);
	});

	test.each([
		['is hidden', '/Subtype/Line/F 2/Rect[18 18 152 62]/L[20 20 150 60]'],
		['is a link', '/Subtype/Link/Rect[20 20 60 60]'],
		['is drawn in another way by each viewer', '/Subtype/Text/Rect[20 20 60 60]'],
	])('do not count if one %s', async (_, entries) => {
		expect((await cropped(`<</Type/Annot${entries}>>`))![0]).toBeCloseTo(100, 0);
	});
});
