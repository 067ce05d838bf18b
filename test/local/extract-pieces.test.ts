/** Text in pieces, such as for a vector store (docs/semantics.md, §26.1). */
import { decode } from '../../shared/contract/values/decode';
import { beginningWithin, endWithin } from '../../shared/model/text/pieces/ends';
import { texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';

interface Told {
	readonly index: number;
	readonly text: string;
	readonly characters: number;
	readonly hasText: boolean;
	readonly firstPage: number;
	readonly lastPage: number;
	readonly headings: readonly string[];
}

async function cut(contents: readonly string[], parameters: Readonly<Record<string, string>>): Promise<readonly Told[]> {
	const { data } = await local.run('extract_text', [asDocument(texts(contents))], decode('extract_text', parameters));
	return data!['pieces'] as unknown as readonly Told[];
}

const at = (x: number, y: number, text: string, font = '/F 10'): string => `BT ${font} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const lines = (given: readonly string[], top = 580) => given.map((text, row) => at(20, top - 12 * row, text)).join('');
const rows = (given: readonly (readonly string[])[], top = 500) =>
	given.map((cells, row) => cells.map((cell, column) => at(20 + 150 * column, top - 14 * row, cell)).join('')).join('');

const SENTENCES = Array.from({ length: 40 }, (_, index) => `This is sentence number ${index + 1} of a paragraph.`);
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe('pieces by size', () => {
	it.each(['reading', 'page', 'markdown'])('have every word once, in order, in the layout %s', async (layout) => {
		const pieces = await cut([lines(SENTENCES), lines(SENTENCES.slice(0, 5))], { pieces: 'size', piece_size: '300', layout });
		expect(pieces.flatMap(({ text }) => wordsOf(text))).toEqual(wordsOf([...SENTENCES, ...SENTENCES.slice(0, 5)].join(' ')));
		for (const { text, characters } of pieces) expect([text.length <= 300, characters]).toEqual([true, text.length]);
	});

	it('end where sentences end, and tell the pages on which they begin and end', async () => {
		const pieces = await cut([lines(SENTENCES), lines(SENTENCES.slice(0, 5))], { pieces: 'size', piece_size: '500' });
		for (const { text } of pieces) expect(text).toMatch(/\.$/);
		expect(pieces.map(({ firstPage }) => firstPage)).toEqual([...pieces.slice(1).map(() => 1), expect.any(Number)]);
		expect(pieces.at(-1)).toMatchObject({ index: pieces.length, lastPage: 2 });
	});

	it('begin with the end of the piece before', async () => {
		const pieces = await cut([lines(SENTENCES)], { pieces: 'size', piece_size: '400', piece_overlap: '100' });
		for (const [index, { text }] of pieces.slice(1).entries()) {
			const again = /^This is sentence number \d+ of a paragraph\./.exec(text)![0];
			const before = pieces[index]!.text;
			expect(before.length - before.indexOf(again)).toBeLessThanOrEqual(100);
			expect([before.includes(again), text.length <= 400]).toEqual([true, true]);
		}
		expect(new Set(pieces.flatMap(({ text }) => text.match(/number \d+/g))).size).toBe(40);
	});

	it.each(['reading', 'markdown'])('never cut a row, and repeat the head of a table, in the layout %s', async (layout) => {
		const table = [['Item', '2024'], ...Array.from({ length: 30 }, (_, row) => [`Tea No. ${row} Ltd. Large`, `${row},100.50`])];
		const pieces = await cut([rows(table, 560)], { pieces: 'size', piece_size: '200', layout });
		expect(pieces.length).toBeGreaterThan(3);
		for (const { text } of pieces) {
			expect(text.length).toBeLessThanOrEqual(200);
			expect(text.split('\n')[0]).toMatch(/^\W*Item\W+2024\W*$/);
			for (const row of text.split('\n').slice(1))
				expect(row).toMatch(/^[| -]*$|^\W*Tea No\. (\d+) Ltd\. Large\W+\1,100\.50\W*$/);
		}
		expect(pieces.flatMap(({ text }) => text.match(/No\. \d+/g))).toHaveLength(30);
	});

	it('have the head of a table before each row that is longer than a piece', async () => {
		const long = (row: number) => Array.from({ length: 6 }, (_, line) => `Words ${line + 1} of row ${row} that go on`);
		const table = [['Item', 'Terms']];
		for (const row of [1, 2]) for (const [line, text] of long(row).entries()) table.push([line === 0 ? `Tea ${row}` : '', text]);
		const page = table.map(([item, terms], line) => {
			const y = 560 - 12 * line - (line === 0 ? 0 : 12 * Math.ceil(line / 6));
			return at(20, y, item!) + at(170, y, terms!);
		});
		const pieces = await cut([page.join('')], { pieces: 'size', piece_size: '200', layout: 'markdown' });
		const heads = pieces.filter(({ text }) => /Item\W+Terms/.test(text));
		expect(heads.map(({ text }) => /Tea \d/.exec(text)?.[0])).toEqual(['Tea 1', 'Tea 2']);
		for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(200);
		expect(pieces.flatMap(({ text }) => text.match(/Words \d of row \d/g) ?? [])).toHaveLength(12);
	});

	it('keep a heading with its text, and name the headings above', async () => {
		const page =
			at(20, 580, '1 Terms', '/B 20') +
			lines(SENTENCES.slice(0, 8), 550) +
			at(20, 420, '1.1 Payment', '/B 14') +
			lines(SENTENCES.slice(8, 20), 400);
		const pieces = await cut([page], { pieces: 'size', piece_size: '500', layout: 'markdown' });
		for (const { text } of pieces) expect(text).not.toMatch(/(?:Terms|Payment)$/);
		expect(pieces[0]!.headings).toEqual(['1 Terms']);
		expect(pieces.at(-1)!.headings).toEqual(['1 Terms', '1.1 Payment']);
	});
});

describe('pieces by section', () => {
	it('begin at headings, of which one alone goes with the next', async () => {
		const page =
			at(20, 580, 'Report', '/B 20') +
			at(20, 550, 'Summary', '/B 14') +
			lines(['All is well.', 'Nothing else.'], 530) +
			at(20, 480, 'Costs', '/B 14') +
			lines(['They fell.'], 460);
		const pieces = await cut([page], { pieces: 'section', layout: 'markdown' });
		expect(
			pieces.map(({ text, headings }) => [
				wordsOf(text)
					.filter((word) => !/^#+$/.test(word))
					.join(' '),
				headings,
			]),
		).toEqual([
			['Report Summary All is well. Nothing else.', ['Report', 'Summary']],
			['Costs They fell.', ['Report', 'Costs']],
		]);
	});
});

describe('pieces by page', () => {
	it('name the heading that their page begins with, but not those below its text', async () => {
		const pages = [
			at(20, 580, '1 Terms', '/B 20') + lines(SENTENCES.slice(0, 8), 550) + at(20, 430, '1.1 Payment', '/B 14'),
			lines(SENTENCES.slice(8, 16)),
		];
		const pieces = await cut(pages, { pieces: 'page', layout: 'markdown' });
		expect(pieces.map(({ headings }) => headings)).toEqual([['1 Terms'], ['1 Terms', '1.1 Payment']]);
	});
});

describe('a paragraph', () => {
	it.each([
		['after a sentence', 'One two. Three four five six', 20, 'One two. '],
		['not after a number', 'It is No. 5 of seven things', 16, 'It is No. 5 of '],
		['after a line', 'one two\nthree four five', 14, 'one two\n'],
		['after a word', 'one two three', 9, 'one two '],
		['after an ideographic full stop', '一二三。四五六七', 6, '一二三。'],
		['between characters of two halves', '😀😀😀', 3, '😀'],
		['before a letter with its accent', 'abcde\u0301f', 5, 'abcd'],
	])('is cut %s', (_, text, room, first) => {
		expect(text.slice(0, endWithin(text, 0, room))).toBe(first);
	});

	it.each([
		['a sentence', 'One two. Three four. Five six.', 23, 'Three four. Five six.'],
		['a word', 'one two three four', 11, 'three four'],
		['nothing', 'abcdefgh', 3, ''],
	])('is repeated from %s on', (_, text, room, again) => {
		expect(text.slice(beginningWithin(text, room))).toBe(again);
	});
});
