import {
	normalizeBox,
	viewerMatrix,
	viewerSize,
	visibleBox,
	type Matrix,
	type PageGeometry,
	type Rotation,
} from '../../../shared/model/geometry/geometry';
import { roomOf } from '../../../shared/local/stamp/core/positions';
import { placeBlock, templates } from '../../../shared/local/stamp/text/template';

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];

const page = (rotation: Rotation, userUnit = 1): PageGeometry => ({ box: [100, 50, 300, 350], rotation, userUnit });

describe('viewer space', () => {
	// The lower left corner as displayed, and the point 10 to its right and 20 above it, by hand.
	it.each<[Rotation, [number, number], [number, number]]>([
		[0, [100, 50], [110, 70]],
		[90, [300, 50], [280, 60]],
		[180, [300, 350], [290, 330]],
		[270, [100, 350], [120, 340]],
	])('maps to the page turned by %d', (rotation, origin, point) => {
		const matrix = viewerMatrix(page(rotation));
		expect(at(matrix, 0, 0)).toEqual(origin);
		expect(at(matrix, 10, 20)).toEqual(point);
	});

	it('is as wide as the page is displayed', () => {
		expect(viewerSize(page(180))).toEqual({ width: 200, height: 300 });
		expect(viewerSize(page(270))).toEqual({ width: 300, height: 200 });
	});
});

describe('the visible box', () => {
	it('is what CropBox and MediaBox share', () => {
		expect(visibleBox([0, 0, 100, 100], [50, -20, 150, 60])).toEqual([50, 0, 100, 60]);
	});
	it('is the MediaBox where they share nothing, or where there is no CropBox', () => {
		expect(visibleBox([0, 0, 100, 100], [200, 200, 300, 300])).toEqual([0, 0, 100, 100]);
		expect(visibleBox([0, 0, 100, 100], undefined)).toEqual([0, 0, 100, 100]);
	});
	it('has its corners in order', () => {
		expect(normalizeBox([612, 0, 0, 792])).toEqual([0, 0, 612, 792]);
	});
});

describe('placing', () => {
	const corners = (matrix: Matrix, width: number, height: number): [number, number][] =>
		[-1, 1].flatMap((x) => [-1, 1].map((y) => at(matrix, (x * width) / 2, (y * height) / 2)));

	for (const id of ['diagonal', 'horizontal', 'top', 'bottom'] as const) {
		for (const rotation of [0, 90, 180, 270] as const) {
			for (const userUnit of [1, 2]) {
				it(`${id} touches the margin or its maximum, turned by ${rotation}, user unit ${userUnit}`, () => {
					const geometry = page(rotation, userUnit);
					const template = templates[id];
					const room = roomOf(geometry, 0.5)!;
					expect(room.inset).toBeCloseTo(36 / userUnit);
					for (const [width, height] of [
						[9, 2.4],
						[0.6, 1.2],
						[20, 1.2],
					] as const) {
						const [place] = placeBlock(geometry, room, template, { width, height }, { drawnAt: 1, fontSize: undefined });
						const matrix = place!;
						const inset = 36 / userUnit;
						const xs = corners(matrix, width, height).map(([x]) => x);
						const ys = corners(matrix, width, height).map(([, y]) => y);
						const gaps = [Math.min(...xs) - 100, 300 - Math.max(...xs), Math.min(...ys) - 50, 350 - Math.max(...ys)];
						const size = Math.hypot(matrix[0], matrix[1]);
						expect(Math.min(...gaps)).toBeGreaterThan(inset - 1e-6);
						expect(size).toBeLessThan(template.maximum / userUnit + 1e-6);
						const touches = gaps.some((gap) => Math.abs(gap - inset) < 1e-6);
						expect(touches || Math.abs(size - template.maximum / userUnit) < 1e-6).toBe(true);
					}
				});
			}
		}
	}

	it('has no room where the margins meet', () => {
		expect(roomOf(page(0), 100 / 72)).toBeUndefined();
		expect(roomOf(page(0), 99 / 72)).toBeDefined();
		expect(roomOf(page(0, 2), 199 / 72)).toBeDefined();
	});

	it('rises from left to right as displayed', () => {
		for (const rotation of [0, 90, 180, 270] as const) {
			const geometry = page(rotation);
			const sizes = { drawnAt: 1, fontSize: undefined };
			const [place] = placeBlock(geometry, roomOf(geometry, 0.5)!, templates.diagonal, { width: 5, height: 1.2 }, sizes);
			const [a, b, c, d] = place!;
			const [e, f, g, h] = viewerMatrix(geometry);
			// The direction of the text in viewer space: the inverse of a rotation is its transpose.
			expect(Math.sign(a * e + b * f)).toBe(1);
			expect(Math.sign(a * g + b * h)).toBe(1);
			expect(a * d - b * c).toBeGreaterThan(0);
		}
	});
});
