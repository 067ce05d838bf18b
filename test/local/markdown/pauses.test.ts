/** Markdown of which one part is long: others get their turn within it. */
import { decode } from '../../../shared/contract/values/decode';
import { Pace } from '../../../shared/pace/pace';
import { local } from '../../support/hosts/local';

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

test('asks at each page of a footnote', async () => {
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
