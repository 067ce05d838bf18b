/** How new object streams and cross-reference streams are compressed (ISO 32000-2, 7.5.7 and 7.5.8). */
import { deflate, store } from '../filters';
import type { Job } from '../job';
import { passThrough } from '../syntax/platform-streams';
import { codecOf } from '../syntax/portable-codec';

export interface Compressor {
	/** Compresses `data`, which may change as soon as the call returns. Several calls may be under way at once. */
	readonly deflate: (data: Uint8Array) => Uint8Array | Promise<Uint8Array>;
	/** Bytes that should be under way at once, at most. */
	readonly most: number;
}

/** For native codecs: twice as fast as the best level, for results that are a twentieth larger. */
const LEVEL = 5;
/** Below this, plain JavaScript is done before the platform's streams have been set up (bench/README.md, "Tried"). */
const SMALL = 8_192;
const MOST = 1 << 23;

/**
 * The host's native codec, or `CompressionStream`, which every host has. Both work in other threads. `draft`: no compression;
 * `smallest`: as well as can be.
 */
export function compressor(job: Job, { draft, smallest }: { readonly draft: boolean; readonly smallest: boolean }): Compressor {
	const { codec } = job;
	if (draft) return { deflate: store, most: MOST };
	// Without a native codec, the work is done in this thread, and pauses.
	if (smallest) return { deflate: (data) => codecOf(job).deflate(new Uint8Array(data), 9), most: codec ? MOST : 0 };
	if (codec) return { deflate: (data) => codec.deflate(new Uint8Array(data), LEVEL), most: MOST };
	return {
		deflate: (data) =>
			data.length < SMALL ? deflate(data) : passThrough(new CompressionStream('deflate'), [new Uint8Array(data)]),
		most: MOST,
	};
}
