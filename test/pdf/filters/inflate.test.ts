import { deflateSync } from 'node:zlib';
import { undo } from '../../../shared/pdf/filters';

const budget = () => ({ stream: 2 ** 28, total: 2 ** 28, remaining: 2 ** 28 });

describe('FlateDecode', () => {
	// Small data are inflated into memory of a fixed size; what does not fit must not be lost.
	test.each([0, 1, 1_048_575, 1_048_576, 1_048_577, 5_000_000])('%d bytes are whole', (length) => {
		const data = Buffer.alloc(length, 'q 1 0 0 1 0 0 cm Q\n');
		const found = undo('FlateDecode', deflateSync(data), undefined, budget());
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

describe('RunLengthDecode', () => {
	test('runs, copies, and an end cut off', () => {
		const decoded = undo('RunLengthDecode', Buffer.from([2, 65, 66, 67, 254, 68, 128, 1, 2]), undefined, budget());
		expect(Buffer.from(decoded).toString()).toBe('ABCDDD');
		expect(Buffer.from(undo('RunLengthDecode', Buffer.from([9, 65, 66]), undefined, budget())).toString()).toBe('AB');
	});
});
