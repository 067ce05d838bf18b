/** Bytes that come in pieces, and are joined with pauses. */
import { Pace } from '../../../shared/pace/pace';
import { LongOutput } from '../../../shared/pdf/syntax/long-output';

test('joins all bytes in their order, a few megabytes at a time', async () => {
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	const output = new LongOutput(100);
	const pieces = Array.from({ length: 300 }, (_, at) => Buffer.alloc(1 + ((at * 7919) % 100_000), at));
	for (const piece of pieces) output.copy(Buffer.concat([Buffer.of(0), piece, Buffer.of(0)]), 1, 1 + piece.length);
	expect(Buffer.compare(await output.join(pace), Buffer.concat(pieces))).toBe(0);
	expect(step.mock.calls.length).toBeGreaterThan(2);
	expect(Math.max(...step.mock.calls.map(([cost]) => cost))).toBeLessThanOrEqual(1 << 22);
});

test('gives short data without joining it', async () => {
	const output = new LongOutput(10);
	for (const byte of [1, 2, 3]) output.copy(Uint8Array.of(byte), 0, 1);
	expect([...(await output.join(new Pace(() => Promise.resolve())))]).toEqual([1, 2, 3]);
});
