/** Images of pages, as ImageMagick reads them, beside the pages as poppler draws them. */
import type { Document } from '../../shared/contract/backend';
import { magick } from '../support/documents/images';
import { run } from '../support/judges/tools';
import { starting } from '../support/judges/needs';
import { isThere } from '../support/judges/programs.cjs';
import { onFile, renderPages } from '../support/judges/tools';
import type { Gives, PageImage } from './case';

/** Regions of a page in each direction, whose mean colors are compared; and by how much they may differ, of 255. */
const REGIONS = 6;
const TOLERANCE = 9;
const RESOLUTION = 72;

export function judgeImages(files: readonly Document[], wanted: NonNullable<Gives['images']>, input: Document): void {
	expect(files.map(({ name }) => name)).toEqual(Object.keys(wanted));
	if (!isThere('imagemagick')) return;
	starting(['imagemagick'], () => {
		for (const { name, bytes } of files) {
			const one = wanted[name]!;
			expect(described(bytes)).toEqual(`${one.format} ${one.width}x${one.height}`);
			if (one.resolution !== undefined) expect(resolutionOf(bytes)).toBeCloseTo(one.resolution, 0);
			expect(largestDifference(regionsOf(bytes, one), regionsOf(drawn(input, one), one))).toBeLessThan(TOLERANCE);
		}
	});
}

const described = (bytes: Uint8Array): string => identify(bytes, '%m %wx%h');
const resolutionOf = (bytes: Uint8Array): number => Number(identify(bytes, '%[fx:resolution.x]', '-units', 'PixelsPerInch'));

const identify = (bytes: Uint8Array, format: string, ...options: string[]): string =>
	onFile(bytes, (file) => run('identify', [...options, '-format', format, file]).stdout.toString('utf8'));

/** The mean colors of the regions of an image on white. */
function regionsOf(bytes: Uint8Array, { gray }: PageImage): Uint8Array {
	const colors = gray ? ['-colorspace', 'Gray'] : [];
	const size = `${REGIONS}x${REGIONS}!`;
	const args = ['-background', 'white', '-flatten', ...colors, '-scale', size, '-colorspace', 'sRGB', '-depth', '8'];
	return magick(['in', ...args, 'out:rgb'], bytes);
}

/** The page as a portable pixmap. */
function drawn(input: Document, { page }: PageImage): Uint8Array {
	const [picture] = renderPages(input.bytes, { dpi: RESOLUTION, first: page, last: page, cropped: true });
	const { width, height, rgb } = picture!;
	return Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`, 'latin1'), rgb]);
}

const largestDifference = (one: Uint8Array, other: Uint8Array): number =>
	Math.max(...[...one].map((value, at) => Math.abs(value - other[at]!)));
