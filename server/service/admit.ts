/** The checks of a request's key or token, which need only headers. */
import type { FastifyRequest } from 'fastify';
import { cancellation } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import { Problem, TITLES_WITH_TOKENS } from '../http/problem';
import type { Caller } from '../limits/callers';
import { IssuerUnreachable, TokenRefused } from '../tokens/tokens';
import type { Context } from './context';

/** RFC 9110, 15.5.2 requires one. There is no registered scheme for a key in a header. */
const CHALLENGE = 'ApiKey realm="octavo", header="X-API-Key"';

/** `operations`: those that are asked for. @throws Problem 401 for a key or token that is not valid, 403 for one that may not use them, 429 for one that has asked too often, 503 if the service ends, or tokens cannot be checked */
export async function admitCaller(
	context: Context,
	request: FastifyRequest,
	operations: readonly OperationName[] = [],
): Promise<void> {
	const { admitted, limits, rates, connections } = context;
	const caller = await callerOf(context, request);
	await rates.request(caller);
	admitted.set(request, { ...caller, received: 0 });
	requireRight(caller, operations);
	if (connections.goneOf(request.raw).aborted) throw cancellation();
	if (!context.closing) return;
	throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' }, { refusal: 'closing' });
}

/** @throws Problem */
async function callerOf(context: Context, request: FastifyRequest): Promise<Caller> {
	const { callerWith, tokens, brake, clients } = context;
	const client = clients.get(request) ?? '';
	const given = request.headers['x-api-key'];
	const token = tokens && tokenIn(request);
	// Some generated clients send what they have by every scheme of the description.
	const isTwice = token !== undefined && token === given;
	if (tokens && token !== undefined && given !== undefined && !isTwice)
		throw new Problem(401, [], challengesOf(context), {
			title: 'Send a key in X-API-Key or a token in Authorization, not both.',
		});
	if (tokens && token !== undefined && !(isTwice && callerWith(token))) {
		const found = await tokens.check(token).catch((thrown: unknown) => reasonOf(context, thrown));
		const isRefused = found instanceof TokenRefused;
		brake?.check(client, isRefused ? -1 : found.key);
		if (!isRefused) return found;
		const title = `The token in the header Authorization is refused: ${found.message}.`;
		throw new Problem(401, [], challengesOf(context, found.message), { title, refusal: 'token' });
	}
	const caller = callerWith(single(given));
	if (given !== undefined) brake?.check(client, caller?.key ?? -1);
	if (caller) return caller;
	const title = TITLES_WITH_TOKENS[401]!;
	throw new Problem(401, [], challengesOf(context), tokens ? { title } : {});
}

/** Undefined without a token (RFC 6750, 2.1). */
const tokenIn = ({ headers }: FastifyRequest): string | undefined => /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** @throws Problem 503; the error itself if it is a fault of the service */
function reasonOf({ limits }: Context, thrown: unknown): TokenRefused {
	if (thrown instanceof TokenRefused) return thrown;
	if (!(thrown instanceof IssuerUnreachable)) throw thrown;
	const title = 'The keys of the issuer of tokens cannot be reached. Try again later.';
	throw new Problem(503, [], { 'retry-after': String(limits.retryAfter) }, { refusal: 'issuer', cause: thrown, title });
}

/** `reason`: of a token that is refused. */
function challengesOf({ tokens }: Context, reason?: string): Readonly<Record<string, string>> {
	const refused = reason === undefined ? '' : `, error="invalid_token", error_description="${reason}"`;
	return { 'www-authenticate': tokens ? `Bearer realm="octavo"${refused}, ${CHALLENGE}` : CHALLENGE };
}

/** @throws Problem 403 */
export function requireRight({ kind, rights }: Pick<Caller, 'kind' | 'rights'>, operations: readonly OperationName[]): void {
	const missing = operations.find((name) => rights?.operations?.includes(name) === false);
	if (missing !== undefined) throw new Problem(403, [], {}, { title: `This ${kind} may not use ${missing}.` });
}

export const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
