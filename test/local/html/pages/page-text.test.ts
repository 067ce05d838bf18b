/** Styles of text that `@page` has for all boxes in its margins. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, everyObject, renderPages, wordBoxes } from '../../../support/judges/tools';
import { colorAt } from '../../../support/readers/jury';

describe('boxes in the margins', () => {
	asks('poppler', 'qpdf');

	it('have the font, the size and the color of their pages, where they say none', async () => {
		const sheet =
			'@page{margin:40pt;font:20pt monospace;color:#f00;@top-left{content:"███"}@top-right{content:"plain";font-size:10pt}}@page:left{color:#00f}';
		const { bytes } = await printStyled('<p>a</p><p style="break-before:page">b</p>', sheet);
		const [first, second] = wordBoxes(bytes).map((words) => new Map(words.map(({ text, box }) => [text, box])));
		const [block, plain] = [first!.get('███')!, first!.get('plain')!];
		expect((block[3] - block[1]) / (plain[3] - plain[1])).toBeCloseTo(2, 1);
		// All letters of the font are as wide as 0.6 of its size.
		expect(plain[2] - plain[0]).toBeCloseTo(5 * 0.6 * 10, 1);
		expect(everyObject(bytes)).toContain('NotoSansMono');
		const [one, other] = renderPages(bytes, { dpi: 72 });
		const at = second!.get('███')!;
		const [x, y] = [Math.round((at[0] + at[2]) / 2), Math.round((at[1] + at[3]) / 2)];
		expect(colorAt(one!, x, y)).toEqual([255, 0, 0]);
		expect(colorAt(other!, x, y)).toEqual([0, 0, 255]);
	});
});
