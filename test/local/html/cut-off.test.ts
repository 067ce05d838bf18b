/** Content that a box cuts off: it is not seen, and makes no pages. */
import { placesOf, printStyled } from '../../support/hosts/styled-html';
import { asks, pageTexts } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';

const WORDS = 'word '.repeat(900);

describe('a box that cuts off its content', () => {
	asks('poppler');

	it.each([
		['text', `<p style="height:40px;overflow:hidden;width:60px">${WORDS}</p>`],
		['blocks', `<div style="height:40px;overflow:hidden">${'<p style="background:red">word</p>'.repeat(300)}</div>`],
		['columns', `<div style="height:40px;overflow:hidden"><div style="columns:2">${'<p>word</p>'.repeat(300)}</div></div>`],
		['a table', `<div style="height:40px;overflow:hidden"><table>${'<tr><td>word'.repeat(300)}</table></div>`],
		['lines that are not seen', `<p style="height:auto;-webkit-line-clamp:2;overflow:hidden;width:60px">${WORDS}</p>`],
	])('makes no pages of %s', async (_name, box) => {
		const { bytes } = await printStyled(`${box}<p>after</p>`);
		const texts = pageTexts(bytes).filter((text) => text.trim() !== '');
		expect(texts).toHaveLength(1);
		expect(texts[0]).toContain('after');
		expect(texts[0]!.split(/\s+/).length).toBeLessThan(20);
		expect(pageTexts(bytes).length).toBe(1);
	});

	it('shows what is moved up into it, and all that is on its pages if it has no height', async () => {
		const moved = '<p style="height:900px">one</p><p style="transform:translateY(-930px)">two</p>';
		expect((await placesOf(`<div style="height:40px;overflow:hidden">${moved}</div>`)).has('two')).toBe(true);
		const { bytes } = await printStyled(`<div style="overflow:hidden">${'<p>word</p>'.repeat(50)}</div>`);
		const words = pageTexts(bytes).join(' ').match(/word/g);
		expect(words).toHaveLength(50);
	});
});

describe('a box over the beginning', () => {
	const jury = assembleJury();
	asks('poppler');

	it('is in the margin of the first page, and not seen outside of it', async () => {
		const { bytes } = await printStyled(
			'<div style="position:absolute;top:-100%;width:100pt;background:red">gone</div><div style="position:absolute;top:-10pt;left:200pt;width:50pt;height:30pt;background:blue">x</div><p>text</p>',
			'@page{size:400pt 300pt;margin:40pt}',
		);
		const pictures = await jury.pictures(bytes);
		expect(pictures.length).toBeGreaterThan(0);
		for (const [, picture] of pictures) {
			expect(colorAt(picture, 50, 20)).toEqual([255, 255, 255]);
			expect(colorAt(picture, 265, 35)).toEqual([0, 0, 255]);
		}
	});
});
