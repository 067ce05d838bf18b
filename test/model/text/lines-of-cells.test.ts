/** Lines that are one cell of a table without borders (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { codes, texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Digits of Helvetica are 5.56 wide at 10 points, points and commas 2.78. */
const endingAt = (x: number, y: number, number: string): string =>
	at(
		[...number].reduce((left, character) => left - (/[.,]/.test(character) ? 2.78 : 5.56), x),
		y,
		number,
	);
const line = (y: number, cells: readonly (readonly [x: number, text: string])[]): string =>
	cells.map(([x, text]) => at(x, y, text)).join('');

async function tablesIn(content: string): Promise<string[][][]> {
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows);
}

describe('the lines of one cell', () => {
	const head = line(500, [[20, 'Description']]) + endingAt(230, 500, '2024') + endingAt(380, 500, '2025');
	const row = (y: number, name: string, one: string, other: string) =>
		at(20, y, name) + endingAt(230, y, one) + endingAt(380, y, other);

	test('may be moved in by blanks, as those of a balance', async () => {
		const blanks = `BT /U 10 Tf 20 472 Td ${codes('\u2003')} Tj ET\n`;
		const first = row(486, 'Property and', '120', '154') + blanks + at(30, 472, 'equipment');
		const content = head + first + row(458, 'Interest', '12', '10') + row(444, 'Tax', '20', '30');
		const [rows] = await tablesIn(content);
		expect(rows!.map(([name]) => name!.replace(/\s+/g, ' '))).toEqual([
			'Description',
			'Property and equipment',
			'Interest',
			'Tax',
		]);
	});

	test('are those nearer to the row above than to the next one, and in no larger letters', async () => {
		const period = at(20, 468, 'May 4 to June 4').replace('10 Tf', '8 Tf');
		const content =
			head + row(480, 'Plan', '20.00', '20.00') + period + row(440, 'Tax', '2.00', '2.00') + row(420, 'Total', '22.00', '22.00');
		expect(await tablesIn(content)).toEqual([
			[
				['Description', '2024', '2025'],
				['Plan May 4 to June 4', '20.00', '20.00'],
				['Tax', '2.00', '2.00'],
				['Total', '22.00', '22.00'],
			],
		]);
	});

	test('do not go on with an address of mail', async () => {
		const left = ['Cloud Tools', '354 Point Road', 'San Francisco', 'United States'];
		const right = ['Jane Roe', 'Rue de la Loi 1', '1000 Brussels', 'Belgium', 'jane@roe.example'];
		const content = right
			.map((text, at) => line(500 - 13 * at, [...(left[at] ? [[20, left[at]] as const] : []), [200, text]]))
			.join('');
		expect(await tablesIn(content)).toEqual([right.map((text, at) => [left[at] ?? '', text])]);
	});
});
