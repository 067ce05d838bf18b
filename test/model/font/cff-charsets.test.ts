/** The predefined charsets of CFF programs (Adobe Technical Note 5176, Appendix C). */
import { readFontProgram } from '../../../shared/model/font/program/read-font-program';

/** A program of `glyphs` empty glyphs whose charset is a predefined one. */
function program(charset: number, glyphs: number) {
	const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
	const offsets = Array.from({ length: glyphs + 1 }, (_, glyph) => hex(glyph + 1, 4)).join('');
	const topDictionary = `${hex(139 + charset, 2)}0f1c001911`;
	const bytes = `01000401 000101010241 0001010107 ${topDictionary} 0000 0000 ${hex(glyphs, 4)}02${offsets}${'0e'.repeat(glyphs)}`;
	return readFontProgram(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))!;
}

test.each([
	[0, 229, 'zcaron', ['space', 'exclam', 'quotedbl']],
	[1, 166, 'Ydieresissmall', ['space', 'exclamsmall', 'Hungarumlautsmall']],
	[2, 87, 'commainferior', ['space', 'dollaroldstyle', 'dollarsuperior']],
])('names the glyphs of charset %d', (charset, count, last, first) => {
	const whole = program(charset, count);
	expect([1, 2, 3].map((glyph) => whole.nameOf(glyph))).toEqual(first);
	expect(whole.nameOf(count - 1)).toBe(last);
	expect(whole.has(last)).toBe(true);
	// A program has no more names than glyphs.
	expect(program(charset, 3).has(last)).toBe(false);
});

test('keeps the places of letters that both expert sets have', () => {
	expect(program(1, 166).has('Asmall')).toBe(true);
	expect(program(2, 87).has('Asmall')).toBe(false);
	for (const charset of [1, 2]) expect(program(charset, 166).has('onehalf')).toBe(true);
});
