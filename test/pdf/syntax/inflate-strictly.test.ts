/** Data that is inflated piece by piece. */
import { deflateSync } from 'node:zlib';
import { Pace } from '../../../shared/pace/pace';
import { inflateStrictly } from '../../../shared/pdf/syntax/inflate-strictly';
import { pause } from '../../support/hosts/local';
import { Random } from '../../support/random';

test('inflates stored blocks that are longer than the slices in which it reads', async () => {
	const random = new Random(1);
	const original = Uint8Array.from({ length: 200_000 }, () => random.below(256));
	const taken: Uint8Array[] = [];
	const packed = deflateSync(original, { level: 0 });
	const { ending } = await inflateStrictly(packed, original.length, new Pace(pause), 1, (bytes) => taken.push(bytes.slice()));
	expect(ending).toBe('clean');
	expect(Buffer.concat(taken).equals(original)).toBe(true);
});

test('inflates a few megabytes at once, also of data that first hardly expands', async () => {
	const noise = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at * 2654435761) >>> 13));
	const data = deflateSync(Buffer.concat([noise, Buffer.alloc(20_000_000, 65)]));
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	const { reached, ending } = await inflateStrictly(data, Infinity, pace, 1, () => undefined);
	expect({ reached, ending }).toEqual({ reached: 20_030_000, ending: 'clean' });
	expect(Math.max(...step.mock.calls.map(([cost]) => cost))).toBeLessThan(4_500_000);
});
