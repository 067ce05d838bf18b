/** The streams that compress and that every host has. They work in other threads. */
import { joinBytes } from './characters';

/** All that a stream, such as `new CompressionStream('deflate')`, makes of the chunks. Rejects what it cannot read. */
export async function passThrough(
	{ readable, writable }: CompressionStream | DecompressionStream,
	chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Uint8Array> {
	const written = writeChunks(writable.getWriter(), chunks);
	const [passed] = await Promise.all([readChunks(readable.getReader()), written]);
	return joinBytes(passed);
}

async function writeChunks(
	writer: WritableStreamDefaultWriter,
	chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
	try {
		for await (const chunk of chunks) await writer.write(chunk);
		await writer.close();
	} catch (thrown) {
		// The reader must not wait for more.
		await writer.abort(thrown).catch(() => undefined);
		throw thrown;
	}
}

async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array[]> {
	const passed: Uint8Array[] = [];
	for (let next = await reader.read(); !next.done; next = await reader.read()) passed.push(next.value);
	return passed;
}
