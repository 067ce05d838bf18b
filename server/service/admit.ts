/** The checks of a request's key, which need only headers. */
import type { FastifyRequest } from 'fastify';
import type { OperationName } from '../../shared/contract/operations';
import { Problem } from '../http/problem';
import type { Rights } from '../limits/rights';
import type { Context } from './context';

/** RFC 9110, 15.5.2 requires one. There is no registered scheme for a key in a header. */
const CHALLENGE = { 'www-authenticate': 'ApiKey realm="octavo", header="X-API-Key"' };

/** `operations`: those that are asked for. @throws Problem 401 for a key that is not valid, 403 for one that may not use them, 429 for one that has asked too often, 503 if the service ends */
export function admitKey(
	{ isKey, rightsOf, brake, admitted, limits, rates, closing }: Context,
	request: FastifyRequest,
	operations: readonly OperationName[] = [],
): void {
	const given = request.headers['x-api-key'];
	const key = isKey(single(given));
	if (given !== undefined) brake?.check(request.ip, key);
	if (key < 0) throw new Problem(401, [], CHALLENGE);
	rates.request(key);
	const rights = rightsOf(single(given) ?? '');
	admitted.set(request, { key, rights, received: 0 });
	requireRight(rights, operations);
	if (!closing) return;
	throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' }, { refusal: 'closing' });
}

/** @throws Problem 403 */
export function requireRight(rights: Rights | undefined, operations: readonly OperationName[]): void {
	const missing = operations.find((name) => rights?.operations?.includes(name) === false);
	if (missing !== undefined) throw new Problem(403, [], {}, { title: `This API key may not use ${missing}.` });
}

export const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
