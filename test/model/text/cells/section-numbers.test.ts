/** Numbers of sections beside their titles, above and below tables (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string, font = '/F 10'): string => `BT ${font} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const section = (y: number, number: string, title: string): string => at(20, y, number, '/B 12') + at(44, y, title, '/B 12');

const ROWS = [
	['Term', 'Meaning', 'Source'],
	['Pledge', 'Property that secures a loan', 'Civil code'],
	['Yield', 'Income in percent of a price', 'Handbook'],
];
const rows = ROWS.map((cells, row) => cells.map((text, cell) => at([20, 90, 270][cell]!, 480 - 14 * row, text)).join('')).join(
	'',
);

test('are not rows of the table', async () => {
	const content =
		section(504, '1', 'Glossary of terms') +
		rows +
		section(426, '1.1', 'Remarks') +
		at(20, 408, 'Terms are in order of the alphabet.');
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	const { text, tables } = data as unknown as { text: string; tables: { rows: string[][] }[] };
	expect(tables.map((table) => table.rows)).toEqual([ROWS]);
	expect(text).toMatch(/^# 1 Glossary of terms\n/);
	expect(text).toMatch(/\n# 1\.1 Remarks\n/);
});

test('stay in their cells if the rows of a table are numbered', async () => {
	const numbered = ROWS.map(
		(cells, row) => at(20, 480 - 14 * row, `${row + 1}`) + at(60, 480 - 14 * row, cells[0]!) + at(270, 480 - 14 * row, cells[2]!),
	).join('');
	const { data } = await local.run('extract_text', [asDocument(texts([numbered]))], decode('extract_text', { tables: true }));
	expect(data!['tables']).toMatchObject([{ rows: ROWS.map((cells, row) => [`${row + 1}`, cells[0], cells[2]]) }]);
});
