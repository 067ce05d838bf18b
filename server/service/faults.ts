/** Answers for requests that fail. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OctavoError, placesOf } from '../../shared/contract/errors';
import { jobRouteOf } from '../contract/jobs';
import { unknownPath } from '../contract/unknown-path';
import { notMultipart } from '../http/body';
import { REQUEST_ID } from '../http/correlation';
import { Problem, problemBody, problemOf } from '../http/problem';
import type { Context } from './context';

export interface Log {
	readonly info: (about: object, message: string) => void;
	readonly error: (about: object, message: string) => void;
}

export function answerProblem(
	{ errorBase, metrics, refusals }: Context,
	request: FastifyRequest,
	reply: FastifyReply,
	problem: Problem,
): FastifyReply {
	if (problem.refusal) {
		metrics?.refused(problem.refusal);
		refusals.set(request, problem.refusal);
	}
	if (problem.status === 504) request.log.error({ route: request.routeOptions.url }, 'time limit');
	else if (problem.refusal === 'queue') request.log.warn(traceOf(problem.cause), 'long job refused');
	else if (problem.refusal === 'issuer') request.log.warn(traceOf(problem.cause), 'token not checked');
	else if (problem.cause !== undefined) request.log.error(traceOf(problem.cause), 'fault');
	return (
		reply
			.code(problem.status)
			// The framework answers invalid paths without calling the hooks, which name the request otherwise.
			.header(REQUEST_ID, request.id)
			.headers(problem.headers)
			.type('application/problem+json')
			.send(Buffer.from(problemBody(errorBase, problem.status, problem.issues, problem.message), 'utf8'))
	);
}

/** The problem of a request for which there is no route: the path does not exist, or the method is another one. */
export function noRoute({ resources, backend }: Context, url: string): Problem {
	const path = url.split('?')[0] ?? '';
	const resource = resources.get(path) ?? resources.get(jobRouteOf(path) ?? '');
	return resource === undefined ? unknownPath(path, backend.ports) : wrongMethod(resource.allow);
}

const wrongMethod = (allow: string): Problem =>
	new Problem(
		405,
		[],
		{ allow },
		{ title: `The method is not allowed for this resource: use ${allow.replace(/,(?=[^,]*$)/, ' or')}.` },
	);

export function toProblem(thrown: unknown): Problem {
	if (thrown instanceof Problem) return thrown;
	if (thrown instanceof OctavoError) return problemOf(thrown);
	// The framework itself refuses invalid content types and lengths.
	if (statusOf(thrown) === 413) return new Problem(413);
	if (statusOf(thrown) >= 400 && statusOf(thrown) < 500) return problemOf(notMultipart());
	return new Problem(500, [], {}, { cause: thrown });
}

/** A fault for the log: names, codes and places of the error and its causes. */
export function traceOf(cause: unknown): object {
	const chain: object[] = [];
	for (let error = cause; error instanceof Error && chain.length < 5; error = error.cause) {
		const code: unknown = 'code' in error ? error.code : undefined;
		chain.push({ name: error.name, ...(typeof code === 'string' ? { code } : {}), places: placesOf(error).slice(0, 8) });
	}
	return { fault: chain };
}

const statusOf = (thrown: unknown): number =>
	thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
