/** Data that is deflated piece by piece, inflated by zlib. */
import { inflateSync } from 'node:zlib';
import { RowDeflater } from '../../../shared/model/image/png-rows';
import { Pace } from '../../../shared/pace/pace';
import { deflateStream } from '../../../shared/pdf/syntax/deflate-stream';
import { Output } from '../../../shared/pdf/syntax/output';
import { portableCodec } from '../../../shared/pdf/syntax/portable-codec';
import { pause } from '../../support/hosts/local';
import { Random } from '../../support/random';
import { amount, sampled, testInTurn } from '../../support/sample';

const pace = () => new Pace(pause);

/** Zeros, then few values that often repeat those of five bytes before: rows of a cross-reference or an image. */
function data(length: number, seed: number): Uint8Array {
	const random = new Random(seed);
	const bytes = new Uint8Array(length);
	for (let at = 5; at < length; at++) bytes[at] = random.below(10) < 6 ? bytes[at - 5]! : random.below(4);
	return bytes;
}

const lengths = [
	0,
	...sampled(
		Array.from({ length: 130 }, (_, index) => index * 3 + 1),
		30,
	),
	32_768,
	65_535,
	98_304,
	98_305,
	...sampled([163_840, 300_000, 1_200_000], 1),
];
/** Without jest's comparison, which is slow on megabytes. */
const right = (packed: Uint8Array, original: Uint8Array): boolean => Buffer.from(inflateSync(packed)).equals(original);

testInTurn.each([1, 6, 9] as const)('the portable codec gives data that zlib inflates (level %i)', async (level) => {
	const wrong = [];
	for (const length of lengths) {
		const original = data(length, length + level);
		if (!right(await portableCodec(pace()).deflate(original, level), original)) wrong.push(length);
	}
	expect(wrong).toEqual([]);
});

test('pieces of any size give data that zlib inflates', () => {
	const wrong = [];
	for (const piece of [1, 7, 8192, 65_536, 100_000])
		for (const length of piece === 1 ? [5, 50, 500] : sampled([5000, 70_000, 250_000], 1)) {
			const original = data(length, piece);
			const packed = new Output(256);
			const stream = deflateStream({ level: 6 }, packed);
			for (let at = 0; at < length; at += piece) stream.push(original.slice(at, at + piece), at + piece >= length);
			if (!right(packed.bytes, original)) wrong.push([piece, length]);
		}
	expect(wrong).toEqual([]);
});

test('rows of images that begin with zeros are what zlib inflates', () => {
	const wrong = [];
	for (let width = 1; width <= 300; width += amount(1, 5)) {
		const [image, rows] = [new RowDeflater(width, 1), 1 + (width % 7)];
		const samples = data(width * rows, width);
		const expected: number[] = [];
		for (let row = 0; row < rows; row++) {
			const own = samples.slice(row * width, (row + 1) * width);
			image.add(own, 0);
			expected.push(0, ...own);
		}
		if (!right(image.finish(), Uint8Array.from(expected))) wrong.push(width);
	}
	expect(wrong).toEqual([]);
});

test('data of one piece gives the same bytes whatever was deflated before', async () => {
	const codec = portableCodec(pace());
	const [one, other] = [data(40_000, 1), data(60_000, 2)];
	const first = await codec.deflate(one, 6);
	expect(right(await codec.deflate(other, 6), other)).toBe(true);
	expect(Buffer.from(await codec.deflate(one, 6)).equals(first)).toBe(true);
});
