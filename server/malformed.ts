/** Answers requests that Node's HTTP parser refuses: writes a problem in the same shape to the socket. */
import type { Socket } from 'node:net';
import { problemBody, type ProblemStatus } from './problem';

const phrases = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

export function malformedHttp(errorBase: string): (error: NodeJS.ErrnoException, socket: Socket) => void {
	return (error, socket) => {
		if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
		const status = statusOf(error.code);
		const body = problemBody(errorBase, status, [{ field: 'file', message: 'is required: the request is not valid HTTP' }]);
		const lines = [
			`HTTP/1.1 ${status} ${phrases[status]}`,
			'Content-Type: application/problem+json',
			`Content-Length: ${Buffer.byteLength(body)}`,
			'Connection: close',
		];
		socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
	};
}

function statusOf(code: string | undefined): ProblemStatus & keyof typeof phrases {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
	return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
