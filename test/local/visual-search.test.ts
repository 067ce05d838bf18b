/** Searching text as it stands on the page (docs/semantics.md, D68). */
import type { JsonObject } from '../../shared/contract/backend';
import type { OperationName } from '../../shared/contract/operations';
import { decode } from '../../shared/contract/values/decode';
import { texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';

const at = (x: number, y: number, text: string, size = 10): string => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;

const run = (operation: OperationName, contents: readonly string[], parameters: object) =>
	local.run(operation, [asDocument(texts(contents))], decode(operation, { ...parameters }));

async function found(content: string, search: string, search_mode = 'regex'): Promise<{ text: string; groups: JsonObject }[]> {
	const { data } = await run('find_text', [content], { search, search_mode });
	return data!['matches'] as never;
}
const textsOf = async (content: string, search: string, mode?: string) =>
	(await found(content, search, mode)).map(({ text }) => text);

/** Values are drawn before their labels, as some makers of invoices do. */
const invoice = at(120, 500, '993548900') + at(20, 500, 'Invoice no:') + at(120, 480, '6669263') + at(20, 480, 'Customer no:');

describe('a search', () => {
	test('finds the value that is on the line of its label, not the one that is drawn next', async () => {
		expect((await found(invoice, 'Invoice no:\\s*(\\d+)')).map(({ groups }) => groups['1'])).toEqual(['993548900']);
		expect(await textsOf(invoice, 'customer no: 6669263', 'text')).toEqual(['Customer no:\n6669263']);
	});

	test('splits and checks by the same lines', async () => {
		const other = invoice.replace('993548900', '993548901');
		const { documents } = await run('split_by_text', [invoice, other], { search: 'Invoice no:\\s*(\\d+)', search_mode: 'regex' });
		expect(documents.map(({ match }) => match)).toEqual(['993548900', '993548901']);
		const checks = { required_text: 'invoice no: 993548900', forbidden_text: 'customer no: 6669263', on_violation: 'report' };
		const { data } = await run('check_document', [invoice], checks);
		expect((data!['failures'] as unknown as { rule: string }[]).map(({ rule }) => rule)).toEqual(['forbidden_text']);
	});

	test('crosses a gap between cells with blanks, and with . only in (?s)', async () => {
		expect(await textsOf(invoice, 'no: 99')).toEqual(['no:\n99']);
		expect(await textsOf(invoice, 'Invoice no:.9')).toEqual([]);
		expect(await textsOf(invoice, '(?s)Invoice no:.9')).toEqual(['Invoice no:\n9']);
	});

	test('does not cross the ends of lines as they look', async () => {
		expect(await textsOf(invoice, '993548900\\s+Customer')).toEqual([]);
		expect(await textsOf(at(20, 500, 'one two') + at(20, 488, 'three'), 'two three')).toEqual(['two\nthree']);
	});

	test('does not cross the space between columns of prose', async () => {
		const rows = Array.from({ length: 4 }, (_, row) => 500 - 12 * row);
		const left = rows.map((y) => at(20, y, 'alpha beta gamma delta epsilon')).join('');
		const right = rows.map((y) => at(220, y, 'zeta eta theta iota kappa')).join('');
		expect(await textsOf(left + right, 'epsilon\\s+zeta')).toEqual(['epsilon\n\nzeta']);
		// Three words on a side are cells of a table.
		const cells = rows.map((y) => at(20, y, 'alpha beta gamma') + at(220, y, 'zeta eta theta')).join('');
		expect(await textsOf(cells, 'gamma\\s+zeta')).toHaveLength(4);
		expect(await textsOf(left + right, 'epsilon\\s+zeta')).toHaveLength(1);
	});

	test('looks for values below the labels of a row with a hundred of them, not with more', async () => {
		const form = (count: number): string => {
			const columns = Array.from({ length: count }, (_, column) => 10 + 3 * column);
			const labels = columns.map((x, column) => at(x, 500, column === 0 ? 'b' : 'a', 1));
			return [...labels, ...columns.map((x) => at(x, 498, '7', 1.2))].join('');
		};
		expect(await textsOf(form(100), 'b\\s+\\d')).toEqual(['b\n7']);
		expect(await textsOf(form(101), 'b\\s+\\d')).toEqual([]);
	});

	test('finds the value below a label of a form, not the next label', async () => {
		const labels = at(20, 500, '1 Wages and tips', 7) + at(130, 500, '2 Tax withheld', 7) + at(240, 500, 'Control number', 7);
		const values = at(20, 488, '52,340.18') + at(130, 488, '6,120.44') + at(240, 488, 'A-77');
		const only = async (search: string) => (await found(labels + values, search)).map(({ groups }) => groups['1']);
		expect(await only('Wages and tips\\s*(\\S+)')).toEqual(['52,340.18']);
		expect(await only('Tax withheld\\s*(\\S+)')).toEqual(['6,120.44']);
		expect(await only('Control number\\s*(\\S+)')).toEqual(['A-77']);
		// The labels are a line all the same, and each text is found once.
		expect(await textsOf(labels + values, 'tips 2 Tax')).toEqual(['tips 2 Tax']);
		expect(await textsOf(labels + values, 'Wages')).toHaveLength(1);
	});

	test('finds facts below their names, and keeps the lines of tables and of facts beside their names', async () => {
		const row = (y: number, cells: readonly string[], size = 10) =>
			cells.map((cell, x) => at(20 + 70 * x, y, cell, size)).join('');
		const facts = row(500, ['Invoice no', 'Date', 'Due']) + row(484, ['RE-4711', '03/04/2024', '30 days']);
		expect((await found(facts, 'Date\\s*(\\S+)')).map(({ groups }) => groups['1'])).toEqual(['03/04/2024']);
		expect(await textsOf(facts + row(468, ['RE-4712', '04/04/2024', '1']), 'Date\\s+\\d\\S+')).toEqual([]);
		const beside = row(500, ['City', 'Bonn', 'Name', 'Max'], 8) + row(486, ['Total', 'EUR 5', 'Paid', 'EUR 4']);
		expect(
			await textsOf(row(511, ['Road', 'East', 'Door', 'B'], 8) + row(522, ['A', 'B', 'C', 'D'], 8) + beside, 'City \\S+'),
		).toEqual(['City Bonn']);
		const open = row(500, ['City:', 'Bonn', 'Name:', 'Max'], 8) + row(486, ['Total', 'EUR 5', 'Paid', 'EUR 4']);
		expect(await textsOf(open, 'City: \\S+')).toEqual(['City: Bonn']);
	});

	test('keeps a match in reading order that contains all of the other', async () => {
		const hyphenated = at(20, 500, 'a long hyphen-') + at(20, 488, 'ated word');
		expect(await textsOf(hyphenated, 'hyphen\\S*')).toEqual(['hyphenated']);
		expect(await textsOf(at(20, 500, 'one two') + at(20, 488, 'three'), 'two(?:\\s+three)?')).toEqual(['two\nthree']);
	});

	test('gives every match once, in reading order', async () => {
		const rows = Array.from({ length: 3 }, (_, row) => at(20, 500 - 40 * row, `item ${row}`)).join('');
		expect(await textsOf(rows, 'item \\d')).toEqual(['item 0', 'item 1', 'item 2']);
		const { data } = await run('find_text', [rows], { search: 'item', maximum_matches: 2 });
		expect(data).toMatchObject({ count: 2, truncated: true });
	});
});
