/** Knows of each connection whether its client is still there, and which requests have no answer yet. */
import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
}

/** Whether the client of a request went away, so that nothing tells it again. */
export const hasLeft = (request: IncomingMessage): boolean => request.socket.destroyed;

export class Connections {
	private readonly controllers = new WeakMap<Socket, AbortController>();
	private readonly exchanges = new WeakMap<Socket, readonly Exchange[]>();

	/** Call it for each request when its header has arrived. */
	begin(request: IncomingMessage, response: ServerResponse): void {
		const unanswered = this.exchangesOf(request.socket).filter((one) => !one.response.writableFinished);
		this.exchanges.set(request.socket, [...unanswered, { request, response }]);
	}

	/** The last request and those before it whose answers were not sent when it came, in their order. */
	exchangesOf(socket: Socket): readonly Exchange[] {
		return this.exchanges.get(socket) ?? [];
	}

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
		if (socket.destroyed) controller.abort();
		socket.once('close', () => controller.abort());
		return controller.signal;
	}
}
