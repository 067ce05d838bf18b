/** Letters that styles change. */
import { asks, wordBoxes } from '../../../support/judges/tools';
import { printStyled } from '../../../support/hosts/styled-html';

describe('html_to_pdf', () => {
	asks('poppler');

	it.each([
		['a word that elements divide', 'don<b>t</b> <i>w</i>ord', 'Dont Word'],
		['an apostrophe before an element', 'it’<b>s</b> o<b>’clock</b>', 'It’s O’clock'],
		['a break, and a box in a line', 'one<br>two<span style="display:inline-block"></span>three', 'One TwoThree'],
		['a mark before an element', '(<b>one</b>) semi-<b>colon</b>', '(One) Semi-Colon'],
		['marked letters', 'e\u0301<b>te</b>', 'E\u0301te'],
	])('writes the first letters of words large: %s', async (_name, html, expected) => {
		const { bytes } = await printStyled(`<p>${html}</p>`, 'p{text-transform:capitalize}');
		const [page] = wordBoxes(bytes);
		const text = page!.map((word) => word.text).join(' ');
		expect(text.normalize('NFC')).toBe(expected.normalize('NFC'));
	});
});
