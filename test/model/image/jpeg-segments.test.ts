import { EOI, GAP, segmentsAndGapsOf, segmentsOf } from '../../../shared/model/image/jpeg-segments';

const MEGABYTE = 2 ** 20;
const places = (segments: Iterable<{ marker: number; start: number; end: number }>): number[][] =>
	Array.from(segments, ({ marker, start, end }) => [marker, start, end]);

/** An image of fill bytes, or of data of a scan, before its end. */
const image = (length: number, ...between: number[]): Buffer =>
	Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.alloc(length, Uint8Array.from(between)), Buffer.of(0xff, EOI)]);

it.each([
	['fill bytes', [0xff]],
	['data of a scan', [0xff, 0]],
	['zeros', [0]],
])('gives %s between segments in pieces of a megabyte', (_, between) => {
	for (const more of [-3, -2, -1, 0, 1]) {
		const bytes = image(3 * MEGABYTE + more, ...between);
		const found = places(segmentsAndGapsOf(bytes));
		expect(found.length).toBeGreaterThanOrEqual(3);
		for (const [, start, end] of found) expect(end! - start!).toBeLessThanOrEqual(MEGABYTE);
		expect(found.filter(([marker]) => marker !== GAP)).toEqual([[EOI, bytes.length - 2, bytes.length]]);
		expect(places(segmentsOf(bytes))).toEqual([[EOI, bytes.length - 2, bytes.length]]);
	}
});
