/** Content that a box cuts off: it is not seen, and makes no pages. */
import { placesOf, printStyled } from '../../support/hosts/styled-html';
import { asks, pageTexts } from '../../support/judges/tools';

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
