/** The pixels that image data says it has. */
import { countCodedPixels, isCodedByRows, passesOf } from '../../../shared/model/drawing/image-extents';
import { SMALL_JPEG } from '../../support/documents/images';

const u32 = (...values: number[]): number[] =>
	values.flatMap((value) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

test('counts those of JPEG data', () => {
	const frame = SMALL_JPEG.indexOf(0xc0, 2);
	expect(frame).toBeGreaterThan(0);
	const image = Uint8Array.from(SMALL_JPEG);
	const known = countCodedPixels('jpg', image);
	expect(known).toBe((image[frame + 4]! * 256 + image[frame + 5]!) * (image[frame + 6]! * 256 + image[frame + 7]!));
	expect(countCodedPixels('jpg', image.subarray(0, 20))).toBe(0);
});

test('knows JPEG data whose rows come one after the other', () => {
	const frame = SMALL_JPEG.indexOf(0xc0, 2);
	expect(isCodedByRows(SMALL_JPEG)).toBe(true);
	expect(isCodedByRows(SMALL_JPEG.subarray(0, frame + 10))).toBe(false);
	const progressive = Uint8Array.from(SMALL_JPEG);
	progressive[frame] = 0xc2;
	expect(isCodedByRows(progressive)).toBe(false);
	const scan = Buffer.from(SMALL_JPEG).indexOf(Uint8Array.of(0xff, 0xda));
	const inScans = Uint8Array.from(SMALL_JPEG);
	inScans[scan + 4]! -= 1;
	expect(isCodedByRows(inScans)).toBe(false);
});

test('counts those of a JPEG 2000 codestream within its boxes, and sixty for each of its tiles', () => {
	const codestream = (...sides: readonly number[]) => {
		const size = [0xff, 0x51, 0, 47, 0, 0, ...u32(...sides), 0, 3, 7, 1, 1, 7, 1, 1, 7, 1, 1];
		return Uint8Array.from([0, 0, 0, 12, 0x6a, 0x50, 0xff, 0x4f, ...size]);
	};
	const data = codestream(65_535, 40_000, 0, 0, 128, 128, 0, 0);
	expect(countCodedPixels('jp2', data)).toBe(65_535 * 40_000 + 512 * 313 * 60);
	expect(countCodedPixels('jp2', data.subarray(0, 20))).toBe(0);
	// The first tile begins where the image does, ten from the origin.
	expect(countCodedPixels('jp2', codestream(210, 200, 10, 0, 1, 1, 10, 0))).toBe(210 * 200 + 200 * 200 * 60);
});

test('counts those of all regions of JBIG2 data, whatever segments refer to', () => {
	const page = [...u32(0), 48, 0, 1, ...u32(19), ...u32(10, 10, 0, 0), 0, 0, 0];
	const region = [...u32(1), 38, 0x20, 0, 1, ...u32(18), ...u32(60_000, 50_000, 0, 0), 0, 0];
	const data = Uint8Array.from([...page, ...region, ...region]);
	expect(countCodedPixels('jbig2', data)).toBe(2 * 60_000 * 50_000);
	expect(countCodedPixels('jbig2', data.subarray(0, 9))).toBe(0);
	expect(
		countCodedPixels(
			'jbig2',
			Uint8Array.from({ length: 99 }, () => 255),
		),
	).toBe(0);
});

test('counts the scans of progressive JPEG data by their samples, and those that refine others', () => {
	const segment = (marker: number, ...data: number[]): number[] => [0xff, marker, 0, data.length + 2, ...data];
	const frame = segment(0xc2, 8, 0, 16, 0, 16, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0);
	const scan = (component: number, ...spectrum: number[]): number[] => [...segment(0xda, 1, component, 0, ...spectrum), 0x80];
	const all = [...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0x01), 0x80];
	const image = Uint8Array.of(
		0xff,
		0xd8,
		...frame,
		...all,
		...scan(1, 1, 63, 0x02),
		...scan(2, 1, 63, 0x10),
		...scan(1, 1, 63, 0x21),
	);
	expect(passesOf(image)).toEqual({ refining: 1.25, others: 2.5 });
	expect(passesOf(SMALL_JPEG)).toBeUndefined();
});
