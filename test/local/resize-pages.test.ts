import { decode } from '../../shared/contract/values/decode';
import { rich } from '../support/documents/drawn';
import { furnished } from '../support/documents/furnished';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { Objects } from '../support/judges/facts';
import { linkedWords, strayedLinks } from '../support/judges/placement';
import { destinationsByPoppler, qpdfCheck, renderPages, withTools } from '../support/judges/tools';
import { assembleJury } from '../support/readers/jury';
import { difference } from '../support/readers/pictures';
import { sampled, testInTurn } from '../support/sample';

const resize = async (bytes: Uint8Array, parameters: Record<string, unknown>) => {
	const { documents, notes, facts } = await local.run('resize_pages', [asDocument(bytes)], decode('resize_pages', parameters));
	return { bytes: documents[0]!.bytes, notes, facts };
};

/** Twice as large: 600 by 400 points. */
const DOUBLE = { page_width: 8.333333, page_height: 5.555556 };

/** The entries of the annotations of the first page, with numbers rounded. */
function annotationsOf(bytes: Uint8Array): Record<string, unknown>[] {
	const objects = new Objects(bytes);
	const rounded = (value: unknown): unknown =>
		typeof value === 'number' ? Math.round(value * 1000) / 1000 : Array.isArray(value) ? value.map(rounded) : value;
	const page = objects.get(objects.pages()[0]!);
	const all = (page['/Annots'] as string[]).map((ref) => objects.get(ref) as Record<string, unknown>);
	return all.map((annotation) => Object.fromEntries(Object.entries(annotation).map(([key, value]) => [key, rounded(value)])));
}

withTools('qpdf', 'poppler')('resize_pages', () => {
	const jury = assembleJury();

	const ways = ['', '/Rotate 90', '/UserUnit 2', '/CropBox[20 10 290 180]', '/Rotate 270/CropBox[20 10 290 180]'];
	testInTurn.each(sampled(ways, 2))('draws twice as large all that is on a page (%s), in all readers', async (entries) => {
		const input = furnished(entries);
		const shown = { width: entries.includes('CropBox') ? 270 : 300, height: entries.includes('CropBox') ? 170 : 200 };
		const unit = entries.includes('UserUnit') ? 2 : 1;
		const turned = entries.includes('Rotate');
		const [width, height] = turned ? [shown.height, shown.width] : [shown.width, shown.height];
		const { bytes } = await resize(input, { page_width: (width * unit) / 36, page_height: (height * unit) / 36 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const before = await jury.pictures(input, 144);
		const after = await jury.pictures(bytes, 72);
		for (const [at, [reader, picture]] of after.entries()) {
			const wanted = before[at]![1];
			// Poppler draws the MediaBox unless it is told otherwise, and not all readers know UserUnit.
			if (reader !== 'poppler' && wanted.width === picture.width)
				expect([reader, difference(wanted, picture)]).toEqual([reader, 0]);
		}
		const [wanted, found] = [input, bytes].map(
			(one, at) => renderPages(one, { dpi: at === 0 ? 144 * unit : 72, cropped: true })[0]!,
		);
		expect(difference(wanted!, found!)).toBe(0);
	});

	test('a page whose UserUnit makes it larger than its boxes say does not have the size already', async () => {
		const input = rawPages(1, { pages: { 1: '/UserUnit 2' } });
		const { bytes, facts } = await resize(input, { page_width: 300 / 72, page_height: 200 / 72 });
		const objects = new Objects(bytes);
		const page = objects.get(objects.pages()[0]!);
		expect([facts['resizedPages'], page['/MediaBox'], page['/UserUnit']]).toEqual([1, [0, 0, 300, 200], undefined]);
		expect((await resize(bytes, { page_width: 300 / 72, page_height: 200 / 72 })).facts).toMatchObject({ resizedPages: 0 });
	});

	test('moves every entry of annotations that says where something is or how large', async () => {
		const { bytes, facts } = await resize(furnished(), { ...DOUBLE, pages: '1' });
		expect(facts).toEqual({ pageCount: 2, resizedPages: 1 });
		const [link, field, highlight, ink, text, line, polygon, kid] = annotationsOf(bytes);
		expect(link).toMatchObject({ '/Rect': [80, 190, 230, 244], '/Border': [0, 0, 4, [6]] });
		expect(field).toMatchObject({ '/Rect': [80, 300, 280, 340], '/BS': { '/W': 4, '/D': [8, 4] }, '/DA': 'u:/F 24 Tf 0 g' });
		expect(highlight).toMatchObject({ '/QuadPoints': [80, 244, 230, 244, 80, 190, 230, 190] });
		expect(ink).toMatchObject({ '/InkList': [[50, 50, 80, 100, 110, 50]] });
		expect(text).toMatchObject({ '/CL': [120, 40, 130, 60, 140, 80], '/RD': [2, 4, 6, 8], '/DA': 'u:0 g /F 20 Tf 4 Tc' });
		expect(line).toMatchObject({ '/L': [270, 50, 370, 50], '/LL': 16, '/CO': [2, 4] });
		expect((line!['/Measure'] as Record<string, unknown>)['/O']).toEqual([20, expect.closeTo(40, 3)]);
		expect(polygon).toMatchObject({ '/Vertices': [270, 100, 370, 100, 320, 120] });
		// A size that is chosen to fit stays so.
		expect(kid).toMatchObject({ '/Rect': [320, 300, 520, 340], '/DA': 'u:/F 0 Tf 0 g' });
	});

	test('moves destinations, beads, viewports, boxes and measures', async () => {
		const { bytes } = await resize(furnished(), { ...DOUBLE, pages: '1' });
		const objects = new Objects(bytes);
		const [first, second] = objects.pages();
		const page = objects.get(first!);
		const close = (value: unknown) =>
			JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'number' ? Math.round(one * 100) / 100 : one)));
		expect(close(page['/TrimBox'])).toEqual([20, 20, 580, 380]);
		expect(close(page['/VP'][0]['/BBox'])).toEqual([0, 0, 200, 200]);
		expect(page['/VP'][0]['/Measure']['/X'][0]['/C']).toBeCloseTo(0.00695, 5);
		expect(close(objects.get(page['/B'][0])['/R'])).toEqual([60, 180, 260, 260]);
		const catalog = objects.catalog();
		expect(close(catalog['/OpenAction'])).toEqual([first, '/XYZ', 80, 248, 1]);
		expect(close(catalog['/Dests']['/old'])).toEqual([first, '/FitH', 300]);
		expect(close(catalog['/Names']['/Dests']['/Names'][3]['/D'])).toEqual([first, '/FitR', 60, 180, 260, 260]);
		const bookmark = objects.get(objects.get(catalog['/Outlines'])['/First']);
		expect(close(bookmark['/A']['/D'])).toEqual([first, '/XYZ', 80, 248, null]);
		expect(close(bookmark['/A']['/Next']['/D'])).toEqual([first, '/FitV', 80]);
		const link = objects.get(objects.get(second!)['/Annots'][0]);
		expect(close(link['/Dest'])).toEqual([first, '/XYZ', 80, 248, 0]);
		// The page that stays keeps its links where they are.
		expect(link['/Rect']).toEqual([10, 10, 50, 30]);
		expect(link['/Border']).toBeUndefined();
		const figure = objects.get(objects.get(objects.get(catalog['/StructTreeRoot'])['/K'])['/K'][0]);
		expect(close(figure['/A']['/BBox'])).toEqual([80, 190, 230, 244]);
		expect(destinationsByPoppler(bytes)).toEqual(destinationsByPoppler(furnished()));
	});

	testInTurn.each([
		{ page_size: 'A5' },
		{ page_size: 'Letter', orientation: 'landscape' },
		{ page_size: 'A3', scaling: 'none' },
		{ page_width: 4, page_height: 4, scaling: 'fill' },
	])('keeps links on their words: %j', async (parameters) => {
		for (const input of [await rich(4), await rich(4, { objectStreams: true }), furnished()]) {
			const { bytes } = await resize(input, parameters);
			expect(strayedLinks(linkedWords(input), linkedWords(bytes))).toEqual([]);
		}
	});

	testInTurn('hides content that was outside the page before', async () => {
		const outside: readonly [string, string] = [
			'',
			'1 0 0 rg 300 0 100 200 re 0 200 300 300 re f 0 g BT /F 24 Tf 40 100 Td (Page 1) Tj ET',
		];
		const { bytes } = await resize(rawPages(1, { objects: { 41: outside } }), { page_width: 6, page_height: 6 });
		for (const [reader, { rgb }] of await jury.pictures(bytes))
			expect([reader, rgb.some((value, at) => at % 3 === 0 && value > 200 && rgb[at + 1]! < 100)]).toEqual([reader, false]);
	});

	test('leaves pages that have the size, and documents in which all have it', async () => {
		const input = rawPages(2, { pages: { 2: '/MediaBox[0 0 612 792]' } });
		expect((await resize(input, { page_size: 'Letter', orientation: 'portrait' })).facts).toEqual({
			pageCount: 2,
			resizedPages: 1,
		});
		const one = await resize(input, { page_size: 'Letter', pages: '2' });
		expect(one.facts).toEqual({ pageCount: 2, resizedPages: 0 });
		expect(Buffer.compare(one.bytes, input)).toBe(0);
	});
});
