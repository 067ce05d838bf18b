/** Data that is inflated piece by piece. */
import { deflateSync } from 'node:zlib';
import { Pace } from '../../../shared/pdf/pace';
import { inflateStrictly } from '../../../shared/pdf/syntax/inflate-strictly';
import { pause } from '../../support/hosts/local';
import { Random } from '../../support/random';

test('inflates stored blocks that are longer than the slices in which it reads', async () => {
	const random = new Random(1);
	const original = Uint8Array.from({ length: 200_000 }, () => random.below(256));
	const taken: Uint8Array[] = [];
	const packed = deflateSync(original, { level: 0 });
	const { ending } = await inflateStrictly([packed], original.length, new Pace(pause), 1, (bytes) => taken.push(bytes.slice()));
	expect(ending).toBe('clean');
	expect(Buffer.concat(taken).equals(original)).toBe(true);
});
