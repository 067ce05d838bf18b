/**
 * Deflate and inflate (RFC 1950). The portable codec (syntax/portable-codec.ts) is plain JavaScript, and deflates by fflate; a host that has
 * native zlib provides it (the Action and the service do; n8n's rules forbid it). New object streams have a third way
 * (write/compressor.ts). All of them give valid data, but not the same bytes (docs/semantics.md, D43); optimize_document deflates by the first alone.
 */

export interface Codec {
	/** zlib data; `level` is from 1, fast, to 9, small. */
	deflate(data: Uint8Array, level: CompressionLevel): Promise<Uint8Array>;
	/** The inflated data of a zlib stream; undefined unless it is complete, its checksum agrees, and it gives at most `most` bytes. */
	inflate(data: Uint8Array, most: number): Promise<Uint8Array | undefined>;
}

/** Native codecs inflate at once as well: for the many small streams, waiting for another thread takes longer. */
export interface NativeCodec extends Codec {
	/** See `inflate`. */
	inflateNow(data: Uint8Array, most: number): Uint8Array | undefined;
}

export type CompressionLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** As much of `node:zlib` as is needed. The engine imports it nowhere. */
export interface NativeZlib {
	deflate(data: Uint8Array, options: object, done: (error: Error | null, result: Uint8Array) => void): void;
	deflateSync(data: Uint8Array, options: object): Uint8Array;
	inflate(data: Uint8Array, options: object, done: (error: Error | null, result: Uint8Array) => void): void;
	inflateSync(data: Uint8Array, options: object): Uint8Array;
}

/** Below this, another thread would take longer to wake than to deflate (bench/README.md, "Tried"). */
const SHORT = 1 << 15;

/** The codec of a host that provides `node:zlib`. It works in other threads, so several streams may be under way at once. */
export const nativeCodec = (zlib: NativeZlib): NativeCodec => ({
	deflate: (data, level) =>
		new Promise((resolve, reject) => {
			const options = { level, memLevel: 9, windowBits: 15 };
			if (data.length < SHORT) return resolve(plainBytes(zlib.deflateSync(data, options)));
			const done = (error: Error | null, result: Uint8Array): void => (error ? reject(error) : resolve(plainBytes(result)));
			zlib.deflate(data, options, done);
		}),
	inflate: (data, most) =>
		new Promise((resolve) => {
			if (most <= 0) resolve(undefined);
			else {
				// In few pieces, because each one is passed between threads.
				const chunkSize = Math.min(Math.max(data.length, 1 << 14), 1 << 24);
				zlib.inflate(data, { maxOutputLength: most, chunkSize }, (error, result) =>
					resolve(error ? undefined : plainBytes(result)),
				);
			}
		}),
	inflateNow(data, most) {
		if (most <= 0) return undefined;
		try {
			return plainBytes(zlib.inflateSync(data, { maxOutputLength: most }));
		} catch {
			return undefined;
		}
	},
});

/** Without the methods of Node's Buffer, some of which differ: its `slice` does not copy. */
const plainBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);
