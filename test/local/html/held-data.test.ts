/** Data in Base64 is taken out of the text while it is parsed: it comes back wherever it was. */
import { HeldData } from '../../../shared/html/values/held-data';
import { png } from '../../support/documents/images';
import { printStyled } from '../../support/hosts/styled-html';
import { asks, everyObject, pageTexts } from '../../support/judges/tools';
import { Random } from '../../support/random';
import { testInTurn } from '../../support/sample';

/** An image of noise: some thousand characters, different by the seed. */
function addressOf(seed: number): string {
	const random = new Random(seed);
	const image = png({ type: 2, depth: 8, pixel: () => random.next() });
	return `data:image/png;base64,${Buffer.from(image).toString('base64')}`;
}

describe('data in Base64', () => {
	asks('qpdf', 'poppler');

	test('is an image in attributes with and without quotes, in styles and in sheets', async () => {
		const [one, two, three, four] = [1, 2, 3, 4].map(addressOf) as [string, string, string, string];
		const body = `<img alt="a" src="${one}"><img src=${two} alt=b><p style='background:url("${three}")'>after</p><div>x</div>`;
		const { bytes, notes } = await printStyled(body, `div{width:40px;height:40px;background:#fff url( ${four} ) no-repeat, red}`);
		expect(notes).toEqual([]);
		expect(everyObject(bytes).match(/\/Subtype \/Image/g)).toHaveLength(4);
		expect(pageTexts(bytes)[0]).toContain('after');
	});

	testInTurn.each([
		['stays text', ''],
		['is parsed as it is where the text has the mark itself', '\ufdd0'],
	])('%s', async (_, mark) => {
		const data = 'QUJD'.repeat(400);
		const { bytes } = await printStyled(`<div style="word-break:break-all">${mark}x;base64,${data}</div><p>0${mark}</p>`);
		expect(pageTexts(bytes).join('').replace(/\s/g, '')).toContain(`x;base64,${data}0`);
	});
});

test('HeldData holds long data only, each piece with its number', () => {
	const [long, other] = ['A'.repeat(1_000), `${'B/+'.repeat(400)}==`];
	const text = `a;base64,${long}" b;base64,${'C'.repeat(999)} c;base64,${other}\n;base64,`;
	const held = new HeldData(text);
	expect(held.text).toBe(`a;base64,\ufdd00\ufdd0" b;base64,${'C'.repeat(999)} c;base64,\ufdd01\ufdd0\n;base64,`);
	expect(held.restore(held.text)).toBe(text);
	expect(held.restore('\ufdd07\ufdd0')).toBe('\ufdd07\ufdd0');
	expect(new HeldData('a;base64,AAAA').isEmpty).toBe(true);
});
