/** Rows of a table above a label that begins farther left than they do (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const PLACES = [120, 170, 270, 330];
const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;

test('lines with several values are rows, also if nothing is in the first column', async () => {
	const rows = Array.from({ length: 8 }, (_, row) => [`0${row + 1} Mar`, 'Card payment', `${90 + row}.20`, `${4800 - row}.11`]);
	rows.unshift(['Date', 'Details', 'Paid out', 'Balance']);
	const content = rows
		.map((cells, row) => cells.map((text, column) => at(PLACES[column]!, 512 - 12 * row, text)).join(''))
		.join('');
	const closing = at(20, 396, 'Closing balance:') + at(120, 396, '4,095.41');
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content + closing]))], parameters);
	const found = (data!['tables'] as { rows: string[][] }[]).flatMap((table) => table.rows.map((cells) => cells.filter(Boolean)));
	for (const cells of rows) expect(found).toContainEqual(cells);
});
