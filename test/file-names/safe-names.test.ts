import { distinctNames, FILE_NAME, safeName, TITLE } from '../../shared/file-names/safe-names';

it.each([
	['../../etc/passwd', 'passwd', 'etc passwd'],
	['C:\\temp\\a.xml', 'a.xml', 'C temp a.xml'],
	['CON', '_CON', '_CON'],
	['com1.pdf', '_com1.pdf', '_com1.pdf'],
	['a\u0000b\u202ecd', 'abcd', 'a bcd'],
	['what: now?', 'what_ now_', 'what now'],
	['name. . ', 'name', 'name'],
	['.profile', '.profile', 'profile'],
	['...', 'x', 'x'],
	['', 'x', 'x'],
	['日本語', '日本語', '日本語'],
	['é'.repeat(200), 'é'.repeat(100), 'é'.repeat(75)],
	[`${'a'.repeat(300)}.xml`, `${'a'.repeat(196)}.xml`, 'a'.repeat(150)],
])('makes %j safe as a file name, %j, and as a title, %j', (text, file, title) => {
	expect(safeName(text, FILE_NAME, 'x')).toBe(file);
	expect(safeName(text, TITLE, 'x')).toBe(title);
});

it('makes names distinct, whatever their case, before the extension if they have one', () => {
	expect(distinctNames(['a', 'A', 'a (2)', 'b'], TITLE)).toEqual(['a', 'A (2)', 'a (2) (2)', 'b']);
	expect(distinctNames(['a.xml', 'A.xml', 'a.XML'], FILE_NAME)).toEqual(['a.xml', 'A (2).xml', 'a (3).XML']);
	expect(distinctNames(['1.2', '1.2'], TITLE)).toEqual(['1.2', '1.2 (2)']);
});

it('makes names distinct that are cut to the same one, without counting up again for each', () => {
	const names = Array.from({ length: 2000 }, (_, index) => `${'a'.repeat(196)}${String(index >> 1).padStart(4, '0')}`);
	const fold = jest.spyOn(String.prototype, 'toUpperCase');
	const distinct = distinctNames(names, FILE_NAME);
	const folded = fold.mock.calls.length;
	fold.mockRestore();
	expect(new Set(distinct).size).toBe(2000);
	expect(distinct.every((name) => Buffer.byteLength(name) <= 200)).toBe(true);
	expect(folded).toBeLessThan(10_000);
});

it('reads no more than the beginning and the end of a name of megabytes', () => {
	const replace = jest.spyOn(String.prototype, 'replace');
	const dots = `a${'. '.repeat(1_000_000)}x`;
	const names = [safeName(`${dots}.pdf`, FILE_NAME, 'x'), safeName(dots, TITLE, 'x'), safeName(`${dots}/b.pdf`, FILE_NAME, 'x')];
	const longest = Math.max(...replace.mock.contexts.map((text) => String(text).length));
	replace.mockRestore();
	expect(names).toEqual(['a.pdf', 'a', 'b.pdf']);
	expect(longest).toBeLessThanOrEqual(10_000);
});
