/** Heights in documents without a document type, whose body fills the page as in browsers (Quirks Mode Standard, 3.5 to 3.7). */
import { printStyled } from '../../../support/hosts/styled-html';
import { decode } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

const SHEET = '@page{size:400pt 300pt;margin:20pt}body{font:10pt/20pt sans-serif;margin:0}';

async function printOld(body: string, style = ''): Promise<Uint8Array> {
	const bytes = Buffer.from(`<html><head><style>${SHEET}${style}</style></head><body>${body}</body></html>`);
	const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes }], decode('html_to_pdf', {}));
	return documents[0]!.bytes;
}

describe('without a document type', () => {
	asks('poppler');
	const jury = assembleJury();

	testInTurn('the border of the body is around the page, and makes no second one', async () => {
		const bytes = await printOld('<p>text</p>', 'body{border:4pt solid #f00;padding:10pt}');
		expect(wordBoxes(bytes)).toHaveLength(1);
		const pictures = [...(await jury.pictures(bytes))];
		expect(pictures.length).toBeGreaterThan(0);
		for (const [, picture] of pictures) {
			expect([...colorAt(picture, 200, 278)]).toEqual([255, 0, 0]);
			expect([...colorAt(picture, 200, 200)]).toEqual([255, 255, 255]);
		}
	});

	test('percentages of heights are of the body, also in blocks without a height', async () => {
		const words = wordBoxes(await printOld('<div><table height="100%"><tr><td valign="bottom">low</table></div>'))[0]!;
		expect(words[0]!.box[1]).toBeGreaterThan(250);
		const inner = '<div style="height:50%">one</div><div>two</div>';
		const [one, two] = wordBoxes(await printOld(`<div>${inner}</div>`))[0]!;
		expect(two!.box[1] - one!.box[1]).toBeCloseTo(130, -1);
	});

	test('percentages in an item that has no height do not count', async () => {
		const inner = '<div style="height:50%">one</div><div>two</div>';
		const [one, two] = wordBoxes(await printOld(`<div style="display:flex"><div>${inner}</div></div>`))[0]!;
		expect(two!.box[1] - one!.box[1]).toBeCloseTo(20, 0);
	});
});

describe('with a document type', () => {
	asks('poppler');

	test('percentages of an unknown height do not count', async () => {
		const { bytes } = await printStyled('<div><div style="height:50%">one</div><div>two</div></div>', SHEET);
		const [one, two] = wordBoxes(bytes)[0]!;
		expect(two!.box[1] - one!.box[1]).toBeCloseTo(20, 0);
	});
});
