/** The checks of a request's key, which need only headers. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';
import type { Context } from './context';

/** RFC 9110, 15.5.2 requires one. There is no registered scheme for a key in a header. */
const CHALLENGE = { 'www-authenticate': 'ApiKey realm="octavo", header="X-API-Key"' };

/** @throws Problem 401 for a key that is not valid, 429 for one that has asked too often, 503 if the service ends */
export function admitKey({ isKey, brake, admitted, limits, rates, closing }: Context, request: FastifyRequest): void {
	const given = request.headers['x-api-key'];
	const key = isKey(single(given));
	if (given !== undefined) brake?.check(request.ip, key);
	if (key < 0) throw new Problem(401, [], CHALLENGE);
	rates.request(key);
	admitted.set(request, { key, received: 0 });
	if (!closing) return;
	throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' }, { refusal: 'closing' });
}

export const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
