/** Content that is a little wider than its page, which is printed smaller, as in browsers. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';

describe('content that is wider than its page', () => {
	asks('poppler');

	test('by few pixels is on the page, too', async () => {
		const sheet = '@page{size:600px 300px;margin:0}body{margin:0;font:20px/24px sans-serif}';
		const lines = '<div style="width:605px">left<span style="float:right">end</span></div>';
		const end = wordBoxes((await printStyled(lines, sheet)).bytes)[0]!.find(({ text }) => text === 'end')!;
		expect(end.box[2]).toBeLessThan(450.1);
		expect(end.box[2]).toBeGreaterThan(448);
	});

	test.each([
		['10mm', 719],
		['12mm', 704],
		['15mm', 681],
	])('begins where browsers let A4 with margins of %s end', async (margin, width) => {
		const sheet = `@page{size:A4;margin:${margin}}body{margin:0;font:20px/24px sans-serif}`;
		const [left, right] = wordBoxes((await printStyled('<div>left<span style="float:right">end</span></div>', sheet)).bytes)[0]!;
		expect((right!.box[2] - left!.box[0]) / 0.75).toBeCloseTo(width, 0);
	});

	test('by less than a pixel is as large as it is', async () => {
		const sheet = '@page{size:600px 300px;margin:0}body{margin:0;font:20px/24px sans-serif}';
		const widths = await Promise.all(
			[600, 600.5].map(async (width) => {
				const { bytes } = await printStyled(`<div style="width:${width}px">word</div>`, sheet);
				const { box } = wordBoxes(bytes)[0]![0]!;
				return box[2] - box[0];
			}),
		);
		expect(widths[1]).toBeCloseTo(widths[0]!, 2);
	});

	const amounts = (count: number) =>
		`<table><tr>${Array.from({ length: count }, (_, index) => `<td style="white-space:nowrap">Amount${index} EUR`).join('')}</table>`;

	test.each([
		['that half its size brings onto the page', amounts(8), 'Amount7', []],
		['that half its size does not bring onto the page', amounts(30), undefined, ['content_cut_off']],
		['of which only an empty box is too wide', `<div style="width:5000px">Amount29</div>`, 'Amount29', []],
		['that a box cuts off', `<div style="overflow:hidden">${amounts(30)}</div>`, undefined, []],
	])('is noted if it is lost: content %s', async (_name, body, last, codes) => {
		const { bytes, notes } = await printStyled(body, '@page{size:600px 300px;margin:20px}body{font:16px/20px sans-serif}');
		expect(notes.map(({ code }) => code)).toEqual(codes);
		const shown = wordBoxes(bytes)[0]!.filter(({ box }) => box[0] < 450);
		expect(shown.some(({ text }) => text === (last ?? 'Amount29'))).toBe(last !== undefined);
	});
});
