/** Callbacks: the header by which a client asks for one, and the request that tells its address that the job has ended. */
import type { FastifyRequest } from 'fastify';
import { invalidParameters } from '../../shared/contract/errors';
import type { Attempted } from '../callbacks/callbacks';
import { addressOfJob, type Callback } from '../contract/jobs';
import { traceParentText } from '../http/correlation';
import { prefersAsync } from '../http/prefer';
import type { Jobs } from '../jobs/core/jobs';
import type { NewJob } from '../jobs/core/port';
import { single } from './admit';
import type { Context } from './context';
import { traceOf, type Log } from './faults';

const HEADER = 'octavo-callback';

export const isAsync = ({ headers }: FastifyRequest): boolean => prefersAsync(single(headers.prefer));

/** The address that the request names. `mayWait`: whether its path has long jobs. @throws OctavoError `invalid_parameters` */
export function callbackOf({ callbacks, jobs }: Context, request: FastifyRequest, mayWait: boolean): string | undefined {
	const given = single(request.headers[HEADER]);
	if (given === undefined) return undefined;
	const message = !callbacks
		? 'is not offered: the operator of this service lists no addresses'
		: !mayWait || !jobs || !isAsync(request)
			? 'needs a long job: send Prefer: respond-async too, or leave it out'
			: callbacks.accepts(given)
				? undefined
				: 'must be one of the addresses that the operator of this service lists';
	if (message === undefined) return given;
	throw invalidParameters([{ field: 'Octavo-Callback', message }]);
}

/** Tells the address that the client named, if it did. `status`: that of the result. */
export async function tellEnd(context: Context, jobs: Jobs, job: NewJob, status: number, log: Log): Promise<void> {
	const { callbacks, metrics } = context;
	if (!callbacks || job.callback === undefined) return;
	const { id, operation, requestId, label, trace } = job;
	const traceparent = trace && traceParentText(trace);
	const about = { job: id, operation, requestId, key: label, traceparent };
	try {
		// The operator may have removed it from the list, on an instance that started later.
		const address = (await jobs.callback(job)) ?? '';
		if (!callbacks.accepts(address)) return logAttempt(context, log, about, { attempt: 0, end: 'given_up', cause: 'not listed' });
		const ended: Callback = { id, operation, state: status === 200 ? 'done' : 'failed', status, job: addressOfJob(id) };
		await callbacks.send({ id, address, body: JSON.stringify(ended) }, (attempt) => logAttempt(context, log, about, attempt));
	} catch (cause) {
		metrics?.calledBack('given_up');
		log.error({ ...about, ...traceOf(cause) }, 'callback given up');
	}
}

const MESSAGES = { delivered: 'callback', retried: 'callback failed, and is tried again', given_up: 'callback given up' };

function logAttempt({ metrics }: Context, log: Log, about: object, { end, ...attempt }: Attempted): void {
	metrics?.calledBack(end);
	log[end === 'given_up' ? 'error' : 'info']({ ...about, ...attempt }, MESSAGES[end]);
}
