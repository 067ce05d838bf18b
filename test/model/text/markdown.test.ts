import { markdownOf } from '../../../shared/model/text/markdown/markdown';
import { PageReader } from '../../../shared/model/text/page-reader';
import { openDocument } from '../../../shared/pdf/open-document';
import { lines, texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';

type Options = Parameters<typeof texts>[1];

async function markdown(contents: readonly string[], options: Options = {}, keepRepeated = false): Promise<string[]> {
	const document = await openDocument(texts(contents, options), job());
	const reader = new PageReader(document, true);
	const pages = [];
	for (let index = 0; index < contents.length; index++) pages.push(await reader.page(index));
	return [...(await markdownOf(document, pages, { keepRepeated })).pages];
}

const bold = (x: number, y: number, text: string, size = 10) => lines(x, y, [text], size).replace('/F', '/B');
const body = lines(30, 500, ['Most of the page is text of this size, and', 'a paragraph of it has several lines.']);

describe('without tags', () => {
	it('makes headings of larger text and of bold lines, by their size', async () => {
		const content = lines(30, 560, ['Title'], 20) + lines(30, 530, ['Chapter'], 14) + body + bold(30, 450, 'Section');
		expect(await markdown([content])).toEqual([
			'# Title\n\n## Chapter\n\nMost of the page is text of this size, and a paragraph of it has several lines.\n\n### Section',
		]);
	});

	it('makes lists, with their depths and numbers', async () => {
		const content = `${body}${lines(30, 460, ['\\225 first item'])}${lines(40, 448, ['- inside'])}${lines(30, 436, ['\\225 second item'])}${lines(30, 400, ['1. one', '2. two'])}`;
		expect((await markdown([content.replaceAll('\\\\225', '\\225')]))[0]).toContain(
			'- first item\n   - inside\n- second item\n1. one\n2. two',
		);
	});

	it('makes tables of aligned cells', async () => {
		const rows = [
			['Name', 'Amount'],
			['Apples', '12'],
			['Pears | plums', '7'],
		];
		const content = rows
			.map(([left, right], row) => lines(30, 460 - 14 * row, [left!]) + lines(200, 460 - 14 * row, [right!]))
			.join('');
		expect((await markdown([body + content]))[0]).toContain(
			'| Name | Amount |\n| --- | --- |\n| Apples | 12 |\n| Pears \\| plums | 7 |',
		);
	});

	describe('with borders', () => {
		/** Cells of 60 points by 30, drawn one by one as boxes. */
		const cells = (rows: readonly (readonly string[])[], box = '60 -30 re S') =>
			rows
				.flatMap((row, down) =>
					row.map((text, across) => {
						const [x, y] = [30 + 60 * across, 460 - 30 * down];
						return `${x} ${y} ${box} ${lines(x + 2, y - 11, text.split('\n'))}`;
					}),
				)
				.join(' ');

		it('makes a table of close cells, with cells of several lines and empty ones', async () => {
			const content = cells([
				['Name of this', 'Amount'],
				['Apples and\npears', '12'],
				['Plums', ''],
			]);
			expect(await markdown([body + content + lines(30, 340, ['Below.'])])).toEqual([
				'Most of the page is text of this size, and a paragraph of it has several lines.\n\n' +
					'| Name of this | Amount |\n| --- | --- |\n| Apples and pears | 12 |\n| Plums |  |\n\nBelow.',
			]);
		});

		it('knows rules that are thin boxes, and a cell over several columns', async () => {
			const across = [460, 430, 400, 370].map((y) => `30 ${y} 180 0.5 re f`).join(' ');
			const down = `30 370 0.5 90 re f 210 370 0.5 90 re f 90 370 0.5 60 re f 150 370 0.5 60 re f`;
			const text = [
				lines(32, 449, ['A head over all columns']),
				...['a', 'b', 'c'].map((one, at) => lines(32 + 60 * at, 419, [one]) + lines(32 + 60 * at, 389, [`${at}`])),
			];
			expect((await markdown([`${body}${across} ${down} ${text.join('')}`]))[0]).toContain(
				'| A head over all columns |  |  |\n| --- | --- | --- |\n| a | b | c |\n| 0 | 1 | 2 |',
			);
		});

		it.each([
			['under each column', ['Name', 'Price', 'Sum'], '| Name | Price | Sum |'],
			['with an empty one', ['Name', '', 'Sum'], '| Name |  | Sum |'],
			['near each other, as one text', ['Names of its', 'parts', ''], '| Names of its parts |  |  |'],
		])('divides a head without borders between its texts: %s', async (_name, head, written) => {
			const across = [460, 430, 400, 370].map((y) => `30 ${y} 180 0.5 re f`).join(' ');
			const down = `30 370 0.5 90 re f 210 370 0.5 90 re f 90 370 0.5 60 re f 150 370 0.5 60 re f`;
			const text = [
				...head.map((one, at) => (one === '' ? '' : lines(32 + 60 * at, 449, [one]))),
				...['a', 'b', 'c'].map((one, at) => lines(32 + 60 * at, 419, [one]) + lines(32 + 60 * at, 389, [`${at}`])),
			];
			expect((await markdown([`${body}${across} ${down} ${text.join('')}`]))[0]).toContain(
				`${written}\n| --- | --- | --- |\n| a | b | c |`,
			);
		});

		it.each([
			[
				'that cross the text',
				`${cells([
					['', '', ''],
					['', '', ''],
					['', '', ''],
				])}${lines(35, 449, ['text that goes on over the rules'])}${lines(35, 419, ['and more of it in the next line'])}`,
			],
			[
				'of a drawing',
				cells([
					['', '', ''],
					['', '7', ''],
					['', '', ''],
				]),
			],
			[
				'that are too many',
				`${'30 450 m 200 450 l 30 440 m 30 460 l S '.repeat(12_000)}${cells([
					['a', 'b'],
					['c', 'd'],
				])}`,
			],
		])('does not take lines %s for borders', async (_, content) => {
			expect((await markdown([body + content]))[0]).not.toContain('|');
		});
	});

	it('marks bold words and links, and escapes signs of Markdown', async () => {
		const content = `BT /F 10 Tf 30 500 Td (A ) Tj /B 10 Tf (bold) Tj /F 10 Tf ( word, 2 * 3 and snake_case in a line of text) Tj ET ${lines(30, 450, ['see the page'])}`;
		const link = '<</Type/Annot/Subtype/Link/Rect[44 445 200 465]/A<</S/URI/URI(https://example.com/a)>>>>';
		expect((await markdown([content], { page: `/Annots[${link}]` }))[0]).toBe(
			'A **bold** word, 2 \\* 3 and snake_case in a line of text\n\nsee [the page](https://example.com/a)',
		);
	});

	it('leaves out heads, feet and page numbers that repeat, unless they are to be kept', async () => {
		const pages = [1, 2, 3].map((page) => lines(30, 580, ['Annual report']) + body + lines(200, 20, [`Page ${page}`]));
		const text = 'Most of the page is text of this size, and a paragraph of it has several lines.';
		// The head is kept where it is first: it may be the title.
		expect(await markdown(pages)).toEqual([`Annual report\n\n${text}`, text, text]);
		expect((await markdown(pages, {}, true))[1]).toMatch(/^Annual report\n\n.*\n\nPage 2$/s);
	});
});

it('keeps lines that are alike but for their numbers, where these are not those of pages', async () => {
	const facts = (at: number) => [`Invoice no. ${10_023 + at}`, `Date: ${12 + at}.03.2025`];
	const pages = [0, 1, 2].map((at) => lines(30, 580, facts(at), 12) + body + lines(30, 20, [`Total due: ${3 * at + 7}4.50`]));
	for (const [at, page] of (await markdown(pages)).entries())
		for (const fact of [...facts(at), `Total due: ${3 * at + 7}4.50`]) expect(page).toContain(fact);
	const numbered = [118, 119, 120, 121].map(
		(page) => lines(30, 580, [`Page ${page}`]) + body + lines(30, 20, ['Journal']) + lines(72, 20, [String(page)]),
	);
	expect((await markdown(numbered)).join(' ')).not.toMatch(/Journal|Page|1\d\d/);
});

it('keeps numbers that grow by one from page to page after a word, such as those of invoices', async () => {
	const pages = [501, 502, 503].map(
		(number) => lines(30, 580, [`Invoice ${number}`]) + body + lines(30, 20, [`Order #${number}`]),
	);
	for (const [at, page] of (await markdown(pages)).entries()) {
		expect(page).toContain(`Invoice ${501 + at}`);
		expect(page).toContain(`Order #${501 + at}`);
	}
});

it('keeps a foot with an account or an address of mail on the first page', async () => {
	const foot = ['Account DE02 1203 0000', 'Write to us: post@example.com', 'All rights reserved'];
	const pages = [1, 2, 3].map(() => body + lines(30, 50, foot, 12));
	const [first, ...others] = await markdown(pages);
	expect(first).toContain('Account DE02 1203 0000\nWrite to us: post@example.com');
	expect(first).not.toContain('rights');
	for (const page of others) expect(page).not.toMatch(/Account|Write/);
});

describe('with tags', () => {
	const marked = (type: string, id: number, content: string) => `/${type} <</MCID ${id}>> BDC ${content} EMC\n`;
	/** Elements on the first page, 200; each is its type and its kids, which are identifiers or elements. */
	type Node = readonly [type: string, kids: readonly (number | Node)[], entries?: string];
	const element = ([type, kids, entries = '']: Node): string =>
		`<</S/${type}/Pg 200 0 R${entries}/K[${kids.map((kid) => (typeof kid === 'number' ? kid : element(kid))).join(' ')}]>>`;
	const tagged = (...nodes: Node[]): Options => ({
		catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 90 0 R',
		objects: { 90: `<</Type/StructTreeRoot/RoleMap<</Head/H2>>/K[${nodes.map(element).join(' ')}]>>` },
	});

	it('takes headings, lists, tables and alternative texts from them', async () => {
		const content =
			marked('H1', 0, lines(30, 560, ['Title'])) +
			marked('P', 1, lines(30, 540, ['Text'])) +
			marked('Lbl', 2, lines(30, 520, ['1.'])) +
			marked('LBody', 3, lines(60, 520, ['item'])) +
			marked('TD', 4, lines(30, 500, ['a'])) +
			marked('TD', 5, lines(90, 500, ['b'])) +
			marked('TD', 6, lines(30, 480, ['c'])) +
			marked('TD', 7, lines(90, 480, ['d'])) +
			marked('Figure', 8, '') +
			marked('Head', 9, lines(30, 460, ['Next']));
		const options = tagged(
			['H1', [0]],
			['P', [1]],
			[
				'L',
				[
					[
						'LI',
						[
							['Lbl', [2]],
							['LBody', [3]],
						],
					],
				],
			],
			[
				'Table',
				[
					[
						'TR',
						[
							['TH', [4]],
							['TH', [5]],
						],
					],
					[
						'TR',
						[
							['TD', [6]],
							['TD', [7]],
						],
					],
				],
			],
			['Figure', [8], '/Alt(A picture)'],
			['Head', [9]],
		);
		expect(await markdown([content], options)).toEqual([
			'# Title\n\nText\n\n1. item\n\n| a | b |\n| --- | --- |\n| c | d |\n\n![A picture]()\n\n## Next',
		]);
	});

	it('reads in their order', async () => {
		const content = marked('P', 0, lines(30, 400, ['second'])) + marked('P', 1, lines(30, 500, ['first']));
		expect(await markdown([content], tagged(['P', [1]], ['P', [0]]))).toEqual(['first\n\nsecond']);
		const [suspect] = await markdown([content], {
			...tagged(['P', [1]], ['P', [0]]),
			catalog: '/MarkInfo<</Marked true/Suspects true>>/StructTreeRoot 90 0 R',
		});
		expect(suspect).toBe('second\n\nfirst');
	});

	describe('has tables of cells that they do not tell apart', () => {
		const [names, sums] = [
			['Net', 'Tax', 'Total'],
			['12.00', '1.00', '13.00'],
		];
		const row = (at: number) => lines(30, 500 - 14 * at, [names[at]!]) + lines(90, 500 - 14 * at, [sums[at]!]);
		const content = (type: string, cells: string) => marked('P', 0, lines(30, 540, ['Sums:'])) + marked(type, 1, cells);
		const table = 'Sums:\n\n| Net | 12.00 |\n| --- | --- |\n| Tax | 1.00 |\n| Total | 13.00 |';

		it('as browsers print tables for layout', async () => {
			const options = tagged(['Document', [['P', [0]], 1]]);
			expect(await markdown([content('Div', [0, 1, 2].map(row).join(''))], options)).toEqual([table]);
		});

		it('as browsers print columns one after the other', async () => {
			const columns = lines(90, 500, sums, 14) + lines(30, 500, names, 14);
			expect(await markdown([content('Div', columns)], tagged(['Document', [['P', [0]], 1]]))).toEqual([table]);
		});

		it('but not of list items and headings', async () => {
			const item = tagged(['P', [0]], ['L', [['LI', [['LBody', [1]]]]]]);
			expect((await markdown([content('LBody', [0, 1, 2].map(row).join(''))], item))[0]).not.toContain('|');
		});
	});

	it.each(['200', '205', '212'])('leaves out the sign before an item: \\%s of PDFDocEncoding', async (code) => {
		const content = marked('LBody', 0, lines(30, 500, ['any']));
		const options = tagged(['L', [['LI', [['LBody', [0], `/ActualText(\\${code} item)`]]]]]);
		expect(await markdown([content], options)).toEqual(['- item']);
	});

	it('takes the text that an element gives instead of its content', async () => {
		const content = marked('P', 0, lines(30, 500, ['gl1ph'])) + marked('P', 1, lines(30, 480, ['text']));
		expect(await markdown([content], tagged(['P', [0], '/ActualText(glyph)'], ['P', [1]]))).toEqual(['glyph\n\ntext']);
		expect(await markdown([content], tagged(['P', [0], '/ActualText<FEFFE001>'], ['P', [1]]))).toEqual(['gl1ph\n\ntext']);
	});
});
