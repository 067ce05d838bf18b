/** Tells whether the client of a request is still there. */
import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

export class Connections {
	private readonly controllers = new WeakMap<Socket, AbortController>();

	/**
	 * Fires when the connection closes. All requests of a connection share one signal: signals of Node 20 live until a major garbage
	 * collection, whose pauses delay other requests.
	 */
	goneOf(socket: Socket): AbortSignal {
		const known = this.controllers.get(socket);
		if (known) return known.signal;
		const controller = new AbortController();
		// A client may send many requests without waiting for answers (RFC 9112, 9.3.2).
		setMaxListeners(0, controller.signal);
		this.controllers.set(socket, controller);
		socket.once('close', () => controller.abort());
		return controller.signal;
	}
}
