import { decode } from '../../shared/contract/values/decode';
import { numbered, rich } from '../support/documents/drawn';
import { furnished } from '../support/documents/furnished';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { Objects, outlineLines } from '../support/judges/facts';
import { linkedWords, strayedLinks } from '../support/judges/placement';
import {
	destinationsByPoppler,
	qpdfCheck,
	renderPages,
	uncompressed,
	withTools,
	wordBoxes,
	type Picture,
} from '../support/judges/tools';
import { assembleJury } from '../support/readers/jury';
import { difference } from '../support/readers/pictures';
import { sampled, testInTurn } from '../support/sample';

const arrange = async (bytes: Uint8Array, parameters: Record<string, unknown>) => {
	const { documents, notes, facts } = await local.run('arrange_pages', [asDocument(bytes)], decode('arrange_pages', parameters));
	return { bytes: documents[0]!.bytes, notes, facts };
};

/** The upper left part of a picture. */
function corner({ width: all, rgb }: Picture, { width, height }: Picture): Picture {
	const rows = Array.from({ length: height }, (_, y) => rgb.subarray(3 * y * all, 3 * (y * all + width)));
	return { width, height, rgb: Buffer.concat(rows) };
}

/** The pages in the order in which the sheets have them, by their words from left to right. */
function order(bytes: Uint8Array): string[] {
	return wordBoxes(bytes).map((words) => {
		const numbers = words.filter(({ text }) => /^\d+$/.test(text));
		return numbers
			.sort((one, other) => Math.round((one.box[1] - other.box[1]) / 20) || one.box[0] - other.box[0])
			.map(({ text }) => text)
			.join(' ');
	});
}

withTools('qpdf').test('arrange_pages says what sheets cannot have of the pages', async () => {
	const input = rawPages(2, {
		catalog: '/PageLabels<</Nums[0<</S/r>>]>>/ViewerPreferences<</PrintPageRange[1 2]>>/DPartRoot 60 0 R',
		pages: { 1: '/AA<</O<</S/Named/N/NextPage>>>>', 2: '/Trans<</S/Wipe>>/Dur 3' },
		objects: { 60: '<</Type/DPartRoot/DPartRootNode 61 0 R>>', 61: '<</Type/DPart/Parent 60 0 R>>' },
	});
	const { bytes, notes } = await arrange(input, { arrangement: '2' });
	expect(notes).toMatchObject([
		{
			code: 'page_settings_removed',
			message:
				'The sheets do not have what the document said of single pages: labels, actions, transitions, times for which pages show, document parts, the range of pages to print.',
		},
	]);
	expect(uncompressed(bytes)).not.toMatch(/PageLabels|PrintPageRange|DPart|NextPage|Wipe/);
	expect((await arrange(rawPages(2, {}), { arrangement: '2' })).notes).toEqual([]);
});

withTools('qpdf', 'poppler')('arrange_pages', () => {
	const jury = assembleJury();

	testInTurn.each(sampled(['', '/Rotate 90', '/Rotate 180', '/Rotate 270', '/CropBox[20 10 290 180]'], 2))(
		'draws all that is on a page (%s) at half the size, in all readers',
		async (entries) => {
			const input = furnished(entries);
			const { bytes, notes } = await arrange(input, { arrangement: '4' });
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(new Objects(bytes).dangling()).toEqual([]);
			expect(notes.map(({ code }) => code)).toEqual(['fields_flattened']);
			const before = await jury.pictures(input, 72);
			for (const [at, [reader, picture]] of (await jury.pictures(bytes, 144)).entries()) {
				const wanted = before[at]![1];
				// Poppler draws the MediaBox unless it is told otherwise.
				if (reader === 'poppler' && entries.includes('CropBox')) continue;
				expect([reader, difference(wanted, corner(picture, wanted))]).toEqual([reader, expect.closeTo(0, 1)]);
			}
			const [wanted] = renderPages(input, { cropped: true, dpi: 72 });
			expect(difference(wanted!, corner(renderPages(bytes, { dpi: 144 })[0]!, wanted!))).toBeLessThan(0.02);
		},
	);

	test('moves annotations and destinations to the sheets', async () => {
		const { bytes, facts } = await arrange(furnished(), { arrangement: '4' });
		expect(facts).toEqual({ sourcePageCount: 2, pageCount: 1 });
		const objects = new Objects(bytes);
		const [sheet] = objects.pages();
		const catalog = objects.catalog();
		// The upper left quarter of 300 by 200 points.
		expect(objects.catalog('OpenAction'.replace(/^/, '/'))).toEqual([sheet, '/XYZ', 20, 162, 4]);
		expect(objects.catalog('/Dests', '/old')).toEqual([sheet, '/FitR', 0, 100, 150, 175]);
		expect(objects.catalog('/Names', '/Dests', '/Names', 1)).toEqual([sheet, '/FitR', 0, 100, 150, 200]);
		expect(objects.catalog('/Names', '/Dests', '/Names', 3, '/D')).toEqual([sheet, '/FitR', 15, 145, 65, 165]);
		expect(objects.get(objects.at(sheet, '/B', 0))).toMatchObject({ '/P': sheet, '/R': [15, 145, 65, 165] });
		expect(outlineLines(bytes)).toEqual(['Word > 1']);
		expect(destinationsByPoppler(bytes).map((line) => line.replace(/.* > /, ''))).toEqual(['1', '1', '1']);
		expect(catalog['/AcroForm']?.['/Fields'] ?? []).toEqual([]);
		const links = (objects.get(sheet)['/Annots'] as string[])
			.map((ref) => objects.get(ref))
			.filter((one) => one['/Subtype'] === '/Link');
		expect(links.map((one) => one['/P'] as string)).toEqual([sheet, sheet]);
		expect(links[1]['/Rect']).toEqual([155, 105, 175, 115]);
		// Without an entry, a border is one unit wide.
		expect(links[1]['/Border']).toEqual([0, 0, 0.5]);
		expect(links[1]['/Dest']).toEqual([sheet, '/XYZ', 20, 162, 0]);
	});

	test('keeps the tags, which name the forms', async () => {
		const { bytes } = await arrange(furnished(), { arrangement: '2' });
		const objects = new Objects(bytes);
		const [sheet] = objects.pages();
		const [figure, link] = objects.catalog('/StructTreeRoot', '/K', '/K').map((ref: string) => objects.get(ref));
		expect(figure['/Pg']).toBe(sheet);
		expect(figure['/K']).toMatchObject({ '/Type': '/MCR', '/Pg': sheet, '/MCID': 0 });
		const form = objects.get(figure['/K']['/Stm']);
		expect(form).toMatchObject({ '/Subtype': '/Form', '/StructParents': 0 });
		expect(objects.get(link['/Pg'])).toEqual(objects.get(sheet));
		expect(objects.at(sheet, '/Resources', '/XObject', '/P1')).toEqual(form);
		const text = await local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));
		expect((text.data as { text: string }).text).toContain('Page 1');
	});

	testInTurn.each(['2', '4', '6', '8', '9', '16', 'booklet'])(
		'keeps links on their words, %s on a sheet',
		async (arrangement) => {
			for (const input of [await rich(5), furnished('/Rotate 90')]) {
				const { bytes } = await arrange(input, { arrangement, page_size: 'A4', margin: 0.3, sheet_gap: 0.1 });
				expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
				const byWords = (one: { words: readonly string[] }, other: { words: readonly string[] }) =>
					one.words.join(' ') < other.words.join(' ') ? -1 : 1;
				expect(strayedLinks(linkedWords(input).sort(byWords), linkedWords(bytes).sort(byWords))).toEqual([]);
			}
		},
	);

	test('copies annotations that pages share, for each place', async () => {
		const input = rawPages(2, {
			pages: { 1: '/Annots 60 0 R', 2: '/Annots 60 0 R' },
			objects: {
				60: '[61 0 R<</Type/Annot/Subtype/Link/Rect[0 0 10 10]/Dest[11 0 R/Fit]>>]',
				61: '<</Type/Annot/Subtype/Link/Rect[40 95 115 122]/Dest[12 0 R/XYZ 40 124 0]>>',
			},
		});
		const { bytes } = await arrange(input, { arrangement: '4' });
		expect(linkedWords(bytes).map(({ words }) => words.join(' '))).toEqual(['Page 1', '', 'Page 2', '']);
		const resized = await local.run('resize_pages', [asDocument(input)], decode('resize_pages', { page_size: 'A4' }));
		expect(strayedLinks(linkedWords(input), linkedWords(resized.documents[0]!.bytes))).toEqual([]);
	});

	test('fills sheets across or down, and booklets from the outside in', async () => {
		const input = await numbered(8);
		expect(order((await arrange(input, { arrangement: '4' })).bytes)).toEqual(['1 2 3 4', '5 6 7 8']);
		expect(order((await arrange(input, { arrangement: '4', reading_direction: 'down' })).bytes)).toEqual(['1 3 2 4', '5 7 6 8']);
		expect(order((await arrange(input, { arrangement: 'booklet' })).bytes)).toEqual(['8 1', '2 7', '6 3', '4 5']);
		expect(order((await arrange(input, { arrangement: 'booklet', binding: 'right' })).bytes)).toEqual([
			'1 8',
			'7 2',
			'3 6',
			'5 4',
		]);
		expect(order((await arrange(await numbered(5), { arrangement: 'booklet' })).bytes)).toEqual(['1', '2', '3', '4 5']);
	});
});
