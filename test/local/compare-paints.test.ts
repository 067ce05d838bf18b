/**
 * Which part of glyphs that content draws, patterns, shadings and images changed (docs/semantics.md, §33.1). Poppler draws both
 * versions: each pixel that differs lies in a box. `npm run comparing` judges with more programs.
 */
import { execFileSync } from 'node:child_process';
import { type Box, changedPages } from '../support/changes/located';
import { texts } from '../support/documents/texts';
import { withPrograms } from '../support/judges/needs';
import { pathOf } from '../support/judges/programs.cjs';
import { portablePixmaps } from '../support/readers/pictures';
import { testInTurn } from '../support/sample';

type Version = 0 | 1;
type Objects = Readonly<Record<number, string | readonly [string, string]>>;

const area = (boxes: readonly Box[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0);
const placesOf = (boxes: readonly Box[]): number[][] =>
	boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));

async function boxesOf(draw: (version: Version) => Uint8Array): Promise<readonly Box[]> {
	const [page] = await changedPages(draw(0), draw(1));
	return page!.boxes;
}

const draw = (bytes: Uint8Array) =>
	portablePixmaps(execFileSync(pathOf('pdftoppm')!, ['-r', '72', '-'], { input: bytes, maxBuffer: 2 ** 28 }))[0]!;

/** How many pixels differ, and how many of them lie in no box: at 72 dpi, a point is a pixel. */
async function judged(make: (version: Version) => Uint8Array): Promise<{ readonly differing: number; readonly outside: number }> {
	const boxes = await boxesOf(make);
	const [before, after] = [draw(make(0)), draw(make(1))];
	let [differing, outside] = [0, 0];
	for (let y = 0; y < after.height; y++)
		for (let x = 0; x < after.width; x++) {
			const at = (y * after.width + x) * 3;
			if ([0, 1, 2].every((channel) => before.rgb[at + channel] === after.rgb[at + channel])) continue;
			differing++;
			const isHeld = boxes.some((box) => x + 1 > box.x && x < box.x + box.width && y + 1 > box.y && y < box.y + box.height);
			if (!isHeld) outside++;
		}
	return { differing, outside };
}

const resourced = (resources: string, content: string | readonly string[], objects: Objects): Uint8Array =>
	texts([content].flat(), { resources, objects });

/** A font of two glyphs. */
const lettered = (content: string | readonly string[], a: string, b = '1000 0 d0 0 0 300 300 re f'): Uint8Array =>
	resourced('/Font<</T 70 0 R>>', content, {
		70: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 98/Widths[1000 1000]/Encoding<</Differences[97/a/b]>>/CharProcs<</a 71 0 R/b 72 0 R>>/Resources<<>>>>',
		71: ['', a],
		72: ['', b],
	});
const L = (height: number, kind = '1000 0 d0'): string => `${kind} 0 0 900 100 re f 0 0 100 ${height} re f`;
const TWICE = 'BT /T 100 Tf 50 300 Td (aba) Tj ET';

/** An area that a pattern fills. */
const tiled = (cell: string, entries = '', objects: Objects = {}, ground = ''): Uint8Array =>
	resourced('/Pattern<</P 70 0 R>>', `${ground} /Pattern cs /P scn 50 100 300 400 re f`, {
		70: [`/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep 100/YStep 100${entries}`, cell],
		...objects,
	});
const CELL = '0 0 1 rg 10 10 20 20 re f 1 0 0 rg 60 60';

const RAMP = (from: string, to: string): string => `<</FunctionType 2/Domain[0 1]/C0[${from}]/C1[${to}]/N 1>>`;
const stitched = (bounds: string, ...functions: string[]): string =>
	`<</FunctionType 3/Domain[0 1]/Bounds[${bounds}]/Encode[${'0 1 '.repeat(functions.length)}]/Functions[${functions.join('')}]>>`;
const thirds = (middle: string): string =>
	stitched('0.4 0.6', RAMP('1 0 0', '0 1 0'), RAMP('0 1 0', middle), RAMP('0 0 1', '1 1 1'));
const shaded = (entries: string, color: string, objects: Objects = {}): Uint8Array =>
	resourced(`/Shading<</S <</ColorSpace/DeviceRGB${entries}/Function ${color}>>>>`, 'q 50 100 300 400 re W n /S sh Q', objects);
const LEVEL = '/ShadingType 2/Coords[50 0 350 0]';
const CIRCLES = '/ShadingType 3/Coords[200 300 0 200 300 150]';

const gray = (width: number, height: number, samples: string, more = ''): Objects => ({
	70: [`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray${more}`, samples],
});
const pictured = (matrix: string, objects: Objects): Uint8Array =>
	resourced('/XObject<</I 70 0 R>>', `q ${matrix} cm /I Do Q`, objects);
const CHECKS = '\x00\xff\x80\x20\xff\x00\x40\xc0\x10\xe0\x90\x30\xa0\x50\xf0\x70';

describe('the part that changed', () => {
	describe('of a glyph that content draws', () => {
		it('is what its procedure draws in another way, wherever the glyph is shown', async () => {
			const boxes = await boxesOf((version) => lettered(TWICE, L(version === 0 ? 900 : 850)));
			// Five points at the top of the stems of both letters, each 10 points wide.
			expect(placesOf(boxes)).toEqual([
				[49, 209, 12, 7],
				[249, 209, 12, 7],
			]);
		});

		it('is between two glyphs if one is shown in place of the other', async () => {
			const boxes = await boxesOf((version) =>
				lettered('BT /T 100 Tf 50 300 Td (ab) Tj ET'.replace('b', version === 0 ? 'b' : 'a'), L(900), L(850)),
			);
			expect(placesOf(boxes)).toEqual([[149, 209, 12, 7]]);
		});

		it.each([
			['has its own colors in one version', L(850), L(900, '1000 0 0 0 1000 1000 d1')],
			['says that it has another box', L(850, '1000 0 0 0 900 900 d1'), L(900, '1000 0 0 0 1000 1000 d1')],
			['draws in another color', L(900), `1000 0 d0 1 0 0 rg ${L(900).slice(9)}`],
		])('is all of it if it %s', async (_, one, other) => {
			const boxes = await boxesOf((version) => lettered(TWICE, version === 0 ? one : other));
			expect(boxes).toHaveLength(2);
			expect(area(boxes)).toBeGreaterThan(2 * 90 * 85);
		});

		testInTurn('is all of a glyph when very many were drawn again before', async () => {
			const shownAfter = async (count: number): Promise<number> => {
				const sized = Array.from(
					{ length: count },
					(_, at) => `/T ${(10 + at / 100).toFixed(2)} Tf 1 0 0 1 50 ${at % 500} Tm (a) Tj`,
				);
				const pages = (height: number): Uint8Array => lettered([`BT ${sized.join(' ')} ET`, TWICE], L(height));
				const [, page] = await changedPages(pages(900), pages(850));
				return area(page!.boxes);
			};
			// Both letters are 90 points wide and high.
			expect(await shownAfter(10)).toBeLessThan(2 * 20 * 10);
			expect(await shownAfter(6000)).toBeGreaterThan(2 * 90 * 90);
		});

		it('is found if only that differs whether it has its own colors', async () => {
			const [{ look } = { look: false }] = (await changedPages(
				lettered(TWICE, `1000 0 d0 1 0 0 rg 0 0 900 900 re f`),
				lettered(TWICE, `1000 0 0 0 900 900 d1 1 0 0 rg 0 0 900 900 re f`),
			)) as unknown as readonly { readonly look: boolean }[];
			expect(look).toBe(true);
		});
	});

	describe('of a pattern', () => {
		it('is what its cell draws in another way, in each cell', async () => {
			const boxes = await boxesOf((version) => tiled(`${CELL} ${version === 0 ? 9 : 5} 5 re f`));
			// Three columns from 100 on, and four rows: the first column ends before its second square.
			expect(boxes).toHaveLength(12);
			expect(area(boxes)).toBeLessThan(12 * 9 * 9);
			expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(60);
		});

		it.each([
			['its cells have another size', '/XStep 100', '/XStep 90'],
			['it is turned', '/XStep 100', '/Matrix[0.8 0.1 -0.1 0.8 0 0]/XStep 100'],
		])('is all of it if %s', async (_, one, other) => {
			const cell = (version: Version) => (version === 0 ? `${CELL} 9 5 re f` : `${CELL} 5 5 re f`);
			const [before, after] = [tiled(cell(0), one), tiled(cell(1), other)];
			const [{ boxes } = { boxes: [] }] = await changedPages(before, after);
			expect(area(boxes)).toBeGreaterThanOrEqual(300 * 400);
		});

		it('is all of it if it was turned in both versions, because programs turn cells as pictures', async () => {
			const boxes = await boxesOf((version) => tiled(`${CELL} ${version === 0 ? 9 : 5} 5 re f`, '/Matrix[0.8 0.1 -0.1 0.8 0 0]'));
			expect(area(boxes)).toBeGreaterThanOrEqual(300 * 400);
		});

		it('is all of it if there are very many cells', async () => {
			const boxes = await boxesOf((version) =>
				tiled(`0 0 1 rg 0 0 ${version === 0 ? 0.1 : 0.2} 0.1 re f`, '/BBox[0 0 1 1]/XStep 1/YStep 1'.replace('/BBox', '/B')),
			);
			expect(boxes.length).toBeLessThanOrEqual(50);
			expect(area(boxes)).toBeGreaterThan(0);
		});

		it('is all of a thing that begins to blend, because of what lies beneath the pattern', async () => {
			const boxes = await boxesOf((version) =>
				tiled(
					'0 0 1 rg 80 80 9 9 re f /M gs 1 0 0 rg 10 10 20 20 re f',
					`/Resources<</ExtGState<</M<</BM/${version === 0 ? 'Normal' : 'Multiply'}>>>>>>`,
					{},
					'1 1 0 rg 0 0 400 600 re f',
				),
			);
			expect(boxes.length).toBeGreaterThanOrEqual(9);
			expect(Math.min(...boxes.map(({ width, height }) => width * height))).toBeGreaterThan(9 * 20);
		});
	});

	describe('of a shading', () => {
		it('is the strip in which its function gives other colors', async () => {
			const boxes = await boxesOf((version) => shaded(LEVEL, thirds(version === 0 ? '0 0 1' : '1 0 1')));
			// From 0.4 to 0.6 of 300 points, with a 64th on both sides.
			expect(placesOf(boxes)).toEqual([[164, 100, 72, 401]]);
		});

		it('is the end of a slanting one, in the corner', async () => {
			const boxes = await boxesOf((version) =>
				shaded(
					'/ShadingType 2/Coords[50 100 350 500]/Extend[true true]',
					thirds('0 0 1').replace('1 1 1', version === 0 ? '1 1 1' : '1 1 0'),
				),
			);
			expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(350);
			expect(area(boxes)).toBeLessThan(300 * 400 * 0.8);
		});

		it('is within a ring', async () => {
			const boxes = await boxesOf((version) =>
				shaded(CIRCLES, stitched('0.2', RAMP(version === 0 ? '1 0 0' : '1 1 0', '0 1 0'), RAMP('0 1 0', '0 0 1'))),
			);
			expect(boxes).toHaveLength(1);
			expect(boxes[0]!.width).toBeCloseTo(2 * (150 * (0.2 + 1 / 64) + 1.4), 0);
		});

		it('is between two places of a step that moved by less than is looked at', async () => {
			const stepped = (at: number): string => stitched(`${at}`, RAMP('1 0 0', '1 0 0'), RAMP('0 0 1', '0 0 1'));
			const [box, ...others] = await boxesOf((version) => shaded(LEVEL, stepped(version === 0 ? 0.5 : 0.5001)));
			expect(others).toEqual([]);
			expect(box!.x).toBeLessThan(200);
			expect(box!.x + box!.width).toBeGreaterThan(200);
			expect(box!.width).toBeLessThan(30);
		});

		it('is where the samples of a function differ', async () => {
			const sampled = (version: Version): Objects => ({
				71: [
					'/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[11]/BitsPerSample 8',
					'\x40'.repeat(15) + (version === 0 ? '\x40' : '\x90') + '\x40'.repeat(17),
				],
			});
			const [box, ...others] = await boxesOf((version) => shaded(LEVEL, '71 0 R', sampled(version)));
			expect(others).toEqual([]);
			// The sixth of eleven samples is in the middle, and the next ones are 30 points away.
			expect(Math.round(box!.x + box!.width / 2)).toBe(200);
			expect(box!.width).toBeLessThan(75);
		});

		it.each([
			['its axis moved', '/Coords[50 0 350 0]', '/Coords[50 0 340 0]', '0 0 1'],
			['its function is a program', 'Function', 'Function', undefined],
		])('is all of it if %s', async (_, one, other, middle) => {
			const program = (version: Version): Objects => ({
				71: ['/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]', `{ dup 0.${version + 5} mul dup }`],
			});
			const boxes = await boxesOf((version) =>
				shaded(
					LEVEL.replace(one, version === 0 ? one : other),
					middle === undefined ? '71 0 R' : thirds(middle),
					program(version),
				),
			);
			expect(area(boxes)).toBeGreaterThanOrEqual(300 * 400);
		});
	});

	describe('of an image', () => {
		it('is along the borders of its few samples if it became a little larger', async () => {
			const boxes = await boxesOf((version) => pictured(`${version === 0 ? 160 : 163} 0 0 160 50 100`, gray(4, 4, CHECKS)));
			expect(placesOf(boxes).map(([x]) => x)).toEqual([88, 128, 168, 208]);
			expect(area(boxes)).toBeLessThan(163 * 160 * 0.25);
		});

		it.each([
			['it is to be smoothed', '160 0 0 160 50 100', '163 0 0 160 50 100', '/Interpolate true'],
			['it is mirrored', '160 0 0 160 50 100', '-160 0 0 160 210 100', ''],
		])('is all of it if %s', async (_, one, other, more) => {
			const boxes = await boxesOf((version) => pictured(version === 0 ? one : other, gray(4, 4, CHECKS, more)));
			expect(area(boxes)).toBeGreaterThanOrEqual(160 * 160);
		});

		it('is the samples that are left out in one version', async () => {
			const [box, ...others] = await boxesOf((version) =>
				pictured('160 0 0 160 50 100', gray(4, 4, CHECKS, `/Mask[${version === 0 ? '0 1' : '0 16'}]`)),
			);
			expect(others).toEqual([]);
			// One sample is 16: the first of the third row.
			expect(placesOf([box!])).toEqual([[49, 418, 43, 45]]);
		});
	});
});

withPrograms('poppler')('the boxes of what changed', () => {
	it.each<[string, (version: Version) => Uint8Array]>([
		['glyphs', (version) => lettered('BT /T 77 Tf 0.9 0.2 -0.3 1.1 50 300 Tm (abab) Tj ET', L(900 - 70 * version))],
		['a pattern', (version) => tiled(`${CELL} ${9 - 4 * version} 5 re f`, '/Matrix[0.77 0 0 -1.23 3.3 7.7]')],
		['a pattern of cells over each other', (version) => tiled(`${CELL} ${9 - 4 * version} 5 re f`, '/XStep 61/YStep -53')],
		['a slanting strip', (version) => shaded('/ShadingType 2/Coords[80 130 270 380]', thirds(version === 0 ? '0 0 1' : '1 0 1'))],
		[
			'a cone',
			(version) =>
				shaded('/ShadingType 3/Coords[100 200 80 280 400 10]/Extend[true true]', thirds(version === 0 ? '0 0 1' : '1 0 1')),
		],
		['a turned image', (version) => pictured(`160 ${version} ${-version} 200 50 100`, gray(4, 4, CHECKS))],
		['a moved image', (version) => pictured(`160 0 0 200 ${50 + version} ${100 + version}`, gray(2, 8, CHECKS))],
		[
			'colors that are left out of a turned image',
			(version) => pictured('150 40 -40 150 100 100', gray(4, 4, CHECKS, `/Mask[${version === 0 ? '0 1' : '0 70'}]`)),
		],
	])('hold each pixel that differs: %s', async (_, make) => {
		const { differing, outside } = await judged(make);
		expect(differing).toBeGreaterThan(0);
		expect(outside).toBe(0);
	});
});
