/** Ends a request whose answer came before all of its body: the client gets some time to read the answer, and then the connection ends. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of the body that are still read, so that a client which sends little more keeps its connection. */
const MOST_DRAINED = 1024 * 1024;
/** Milliseconds after the answer in which the rest of the body must arrive. */
const LINGER = 2000;

/** Call it before the answer is sent. If the connection closed at once, the answer could be lost on its way to the client. */
export function drainBriefly(request: IncomingMessage, response: ServerResponse): void {
	if (request.complete) return;
	let drained = 0;
	request.on('data', (chunk: Buffer) => {
		drained += chunk.length;
		// Node then stops reading from the socket, so that the client cannot send more either.
		if (drained > MOST_DRAINED) request.pause();
	});
	request.resume();
	response.once('finish', () => {
		if (request.complete) return;
		const timer = setTimeout(() => request.socket.resetAndDestroy(), LINGER).unref();
		const arrived = (): void => clearTimeout(timer);
		request.once('end', arrived).once('close', arrived);
	});
}
