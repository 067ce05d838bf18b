/** Sizes of type, which FreeType cuts off to parts of 64 of a pixel, and with it the browsers on Linux. */
import { printStyled } from '../../../support/hosts/styled-html';
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
});
