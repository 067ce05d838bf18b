/** The checks of a request's key, which need only headers. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';
import type { Context } from './context';

/** @throws Problem 401 for a key that is not valid, 429 for one that has asked too often, 503 if the service ends */
export function admitKey({ isKey, admitted, limits, rates, closing }: Context, request: FastifyRequest): void {
	const key = isKey(single(request.headers['x-api-key']));
	if (key < 0) throw new Problem(401);
	rates.request(key);
	admitted.set(request, { key, received: 0 });
	if (!closing) return;
	throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' }, { refusal: 'closing' });
}

export const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
