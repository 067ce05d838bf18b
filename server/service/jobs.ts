/** The addresses of jobs whose clients do not wait: their state, their result, and their end. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '../../shared/contract/operations';
import { invalidParameters } from '../../shared/contract/errors';
import type { Form } from '../contract/answer';
import { addressOfJob, JOB_PATH, RESULT_PATH, resultAddressOf, type JobStatus } from '../contract/jobs';
import type { Part } from '../http/body';
import { traceParentOf } from '../http/correlation';
import { Problem } from '../http/problem';
import { noSuchJob, type Jobs } from '../jobs/core/jobs';
import { totalLength } from '../jobs/core/pieces';
import type { Job } from '../jobs/core/port';
import { admitCaller } from './admit';
import { callbackOf, isAsync } from './callback';
import type { Context } from './context';
import { sendPieces } from './send';

/** Seconds after which a client should ask again, at most. */
const MOST_PATIENCE = 30;

/** A request that is valid becomes a job, if its client wants that. False if the work is to be done at once. */
export async function acceptJob(
	context: Context,
	request: FastifyRequest,
	reply: FastifyReply,
	asked: { readonly operation: OperationName; readonly form: Form; readonly parts: readonly Part[] },
): Promise<boolean> {
	const { jobs } = context;
	const callback = callbackOf(context, request, true);
	if (!jobs || !isAsync(request)) return false;
	const { label, identity } = context.admitted.get(request)!;
	const trace = context.spans.get(request)?.place ?? traceParentOf(request.raw);
	const about = {
		...asked,
		...(trace ? { trace } : {}),
		label: label ?? 'none',
		requestId: request.id,
		identity,
		callback,
	};
	const job = await reachable(context, jobs.add({ ...about, idempotencyKey: idempotencyKeyOf(request) }));
	const headers = {
		location: addressOfJob(job.id),
		'preference-applied': 'respond-async',
		'retry-after': '1',
		'content-length': 0,
	};
	void reply.code(202).headers(headers).send();
	return true;
}

export function addJobs(service: FastifyInstance, context: Context, jobs: Jobs): void {
	context.resources.set(JOB_PATH, { allow: 'GET, HEAD, DELETE' });
	context.resources.set(RESULT_PATH, { allow: 'GET, HEAD' });
	const onRequest = (request: FastifyRequest): Promise<void> => admitCaller(context, request);
	const found = (request: FastifyRequest): Promise<Job> =>
		reachable(context, jobs.find((request.params as { id: string }).id, context.admitted.get(request)!.identity));
	service.get(JOB_PATH, { onRequest }, async (request, reply) => {
		const job = await found(request);
		if (job.finishedAt === undefined) reply.header('retry-after', patience(job));
		return reply
			.headers({ 'cache-control': 'no-store', 'content-type': 'application/json' })
			.send(statusOf(job, jobs.expiryOf(job)));
	});
	service.get(RESULT_PATH, { onRequest }, async (request, reply) =>
		sendResult(context, jobs, await found(request), request, reply),
	);
	service.delete(JOB_PATH, { onRequest }, async (request, reply) => {
		const job = await found(request);
		await reachable(context, jobs.remove(job));
		if (job.finishedAt === undefined) context.metrics?.jobEnded(job.operation, 'removed', (Date.now() - job.addedAt) / 1000);
		return reply.code(204).send();
	});
}

/** @throws Problem 409 if there is no result yet, 500 for a dead job, 503 if there is no memory now */
async function sendResult(
	context: Context,
	jobs: Jobs,
	job: Job,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	if (job.state === 'dead') throw new Problem(500);
	const { result } = job;
	if (!result) throw new Problem(409, [], { 'retry-after': patience(job) });
	const pass = context.gate.enter(context.admitted.get(request)!.key);
	reply.raw.once('close', pass.leave);
	pass.hold(result.output.bytes);
	const answer = await jobs.answer(result).catch((cause: unknown) => {
		request.log.error({ job: job.id }, 'result not found');
		throw noSuchJob({ cause });
	});
	reply.code(answer.status).headers({ ...answer.headers, 'cache-control': 'no-store' });
	return sendPieces(reply, totalLength(answer.pieces), answer.pieces);
}

/** Seconds: the longer a job takes, the less a client needs to ask. */
const patience = ({ addedAt }: Job): string =>
	String(Math.min(MOST_PATIENCE, Math.max(1, Math.round((Date.now() - addedAt) / 4000))));

function statusOf(job: Job, expiry: number | undefined): JobStatus {
	const { id, operation, addedAt, startedAt, finishedAt } = job;
	const status = job.state === 'dead' ? 500 : job.result?.status;
	return {
		id,
		operation,
		state: job.state === 'queued' || job.state === 'running' ? job.state : status === 200 ? 'done' : 'failed',
		added: timeOf(addedAt),
		...(startedAt === undefined ? {} : { started: timeOf(startedAt) }),
		...(finishedAt === undefined ? {} : { finished: timeOf(finishedAt) }),
		...(expiry === undefined ? {} : { expires: timeOf(expiry) }),
		...(status === undefined ? {} : { status, result: resultAddressOf(id) }),
	};
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** @throws OctavoError `invalid_parameters` */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
	const given = headers['idempotency-key'];
	if (given === undefined || (typeof given === 'string' && /^[\x20-\x7e]{1,255}$/.test(given))) return given;
	throw invalidParameters([{ field: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters' }]);
}

/** @throws Problem 503 if the queue or the store cannot be reached */
async function reachable<T>({ limits }: Context, asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (cause) {
		if (cause instanceof Problem) throw cause;
		const title = 'The queue of long jobs cannot be reached. Try again later, or send the request without Prefer: respond-async.';
		throw new Problem(503, [], { 'retry-after': String(limits.retryAfter) }, { refusal: 'queue', cause, title });
	}
}
