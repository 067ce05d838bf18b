/** Ends a request whose answer came before all of its body: the client gets some time to read the answer, and then the connection ends. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { stopUpload, streamOf } from './streams';

/** Bytes of the body that are still read, so that a client which sends little more keeps its connection. */
const MOST_DRAINED = 1024 * 1024;
/** Milliseconds after the answer in which the rest of the body must arrive. */
const LINGER = 2000;

/**
 * Call it before the answer is sent. If the connection closed at once, the answer could be lost on its way to the client. If the
 * connection cannot stay, the answer says so (RFC 9112, 9.6): the client's next request would wait, and fail.
 */
export function drainBriefly(request: IncomingMessage, response: ServerResponse): void {
	const stream = streamOf(request);
	if (stream) return stopUpload(stream);
	const length = bodyLength(request);
	// Node says that a request without a body is complete only after its handler.
	if (request.complete || length === 0) return;
	// A client that waits for `100 Continue` sends nothing of its body after another answer.
	if (length > MOST_DRAINED || request.headers.expect !== undefined) response.setHeader('Connection', 'close');
	const { socket } = request;
	let drained = 0;
	request.on('data', (chunk: Buffer) => {
		drained += chunk.length;
		// Node then stops reading from the socket, so that the client cannot send more either.
		if (drained > MOST_DRAINED) request.pause();
	});
	request.resume();
	const close = (): void => Socket.prototype.destroySoon.call(socket);
	// Node calls `destroySoon` after an answer with `Connection: close`, and would cut off a client that still sends.
	socket.destroySoon = (): void => {
		if (request.complete) close();
		else request.once('end', close).socket.end();
	};
	response.once('finish', () => {
		if (request.complete) return;
		const timer = setTimeout(() => cutOff(socket), LINGER).unref();
		const arrived = (): void => clearTimeout(timer);
		request.once('end', arrived).once('close', arrived);
	});
}

/** Node resets only connections without TLS. */
function cutOff(socket: Socket): void {
	if (socket instanceof TLSSocket) socket.destroy();
	else socket.resetAndDestroy();
}

/** Bytes of the body (RFC 9112, 6.3). */
function bodyLength({ headers }: IncomingMessage): number {
	return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
