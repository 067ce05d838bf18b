/** PNG images that are written, as ImageMagick reads them. */
import { inflateSync } from 'node:zlib';
import { CHANNELS, writePng, type PngImage } from '../../../shared/model/image/export/png-writer';
import { magick } from '../../support/documents/images';
import { job } from '../../support/hosts/local';
import { withPrograms } from '../../support/judges/tools';
import { Random } from '../../support/random';

const WIDTH = 61;
const HEIGHT = 40;

/** Rows of one color, rows of noise, and each row of either kind a second time. */
function samplesOf(channels: number): Uint8Array {
	const random = new Random(channels);
	const rows = Array.from({ length: HEIGHT / 2 }, (_, row) => {
		const isFlat = row % 3 > 0;
		return Uint8Array.from({ length: WIDTH * channels }, () => (isFlat ? row * 7 : random.below(256)));
	});
	return Buffer.concat(rows.flatMap((row) => [row, row]));
}

const write = (color: PngImage['color'], samples: Uint8Array): Promise<Uint8Array> =>
	writePng({ width: WIDTH, height: HEIGHT, depth: 8, color, samples }, job());

/** The filter type of each row (ISO/IEC 15948, 9.2). */
function filtersOf(png: Uint8Array, channels: number): number[] {
	const file = Buffer.from(png);
	const at = file.indexOf('IDAT') + 4;
	const rows = inflateSync(file.subarray(at, at + file.readUInt32BE(at - 8)));
	return Array.from({ length: HEIGHT }, (_, row) => rows[row * (WIDTH * channels + 1)]!);
}

const COLORS = ['gray', 'rgb', 'gray-alpha', 'rgba'] as const;

withPrograms('imagemagick')('PNG images', () => {
	test.each(COLORS)('%s: flat rows stay as they are, others are differences', async (color) => {
		const channels = CHANNELS[color];
		const samples = samplesOf(channels);
		const png = await write(color, samples);
		const layout = { gray: 'gray', rgb: 'rgb', 'gray-alpha': 'graya', rgba: 'rgba' }[color];
		expect(Buffer.compare(magick(['in', '-depth', '8', `out:${layout}`], png), samples)).toBe(0);
		const filters = filtersOf(png, channels);
		// The first row has none above it.
		expect(filters[0]).toBe(0);
		expect(filters.slice(1)).toEqual(Array.from({ length: HEIGHT - 1 }, (_, row) => (((row + 1) >> 1) % 3 > 0 ? 0 : 2)));
	});
});
