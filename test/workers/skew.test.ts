/** The angle of crooked pages. */
import { findSkew } from '../../workers/recognition/skew';

const SIZE = 900;
const DEGREE = Math.PI / 180;

/** Bars as lines of text, turned clockwise around the middle. */
function bars(degrees: number): Uint8Array {
	const samples = new Uint8Array(SIZE * SIZE).fill(255);
	const [sin, cos] = [Math.sin(degrees * DEGREE), Math.cos(degrees * DEGREE)];
	for (let y = 0; y < SIZE; y++)
		for (let x = 0; x < SIZE; x++) {
			const [across, down] = [x - SIZE / 2, y - SIZE / 2];
			const [fromX, fromY] = [across * cos + down * sin, -across * sin + down * cos];
			const isInBar = Math.abs(fromX) < 300 && Math.abs(fromY) < 300 && (Math.round(fromY) + 300) % 40 < 14;
			if (isInBar) samples[y * SIZE + x] = 0;
		}
	return samples;
}

it.each([-5, -0.7, 0, 1.3, 3])('finds how far lines are to be turned back that are turned by %d degrees', (degrees) => {
	const angle = findSkew({ width: SIZE, height: SIZE, samples: bars(degrees) }) / DEGREE;
	expect(Math.abs(angle + degrees)).toBeLessThanOrEqual(0.1);
});

it('turns an empty page by nothing', () => {
	expect(findSkew({ width: 50, height: 40, samples: new Uint8Array(2000).fill(255) })).toBe(0);
});
