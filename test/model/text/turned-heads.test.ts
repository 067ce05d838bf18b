/** Tables without borders whose names of columns are turned by a quarter (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Text that is read from below, or from above. */
const upwards = (x: number, y: number, text: string): string => `BT /F 10 Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET\n`;
const downwards = (x: number, y: number, text: string): string => `BT /F 10 Tf 0 -1 1 0 ${x} ${y} Tm (${text}) Tj ET\n`;

const ROWS = [
	['Adams', '71', '65', '80'],
	['Becker', '55', '72', '61'],
	['Costa', '93', '88', '97'],
];
const PLACES = [20, 120, 180, 240];
const rows = ROWS.map((cells, row) => cells.map((cell, place) => at(PLACES[place]!, 440 - 14 * row, cell)).join('')).join('');
const NAMES = ['Mathematics', 'English', 'First aid'];

async function read(content: string): Promise<{ tables: string[][][]; text: string }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { tables: (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows), text: data!['text'] as string };
}

test.each([
	['upwards', NAMES.map((name, at) => upwards(PLACES[at + 1]! + 9, 456, name)).join('')],
	['downwards', NAMES.map((name, at) => downwards(PLACES[at + 1]! + 2, 510, name)).join('')],
])('names that are read %s are the head, with the upright name beside them', async (_, names) => {
	const title = at(20, 560, 'Results of the class');
	for (const content of [title + names + at(20, 456, 'Pupil') + rows, title + at(20, 456, 'Pupil') + rows + names]) {
		const { tables, text } = await read(content);
		expect(tables).toEqual([[['Pupil', ...NAMES], ...ROWS]]);
		expect(text).toContain('| Pupil | Mathematics | English | First aid |\n| --- |');
		expect(text.startsWith('Results of the class\n')).toBe(true);
	}
});

test('a name of two lines is one, and a column may have none', async () => {
	const names = upwards(123, 456, 'Applied') + upwards(134, 456, 'mathematics') + upwards(249, 456, 'First aid');
	expect((await read(names + rows)).tables).toEqual([[['', 'Applied mathematics', '', 'First aid'], ...ROWS]]);
});

test('turned text beside a table, or far above it, is not a head', async () => {
	const beside = upwards(380, 412, 'Printed in May') + upwards(391, 412, 'Page one');
	expect((await read(beside + rows)).tables).toEqual([ROWS]);
	const above = NAMES.map((name, index) => upwards(PLACES[index + 1]! + 9, 500, name)).join('');
	expect((await read(above + rows)).tables).toEqual([ROWS]);
});
