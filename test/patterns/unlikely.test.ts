import { reasonUnlikely } from '../../shared/patterns';

describe('a search that looks as if it were written for another mode', () => {
	it.each([
		['/Invoice (\\d+)/g', 'regex', 'slashes'],
		['/total/', 'regex', 'slashes'],
		['/total/gi', 'text', 'regex-as-words'],
		['/Invoice \\d+/', 'text', 'regex-as-words'],
		['Section \\d+', 'text', 'regex-as-words'],
		['Total.*EUR', 'text', 'regex-as-words'],
		['(?i)invoice', 'text', 'regex-as-words'],
		['[A-Z]{2} 5', 'text', 'regex-as-words'],
		['[0-9]+', 'text', 'regex-as-words'],
		['(\\w+)', 'text', 'regex-as-words'],
		['Page [159]\\b', 'text', 'regex-as-words'],
		['No\\. 5', 'text', 'regex-as-words'],
	] as const)('is %j as %s', (search, mode, reason) => {
		expect(reasonUnlikely(search, mode)).toBe(reason);
	});

	it.each([
		['Invoice Number', 'text'],
		['Total (EUR): $5.00', 'text'],
		['Why not? [1] 5*3 + 2', 'text'],
		['/usr/bin', 'text'],
		['and/or', 'text'],
		['/docs/', 'text'],
		['C:\\Users', 'text'],
		['{name}', 'text'],
		['Invoice (\\d+)', 'regex'],
		['/usr/bin', 'regex'],
		['\\d+/\\d+', 'regex'],
	] as const)('is not %j as %s', (search, mode) => {
		expect(reasonUnlikely(search, mode)).toBeUndefined();
	});
});
