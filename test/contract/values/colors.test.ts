/** Colors as people write them. */
import { readColor } from '../../../shared/contract/values/colors';

test.each([
	['#c00', [204, 0, 0]],
	['#12AB9f', [0x12, 0xab, 0x9f]],
	['black', [0, 0, 0]],
	['WHITE', [255, 255, 255]],
	['RebeccaPurple', [102, 51, 153]],
	['aliceblue', [240, 248, 255]],
	['yellowgreen', [154, 205, 50]],
] as const)('reads %s', (text, color) => {
	expect(readColor(text)).toEqual(color);
});

test('knows both spellings of gray', () => {
	for (const shade of ['', 'dark', 'darkslate', 'dim', 'light', 'lightslate', 'slate']) {
		expect(readColor(`${shade}gray`)).toBeDefined();
		expect(readColor(`${shade}gray`)).toEqual(readColor(`${shade}grey`));
	}
});

test.each(['', '#', '#12', '#1234', '#12345g', 'f0f8ff', 'aliceblue ', '__proto__', 'rgb(0,0,0)'])('does not read %j', (text) => {
	expect(readColor(text)).toBeUndefined();
});
