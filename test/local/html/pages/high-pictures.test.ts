/** Pictures that are higher than a page are made smaller, and do not leave the first page empty (docs/semantics.md, §36.3). */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';

asks('poppler');

const picture = (display: string) =>
	`<svg style="display:${display}" width="40" height="3000" viewBox="0 0 40 3000"><rect width="40" height="3000"/></svg>`;

test.each([
	['in a line', picture('inline')],
	['as a block', picture('block')],
	['in a box with paddings and borders', `<div style="padding:20px;border:3px solid;margin:9px">${picture('inline')}</div>`],
])('%s', async (_, content) => {
	const sheet = '@page{size:600px 300px;margin:20px}body{margin:8px;font:20px/24px sans-serif}';
	const pages = wordBoxes((await printStyled(`${content}<p>after</p>`, sheet)).bytes);
	expect(pages.map((words) => words.map(({ text }) => text))).toEqual([[], ['after']]);
});
