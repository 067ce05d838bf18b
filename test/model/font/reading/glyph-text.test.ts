/** Names of glyphs, against the list that pdf.js has. */
import { listedNames } from '../../../../scripts/unicode/names';
import { prepareAllNames, textOfGlyph } from '../../../../shared/model/font/reading/glyph-text';

beforeAll(prepareAllNames);

test('reads every name of the Adobe Glyph List as pdf.js does, private use excepted', () => {
	const names = [...listedNames()];
	expect(names.length).toBeGreaterThan(4000);
	const isPrivate = (point: number) => point >= 0xe000 && point <= 0xf8ff;
	const wrong = names.filter(([name, point]) => !isPrivate(point) && textOfGlyph(name) !== String.fromCodePoint(point));
	// Names of TeX's fonts, where the library goes by other fonts; and a control character.
	expect(wrong.map(([name]) => `${name} ${textOfGlyph(name) ?? '-'}`)).toEqual([
		'angbracketleft ⟨',
		'angbracketright ⟩',
		'circlecopyrt \u20dd',
		'controlNULL -',
		'arrowhookleft ↩',
		'arrowhookright ↪',
		'bardbl ∥',
	]);
});

test.each<[string, string | undefined]>([
	['A.sc', 'A'],
	['f_i.liga', 'ﬁ'],
	['f_f_j', 'ffj'],
	['uni00660069', 'fi'],
	['u1F600', '😀'],
	['zerooldstyle', '0'],
	['Aacutesmall', 'á'],
	['summationdisplay', '∑'],
	['bracelefttp', '⎧'],
	['.notdef', ''],
	['f_g12', undefined],
	['g12', undefined],
	['.null', undefined],
	['uniE001', undefined],
	['uniD800', undefined],
	['constructor', undefined],
	['_', undefined],
])('reads %s', (name, text) => {
	expect(textOfGlyph(name)).toBe(text);
});
