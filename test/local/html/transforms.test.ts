/** Transforms of boxes, those in space too: they are drawn as they look from the front. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, wordBoxes } from '../../support/judges/tools';
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

describe('a box in the middle of its page by half its height', () => {
	asks('poppler');
	const box = (styles: string): string =>
		`<div style="position:absolute;top:50%;left:0;transform:translate(0,-50%);line-height:20pt;${styles}">${'<div>word</div>'.repeat(8)}<div>last</div></div>`;
	const page =
		'<!doctype html><style>@page{size:300pt 200pt;margin:0}body{margin:0}.page{position:relative;height:199pt}</style>';

	async function wordsOf(body: string) {
		const bytes = Buffer.from(page + body);
		const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes }], decode('html_to_pdf', {}));
		return wordBoxes(documents[0]!.bytes);
	}

	it('is not divided, and makes no page more', async () => {
		const pages = await wordsOf(`<div class="page">${box('')}</div>`);
		expect(pages.map((words) => words.length)).toEqual([9]);
		expect(pages[0]!.find(({ text }) => text === 'last')!.box[1]).toBeCloseTo(172, -1);
	});

	it('is on its own page, also after the first', async () => {
		const pages = await wordsOf(`<div style="height:200pt">one</div><div class="page" style="overflow:hidden">${box('')}</div>`);
		expect(pages.map((words) => words.length)).toEqual([1, 9]);
		expect(pages[1]!.find(({ text }) => text === 'last')!.box[1]).toBeCloseTo(172, -1);
	});
});
