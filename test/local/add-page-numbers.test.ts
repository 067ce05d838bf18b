import { degrees, PDFDocument } from 'pdf-lib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { continuedNumbers, countSelectedPages } from '../../shared/local/count-pages';
import { labelNumber } from '../../shared/model/navigation/label-number';
import { asDocument, local, pause } from '../support/hosts/local';
import { dejavu, sourceSans } from '../support/documents/fonts';
import { numbered, rich } from '../support/documents/drawn';
import { pageTexts, qpdfCheck, renderPages, run, uncompressed, withPrograms, withTools } from '../support/judges/tools';

async function withNumbers(bytes: Uint8Array, raw: RawParameters = {}) {
	const parameters = decode('add_page_numbers', raw);
	const { documents, notes, facts } = await local.run('add_page_numbers', [asDocument(bytes)], parameters);
	return { bytes: documents[0]!.bytes, notes, facts };
}

withTools('qpdf', 'poppler')('page numbers', () => {
	it.each(['0', '90', '180', '270'])(
		'are centred at the lower margin of the page as displayed, turned by %s',
		async (rotation) => {
			const document = await PDFDocument.create({ updateMetadata: false });
			const page = document.addPage([290, 370]);
			page.setCropBox(60, 40, 200, 300);
			page.setRotation(degrees(Number(rotation)));
			const { bytes } = await withNumbers(await document.save(), { number_format: '{number}', first_number: 888, margin: 0.25 });
			const { width, height, rgb } = renderPages(bytes, { dpi: 144, cropped: true })[0]!;
			const dark: [number, number][] = [];
			for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (rgb[(y * width + x) * 3]! < 128) dark.push([x, y]);
			const [xs, ys] = [dark.map(([x]) => x), dark.map(([, y]) => y)];
			expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - width / 2)).toBeLessThan(2);
			// Digits have no descenders: they end at the margin, 36 pixels from the edge.
			expect(Math.abs(height - 1 - Math.max(...ys) - 36)).toBeLessThan(2);
			expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(18);
			expect(pageTexts(bytes)).toEqual(['888']);
		},
	);

	it('share one font, and each page has its own stream', async () => {
		const { bytes, facts } = await withNumbers(await numbered(30), { number_format: 'Seite {number} von {last}' });
		const written = uncompressed(bytes);
		expect(written.match(/\/FontFile2 /g)).toHaveLength(1);
		expect(written.match(/\/PageNum/g)).toHaveLength(30);
		expect(pageTexts(bytes).map((text) => text.split('\n').at(-1))).toEqual(
			Array.from({ length: 30 }, (_, page) => `Seite ${page + 1} von 30`),
		);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(facts).toMatchObject({ pageCount: 30, stampedPages: 30, lastNumber: 30, nextNumber: 31 });
	});

	withPrograms('poppler').test('have a font that pdffonts finds embedded, as a subset, with its text', async () => {
		const { bytes } = await withNumbers(await numbered(3), {});
		expect(run('pdffonts', ['-'], bytes).stdout.toString()).toMatch(
			/\w{6}\+NotoSans-Regular +CID TrueType +Identity-H +yes yes yes/,
		);
	});

	it('become smaller where they would not fit', async () => {
		const { bytes } = await withNumbers(await numbered(1, { size: [100, 100] }), {
			number_format: 'A very long text that does not fit the page {number}',
			font_size: 40,
			margin: 0.1,
		});
		const bare = renderPages(await numbered(1, { size: [100, 100] }), { dpi: 72 })[0]!;
		const { width, rgb } = renderPages(bytes, { dpi: 72 })[0]!;
		const outside = Array.from({ length: rgb.length / 3 }, (_, at) => at).filter(
			(at) => (at % width < 7 || at % width >= width - 7) && Math.abs(rgb[at * 3]! - bare.rgb[at * 3]!) > 64,
		);
		expect(outside).toEqual([]);
	});

	it('say the next number where no page is selected', async () => {
		const source = await numbered(2);
		const { bytes, facts, notes } = await withNumbers(source, { pages: '3..', first_number: 7 });
		expect(bytes).toBe(source);
		expect([facts['lastNumber'], facts['nextNumber'], notes.map(({ code }) => code)]).toEqual([6, 7, ['no_pages_selected']]);
	});

	it('continue from file to file', async () => {
		const files = await Promise.all([2, 3, 1].map(async (pages) => asDocument(await numbered(pages))));
		const counts = await countSelectedPages(files, { pages: 'odd' }, { pause });
		expect(counts).toEqual([1, 2, 1]);
		const each = continuedNumbers(counts, 9);
		expect(each).toEqual([
			{ first_number: 9, last_number: 12 },
			{ first_number: 10, last_number: 12 },
			{ first_number: 12, last_number: 12 },
		]);
		const { bytes } = await withNumbers(files[1]!.bytes, { ...each[1], pages: 'odd', number_format: 'No. {number} of {last}' });
		const lines = pageTexts(bytes).map((text) => text.split(/\n+/));
		expect(lines).toEqual([['Page 1', 'No. 10 of 12'], ['Page 2'], ['Page 3', 'No. 11 of 12']]);
	});

	it('never exceed the last number that was given', async () => {
		const refused = withNumbers(await numbered(4), { first_number: 3, last_number: 5, margin: 20 });
		await expect(refused).rejects.toMatchObject({
			code: 'invalid_parameters',
			issues: [
				{ field: 'margin' },
				{
					field: 'last_number',
					message: 'is 5, but the last page gets the number 6; give that or a higher one, or leave it out',
				},
			],
		});
	});

	it('count nothing where a file cannot be read, and name it', async () => {
		const files = [asDocument(await numbered(2)), { name: 'broken.pdf', bytes: Buffer.from('no document') }];
		const thrown = await countSelectedPages(files, { pages: 'all' }, { pause }).catch((error: unknown) => error);
		expect(thrown).toBeInstanceOf(OctavoError);
		expect(thrown).toMatchObject({ code: 'unreadable_document', position: 2, documentName: 'broken.pdf' });
	});

	it('are written where the document is encrypted, and stay so', async () => {
		const locked = await local.run('add_password', [asDocument(await rich())], decode('add_password', { password: 'sesame' }));
		const { bytes } = await withNumbers(locked.documents[0]!.bytes, {
			open_password: 'sesame',
			number_format: '{label} of {last}',
		});
		expect(qpdfCheck(bytes, 'sesame').clean).toBe(true);
		expect(pageTexts(bytes, 'sesame')[0]).toContain('i of 6');
	});
});

describe('numbers of labels', () => {
	it.each([
		['D', 12, '12'],
		['r', 4, 'iv'],
		['R', 1999, 'MCMXCIX'],
		['A', 26, 'Z'],
		['a', 28, 'bb'],
		[undefined, 3, ''],
		['r', 2 ** 30, '1073741824'],
	])('in style %s, %d is %s', (style, number, text) => {
		expect(labelNumber(style, number)).toBe(text);
	});
});

describe('prepared stamps', () => {
	it('gives the same bytes from one backend and from two', async () => {
		const source = await numbered(3);
		const first = await withNumbers(source, { number_format: 'Aß {number}' });
		const again = await withNumbers(source, { number_format: 'Aß {number}' });
		expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
	});
});

withTools('qpdf', 'poppler')('page numbers in a font that is given', () => {
	const font = (bytes: Uint8Array) => ({ name: 'font.ttf', bytes: Uint8Array.from(bytes) });

	it('are in that font, and share it', async () => {
		const { bytes } = await withNumbers(await numbered(12), { number_format: '{number} / {last}', font: font(sourceSans()) });
		expect(pageTexts(bytes)[11]).toContain('12 / 12');
		expect(uncompressed(bytes).match(/\/FontFile3 /g)).toHaveLength(1);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('run from right to left around their digits', async () => {
		const { bytes } = await withNumbers(await numbered(12), { number_format: 'صفحة {number} من {last}', font: font(dejavu()) });
		const shown = pageTexts(bytes)[9]!
			.replace(/[\u202a-\u202e]/g, '')
			.replace(/\s+/g, ' ');
		expect(shown).toMatch(/صفحة 10 ?من ?12/);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});
});
