/** The line of the log about each request: who asked for what, how much came and went, and how it ended. Never text of a document. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_HEADER } from '../http/problem';
import { isSent } from '../http/streams';
import type { Context } from './context';

/** The paths that other programs ask all the time. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

export const isProbe = (request: FastifyRequest): boolean => PROBES.has(request.routeOptions.url ?? '');

export const routeOf = (request: FastifyRequest): string | undefined => (request.is404 ? 'unknown' : request.routeOptions.url);

/** Writes the line, and counts the request. */
export function record(context: Context, request: FastifyRequest, reply: FastifyReply): void {
	const { admitted, metrics, resources, limits, clients } = context;
	const route = routeOf(request);
	const mine = admitted.get(request);
	const [status, received] = [reply.statusCode, mine?.received ?? 0];
	const sent = Number(reply.getHeader('content-length') ?? 0);
	const operation = resources.get(route ?? '')?.operation;
	metrics?.count({ operation: operation ?? 'none', status, seconds: reply.elapsedTime / 1000, received, sent, key: mine?.group });
	const line = {
		method: request.method,
		route,
		operation,
		status,
		outcome: outcomeOf(context, request, reply),
		client: clients.get(request),
		key: mine?.label,
		received,
		sent,
		milliseconds: Math.round(reply.elapsedTime),
	};
	if (limits.logProbes === 0 && status < 400 && isProbe(request)) request.log.debug(line, 'request');
	else request.log.info(line, 'request');
}

const BY_STATUS: Readonly<Record<number, string>> = {
	401: 'wrong_key',
	403: 'no_right',
	404: 'not_found',
	405: 'wrong_method',
	406: 'not_acceptable',
	408: 'too_slow',
	409: 'not_finished',
	413: 'too_large',
	422: 'other_request',
	429: 'rate',
	500: 'fault',
	503: 'refused',
};

/** In one word: `done`, `accepted`, `cut` if the client did not take all of its answer, or the cause of the refusal. */
function outcomeOf({ refusals }: Context, request: FastifyRequest, reply: FastifyReply): string {
	const status = reply.statusCode;
	const refusal = refusals.get(request) ?? reply.getHeader(ERROR_HEADER);
	if (typeof refusal === 'string') return refusal;
	if (!isSent(reply.raw)) return 'cut';
	if (status < 400) return status === 202 ? 'accepted' : 'done';
	return BY_STATUS[status] ?? 'invalid';
}
