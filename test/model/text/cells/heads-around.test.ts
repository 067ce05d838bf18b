/** Names in the middle beside names of two levels are in the head of their table (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { codes, lines, texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

type Cell = readonly [x: number, text: string];

async function markdown(rows: readonly (readonly [y: number, ...cells: readonly Cell[]])[]): Promise<string> {
	const content = rows.flatMap(([y, ...cells]) => cells.map(([x, text]) => `BT /U 10 Tf ${x} ${y} Td ${codes(text)} Tj ET\n`));
	const page = lines(20, 560, ['Some words that are above the table.']) + content.join('');
	const { data } = await local.run('extract_text', [asDocument(texts([page]))], decode('extract_text', { layout: 'markdown' }));
	return (data!['text'] as string).split('\n\n').slice(1).join('\n\n');
}

const rows = [470, 445, 420].map(
	(y, at) => [y, [20, `Area ${at}`], [120, '10.0'], [180, '20.1'], [240, '30.2'], [300, '40.3']] as const,
);
const written = [
	'| Area 0 | 10.0 | 20.1 | 30.2 | 40.3 |',
	'| Area 1 | 10.0 | 20.1 | 30.2 | 40.3 |',
	'| Area 2 | 10.0 | 20.1 | 30.2 | 40.3 |',
];

test('a name beside groups of columns', async () => {
	const levels = [
		[520, [145, '2023'], [265, '2024']],
		[508, [20, 'Region']],
		[497, [120, 'Q1'], [180, 'Q2'], [240, 'Q1'], [300, 'Q2']],
	] as const;
	expect(await markdown([...levels, ...rows])).toBe(
		['|  | 2023 |  | 2024 |  |', '| --- | --- | --- | --- | --- |', '| Region | Q1 | Q2 | Q1 | Q2 |', ...written].join('\n'),
	);
});

test('names on both sides of one group', async () => {
	const levels = [
		[520, [190, 'Quantity']],
		[508, [20, 'Region'], [120, 'Size'], [300, 'Price']],
		[497, [180, 'Sold'], [240, 'Left']],
	] as const;
	expect(await markdown([...levels, ...rows])).toBe(
		['|  |  | Quantity |  |  |', '| --- | --- | --- | --- | --- |', '| Region | Size | Sold | Left | Price |', ...written].join(
			'\n',
		),
	);
});

test('several names before the groups, far above rows of numbers', async () => {
	const levels = [
		[520, [205, '2023'], [325, '2024']],
		[508, [20, 'Region'], [80, 'Town'], [130, 'Size']],
		[497, [180, 'Q1'], [240, 'Q2'], [300, 'Q1'], [360, 'Q2']],
	] as const;
	const apart = [450, 410, 370].map((y, at) => {
		const values = ['10.0', '20.1', '30.2', '40.3'].map((value, column) => [180 + 60 * column, value] as const);
		return [y, [20, `Area ${at}`], [80, 'Rome'], [130, '9.9'], ...values] as const;
	});
	const text = await markdown([...levels, ...apart]);
	expect(text.split('\n').filter((line) => !line.includes('---'))).toEqual([
		'|  |  |  | 2023 |  | 2024 |  |',
		'| Region | Town | Size | Q1 | Q2 | Q1 | Q2 |',
		'| Area 0 | Rome | 9.9 | 10.0 | 20.1 | 30.2 | 40.3 |',
		'| Area 1 | Rome | 9.9 | 10.0 | 20.1 | 30.2 | 40.3 |',
		'| Area 2 | Rome | 9.9 | 10.0 | 20.1 | 30.2 | 40.3 |',
	]);
});

test('but not lines above a table that are as far apart as its rows', async () => {
	const others = [
		[520, [190, 'Quantity']],
		[508, [20, 'Region'], [120, 'Size'], [180, 'Sold'], [240, 'Left'], [300, 'Price']],
	] as const;
	expect(await markdown([...others, ...rows])).toContain('| Region | Size | Sold | Left | Price |\n');
});
