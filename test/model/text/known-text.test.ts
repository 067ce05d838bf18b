/** Documents whose text we know, because readers share faults: rotated tables, layers of OCR, tags inside forms, reversed strings. */
import { atOnce } from '../../../shared/model/text/fragments/steps';
import { PageReader } from '../../../shared/model/text/page-reader';
import type { PageText } from '../../../shared/model/text/page-text';
import { openDocument } from '../../../shared/pdf/open-document';
import { codes, lines, texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';
import { pageTexts, run, withPrograms, withTools } from '../../support/judges/tools';

type Options = NonNullable<Parameters<typeof texts>[1]>;

async function page(content: string, options: Options = {}): Promise<PageText> {
	const document = await openDocument(texts([content], options), job());
	return new PageReader(document).page(0);
}

const linesOf = async (content: string, options: Options = {}): Promise<string[]> =>
	(await page(content, options)).flow.text.trim().split(/\n+/);

const sortedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).sort();

describe('rotated tables', () => {
	const rows = [
		['Item', 'Count', 'Price'],
		['Apples', '12', '3.40'],
		['Pears', '7', '2.10'],
		['Quinces', '105', '19.95'],
		['Plums', '88', '7.00'],
	];
	const cells = rows.flatMap((row, down) =>
		row.map((text, column) => `1 0 0 1 ${30 + 110 * column} ${350 - 16 * down} Tm (${text}) Tj`),
	);
	const table = `BT /F 10 Tf ${cells.join('\n')} ET`;
	const turned: readonly (readonly [name: string, content: string, entries: string])[] = [
		['upwards on an upright page', `q 0 1 -1 0 400 0 cm ${table} Q`, ''],
		['downwards on an upright page', `q 0 -1 1 0 0 500 cm ${table} Q`, ''],
		['upside down', `q -1 0 0 -1 400 600 cm ${table} Q`, ''],
		['on a page that is turned', `q 0 1 -1 0 400 0 cm ${table} Q`, '/Rotate 90'],
		['on a page that is turned the other way', `q 0 -1 1 0 0 500 cm ${table} Q`, '/Rotate 270'],
	];

	it.each(turned)('are read row by row: %s', async (_, content, entries) => {
		expect(await linesOf(content, { page: entries })).toEqual(rows.map((row) => row.join(' ')));
	});

	it.each(turned)('keep their columns in the page layout: %s', async (_, content, entries) => {
		const placed = atOnce((await page(content, { page: entries })).layout('page'))
			.split('\n')
			.filter(Boolean);
		expect(placed.map((row) => row.trim().split(/ {2,}/))).toEqual(rows);
		expect(new Set(placed.map((row, at) => row.indexOf(rows[at]![1]!))).size).toBe(1);
	});

	withTools('poppler')('have the words of pdftotext', () => {
		it.each(turned)('%s', async (_, content, entries) => {
			const [judge] = pageTexts(texts([content], { page: entries }));
			expect(sortedWords((await page(content, { page: entries })).flow.text)).toEqual(sortedWords(judge!));
		});
	});
});

describe('layers of OCR', () => {
	const recognised = ['A letter that was scanned', 'and read by a program'];
	const image = '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8';
	const options: Options = { resources: '/XObject<</Im 70 0 R>>', objects: { 70: [image, '\u0080'] } };
	const scan = 'q 400 0 0 600 0 0 cm /Im Do Q\n';
	const invisible = `3 Tr ${lines(50, 500, recognised)} 0 Tr\n`;

	it.each([
		['under the image', invisible + scan],
		['over the image', scan + invisible],
		[
			'stretched word by word, as recognition places them',
			`${scan}BT 3 Tr /F 10 Tf 140 Tz 50 500 Td (A letter that was scanned) Tj 80 Tz 0 -12 Td (and read by a program) Tj ET`,
		],
	])('are read: %s', async (_, content) => {
		expect(await linesOf(content, options)).toEqual(recognised);
	});

	it('are the text of the page once, where a line is also drawn visibly', async () => {
		expect(await linesOf(`${lines(50, 500, recognised)}3 Tr ${lines(50, 500, recognised)}`, options)).toEqual(recognised);
	});

	withTools('poppler')('poppler', () => {
		it('says the same', async () => {
			const [judge] = pageTexts(texts([scan + invisible], options));
			expect((await page(scan + invisible, options)).flow.text.split(/\s+/).filter(Boolean)).toEqual(judge!.trim().split(/\s+/));
		});
	});
});

describe('tags inside forms', () => {
	const form = (entries: string, data: string) => [`/Type/XObject/Subtype/Form/BBox[0 0 400 600]${entries}`, data] as const;
	const marked = (id: number, y: number, text: string) => `/P <</MCID ${id}>> BDC ${lines(50, y, [text])} EMC\n`;
	/** A tree of paragraphs with these children, and the entries of the parent tree. */
	const tagged = (kids: readonly string[], parents: string, objects: Options['objects'], drawn = '/X 70 0 R'): Options => ({
		catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 80 0 R/Lang(en)',
		page: '/StructParents 0',
		resources: `/XObject<<${drawn}>>`,
		objects: {
			80: `<</Type/StructTreeRoot/K 81 0 R/ParentTree<</Nums[${parents}]>>/ParentTreeNextKey 2>>`,
			81: `<</Type/StructElem/S/Document/P 80 0 R/K[${kids.map((_, at) => `${90 + at} 0 R`).join(' ')}]>>`,
			...Object.fromEntries(kids.map((kid, at) => [90 + at, `<</Type/StructElem/S/P/P 81 0 R/Pg 200 0 R/K[${kid}]>>`])),
			...objects,
		},
	});
	const inForm = (id: number, stream = 70) => `<</Type/MCR/Pg 200 0 R/Stm ${stream} 0 R/MCID ${id}>>`;

	it('count by the form and not by the page, though the numbers are the same', async () => {
		const content = `${marked(0, 500, 'second')}${marked(1, 470, 'fourth')}/X Do`;
		const objects = { 70: form('/StructParents 1', marked(0, 440, 'first') + marked(1, 410, 'third')) };
		const parents = '0[91 0 R 93 0 R]1[90 0 R 92 0 R]';
		const options = tagged([inForm(0), '0', inForm(1), '1'], parents, objects);
		expect(await linesOf(content, options)).toEqual(['first', 'second', 'third', 'fourth']);
	});

	it('of the page hold what a form without its own draws', async () => {
		const content = `${marked(0, 500, 'after')}/P <</MCID 1>> BDC /X Do EMC`;
		const options = tagged(['1', '0'], '0[91 0 R 90 0 R]', { 70: form('', lines(50, 440, ['before'])) });
		expect(await linesOf(content, options)).toEqual(['before', 'after']);
	});

	it('are found in a form that another form draws', async () => {
		const content = `${marked(0, 500, 'last')}/X Do`;
		const objects = {
			70: form('/Resources<</XObject<</Y 71 0 R>>>>', '/Y Do'),
			71: form('/StructParents 1', marked(0, 440, 'one') + marked(1, 410, 'two')),
		};
		const options = tagged([inForm(1, 71), inForm(0, 71), '0'], '0[92 0 R]1[91 0 R 90 0 R]', objects);
		expect(await linesOf(content, options)).toEqual(['two', 'one', 'last']);
	});

	it('end with their form, even if it leaves them open', async () => {
		const content = `/X Do ${lines(50, 500, ['outside'])}${marked(0, 470, 'inside')}`;
		const objects = { 70: form('/StructParents 1', `/Span <</ActualText (whole)>> BDC ${lines(50, 540, ['part'])}`) };
		expect(await linesOf(content, tagged(['0'], '0[90 0 R]1[]', objects))).toEqual(['whole', 'outside', 'inside']);
	});

	it('give their /ActualText', async () => {
		const objects = {
			70: form('/StructParents 1', marked(0, 440, 'Nr.')),
			90: `<</Type/StructElem/S/P/P 81 0 R/Pg 200 0 R/ActualText(number)/K ${inForm(0)}>>`,
		};
		const options = tagged([inForm(0), '0'], '0[91 0 R]1[90 0 R]', objects);
		expect(await linesOf(`${marked(0, 500, 'seven')}/X Do`, options)).toEqual(['number', 'seven']);
	});

	withPrograms('poppler')('pdfinfo', () => {
		it('gives them in the same order', async () => {
			const content = `${marked(0, 500, 'second')}/X Do`;
			const objects = { 70: form('/StructParents 1', marked(0, 440, 'first')) };
			const options = tagged([inForm(0), '0'], '0[91 0 R]1[90 0 R]', objects);
			const told = run('pdfinfo', ['-struct-text', '-'], texts([content], options)).stdout.toString('utf8');
			const theirs = [...told.matchAll(/"([^"]+)"/g)].map(([, text]) => text!.trim());
			expect(await linesOf(content, options)).toEqual(theirs);
		});
	});
});

describe('reversed strings', () => {
	// The example of ISO 32000-2, 14.8.2.5.3.
	it('are read from their last character to the first', async () => {
		const content = 'BT /F 10 Tf 250 500 Td /ReversedChars BMC ( olleH) Tj -28 0 Td (.dlrow) Tj EMC ET';
		expect((await page(content)).flow.text.trim()).toBe('Hello world.');
	});

	it('keep the numbers of Hebrew text, and the words beside them unmarked', async () => {
		const visual = Array.from('מחיר').reverse().join('');
		const hebrew = `BT /U 10 Tf 50 500 Td /ReversedChars BMC ${codes(visual)} Tj EMC ET`;
		expect(await linesOf(hebrew)).toEqual(['מחיר']);
		const withNumber = `BT /U 10 Tf 50 500 Td ${codes('123 ')} Tj /ReversedChars BMC ${codes(visual)} Tj EMC ET`;
		expect(await linesOf(withNumber)).toEqual(['מחיר 123']);
		const beside = 'BT /F 10 Tf 50 500 Td (Total ) Tj /ReversedChars BMC (cba) Tj EMC ( 45) Tj ET';
		expect(await linesOf(beside)).toEqual(['Total abc 45']);
	});
});
