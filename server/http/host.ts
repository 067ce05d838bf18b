/** Refuses requests whose header two servers may read differently (RFC 9112, 3.2; RFC 9113, 8.3.1), or that has too many bytes. */
import { maxHeaderSize, type IncomingMessage } from 'node:http';
import { Problem } from './problem';
import { streamOf } from './streams';

/** @throws Problem 400 for a request with several `Host` headers, or without one, which HTTP/1.0 allows. */
export function requireOneHost(request: IncomingMessage): void {
	const { rawHeaders, httpVersion, headers } = request;
	const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
	const authority = headers[':authority'];
	if (hosts === 1 && (authority === undefined || authority === headers.host)) return;
	if (hosts === 0 && (httpVersion === '1.0' || authority !== undefined)) return;
	const message = 'is required: the request must have exactly one Host header';
	throw new Problem(400, [{ field: 'file', message }], { connection: 'close' });
}

/** Over HTTP/1.1, Node refuses it. @throws Problem 431 */
export function requireFittingHeader(request: IncomingMessage): void {
	if (!streamOf(request)) return;
	const bytes = request.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
	if (bytes > maxHeaderSize) throw new Problem(431);
}
