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

describe('arrays and objects within one another', () => {
	const parse = jest.spyOn(JSON, 'parse');
	beforeEach(() => parse.mockClear());
	afterAll(() => parse.mockRestore());

	it.each(['['.repeat(1_000_000), '{"a":'.repeat(20_000), `[${'"]'.repeat(2)}${'['.repeat(20_000)}`])(
		'are not parsed if they are very deep',
		(text) => {
			expect(parseJson(text)).toBeUndefined();
			expect(parse).not.toHaveBeenCalled();
		},
	);

	it.each([
		['one after the other', `[${'[],'.repeat(20_000)}[]]`],
		['in a text', JSON.stringify('[\\"'.repeat(20_000))],
		['500 deep', '['.repeat(500) + ']'.repeat(500)],
	])('are parsed %s', (_, text) => {
		expect(parseJson(text)).toEqual(JSON.parse(text));
	});
});

it('takes neither null nor a list for an object', () => {
	expect([{}, { a: 1 }, null, [], [1], 'a', 1, undefined].map(isObject)).toEqual([true, true, ...Array(6).fill(false)]);
});
