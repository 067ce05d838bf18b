/** Tables whose cells are in the middle of their rows, with lines or spaces between the rows (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const COLUMNS = [20, 70, 120];
const at = (x: number, y: number, text: string): string => `BT /F 7 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const rule = (y: number): string => `20 ${y} m 380 ${y} l S\n`;
type Row = readonly (readonly string[])[];

/** As browsers draw it: each cell in the middle of its row, or else at its top. */
function table(rows: readonly Row[], isMiddle = true, hasLines = true): string {
	let [top, content] = [500, ''];
	for (const cells of rows) {
		const height = 9 * Math.max(...cells.map(({ length }) => length)) + 12;
		for (const [column, lines] of cells.entries()) {
			const first = top - 6 - (isMiddle ? (height - 12 - 9 * lines.length) / 2 : 0) - 7;
			for (const [line, text] of lines.entries()) content += at(COLUMNS[column]!, first - 9 * line, text);
		}
		top -= height;
		if (hasLines) content += rule(top);
	}
	return content;
}

async function markdownOf(content: string): Promise<string> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	return (await local.run('extract_text', [asDocument(texts([content]))], parameters)).data!['text'] as string;
}

const PEOPLE: readonly Row[] = [
	[['Name'], ['Role'], ['Notes']],
	[
		['Ada', 'Lovelace'],
		['Engineer'],
		['Works on the analytical engine and writes notes about it that go over', 'more than one line of the cell'],
	],
	[['Alan Turing'], ['Teacher'], ['Machines that compute, and questions about whether they can think', 'or not in the future']],
	[['Grace', 'Hopper'], ['Admiral'], ['Compilers']],
];
const READ = [
	'| Name | Role | Notes |',
	'| --- | --- | --- |',
	'| Ada Lovelace | Engineer | Works on the analytical engine and writes notes about it that go over more than one line of the cell |',
	'| Alan Turing | Teacher | Machines that compute, and questions about whether they can think or not in the future |',
	'| Grace Hopper | Admiral | Compilers |',
].join('\n');

describe('with lines between the rows', () => {
	test('are tables, with the names above the first line', async () => {
		expect(await markdownOf(table(PEOPLE))).toBe(READ);
	});

	test('begin with their first row where a sentence is above them', async () => {
		const sentence = at(20, 488, 'The following people take part in the work on the engine.');
		expect(await markdownOf(sentence + table([[[''], [''], ['']], ...PEOPLE.slice(1)]))).toMatch(
			/^The following [^\n]+\n\n\| Ada Lovelace \| Engineer \|/,
		);
	});

	test('do not make a table where text reaches over their columns', async () => {
		const over = [...PEOPLE, [['A remark that reaches over all of the columns of the page'], [''], ['']]];
		expect(await markdownOf(table(over))).not.toContain('| A remark');
	});

	test('rows whose cells begin at one place are read as before', async () => {
		const text = await markdownOf(table(PEOPLE, false));
		expect(text).toContain('Alan Turing');
		expect(text).toContain('or not in the future');
	});
});

describe('with spaces between the rows', () => {
	const spaced = (rows: readonly Row[], isMiddle = true): string => table(rows, isMiddle, false);

	test('are tables', async () => {
		expect(await markdownOf(spaced(PEOPLE))).toBe(READ);
	});

	test('have a currency in the cell of the amount above it', async () => {
		const rows = [
			[['No.'], ['Service'], ['Total']],
			[['1'], ['Advice on site', 'with minutes'], ['1,320.00', '$']],
			[['2'], ['Travel'], ['90.00', '$']],
		];
		expect(await markdownOf(spaced(rows))).toContain(
			'| 1 | Advice on site with minutes | 1,320.00 $ |\n| 2 | Travel | 90.00 $ |',
		);
	});

	test('end before a row that is not like the others, and before prose', async () => {
		const after = at(20, 380, 'Amounts are net. Please pay within fourteen days of the date of this letter.');
		expect(await markdownOf(spaced(PEOPLE) + after)).toMatch(/^\| Name \|[^]+\| Compilers \|\n\nAmounts are net/);
	});

	test('have the names of columns anywhere above them', async () => {
		const centred = at(30, 487, 'Name') + at(85, 487, 'Role') + at(240, 487, 'Notes');
		expect(await markdownOf(centred + spaced([[[''], [''], ['']], ...PEOPLE.slice(1)]))).toBe(READ);
	});

	test('are tables where cells begin at the top of their rows below names', async () => {
		expect(await markdownOf(spaced(PEOPLE, false))).toBe(READ);
	});

	test('are read by their lines where a row below them has other columns', async () => {
		const others = at(20, 375, 'Edsger') + at(100, 375, 'Pupil') + at(200, 375, 'Paths') + at(330, 375, '1959');
		expect(await markdownOf(spaced(PEOPLE, false) + others)).toContain(
			'| Grace Hopper | Admiral |  | Compilers |  |  |\n| Edsger |  | Pupil |',
		);
	});
});
