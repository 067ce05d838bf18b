/** Prose beside a table does not belong to its rows (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string, size = 10): string => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;

async function extracted(content: string): Promise<{ tables: string[][][]; text: string }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { tables: (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows), text: data!['text'] as string };
}

const FEES = [
	['Service', 'Days', 'Fee'],
	['Analysis', '5', '4,500'],
	['Design', '8', '7,200'],
	['Build', '20', '18,000'],
	['Total', '33', '29,700'],
];
const NOTES = [
	'All fees are in dollars and exclude',
	'the cost of travel, which is charged',
	'as it was paid. The offer is valid for',
	'thirty days, a day has eight hours.',
];
const fees = FEES.map((cells, row) =>
	cells.map((cell, column) => at([20, 90, 130][column]!, 500 - 18 * row, cell)).join(''),
).join('');
const notes = (x: number, top: number) => NOTES.map((line, row) => at(x, top - 11 * row, line, 9)).join('');

test.each([
	['after', fees + notes(200, 495)],
	['after, with one line on the height of a row', fees + notes(200, 493)],
	['before', notes(200, 495) + fees],
])('notes that are drawn %s it are a paragraph', async (_, content) => {
	const { tables, text } = await extracted(content);
	expect(tables).toEqual([FEES]);
	expect(text.split('\n\n')).toContain(NOTES.join(' '));
});

test('a cell of several lines beside one row is part of it', async () => {
	const content =
		FEES.slice(0, 2)
			.map((cells, row) => cells.map((cell, column) => at([20, 90, 130][column]!, 500 - 18 * row, cell)).join(''))
			.join('') +
		notes(200, 482) +
		FEES.slice(2)
			.map(
				(cells, row) =>
					cells.map((cell, column) => at([20, 90, 130][column]!, 430 - 18 * row, cell)).join('') +
					at(200, 430 - 18 * row, 'none', 9),
			)
			.join('');
	const { tables } = await extracted(content);
	expect(tables).toHaveLength(1);
	expect(tables[0]!.find(([first]) => first === 'Analysis')?.[3]).toBe(NOTES.join(' '));
});

test('two level lines of columns of prose do not make a table', async () => {
	const left = ['The snow was corrected for the wind by a method that', 'the maker of the gauge recommends for all stations.'];
	const right = ['where it is so high as no map is by', 'that lies below all maps.'];
	const { tables, text } = await extracted(
		left.map((line, row) => at(20, 300 - 11 * row, line, 9)).join('') +
			right.map((line, row) => at(250, 300 - 11 * row, line, 9)).join(''),
	);
	expect(tables).toEqual([]);
	expect(text.split('\n\n').map((one) => one.trim())).toEqual([left.join(' '), right.join(' ')]);
});

test('the names of a table beside prose are its first row, though other lines are between', async () => {
	const rows = [
		['Station', 'High', 'Bias'],
		['Alder', '412', '3.1'],
		['Birch', '655', '0.4'],
		['Cedar', '870', '1.7'],
	];
	// The names are as close as words of the prose, which is set with wide spaces.
	const cells = rows.map((row, at_) => row.map((cell, column) => at([250, 288, 317][column]!, 300 - 14 * at_, cell, 9)).join(''));
	const { tables } = await extracted(`${at(20, 293, '1 Introduction', 12) + cells.join('')}1.5 Tw ${notes(20, 200)}`);
	expect(tables).toEqual([rows]);
});
