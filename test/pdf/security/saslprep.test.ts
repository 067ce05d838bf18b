import { saslprep } from '../../../shared/pdf/security/saslprep';

// The examples of RFC 4013, clause 3, then one for each rule that they leave out.
test.each<[string, string | undefined, string]>([
	['I\u00ADX', 'IX', 'a soft hyphen goes'],
	['user', 'user', 'plain text stays'],
	['USER', 'USER', 'case stays'],
	['\u00AA', 'a', 'NFKC'],
	['\u2168', 'IX', 'NFKC'],
	['\u0007', undefined, 'a control character is prohibited'],
	['\u0627\u0031', undefined, 'right-to-left text must end so'],
	['a\u3000b\u00A0c', 'a b c', 'other spaces become spaces'],
	['S\u00AASL\u00ADprep', 'SaSLprep', 'several rules at once'],
	['\u0627\u0031\u0628', '\u0627\u0031\u0628', 'digits within right-to-left text'],
	['\u0627a\u0628', undefined, 'directions must not mix'],
	['\u{1F511}', '\u{1F511}', 'beyond the basic plane'],
	['\uE000', undefined, 'private use is prohibited'],
	['\uD800', undefined, 'half a surrogate pair is prohibited'],
	['\uFFFD', undefined, 'the replacement character is prohibited'],
	['', '', 'nothing is nothing'],
])('%j → %j: %s', (password, prepared) => {
	expect(saslprep(password)).toBe(prepared);
});
