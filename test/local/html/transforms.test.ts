/** Transforms of boxes, those in space too: they are drawn as they look from the front. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

/** A box of 200 by 100 points in the middle of 400 by 300, whose left half is red and whose upper quarter is blue. */
async function print(transform: string) {
	const html = `<!doctype html><style>@page{size:400pt 300pt;margin:0}
		div{position:absolute;left:100pt;top:100pt;width:200pt;height:100pt;transform:${transform};
		background:linear-gradient(#00f,#00f) 0 0/100% 25% no-repeat,linear-gradient(90deg,#f00 50%,#0f0 50%)}</style><div></div>`;
	return await local.run('html_to_pdf', [{ name: 'a.html', bytes: Buffer.from(html) }], decode('html_to_pdf', {}));
}

const NAMES: Readonly<Record<string, string>> = { '100': 'red', '010': 'lime', '001': 'blue', '111': 'white' };
const PLACES = [
	[110, 110],
	[110, 190],
	[290, 190],
	[160, 170],
] as const;

describe('a box with', () => {
	const jury = assembleJury();

	testInTurn.each([
		['rotate(0rad) translateZ(0)', ['blue', 'red', 'lime', 'red']],
		['rotateY(180deg)', ['blue', 'lime', 'red', 'lime']],
		['rotateX(180deg)', ['red', 'blue', 'blue', 'red']],
		['rotateY(60deg)', ['white', 'white', 'white', 'red']],
		['scale3d(-1, 1, 1)', ['blue', 'lime', 'red', 'lime']],
		['matrix3d(1,0,0,0, 0,1,0,0, 0,0,1,0, 50,0,0,1)', ['white', 'white', 'lime', 'red']],
	])('transform: %s', async (transform, wanted) => {
		const { documents, notes } = await print(transform);
		expect(notes.map(({ code }) => code)).not.toContain('styles_ignored');
		for (const [, picture] of await jury.pictures(documents[0]!.bytes)) {
			const seen = PLACES.map(([x, y]) =>
				colorAt(picture, x, y)
					.map((part) => (part > 127 ? 1 : 0))
					.join(''),
			);
			expect(seen.map((bits) => NAMES[bits])).toEqual(wanted);
		}
	});

	const perspective = 'matrix3d(1,0,0,0.01, 0,1,0,0, 0,0,1,0, 0,0,0,1)';

	it.each([
		'rotateY(30deg) translateZ(50px)',
		perspective,
		'perspective(100px) rotateY(30deg)',
		'rotateX(30deg) rotateY(30deg)',
		'matrix3d(1,0,0,0)',
	])('transform: %s, which is not drawn, says so', async (transform) => {
		const { notes } = await print(transform);
		expect(notes.map(({ code }) => code)).toContain('styles_ignored');
	});
});
