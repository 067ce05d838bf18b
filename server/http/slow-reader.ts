/** Ends the connection of a client that does not read its answer, so that it holds neither its place nor a worker forever. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { endUnlessStreamRead, streamOf } from './streams';

/** Call it before the answer is sent. The connection ends if the client reads nothing of the answer for `milliseconds`. */
export function endUnlessRead(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
	const stream = streamOf(request);
	if (stream) return endUnlessStreamRead(stream, milliseconds);
	const { complete, socket } = request;
	const stopReading = (): void => void socket.pause();
	const begin = (): void => {
		// Node destroys the socket when this time has passed without progress.
		socket.setTimeout(milliseconds);
		// If the body is not complete, the client may not read the answer before it has sent all of it.
		if (!complete) return;
		// Received bytes count as progress too, so do not read any, not even when the next request asks for its body.
		socket.on('resume', stopReading).pause();
	};
	// An answer gets the socket when the answers to all earlier requests of the connection are sent.
	if (response.socket) begin();
	else response.once('socket', begin);
	// Runs before Node's own listener, which sets how long the connection may be idle and begins the next answer.
	response.prependOnceListener('finish', () => {
		socket.off('resume', stopReading).setTimeout(0);
		socket.resume();
	});
}

/** Bytes that a client must read in the time of `endUnlessTaken`, to get as much time again. */
const ENOUGH = 2 ** 20;
/** Milliseconds of the longest timer. */
const LONGEST = 2 ** 31 - 1;

/**
 * The same pieces, which a worker makes while they are sent: it waits for the client. `end` is called if the client has let it wait
 * for `milliseconds`, and as long again for each MiB that it took. A few bytes now and then, which keep the connection above, do not.
 */
export async function* endUnlessTaken(
	pieces: AsyncIterable<Uint8Array>,
	milliseconds: number,
	end: () => void,
): AsyncGenerator<Uint8Array> {
	let [waited, allowed] = [0, milliseconds];
	for await (const piece of pieces) {
		allowed += (milliseconds * piece.length) / ENOUGH;
		const begun = performance.now();
		const timer = setTimeout(end, Math.min(LONGEST, allowed - waited));
		try {
			yield piece;
		} finally {
			clearTimeout(timer);
		}
		waited += performance.now() - begun;
	}
}
