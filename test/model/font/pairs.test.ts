/** A kept font sets letters by what it remembers of pairs, exactly as it would set the text alone. */
import { type Face } from '../../../shared/model/font/shaping/face';
import { openTypeface } from '../../../shared/model/font/typeface';
import { Random } from '../../support/random';

const LETTERS = Array.from('AVTWLYfiftjÅÄöüß æœŁžΑΩάμЖдіў0123456789.,-–’“€ \u00a0');

const seen = (face: Face, text: string) =>
	face.shape(text).map(({ glyph, advance, x, y }) => ({ id: glyph.id, codePoints: glyph.codePoints, advance, x, y }));

test.each(['SemiBold', 'Regular'] as const)('sets texts as a fresh font does: %s', async (name) => {
	const kept = await openTypeface(name);
	kept.keep();
	const random = new Random(37);
	for (let round = 0; round < 60; round++) {
		const text = Array.from({ length: 1 + random.below(20) }, () => random.pick(LETTERS)).join('');
		expect([text, seen(kept, text)]).toEqual([text, seen(await openTypeface(name), text)]);
	}
});
