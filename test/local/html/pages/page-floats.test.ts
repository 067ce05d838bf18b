/** Floats where a page ends, and content below them, as Chromium prints them. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';

const SHEET =
	'@page{size:400px 400px}*{margin:0}body{font:14px/20px sans-serif}.a{float:left;width:150px}.b{float:right;width:150px}.e{padding:4px;border:2px solid}.c{clear:both}';

/** Words of each page with their tops, in points. */
async function printPages(body: string): Promise<ReadonlyMap<string, number>[]> {
	const { bytes } = await printStyled(body, SHEET);
	return wordBoxes(bytes).map((words) => new Map(words.map(({ text, box }) => [text, box[1]])));
}

const space = (height: number): string => `<div style="height:${height}px"></div>`;
const lines = (letter: string, count: number): string =>
	Array.from({ length: count }, (_, index) => `${letter}${index}<br>`).join('');

describe('floats at the end of a page', () => {
	asks('poppler');

	it('move with their upper edges if their first line does not fit, and so does content below them', async () => {
		const [first, second] = await printPages(
			`${space(380)}<div class="a e">one</div><div class="b e">two</div><p class="c">below</p>`,
		);
		expect([...first!.keys()]).toEqual([]);
		// A border and a padding of 6 pixels above it.
		expect(second!.get('one')).toBeCloseTo(second!.get('two')!, 1);
		expect(second!.get('below')! - second!.get('one')!).toBeCloseTo(((20 + 6) * 3) / 4, 0);
		expect(second!.get('one')!).toBeGreaterThan(4);
	});

	it('are divided at the beginning of a box, and content that clears them is below all of their lines', async () => {
		const floats = `<div class="a">${lines('l', 6)}</div><div class="b">${lines('r', 2)}</div>`;
		const [first, second] = await printPages(`${space(330)}<div>${floats}<div class="c">below</div></div>end`);
		expect([...first!.keys()].sort()).toEqual(['l0', 'l1', 'l2', 'r0', 'r1']);
		const order = ['l3', 'l4', 'l5', 'below', 'end'];
		const tops = order.map((word) => second!.get(word)!);
		// All lines are of 20 pixels.
		expect(tops.map((top, index) => Math.round(top - tops[0]! - index * 15))).toEqual([0, 0, 0, 0, 0]);
	});

	it('that stay whole leave no content over them', async () => {
		const whole = '<div class="a" style="break-inside:avoid;height:120px">whole</div>';
		const [first, second] = await printPages(`${space(300)}<div>${whole}<p>beside</p><p class="c">below</p></div>`);
		expect([...first!.keys()]).toEqual(['beside']);
		expect(second!.get('below')! - second!.get('whole')!).toBeCloseTo(120 * 0.75, 0);
	});
});
