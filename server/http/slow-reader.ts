/** Ends the connection of a client that does not read its answer, so that it does not hold its place forever. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Call it before the answer is sent. The connection ends if the client reads nothing of the answer for `milliseconds`. */
export function endUnlessRead({ complete, socket }: IncomingMessage, response: ServerResponse, milliseconds: number): void {
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
