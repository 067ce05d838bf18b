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

/** Entries of fflate's table of the last places of three bytes, for data that comes in one piece, and of the places before these. */
const HEADS = 1 << 18;
const LINKS = 1 << 15;
const tables = { h: new Uint16Array(0), p: new Uint16Array(0) };

/**
 * The same for data of at most 64 KB. fflate makes tables of half a megabyte for each stream, outside of V8's heap, where the pages of a
 * long document fill dozens of megabytes before they are collected; here all share one, which holds nothing when a stream begins.
 */
export function deflatePiece(data: Uint8Array, options: DeflateOptions, sink: Pick<Sink, 'copy'>): void {
	const stream = deflateStream(options, sink);
	if (tables.h.length === 0) Object.assign(tables, { h: new Uint16Array(HEADS), p: new Uint16Array(LINKS) });
	else for (const table of [tables.h, tables.p]) table.fill(0);
	Object.assign((stream as unknown as { readonly s: object }).s, tables);
	stream.push(data, true);
}
