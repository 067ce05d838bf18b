import fc, { type Arbitrary } from 'fast-check';
import { Parser } from '../../../shared/pdf/syntax/parser';
import { Output } from '../../../shared/pdf/syntax/output';
import { Entries } from '../../../shared/pdf/syntax/entries';
import { STRING, Scan } from '../../../shared/pdf/syntax/scan';
import { UNENCRYPTED, formatNumber, writeValue } from '../../../shared/pdf/syntax/serialize';
import { Dict, Name, Ref, Str, latin, type Value } from '../../../shared/pdf/syntax/values';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const latinText = (found: Uint8Array) => Buffer.from(found).toString('latin1');
const parse = (text: string): Value => new Parser(bytes(text), 0, text.length, 100).value();
function written(value: Value): string {
	const out = new Output(64);
	writeValue(out, value, UNENCRYPTED);
	return Buffer.from(out.bytes).toString('latin1');
}
/** A string's bytes as text, and other values as they are. */
const plain = (value: Value): unknown => (value instanceof Str ? Buffer.from(value.bytes).toString('latin1') : value);

/** Numbers of the references in `value`, in the order of the text. */
function references(value: Value): number[] {
	if (value instanceof Ref) return [value.number];
	if (Array.isArray(value)) return value.flatMap(references);
	return value instanceof Dict ? [...value.values()].flatMap(references) : [];
}

function scanned(text: string): { references: number[]; strings: number; end: number } {
	const scan = new Scan();
	scan.strings = true;
	const end = scan.value(bytes(text), 0, text.length);
	const whats = Array.from({ length: scan.used / 3 }, (_, index) => scan.marks[index * 3]!);
	return { references: whats.filter((what) => what !== STRING), strings: whats.filter((what) => what === STRING).length, end };
}

const byteText = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 12 });
const value: Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.constantFrom<Value>(true, false, 0, -1, 65_535),
		fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => Number(number.toFixed(4)) + 0),
		fc.integer({ min: 0, max: 2 ** 31 - 1 }),
		byteText.map((text) => new Name(text.replaceAll('\0', 'x'))),
		byteText.map(latin),
		fc.integer({ min: 1, max: 99_999 }).map((number) => new Ref(number)),
		fc.array(tie('value'), { maxLength: 5 }),
		fc
			.array(
				fc.tuple(
					byteText.map((text) => text.replaceAll('\0', 'x')),
					tie('value'),
				),
				{ maxLength: 5 },
			)
			.map((entries) => new Dict(entries)),
	),
})).value;

describe('values and their text', () => {
	test('reads every value that it has written as the same value', () => {
		fc.assert(
			fc.property(value, (one) => {
				expect(parse(written(one))).toEqual(one);
			}),
			{ numRuns: 300 },
		);
	});

	test('finds the same references, strings and end as a parse', () => {
		const gap = fc.constantFrom(' ', '\n', '\r\n', '\0', '% 9 0 R ) >> ]\n', '  ');
		fc.assert(
			fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), gap, (items, blank) => {
				const text = `<</Some${blank}[${items.map(written).join(blank)}]${blank}/Other${blank}(x)${blank}>>`;
				const { references: found, strings, end } = scanned(`${text} endobj`);
				expect(found).toEqual(references(parse(text)));
				expect(strings).toBe(countStrings(parse(text)));
				expect(end).toBe(text.length);
			}),
			{ numRuns: 300 },
		);
	});

	test('reads and writes a long array of references item by item, whatever comes between them', () => {
		const odd = fc.constantFrom('null', '7 1 R', '7 0R', '8 % x\n 0 R', '99999999999 0 R', '5', '/N', '7\t0  R', '[7 0 R]');
		const usual = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((number) => `${number} 0 R`);
		const items = fc.array(fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd }), { maxLength: 200 });
		fc.assert(
			fc.property(items, fc.constantFrom(' ', '\n', '\r', '  ', '\r\n'), (texts, gap) => {
				const array = parse(`[${texts.join(gap)}]`);
				expect(array).toEqual(texts.map(parse));
				expect(parse(written(array))).toEqual(array);
			}),
			{ numRuns: 200 },
		);
	});

	test('finds kept entries again after it has located other dictionaries', () => {
		const [first, second] = [bytes('<</A 1 0 R/B[2 0 R]>>'), bytes('<</C/D/E 3 0 R/A(x)>>')];
		const entries = new Entries();
		entries.locate(first, 0, first.length);
		entries.keep(7, 10);
		entries.locate(second, 0, second.length);
		expect(entries.find(second, 'B')).toBe(-1);
		expect(entries.recall(8)).toBe(false);
		expect(entries.recall(7)).toBe(true);
		const at = entries.find(first, 'B');
		expect(latinText(first.subarray(entries.at[at + 2], entries.at[at + 3]))).toBe('[2 0 R]');
		const { marks } = entries.scan;
		expect([marks[entries.marksFrom], marks[entries.marksFrom + 3], entries.marksTo - entries.marksFrom]).toEqual([1, 2, 6]);
	});

	test('locates entries where a parse finds them', () => {
		fc.assert(
			fc.property(fc.array(value, { maxLength: 4 }), (items) => {
				const entries = new Dict(items.map((item, index) => [`K${index}`, item]));
				const text = written(entries);
				const located = new Entries();
				expect(located.locate(bytes(text), 0, text.length)).toBe(true);
				for (const [key, item] of entries) {
					const at = located.find(bytes(text), key);
					expect(parse(text.slice(located.at[at + 2], located.at[at + 3]))).toEqual(item);
				}
			}),
			{ numRuns: 200 },
		);
	});

	test.each<[string, unknown]>([
		['(a\\(b\\)\\\\(c)\\n\\r\\t\\b\\f\\q)', 'a(b)\\(c)\n\r\t\b\fq'],
		['(\\101\\1012\\7\\400)', 'AA2\x07\x00'],
		['(one\\\ntwo\\\r\nthree\rfour\r\nfive)', 'onetwothree\nfour\nfive'],
		['(never closed', 'never closed'],
		['(\\)', ')'],
		['<48 65 6C6c 6F7>', 'Hellop'],
		['<4x8', 'H'],
		['/A#42#zz#4', new Name('AB#zz#4')],
		['/', new Name('')],
		['+5', 5],
		['-.5', -0.5],
		['4.', 4],
		['--7', -7],
		['1.2.3', 1.2],
		['5-3', 5],
		['-', -0],
		['7 0 R', new Ref(7)],
		['7 0R', new Ref(7)],
		['7 % x\n 0 R', new Ref(7)],
		['7 0 Rx', 7],
		['7 0', 7],
		['true', true],
		['nonsense', null],
		['', null],
		['endobj', null],
	])('%j is read as viewers read it', (text, expected) => {
		expect(plain(parse(text))).toEqual(expected);
	});

	test.each<[string, Value]>([
		['[1 2', [1, 2]],
		['<</A[1 2>>', new Dict([['A', [1, 2]]])],
		['<</A 1/B>>', new Dict([['A', 1]])],
		['<</A null/B 2>>', new Dict([['B', 2]])],
		['<</A 1/A 2>>', new Dict([['A', 2]])],
		[
			'<</A 1 3 /B 2>>',
			new Dict([
				['A', 1],
				['B', 2],
			]),
		],
		['<<]/A 1>>', new Dict([['A', 1]])],
		['<</A 1 endobj 9 0 obj', new Dict([['A', 1]])],
		['[1 > 2]', [1, null, 2]],
	])('%s is read as far as it goes', (text, expected) => {
		expect(parse(text)).toEqual(expected);
	});

	test.each<[number, string]>([
		[1e21, '1000000000000000000000.0'],
		[-1.5e-7, '-0.00000015'],
		[1e-20, '0'],
		[Infinity, '0'],
		[-0, '0'],
		[123_456_789.125, '123456789.125'],
	])('%d is written as %s', (number, text) => {
		expect(formatNumber(number)).toBe(text);
	});

	test.each(['(', '<</A', '[1 2 endobj 3]', '<</A (x>>', '[[1]', '<</A 1 endobj'])('the skip-lexer refuses %s', (text) => {
		expect(scanned(text).end).toBe(-1);
	});

	test('resolves references with impossible object numbers to null', () => {
		expect(scanned('[4294967301 0 R 5 0 R]').references).toEqual([0, 5]);
	});
});

function countStrings(value: Value): number {
	if (value instanceof Str) return 1;
	if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countStrings(item), 0);
	return value instanceof Dict ? [...value.values()].reduce<number>((sum, item) => sum + countStrings(item), 0) : 0;
}
