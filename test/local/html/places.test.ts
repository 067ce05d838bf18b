/** Where boxes are: the places of words. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, wordBoxes } from '../../support/judges/tools';

/** The left and upper edges of the words, in whole pixels. */
async function placesOf(html: string): Promise<ReadonlyMap<string, readonly [number, number]>> {
	const input = { name: 'text.html', bytes: Buffer.from(`<!doctype html>${html}`) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	const words = wordBoxes(documents[0]!.bytes).flat();
	return new Map(words.map(({ text, box }) => [text, [Math.round(box[0] / 0.75), Math.round(box[1] / 0.75)] as const]));
}

describe('html_to_pdf', () => {
	asks('poppler');

	it('aligns the content of a block that has a height', async () => {
		const box = (align: string): string => `<div style="height:100px;line-height:20px;align-content:${align}">${align}</div>`;
		const places = await placesOf(box('start') + box('center') + box('end'));
		const [start, center, end] = ['start', 'center', 'end'].map((word) => places.get(word)![1]);
		expect([center! - start!, end! - start!]).toEqual([140, 280]);
	});

	it('makes flexible tracks as large as an item over two of them', async () => {
		const places = await placesOf(
			'<div style="display:grid;width:50px;grid-template-columns:1fr 3fr"><div style="width:200px;grid-column:1/3">wide</div><div style="width:0">a</div><div style="width:0">b</div></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(50);
	});

	it('takes the width of a positioned box of a fixed ratio from its height', async () => {
		const places = await placesOf(
			'<p>o</p><div style="position:absolute;left:0;top:0;height:50px;aspect-ratio:3;text-align:right">x</div><div style="position:absolute;left:150px;top:60px">y</div>',
		);
		expect(places.get('y')![0] - places.get('x')![0]).toBeLessThan(15);
	});
});
