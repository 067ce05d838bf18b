/** Components are counted with those that they have, in time that depends on the bytes of a program alone. */
import { countComponents } from '../../../shared/model/drawing/composite-glyphs';
import { compositeFont, dejavu } from '../../support/documents/fonts';
import { job } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const count = (program: Uint8Array) => countComponents(program, job().pace);

/** Glyphs of which each is `copies` times the next one. */
const chain = (length: number, copies: number) =>
	Array.from({ length }, (_, glyph) => (glyph + 1 < length ? Array.from({ length: copies }, () => glyph + 1) : []));

it('are counted with their own: three levels of ten', async () => {
	// 10 + 100 + 1000; the glyphs below have 110 and 10, of which few fonts have more than 64.
	expect(await count(compositeFont(chain(4, 10)))).toBe(1110 + 110);
});

it('are billions in a kilobyte', async () => {
	expect(await count(compositeFont(chain(12, 8)))).toBeGreaterThan(8 ** 11);
});

testInTurn('count once each, in a program of every glyph made of the next, or of itself', async () => {
	const length = 65_535;
	expect(await count(compositeFont(chain(length, 1)))).toBe(((length - 1) * length) / 2 - (64 * 65) / 2);
	expect(await count(compositeFont([[1, 1], [0, 0, 2], []]))).toBe(0);
	expect(await count(compositeFont([Array.from({ length: 100 }, () => 0)]))).toBe(100);
});

it('have no weight in real fonts and damaged programs', async () => {
	expect(await count(dejavu())).toBe(0);
	expect(await count(dejavu().subarray(0, 9000))).toBe(0);
	expect(await count(new Uint8Array(5))).toBe(0);
});
