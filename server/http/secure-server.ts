/** A server of TLS: over each connection HTTP/2 or HTTP/1.1, as the client asks for (ALPN, RFC 7301). */
import type { RequestListener, ServerResponse } from 'node:http';
import { createServer as createStreamServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { tellWhenBroken } from './streams';

export interface SecureOptions extends ServerOptions {
	/** Milliseconds without a byte, after which a connection without requests ends. */
	readonly keepAliveTimeout: number;
	/** Milliseconds in which a request over HTTP/1.1 must arrive. */
	readonly requestTimeout: number;
}

/** Of one connection; more get the answer that the service has too many requests. */
const MOST_STREAMS = 100;
/** Bytes that a client may send before they are read: of one request, and of all of a connection. */
const [WINDOW, WINDOW_OF_ALL] = [256 * 1024, 1024 * 1024];
/** Bytes of a header, beyond which a stream is refused without an answer. Below it, `requireFittingHeader` answers. */
const MOST_OF_HEADER = 64 * 1024;

/** Not yet listening. Requests of both versions are events of the server that is returned; only HTTP/1.1 has its time limits and `clientError`. */
export function secureServer(options: SecureOptions, handle: RequestListener): Server {
	const server = createServer({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, handle);
	const settings = { maxConcurrentStreams: MOST_STREAMS, initialWindowSize: WINDOW, maxHeaderListSize: MOST_OF_HEADER };
	const streams = createStreamServer({ settings, maxHeaderListPairs: 2000 });
	const sessions = new Set<ServerHttp2Session>();
	streams.on('session', (session) => {
		sessions.add(session);
		session.once('close', () => sessions.delete(session));
		session.setLocalWindowSize(WINDOW_OF_ALL);
		// Requests under way are finished.
		session.setTimeout(options.keepAliveTimeout, () => session.close());
	});
	for (const event of ['request', 'checkContinue', 'checkExpectation'])
		streams.on(event, (request: Http2ServerRequest, response: ServerResponse) => {
			tellWhenBroken(response, request.stream);
			server.emit(event, request, response);
		});
	const speakHttp1 = server.listeners('secureConnection') as ((socket: TLSSocket) => void)[];
	server.removeAllListeners('secureConnection');
	server.on('secureConnection', (socket) => {
		if (socket.alpnProtocol === 'h2') streams.emit('connection', socket);
		else for (const speak of speakHttp1) speak.call(server, socket);
	});
	const close = server.close.bind(server);
	server.close = (done) => {
		for (const session of sessions) session.close();
		return close(done);
	};
	return server;
}
