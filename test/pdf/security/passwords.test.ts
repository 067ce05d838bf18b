/** Passwords that new documents can have. */
import { isSamePassword, passwordProblem } from '../../../shared/pdf/security';

test.each([
	['AES-128', 'Grüße2026'],
	['AES-128', 'x'.repeat(32)],
	['AES-128', '€uro•'],
	['AES-256', 'Grüße2026'],
	['AES-256', '漢字かな🔑'],
	['AES-256', 'سلام'],
	['AES-256', 'x'.repeat(127)],
] as const)('%s: %j', (algorithm, password) => {
	expect(passwordProblem(password, algorithm)).toBeUndefined();
});

test.each([
	['AES-128', 'abc漢字', /^must not have the character at position 4 with AES-128, .*: choose AES-256, or another character$/],
	['AES-128', 'ab\ncd', /position 3 /],
	['AES-128', 'x'.repeat(33), /^must be at most 32 characters long with AES-128, and has 33: .*choose AES-256$/],
	['AES-256', 'abc\u0007', /^must not have the character at position 4, /],
	['AES-256', 'abc\uE000def', /position 4,/],
	['AES-256', 'سلامabc', /both writing directions/],
	['AES-256', '漢'.repeat(43), /^must be at most 127 bytes long in UTF-8, and has 129$/],
	['AES-256', 'abc\u00AD\u200B', /^must be at least 4 characters long without those that passwords leave out/],
] as const)('%s refuses %j, and does not repeat it', (algorithm, password, message) => {
	const problem = passwordProblem(password, algorithm);
	expect(problem).toMatch(message);
	expect(problem).not.toContain(password);
});

test('finds passwords that become the same', () => {
	expect(isSamePassword('a\u00ADbcd', 'abcd', 'AES-256')).toBe(true);
	expect(isSamePassword('\u2168abc', 'IXabc', 'AES-256')).toBe(true);
	expect(isSamePassword('abcd', 'abcD', 'AES-256')).toBe(false);
	expect(isSamePassword('abcd', 'abcd', 'AES-128')).toBe(true);
});
