/** Damage within the scans of JPEG images and within facsimiles, of which no mark tells: ImageMagick wrote them, and they are judged by their pixels. */
import type { OperationName } from '../../../shared/contract/operations';
import { decode } from '../../../shared/contract/values/decode';
import { magick, pixelsOf } from '../../support/documents/images';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { renderPages, withTools } from '../../support/judges/tools';
import { sampled, testInTurn } from '../../support/sample';

/** A page that draws the image. */
const drawing = (jpeg: Uint8Array): Uint8Array =>
	rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>/Contents 70 0 R' },
		objects: {
			60: [
				'/Type/XObject/Subtype/Image/Width 149/Height 83/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
				Buffer.from(jpeg).toString('latin1'),
			],
			70: ['', 'q 90 0 0 90 9 9 cm /I Do Q'],
		},
	});

async function notesOn(operation: OperationName, pdf: Uint8Array): Promise<readonly string[]> {
	const { notes } = await local.run(operation, [asDocument(pdf)], decode(operation, {}));
	return notes.filter(({ code }) => code === 'document_repaired').map(({ message }) => message);
}

const notesOf = (operation: OperationName, jpeg: Uint8Array) => notesOn(operation, drawing(jpeg));

/** Without its cross-reference table it has to be repaired. */
const withoutTable = (pdf: Uint8Array): Uint8Array =>
	Buffer.from(Buffer.from(pdf).toString('latin1').replace('\nxref\n', '\nnone\n'), 'latin1');

const NOTE = 'The document is damaged inside: an image in it is damaged. Check the result.';

const [SCAN, FRAME] = [Buffer.of(0xff, 0xda), Buffer.of(0xff, 0xc0)];
const END = Buffer.of(0xff, 0xd9);

const DAMAGE: Readonly<Record<string, (jpeg: Buffer, middle: number) => Buffer>> = {
	'bytes are missing': (jpeg, middle) => Buffer.concat([jpeg.subarray(0, middle), jpeg.subarray(middle + 64)]),
	'it ends in the middle, with the mark of its end': (jpeg, middle) => Buffer.concat([jpeg.subarray(0, middle), END]),
	'bytes were overwritten': (jpeg, middle) => Buffer.from(jpeg).fill('<p>Error</p>', middle, middle + 96),
};

withTools('imagemagick')('a JPEG image', () => {
	const photo = (...more: string[]): Buffer =>
		Buffer.from(magick(['-size', '149x83', '-seed', '3', 'plasma:red-blue', '-quality', '95', ...more, 'out:jpg']));
	const harm = (jpeg: Buffer, how: string): Buffer => {
		const scan = jpeg.lastIndexOf(SCAN);
		return DAMAGE[how]!(jpeg, scan + Math.round((jpeg.length - scan) / 2));
	};

	const operations = ['pages_to_images', 'extract_images'] as const;

	describe.each(Object.keys(DAMAGE))('of which %s', (how) => {
		testInTurn.each(operations)('has a note: %s', async (operation) => {
			const sound = photo();
			const damaged = harm(sound, how);
			expect(Buffer.compare(pixelsOf(damaged), pixelsOf(sound))).not.toBe(0);
			expect(await notesOf(operation, damaged)).toEqual([NOTE]);
		});
	});

	test('of several scans has a note if its last one ends too early', async () => {
		const jpeg = photo('-interlace', 'JPEG');
		const last = 'it ends in the middle, with the mark of its end';
		expect(await notesOf('extract_images', jpeg)).toEqual([]);
		expect(await notesOf('extract_images', harm(jpeg, last))).toEqual([NOTE]);
	});

	testInTurn.each<readonly [string, string[]]>([
		['in one scan', []],
		['with restarts', ['-define', 'jpeg:restart-interval=4']],
		['with less color', ['-sampling-factor', '4:2:0']],
		['in inks', ['-colorspace', 'CMYK']],
		['in gray', ['-colorspace', 'Gray']],
		['coded by arithmetic, which is not looked at', ['-define', 'jpeg:arithmetic-coding=true']],
	])('that is sound has no note: %s', async (_, more) => {
		for (const operation of operations) expect(await notesOf(operation, photo(...more))).toEqual([]);
	});

	test('is not looked at if it says that it has more pixels than that takes little time', async () => {
		const sizeOf = (height: number, width: number) => Buffer.of(height >> 8, height & 255, width >> 8, width & 255);
		const claiming = (side: number) => {
			const jpeg = photo();
			sizeOf(side, side).copy(jpeg, jpeg.indexOf(FRAME) + 5);
			return drawing(jpeg);
		};
		const namesImage = async (bytes: Uint8Array) =>
			(await notesOn('extract_images', bytes)).some((note) => note.includes('image'));
		expect([await namesImage(claiming(1000)), await namesImage(claiming(2000))]).toEqual([true, false]);
		const repaired = [2000, 15_000].map((side) => withoutTable(claiming(side)));
		expect([await namesImage(repaired[0]!), await namesImage(repaired[1]!)]).toEqual([true, false]);
	});
});

withTools('imagemagick', 'poppler')('a facsimile that libtiff wrote', () => {
	const PICTURES = ['plasma:red-blue', 'gradient:', 'pattern:hexagons', 'pattern:gray50', 'xc:white', 'xc:black'];
	const pixels = (pdf: Uint8Array) => renderPages(pdf)[0]!.rgb;

	/** The only strip of a TIFF file. */
	function faxed(picture: string, width = 301, height = 173): Buffer {
		const size = ['-size', `${width}x${height}`, '-seed', '3'];
		const one = ['-define', 'tiff:rows-per-strip=9999', '-define', 'tiff:fill-order=msb', '-define', 'tiff:endian=lsb'];
		const tiff = Buffer.from(magick([...size, picture, '-monochrome', ...one, '-compress', 'Group4', 'out:tif']));
		const directory = tiff.readUInt32LE(4);
		const entryOf = (wanted: number): number => {
			for (let at = directory + 2; ; at += 12)
				if (tiff.readUInt16LE(at) === wanted)
					return tiff.readUInt16LE(at + 2) === 3 ? tiff.readUInt16LE(at + 8) : tiff.readUInt32LE(at + 8);
		};
		const [from, length] = [entryOf(273), entryOf(279)];
		return tiff.subarray(from, from + length);
	}

	const page = (fax: Uint8Array, width = 301, height = 173): Uint8Array =>
		rawPages(1, {
			pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>/Contents 70 0 R' },
			objects: {
				60: [
					`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}>>`,
					Buffer.from(fax).toString('latin1'),
				],
				70: ['', 'q 90 0 0 90 9 9 cm /I Do Q'],
			},
		});

	test.each(sampled(PICTURES, 1))('has no note if it is whole: %s', async (picture) => {
		const sizes = [
			[301, 173],
			[64, 1],
			[1, 64],
			[2000, 30],
		] as const;
		for (const size of sizes) expect(await notesOn('extract_images', page(faxed(picture, ...size), ...size))).toEqual([]);
	});

	test.each(['extract_images', 'pages_to_images'] as const)('has a note if bytes were overwritten: %s', async (operation) => {
		const sound = faxed('plasma:red-blue');
		for (const bytes of [Buffer.alloc(40), Buffer.from('<p>Error</p>'.repeat(4)), Buffer.alloc(40, 0x5a)]) {
			const damaged = Buffer.from(sound);
			bytes.copy(damaged, damaged.length >> 1);
			expect(Buffer.compare(pixels(page(damaged)), pixels(page(sound)))).not.toBe(0);
			expect(await notesOn(operation, page(damaged))).toEqual([NOTE]);
		}
	});
});
