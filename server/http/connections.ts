/** Knows of each request whether its client is still there, and of each connection which requests have no answer yet. */
import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { streamOf } from './streams';

export interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
}

export class Connections {
	private readonly controllers = new WeakMap<Duplex, AbortController>();
	private readonly exchanges = new WeakMap<Socket, readonly Exchange[]>();

	/** Call it for each request over HTTP/1.1 when its header has arrived. */
	begin(request: IncomingMessage, response: ServerResponse): void {
		if (streamOf(request)) return;
		const unanswered = this.exchangesOf(request.socket).filter((one) => !one.response.writableFinished);
		this.exchanges.set(request.socket, [...unanswered, { request, response }]);
	}

	/** The last request and those before it whose answers were not sent when it came, in their order. */
	exchangesOf(socket: Socket): readonly Exchange[] {
		return this.exchanges.get(socket) ?? [];
	}

	/**
	 * Fires when the client of a request goes away, or resets its stream; it may have fired. All requests of a connection over HTTP/1.1
	 * share one signal: signals of Node 20 live until a major garbage collection, whose pauses delay other requests.
	 */
	goneOf(request: IncomingMessage): AbortSignal {
		const carrier = streamOf(request) ?? request.socket;
		const known = this.controllers.get(carrier);
		if (known) return known.signal;
		const controller = new AbortController();
		// A client may send many requests without waiting for answers (RFC 9112, 9.3.2).
		setMaxListeners(0, controller.signal);
		this.controllers.set(carrier, controller);
		if (carrier.destroyed) controller.abort();
		carrier.once('close', () => controller.abort());
		return controller.signal;
	}
}
