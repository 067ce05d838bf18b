import { isObject, parseJson } from '../../shared/contract/json';

it.each([
	['{"a":1}', { a: 1 }],
	['null', null],
	['"text"', 'text'],
	['', undefined],
	['{"a":', undefined],
	['secret', undefined],
])('reads %j as %j, also from bytes', (text, value) => {
	expect(parseJson(text)).toEqual(value);
	expect(parseJson(new TextEncoder().encode(text))).toEqual(value);
});

it('takes neither null nor a list for an object', () => {
	expect([{}, { a: 1 }, null, [], [1], 'a', 1, undefined].map(isObject)).toEqual([true, true, ...Array(6).fill(false)]);
});
