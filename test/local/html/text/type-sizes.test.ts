/** Sizes of type, which FreeType cuts off to parts of 64 of a pixel, and with it the browsers on Linux. */
import { placesOf, printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';

/** The width of a word in points. */
async function widthAt(size: string): Promise<number> {
	const { bytes } = await printStyled(`<p style="font-size:${size}">${'shore'.repeat(10)}</p>`);
	const { box } = wordBoxes(bytes)[0]![0]!;
	return box[2] - box[0];
}

describe('html_to_pdf', () => {
	asks('poppler');

	// The widths of the same words that Chromium prints.
	it.each([
		['8.5pt', 725],
		['11pt', 938],
		['13.6px', 870],
	])('sets letters of %s as wide as %s parts of 64 of a pixel', async (size, parts) => {
		expect((await widthAt(size)) / (await widthAt('16px'))).toBeCloseTo(parts / 1024, 4);
	});

	it.each([
		['10pt', 1.5, 20, -1],
		['13pt', 1.5, 26, -1],
		['11pt', 1.5, 22, 0],
		['8pt', 1.5, 16, 0],
		['10pt', 1.2, 16, 0],
	])(
		'places lines of %s whose height is %s of that as browsers do, beside lines of %s pixels',
		async (size, factor, height, down) => {
			const places = await placesOf(
				`<style>div{position:absolute;top:0}</style><body style="margin:0;font-family:sans-serif"><div style="font-size:${size};line-height:${factor}">one</div><div style="font-size:${size};line-height:${height}px;left:90px">two</div>`,
			);
			expect(places.get('one')![1] - places.get('two')![1]).toBe(down);
		},
	);
});
