import { deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import { OctavoError } from '../../../shared/contract/errors';
import { openDocument } from '../../../shared/pdf/open-document';
import { deflate, undo, type Budget, type Damage } from '../../../shared/pdf/filters';
import { inflateAtEase } from '../../../shared/pdf/filters/flate-at-ease';
import { dict, type Stream, type Value } from '../../../shared/pdf/syntax/values';
import { job } from '../../support/hosts/local';
import { lzw } from '../../support/hostile/lzw';
import { rawPages } from '../../support/documents/raw';
import { uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const budget = (stream = 1 << 20): Budget => ({ stream, total: 4 * stream, remaining: 4 * stream });
const bytes = (text: string) => Buffer.from(text, 'latin1');
const plain = (filter: string, data: Uint8Array, parameters: Record<string, Value> = {}, bound = budget()) =>
	Buffer.from(undo(filter, data, dict(parameters), bound)).toString('latin1');

/** Text with repetitions and changes of pace, long enough to fill the code table of LZW several times over. */
const prose = Array.from({ length: 9000 }, (_, index) => `${index} ${(index * 7919) % 4001} `).join('');

/** Rows of samples of `depth` bits; each row begins at a byte. */
function packRows(rows: readonly (readonly number[])[], depth: number): Uint8Array {
	const bytesOf = (row: readonly number[]) =>
		row
			.map((sample) => sample.toString(2).padStart(depth, '0'))
			.join('')
			.match(/.{1,8}/g)!
			.map((bits) => parseInt(bits.padEnd(8, '0'), 2));
	return Uint8Array.from(rows.flatMap(bytesOf));
}

/** The rows of `count` samples in bytes that `packRows` made. */
function unpackRows(packed: Uint8Array, count: number, depth: number): number[][] {
	const size = Math.ceil((count * depth) / 8);
	return Array.from({ length: packed.length / size }, (_, row) => {
		const bits = [...packed.subarray(row * size, (row + 1) * size)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
		return Array.from({ length: count }, (_sample, index) => parseInt(bits.slice(index * depth, (index + 1) * depth), 2));
	});
}

describe('filters', () => {
	test('ASCIIHex: blanks, an odd digit, the end', () => {
		expect(plain('ASCIIHexDecode', bytes('48 65\n6c6C 6f2>ff'))).toBe('Hello ');
		expect(plain('AHx', bytes('7'))).toBe('p');
	});

	test('ASCII85: blanks, z, a short group, the end', () => {
		expect(plain('ASCII85Decode', bytes('<~87cUR\nD]i,"Ebo80~>ignored'))).toBe('Hello World!');
		expect(plain('A85', bytes('87cURD]i,"Ebo80z0E~>'))).toBe('Hello World!\0\0\0\x000');
	});

	test('RunLength: copies, repetitions, the end, and data cut off', () => {
		expect(plain('RunLengthDecode', bytes('\x02abc\xfex\x80never'))).toBe('abcxxx');
		expect(plain('RL', bytes('\x09abc'))).toBe('abc');
		expect(plain('RL', bytes('\xfe'))).toBe('');
	});

	test('LZW: the example of the standard', () => {
		const data = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
		expect(plain('LZWDecode', data)).toBe('-----A---B');
	});

	test.each([0, 1] as const)('LZW through all widths of codes, EarlyChange %d', (early) => {
		expect(plain('LZWDecode', lzw(prose, early), { EarlyChange: early })).toBe(prose);
	});

	test('Flate: with and without the zlib header, cut off, followed by rubbish, with a wrong checksum', () => {
		const data = deflateSync(bytes(prose));
		const cut = plain('FlateDecode', data.subarray(0, data.length >> 1));
		expect(plain('FlateDecode', data)).toBe(prose);
		expect(plain('Fl', deflateRawSync(bytes(prose)))).toBe(prose);
		expect(plain('Fl', Buffer.concat([data, Buffer.alloc(500, 7)]))).toBe(prose);
		expect(plain('Fl', Buffer.concat([data.subarray(0, -4), Buffer.alloc(4)]))).toBe(prose);
		expect(prose.startsWith(cut)).toBe(true);
		expect(cut.length).toBeGreaterThan(prose.length / 3);
		expect(() => plain('Fl', Buffer.alloc(50, 255))).toThrow('a compressed stream is damaged');
	});

	test('PNG predictors, row by row', () => {
		// Rows of three pixels of two bytes: none, sub, up, average, Paeth.
		const rows = [
			'\0abcdef',
			'\x01ab\x01\x01\x01\x01',
			'\x02\x01\x01\x01\x01\x01\x01',
			'\x03\x32\x32\x01\x01\x01\x01',
			'\x04\x01\x01\x01\x01\x01\x01',
		];
		const out = undo('FlateDecode', deflateSync(bytes(rows.join(''))), dict({ Predictor: 15, Columns: 3, Colors: 2 }), budget());
		expect([...out]).toEqual([
			...[97, 98, 99, 100, 101, 102],
			...[97, 98, 98, 99, 99, 100],
			...[98, 99, 99, 100, 100, 101],
			...[99, 99, 100, 100, 101, 101],
			...[100, 100, 101, 101, 102, 102],
		]);
	});

	test.each([
		['rows that begin elsewhere', 'abcdefghij', { Predictor: 12, Columns: 4 }, true],
		['a longer row than there is data', 'abcdefghij', { Predictor: 12, Columns: 100 }, true],
		['rows that are longer by a byte', '\x02abcd\x02efgh', { Predictor: 12, Columns: 5 }, true],
		['rows of filters that exist', '\x02abcd\x02\x01\x01\x01\x01', { Predictor: 12, Columns: 4 }, false],
		['a line end after the last row', '\x02abcd\n', { Predictor: 12, Columns: 4 }, false],
	] as const)('notices filters of rows that do not exist: %s', async (_, data, parameters, found) => {
		const damage: Damage = { found: false };
		undo('FlateDecode', deflateSync(bytes(data)), dict({ ...parameters }), budget(), damage);
		expect(damage.found).toBe(found);
		const atEase: Damage = { found: false };
		await inflateAtEase(deflateSync(bytes(data)), dict({ ...parameters }), budget(), job(), atEase);
		expect(atEase.found).toBe(found);
	});

	test('predictors that do not exist change nothing', () => {
		for (const predictor of [3, 7, 9])
			expect(plain('FlateDecode', deflateSync(bytes('abcdef')), { Predictor: predictor })).toBe('abcdef');
	});

	test('the TIFF predictor', () => {
		const data = Uint8Array.of(10, 20, 1, 1, 5, 250, 100, 0, 200, 0, 0, 1);
		const out = undo('FlateDecode', deflateSync(data), dict({ Predictor: 2, Columns: 3, Colors: 2 }), budget());
		expect([...out]).toEqual([10, 20, 11, 21, 16, 15, 100, 0, 44, 0, 44, 1]);
	});

	test.each([1, 2, 4, 8, 16].flatMap((depth) => [1, 3, 4].map((colors) => [depth, colors] as const)))(
		'the TIFF predictor with samples of %d bits and %d colors, also where the last row is cut off',
		(depth, colors) => {
			const samples = Array.from({ length: 5 }, (_row, row) =>
				Array.from({ length: 7 * colors }, (_, index) => (index * index * 7 + row * 5 + index) % 2 ** depth),
			);
			const differences = samples.map((row) =>
				row.map((sample, index) => (sample - (row[index - colors] ?? 0) + 2 ** depth) % 2 ** depth),
			);
			const parameters = dict({ Predictor: 2, Columns: 7, Colors: colors, BitsPerComponent: depth });
			const undone = (data: Uint8Array) => undo('FlateDecode', deflateSync(data), parameters, budget());
			const packed = packRows(differences, depth);
			expect(unpackRows(undone(packed), 7 * colors, depth)).toEqual(samples);
			const cut = undone(packed.subarray(0, packed.length - 2));
			expect([...cut]).toEqual([...undone(packed).subarray(0, -2)]);
		},
	);

	test('a PNG predictor of pixels that are not whole bytes', () => {
		// Three colors of four bits are two bytes for the predictor (PNG 9.2).
		const data = bytes('\x01\x10\x20\x01');
		const out = undo(
			'FlateDecode',
			deflateSync(data),
			dict({ Predictor: 15, Columns: 2, Colors: 3, BitsPerComponent: 4 }),
			budget(),
		);
		expect([...out]).toEqual([0x10, 0x20, 0x11]);
	});

	test('allocates no memory for columns that are out of range', () => {
		const data = deflateSync(bytes('\x00abc'));
		expect(plain('FlateDecode', data, { Predictor: 12, Columns: 99_999_999, Colors: 32, BitsPerComponent: 16 })).toBe('abc');
	});

	testInTurn.each<[string, Uint8Array]>([
		['FlateDecode', deflateSync(Buffer.alloc(8 << 20))],
		['FlateDecode', Buffer.concat([deflateSync(Buffer.alloc(8 << 20)), Buffer.alloc(400_000)])],
		['RunLengthDecode', Buffer.alloc(40_000, '\x81a', 'latin1')],
		['LZWDecode', lzw('a'.repeat(2 << 20), 1)],
	])('%s stops at the limit', (filter, data) => {
		const run = () => plain(filter, data, {}, { stream: 1 << 20, total: 1 << 21, remaining: 1 << 21 });
		expect(run).toThrow(OctavoError);
		expect(run).toThrow(/expands? to more than \d+ bytes/);
	});

	test('limits the size of all decoded streams together', () => {
		const bound: Budget = { stream: 1 << 20, total: 2_500_000, remaining: 2_500_000 };
		const data = deflateSync(Buffer.alloc(1_000_000));
		plain('Fl', data, {}, bound);
		plain('Fl', data, {}, bound);
		expect(() => plain('Fl', data, {}, bound)).toThrow(/expands? to more than \d+ bytes/);
	});

	test('deflates data that zlib inflates', () => {
		const packed = deflate(bytes(prose));
		expect(inflateSync(packed).toString('latin1')).toBe(prose);
		expect(packed.length).toBeLessThan(prose.length / 2);
	});
});

describe('FlateDecode', () => {
	const large = () => budget(2 ** 28);

	// Small data are inflated into memory of a fixed size; what does not fit must not be lost.
	test.each([0, 1, 1_048_575, 1_048_576, 1_048_577, 5_000_000])('%d bytes are whole', (length) => {
		const data = Buffer.alloc(length, 'q 1 0 0 1 0 0 cm Q\n');
		const found = undo('FlateDecode', deflateSync(data), undefined, large());
		expect(Buffer.compare(found, data)).toBe(0);
	});

	test('counts the decoded bytes, also beyond the limit', () => {
		const data = deflateSync(Buffer.alloc(5_000_000));
		const spent = { stream: 2 ** 28, total: 1_000_000, remaining: 1_000_000 };
		expect(() => undo('FlateDecode', data, undefined, spent)).toThrow(/expands? to more than \d+ bytes/);
		expect(spent.remaining).toBeLessThan(0);
		expect(() => undo('FlateDecode', deflateSync(Buffer.from('q Q')), undefined, spent)).toThrow(
			/expands? to more than \d+ bytes/,
		);
	});
});

withTools('qpdf')('filters in a document', () => {
	test('decodes a chain of filters as qpdf does', async () => {
		const hex = Buffer.from(lzw(prose, 1)).toString('hex');
		const input = rawPages(1, {
			catalog: '/X 60 0 R',
			objects: { 60: ['/Filter[/AHx/LZWDecode]/DecodeParms[null<</EarlyChange 1>>]', `${hex}>`] },
		});
		const document = await openDocument(input, job());
		const stream = document.get(60) as Stream;
		expect(Buffer.from(document.decoded(stream)).toString('latin1')).toBe(prose);
		expect(uncompressed(input)).toContain(prose);
	});
});
