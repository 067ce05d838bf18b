/** JPEG images that are written, as ImageMagick reads them. */
import { writeJpeg } from '../../../shared/model/image/export/jpeg-writer';
import { Pace } from '../../../shared/pace/pace';
import { magick } from '../../support/documents/images';
import { pause } from '../../support/hosts/local';
import { withPrograms } from '../../support/judges/tools';
import { Random } from '../../support/random';

type Shape = readonly [width: number, height: number];

/** Slopes of color with some noise. */
function picture([width, height]: Shape, channels: number): Uint8Array {
	const random = new Random(width * height);
	const value = (at: number): number => {
		const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
		return ((x * (1 + (at % channels))) / 2 + y + random.below(20)) % 230;
	};
	return Uint8Array.from({ length: width * height * channels }, (_, at) => value(at));
}

const write = (shape: Shape, color: 'gray' | 'rgb', samples: Uint8Array, quality: number): Promise<Uint8Array> => {
	const [width, height] = shape;
	const length = width * (color === 'gray' ? 1 : 3);
	const row = (index: number) => samples.subarray(index * length, index * length + length);
	return writeJpeg({ width, height, color, quality, resolution: 150, samples: row }, new Pace(pause));
};

const meanDifference = (one: Uint8Array, other: Uint8Array): number =>
	one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

const SHAPES: readonly Shape[] = [
	[1, 1],
	[8, 8],
	[17, 33],
	[250, 40],
];

withPrograms('imagemagick')('JPEG images', () => {
	test.each(SHAPES)('of %i by %i pixels are read with little loss', async (...shape) => {
		for (const color of ['gray', 'rgb'] as const) {
			const samples = picture(shape, color === 'gray' ? 1 : 3);
			const read = magick(['in', '-depth', '8', `out:${color}`], await write(shape, color, samples, 100));
			expect(read).toHaveLength(samples.length);
			// Neighbors share their color.
			expect(meanDifference(read, samples)).toBeLessThan(color === 'gray' ? 1 : 16);
		}
	});

	test('of lower quality are smaller', async () => {
		const samples = picture([250, 40], 3);
		const sizes = await Promise.all(
			[100, 85, 50, 1].map(async (quality) => (await write([250, 40], 'rgb', samples, quality)).length),
		);
		expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
		expect(new Set(sizes).size).toBe(4);
	});

	test('keep flat colors', async () => {
		for (const flat of [
			[255, 255, 255],
			[0, 0, 0],
			[200, 30, 90],
		]) {
			const samples = Uint8Array.from({ length: 40 * 40 * 3 }, (_, at) => flat[at % 3]!);
			const read = magick(['in', '-depth', '8', 'out:rgb'], await write([40, 40], 'rgb', samples, 85));
			expect(meanDifference(read, samples)).toBeLessThan(3);
		}
	});
});
