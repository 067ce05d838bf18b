/** Where find_text says that text is, beside the words of pdftotext. */
import type { JsonObject } from '../../shared/contract/backend';
import { decode } from '../../shared/contract/values/decode';
import { numbered } from '../support/documents/drawn';
import { lines, texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';
import { withTools, wordBoxes } from '../support/judges/tools';

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

describe('matches of find_text', () => {
	const row = 'abcdefghi '.repeat(10).trim();
	const pages = 7;
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

	test('and their groups have at most five million characters, and the answer says that there is more', async () => {
		const { matches, count, truncated } = await find(bytes, { search: nested(99), search_mode: 'regex' });
		const sizes = (matches as unknown as readonly Match[]).map(charactersOf);
		const total = sizes.reduce((sum, size) => sum + size, 0);
		expect(total).toBeLessThanOrEqual(5_000_000);
		// The next page has as much again, and does not fit.
		expect(total + sizes[0]!).toBeGreaterThan(5_000_000);
		expect({ count, truncated }).toEqual({ count: sizes.length, truncated: true });
		expect(sizes.length).toBeLessThan(pages);
	});

	test('are all there below that', async () => {
		const { count, truncated } = await find(bytes, { search: nested(49), search_mode: 'regex' });
		expect({ count, truncated }).toEqual({ count: pages, truncated: false });
	});
});
