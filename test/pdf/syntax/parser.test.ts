/** Reading values (ISO 32000-2, 7.3), also from text that is malformed. */
import fc from 'fast-check';
import type { OctavoError } from '../../../shared/contract/errors';
import { Parser } from '../../../shared/pdf/syntax/parser';
import { Dict, Name, Ref, Str, type Value } from '../../../shared/pdf/syntax/values';
import { anyGap, anyValue, asBytes, asText, parse, written } from '../../support/values';
import { testInTurn } from '../../support/sample';

/** A string's bytes as text, and other values as they are. */
const plain = (value: Value): unknown => (value instanceof Str ? asText(value.bytes) : value);

const dict = (entries: Record<string, Value>) => new Dict(Object.entries(entries));

describe('scalars', () => {
	test.each<[string, string]>([
		['()', ''],
		['(a(b(c))d)', 'a(b(c))d'],
		['(a\\(b\\)\\\\(c)\\n\\r\\t\\b\\f\\q)', 'a(b)\\(c)\n\r\t\b\fq'],
		['(\\101\\1012\\7\\400)', 'AA2\x07\x00'],
		['(\\53\\053\\0533)', '+++3'],
		['(\\8\\19)', '8\x019'],
		['(\\\\\\(\\\\)', '\\(\\'],
		['(one\\\ntwo\\\r\nthree\rfour\r\nfive)', 'onetwothree\nfour\nfive'],
		['(six\\\rseven\n\reight)', 'sixseven\n\neight'],
		['(% no comment)', '% no comment'],
		['(never closed', 'never closed'],
		['(never (closed)', 'never (closed)'],
		['(\\)', ')'],
		['(cut off\\', 'cut off'],
		['<48 65 6C6c 6F7>', 'Hellop'],
		['<>', ''],
		['<\n4 8\t>', 'H'],
		['<4x8', 'H'],
	])('reads the string %j', (text, expected) => {
		expect(plain(parse(text))).toBe(expected);
	});

	test.each<[string, string]>([
		['/Name1', 'Name1'],
		['/A;Name_With-Various***Characters?', 'A;Name_With-Various***Characters?'],
		['/1.2', '1.2'],
		['/@pattern', '@pattern'],
		['/The_Key_of_F#23_Minor', 'The_Key_of_F#_Minor'],
		['/paired#28#29parentheses', 'paired()parentheses'],
		['/A#42#zz#4', 'AB#zz#4'],
		['/Lime#20Green', 'Lime Green'],
		['/a#C3#a4', 'a\xc3\xa4'],
		['/#', '#'],
		['/', ''],
		['/A(x)', 'A'],
		['/A/B', 'A'],
		['/A%x\n', 'A'],
	])('reads the name %s', (text, expected) => {
		expect(parse(text)).toEqual(new Name(expected));
	});

	test.each<[string, number]>([
		['0', 0],
		['00012', 12],
		['+17', 17],
		['-98', -98],
		['34.5', 34.5],
		['+123.6', 123.6],
		['+.5', 0.5],
		['-.002', -0.002],
		['-.0', -0],
		['4.', 4],
		['-4.', -4],
		['0.0', 0],
		['007.250', 7.25],
		['9007199254740991', 9_007_199_254_740_991],
		['18446744073709551616', 2 ** 64],
		['--7', -7],
		['+-7', 7],
		['1.2.3', 1.2],
		['5-3', 5],
		['12abc', 12],
		['-', -0],
		['.', 0],
	])('reads the number %s', (text, expected) => {
		expect(parse(text)).toBe(expected);
	});

	test.each<[string, Value]>([
		['true', true],
		['false', false],
		['true(x)', true],
		['null', null],
		['truely', null],
		['True', null],
		['nonsense', null],
		['', null],
		['endobj', null],
		[')', null],
		['}', null],
	])('reads the word %j', (text, expected) => {
		expect(parse(text)).toBe(expected);
	});
});

describe('references', () => {
	test.each<[string, Value]>([
		['7 0 R', new Ref(7)],
		['007 00 R', new Ref(7)],
		['7 3 R', new Ref(7, 3)],
		['7 0R', new Ref(7)],
		['7\r\n0\tR', new Ref(7)],
		['7 % x\n 0 R', new Ref(7)],
		['7%9 9 R\n0%R\nR', new Ref(7)],
		['7 0 R/A', new Ref(7)],
		['7 99999999 R', new Ref(7, 65_535)],
		['2147483647 0 R', new Ref(2_147_483_647)],
		// No object can have such a number.
		['2147483648 0 R', null],
		['99999999999999999999 0 R', null],
	])('reads %j', (text, expected) => {
		expect(parse(text)).toEqual(expected);
	});

	test.each<[string, Value[]]>([
		['[7 0 Rx]', [7, 0, null]],
		['[7 0 r]', [7, 0, null]],
		['[7 -0 R]', [7, -0, null]],
		['[7 0. R]', [7, 0, null]],
		['[+7 0 R]', [7, 0, null]],
		['[7. 0 R]', [7, 0, null]],
		['[7 0]', [7, 0]],
		['[7 R]', [7, null]],
		['[R]', [null]],
		['[(7) 0 R]', [new Str(asBytes('7')), 0, null]],
		['[7 0 (R)]', [7, 0, new Str(asBytes('R'))]],
		['[1 2 3 R]', [1, new Ref(2, 3)]],
		['[1 2 R 3 R]', [new Ref(1, 2), 3, null]],
	])('tells references from numbers in %s', (text, expected) => {
		expect(parse(text)).toEqual(expected);
	});

	testInTurn('reads and writes a long array of references item by item, whatever comes between them', () => {
		const odd = fc.constantFrom('null', '7 1 R', '7 0R', '8 % x\n 0 R', '99999999999 0 R', '5', '/N', '7\t0  R', '[7 0 R]');
		const usual = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((number) => `${number} 0 R`);
		const items = fc.array(fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd }), { maxLength: 200 });
		fc.assert(
			// Many more are read in another way.
			fc.property(items, fc.constantFrom(' ', '\n', '\r', '  ', '\r\n'), fc.constantFrom(0, 0, 3000), (some, gap, more) => {
				const texts = [...Array<string>(more).fill('123456789 0 R'), ...some];
				const array = parse(`[${texts.join(gap)}]`);
				expect(array).toEqual(texts.map(parse));
				expect(parse(written(array))).toEqual(array);
			}),
			{ numRuns: 200 },
		);
	});
});

describe('arrays and dictionaries', () => {
	test.each<[string, Value]>([
		['[]', []],
		['[[][[]]]', [[], [[]]]],
		['[/A/B(c)<64>true]', [new Name('A'), new Name('B'), new Str(asBytes('c')), new Str(asBytes('d')), true]],
		['<<>>', dict({})],
		['<</A/B/C/D>>', dict({ A: new Name('B'), C: new Name('D') })],
		['<</A<</A<<>>>>>>', dict({ A: dict({ A: dict({}) }) })],
		['<</ 1>>', dict({ '': 1 })],
		['<</#41 1/A 2>>', dict({ A: 2 })],
	])('reads %s', (text, expected) => {
		expect(parse(text)).toEqual(expected);
	});

	test.each<[string, Value]>([
		['[1 2', [1, 2]],
		['<</A[1 2>>', dict({ A: [1, 2] })],
		['<</A 1/B>>', dict({ A: 1 })],
		['<</A null/B 2>>', dict({ B: 2 })],
		['<</A 1/A 2>>', dict({ A: 2 })],
		['<</A 1 3 /B 2>>', dict({ A: 1, B: 2 })],
		['<<]/A 1>>', dict({ A: 1 })],
		['<</A 1 endobj 9 0 obj', dict({ A: 1 })],
		['<</A 1 endstream', dict({ A: 1 })],
		['[1 > 2]', [1, null, 2]],
		['[1{2}3)4]', [1, null, 2, null, 3, null, 4]],
	])('reads %s as far as it goes', (text, expected) => {
		expect(parse(text)).toEqual(expected);
	});

	test('stops after the value, and goes on there', () => {
		const text = '<</A 1>>% x\n[2] 3 4 R(x)/Y';
		const parser = new Parser(asBytes(text), 0, text.length, 100);
		const stops: string[] = [];
		const values = Array.from({ length: 5 }, () => {
			const value = parser.value();
			stops.push(text.slice(0, parser.at));
			return value;
		});
		expect(values).toEqual([dict({ A: 1 }), [2], new Ref(3, 4), new Str(asBytes('x')), new Name('Y')]);
		expect(stops).toEqual([
			'<</A 1>>',
			'<</A 1>>% x\n[2]',
			'<</A 1>>% x\n[2] 3 4 R',
			'<</A 1>>% x\n[2] 3 4 R(x)',
			'<</A 1>>% x\n[2] 3 4 R(x)/Y',
		]);
	});

	test('reads nothing after its end', () => {
		for (const [text, end, expected] of [
			['12345', 3, 123],
			['/Name', 3, new Name('Na')],
			['<6162>', 3, new Str(asBytes('a'))],
			['[1 2 3]', 4, [1, 2]],
			['7 0 R', 4, 7],
		] as const)
			expect(new Parser(asBytes(text), 0, end, 100).value()).toEqual(expected);
	});

	test('refuses values that are nested deeper than the limit, and only those', () => {
		const deep = (depth: number) => `${'[<</A'.repeat(depth / 2)}[]${'>>]'.repeat(depth / 2)}`;
		const read = (depth: number) => new Parser(asBytes(deep(depth)), 0, deep(depth).length, 50).value();
		expect(written(read(48))).toBe(deep(48));
		expect(() => read(50)).toThrow(expect.objectContaining({ code: 'limit_exceeded' } satisfies Partial<OctavoError>) as Error);
	});
});

test('reads a value in the same way, whatever white space and comments are between its tokens', () => {
	fc.assert(
		fc.property(fc.array(anyValue, { maxLength: 4 }), anyGap, anyGap, (items, one, other) => {
			const texts = items.map(written);
			expect(parse(`${one}[${other}${texts.join(one)}${other}]`)).toEqual(parse(`[${texts.join(' ')}]`));
		}),
	);
});

describe('after very many integers, an array goes on', () => {
	const integers = Array.from({ length: 100 }, (_, index) => index);

	test.each<[string, Value[]]>([
		['', []],
		[' 7 0 R', [new Ref(7, 0)]],
		[' 7 0 R 8\n9\r10\t11', [new Ref(7, 0), 8, 9, 10, 11]],
		[' -1 +2 3.5 .5', [-1, 2, 3.5, 0.5]],
		[' 1234567890123 5', [1234567890123, 5]],
		[' 5  6%comment\n7 ', [5, 6, 7]],
		['/A(s)[1]', [new Name('A'), new Str(asBytes('s')), [1]]],
		[' 12abc 13', [12, 13]],
	])('with %j', (rest, expected) => {
		expect(parse(`[${integers.join(' ')}${rest}]`)).toEqual([...integers, ...expected]);
	});

	test('and each of them counts', () => {
		const text = `[${'1 '.repeat(10_000)}]`;
		const parser = new Parser(asBytes(text), 0, text.length, 100, undefined, 32 * 9000);
		expect(() => parser.value()).toThrow(
			expect.objectContaining({ code: 'limit_exceeded' } satisfies Partial<OctavoError>) as Error,
		);
	});
});

describe('strings of encrypted documents', () => {
	const opened = (text: string) =>
		new Parser(asBytes(text), 0, text.length, 100, (bytes) => asBytes(asText(bytes).toUpperCase())).value();

	test('are opened, wherever they are', () => {
		expect(opened('<</A(x)/B[<79>[(z)]]>>')).toEqual(
			dict({ A: new Str(asBytes('X')), B: [new Str(asBytes('Y')), [new Str(asBytes('Z'))]] }),
		);
	});

	// ISO 32000-2, 7.6.2.
	test.each(['/Type/Sig', '/Type/DocTimeStamp', '/ByteRange[0 1 2 3]'])(
		'are opened in a signature with %s, but its /Contents is not',
		(sign) => {
			for (const text of [`<</Name(x)/Contents(x)${sign}>>`, `<<${sign}/Contents<78>/Name(x)>>`]) {
				const signature = opened(text) as Dict;
				expect([plain(signature.get('Contents')!), plain(signature.get('Name')!)]).toEqual(['x', 'X']);
			}
		},
	);
});
