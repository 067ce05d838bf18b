/** Markdown of which one part is long: others get their turn within it. */
import { decode } from '../../../shared/contract/values/decode';
import { Pace } from '../../../shared/pace/pace';
import { Composition } from '../../../shared/model/making/composition';
import { definitionsIn, headingsIn } from '../../../shared/local/markdown/setting';
import { numberFootnotes } from '../../../shared/local/markdown/footnotes';
import { readAttributes } from '../../../shared/markdown/attributes';
import { parseMarkdown } from '../../../shared/markdown/parse';
import { targetsIn } from '../../../shared/markdown/targets';
import { job, local } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const original = Composition.prototype.sheet;

test('asks at each line of a paragraph in quotes within each other', async () => {
	const step = jest.spyOn(Pace.prototype, 'step');
	const asks: number[] = [];
	for (const words of [300, 600]) {
		step.mockClear();
		const text = `${'> '.repeat(50)}${'a '.repeat(words)}`;
		await local.run('markdown_to_pdf', [{ name: 'a.md', bytes: Buffer.from(text) }], decode('markdown_to_pdf', {}));
		asks.push(step.mock.calls.filter(([cost]) => cost === 60_000).length);
	}
	step.mockRestore();
	// There is a line for each word.
	expect(asks).toEqual([300, 600]);
});

testInTurn('asks at each page of a footnote', async () => {
	const step = jest.spyOn(Pace.prototype, 'step');
	const asks: number[] = [];
	for (const words of [3_000, 30_000]) {
		step.mockClear();
		const text = `a[^1]\n\n[^1]: ${'word '.repeat(words)}`;
		await local.run('markdown_to_pdf', [{ name: 'a.md', bytes: Buffer.from(text) }], decode('markdown_to_pdf', {}));
		asks.push(step.mock.calls.filter(([cost]) => cost === 160_000).length);
	}
	step.mockRestore();
	expect(asks[0]).toBeGreaterThan(2);
	expect(asks[1]).toBeGreaterThan(8 * asks[0]!);
});

testInTurn(
	'asks within headings that all stay with what follows, within their list, their bookmarks and the numbers of their pages',
	async () => {
		let [pages, asked] = [0, 0];
		const longest = new Map<boolean, number>();
		const sheet = jest.spyOn(Composition.prototype, 'sheet').mockImplementation(function (this: Composition, ...size) {
			pages++;
			asked = Math.max(asked, pages);
			return original.apply(this, size);
		});
		const step = jest.spyOn(Pace.prototype, 'step').mockImplementation(() => void (pages = 0));
		for (const listed of [false, true]) {
			asked = pages = 0;
			const parameters = decode('markdown_to_pdf', { table_of_contents: listed });
			await local.run('markdown_to_pdf', [{ name: 'a.md', bytes: Buffer.from('# A\n'.repeat(3_000)) }], parameters);
			longest.set(listed, asked);
		}
		step.mockRestore();
		sheet.mockRestore();
		// More than two hundred pages in all.
		expect(longest.get(false)).toBeLessThan(60);
		expect(longest.get(true)).toBeLessThan(60);
	},
);

test('asks at each node whenever all of the text is looked at', async () => {
	const { pace } = job();
	const root = await parseMarkdown(`${'# A\n\n'.repeat(50)}${'a[^1]\n\n'.repeat(50)}[^1]: b`, pace);
	const { footnotes } = await definitionsIn(root.children, pace);
	const looks: Readonly<Record<string, () => Promise<unknown>>> = {
		attributes: () => readAttributes(root, pace),
		images: () => targetsIn(root, pace),
		definitions: () => definitionsIn(root.children, pace),
		headings: () => headingsIn(root.children, pace),
		footnotes: () => numberFootnotes(root, footnotes, pace),
	};
	const step = jest.spyOn(Pace.prototype, 'step');
	for (const [name, look] of Object.entries(looks)) {
		step.mockClear();
		await look();
		// Each heading, paragraph and footnote at least.
		expect([name, step.mock.calls.length > 100]).toEqual([name, true]);
	}
	step.mockRestore();
});
