import { local } from '../../support/local';
import { png, pixelsOf, type PngOptions } from '../../support/images';
import { renderPages, qpdfCheck, withTools, type Picture } from '../../support/tools';

const pdfOf = async (...images: Uint8Array[]) => {
	const inputs = images.map((bytes, i) => ({ name: `${i + 1}.img`, bytes }));
	const { documents } = await local.run('images_to_pdf', inputs, { page_size: 'image', orientation: 'auto', margin: 0 });
	return documents[0]!.bytes;
};

/** Device pixels for a pixel of the image, so many that no reader blurs them. */
const SCALE = 8;

/** The largest difference between what poppler draws of each pixel and what ImageMagick shows of the image. */
async function difference(image: Uint8Array): Promise<number> {
	const bytes = await pdfOf(image);
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	const [{ width, rgb }] = renderPages(bytes, { dpi: 96 * SCALE }) as [Picture];
	const wanted = pixelsOf(image, '-auto-orient');
	const columns = width / SCALE;
	expect(rgb.length).toBe(wanted.length * SCALE * SCALE);
	return wanted.reduce((most, value, i) => {
		const [x, y] = [Math.floor(i / 3) % columns, Math.floor(i / 3 / columns)];
		const at = ((y * SCALE + SCALE / 2) * width + x * SCALE + SCALE / 2) * 3 + (i % 3);
		return Math.max(most, Math.abs(value - rgb[at]!));
	}, 0);
}

const kinds: PngOptions[] = (
	[
		[0, [1, 2, 4, 8, 16]],
		[2, [8, 16]],
		[3, [1, 2, 4, 8]],
		[4, [8, 16]],
		[6, [8, 16]],
	] as const
).flatMap(([type, depths]) => depths.flatMap((depth) => [false, true].map((interlaced) => ({ type, depth, interlaced }))));

withTools(
	'qpdf',
	'poppler',
	'imagemagick',
)('PNG', () => {
	test.each(kinds)('type $type, $depth bits, interlaced $interlaced', async (options) => {
		expect(await difference(png(options))).toBeLessThanOrEqual(1);
	});
});
