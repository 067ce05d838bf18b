/** Words in pieces of a text: their number is told only if it is the same in whatever order and with whatever gaps the pieces are read. */
import { wordsPattern } from '../../shared/patterns';
import { Pace } from '../../shared/pdf/pace';
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
