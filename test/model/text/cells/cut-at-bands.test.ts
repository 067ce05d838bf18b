/** Rows of a ruled table that empty lines divide (docs/semantics.md, §26.4.4). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const COLUMNS = [20, 140, 300];

/** A table with lines around its cells; each cell is a list of lines, of which some are empty. */
function ruled(table: readonly (readonly (readonly string[])[])[]): string {
	let top = 560;
	const drawn: string[] = [];
	for (const cells of table) {
		const height = 12 * Math.max(...cells.map((lines) => lines.length)) + 6;
		for (const [column, lines] of cells.entries()) {
			const [left, right] = [COLUMNS[column]!, COLUMNS[column + 1] ?? 380];
			drawn.push(`${left - 4} ${top - height} ${right - left} ${height} re S\n`);
			for (const [line, text] of lines.entries()) if (text !== '') drawn.push(at(left, top - 12 - 12 * line, text));
		}
		top -= height;
	}
	return drawn.join('');
}

async function rowsOf(...table: (readonly (readonly string[])[])[]): Promise<string[]> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	const { data } = await local.run('extract_text', [asDocument(texts([ruled(table)]))], parameters);
	return (data!['text'] as string).split('\n').filter((line) => !line.includes('---'));
}

const NAMES = [['Source'], ['Definition'], ['Examples']];

test('a row between two lines is cut at empty lines below which each column goes on', async () => {
	const sources = [
		['Fixed:', '', 'Major', '', '', 'Area'],
		['', '', 'More than ten tons', 'in a year', '', 'Fewer than ten'],
		['', '', 'Power plants', '', '', 'Dry cleaners,', 'small workshops'],
	];
	expect(await rowsOf(NAMES, sources, [['Moving'], ['With wheels'], ['Cars']])).toEqual([
		'| Source | Definition | Examples |',
		'| Fixed: |  |  |',
		'| Major | More than ten tons in a year | Power plants |',
		'| Area | Fewer than ten | Dry cleaners, small workshops |',
		'| Moving | With wheels | Cars |',
	]);
});

test.each([
	['in its first column alone', [['One', '', 'Two'], ['goes on', 'and on', 'and on'], ['x']]],
	['where its first column ends', [['One'], ['Text of it', '', 'more text'], ['Cars', '', 'more cars']]],
	[
		'where a column goes on a line later',
		[
			['One', '', 'Two'],
			['Text', '', 'more'],
			['Cars', '', '', 'late cars'],
		],
	],
])('a row with an empty line %s stays whole', async (_, cells) => {
	const rows = await rowsOf(NAMES, cells, [['Moving'], ['With wheels'], ['Cars']]);
	expect(rows).toHaveLength(3);
});

test('names of columns with an empty line stay whole', async () => {
	const names = [
		['Source', '', 'of it'],
		['Sense', '', 'of it'],
		['Cases', '', 'of it'],
	];
	const rows = await rowsOf(names, [['Fixed'], ['Without wheels'], ['Plants']], [['Moving'], ['With wheels'], ['Cars']]);
	expect(rows[0]).toBe('| Source of it | Sense of it | Cases of it |');
});
