/** Lengths, lines and pages in whole pixels, or parts of 64 of these, as browsers have them. */
import { decode } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { placesOf, printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

describe('html_to_pdf', () => {
	asks('poppler');

	testInTurn('begins lines on whole pixels, and boxes on them that have edges, and counts places below from there', async () => {
		const { bytes } = await printStyled(
			'<p>one</p><p>two <sup>2</sup></p><p>six <code>cod</code></p>',
			'p{height:auto;font:16px/24px Arial}code{padding:2.7px 0;font:inherit}',
		);
		const words = new Map(wordBoxes(bytes)[0]!.map(({ text, box }) => [text.slice(0, 3), box[1] / 0.75]));
		const [one, two, six, cod] = ['one', 'two', 'six', 'cod'].map((word) => words.get(word)!);
		// The line is higher by as much as the text is raised, which is as high as a line.
		expect(two! - one!).toBeCloseTo(24 + 16 / 3, 1);
		expect(six! - two!).toBeCloseTo(24 - 1 / 3, 1);
		// The padding, cut off to parts of 64.
		expect(Math.abs((cod! - six!) % 1)).toBeCloseTo(0.6875, 2);
	});

	it('puts marks of letters that only another font has as far from the text as all', async () => {
		const { bytes } = await printStyled('<ul><li>text</li></ul>', 'li{font-family:Arial}li::marker{content:"▸ "}');
		const [mark, text] = wordBoxes(bytes)[0]!;
		expect((text!.box[0] - mark!.box[2]) / 0.75).toBeCloseTo(0.26 * 16, 1);
	});

	it('cuts lengths off to parts of 64 of a pixel, which decides where the lines after many others are', async () => {
		const lines = (height: string): string => Array.from({ length: 6 }, (_, index) => `<p>${height[0]}${index}</p>`).join('');
		const places = await placesOf(
			`<style>p{margin:0}</style><div style="font-size:14px;line-height:1.45">${lines('f')}</div><div style="font-size:14px;line-height:20.3px">${lines('p')}</div>`,
		);
		const down = (from: string, to: string): number => places.get(to)![1] - places.get(from)![1];
		// 101.5 pixels without that.
		expect(down('f0', 'f5')).toBe(101);
		expect(down('f0', 'p5')).toBe(223);
	});

	it('rounds the view of a page down, and what the flow has of it up, to whole pixels', async () => {
		const html =
			'<style>@page{size:A4;margin:20mm}body{margin:0}p{margin:0}</style><p style="position:absolute;right:0;top:0">1</p><p style="text-align:right;padding-top:50px">2</p><p style="padding-left:50vw">c</p>';
		const places = await placesOf(html);
		const [one, two, half] = ['1', '2', 'c'].map((word) => places.get(word)![0]);
		expect([two! - one!, half]).toEqual([1, 76 + 321]);
	});

	it('lays pages without margins out as wide as the next whole pixel', async () => {
		const html =
			'<style>@page{size:80mm 80mm;margin:0}body{margin:0;text-align:right}</style><b style="font:10px monospace">x</b>';
		const { documents } = await local.run(
			'html_to_pdf',
			[{ name: 'a.html', bytes: Buffer.from(html) }],
			decode('html_to_pdf', {}),
		);
		const [word] = wordBoxes(documents[0]!.bytes).flat();
		// 80 mm are 302.36 pixels.
		expect(word!.box[2] / 0.75).toBeCloseTo(303, 1);
	});
});
