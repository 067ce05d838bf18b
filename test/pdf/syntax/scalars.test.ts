import { readLiteral, readName, readNumber, readString } from '../../../shared/pdf/syntax/scalars';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const number = (text: string): number => readNumber(bytes(`[${text}]`), 1, text.length + 1);

describe('numbers', () => {
	it.each(['0', '-0', '1', '+17', '-98', '34.5', '-3.62', '123.6', '4.', '-.002', '.5', '0.0', '00012.50', '2147483648'])(
		'%s has the value that it says',
		(text) => {
			expect(number(text)).toBe(Number(text));
		},
	);

	it('are those that JavaScript reads, digit by digit', () => {
		let seed = 99;
		const random = (below: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % below;
		for (let round = 0; round < 5000; round++) {
			const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
			const text = `${['', '-', '+'][random(3)]!}${digits(1 + random(12))}.${digits(random(12))}`;
			expect(number(text)).toBe(Number(text));
		}
	});

	it.each([
		['--5', -5],
		['1.2.3', 1.2],
		['5-3', 5],
		['+-5', 5],
		['.', 0],
		['-', -0],
		['', 0],
		['12345678901234567890.5', 12_345_678_901_234_567_890.5],
	])('written as %s are read as viewers read them', (text, expected) => {
		expect(number(text)).toBe(expected);
	});
});

it.each([
	['Name1', 'Name1'],
	['A#20B', 'A B'],
	['#41#4', 'A#4'],
	['A#GGB', 'A#GGB'],
	['#', '#'],
	['', ''],
])('reads the name %s', (written, expected) => {
	expect(readName(bytes(`/${written} 1`), 1, written.length + 1)).toBe(expected);
});

it('reads long names as short ones', () => {
	const name = `${'a#20b#x'.repeat(100)}#zz#`;
	expect(readName(bytes(`/${name}`), 1, name.length + 1)).toBe(`${'a b#x'.repeat(100)}#zz#`);
});

describe('strings', () => {
	it.each([
		['(plain)', 'plain'],
		['(a(b(c))d)', 'a(b(c))d'],
		['(\\n\\r\\t\\b\\f\\(\\)\\\\\\x)', '\n\r\t\b\f()\\x'],
		['(\\101\\1018\\53\\0)', 'AA8+\0'],
		['(a\\\nb\\\r\nc\rd\r\ne)', 'abc\nd\ne'],
		['(never closed', 'never closed'],
		['(a\\', 'a'],
		['()', ''],
		['<48656C6c6f>', 'Hello'],
		['<4 8 6>', 'H`'],
		['<48', 'H'],
		['<>', ''],
	])('%j has its bytes', (written, expected) => {
		expect(Buffer.from(readString(bytes(written), 0, written.length)).toString('latin1')).toBe(expected);
	});

	it('end at their parenthesis, whatever follows', () => {
		expect(Buffer.from(readLiteral(bytes('(a) (b)'), 1, 7)).toString('latin1')).toBe('a');
	});
});

describe('long hexadecimal strings', () => {
	const digits = (count: number): string => '0123456789abcdefABCDEF'.repeat(Math.ceil(count / 22)).slice(0, count);
	const expected = (text: string): string => {
		const all = text.replace(/>.*/s, '').replace(/[^0-9a-fA-F]/g, '');
		return Buffer.from(all.length % 2 === 0 ? all : `${all}0`, 'hex').toString('hex');
	};

	it.each([
		['only digits', `${digits(3_000_000)}>`],
		['an odd number of digits', `${digits(5001)}>`],
		['a blank within a pair, and an end within', `${digits(4999)} ${digits(2_100_001)}\n\0é${digits(3)}>${digits(10)}`],
		['no end', digits(6000)],
		['nothing but other characters', ' x'.repeat(4000)],
	])('are read with %s', (_, text) => {
		const read = readString(bytes(`<${text}`), 0, text.length + 1);
		expect(Buffer.from(read).toString('hex') === expected(text)).toBe(true);
	});

	it('are not read digit by digit', () => {
		const write = jest.spyOn(Buffer.prototype, 'write');
		const text = digits(3_000_000);
		readString(bytes(`<${text}>`), 0, text.length + 2);
		const calls = write.mock.calls.length;
		write.mockRestore();
		expect(calls).toBe(3);
	});
});
