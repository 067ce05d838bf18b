/** Cells that have their lines around the middle of their row, as those of HTML have (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const PLACES = [20, 160, 340];
/** The lines of each cell around a height, 12 points apart. */
const row = (middle: number, ...cells: string[][]): string =>
	cells
		.flatMap((lines, column) =>
			lines.map((text, line) => {
				const y = middle + 12 * ((lines.length - 1) / 2 - line);
				return `BT /F 10 Tf ${PLACES[column]!} ${y} Td (${text}) Tj ET\n`;
			}),
		)
		.join('');

async function rowsIn(content: string): Promise<string[][][]> {
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows);
}

const HEAD = row(500, ['Service'], ['Scope'], ['Price']);

test('one row of them is enough', async () => {
	const content =
		HEAD + row(474, ['Advice on our work,', 'first phase'], ['3'], ['650.00']) + row(448, ['Report'], ['2'], ['184.50']);
	expect(await rowsIn(content)).toEqual([
		[
			['Service', 'Scope', 'Price'],
			['Advice on our work, first phase', '3', '650.00'],
			['Report', '2', '184.50'],
		],
	]);
});

test('cells of three lines, two and one are one row, as are those below', async () => {
	const content =
		HEAD +
		row(464, ['Maintenance contract', 'for a year'], ['Two inspections', 'with all travel', 'Spare parts apart'], ['480.00']) +
		row(418, ['Hotline'], ['Monday to Friday', '8 am to 6 pm'], ['120.00']) +
		row(384, ['Training course', 'Up to eight people'], ['One day'], ['950.00']);
	expect(await rowsIn(content)).toEqual([
		[
			['Service', 'Scope', 'Price'],
			['Maintenance contract for a year', 'Two inspections with all travel Spare parts apart', '480.00'],
			['Hotline', 'Monday to Friday 8 am to 6 pm', '120.00'],
			['Training course Up to eight people', 'One day', '950.00'],
		],
	]);
});
