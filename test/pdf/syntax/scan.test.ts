/** The skip-lexer, which must find what a parse finds without building values. */
import fc from 'fast-check';
import { Scan } from '../../../shared/pdf/syntax/scan';
import { Parser } from '../../../shared/pdf/syntax/parser';
import { Dict, Ref, Str, type Value } from '../../../shared/pdf/syntax/values';
import { anyGap, anyValue, asBytes, parse, scanned, written } from '../../support/values';

/** Numbers of the references in `value`, in the order of the text. */
function references(value: Value): number[] {
	if (value instanceof Ref) return [value.number];
	if (Array.isArray(value)) return value.flatMap(references);
	return value instanceof Dict ? [...value.values()].flatMap(references) : [];
}

function countStrings(value: Value): number {
	if (value instanceof Str) return 1;
	if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countStrings(item), 0);
	return value instanceof Dict ? [...value.values()].reduce<number>((sum, item) => sum + countStrings(item), 0) : 0;
}

describe('finds what a parse finds', () => {
	test('references, strings and the end of any value', () => {
		fc.assert(
			fc.property(fc.array(anyValue, { minLength: 1, maxLength: 4 }), anyGap, (items, gap) => {
				const text = `<</Some${gap}[${items.map(written).join(gap)}]${gap}/Other${gap}(x)${gap}>>`;
				const { references: found, strings, end } = scanned(`${text} endobj`);
				expect(found).toEqual(references(parse(text)));
				expect(strings).toBe(countStrings(parse(text)));
				expect(end).toBe(text.length);
			}),
			{ numRuns: 300 },
		);
	});

	test('the end of a value that is followed by another one', () => {
		fc.assert(
			fc.property(anyValue, anyValue, fc.constantFrom(' ', '\n', '%\n'), (one, other, gap) => {
				const text = `${written(one)}${gap}${written(other)} `;
				const parser = new Parser(asBytes(text), 0, text.length, 100);
				parser.value();
				expect(scanned(text).end).toBe(parser.at);
			}),
			{ numRuns: 300 },
		);
	});

	test('references among numbers, words and comments, also where they are badly written', () => {
		const piece = fc.constantFrom(
			...['7', '0', '12', '00', '65535', 'R', '0R', '7 0 R', '7 0 Rx', '-1', '4.', '/N', '(7 0 R)', '<70>', '%7 0 R\n', 'true'],
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(' ', '\n', '\t ', '\0'), (pieces, gap) => {
				const text = `[${pieces.join(gap)}]`;
				expect(scanned(text)).toMatchObject({ references: references(parse(text)), end: text.length });
			}),
			{ numRuns: 500 },
		);
	});

	test.each<[string, number[]]>([
		['[1 2 3 R]', [2]],
		['[1 2 R 3 R 4 0 R]', [1, 4]],
		['[7 0R 8 0 R]', [7, 8]],
		['[7 % 9 0 R\n0 % R\nR]', [7]],
		['<</A 7 0 R/B[8 1 R]/C<</D 9 0 R>>>>', [7, 8, 9]],
		['<</A/7 0 R>>', []],
		['[+7 0 R -8 0 R 9. 0 R]', []],
		['[(1 0 R) (\\) 2 0 R) ((3 0 R) 4 0 R) 5 0 R]', [5]],
		['[<10> 0 R 6 0 R]', [6]],
		// Object numbers beyond 31 bits are those of no object.
		['[4294967301 0 R 5 0 R]', [0, 5]],
		['7 0 R', [7]],
		['7 0 obj', []],
	])('the references of %s', (text, expected) => {
		expect(scanned(text).references).toEqual(expected);
	});
});

describe('the end of a value', () => {
	test.each<[string, number]>([
		['12 34', 2],
		['12/A', 2],
		['12(x)', 2],
		['-1.5 2', 4],
		['/Name/Other', 5],
		['(a(b)\\)c) d', 9],
		['<61 62> x', 7],
		['null ', 4],
		['true]', 4],
		['% x\n 12', 7],
		['<</A>>', 6],
		['[1{2}3)4] ', 9],
		['7 0 R 8', 5],
	])('of %j', (text, expected) => {
		expect(scanned(text).end).toBe(expected);
	});

	test.each([
		...[
			'',
			' ',
			'% only a comment',
			'(',
			'(a\\)',
			'(a(b)',
			'<</A',
			'<</A>',
			'<</A 1',
			'<</A (x>>',
			'[',
			'[[1]',
			'[1>>',
			'<<1]',
			'[1 2>>]',
		],
		...[']', '>>', '[1 2 endobj 3]', '<</A 1 endobj', '<</A 1 endstream', '[9223372036854775808]', '9223372036854775808'],
	])('is not found in %j', (text) => {
		expect(scanned(text).end).toBe(-1);
	});

	// The members of an object stream follow each other: the bytes after one are those of the next.
	test.each<[string, number]>([
		['[1]', 2],
		['<<>>', 3],
		['(a)', 2],
		['7 0 R', 4],
	])('of %s does not depend on the bytes after position %i', (text, end) => {
		const scan = new Scan();
		const found = scan.value(asBytes(text), 0, end);
		expect(found).toBe(new Scan().value(asBytes(`${text.slice(0, end)}   `), 0, end));
		expect(found).toBeLessThanOrEqual(end);
	});

	test('is found at any depth', () => {
		const depth = 100_000;
		const text = '[<<'.repeat(depth) + '>>]'.repeat(depth);
		expect(scanned(text).end).toBe(text.length);
		expect(scanned(text.slice(0, -1)).end).toBe(-1);
	});
});

describe('the length of a stream', () => {
	function length(text: string): { length: number; reference: number; written: string } {
		const scan = new Scan();
		scan.value(asBytes(text), 0, text.length);
		return {
			length: scan.length,
			reference: scan.lengthRef,
			written: text.slice(scan.lengthStart, Math.max(scan.lengthEnd, scan.lengthStart)),
		};
	}

	test.each<[string, number, number, string]>([
		['<</Length 5>>', 5, -1, '5'],
		['<</Length 007/A 1>>', 7, -1, '007'],
		['<</Length% 1\n5>>', 5, -1, '5'],
		['<</Length 5 0 R>>', -1, 5, '5 0 R'],
		['<</Length 5\n0\nR/A 6 0 R>>', -1, 5, '5\n0\nR'],
		['<</A/Length/Length 6>>', 6, -1, '6'],
		['<</Length 5/Length 6>>', 6, -1, '6'],
		['<</DecodeParms<</Length 4>>/Length 6/X[/Length 9]>>', 6, -1, '6'],
		['<</Length1 4/LengthX 5/Length 6>>', 6, -1, '6'],
		['<</X[/Length 4]>>', -1, -1, ''],
		['<</Length 5.5>>', -1, -1, ''],
		['<</Length/A 5>>', -1, -1, ''],
		['<</Length(5)>>', -1, -1, ''],
		['[/Length 5]', -1, -1, ''],
	])('of %s', (text, expected, reference, text2) => {
		expect(length(text)).toEqual({ length: expected, reference, written: text2 });
	});
});

test.each<[string, boolean]>([
	['<</ByteRange[0 1 2 3]>>', true],
	['<</V<</ByteRange[0 1 2 3]>>>>', true],
	['/ByteRange', true],
	['<</ByteRanges 1/A(/ByteRange)>>', false],
])('whether %s may be a signature: %s', (text, expected) => {
	const scan = new Scan();
	scan.value(asBytes(text), 0, text.length);
	expect(scan.byteRange).toBe(expected);
});

test('adds the marks of each value to those before, until they are forgotten', () => {
	const scan = new Scan();
	const add = (text: string) => scan.value(asBytes(text), 0, text.length);
	const numbers = () => Array.from({ length: scan.used / 3 }, (_, index) => scan.marks[index * 3]);
	add('[1 0 R]');
	add('[2 0 R(x)3 0 R]');
	expect(numbers()).toEqual([1, 2, 3]);
	const copy = new Scan();
	copy.append(scan.marks, 3, scan.used);
	scan.reset();
	add(`[${Array.from({ length: 200 }, (_, index) => `${index} 0 R`).join(' ')}]`);
	expect(numbers()).toEqual(Array.from({ length: 200 }, (_, index) => index));
	expect([...copy.marks.slice(0, copy.used)]).toEqual([2, 1, 6, 3, 9, 14]);
});
