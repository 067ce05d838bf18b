/** How values are drawn (docs/semantics.md, §22.3). */
import { content, filled, form, ink, text, words, wordsIn } from '../../support/documents/forms';
import { Objects } from '../../support/judges/facts';
import { qpdfCheck, textByMupdf, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const RECT = '20 20 220 40';
const BORDER = '/MK<</BC[0]>>';
const word = (bytes: Uint8Array, wanted: string) => words(bytes).find((one) => one.word === wanted)!;
const one = (entries: string, value: string | number, rect = RECT) => filled(form([text('f', rect, entries)]), { f: value });

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a text field', () => {
	testInTurn('shows its value in its rectangle to two readers', async () => {
		const bytes = await one('', 'Grace Hopper');
		expect(wordsIn(bytes, RECT)).toBe('Grace Hopper');
		expect(textByMupdf(bytes)).toContain('Grace Hopper');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('has a bounding box of its own size from the origin', async () => {
		const bytes = await one('', 'x');
		const objects = new Objects(bytes);
		const appearance = objects.at('62 0 R', '/AP', '/N');
		expect([appearance['/BBox'], appearance['/Subtype'], appearance['/Matrix']]).toEqual([[0, 0, 200, 20], '/Form', undefined]);
	});

	testInTurn.each([
		[90, [0, 0, 80, 30], [0, 1, -1, 0, 30, 0]],
		[180, [0, 0, 30, 80], [-1, 0, 0, -1, 30, 80]],
		[270, [0, 0, 80, 30], [0, -1, 1, 0, 0, 80]],
	])('is turned by %i degrees with a matrix', async (angle, box, matrix) => {
		const bytes = await one(`/MK<</R ${angle}>>`, 'abcdef', '20 20 50 100');
		const appearance = new Objects(bytes).at('62 0 R', '/AP', '/N');
		expect([appearance['/BBox'], appearance['/Matrix']]).toEqual([box, matrix]);
		expect(ink(bytes, '20 20 50 100')).toBeGreaterThan(0.005);
		expect(wordsIn(bytes, '20 20 50 100')).toBe('abcdef');
	});

	it.each([
		['of 1 without /BS', '/MK<</BC[0]>>', '1 w', '1 1 198 18 re W n'],
		['of its /W', '/MK<</BC[0]>>/BS<</W 3>>', '3 w', '3 3 194 14 re W n'],
		['that is doubled where it is bevelled', '/MK<</BC[0]>>/BS<</W 2/S/B>>', '2 w', '4 4 192 12 re W n'],
		['that is doubled where it is inset', '/MK<</BC[0]>>/BS<</W 1/S/I>>', '1 w', '2 2 196 16 re W n'],
		['of the old /Border', '/MK<</BC[0]>>/Border[0 0 2]', '2 w', '2 2 196 16 re W n'],
	])('has a border %s, and clips its text to it', async (_, entries, line, clip) => {
		const drawn = content(await one(entries, 'x'), 62);
		expect(drawn).toContain(line);
		expect(drawn).toContain(`/Tx BMC\nq\n${clip}`);
		expect(drawn).toMatch(/ET\nQ\nEMC$/);
	});

	it('has no border without a border color', async () => {
		const drawn = content(await one('/BS<</W 3>>', 'x'), 62);
		expect(drawn).not.toMatch(/ w\n| re S/);
		expect(drawn).toContain('0 0 200 20 re W n');
	});

	it.each([
		['S', / re S/],
		['D', /\[3\] 0 d/],
		['U', /0 0.5 m 200 0.5 l S/],
	])('draws a border of style %s', async (style, operators) => {
		expect(content(await one(`${BORDER}/BS<</W 1/S/${style}>>`, 'x'), 62)).toMatch(operators);
	});

	testInTurn('keeps its text two borders from the edge', async () => {
		const bytes = await one('/MK<</BC[0]>>/BS<</W 4>>', 'Hello');
		expect(word(bytes, 'Hello').left).toBeCloseTo(28, 0);
		expect(word(await one(BORDER, 'Hello'), 'Hello').left).toBeCloseTo(22, 0);
	});

	it('draws its background', async () => {
		expect(content(await one('/MK<</BG[0.5 0 0]>>', 'x'), 62)).toMatch(/^0.5 0 0 rg\n0 0 200 20 re f\n/);
	});

	it.each([
		['left', 0],
		['in the middle', 1],
		['right', 2],
	])('aligns its text %s', async (_, quadding) => {
		const { left, right } = word(await one(`/Q ${quadding}${BORDER}`, 'Hello'), 'Hello');
		const [before, after] = [left - 20, 220 - right];
		if (quadding === 0) expect(before).toBeCloseTo(2, 0);
		if (quadding === 1) expect(before).toBeCloseTo(after, 0);
		if (quadding === 2) expect(after).toBeCloseTo(2, 0);
	});

	it('turns line breaks into spaces where it has one line', async () => {
		const bytes = await one('', 'one\ntwo\r\nthree');
		expect(wordsIn(bytes, RECT)).toBe('one two three');
	});

	it('escapes parentheses and backslashes', async () => {
		expect(wordsIn(await one('', 'a(b)c\\d)('), RECT)).toBe('a(b)c\\d)(');
	});

	it('takes numbers as text', async () => {
		expect(wordsIn(await one('', 1234.5), RECT)).toBe('1234.5');
	});
});

withTools('qpdf', 'poppler')('the default appearance', () => {
	const size = (drawn: string) => Number(/\/\S+ ([\d.]+) Tf/.exec(drawn)?.[1]);
	const withForm = (formEntries: string, entries: string) =>
		filled(form([text('f', RECT, entries)], { form: formEntries }), { f: 'Text' });

	it.each([
		['the widget', '/Kids[63 0 R]/DA(/Helv 7 Tf 0 g)', '/DA(/Helv 5 Tf 0 g)', 5],
		['the field', '/Kids[63 0 R]/DA(/Helv 7 Tf 0 g)', '', 7],
		['the form', '/Kids[63 0 R]', '', 12],
	])('comes from %s', async (_, field, widget, expected) => {
		const bytes = await filled(form([`<</FT/Tx/T(f)${field}>>`, `/Parent 62 0 R/Rect[${RECT}]${widget}`], { fields: '62 0 R' }), {
			f: 'Text',
		});
		expect(size(content(bytes, 63))).toBe(expected);
	});

	it('comes from an ancestor', async () => {
		const bytes = await filled(
			form(['<</T(a)/DA(/Helv 9 Tf)/Kids[63 0 R]>>', `/FT/Tx/T(b)/Parent 62 0 R/Rect[${RECT}]`], { fields: '62 0 R' }),
			{ 'a.b': 'Text' },
		);
		expect(size(content(bytes, 63))).toBe(9);
	});

	it('is read as content: the last Tf wins, and strings are not operators', async () => {
		const drawn = content(await withForm('', '/DA(\\(0 1 0 rg\\) /Helv 4 Tf 1 0 0 rg /#48elv 8 Tf)'), 62);
		expect(size(drawn)).toBe(8);
		expect(drawn).toContain('1 0 0 rg');
	});

	testInTurn.each(['/DA()', '/DA(nonsense)', '/DA(/Helv Tf)', '/DA 12', '/DA(/Helv -0 Tf 1 2 rg)'])(
		'that is broken (%s) gives black type that fits',
		async (entries) => {
			const bytes = await withForm('', entries);
			expect(wordsIn(bytes, RECT)).toBe('Text');
			expect(content(bytes, 62)).toContain('0 g');
			expect(size(content(bytes, 62))).toBeGreaterThan(8);
		},
	);

	it('that is missing everywhere gives Helvetica that fits', async () => {
		const bytes = await filled(form([text('f', RECT)], { objects: { 59: '<</Fields[62 0 R]>>' } }), { f: 'Text' });
		expect(wordsIn(bytes, RECT)).toBe('Text');
		expect(new Objects(bytes).find({ '/BaseFont': '/Helvetica' }).length).toBeGreaterThan(0);
	});

	testInTurn('takes its color in grey, RGB or CMYK', async () => {
		for (const color of ['0.5 g', '0 0.5 1 rg', '0 1 0 0.2 k'])
			expect(content(await withForm('', `/DA(/Helv 10 Tf ${color})`), 62)).toContain(`${color}\n/Helv 10 Tf`);
	});
});

withTools('qpdf', 'poppler')('the color and the spacing of a default appearance', () => {
	const withDefault = (appearance: string, value = 'Text', entries = '') =>
		filled(form([text('f', RECT, `/DA(${appearance})${entries}`)]), { f: value });

	testInTurn.each([
		['/DeviceRGB cs 1 0 0 sc', '1 0 0 rg'],
		['/DeviceGray cs 0.5 scn', '0.5 g'],
		['/DeviceCMYK cs 0 1 0 0.2 sc', '0 1 0 0.2 k'],
		['0.25 sc', '0.25 g'],
		['1 0 0 rg /DeviceRGB cs', '0 g'],
		['/DeviceRGB cs 1 0 sc', '0 g'],
		['/Spot cs 1 0 0 sc', '0 g'],
	])('are set by %s', async (operators, expected) => {
		const drawn = content(await withDefault(`${operators} /Helv 10 Tf`), 62);
		expect(/BT\n(.*)\n/.exec(drawn)?.[1]).toBe(expected);
	});

	testInTurn('honour Tc and Tz, in the drawn text and in its position', async () => {
		const extent = (bytes: Uint8Array) => {
			const { left, right } = word(bytes, 'Text');
			return { left, width: right - left };
		};
		const plain = extent(await withDefault('/Helv 12 Tf', 'Text', '/Q 2'));
		const narrow = extent(await withDefault('50 Tz /Helv 12 Tf', 'Text', '/Q 2'));
		const spaced = extent(await withDefault('/Helv 12 Tf 1 Tc', 'Text', '/Q 2'));
		expect(narrow.width).toBeCloseTo(plain.width / 2, 0);
		expect(narrow.left).toBeCloseTo(218 - plain.width / 2, 0);
		expect(spaced.width).toBeGreaterThan(plain.width + 2.5);
		expect(spaced.left).toBeCloseTo(plain.left - 4, 0);
	});

	testInTurn('breaks lines by Tz, and fits type to the width with it', async () => {
		const long = 'The quick brown fox jumps';
		const lines = async (operators: string) =>
			[...content(await withDefault(`${operators} /Helv 12 Tf`, `${long} ${long}`, '/Ff 4096'), 62).matchAll(/ Tj/g)].length;
		expect(await lines('50 Tz')).toBeLessThan(await lines(''));
		const size = async (operators: string) =>
			Number(/ ([\d.]+) Tf/.exec(content(await withDefault(`${operators} /Helv 0 Tf`, `${long} ${long}`), 62))?.[1]);
		expect(await size('50 Tz')).toBeGreaterThan((await size('')) * 1.2);
	});

	it.each(['0 Tz', '-50 Tz', '/x Tz', '(a) Tc', 'Tc Tz'])('ignore %s', async (operators) => {
		expect(content(await withDefault(`${operators} /Helv 12 Tf`), 62)).not.toMatch(/T[cz]/);
	});
});

withTools('qpdf', 'poppler')('type that is fitted', () => {
	const auto = (value: string, rect: string, entries = '') =>
		filled(form([text('f', rect, `/DA(/Helv 0 Tf 0 g)${entries}`)]), { f: value });
	const size = (bytes: Uint8Array) => Number(/\/Helv ([\d.]+) Tf/.exec(content(bytes, 62))?.[1]);

	it('fills the height of one line', async () => {
		expect(size(await auto('Ab', '20 20 220 43'))).toBeCloseTo(20, 1);
	});

	it('fits the width', async () => {
		const bytes = await auto('A long line of text that is wider than high', '20 20 120 60');
		const found = words(bytes).filter(({ word: text }) => text !== 'Page' && text !== '1');
		expect(Math.min(...found.map(({ left }) => left))).toBeGreaterThan(20);
		expect(Math.max(...found.map(({ right }) => right))).toBeLessThan(120.5);
	});

	it('is at least 4', async () => {
		expect(size(await auto('x'.repeat(200), '20 20 60 24'))).toBe(4);
	});

	testInTurn('of several lines goes from 12 to 4 in halves', async () => {
		const long = 'The quick brown fox jumps over the lazy dog. '.repeat(6);
		expect(size(await auto('short', '20 20 220 100', '/Ff 4096'))).toBe(12);
		const fitting = size(await auto(long, '20 20 220 100', '/Ff 4096'));
		expect(fitting % 0.5).toBe(0);
		expect(fitting).toBeGreaterThan(4);
		expect(fitting).toBeLessThan(12);
		expect(size(await auto(long.repeat(20), '20 20 220 100', '/Ff 4096'))).toBe(4);
	});
});

withTools('qpdf', 'poppler')('letters with accents and below the baseline', () => {
	const WHITE = '/MK<</BC[1]>>';
	/** The area that text covers in a field of this height, and its size. */
	async function drawn(value: string, entries: string, height: number): Promise<{ area: number; size: number }> {
		const rect = `20 20 220 ${20 + height}`;
		const bytes = await filled(form([`/T(f)/Rect[${rect}]${entries}${WHITE}`]), { f: value });
		return { area: ink(bytes, rect) * 200 * height, size: Number(/ ([\d.]+) Tf/.exec(content(bytes, 62))![1]) };
	}

	testInTurn.each([
		['of one line', 'ÄÖÜgjÅÉ', '/FT/Tx/DA(/Helv 12 Tf 0 g)', 15],
		['that is fitted', 'ÄÖÜgjÅÉ', '/FT/Tx/DA(/Helv 0 Tf 0 g)', 20],
		['that is fitted in an embedded font', 'ЁЙщрŐÅ', '/FT/Tx/DA(/Helv 0 Tf 0 g)', 20],
		['in a comb', 'ÄgjÉ', '/FT/Tx/Ff 16777216/MaxLen 5/DA(/Helv 0 Tf 0 g)', 20],
		['of several lines', 'ÄÖÜ', '/FT/Tx/Ff 4096/DA(/Helv 12 Tf 0 g)', 32],
	])('are shown as a whole in text %s', async (_, value, entries, height) => {
		const tight = await drawn(value, entries, height);
		const room = await drawn(value, `/FT/Tx/DA(/Helv ${tight.size} Tf 0 g)`, 60);
		expect(tight.area).toBeGreaterThan(room.area * 0.94);
	});

	it('fit between the border and the first row of a list', async () => {
		const bytes = await filled(form([`/FT/Ch/T(f)/Opt[(\\304)(x)]/Rect[20 20 220 60]${WHITE}`]), { f: 'x' });
		const [y] = / ([\d.]+) Td/.exec(content(bytes, 62))!.slice(1).map(Number);
		// Adieresis of Helvetica is 0.901 type sizes high.
		expect(y! + 0.901 * 12).toBeLessThanOrEqual(39);
	});

	it('have their capitals in the middle', async () => {
		const [y] = / ([\d.]+) Td/
			.exec(content(await one('', 'Hello'), 62))!
			.slice(1)
			.map(Number);
		expect(y! + (0.718 * 12) / 2).toBeCloseTo(10, 1);
	});
});

withTools('qpdf', 'poppler')('text of several lines', () => {
	testInTurn('breaks at line ends and at the width, with a leading of 1.15', async () => {
		const bytes = await filled(form([text('f', '20 20 120 100', '/Ff 4096')]), { f: 'first\nsecond line that is long' });
		expect(wordsIn(bytes, '20 20 120 100')).toBe('first second line that is long');
		const [first, second, third] = ['first', 'second', 'is'].map((wanted) => word(bytes, wanted).bottom);
		expect(first! - second!).toBeCloseTo(13.8, 1);
		expect(second! - third!).toBeCloseTo(13.8, 1);
		expect(content(bytes, 62)).toContain('(first) Tj');
	});

	it('breaks a word that is too long for a line', async () => {
		const bytes = await filled(form([text('f', '20 20 80 100', '/Ff 4096')]), { f: 'Donaudampfschifffahrt' });
		expect(words(bytes).filter(({ right, word: shown }) => right > 80.5 && shown !== '1' && shown !== 'Page')).toEqual([]);
		expect(wordsIn(bytes, '20 20 80 100').replace(/ /g, '')).toBe('Donaudampfschifffahrt');
	});

	it('aligns every line', async () => {
		const bytes = await filled(form([text('f', '20 20 120 100', '/Ff 4096/Q 2')]), { f: 'a\nlonger' });
		expect(word(bytes, 'a').right).toBeCloseTo(word(bytes, 'longer').right, 0);
	});
});

withTools('qpdf', 'poppler')('a comb', () => {
	const COMB = '/Ff 16777216/MaxLen 5/DA(/Helv 10 Tf 0 g)';
	const shows = (bytes: Uint8Array) => [...content(bytes, 62).matchAll(/\((.*?)\) Tj/g)].map(([, shown]) => shown);

	testInTurn('has /MaxLen equal cells with a character in the middle of each', async () => {
		const bytes = await filled(form([text('f', '20 20 220 40', COMB)]), { f: 'AOI' });
		expect(shows(bytes)).toEqual(['A', 'O', 'I']);
		const found = words(bytes).filter(({ word: shown }) => /^[AOI]$/.test(shown));
		for (const [index, { left, right }] of found.entries()) expect((left + right) / 2).toBeCloseTo(20 + 40 * (index + 0.5), 0);
		expect(found).toHaveLength(3);
	});

	it.each([
		['without /MaxLen', '/Ff 16777216'],
		['with /MaxLen 0', '/Ff 16777216/MaxLen 0'],
		['with several lines', `/Ff ${16777216 + 4096}/MaxLen 5`],
	])('%s is plain text', async (_, entries) => {
		expect(shows(await filled(form([text('f', RECT, entries)]), { f: 'AOI' }))).toEqual(['AOI']);
	});

	it('has lines between its cells where it has a border', async () => {
		const bytes = await filled(form([text('f', '20 20 220 40', `${COMB}${BORDER}`)]), { f: 'A' });
		expect(content(bytes, 62)).toContain('40 0 m 40 20 l 80 0 m 80 20 l 120 0 m 120 20 l 160 0 m 160 20 l S');
	});
});

withTools('qpdf', 'poppler')('a password', () => {
	testInTurn('is drawn as bullets and never as its value', async () => {
		const bytes = await filled(form([text('f', RECT, '/Ff 8192')]), { f: 'secret7' });
		expect(wordsIn(bytes, RECT)).toBe('•••••••');
		expect(content(bytes, 62)).not.toContain('secret');
	});
});
