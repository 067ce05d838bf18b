/** Deflate and inflate in plain JavaScript, letting others run. */
import { zlibSync } from 'fflate';
import type { Codec, NativeCodec } from '../codec';
import type { Job } from '../job';
import type { Pace } from '../../pace/pace';
import { deflatePiece, deflateStream } from './deflate-stream';
import { contradicts } from './adler';
import { joinBytes, skipWhiteSpace } from './characters';
import { inflateStrictly, type Inflated } from './inflate-strictly';
import { LongOutput } from './long-output';

/** The compression of a piece of work: the host's, or the portable one. */
export const codecOf = ({ codec, pace }: Job): Codec => codec ?? portableCodec(pace);

/**
 * A host's codec that deflates as hosts without one do: native zlib gives other bytes with other versions of Node, and on processors of
 * another kind. It inflates natively.
 */
export const withSameBytes = ({ codec, pace }: Job): NativeCodec | undefined =>
	codec && {
		deflate: (data, level) => portableCodec(pace).deflate(data, level),
		inflate: (data, most) => codec.inflate(data, most),
		inflateNow: (data, most) => codec.inflateNow(data, most),
	};

/** Bytes that are deflated at once. At level 9 this may take 30 ms, where data repeat themselves as the objects of pages do. */
const PIECE = 1 << 16;
/** Others run before a piece that is longer than this: with the work before it, it would take too long. */
const SHORT = 1 << 14;
/** The cost of the tables of one stream, however short it is, see `Pace`. */
const SETUP = 100_000;

export const portableCodec = (pace: Pace): Codec => ({
	async deflate(data, level) {
		if (data.length <= SHORT) {
			const bytes = zlibSync(data, { level });
			const due = pace.step(SETUP + data.length * 10);
			if (due) await due;
			return bytes;
		}
		const packed = new LongOutput(data.length >> 2);
		if (data.length <= PIECE) {
			await pace.rest();
			deflatePiece(data, { level }, packed);
			const due = pace.step(SETUP + data.length * 10);
			if (due) await due;
			return packed.join(pace);
		}
		const stream = deflateStream({ level }, packed);
		for (let at = 0; at < data.length; at += PIECE) {
			if (data.length - at > SHORT) await pace.rest();
			stream.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
			const due = pace.step(SETUP + Math.min(data.length, PIECE) * 10);
			if (due) await due;
		}
		return packed.join(pace);
	},
	async inflate(data, most) {
		const { bytes, ending } = await inflateWhole(data, most, pace);
		return ending === 'clean' ? bytes : undefined;
	},
});

/** The header of zlib data (RFC 1950, 2.2), where it is missing. */
const HEADER = Uint8Array.of(0x78, 0x9c);

interface Tolerated {
	readonly bytes: Uint8Array;
	readonly reached: number;
	readonly damaged: boolean;
	/** Whether the data is complete and its checksum is wrong; several programs leave it out. */
	readonly mismatch: boolean;
	/** See `Inflater`. */
	readonly broken: boolean;
}

/**
 * All that the data gives before it is damaged or cut short, as viewers read it: without looking at the checksum, and if the header is
 * missing or wrong. `reached` is more than `most` if there is more.
 */
export async function inflateTolerantly(data: Uint8Array, most: number, pace: Pace): Promise<Tolerated> {
	const at = skipWhiteSpace(data, 0, Math.min(data.length, 4));
	const [cmf = 0, flags = 0] = data.subarray(at, at + 2);
	const headed = (cmf & 15) === 8 && ((cmf << 8) | flags) % 31 === 0;
	const whole = headed ? data.subarray(at) : joinBytes([HEADER, data]);
	const { bytes, reached, ending, consumed, sum, broken } = await inflateWhole(whole, most, pace);
	const isComplete = ending === 'clean' || ending === 'loose';
	const mismatch = headed && ending === 'loose' && reached < most && contradicts(whole, consumed, sum);
	return { bytes, reached, damaged: !isComplete || !headed, mismatch, broken };
}

async function inflateWhole(data: Uint8Array, most: number, pace: Pace): Promise<Inflated & { readonly bytes: Uint8Array }> {
	const out = new LongOutput(Math.min(data.length * 4, most));
	const found = await inflateStrictly(data, most, pace, 1, (bytes) => out.copy(bytes, 0, bytes.length));
	return { ...found, bytes: await out.join(pace) };
}
