/**
 * docs/images-to-pdf.png: twelve photos as pages of A4, one for each EXIF orientation and four more, as poppler draws them. Every
 * one must stand upright, with its number at the top left.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localBackend } from '../../shared/local';
import { magick, withOrientation } from '../../test/support/documents/images';
import { renderPages, run } from '../../test/support/judges/tools';

/** How ImageMagick turns an upright photo into the pixels that a camera with this orientation stores. */
const STORED: Readonly<Record<number, readonly string[]>> = {
	1: [],
	2: ['-flop'],
	3: ['-rotate', '180'],
	4: ['-flip'],
	5: ['-transpose'],
	6: ['-rotate', '270'],
	7: ['-transverse'],
	8: ['-rotate', '90'],
};

function photo(number: number, orientation: number, size: string, more: readonly string[] = []): Uint8Array {
	const drawn = [
		'-size',
		size,
		'gradient:#f4a261-#264653',
		'-font',
		'shared/model/font/NotoSans-Regular-cut.ttf',
		'-fill',
		'white',
		'-gravity',
		'NorthWest',
		'-pointsize',
		'96',
	];
	const words = ['-annotate', '+24+16', `${number}`, '-pointsize', '36', '-annotate', '+24+140', `EXIF ${orientation}`];
	const file = magick([
		...drawn,
		...words,
		'-fill',
		'#e9c46a',
		'-draw',
		'circle 360,130 360,70',
		...STORED[orientation]!,
		...more,
		'out:jpg',
	]);
	return withOrientation(file, orientation);
}

const photos = [
	...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => photo(orientation, orientation, orientation % 2 ? '480x640' : '640x480')),
	photo(9, 6, '640x480', ['-colorspace', 'Gray']),
	photo(10, 8, '480x640', ['-colorspace', 'CMYK']),
	photo(11, 3, '640x480', ['-interlace', 'JPEG']),
	photo(12, 5, '480x640', ['-quality', '40']),
];
const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
const inputs = photos.map((bytes, index) => ({ name: `${index + 1}.jpg`, bytes }));
const { documents } = await backend.run('images_to_pdf', inputs, { page_size: 'A4', orientation: 'auto', margin: 0.5 });

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-photos-'));
const pages = renderPages(documents[0]!.bytes, { dpi: 20 }).map(({ width, height, rgb }, index) => {
	const file = path.join(folder, `${String(index).padStart(2, '0')}.ppm`);
	writeFileSync(file, Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), rgb]));
	return file;
});
run('montage', [...pages, '-tile', '6x2', '-geometry', '+8+8', '-background', '#888', '-strip', 'docs/images-to-pdf.png']);
rmSync(folder, { recursive: true, force: true });
console.log(`docs/images-to-pdf.png: ${pages.length} pages`);
