/** Names of columns that are close to each other, and values that a hyphen divides (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string, font = 'F'): string => `BT /${font} 12 Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Rows of cells at these places, an empty one for none. */
const rows = (places: readonly number[], given: readonly (readonly string[])[], top = 500, font = 'F'): string =>
	given
		.flatMap((cells, row) => cells.map((cell, column) => (cell === '' ? '' : at(places[column]!, top - 16 * row, cell, font))))
		.join('');

async function textOf(content: string): Promise<unknown> {
	const { data } = await local.run(
		'extract_text',
		[asDocument(texts([content]))],
		decode('extract_text', { layout: 'markdown' }),
	);
	return data!['text'];
}

test('a value that a hyphen divides goes on in the next line, and an amount or a grade with such a sign does not', async () => {
	const given = [
		['Invoice no.', 'RE-2026-'],
		['', '0042'],
		['Date', '05.03.2026'],
		['Paid', '50.00-'],
		['', '20.00'],
		['Grade', 'A-'],
		['', 'B'],
	];
	expect(await textOf(rows([20, 150], given))).toMatch(
		/RE-2026-0042 \|\n.*\n\| Date \| 05.03.2026 \|\n\| Paid \| 50.00- \|\n\|  \| 20.00 \|\n\| Grade \| A- \|\n\|  \| B \|$/,
	);
});

test('names of columns are apart where the one before ends beside the numbers of its column', async () => {
	const [head, values] = [
		[20, 100, 138],
		[20, 111, 166],
	];
	const content =
		rows(head, [['Item', 'Price', 'Total']]) +
		rows(
			values,
			[
				['Apples', '1.20', '3.60'],
				['Pears', '2.30', '4.60'],
				['Plums', '3.40', '3.40'],
				['Figs', '4.00', '8.00'],
			],
			480,
		);
	expect(await textOf(content)).toMatch(/^\| Item \| Price \| Total \|\n/);
});

test('rows with numbers are apart from each other, although few of their cells have one', async () => {
	const lines: readonly (readonly [number, readonly string[]])[] = [
		[500, ['No', 'SKU', 'Item', 'Ordered', 'Sent', 'Unit']],
		[486, ['1', 'AB-100-X', 'Blue paint for', '10', '10', 'pieces']],
		[474, ['', '', 'wood and metal', '', '', '']],
		[460, ['2', 'AB-200', 'Brush', '5', '', 'box']],
		[446, ['3', '', 'Sample', '', '1', '']],
	];
	const content = lines.map(([top, cells]) => rows([20, 50, 130, 240, 300, 350], [cells], top)).join('');
	expect(await textOf(content)).toBe(
		[
			'| No | SKU | Item | Ordered | Sent | Unit |',
			'| --- | --- | --- | --- | --- | --- |',
			'| 1 | AB-100-X | Blue paint for wood and metal | 10 | 10 | pieces |',
			'| 2 | AB-200 | Brush | 5 |  | box |',
			'| 3 |  | Sample |  | 1 |  |',
		].join('\n'),
	);
});

test('rows below bold names are apart from each other, although few of their cells have a number', async () => {
	const places = [20, 100, 220, 290, 350];
	const content =
		rows(places, [['SKU', 'Item', 'State', 'Sent', 'Unit']], 500, 'B') +
		rows(places, [['AB-100-X', 'Blue paint for', 'new', '10', 'pieces']], 486) +
		rows(places, [['', 'wood and metal', '', '', '']], 474) +
		rows(places, [['AB-200', 'Brush', 'used', '5', 'box']], 460) +
		rows(places, [['AB-300', '', '', '1', '']], 446);
	expect(await textOf(content)).toMatch(
		/\n\| AB-100-X \| Blue paint for wood and metal \| new \| 10 \| pieces \|\n\| AB-200 \| Brush \| used \| 5 \| box \|\n/,
	);
});
