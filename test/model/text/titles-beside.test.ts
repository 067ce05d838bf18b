/** Titles beside each other, groups of rows, and text beside tables (docs/semantics.md, §26.4, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { lines, texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const bold = (x: number, y: number, text: string, size = 10): string => lines(x, y, [text], size).replace('/F', '/B');
const row = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): string =>
	cells.map(([x, text]) => lines(x, y, [text])).join('');

async function textOf(content: string, layout = 'markdown'): Promise<string> {
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], decode('extract_text', { layout }));
	return data!['text'] as string;
}

describe('titles on one line', () => {
	const lists = [0, 1, 2]
		.map((at) => row(480 - 15 * at, [20, ['Sales', 'Services', 'Interest'][at]!], [150, `${at}.50`]))
		.join('');
	const others = [0, 1, 2].map((at) => row(480 - 15 * at, [220, ['Wages', 'Rent', 'Energy'][at]!], [350, `${at}.70`])).join('');

	test('are each above their table', async () => {
		const text = await textOf(bold(20, 500, 'Income', 12) + bold(220, 500, 'Expenses', 12) + lists + others);
		expect(text.split('\n').filter((line) => /^#|Sales|Wages/.test(line))).toEqual([
			'# Income',
			'| Sales | 0.50 |',
			'# Expenses',
			'| Wages | 0.70 |',
		]);
	});

	const german = [
		'Der Verkäufer verpflichtet sich, die hier',
		'genannten Waren an den Käufer zu liefern',
		'und ihm das Eigentum daran zu geben, so',
		'wie es in der Anlage im Einzelnen steht.',
	];
	const english = [
		'The Seller undertakes to deliver the goods',
		'that are named here to the Buyer and to',
		'transfer the title to them to him, as it is',
		'said in all of its details in the Annex.',
	];

	test.each(['markdown', 'reading'])('are each above their column of prose, in %s', async (layout) => {
		const content =
			bold(20, 500, 'Lieferung', 9) + bold(210, 500, 'Delivery', 9) + lines(20, 484, german, 8) + lines(210, 484, english, 8);
		const text = (await textOf(content, layout)).replace(/[\s#]+/g, ' ');
		expect(text.trim()).toBe(['Lieferung', ...german, 'Delivery', ...english].join(' '));
	});
});

test('a title beside a fact is not in the table below', async () => {
	const head = lines(20, 520, ['Statement'], 20) + row(520, [280, 'Period: May 2026']);
	const table = [0, 1, 2].map((at) => row(494 - 16 * at, [20, `0${at}.05.`], [100, 'Payment'], [330, `${at}.20`])).join('');
	const text = await textOf(head + table);
	expect(text).toMatch(/^# Statement$/m);
	expect(text.match(/^\|.*$/gm)![0]).toBe('| 00.05. | Payment | 0.20 |');
});

test('the name of the first group of rows is in the table, below a head without a name for the first column', async () => {
	const head = row(500, [200, '2025'], [280, '2024']);
	const rows = [
		row(485, [20, 'Assets']),
		row(470, [26, 'Buildings'], [200, '12,410'], [280, '11,002']),
		row(455, [26, 'Machines'], [200, '13,220'], [280, '13,540']),
		row(440, [20, 'Debts']),
		row(425, [26, 'Loans'], [200, '15,630'], [280, '14,542']),
	];
	const text = await textOf(lines(20, 540, ['A balance sheet of some years']) + head + rows.join(''));
	expect(text.match(/^\|.*$/gm)!.map((line) => line.split(' | ')[0])).toEqual(
		['', '---', 'Assets', 'Buildings', 'Machines', 'Debts', 'Loans'].map((name) => `| ${name}`),
	);
});

test('a long cell that is close to the next one does not end the table', async () => {
	const head = row(500, [20, 'Action'], [201, 'Owner'], [246, 'Due']);
	const rows =
		row(484, [20, 'Get three offers for the heating'], [201, 'C. Diaz'], [246, '31 March']) +
		row(468, [20, 'Write to all of the members about fees'], [201, 'E. Fox'], [246, '15 April']);
	const text = await textOf(head + rows);
	expect(text).toContain('| Write to all of the members about fees | E. Fox | 15 April |');
});

test('a sidebar whose lines are beside those of the text by chance is not a column of a table', async () => {
	const side = lines(20, 520, ['Contact'], 12) + [504, 491, 478].map((y, at) => row(y, [20, `Line ${at}`])).join('');
	const main =
		lines(150, 520, ['Maria Lopez'], 12) + [503, 491, 476].map((y, at) => row(y, [150, `Fact ${at} of the text`])).join('');
	const text = await textOf(side + main);
	expect(text).not.toContain('|');
	expect(text.indexOf('Line 2')).toBeLessThan(text.indexOf('Maria'));
});

test('prose beside a table, now higher, now lower than its rows, is not a column of it', async () => {
	const charges = [0, 1, 2, 3].map((at) => row(500 - 12.6 * at, [20, `Charge ${at}`], [150, `${at}.20`])).join('');
	const prose = lines(220, 501, [
		'Call 150 from your phone',
		'or visit our web page. We',
		'answer from 8 to 8 on each',
		'day of the week.',
	]);
	const text = await textOf(charges + prose);
	expect(text.match(/^\|.*$/gm)).toEqual([
		'| Charge 0 | 0.20 |',
		'| --- | --- |',
		...[1, 2, 3].map((at) => `| Charge ${at} | ${at}.20 |`),
	]);
	expect(text).toContain('or visit our web page. We answer from');
});
