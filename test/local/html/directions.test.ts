/** Text of two directions: the order of its words, and the boxes around them (CSS Writing Modes 3, 2; UAX #9). */
import { placesOf, printStyled } from '../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const HEBREW = 'שלום';

/** These words of a line from left to right. */
async function orderOf(html: string, words: readonly string[]): Promise<string[]> {
	const places = await placesOf(`<style>p{margin:0}</style>${html}`);
	expect(words.filter((word) => !places.has(word))).toEqual([]);
	return [...words].sort((one, other) => places.get(one)![0] - places.get(other)![0]);
}

describe('words of two directions', () => {
	asks('qpdf', 'poppler');

	testInTurn.each([
		[
			'a number in an element from left to right',
			`<p dir="rtl">${HEBREW}: <span dir="ltr">+972 50 123</span></p>`,
			['+972', '50', '123'],
		],
		['the same without the element', `<p dir="rtl">${HEBREW}: +972 50 123</p>`, ['123', '50', '972+']],
		['a name with its own direction', `<p dir="RTL">${HEBREW}: <bdi>Smith 12</bdi> - 40</p>`, ['40', 'Smith', '12']],
		['the same without its own', `<p dir="rtl">${HEBREW}: Smith 12 - 40</p>`, ['Smith', '12', '40']],
		['an embedding', '<p>a <span style="unicode-bidi:embed;direction:rtl">11 - 22 b</span> c</p>', ['a', 'b', '22', '11', 'c']],
		['an override', '<p>a <bdo dir="rtl">12 - 34</bdo> c</p>', ['a', '43', '21', 'c']],
		['brackets that are mirrored, and read as they are written', '<p>a <bdo dir="rtl">(12)</bdo> d</p>', ['a', ')21(', 'd']],
		[
			'text that is as plain text',
			`<p>a <span style="unicode-bidi:plaintext">${HEBREW} 11 - 22</span> c</p>`,
			['a', '22', '11', 'c'],
		],
		['a direction without its algorithm', '<p>a <span style="direction:rtl">11 - 22</span> c</p>', ['a', '11', '22', 'c']],
		['a paragraph without a direction', `<p>${HEBREW} abc (${HEBREW}) 12</p>`, ['abc', '12']],
	])('%s', async (_, html, expected) => {
		expect(await orderOf(html, [...expected].sort())).toEqual(expected);
	});

	it('begin at the side of their first letter, where the document asks for it', async () => {
		const places = await placesOf(
			`<style>body{margin:0}p{margin:0}</style><p dir="auto">One</p><p dir="auto"><!-- a --><b> 1 ${HEBREW}</b> Two</p><p dir="AUTO">3 Three</p>`,
		);
		expect([places.get('One')![0], places.get('3')![0]]).toEqual([0, 0].map(() => expect.closeTo(places.get('One')![0], 0)));
		expect(places.get('Two')![0]).toBeGreaterThan(300);
	});
});

describe('the boxes of words of two directions', () => {
	const jury = assembleJury();
	const [RED, WHITE] = [
		[255, 0, 0],
		[255, 255, 255],
	];
	const mark = '<b style="background:#f00;padding:0 6pt">';

	async function expectRedAround(html: string, red: readonly string[], others: readonly string[]): Promise<void> {
		const { bytes } = await printStyled(html, 'body{font-size:16pt;direction:rtl}p{height:auto}');
		const words = wordBoxes(bytes).flat();
		for (const [reader, picture] of await jury.pictures(bytes, 144))
			for (const text of [...red, ...others]) {
				const { box } = words.find((word) => word.text === text)!;
				// Beside its first letter, at the foot of the line, where no letter is.
				const [x, y] = [box[0] * 2 - 3, box[3] * 2 - 6];
				expect({ reader, text, color: colorAt(picture, x, y) }).toEqual({
					reader,
					text,
					color: red.includes(text) ? RED : WHITE,
				});
			}
	}

	testInTurn('are around their own words', async () => {
		await expectRedAround(`<p>11 ${HEBREW} ${mark}22</b> ${HEBREW} 33</p>`, ['22'], ['11', '33']);
	});

	testInTurn('are around them on each of two lines', async () => {
		const many = `${HEBREW} `.repeat(8);
		await expectRedAround(`<p>11 ${HEBREW} ${mark}22 ${many} 33 ${many} 44</b> ${HEBREW} 55</p>`, ['33', '44'], ['11', '55']);
	});
});

describe('boxes from right to left', () => {
	asks('poppler');

	/** How far words are from the right edge of the page, in pixels. */
	async function fromRight(body: string): Promise<(word: string) => number> {
		const { bytes } = await printStyled(`<div dir="rtl">${body}</div>`, 'p{height:auto}ul{margin:0}');
		const words = wordBoxes(bytes).flat();
		// The page is laid out as wide as the next whole pixel.
		const right = Math.ceil(400 / 0.75) * 0.75;
		return (word) => Math.round((right - words.find(({ text }) => text === word)!.box[2]) / 0.75);
	}

	it('have their sides where their direction says', async () => {
		const at = await fromRight(
			'<p style="padding-inline-start:30px">one</p><p style="border-inline-start:9px solid;margin-inline-end:99px">two</p><p style="margin-inline-start:auto;width:100px">three</p><p dir="ltr" style="padding-inline-end:40px;text-align:end">four</p>',
		);
		expect([at('one'), at('two'), at('four')]).toEqual([30, 9, 40]);
		expect(at('three')).toBeGreaterThan(400);
	});

	it('number items at the right, with the full stop and a space before the text', async () => {
		const places = await placesOf('<ol dir="rtl" start="7"><li>text</ol>');
		const [mark, text] = ['.7', 'text'].map((word) => places.get(word)?.[0]);
		expect(mark! - text!).toBeGreaterThan(25);
	});

	it('indent lists and definitions', async () => {
		const at = await fromRight(
			'<ul style="list-style:none"><li>one</ul><ul style="padding-left:0"><li>two</ul><dl><dd>three</dl>',
		);
		expect([at('one'), at('two'), at('three')]).toEqual([40, 40, 40]);
	});
});

describe('items of a line that ends at the left', () => {
	asks('poppler');

	it.each([
		['from right to left', 'direction:rtl'],
		['in reverse', 'flex-direction:row-reverse'],
	])('have their own margins on each side, %s', async (_, style) => {
		const places = await placesOf(
			`<style>body{margin:0;font:10px sans-serif}i{width:50px;font-style:normal;direction:ltr}</style><div style="display:flex;width:300px;${style}"><i style="margin-right:20px">one</i><i style="margin-left:30px">two</i><i>three</i></div>`,
		);
		const left = places.get('three')![0];
		expect(['two', 'one'].map((word) => places.get(word)![0] - left)).toEqual([80, 130]);
	});
});
