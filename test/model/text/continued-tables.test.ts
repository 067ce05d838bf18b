/** Tables that go on on the next page have the head of the page before (docs/semantics.md, §26.1). */
import { decode } from '../../../shared/contract/values/decode';
import { lines, texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const row = (y: number, day: string, text: string, sum: string, x = 340): string =>
	lines(20, y, [day]) + lines(120, y, [text]) + lines(x, y, [sum]);
const rows = (top: number, first: number, x?: number): string =>
	Array.from({ length: 20 }, (_, at) =>
		row(top - 22 * at, `0${at % 10}.04.`, `Payment ${first + at}`, `${first + at}.50`, x),
	).join('');
const PAGES = [row(560, 'Day', 'Text', 'Sum') + rows(538, 10), rows(560, 30), rows(560, 50)];
const HEAD = ['Day', 'Text', 'Sum'];

interface Table {
	readonly page: number;
	readonly rows: readonly string[][];
	readonly header: boolean;
}

async function extracted(pages: readonly string[], pageSet?: string) {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true, ...(pageSet && { pages: pageSet }) });
	const { data } = await local.run('extract_text', [asDocument(texts(pages))], parameters);
	return { text: data!['text'] as string, tables: data!['tables'] as unknown as readonly Table[] };
}

test('on each page on which they go on', async () => {
	const { text, tables } = await extracted(PAGES);
	expect(tables.map(({ rows: [head], header }) => ({ head, header }))).toEqual(PAGES.map(() => ({ head: HEAD, header: true })));
	expect(tables.map((table) => table.rows.length)).toEqual([21, 21, 21]);
	expect(text.split('\n').filter((line) => line === '| Day | Text | Sum |')).toHaveLength(3);
});

test.each([
	['of a page that was not read', PAGES, '2', [1]],
	['of a page before another one', [PAGES[0]!, lines(20, 500, ['A page of text.']), PAGES[1]!], undefined, [1, 3]],
	['of other columns', [PAGES[0]!, rows(560, 30, 260)], undefined, [1, 2]],
])('but not that %s', async (_, pages, pageSet, found) => {
	const { tables } = await extracted(pages, pageSet);
	expect(tables).toHaveLength(found.length);
	const last = tables.at(-1)!;
	expect([last.header, last.rows.length]).toEqual([false, 20]);
});
