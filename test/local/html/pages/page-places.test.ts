/** Boxes whose places are measured from the page: the root, and those that no box inside it contains. */
import { asks, renderPages } from '../../../support/judges/tools';
import { placesOf, printStyled } from '../../../support/hosts/styled-html';
import { colorAt } from '../../../support/readers/jury';

describe('html_to_pdf', () => {
	asks('poppler');

	it('keeps the margins of the root, but not between it and boxes that are placed on the page', async () => {
		const body = '<p>word</p><i style="position:absolute;top:30px;left:10px">apart</i>';
		const [plain, moved] = await Promise.all(
			['', 'html{margin:50px 0 0 40px}'].map((sheet) => placesOf(`<style>${sheet}</style>${body}`)),
		);
		const distance = (word: string) => [0, 1].map((axis) => moved!.get(word)![axis]! - plain!.get(word)![axis]!);
		expect(distance('word')).toEqual([40, 50]);
		expect(distance('apart')).toEqual([0, 0]);
	});

	it('centers a root that is narrower than the page, whose background still fills it', async () => {
		const { bytes } = await printStyled('<p>word</p>', 'html{width:200pt;margin:0 auto;background:#0f0}');
		const [page] = renderPages(bytes, { dpi: 72 });
		expect(colorAt(page!, 2, 2)).toEqual([0, 255, 0]);
		expect(colorAt(page!, 397, 197)).toEqual([0, 255, 0]);
		const places = await placesOf('<style>@page{size:400px;margin:0}body{margin:0}html{width:200px;margin:0 auto}</style>word');
		expect(places.get('word')![0]).toBe(100);
	});

	it.each([
		['in a cell', '<td>cell <i>apart</i></td>', 100],
		['in the middle of a high cell', '<td style="height:101px">cell<i>apart</i></td>', 140],
		['between cells', '<td style="height:0">cell</td><i>apart</i>', 100],
		['in the place of a cell', '<td style="height:0">cell</td><td class="i">apart</td>', 100],
		['in the place of a row', '<td style="height:0">cell</td></tr><tr class="i"><td>apart</td></tr>', 120],
	])('draws a positioned box that no cell contains: %s', async (_name, row, top) => {
		const sheet = '@page{size:400px;margin:0}body{margin:0;line-height:20px}td{padding:0}i,.i{position:absolute;right:10px}';
		const table = `<table style="margin-top:100px;border-spacing:0"><tr>${row}</tr></table>`;
		const places = await placesOf(`<style>${sheet}</style>${table}`);
		const [left, y] = places.get('apart')!;
		expect(left).toBeGreaterThan(340);
		expect(Math.abs(y - top)).toBeLessThan(3);
	});

	it('places a box in the row that contains it', async () => {
		const sheet =
			'@page{size:400px;margin:0}body{margin:0}td{padding:0}tr{position:relative}i{position:absolute;top:5px;right:0}';
		const places = await placesOf(
			`<style>${sheet}</style><table width="200"><tr><td>one</tr><tr><td>two <i>apart</i></td></tr></table>`,
		);
		expect(places.get('apart')![1] - places.get('two')![1]).toBe(5);
		expect(places.get('apart')![0]).toBeLessThan(200);
	});

	it('leaves a turned shape on the page that it begins on, where the box around cuts it off', async () => {
		const cover = 'position:relative;height:200pt;overflow:hidden;break-after:page';
		const shape = 'position:absolute;left:0;bottom:-100pt;width:400pt;height:150pt;background:#f00;transform:rotate(4deg)';
		for (const inner of ['', 'text']) {
			const { bytes } = await printStyled(`<div style="${cover}"><div style="${shape}">${inner}</div></div><p>after</p>`);
			const [first, second] = renderPages(bytes, { dpi: 72 });
			expect(colorAt(first!, 200, 190)).toEqual([255, 0, 0]);
			expect(colorAt(second!, 200, 100)).toEqual([255, 255, 255]);
			expect(renderPages(bytes, { dpi: 72 })).toHaveLength(2);
		}
	});
});
