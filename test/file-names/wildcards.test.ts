import { matcherOf } from '../../shared/file-names/wildcards';

it.each([
	['*', '', true],
	['', '', true],
	['', 'a', false],
	['a*c', 'abbc', true],
	['a*c', 'abcd', false],
	['*.xml', 'invoice.xml', true],
	['*.xml', 'invoice.xml.exe', false],
	['a*b*c', 'a1b2b3c', true],
	['**', 'anything', true],
	['a?c', 'abc', false],
	['a?c', 'a?c', true],
	['A.xml', 'a.xml', false],
	['.*', 'ab', false],
	['a*', 'a\nb', true],
	['*😀', 'x😀', true],
])('says whether %j matches %j: %j', (pattern, name, expected) => {
	expect(matcherOf(pattern)(name)).toBe(expected);
});

it.each([
	['a?c', 'abc', true],
	['a?c', 'ac', false],
	['?', '😀', true],
	['*?', '', false],
	['INVOICE.*', 'invoice.xml', true],
	['e\u0301*', '\u00c9tat', true],
])('says whether %j matches %j without regard to case, with ? for one character: %j', (pattern, name, expected) => {
	expect(matcherOf(pattern, { single: true, folded: true })(name)).toBe(expected);
});

it('takes no time that grows with the power of the number of *', () => {
	const matches = matcherOf('*a'.repeat(10));
	expect(matches('a'.repeat(34))).toBe(true);
	// A regular expression of ten `.*a` takes a second for 34 letters, and would not end for the others.
	for (const letters of [34, 1000, 100_000]) expect(matches(`${'a'.repeat(letters)}b`)).toBe(false);
});
