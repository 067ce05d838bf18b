/** Lines between the rows of a table: titles end it, and lines of a cell do not (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string, font = 'F 10'): string =>
	text === '' ? '' : `BT /${font} Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Rows of cells at these places, from `top` on. */
const rows = (places: readonly number[], given: readonly (readonly string[])[], top: number, font?: string): string =>
	given.map((cells, row) => cells.map((cell, column) => at(places[column]!, top - 16 * row, cell, font)).join('')).join('');

async function markdown(content: string): Promise<string> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data!['text'] as string;
}

const table = (given: readonly (readonly string[])[]): string => {
	const [head, ...others] = given.map((cells) => `| ${cells.join(' | ')} |`);
	return [head, `|${' --- |'.repeat(given[0]!.length)}`, ...others].join('\n');
};

describe('a title between two tables', () => {
	const SUMS = [
		['Opening balance', 'Money in', 'Money out'],
		['1,204.55', '3,150.00', '2,871.19'],
	];
	const MOVES = [
		['Date', 'Details', 'Amount', 'Balance'],
		['1 Mar', 'Rent', '142.00', '1,062.55'],
		['5 Mar', 'Salary', '3,150.00', '4,212.55'],
		['9 Mar', 'Water', '54.00', '4,158.55'],
	];

	test('ends the first one, whose last row is bold too', async () => {
		const content =
			rows([26, 150, 270], [SUMS[0]!], 520) +
			rows([26, 150, 270], [SUMS[1]!], 508, 'B 10') +
			at(20, 485, 'Transactions', 'B 12') +
			rows([20, 90, 230, 320], MOVES, 465);
		expect(await markdown(content)).toBe(`${table(SUMS)}\n\n# Transactions\n\n${table(MOVES)}`);
	});

	test('ends it in the middle of the line', async () => {
		const drinks = [
			['Soup', '8.50'],
			['Bread', '4.00'],
			['Olives', '6.00'],
		];
		const content =
			rows([20, 358], drinks, 520) + at(184, 464, 'Pasta', 'B 15') + rows([20, 358], drinks, 440) + at(20, 380, 'Thank you.');
		expect(await markdown(content)).toBe(`${table(drinks)}\n\n# Pasta\n\n${table(drinks)}\n\nThank you.`);
	});
});

test('a long line below a cell, up to the next one, is part of it', async () => {
	const cover = [
		['1', 'Buildings', '480,000', '250'],
		['2', 'Contents', '75,000', '100'],
	];
	const content =
		rows([20, 60, 300, 340], [['Part', 'Cover', 'Sum', 'Own'], cover[0]!], 520) +
		at(60, 492, 'with all of the garages, outbuildings and walls of it') +
		rows([20, 60, 300, 340], [cover[1]!, ['3', 'Travel', '9,000', '50']], 472);
	expect(await markdown(content)).toBe(
		table([
			['Part', 'Cover', 'Sum', 'Own'],
			['1', 'Buildings with all of the garages, outbuildings and walls of it', '480,000', '250'],
			cover[1]!,
			['3', 'Travel', '9,000', '50'],
		]),
	);
});

test('labels with values, of which few are numbers, are separate rows', async () => {
	const facts = [
		['Guest', 'Ms Tanaka', 'Room', '1207'],
		['Arrival', '3 March', 'Departure', '6 March'],
		['Folio', '228841', 'Cashier', '14'],
	];
	expect(await markdown(rows([20, 100, 220, 300], facts, 500))).toBe(table(facts));
});

test('two names of groups below names that the first column has not are rows', async () => {
	const places = [20, 200, 300];
	const sums = [
		['Cash', '12.10', '10.88'],
		['Stock', '3.20', '2.99'],
		['Total', '15.30', '13.87'],
	];
	const content =
		rows(places, [['', '2025', '2024'], ['Assets'], ['Current assets:']], 500) + rows(places, sums, 452) + at(20, 380, 'Notes');
	const names = [
		['', '2025', '2024'],
		['Assets', '', ''],
		['Current assets:', '', ''],
	];
	expect(await markdown(content)).toBe(`${table([...names, ...sums])}\n\nNotes`);
});

test('the last line of a table beside an address with closer lines is in its cell', async () => {
	const address = ['Alan Whitmore', '14 Harbour Road'];
	const content =
		address.map((line, row) => at(20, 520 - 11 * row, line)).join('') +
		rows([200, 300], [['Name', 'Alan Whitmore']], 520) +
		at(200, 509, 'of owner') +
		rows(
			[200, 300],
			[
				['Sort code', '20-45-77'],
				['Employer', '1234567 A'],
			],
			493,
		) +
		at(322.24, 466, '567 A');
	expect(await markdown(content)).toContain(
		table([
			['Name of owner', 'Alan Whitmore'],
			['Sort code', '20-45-77'],
			['Employer', '1234567 A 567 A'],
		]),
	);
});
