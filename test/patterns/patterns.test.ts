import { pause } from '../../workers/pause';
import { patternIn } from '../../shared/local/text/pattern';
import { wordsPattern, type SearchMode } from '../../shared/patterns';
import { defaultLimits } from '../../shared/pdf/limits';
import { Pace } from '../../shared/pace/pace';
import { sampled, testInTurn } from '../support/sample';

const MILLION = 1_000_000;

/** Searches, and counts how often others of the process had their turn. */
async function search(pattern: string, mode: SearchMode, text: string, most = 1000) {
	let pauses = 0;
	const pace = new Pace(async () => {
		pauses++;
		await pause();
	});
	const result = await (await patternIn('search', pattern, mode, { pace, limits: defaultLimits })).search(text, most, pace);
	return { ...result, texts: result.matches.map(({ start, end }) => text.slice(start, end)), pauses };
}

test.each([
	['No 1', 'No\n1', ['No\n1']],
	['No  1', 'No 1', ['No 1']],
	['No[ ]1', 'No\n1 No 1', ['No 1']],
	['No[^] ]1', 'No 1 No-1', ['No-1']],
	['No[[:alpha:] ]1', 'No\n1 No 1', ['No 1']],
	['No\\ 1', 'No\n1 No 1', ['No 1']],
	['\\QNo 1\\E', 'No\n1 No 1', ['No 1']],
	['No *1', 'No\n1 No  1', ['No  1']],
	['No  {2}1', 'No\n  1 No 1', ['No\n  1']],
])(
	'takes blanks of the expression %j for any white space, except where they are meant alone',
	async (expression, text, found) => {
		expect((await search(expression, 'regex', text)).texts).toEqual(found);
	},
);

describe('a search for words', () => {
	const lines = Array.from(
		{ length: 3000 },
		(_, at) => `${at % 7 === 0 ? '' : 'ć'} line ${at} ${at % 500 === 3 ? 'Zorkmid' : 'of ß'}`,
	);

	test.each([
		['here and there', lines],
		['in all lines', lines.map((line) => `${line} zorkmid`)],
		['in the last line alone', [...lines.map((line) => line.replace('Zorkmid', '')), 'zorkmid']],
	])('finds words in long texts: %s', async (_, lines) => {
		const text = lines.join('\n');
		const wanted = await wordsPattern(['Zorkmid', 'kmid'], new Pace(pause));
		const { matches } = await wanted.search(text, 100_000, new Pace(pause));
		const places = [...text.matchAll(/zorkmid/gi)].flatMap(({ index }) => [
			{ start: index, end: index + 7, groups: {} },
			{ start: index + 3, end: index + 7, groups: {} },
		]);
		expect(matches).toEqual(places);
	});

	test('folds no lines in which no word can be', async () => {
		const text = lines.join('\n');
		const pace = new Pace(pause);
		let cost = 0;
		jest.spyOn(pace, 'step').mockImplementation((steps) => {
			cost += steps;
			return undefined;
		});
		await (await wordsPattern(['Zorkmid'], pace)).search(text, 100_000, pace);
		// A character that is folded costs 10.
		expect(cost).toBeLessThan(text.length * 3);
	});

	testInTurn('finds letters of ASCII in every character of Unicode that has them when it is folded', async () => {
		const folded = (text: string): string => text.normalize().toUpperCase().toLowerCase().normalize();
		const expanding: string[] = [];
		for (let point = 0x80; point <= 0x10ffff; point++) {
			const character = String.fromCodePoint(point);

			if (/[\0-\x7f]/.test(folded(character))) expanding.push(character);
		}
		expect(expanding.length).toBeGreaterThan(10);
		for (const character of expanding)
			for (const text of [character, `No ${character}\u0301. `.repeat(30)]) {
				const [wanted] = /[\x21-\x7e]+/.exec(folded(text))!;
				expect((await search(wanted, 'text', text)).texts[0]).toBeDefined();
				expect((await search(folded(character), 'text', `${character}b`)).texts).toEqual([character]);
			}
	});

	test.each([
		['case', 'INVOICE no', 'Your Invoice No 7', ['Invoice No']],
		['runs of white space, also across lines', 'total amount', 'Total\n  amount', ['Total\n  amount']],
		['how letters are composed', 'caf\u00e9', 'CAFE\u0301!', ['CAFE\u0301']],
		['which form of a letter upper case has', 'strasse', 'Straße STRASSE', ['Straße', 'STRASSE']],
		['a final sigma', 'ΟΔΥΣΣΕΥΣ', 'Ὀδυσσεύς οδυσσευς', ['οδυσσευς']],
		['syllables of Hangul', '\ud55c\uad6d', '\u1112\u1161\u11ab\u1100\u116e\u11a8', ['\u1112\u1161\u11ab\u1100\u116e\u11a8']],
	])('does not mind %s', async (_, wanted, text, texts) => {
		expect((await search(wanted, 'text', text)).texts).toEqual(texts);
	});

	test('minds accents, and takes the characters of expressions as they are', async () => {
		expect((await search('cafe', 'text', 'café')).texts).toEqual([]);
		expect((await search('a.c (1)', 'text', 'abc (1) A.C (1)')).texts).toEqual(['A.C (1)']);
	});

	test('finds the same places in ASCII alone as beside other letters', async () => {
		// White space lies across the place where the text is taken in parts.
		const text = `${'a'.repeat(0xfff0)} Total${' \n'.repeat(20)}AMOUNT ${'b '.repeat(50_000)}\ttotal amount`;
		const { matches, texts } = await search('total amount', 'text', text);
		expect(texts).toEqual([`Total${' \n'.repeat(20)}AMOUNT`, 'total amount']);
		expect((await search('total amount', 'text', `${text} \u0100`)).matches).toEqual(matches);
	});

	test('finds a half of a letter as the whole letter', async () => {
		expect((await search('fus', 'text', 'Fuß')).texts).toEqual(['Fuß']);
		expect((await search('s', 'text', 'ß')).matches).toEqual([{ start: 0, end: 1, groups: {} }]);
	});

	test('says that there is more than the most that was asked for, and more than a million characters', async () => {
		expect(await search('a', 'text', 'a a a', 2)).toMatchObject({ texts: ['a', 'a'], truncated: true });
		expect(await search('a', 'text', 'a a', 2)).toMatchObject({ texts: ['a', 'a'], truncated: false });
		expect(await search('end', 'text', `${' '.repeat(MILLION)}end`)).toMatchObject({ texts: [], truncated: true });
	});

	test('pauses on a million characters', async () => {
		let time = 0;
		// At each look at the clock it is time to pause.
		const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 100));
		const { texts, pauses } = await search('needle', 'text', `${'ä '.repeat(MILLION / 2 - 5)}NEEDLE`);
		clock.mockRestore();
		expect(texts).toEqual(['NEEDLE']);
		expect(pauses).toBeGreaterThan(1);
	});
});

describe('a search for a regular expression', () => {
	test('gives groups by number and by name', async () => {
		const { matches } = await search('(?P<kind>INV|ORD)-(\\d+)(x)?', 'regex', 'see INV-17 and ORD-3x');
		expect(matches.map(({ groups }) => groups)).toEqual([
			{ 1: 'INV', 2: '17', kind: 'INV' },
			{ 1: 'ORD', 2: '3', 3: 'x', kind: 'ORD' },
		]);
	});

	test('minds case unless (?i) says otherwise', async () => {
		expect((await search('invoice', 'regex', 'Invoice')).texts).toEqual([]);
		expect((await search('(?i)invoice', 'regex', 'Invoice')).texts).toEqual(['Invoice']);
	});

	test('takes a name of a group that objects inherit', async () => {
		const { matches } = await search('(?P<constructor>b)', 'regex', 'ab');
		expect(matches[0]!.groups).toEqual({ 1: 'b', constructor: 'b' });
	});

	test.each([
		['(', 'brackets'],
		['(?=a)', 'look-around'],
		['(a)\\1', 'references'],
		['x*', 'empty text'],
		['(?m)^', 'empty text'],
		['\\pL{1000}'.repeat(11), 'too large'],
		['\\pL{1,50}'.repeat(10_000), 'too large'],
		// The library would take ten seconds to say that it is wrong.
		[`[${'[:'.repeat(49_000)}`, 'too large'],
		['(a)'.repeat(101), 'groups'],
	])('refuses %s', async (pattern, reason) => {
		await expect(search(pattern, 'regex', 'text')).rejects.toMatchObject({
			code: 'invalid_parameters',
			issues: [{ field: 'search', message: expect.stringContaining(reason) as unknown }],
		});
	});

	test('finds what lies across the windows in which a long text is searched', async () => {
		const pattern = '(\\pL{1,900})-(\\d{1,30})';
		const line = `${'x'.repeat(333)}\n`;
		const text = `${line.repeat(40)}abc-17 ${line.repeat(40)}def-18 ${line.repeat(40)}`;
		expect(await search(pattern, 'regex', text)).toMatchObject({ texts: ['abc-17', 'def-18'], truncated: false });
	});

	test('knows the beginnings of words and lines where a window begins', async () => {
		const words = 'word\n'.repeat(2_000);
		const expressions = ['(?m)^word$|\\pL{900}x', '\\bword\\b|\\pL{900}x', '\\Aword|\\pL{900}x', 'word\\n\\z|\\pL{900}x'];
		const counts = await Promise.all(expressions.map(async (one) => (await search(one, 'regex', words, 50_000)).matches.length));
		expect(counts).toEqual([2_000, 2_000, 1, 1]);
	});

	const slow = [
		['(a+)+$', 'a'],
		['(a|aa)+[b$]', 'a'],
		['(a?){5}a{5}[b]', 'ab'],
		['a(.*b)?', 'a'],
	] as const;
	testInTurn.each(sampled(slow, 1))(
		'searches a million characters for %s, and lets others have their turn',
		async (pattern, text) => {
			const { pauses } = await search(pattern, 'regex', text.repeat(MILLION / text.length), 20);
			expect(pauses).toBeGreaterThan(0);
		},
	);

	testInTurn('takes time in proportion to the matches where each of them looks at all that follows', async () => {
		const { matches } = await search('(?s)a.*b|a', 'regex', 'a'.repeat(MILLION), 300);
		expect(matches).toHaveLength(300);
	});

	test('ends with the name of the limit where the texts take too many steps', async () => {
		const limits = { ...defaultLimits, searching: 500_000 };
		const pattern = await patternIn('search', 'a.*b', 'regex', { pace: new Pace(pause), limits });
		const text = 'a'.repeat(50_000);
		await expect(pattern.search(text, 10, new Pace(pause))).resolves.toMatchObject({ matches: [] });
		await expect(pattern.search(text, 10, new Pace(pause))).rejects.toMatchObject({
			code: 'limit_exceeded',
			advice: expect.stringContaining('searching') as unknown,
		});
	});

	test('counts empty matches, so that they end', async () => {
		expect(await search('\\b', 'regex', 'ab '.repeat(100), 20)).toMatchObject({ texts: [], truncated: true });
	});
});

test('an expression of many groups is searched for in shorter windows, because each costs its instructions again', async () => {
	const longest = async (pattern: string): Promise<number> => {
		const pace = new Pace(() => Promise.resolve());
		const step = jest.spyOn(pace, 'step');
		await (await patternIn('search', pattern, 'regex', { pace, limits: defaultLimits })).search('a'.repeat(50_000), 1, pace);
		return step.mock.calls.reduce((most, [cost]) => Math.max(most, cost), 0);
	};
	const many = await longest(`${'('.repeat(90)}a+${')'.repeat(90)}b`);
	// About as many instructions, without the groups.
	const none = await longest(`${'a?'.repeat(90)}a+b`);
	expect(none / many).toBeGreaterThan(3);
});

test('counts each call of the library by its instructions, and none is larger than one window', async () => {
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	await (await patternIn('search', '\\d{13,19}', 'regex', { pace, limits: defaultLimits })).search('a'.repeat(300_000), 1, pace);
	const costs = step.mock.calls.map(([cost]) => cost);
	expect(Math.max(...costs)).toBeGreaterThan(1_200_000 * 15);
	expect(Math.max(...costs)).toBeLessThanOrEqual(1_250_000 * 15);
});
