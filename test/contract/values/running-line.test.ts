import { parseRunningLine } from '../../../shared/contract/values/running-line';

const number = { placeholder: 'number' };

test.each<[text: string, left: unknown[], middle: unknown[], right: unknown[]]>([
	['Report', [], ['Report'], []],
	['Report|{number}', ['Report'], [], [number]],
	['a|b {number}|c', ['a'], ['b ', number], ['c']],
	['|b|', [], ['b'], []],
	['\\{number\\} \\| \\\\ \\x', [], ['{number} | \\ \\x'], []],
	['C:\\', [], ['C:\\'], []],
	['', [], [], []],
])('reads %j', (text, left, middle, right) => {
	expect(parseRunningLine(text)).toEqual({ left, middle, right });
});

test.each([
	['{page} {pages}', 'has the unknown {page} and {pages}; use {number}, {last}, {title}, {date}'],
	['a}', 'has a brace that belongs to no placeholder'],
	['a{', 'has a brace that belongs to no placeholder'],
	['a|b|c|d', 'has more than three parts; use at most two bars (|)'],
])('refuses %j', (text, problem) => {
	expect(parseRunningLine(text)).toEqual({ problem: expect.stringContaining(problem) });
});
