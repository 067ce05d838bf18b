/** Tables that are read from right to left (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { codes, texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const PLACES = [20, 120, 220, 320];
/** Cells from the right, as they look. */
const row = (y: number, ...cells: string[]): string =>
	cells
		.map((text, column) => {
			const shown = /\d/.test(text) ? text : [...text].reverse().join('');
			return `BT /U 10 Tf ${PLACES[cells.length - 1 - column]!} ${y} Td ${codes(shown)} Tj ET\n`;
		})
		.join('');

const ROWS = [
	['\u05ea\u05d9\u05d0\u05d5\u05e8', '\u05db\u05de\u05d5\u05ea', '\u05de\u05d7\u05d9\u05e8', '\u05e1\u05db\u05d5\u05dd'],
	['\u05d9\u05d9\u05e2\u05d5\u05e5', '4', '320.00', '1280.00'],
	['\u05e0\u05e1\u05d9\u05e2\u05d5\u05ea', '1', '80.00', '80.00'],
];
const BORDERS =
	[10, 110, 210, 310, 390].map((x) => `${x} 446 m ${x} 512 l S\n`).join('') +
	[446, 468, 490, 512].map((y) => `10 ${y} m 390 ${y} l S\n`).join('');

test.each([
	['with borders', BORDERS],
	['without', ''],
])('the first column of a table %s is the one at the right', async (_, borders) => {
	const content = borders + ROWS.map((cells, index) => row(497 - 22 * index, ...cells)).join('');
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	expect((data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows)).toEqual([ROWS]);
});

test('one cell from right to left does not turn a table', async () => {
	const line = (y: number, ...cells: string[]) =>
		cells.map((text, at) => `BT /U 10 Tf ${PLACES[at]!} ${y} Td ${codes(text)} Tj ET\n`).join('');
	const content =
		line(500, 'Name', 'Town', 'Year') + line(478, ROWS[0]![0]!, 'Haifa', '1990') + line(456, 'Cohen', 'Jaffa', '1984');
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], decode('extract_text', { tables: true }));
	expect((data!['tables'] as { rows: string[][] }[])[0]!.rows[0]).toEqual(['Name', 'Town', 'Year']);
});
