import fc from 'fast-check';
import { Measure, Output } from '../../../shared/pdf/syntax/output';
import { formatNumber, holdsString, writeValue } from '../../../shared/pdf/syntax/serialize';
import { Dict, Name, Ref, Stream, latin, type Value } from '../../../shared/pdf/syntax/values';
import { anyValue, asText, parse, written } from '../../support/values';

test('writes every value so that a parse gives the same value', () => {
	fc.assert(
		fc.property(anyValue, (one) => {
			expect(parse(written(one))).toEqual(one);
		}),
		{ numRuns: 300 },
	);
});

test.each<[number, string]>([
	[1e21, '1000000000000000000000.0'],
	[-1.5e-7, '-0.00000015'],
	[1e-20, '0'],
	[Infinity, '0'],
	[-0, '0'],
	[123_456_789.125, '123456789.125'],
	[2 ** 53 - 1, '9007199254740991'],
])('writes %d as %s', (number, text) => {
	expect(formatNumber(number)).toBe(text);
});

test.each<[Value, string]>([
	[latin('a(b)\\c\rd\ne'), '(a\\(b\\)\\\\c\\rd\ne)'],
	[latin('\xff\xfe'), '<fffe>'],
	[latin('(\r)\xffabcd'), '(\\(\\r\\)\xffabcd)'],
	[latin('plain'), '(plain)'],
	[latin(''), '()'],
	[new Name('A B#/\xe4'), '/A#20B#23#2f#e4'],
	[new Name('null\0character'), '/nullcharacter'],
	[new Ref(7, 3), '7 3 R'],
	[[1, null, true, new Name('A'), [new Ref(2)]], '[1 null true /A [2 0 R]]'],
	[new Dict(), '<<>>'],
])('writes %j as %s', (value, text) => {
	expect(written(value)).toBe(text);
});

test('writes very many references as few: with their generations, and null where the object is gone', () => {
	const references = Array.from({ length: 40_000 }, (_, index) => new Ref(index, index % 3));
	const renumber = ({ number }: Ref) => (number % 5 === 0 ? 0 : 2 * number);
	const expected = (text: (reference: Ref) => string) => `[${references.map(text).join(' ')}]`;
	expect(written(references)).toBe(expected(({ number, generation }) => `${number} ${generation} R`));
	const out = new Output(64);
	writeValue(out, references, { number: 1, generation: 0, renumber });
	expect(asText(out.bytes)).toBe(expected((reference) => (renumber(reference) === 0 ? 'null' : `${renumber(reference)} 0 R`)));
	const measure = new Measure();
	writeValue(measure, references, { number: 1, generation: 0, renumber, generationOf: (number) => number % 7 });
	expect(measure.length).toBe(out.length);
});

test('writes the entries of a dictionary in their order, with a blank only where nothing else ends the name', () => {
	const dict = new Dict(Object.entries({ Z: 1, A: new Name('B'), C: latin('x'), D: [2], E: new Dict(), F: null, G: new Ref(3) }));
	expect(written(dict)).toBe('<</Z 1/A/B/C(x)/D[2]/E<<>>/F null/G 3 0 R>>');
});

test('tells whether a value holds a string, however deep', () => {
	const deep = (value: Value): Value => new Dict([['A', [new Dict([['B', value]])]]]);
	expect(holdsString(deep(latin('x')))).toBe(true);
	expect(holdsString(new Stream(new Dict([['A', latin('x')]]), new Uint8Array()))).toBe(true);
	expect(holdsString(deep(new Name('x')))).toBe(false);
	expect(holdsString(undefined)).toBe(false);
});
