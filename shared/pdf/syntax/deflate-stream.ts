/** Deflating piece by piece with fflate. */
import { Zlib, type DeflateOptions } from 'fflate';
import type { Sink } from './output';

/**
 * A zlib stream into `sink`. There must be data before the last piece ends.
 *
 * fflate (0.8.3) puts 32 KB of zeros in front of the data and may refer to them: data that begins with zeros, such as rows of images
 * and cross-references, then has distances which go beyond its start, and no reader inflates it. So the data begins where the window
 * begins, as in fflate's functions that deflate at once.
 */
export function deflateStream(options: DeflateOptions, sink: Pick<Sink, 'copy'>): Zlib {
	const stream = new Zlib(options, (chunk) => sink.copy(chunk, 0, chunk.length));
	Object.assign((stream as unknown as { readonly s: object }).s, { i: 0, w: 0, z: 0 });
	return stream;
}
