/** Borders of dashes and dots around round corners, and of images, as readers draw them. */
import { decode } from '../../../shared/contract/values/decode';
import { Pdfium } from '../../../shared/model/drawing/pdfium';
import { job, local } from '../../support/hosts/local';
import { asks, qpdfCheck } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const [LEFT, TOP, WIDE, TALL, BORDER, RADIUS] = [20, 20, 360, 200, 12, 50];

async function print(styles: string): Promise<Uint8Array> {
	const box = `position:absolute;box-sizing:border-box;left:${LEFT}pt;top:${TOP}pt;width:${WIDE}pt;height:${TALL}pt;border:${BORDER}pt solid #f00;border-radius:${RADIUS}pt;${styles}`;
	const html = `<!doctype html><style>@page{size:400pt 300pt;margin:0}</style><div style="${box}"></div>`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return documents[0]!.bytes;
}

/** Points in the middle of the border, half a point apart, once around the box. */
function around(): (readonly [number, number])[] {
	const half = BORDER / 2;
	const [left, top, right, bottom] = [LEFT + half, TOP + half, LEFT + WIDE - half, TOP + TALL - half];
	const radius = RADIUS - half;
	const points: (readonly [number, number])[] = [];
	const line = (x0: number, y0: number, x1: number, y1: number): void => {
		const length = Math.hypot(x1 - x0, y1 - y0);
		for (let at = 0; at < length; at += 0.5) points.push([x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length]);
	};
	const corner = (x: number, y: number, from: number): void => {
		const length = (Math.PI / 2) * radius;
		for (let at = 0; at < length; at += 0.5) {
			const angle = from + at / radius;
			points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
		}
	};
	line(left + radius, top, right - radius, top);
	corner(right - radius, top + radius, -Math.PI / 2);
	line(right, top + radius, right, bottom - radius);
	corner(right - radius, bottom - radius, 0);
	line(right - radius, bottom, left + radius, bottom);
	corner(left + radius, bottom - radius, Math.PI / 2);
	line(left, bottom - radius, left, top + radius);
	corner(left + radius, top + radius, Math.PI);
	return points;
}

describe('a border around round corners', () => {
	const jury = assembleJury();
	asks('qpdf');

	/** The lengths of the marks, in points, once around. */
	async function marksOf(styles: string): Promise<ReadonlyMap<string, readonly number[]>> {
		const bytes = await print(styles);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const found = new Map<string, readonly number[]>();
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const isDrawn = around().map(([x, y]) => colorAt(picture, x, y)[1] < 128);
			const lengths: number[] = [];
			let run = 0;
			// The first one may begin at the end.
			const start = isDrawn.indexOf(false);
			for (const dark of [...isDrawn.slice(start), ...isDrawn.slice(0, start), false])
				if (dark) run += 0.5;
				else if (run > 0) {
					lengths.push(run);
					run = 0;
				}
			found.set(reader, lengths);
		}
		return found;
	}

	testInTurn.each(['dotted', 'dashed'])('takes no more room where it has many marks (%s)', async (style) => {
		const [few, many] = await Promise.all(['50pt', '0.2pt'].map((width) => print(`border:${width} ${style};border-radius:0`)));
		expect(many!.length).toBeLessThan(few!.length + 100);
	});

	const length = around().length / 2;

	testInTurn('has dashes of twice its width, and gaps of its width, also at the corners', async () => {
		for (const [reader, marks] of await marksOf('border-style:dashed')) {
			const wanted = length / (3 * BORDER);
			expect([reader, Math.abs(marks.length - wanted) <= 1]).toEqual([reader, true]);
			const dashes = marks.filter((mark) => Math.abs(mark - 2 * BORDER) <= 2);
			expect(dashes.length).toBeGreaterThanOrEqual(marks.length - 2);
		}
	});

	testInTurn('has dots as wide as it is, also at the corners', async () => {
		for (const [reader, marks] of await marksOf('border-style:dotted')) {
			const wanted = length / (2 * BORDER);
			expect([reader, Math.abs(marks.length - wanted) <= 1]).toEqual([reader, true]);
			const dots = marks.filter((mark) => Math.abs(mark - BORDER) <= 2);
			expect(dots.length).toBeGreaterThanOrEqual(marks.length - 2);
		}
	});

	testInTurn('has no gaps if it is solid', async () => {
		const bytes = await print('');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const light = around().filter(([x, y]) => colorAt(picture, x, y)[1] >= 128);
			expect([reader, light.length]).toEqual([reader, 0]);
		}
	});
});

describe('an image in the place of a border', () => {
	const jury = assembleJury();
	/** Of 9 by 9 pixels: green corners, a blue middle, and sides whose first third is red. */
	const parts = ['0 0', '6 0', '0 6', '6 6'].map((at) => `<path fill="lime" d="M${at}h3v3h-3z"/>`).join('');
	const sides = '<path fill="red" d="M3 0h1v3h-1zM3 6h1v3h-1zM0 3h3v1h-3zM6 3h3v1h-3z"/><path fill="blue" d="M3 3h3v3h-3z"/>';
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${parts}${sides}</svg>`;
	const url = `url(data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')})`;
	const [right, bottom] = [LEFT + WIDE, TOP + TALL];
	const half = BORDER / 2;
	const [red, lime, blue, white] = ['red', 'lime', 'blue', 'white'] as const;
	const nameOf = ([r, g, b]: readonly number[]): string =>
		[r! > 127 ? 1 : 0, g! > 127 ? 1 : 0, b! > 127 ? 1 : 0].join('').replace(/.*/, (bits) => COLORS[bits] ?? bits);
	const COLORS: Readonly<Record<string, string>> = { '100': red, '010': lime, '001': blue, '111': white };

	/** The colors that all readers show at these places. */
	async function colorsAt(styles: string, places: readonly (readonly [number, number])[]): Promise<string[][]> {
		const seen: string[][] = [];
		for (const [, picture] of await jury.pictures(await print(`border-radius:0;${styles}`)))
			seen.push(places.map(([x, y]) => nameOf(colorAt(picture, x, y))));
		return seen;
	}

	const all = (...colors: string[]): unknown => [...jury.drawing].map(() => colors);

	testInTurn('shows a gradient as large as the box, and takes the color of the border', async () => {
		const places = [
			[LEFT + 3, TOP + TALL / 2],
			[right - 3, TOP + TALL / 2],
			[LEFT + WIDE / 3, bottom - half],
			[LEFT + WIDE / 2, TOP + TALL / 2],
		] as const;
		const gradient = 'border-image:linear-gradient(90deg,lime 0 50%,blue 50%) 1';
		expect(await colorsAt(gradient, places)).toEqual(all(lime, blue, lime, white));
		expect(await colorsAt('border-image-source:none', places)).toEqual(all(red, red, red, white));
	});

	testInTurn('goes with a later border, not with a side of one', async () => {
		const places = [[LEFT + 3, TOP + TALL / 2]] as const;
		const gradient = 'border-image:linear-gradient(lime,lime) 1';
		expect(await colorsAt(`${gradient};border:${BORDER}pt solid #f00`, places)).toEqual(all(red));
		expect(await colorsAt(`${gradient};border-left:${BORDER}pt solid #f00`, places)).toEqual(all(lime));
	});

	testInTurn('keeps corners, stretches sides, and draws its middle only if it is to', async () => {
		const places = [
			[LEFT + half, TOP + half],
			[right - half, bottom - half],
			[LEFT + BORDER + (WIDE - 2 * BORDER) / 6, TOP + half],
			[LEFT + WIDE / 2, TOP + half],
			[LEFT + WIDE / 2, TOP + TALL / 2],
		] as const;
		expect(await colorsAt(`border-image:${url} 3`, places)).toEqual(all(lime, lime, red, white, white));
		expect(await colorsAt(`border-image:${url} 33.3333% fill`, places)).toEqual(all(lime, lime, red, white, blue));
	});

	testInTurn('repeats sides in whole parts, or with gaps between them', async () => {
		// Between the corners are 279 points: six parts of 40.5, and 36 are left.
		const wide = `border:40.5pt solid;border-image:${url} 3`;
		const at = (part: number): readonly [number, number] => [LEFT + 40.5 + part, TOP + 16];
		const rounded = 279 / 7;
		const places = [at(rounded * 5 + 2), at(rounded * 5 - 2), at(rounded * 6 + 11)] as const;
		expect(await colorsAt(`${wide} round`, places)).toEqual(all(red, white, red));
		const gap = 36 / 7;
		const begin = gap + 5 * (40.5 + gap);
		expect(await colorsAt(`${wide} space`, [at(begin + 2), at(begin - gap / 2), at(begin + 11)])).toEqual(all(red, white, red));
	});

	it('is as wide as asked, and outside of the box by an outset', async () => {
		const places = [
			[LEFT - 4, TOP - 4],
			[LEFT + 4, TOP + 4],
		] as const;
		expect(await colorsAt(`border-image:${url} 3 / 8pt / 8pt`, places)).toEqual(all(lime, white));
	});
});

describe('a double outline', () => {
	const jury = assembleJury();

	testInTurn('is two lines with a gap between them', async () => {
		const bytes = await print('border:0;border-radius:0;outline:12pt double #f00;outline-offset:-12pt');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = [-2, 2, 6, 10, 14].map((x) => colorAt(picture, LEFT + x, TOP + TALL / 2)[1] < 128);
			expect([reader, ...seen]).toEqual([reader, false, true, false, true, false]);
		}
	});
});

describe('a double border', () => {
	const jury = assembleJury();
	/** From the edge of the box to its middle, across the border at the left, or that at the foot. */
	const across = [-2, 2, 6, 10, 14];
	const atLeft = across.map((at) => [LEFT + at, TOP + TALL / 2] as const);
	const atFoot = across.map((at) => [LEFT + WIDE / 2, TOP + TALL - at] as const);

	testInTurn.each([
		['all around', 'border-style:double', atLeft, [false, true, false, true, false]],
		['round', `border-style:double;border-radius:${RADIUS}pt`, atLeft, [false, true, false, true, false]],
		['at one side', 'border-style:none none double', atFoot, [false, true, false, true, false]],
		['beside another line', 'border-style:solid solid double', atFoot, [false, true, false, true, false]],
	])('is two lines with a gap between them: %s', async (_, styles, places, expected) => {
		for (const [reader, picture] of await jury.pictures(await print(`border-radius:0;${styles}`))) {
			const seen = places.map(([x, y]) => colorAt(picture, x, y)[1] < 128);
			expect([reader, ...seen]).toEqual([reader, ...expected]);
		}
	});

	test('shows the ground in its gap', async () => {
		const bytes = await print('border-radius:0;border-style:double;background:linear-gradient(#00f,#00f)');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const [red, , blue] = colorAt(picture, LEFT + 6, TOP + TALL / 2);
			expect([reader, red < 100, blue > 150]).toEqual([reader, true, true]);
		}
	});
});

describe('borders of whole pixels', () => {
	const jury = assembleJury();
	/** Pixels of the pictures in a point. */
	const FINE = 6;

	/** The left and the upper edge of the box: 32 pixels. */
	const EDGE = 24;

	/** Whether places, in points from the upper left corner of the box, are drawn. */
	async function drawnAt(styles: string, places: readonly (readonly [number, number])[]): Promise<[string, ...boolean[]][]> {
		const pictures = await jury.pictures(await print(`border-radius:0;left:${EDGE}pt;top:${EDGE}pt;${styles}`), 72 * FINE);
		return pictures.map(([reader, picture]) => [
			reader,
			...places.map(([x, y]) => colorAt(picture, (EDGE + x) * FINE, (EDGE + y) * FINE)[1] < 128),
		]);
	}

	testInTurn('have square dots up to three pixels, and round ones beyond', async () => {
		const corner = [[0.25, 0.25]] as const;
		for (const [reader, isDrawn] of await drawnAt('border:3px dotted #f00', corner))
			expect([reader, isDrawn]).toEqual([reader, true]);
		for (const [reader, isDrawn] of await drawnAt('border:4px dotted #f00', corner))
			expect([reader, isDrawn]).toEqual([reader, false]);
	});

	testInTurn('have gaps of two thirds of a dash where they are thin, and of a half where they are not', async () => {
		const along = Array.from({ length: 1_800 }, (_, index) => [index / 5, 0.75] as const);
		for (const [width, share] of [
			[2, 0.6],
			[3, 0.67],
		] as const)
			for (const [reader, ...marks] of await drawnAt(`border:${width}px dashed #f00`, along))
				expect([reader, Math.abs(marks.filter(Boolean).length / along.length - share) < 0.02]).toEqual([reader, true]);
	});

	testInTurn.each([
		['a border', 'border:3px solid #f00;background:#f00'],
		['a background', 'border:0;background:#f00'],
		['what it cuts off', 'border:0;overflow:hidden;background:#f00'],
	])('are where the nearest whole pixels are, as browsers draw them: %s', async (_name, styles) => {
		// From 32.4 to 52.7 pixels across, and from 31.6 to 52.4 down.
		const places = [-0.2, 0.2, 15.6, 15.9].map((x) => [x, 5] as const);
		const down = [-0.2, 0.2, 14.8, 15.2].map((y) => [5, y] as const);
		const box = `${styles};left:32.4px;top:31.6px;width:20.3px;height:20.8px`;
		for (const [reader, ...marks] of await drawnAt(box, [...places, ...down]))
			expect([reader, ...marks]).toEqual([reader, false, true, true, false, false, true, true, false]);
	});

	testInTurn('have two lines of a pixel if they are double, of four pixels', async () => {
		const across = [0.4, 0.9, 2.1, 2.6].map((x) => [x, TALL / 2] as const);
		for (const [reader, ...marks] of await drawnAt('border:4px double #f00', across))
			expect([reader, ...marks]).toEqual([reader, true, false, false, true]);
	});
});

describe('sides of different widths', () => {
	const jury = assembleJury();

	testInTurn('meet at a round corner on the line through the corners of both edges', async () => {
		for (const [reader, picture] of await jury.pictures(await print('border:2pt solid #0f0;border-left:30pt solid #f00'))) {
			const places = [
				[22, 14],
				[12, TALL - 24],
				[50, 1],
			] as const;
			const seen = places.map(([x, y]) => colorAt(picture, LEFT + x, TOP + y)[0] > colorAt(picture, LEFT + x, TOP + y)[1]);
			expect([reader, ...seen]).toEqual([reader, true, true, false]);
		}
	});

	testInTurn('end in a point around a corner without another side', async () => {
		for (const [reader, picture] of await jury.pictures(await print('border:0;border-left:16pt solid #f00')))
			expect([reader, colorAt(picture, LEFT + 17, TOP + 16)[1] < 128]).toEqual([reader, true]);
	});
});

test.each([
	['left', LEFT],
	['right', LEFT + WIDE - BORDER],
])('a %s border of dashes, without others, is at that edge of the box', async (side, start) => {
	const drawer = await Pdfium.open(await print(`border:0;border-radius:0;border-${side}:${BORDER}pt dashed #f00`), job());
	const image = await drawer.draw(0, { width: 400, height: 300, isTransparent: false });
	// Rows are of blue, green, red and alpha.
	const isRed = (x: number): boolean =>
		Array.from({ length: 300 }, (_, y) => image.row(y)[4 * x + 1]!).some((green) => green < 128);
	const columns = Array.from({ length: 400 }, (_, x) => x).filter(isRed);
	expect([columns[0], columns.length]).toEqual([start, BORDER]);
});
