/** Marks of list items inside of their first line, where Chromium has them. */
import { placesOf, printStyled } from '../../../support/hosts/styled-html';
import { asks } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';

const list = (type: string): string =>
	`<body style="margin:0"><ul style="list-style:${type} inside;padding:0;margin:0;font:16px sans-serif"><li>text</ul>`;

describe('html_to_pdf', () => {
	const jury = assembleJury();
	asks('poppler');

	it.each(['disc', 'circle', 'square'])('begins the text after a %s inside of its item 23 pixels from its edge', async (type) => {
		const [marked, plain] = [await placesOf(list(type)), await placesOf(list('none'))];
		expect(marked.get('text')![0] - plain.get('text')![0]).toBe(23);
	});

	it('draws a square inside of an item as large as one outside', async () => {
		const sheet = 'li{font:100px/100px sans-serif;color:#f00}ul{margin:0;padding:0;list-style:square inside}';
		const { bytes } = await printStyled('<ul><li>x</ul>', sheet);
		for (const [reader, picture] of await jury.pictures(bytes))
			expect([reader, colorAt(picture, 3, 48), colorAt(picture, 24, 48), colorAt(picture, 33, 48)]).toEqual([
				reader,
				[255, 0, 0],
				[255, 0, 0],
				[255, 255, 255],
			]);
	});
});
