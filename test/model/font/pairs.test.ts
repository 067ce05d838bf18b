/** A kept font sets letters by what it remembers of pairs, exactly as it would set the text alone. */
import { type Face } from '../../../shared/model/font/shaping/face';
import { openTypeface } from '../../../shared/model/font/typeface';
import { Random } from '../../support/random';
import { amount } from '../../support/sample';

const LETTERS = Array.from('AVTWLYfiftjÅÄöüß æœŁžΑΩάμЖдіў0123456789.,-–’“€ \u00a0');

const LIGATURES = ['office', 'ffi', 'fifi', 'Tffli fi', 'affable', 'offffice', 'Wolff–Vfi', 'ft fl ff.', 'éffé'];

const seen = (face: Face, text: string) =>
	face.shape(text).map(({ glyph, advance, x, y }) => ({ id: glyph.id, codePoints: glyph.codePoints, advance, x, y }));

test.each(['SemiBold', 'Regular'] as const)('sets texts as a fresh font does: %s', async (name) => {
	const kept = await openTypeface(name);
	kept.keep();
	const random = new Random(37);
	const texts = Array.from({ length: amount(60, 12) }, () =>
		Array.from({ length: 1 + random.below(20) }, () => random.pick(LETTERS)).join(''),
	);
	for (const text of [...texts, ...LIGATURES]) {
		expect([text, seen(kept, text)]).toEqual([text, seen(await openTypeface(name), text)]);
	}
});
