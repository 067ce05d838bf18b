/** Tables with borders that are not drawn from the top, or not on all sides (docs/semantics.md, §26.4.4). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const across = (y: number, from: number, to: number): string => `${from} ${y} m ${to} ${y} l S\n`;
const down = (x: number, from: number, to: number): string => `${x} ${from} m ${x} ${to} l S\n`;

async function markdownOf(content: string): Promise<string> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	return (await local.run('extract_text', [asDocument(texts([content]))], parameters)).data!['text'] as string;
}

const [TOP, BOTTOM] = [560, 470];
const COLUMNS = [20, 140, 260, 380];
const ROWS = [TOP, 530, 500, BOTTOM];
/** Three rows and columns, of which the last row has the texts of `last`; without the border below it from `open` on. */
const grid = (last: string, open = 380): string =>
	ROWS.map((y) => across(y, 20, y === BOTTOM ? open : 380)).join('') +
	COLUMNS.map((x) => down(x, TOP, BOTTOM)).join('') +
	[at(24, 542, 'Item'), at(144, 542, '2024'), at(264, 542, '2025')].join('') +
	[at(24, 512, 'Tea'), at(144, 512, '10'), at(264, 512, '11')].join('') +
	last;

test('the lines of a cell are read from its top, in whatever order they are drawn', async () => {
	const last = at(24, 474, 'leaves') + at(24, 488, 'Green') + at(144, 480, '20') + at(264, 480, '21');
	expect(await markdownOf(grid(last))).toContain('| Green leaves | 20 | 21 |');
});

test('columns within a cell are read one after the other', async () => {
	const cells = [at(24, 488, 'Green'), at(24, 474, 'leaves'), at(74, 488, 'Black'), at(74, 474, 'seeds')];
	const text = await markdownOf(grid(cells.join('') + at(144, 480, '20') + at(264, 480, '21')));
	expect(text).toMatch(/Green leaves\W+Black seeds/);
});

test('the last row may be open below for a column', async () => {
	const last = at(24, 480, 'Coffee') + at(144, 480, '20') + at(264, 480, '21');
	expect(await markdownOf(grid(last, 260))).toBe(
		'| Item | 2024 | 2025 |\n| --- | --- | --- |\n| Tea | 10 | 11 |\n| Coffee | 20 | 21 |',
	);
});
