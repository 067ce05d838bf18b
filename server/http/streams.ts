/** HTTP/2 (RFC 9113): a stream carries one request and its answer, and many streams share a connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, type Http2ServerRequest, type ServerHttp2Stream } from 'node:http2';

const { NGHTTP2_CANCEL, NGHTTP2_INTERNAL_ERROR, NGHTTP2_NO_ERROR } = constants;

/** Undefined over HTTP/1.1. */
export const streamOf = (message: IncomingMessage | ServerResponse): ServerHttp2Stream | undefined =>
	'stream' in message ? (message as unknown as Http2ServerRequest).stream : undefined;

/** Whether all of an answer was sent. */
export function isSent(response: ServerResponse): boolean {
	const stream = streamOf(response);
	// Node finishes what it writes to a stream when that is reset.
	return stream ? stream.writableFinished && !stream.aborted && stream.rstCode === NGHTTP2_NO_ERROR : response.writableFinished;
}

/** Call it when a request of a stream has come. */
export function tellWhenBroken(response: ServerResponse, stream: ServerHttp2Stream): void {
	// Node would end the stream as if nothing were wrong, and the client would take a part of the answer for all of it.
	response.destroy = () => {
		if (!stream.closed) stream.close(NGHTTP2_INTERNAL_ERROR);
		return response;
	};
}

/** After the answer, the client need not send the rest of its body (RFC 9113, 8.1). */
export function stopUpload(stream: ServerHttp2Stream): void {
	stream.once('finish', () => {
		if (!stream.endAfterHeaders && !stream.readableEnded && !stream.closed) stream.close(NGHTTP2_NO_ERROR);
	});
}

/** Ends a stream of whose answer the client reads nothing for `milliseconds`. Node's own timer waits while others of its connection are read. */
export function endUnlessStreamRead(stream: ServerHttp2Stream, milliseconds: number): void {
	// Its client may have left while the answer was made.
	if (stream.destroyed) return;
	let timer: NodeJS.Timeout | undefined;
	const wait = (): void => {
		clearTimeout(timer);
		// If nothing waits to be read, the client waits for us.
		timer = setTimeout(() => (stream.writableLength > 0 ? stream.close(NGHTTP2_CANCEL) : wait()), milliseconds);
	};
	wait();
	stream.on('drain', wait).once('close', () => clearTimeout(timer));
}
