import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { numbered } from '../../support/documents/drawn';
import { SMALL_JPEG } from '../../support/documents/images';
import { asks, everyObject, packetOf, pageTexts, qpdfCheck, renderPages, wordBoxes } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const TEXT = '# Report\n\nFirst.\n\n\\newpage\n\nSecond.\n\n\\newpage\n\nThird.';

async function made(raw: RawParameters, text = TEXT) {
	const { documents, notes } = await local.run(
		'markdown_to_pdf',
		[{ name: 'report.md', bytes: Buffer.from(text) }],
		decode('markdown_to_pdf', { language: 'en', ...raw }),
	);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

/** In any order: some readers give text as it is on the page, others as it is in the file. */
const wordsOf = (texts: readonly string[]): string[] => texts.map((text) => text.trim().split(/\s+/).sort().join(' '));

describe('the head and the foot of pages', () => {
	asks('poppler', 'qpdf');

	testInTurn('have their parts and values, in place of the page number', async () => {
		const { bytes } = await made({
			header: '{title}|\\{{date}\\}',
			footer: 'ACME|Private|No. {number} of {last}',
			date: '22 Nov',
		});
		expect(wordsOf(pageTexts(bytes))).toEqual(
			wordsOf([
				'Report {22 Nov} Report First. ACME Private No. 1 of 3',
				'Report {22 Nov} Second. ACME Private No. 2 of 3',
				'Report {22 Nov} Third. ACME Private No. 3 of 3',
			]),
		);
		const [page = []] = wordBoxes(bytes);
		const word = (text: string) => page.find((one) => one.text === text)!.box;
		expect(word('ACME')[0]).toBeCloseTo(72, 0);
		expect((word('Private')[0] + word('Private')[2]) / 2).toBeCloseTo(595.28 / 2, 0);
		expect(word('3')[2]).toBeCloseTo(595.28 - 72, 0);
	});

	testInTurn('may leave out the head of the first page', async () => {
		const { bytes } = await made({ header: 'Confidential', header_on_first: false });
		expect(wordsOf(pageTexts(bytes))).toEqual(wordsOf(['Report First. 1', 'Confidential Second. 2', 'Confidential Third. 3']));
	});

	it('are artifacts, and keep all claims', async () => {
		const { bytes, notes } = await made({ header: 'A', footer: 'B' });
		expect(notes).toEqual([]);
		expect(everyObject(bytes)).toMatch(/Subtype \/Header/);
		expect(packetOf(bytes)).toContain('pdfuaid:part');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn('become smaller if they are long, then end with an ellipsis, and never leave the margins', async () => {
		const long = 'A very long head '.repeat(12).trim();
		const longer = 'word '.repeat(90).trim();
		for (const header of [long, longer, `${longer}|right`, `left|${longer}|right`, `${longer}|${'more '.repeat(2)}`]) {
			const { bytes } = await made({ header, page_numbers: false, page_size: 'A5' });
			const top = wordBoxes(bytes)[1]!.filter(({ box }) => box[1] < 72);
			expect(top.length).toBeGreaterThan(3);
			for (const { box } of top) {
				expect(box[0]).toBeGreaterThan(71);
				expect(box[2]).toBeLessThan(419.53 - 71);
			}
			const right = top.find(({ text }) => text === 'right');
			expect(right !== undefined).toBe(header.includes('|right'));
		}
	});

	it('refuses a date that is not given', async () => {
		await expect(made({ footer: '{date}' })).rejects.toThrow('date: is required, because footer has {date}');
	});
});

describe('an accent color', () => {
	asks('poppler', 'qpdf');

	it('colors headings and the rules of tables, and nothing else', async () => {
		const text = '# Heading\n\nText.\n\n| a | b |\n|---|---|\n| c | d |\n\n> Quotation';
		const reds = async (raw: RawParameters) => {
			const { bytes, notes } = await made({ page_numbers: false, ...raw }, text);
			expect(notes).toEqual([]);
			const { width, rgb } = renderPages(bytes, { dpi: 72 })[0]!;
			const rows = new Set<number>();
			for (let at = 0; at < rgb.length; at += 3)
				if (rgb[at]! > 150 && rgb[at + 1]! < 110 && rgb[at + 2]! < 110) rows.add(Math.floor(at / 3 / width));
			return rows.size;
		};
		expect(await reds({})).toBe(0);
		expect(await reds({ accent_color: '#c00000' })).toBeGreaterThan(15);
	});
});

describe('a logo', () => {
	asks('poppler', 'qpdf');

	testInTurn('is at the upper right of the first page, above the text', async () => {
		for (const margin of [0.3, 1, 2]) {
			const { bytes, notes } = await made({ logo: { name: 'logo.jpg', bytes: SMALL_JPEG }, margin });
			expect(notes).toEqual([]);
			const [first, second] = renderPages(bytes, { dpi: 72 });
			const dark = (picture: typeof first, [left, top, right, bottom]: readonly number[]) => {
				let count = 0;
				for (let y = Math.round(top!); y < bottom!; y++)
					for (let x = Math.round(left!); x < right!; x++) if (picture!.rgb[(y * picture!.width + x) * 3 + 1]! < 250) count++;
				return count;
			};
			const corner = [595 - margin * 72 - 54, margin * 36, 595 - margin * 72, margin * 36 + 54];
			expect(dark(first, corner)).toBeGreaterThan(200);
			expect(dark(second, corner)).toBe(0);
			const heading = wordBoxes(bytes)[0]!.find(({ text }) => text === 'Report')!.box;
			expect(heading[1]).toBeGreaterThan(margin * 36 + 54 + (margin > 1 ? 0 : 5));
		}
	});
});

describe('a letterhead', () => {
	asks('poppler', 'qpdf');

	testInTurn('lies under all pages, the last of its pages under all that follow', async () => {
		const { bytes, notes } = await made({ letterhead: { name: 'head.pdf', bytes: await numbered(2) } });
		expect(pageTexts(bytes).map((text) => /Page \d/.exec(text)?.[0])).toEqual(['Page 1', 'Page 2', 'Page 2']);
		expect(notes).toEqual(['pdfa_identification_removed']);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('refuses a file that is not a PDF document, by its own name', async () => {
		await expect(made({ letterhead: { name: 'head.pdf', bytes: Buffer.from('%PDF-1.7 nothing') } })).rejects.toThrow(
			/^letterhead/,
		);
	});
});
