/** Sizes and lengths as people write them. */
import { decode, decodeAll } from '../../../shared/contract/values/decode';
import { readLength, readSize } from '../../../shared/contract/values/measures';

test.each([
	['9.5 MB', 9_500_000],
	['18MiB', 18_874_368],
	['2.3mb', 2_300_000],
	['1 kB', 1000],
	['0.5 KiB', 512],
	['1.0001 kB', 1000],
	['7 B', 7],
	['3 GB', 3_000_000_000],
	['18000000', undefined],
	['many', undefined],
	['5 MBit', undefined],
	['-5 MB', undefined],
])('the size %j is %j bytes', (text, bytes) => {
	expect(readSize(text)).toBe(bytes);
});

test.each([
	['20 mm', 0.7874015748],
	['2.54cm', 1],
	['0.5 in', 0.5],
	['0 MM', 0],
	['1.5', undefined],
	['2 feet', undefined],
	['-1 mm', undefined],
])('the length %j is %j inches', (text, inches) => {
	expect(readLength(text)).toBe(inches);
});

test('are parameters, and are told in messages', () => {
	expect(decode('split_by_size', { maximum_bytes: '18 MB' })).toEqual({ maximum_bytes: 18_000_000 });
	expect(decode('add_text_watermark', { line_1: 'A', margin: '25.4 mm' }).margin).toBe(1);
	expect(decodeAll('split_by_size', { maximum_bytes: '0 MB' }).issues).toEqual([
		{ field: 'maximum_bytes', message: expect.stringMatching(/^must be .*, in bytes, or a size such as 18 MB or 18 MiB$/) },
	]);
	expect(decodeAll('add_text_watermark', { line_1: 'A', margin: '0 mm' }).issues).toEqual([
		{ field: 'margin', message: expect.stringMatching(/, or a length such as 20 mm, 2 cm or 0.5 in$/) },
	]);
	// Points are the unit of type, and nothing else is.
	expect(decodeAll('add_page_numbers', { font_size: '5 mm' }).issues).toHaveLength(1);
});
