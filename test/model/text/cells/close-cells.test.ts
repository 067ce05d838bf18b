/** Cells as close as words, on pages that draw the spaces between their words (docs/semantics.md, D68 and D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string): string => (text === '' ? '' : `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`);
/** Digits of Helvetica are 5.56 wide at 10 points, points and colons 2.78. */
const widthOf = (number: string): number =>
	[...number].reduce((sum, character) => sum + (/[.:]/.test(character) ? 2.78 : 5.56), 0);

async function read(content: string, layout: string): Promise<{ text: string; tables: { rows: string[][] }[] }> {
	const parameters = decode('extract_text', { layout, tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data as unknown as { text: string; tables: { rows: string[][] }[] };
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** Times that begin 4 points after each other, and hours that end at one place: 10 points are 1 em. */
const times = DAYS.map((day, row) => {
	const y = 480 - 18 * row;
	const hours = `${7 + row}.5`;
	return at(20, y, day) + at(46, y, '08:00') + at(46 + widthOf('08:00') + 2.5, y, '16:30') + at(124 - widthOf(hours), y, hours);
}).join('');
const note = at(20, 380, 'Please hand this in at the end of the week.');

test('texts that begin or end at one place are cells if no space is drawn between them', async () => {
	const { tables } = await read(times + note, 'markdown');
	expect(tables.map(({ rows }) => rows)).toEqual([DAYS.map((day, row) => [day, '08:00', '16:30', `${7 + row}.5`])]);
});

test('such cells are two blanks apart where places are kept', async () => {
	expect((await read(times + note, 'page')).text).toMatch(/^Mon {2,}08:00 {2,}16:30 {2,}7\.5$/m);
});

test('a drawn space is one between words', async () => {
	const lines = DAYS.map((day, row) => at(20, 480 - 18 * row, day) + at(60, 480 - 18 * row, '08:00 16:30')).join('');
	const { tables } = await read(lines + note, 'markdown');
	expect(tables.map(({ rows }) => rows)).toEqual([DAYS.map((day) => [day, '08:00 16:30'])]);
});

test('words of a page that draws no spaces stay together', async () => {
	const words = ['all', 'the', 'air', 'for', 'its'];
	const line = (y: number) => words.map((word, place) => at(20 + 19 * place, y, word)).join('');
	const { text, tables } = await read(line(480) + line(468) + line(456) + line(444), 'markdown');
	expect(tables).toEqual([]);
	expect(text.trim()).toBe(Array.from({ length: 4 }, () => words.join(' ')).join(' '));
});

test('words stay words if they are above one another by chance, and most others are not', async () => {
	const lengths = ['4353', '4535', '4262', '4626'];
	const line = (row: number): string => {
		let x = 20;
		const words = [...lengths[row]!].map((length, place) => {
			const word = '123456'.slice(0, Number(length));
			const drawn = at(x, 480 - 12 * row, place === 2 ? `${word} ${word}` : word);
			x += (place === 2 ? 2 * widthOf(word) + 2.78 : widthOf(word)) + 2.5;
			return drawn;
		});
		return words.join('');
	};
	const { text } = await read([0, 1, 2, 3].map(line).join(''), 'page');
	expect(text).toMatch(/^1234 123 12345 12345 123$/m);
});

test('the number of an item is not a cell', async () => {
	const items = [1, 2, 3, 4]
		.map((item) => at(20, 500 - 14 * item, `${item}.`) + at(34, 500 - 14 * item, `Item of the list`))
		.join('');
	expect((await read(items, 'page')).text).toMatch(/^1\. Item of the list$/m);
});
