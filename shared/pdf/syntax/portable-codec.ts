/** Deflate and inflate in plain JavaScript, letting others run. */
import { zlibSync } from 'fflate';
import type { Codec } from '../codec';
import type { Job } from '../job';
import type { Pace } from '../pace';
import { deflateStream } from './deflate-stream';
import { inflateStrictly } from './inflate-strictly';
import { Output } from './output';

/** The compression of a piece of work: the host's, or the portable one. */
export const codecOf = ({ codec, pace }: Job): Codec => codec ?? portableCodec(pace);

/** Bytes that are deflated at once. At level 9 this may take 30 ms, where data repeat themselves as the objects of pages do. */
const PIECE = 1 << 16;
/** Others run before a piece that is longer than this: with the work before it, it would take too long. */
const SHORT = 1 << 14;
/** The cost of the tables of one stream, however short it is, see `Pace`. */
const SETUP = 100_000;

export const portableCodec = (pace: Pace): Codec => ({
	async deflate(data, level) {
		if (data.length === 0) return zlibSync(data);
		const packed = new Output(Math.max(256, data.length >> 2));
		const stream = deflateStream({ level }, packed);
		for (let at = 0; at < data.length; at += PIECE) {
			if (data.length - at > SHORT) await pace.rest();
			stream.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
			const due = pace.step(SETUP + Math.min(data.length, PIECE) * 10);
			if (due) await due;
		}
		return packed.bytes;
	},
	async inflate(data, most) {
		const out = new Output(Math.min(data.length * 4, most));
		const { ending } = await inflateStrictly([data], most, pace, 1, (bytes) => out.copy(bytes, 0, bytes.length));
		return ending === 'clean' ? out.bytes : undefined;
	},
});
