/** Words in pieces of a text: their number is told only if it is the same in whatever order and with whatever gaps the pieces are read. */
import { wordsPattern } from '../../shared/patterns';
import { Pace } from '../../shared/pace/pace';
import { Random } from '../support/random';
import { testInTurn } from '../support/sample';

const pace = new Pace(() => Promise.resolve());

test.each([
	['in one piece', ['The', 'ZORKMID.', 'zorkmidzorkmid'], 'Zorkmid', 3],
	['in none', ['The', 'coin'], 'Zorkmid', 0],
	['divided', ['Zork', 'midway'], 'Zorkmid', undefined],
	['divided, in another order', ['midway', 'Zork'], 'Zorkmid', undefined],
	['of three pieces', ['xZ', 'ork', 'mid'], 'Zorkmid', undefined],
	['that begins and does not go on', ['Zork', 'mit'], 'Zorkmid', 0],
	['that is in a letter of two', ['gro\u00df'], 'ss', 1],
	['with a blank, which may be between pieces', ['John'], 'John Smith', undefined],
	['in other letters', ['\u0416\u0416'], '\u0416\u0416', undefined],
] as const)('a word %s', async (_, pieces, word, count) => {
	expect((await wordsPattern([word], pace)).countInPieces?.(pieces, pace)).toBe(count);
});

testInTurn('finds as many in every order, whatever is between the pieces', async () => {
	const random = new Random(3);
	const letters = (most: number): string =>
		Array.from({ length: 1 + random.below(most) }, () => random.pick(['a', 'B', 'c', '\u00df', '\u2019', 's'])).join('');
	let told = 0;
	for (let round = 0; round < 3000; round++) {
		const words = Array.from({ length: 1 + random.below(2) }, () => random.pick(['abc', 'ab', 'sss', 'aba', 'bcab']));
		const pattern = await wordsPattern(words, pace);
		const pieces = Array.from({ length: 1 + random.below(6) }, () => letters(6));
		const count = pattern.countInPieces!(pieces, pace);
		if (count === undefined) continue;
		told++;
		const shuffled = pieces.map((piece) => [random.next(), piece] as const).sort(([one], [other]) => one - other);
		const text = shuffled.map(([, piece]) => piece + random.pick(['', '', ' ', '\n'])).join('');
		const { matches } = await pattern.search(text, 1000, pace);
		// Half of a letter of two counts as the whole in a text, so that there may be fewer.
		if (pieces.some((piece) => piece.includes('\u00df'))) expect(count).toBeGreaterThanOrEqual(matches.length);
		else expect([count, pieces, words]).toEqual([matches.length, pieces, words]);
	}
	expect(told).toBeGreaterThan(500);
});

testInTurn(
	'finds words where a search letter by letter finds them, in letters that fold to themselves and in others',
	async () => {
		const random = new Random(7);
		const letters = ['a', 'B', 'c', ' ', '  ', '\n', '\xa0', '\xb5', '\xdf', '\xc9', '\u2019', '\u0416'];
		const fold = (letter: string): string =>
			/\s/.test(letter) ? ' ' : letter === '\xdf' ? 'ss' : letter === '\xb5' ? '\u03bc' : letter.toLowerCase();
		let found = 0;
		for (let round = 0; round < 3000; round++) {
			const some = letters.slice(0, random.pick([3, 6, 8, letters.length]));
			const text = Array.from({ length: random.below(40) }, () => random.pick(some)).join('');
			const word = random.pick(['ab', 'a b', 'c\xb5', '\xe9a', 'ss', 'b', 'ab c', '\u2019a']);
			let [folded, end] = ['', 0];
			const places: number[] = [];
			for (; end < text.length; end++) {
				const one = fold(text[end]!);
				if (one === ' ' && folded.endsWith(' ')) continue;
				for (let unit = 0; unit < one.length; unit++) places.push(end);
				folded += one;
			}
			const wanted = [...word].map(fold).join('');
			const expected: (readonly [number, number])[] = [];
			for (let at = folded.indexOf(wanted), next = 0; at >= 0; at = folded.indexOf(wanted, next)) {
				for (next = at + wanted.length; places[next] === places[next - 1] && next < places.length;) next++;
				expected.push([places[at]!, places[next] ?? end]);
			}
			const { matches } = await (await wordsPattern([word], pace)).search(text, 1000, pace);
			expect([text, word, matches.map(({ start, end }) => [start, end])]).toEqual([text, word, expected]);
			found += matches.length;
		}
		expect(found).toBeGreaterThan(1000);
	},
);
