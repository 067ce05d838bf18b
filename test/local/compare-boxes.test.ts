/** Where compare_documents says that pages changed (docs/semantics.md, §33.1). `npm run comparing` judges boxes by drawing. */
import { mergeBoxes, shareOf } from '../../shared/local/compare/merge-boxes';
import { Pace } from '../../shared/pace/pace';
import { changes } from '../support/changes';
import { changed, original } from '../support/changes/change';
import { type Box, changedPages } from '../support/changes/located';
import { rawPages } from '../support/documents/raw';
import { texts } from '../support/documents/texts';
import { pause } from '../support/hosts/local';
import { amount, testInTurn } from '../support/sample';

const changeNamed = (name: string): Uint8Array => changed(changes.find((change) => change.name === name)!);

describe('the kind of what changed', () => {
	testInTurn.each([
		['a letter', 'text'],
		['a color of text', 'text'],
		['a pixel of an inline image', 'image'],
		['a point of a line', 'path'],
		['the place of an annotation', 'annotation'],
		['the place of a field', 'field'],
	])('is that of %s', async (name, kind) => {
		const [page] = await changedPages(original(), changeNamed(name));
		expect([...new Set(page!.boxes.map((box) => box.kind))]).toEqual([kind]);
	});
});

testInTurn('tells words before and after, with their place, if text is asked for', async () => {
	const [{ boxes } = { boxes: [] }] = await changedPages(original(), changeNamed('a figure'), { with_text: 'true' });
	expect(boxes).toEqual([expect.objectContaining({ kind: 'text', before: '10', after: '12' })]);
	const { x, y, width, height } = boxes[0]!;
	// The second figure of a line of 12 points whose baseline is at 520 of 600.
	expect(x).toBeGreaterThan(150);
	expect(y).toBeGreaterThan(66);
	expect(y + height).toBeLessThan(86);
	expect(width).toBeLessThan(12);
	const silent = await changedPages(original(), changeNamed('a figure'));
	expect(JSON.stringify(silent)).not.toMatch(/"(?:10|12)"/);
});

describe('the part of a thing that changed', () => {
	const area = (boxes: readonly Box[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0);
	const boxesOf = async (before: string, after: string): Promise<readonly Box[]> =>
		(await changedPages(texts([before]), texts([after])))[0]!.boxes;

	it('is the end of a bar that became longer', async () => {
		const [box, ...others] = await boxesOf('1 0 0 rg 50 100 200 40 re f', '1 0 0 rg 50 100 230 40 re f');
		expect(others).toEqual([]);
		expect(box!.x).toBeCloseTo(250, -1);
		expect(box!.x + box!.width).toBeGreaterThanOrEqual(280);
		expect(box!.width).toBeLessThan(33);
	});

	it('is both ends of a line that moved along itself', async () => {
		const boxes = await boxesOf('2 w 50 100 m 250 100 l S', '2 w 60 100 m 260 100 l S');
		expect(boxes.map(({ x }) => Math.round(x / 10))).toEqual([5, 25]);
	});

	it('is the line of a frame that is gone, and not what it goes around', async () => {
		const frame = '3 w 40 40 200 500 re S';
		for (const [before, after] of [
			[frame, ''],
			['', frame],
		] as const) {
			const boxes = await boxesOf(before, after);
			expect(boxes).toHaveLength(4);
			expect(area(boxes)).toBeLessThan((2 * 200 + 2 * 500) * 8);
			expect(boxes.every(({ width, height }) => Math.min(width, height) < 8)).toBe(true);
		}
	});

	it('is the border of a link that moved, and not its words', async () => {
		const linked = (right: number) =>
			rawPages(1, {
				pages: { 1: '/Annots[60 0 R]' },
				objects: { 60: `<</Type/Annot/Subtype/Link/Rect[40 90 ${right} 130]/Dest[11 0 R/Fit]>>` },
			});
		const [{ boxes } = { boxes: [] }] = await changedPages(linked(150), linked(190));
		expect([...new Set(boxes.map(({ kind }) => kind))]).toEqual(['annotation']);
		expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(140);
	});

	it('is within letters that clip', async () => {
		const shown = (color: string) => `BT /F 60 Tf 7 Tr 50 300 Td (AB) Tj ET ${color} rg 0 0 300 600 re f`;
		const [box, ...others] = await boxesOf(shown('1 0 0'), shown('0 0 1'));
		expect(others).toEqual([]);
		expect(box!.x).toBeGreaterThan(40);
		expect([box!.width, box!.height].every((side) => side < 130)).toBe(true);
	});

	it('is what a curve sweeps whose middle moved', async () => {
		const [before, after] = ['50 100 m 150 300 250 300 350 100 c h f', '50 100 m 150 310 250 310 350 100 c h f'];
		const boxes = await boxesOf(before, after);
		expect(area(boxes)).toBeLessThan(300 * 170);
		// The middle of the curve, of which the upper half lies between the two.
		const [x, y] = [200, 600 - 253];
		expect(boxes.some((box) => box.x < x && box.x + box.width > x && box.y < y && box.y + box.height > y)).toBe(true);
	});

	it('is all of a path that is painted in another color', async () => {
		const boxes = await boxesOf('1 0 0 rg 50 100 200 40 re f', '0 0 1 rg 50 100 230 40 re f');
		expect(area(boxes)).toBeGreaterThan(230 * 40);
	});

	it('is all of a path if another one lies over it that lay beneath it', async () => {
		const [red, blue] = ['1 0 0 rg 50 100 200 40 re f', '0 0 1 rg 100 90 40 60 re f'];
		const boxes = await boxesOf(`${red}\n${blue}`, `${blue}\n${red.replace('200', '230')}`);
		const over = boxes.some(({ x, width }) => x <= 100 && x + width >= 140);
		expect(over).toBe(true);
	});

	it('is where a rectangle that clips moved its side', async () => {
		const [box, ...others] = await boxesOf('50 50 100 100 re W n 0 0 300 300 re f', '50 50 120 100 re W n 0 0 300 300 re f');
		expect(others).toEqual([]);
		expect([Math.round(box!.x / 10), Math.round(box!.width / 10)]).toEqual([15, 2]);
	});

	it('is a wider line, no higher than it is, though its corners would be sharp if it had some', async () => {
		const [box, ...others] = await boxesOf('8 w 50 100 m 350 100 l S', '10 w 50 100 m 350 100 l S');
		expect(others).toEqual([]);
		expect(box!.height).toBeLessThan(18);
		const [corner] = await boxesOf('8 w 50 100 m 200 110 l 50 120 l S', '10 w 50 100 m 200 110 l 50 120 l S');
		// The tip of a sharp corner reaches far beyond the point.
		expect(corner!.x + corner!.width).toBeGreaterThan(215);
	});

	describe('is where a thing lies over another one', () => {
		const page = (blend: string, color: string): Uint8Array =>
			texts([`0 0.7 0 rg 50 400 60 60 re f /M gs ${color} rg 100 300 200 120 re f`], {
				resources: `/ExtGState<</M<</BM/${blend}>>>>`,
			});
		const boxesBetween = async (blend: string, color = '0.8 0.4 0.6') =>
			(await changedPages(page('Normal', color), page(blend, color)))[0]!.boxes;

		it.each([
			['multiplies', 'Multiply', '0.8 0.4 0.6'],
			['burns in a color that is not mixed', 'ColorBurn', '1 0 1'],
		])('and %s', async (_, blend, color) => {
			const [box, ...others] = await boxesBetween(blend, color);
			expect(others).toEqual([]);
			expect([box!.x, box!.y, box!.width, box!.height].map(Math.round)).toEqual([99, 179, 12, 22]);
		});

		it.each(['Screen', 'ColorBurn'])('and on paper, where some programs show %s', async (blend) => {
			expect(area(await boxesBetween(blend))).toBeGreaterThan(200 * 120);
		});
	});

	it('is one of several pixels that share a byte', async () => {
		const image = (data: string): string => `q 160 0 0 160 50 50 cm BI /W 8 /H 2 /BPC 1 /CS /G /F /AHx ID ${data}> EI Q`;
		const [box, ...others] = await boxesOf(image('ff ff'), image('ff fb'));
		expect(others).toEqual([]);
		// The sixth of eight pixels of 20 points, and two points around it.
		expect([Math.round(box!.x), Math.round(box!.x + box!.width)]).toEqual([148, 172]);
	});

	describe('is a pixel of an image', () => {
		const white = 'ff'.repeat(100);
		const image = (data: string, entries: string): string =>
			`q 200 0 0 200 50 50 cm BI /W 10 /H 10 /BPC 8 /CS /G /F /AHx ${entries} ID ${data}> EI Q`;
		const placeOf = async (entries: string): Promise<readonly number[]> => {
			const black = `${white.slice(0, 110)}00${white.slice(112)}`;
			const [box, ...others] = await boxesOf(image(white, entries), image(black, entries));
			expect(others).toEqual([]);
			return [box!.x, box!.y, box!.width, box!.height].map(Math.round);
		};

		it('and a little around it, for viewers that smooth small ones', async () => {
			// The sixth pixel of the sixth row: 20 points wide.
			expect(await placeOf('')).toEqual([148, 448, 25, 25]);
		});

		it('and half of its neighbours if it is to be smoothed', async () => {
			expect(await placeOf('/Interpolate true')).toEqual([140, 440, 41, 41]);
		});
	});

	describe('if the corners of a line are drawn in another way', () => {
		const triangle = (join: string, more = ''): string => `6 w ${join} ${more} 50 100 m 350 100 l 200 400 l s`;

		it('is outside of these corners', async () => {
			const boxes = await boxesOf(triangle('0 j'), triangle('1 j'));
			expect(boxes).toHaveLength(3);
			// The tip above the upper corner: the line is 3 points wide beside it, and the corner half as wide as high.
			const [tip] = boxes;
			expect(tip!.y).toBeCloseTo(600 - (400 + 3 * Math.sqrt(5)) - 0.8, 0);
			expect(tip!.y + tip!.height).toBeLessThan(201);
			expect(area(boxes)).toBeLessThan(250);
		});

		it('is not where a corner is too blunt for the limit', async () => {
			// These corners reach 2.2, and 1.8 times as far as the line.
			expect(await boxesOf(triangle('0 j 2 M'), triangle('0 j 3 M'))).toHaveLength(1);
			expect(await boxesOf(triangle('0 j 4 M'), triangle('0 j 3 M'))).toEqual([]);
		});

		it('is not along a curve, nor at the ends of a line that has none', async () => {
			const curve = '6 w 50 100 m 100 300 300 300 350 100 c S';
			expect(await boxesOf(`0 j ${curve}`, `1 j ${curve}`)).toEqual([]);
			expect(await boxesOf(triangle('0 J'), triangle('1 J'))).toEqual([]);
			expect(await boxesOf(`0 J ${curve}`, `1 J ${curve}`)).toHaveLength(2);
		});

		it('is at the tip of a curve that turns back', async () => {
			const tip = '6 w 50 100 m 350 300 50 300 350 100 c S';
			const [box, ...others] = await boxesOf(`0 j ${tip}`, `1 j ${tip}`);
			expect(others).toEqual([]);
			expect(box!.x).toBeLessThan(200);
			expect(box!.x + box!.width).toBeGreaterThan(200);
			// The middle of the curve, at 250 from below.
			expect(box!.y).toBeLessThan(350);
			expect(box!.width * box!.height).toBeLessThan(60 * 60);
		});

		testInTurn('is all around a corner if the line is wider in one direction', async () => {
			const flat = (join: string): string => `1 0 0 0.3 0 0 cm ${triangle(join)}`;
			const boxes = await boxesOf(flat('0 j'), flat('1 j'));
			expect(boxes).toHaveLength(3);
			expect(area(boxes)).toBeGreaterThan(3 * 12 * 12);
		});
	});

	describe('of an area in several parts', () => {
		const parts = (...places: readonly number[]): string =>
			`0 0 1 rg ${places.map((at) => `${at} ${at} m ${at + 9} ${at} l ${at + 9} ${at + 9} l h`).join(' ')} f`;
		const placesOf = (boxes: readonly Box[]): number[] => boxes.map(({ x }) => Math.round(x / 10) * 10).sort((a, b) => a - b);

		it('is the parts that one version has', async () => {
			expect(placesOf(await boxesOf(parts(50, 150, 250, 350), parts(50, 200, 220, 350)))).toEqual([150, 200, 220, 250]);
			expect(placesOf(await boxesOf(parts(50, 150, 250), parts(50, 150)))).toEqual([250]);
			expect(placesOf(await boxesOf(parts(50, 150, 250), parts(50, 150, 250, 250, 300)))).toEqual([250, 300]);
		});

		it('is each of them if all are gone', async () => {
			expect(placesOf(await boxesOf(parts(50, 150, 350), ''))).toEqual([50, 150, 350]);
		});
	});

	it('is along a slanting curve, in pieces that cover little of what it goes around', async () => {
		const curve = '2 w 40 100 m 200 500 240 90 380 400 c S';
		const boxes = await boxesOf('', curve);
		expect(boxes.length).toBeGreaterThan(3);
		expect(area(boxes)).toBeLessThan(340 * 300 * 0.25);
	});
});

describe('boxes of a page with many changes', () => {
	const marks = (count: number, color: string): string =>
		Array.from({ length: count }, (_, index) => `${color} rg ${(index % 30) * 16} ${Math.floor(index / 30) * 16} 2 2 re f`).join(
			'\n',
		);

	testInTurn('are at most 50 and hold everything', async () => {
		const [before, after] = [texts([marks(900, '1 0 0')]), texts([marks(900, '0 0 1')])];
		const [{ boxes, share } = { boxes: [], share: 0 }] = await changedPages(before, after);
		expect(boxes.length).toBeGreaterThan(0);
		expect(boxes.length).toBeLessThanOrEqual(50);
		expect(share).toBeLessThanOrEqual(1);
		for (const at of [0, 11, 23]) {
			const [x, y] = [at * 16 + 1, 600 - (at * 16 + 1)];
			const holds = boxes.some((box) => box.x <= x && box.x + box.width >= x && box.y <= y && box.y + box.height >= y);
			expect([at, holds]).toEqual([at, true]);
		}
	});

	testInTurn('are one for each of a few', async () => {
		const [page] = await changedPages(texts([marks(20, '1 0 0')]), texts([marks(20, '0 0 1')]));
		expect(page!.boxes).toHaveLength(20);
	});
});

describe('things that are drawn in another order', () => {
	const [one, other] = ['1 0 0 rg 100 100 50 50 re f', '0 0 1 rg 120 120 50 50 re f'];
	it('have a box where they overlap', async () => {
		const [page] = await changedPages(texts([`${one} ${other}`]), texts([`${other} ${one}`]));
		expect(page!.boxes).toHaveLength(1);
	});
	it('have none where they are apart', async () => {
		const apart = other.replace('120 120', '300 300');
		const [page] = await changedPages(texts([`${one} ${apart}`]), texts([`${apart} ${one}`]));
		expect(page).toMatchObject({ boxes: [], share: 0 });
	});
});

it('has a box of the whole page if its size changed', async () => {
	const [page] = await changedPages(texts(['']), texts([''], { page: '/MediaBox[0 0 300 300]' }));
	expect(page!.boxes.map(({ kind }) => kind)).toContain('page');
	expect(page!.share).toBe(1);
});

describe('merged boxes', () => {
	const pace = new Pace(pause);
	const page = [0, 0, 600, 800] as const;

	testInTurn('hold every box that they were made of, whatever the boxes are', async () => {
		let seed = 7;
		const random = (most: number): number => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * most;
		for (let round = 0; round < amount(10, 60); round++) {
			const items = Array.from({ length: 1 + Math.floor(random(400)) }, () => {
				const [x, y] = [random(590), random(790)];
				return {
					kind: random(2) < 1 ? ('text' as const) : ('path' as const),
					box: [x, y, x + random(60), y + random(9)] as const,
				};
			});
			const merged = await mergeBoxes(items, page, pace);
			expect(merged.length).toBeLessThanOrEqual(50);
			const isHeld = items.every(({ kind, box }) =>
				merged.some(
					(other) =>
						other.kind === kind &&
						other.box[0] <= box[0] &&
						other.box[1] <= box[1] &&
						other.box[2] >= box[2] &&
						other.box[3] >= box[3],
				),
			);
			expect(isHeld).toBe(true);
		}
	});

	it('go along a frame of a thousand small boxes, and leave out what it goes around', async () => {
		const along = Array.from({ length: 250 }, (_, at) => at * 2);
		const items = along
			.flatMap((at) => [
				[50 + at, 100],
				[50 + at, 600],
				[50, 100 + at],
				[550, 100 + at],
			])
			.map(([x, y]) => ({ kind: 'path' as const, box: [x!, y!, x! + 3, y! + 3] as const }));
		const merged = await mergeBoxes(items, page, pace);
		expect(merged.length).toBeLessThan(20);
		expect(merged.every(({ box }) => Math.min(box[2] - box[0], box[3] - box[1]) < 30)).toBe(true);
	});

	it('cover a part of the page that counts once where they overlap', () => {
		const items = [
			{ kind: 'text' as const, box: [0, 0, 300, 400] as const },
			{ kind: 'path' as const, box: [150, 200, 450, 400] as const },
		];
		// A quarter, and an eighth of which half is new.
		expect(shareOf(items, page)).toBeCloseTo(0.25 + 0.0625, 4);
	});
});
