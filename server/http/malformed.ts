/** Answers bytes that Node's HTTP parser refuses: writes a problem in the same shape to the socket, unless another answer belongs there. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Connections } from './connections';
import { problemBody, type ProblemStatus } from './problem';

const phrases = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

export interface MalformedOptions {
	readonly errorBase: string;
	readonly connections: Connections;
	/** Milliseconds in which the client may read the answer and close the connection. */
	readonly linger: number;
	/** Called for each answer, with the ID of the request, and the address of its client. */
	readonly answered: (status: number, requestId: string, client: string | undefined) => void;
}

export function malformedHttp({
	errorBase,
	connections,
	linger,
	answered,
}: MalformedOptions): (error: NodeJS.ErrnoException, socket: Socket) => void {
	/** Connections that are closing: Node reports everything that arrives after the first error as a further error. */
	const ending = new WeakSet<Socket>();
	return (error, socket) => {
		if (ending.has(socket)) return;
		ending.add(socket);
		// Without TLS, a client of TLS cannot be told anything.
		const isUntold = error.code === 'ECONNRESET' || /^ERR_(SSL|TLS)_/.test(error.code ?? '');
		if (isUntold || !socket.writable) return void socket.destroy();
		const exchanges = connections.exchangesOf(socket);
		const awaited = exchanges.findLast(({ request, response }) => request.complete && !response.writableFinished);
		// A client matches answers to requests by their order, so complete requests are answered, and then the connection ends.
		if (awaited) return void awaited.response.once('finish', () => end(socket, '', linger));
		const last = exchanges.at(-1);
		// The body of a request that is answered already, such as one that is too large.
		const isAnswered = last !== undefined && !last.request.complete && last.response.headersSent;
		if (isAnswered) return end(socket, '', linger);
		const status = statusOf(error.code);
		const requestId = randomUUID();
		answered(status, requestId, socket.remoteAddress);
		end(socket, answerTo(status, errorBase, requestId), linger);
	};
}

function answerTo(status: keyof typeof phrases, errorBase: string, requestId: string): string {
	const body = problemBody(errorBase, status, [{ field: 'file', message: 'is required: the request is not valid HTTP' }]);
	const lines = [
		`HTTP/1.1 ${status} ${phrases[status]}`,
		'Content-Type: application/problem+json',
		`Content-Length: ${Buffer.byteLength(body)}`,
		`X-Request-Id: ${requestId}`,
		'Connection: close',
	];
	return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** If the socket closed at once, the answer could be lost. If it waited for the client to close, the request could hold its place forever. */
function end(socket: Socket, text: string, linger: number): void {
	const timer = setTimeout(() => socket.destroy(), linger).unref();
	socket.once('close', () => clearTimeout(timer)).end(text);
}

function statusOf(code: string | undefined): ProblemStatus & keyof typeof phrases {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
	return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
