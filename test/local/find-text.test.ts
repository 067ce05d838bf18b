/** Where find_text says that text is, beside the words of pdftotext. */
import type { JsonObject } from '../../shared/contract/backend';
import { decode } from '../../shared/contract/values/decode';
import { numbered } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { lines, texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';
import { withTools, wordBoxes } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const find = async (bytes: Uint8Array, parameters: object): Promise<JsonObject> =>
	(await local.run('find_text', [asDocument(bytes)], decode('find_text', { ...parameters }))).data!;

withTools('poppler')('find_text', () => {
	test('gives the boxes of another program, horizontally within a point', async () => {
		const bytes = await numbered(2);
		const theirs = wordBoxes(bytes).flatMap((page) => page.filter(({ text }) => text === 'Page'));
		expect(theirs).toHaveLength(2);
		const { matches } = await find(bytes, { search: 'Page' });
		for (const [index, { box }] of (matches as readonly { box: { x: number; width: number } }[]).entries()) {
			const [left, , right] = theirs[index]!.box;
			expect(Math.abs(box.x - left)).toBeLessThan(1);
			expect(Math.abs(box.x + box.width - right)).toBeLessThan(1);
		}
	});
});

describe('the boxes of a match', () => {
	const boxesOf = async (content: string, search: string) => {
		const { matches } = await find(rawPages(1, { objects: { 41: ['', content] } }), { search, search_mode: 'regex' });
		const [{ box, boxes }] = matches as unknown as [{ box: object; boxes: { x: number; y: number; width: number }[] }];
		return { box, boxes };
	};

	test('are one for each line', async () => {
		const { box, boxes } = await boxesOf(
			'BT /F 10 Tf 14 TL 100 150 Td (one two) Tj T* (three four) Tj T* (five six) Tj ET',
			'two\\s.*\\sfive',
		);
		expect(boxes).toHaveLength(3);
		const [first, second, third] = boxes;
		expect([second!.y - first!.y, third!.y - second!.y]).toEqual([14, 14]);
		expect(first!.x).toBeGreaterThan(second!.x + 10);
		expect(box).toMatchObject({ x: second!.x, y: first!.y });
	});

	test('are one for a line with gaps and raised letters', async () => {
		const { box, boxes } = await boxesOf(
			'BT /F 10 Tf 100 150 Td (E = mc) Tj /F 6 Tf 4 Ts (2) Tj /F 10 Tf 0 Ts ( and more) Tj ET',
			'E.*more',
		);
		expect(boxes).toEqual([box]);
	});
});

describe('matches of find_text', () => {
	const row = 'abcdefghi '.repeat(10).trim();
	const pages = 24;
	const bytes = texts(
		Array.from({ length: pages }, () =>
			lines(
				10,
				590,
				Array.from({ length: 100 }, () => row),
				4,
			),
		),
	);
	const nested = (groups: number) => `(?s)${'('.repeat(groups)}a.+i${')'.repeat(groups)}`;
	type Match = { readonly text: string; readonly groups: Readonly<Record<string, string>> };
	const charactersOf = ({ text, groups }: Match) => Object.values(groups).reduce((sum, group) => sum + group.length, text.length);

	testInTurn('and their groups have at most five million characters, and the answer says that there is more', async () => {
		const { matches, count, truncated } = await find(bytes, { search: nested(24), search_mode: 'regex' });
		const sizes = (matches as unknown as readonly Match[]).map(charactersOf);
		const total = sizes.reduce((sum, size) => sum + size, 0);
		expect(total).toBeLessThanOrEqual(5_000_000);
		// The next page has as much again, and does not fit.
		expect(total + sizes[0]!).toBeGreaterThan(5_000_000);
		expect({ count, truncated }).toEqual({ count: sizes.length, truncated: true });
		expect(sizes.length).toBeLessThan(pages);
	});

	testInTurn('are all there below that', async () => {
		const { count, truncated } = await find(bytes, { search: nested(18), search_mode: 'regex' });
		expect({ count, truncated }).toEqual({ count: pages, truncated: false });
	});
});
