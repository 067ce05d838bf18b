/** The document that shows the differences (docs/semantics.md, §33.1), as poppler draws it. */
import { execFileSync } from 'node:child_process';
import { decode } from '../../shared/contract/values/decode';
import { changes } from '../support/changes';
import { changed, original } from '../support/changes/change';
import { texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/needs';
import { qpdfCheck, withTools } from '../support/judges/tools';
import { type Picture, portablePixmaps } from '../support/readers/pictures';

interface Difference {
	readonly fileName: string;
	readonly size: number;
	readonly content: string;
}

async function differenceOf(before: Uint8Array, after: Uint8Array, parameters: object = {}): Promise<Difference | null> {
	const raw = { compare_to: asDocument(before), difference_pdf: 'true', ...parameters };
	const { data } = await local.run('compare_documents', [asDocument(after, 'terms.pdf')], decode('compare_documents', raw));
	return (data as unknown as { readonly difference: Difference | null }).difference;
}

const bytesOf = (difference: Difference | null): Buffer => Buffer.from(difference!.content, 'base64');
const square = (x: number, color = '0 g'): string => `${color} ${x} 500 40 40 re f`;

function draw(bytes: Uint8Array): Picture {
	const drawn = execFileSync(pathOf('pdftoppm')!, ['-r', '72', '-'], { input: bytes, maxBuffer: 2 ** 28 });
	return portablePixmaps(drawn)[0]!;
}

/** Red, green and blue at a place in points from the upper left corner. */
const at = ({ rgb, width }: Picture, x: number, y: number): number[] => [
	...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

/** A page of 400 by 600 points lies below the titles; the second and third one to its right. */
const [TOP, LEFT, NEXT] = [28 + 46, 28, 424];

withPrograms('poppler')('the document of differences', () => {
	it('shows the pages before and after, and over each other: red before, cyan after, black both', async () => {
		const [before, after] = [texts([`${square(50)} ${square(200)}`]), texts([`${square(50)} ${square(300)}`])];
		const difference = await differenceOf(before, after);
		expect(difference).toMatchObject({ fileName: 'terms-difference.pdf', size: bytesOf(difference).length });
		const picture = draw(bytesOf(difference));
		// The middles of the squares: 80 points from the top of the page.
		const seen = (column: number, x: number) => at(picture, LEFT + column * NEXT + x, TOP + 80);
		const [black, white] = [
			[0, 0, 0],
			[255, 255, 255],
		];
		expect([70, 220, 320].map((x) => seen(0, x))).toEqual([black, black, white]);
		expect([70, 220, 320].map((x) => seen(1, x))).toEqual([black, white, black]);
		const [both, red, cyan] = [70, 220, 320].map((x) => seen(2, x)) as [number[], number[], number[]];
		expect(Math.max(...both)).toBeLessThan(20);
		expect(red[0]! - Math.max(red[1]!, red[2]!)).toBeGreaterThan(200);
		expect(Math.min(cyan[1]!, cyan[2]!) - cyan[0]!).toBeGreaterThan(150);
		expect(seen(2, 150)).toEqual(white);
	});

	it('shows in red and cyan what was blue and red', async () => {
		const [red, blue, green] = ['1 0 0 rg', '0 0 1 rg', '0 0.6 0 rg'];
		const before = texts([`${square(50, green)} ${square(150, blue)} ${square(250, red)}`]);
		const after = texts([`${square(50, green)} ${square(200, blue)} ${square(300, red)}`]);
		const picture = draw(bytesOf(await differenceOf(before, after)));
		const seen = [70, 170, 270, 220, 320].map((x) => at(picture, LEFT + 2 * NEXT + x, TOP + 80));
		const [both, ...alone] = seen as [number[], ...number[][]];
		expect(Math.max(...both) - Math.min(...both)).toBeLessThan(40);
		for (const [index, [light, ...others]] of (alone as [number, number, number][]).entries())
			if (index < 2) expect(light - Math.max(...others)).toBeGreaterThan(120);
			else expect(Math.min(...others) - light).toBeGreaterThan(90);
	});

	it('frames all three pages alike, also dark ones', async () => {
		const dark = '0 g 0 0 400 600 re f';
		for (const ground of ['', dark]) {
			const picture = draw(bytesOf(await differenceOf(texts([`${ground} ${square(50, '1 g')}`]), texts([ground]))));
			const frames = [0, 1, 2].map((column) => at(picture, LEFT + column * NEXT, TOP + 300));
			expect(Math.min(...frames.flat())).toBeGreaterThan(90);
			expect(new Set(frames.map(String)).size).toBe(1);
		}
	});

	it('shows light things on a dark page too, in the color of the version that is darker there', async () => {
		const dark = '0 g 0 0 400 600 re f';
		const [before, after] = [texts([`${dark} ${square(200, '1 g')}`]), texts([`${dark} ${square(300, '1 g')}`])];
		const picture = draw(bytesOf(await differenceOf(before, after)));
		const [gone, added] = [220, 320].map((x) => at(picture, LEFT + 2 * NEXT + x, TOP + 80)) as [number[], number[]];
		expect(Math.min(gone[1]!, gone[2]!) - gone[0]!).toBeGreaterThan(150);
		expect(added[0]! - Math.max(added[1]!, added[2]!)).toBeGreaterThan(200);
	});

	it('has boxes around what changed', async () => {
		const picture = draw(bytesOf(await differenceOf(texts(['']), texts([square(100)]))));
		const isOrange = ([red, green, blue]: number[]): boolean => red! > 200 && green! > 90 && green! < 220 && blue! < 130;
		const row = TOP + 80;
		const columns = Array.from({ length: picture.width }, (_, x) => x).filter((x) => isOrange(at(picture, x, row)));
		// The left and the right side of a box on each of the three pages, two points outside.
		for (const column of [0, 1, 2])
			for (const side of [97, 143]) expect(columns.some((x) => Math.abs(x - (LEFT + column * NEXT + side)) <= 2)).toBe(true);
	});

	it('has a sheet for each changed page, and is the same every time', async () => {
		const [before, after] = [texts(['', square(50), '']), texts([square(9), square(50), square(100)])];
		const one = await differenceOf(before, after);
		expect((await differenceOf(before, after))!.content).toBe(one!.content);
		expect(
			bytesOf(one)
				.toString('latin1')
				.match(/\/Type\/Page\b(?!s)/g),
		).toHaveLength(2);
	});

	it('shows pages of other sizes, turned and with another unit', async () => {
		const [before, after] = [texts([square(50)]), texts([square(60)], { page: '/MediaBox[0 0 500 800]/Rotate 90/UserUnit 2' })];
		const bytes = bytesOf(await differenceOf(before, after));
		const { width, height } = draw(bytes);
		expect(width).toBeGreaterThan(1800);
		expect(height).toBeLessThan(1000);
	});

	it('is nothing if no page changed', async () => {
		expect(await differenceOf(texts(['']), texts(['']))).toBeNull();
	});
});

withTools('qpdf')('the document of differences', () => {
	it.each([
		'the look of an annotation',
		'a box that is ticked',
		'the shape of a soft mask',
		'a glyph of a Type 3 font',
		'the cell of a pattern',
	])('is sound for %s', async (name) => {
		const bytes = bytesOf(await differenceOf(original(), changed(changes.find((one) => one.name === name)!)));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});
});
