/** Refuses requests whose host two servers may read differently (RFC 9112, 3.2). */
import type { IncomingMessage } from 'node:http';
import { Problem } from './problem';

/** @throws Problem 400 for a request with several `Host` headers, or without one, which HTTP/1.0 allows. */
export function requireOneHost({ rawHeaders, httpVersion }: IncomingMessage): void {
	const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
	if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return;
	const message = 'is required: the request must have exactly one Host header';
	throw new Problem(400, [{ field: 'file', message }], { connection: 'close' });
}
