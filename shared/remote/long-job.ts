/** Waits for what a service does later, because its client prefers not to wait for the answer (RFC 7240, `respond-async`). */
import { isObject, parseJson } from '../contract/json';
import { OctavoError } from '../contract/errors';
import { readUpTo } from './body';
import { MOST_READ } from './problem';
import { isTransient, isTransientStatus, retryAfter } from './retry';
import type { Body, TransportResponse } from './transport';
import { unlessAborted } from './unless-aborted';

export interface LongJob<B extends Body> {
	/** Sends a request without body to a path of the service. */
	readonly ask: (method: 'GET' | 'DELETE', path: string) => Promise<TransportResponse<B>>;
	readonly sleep: (milliseconds: number) => Promise<void>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly signal: AbortSignal | undefined;
	/** The name of the service in messages. */
	readonly label: string;
}

const SHORTEST = 500;
const LONGEST = 30_000;
/** The service itself ends the work after an hour, to which the time in its queue adds. */
const WHOLE = 4 * 3600_000;
/** Looks at the state that may fail in a row. */
const FAILURES = 5;

const JOB = /^\/v1\/jobs\/[\w-]{1,200}$/;

/** The answer itself, or the result of the job that it names. The job is removed when the caller cancels. */
export async function awaitResult<B extends Body>(first: TransportResponse<B>, job: LongJob<B>): Promise<TransportResponse<B>> {
	if (first.status !== 202) return first;
	first.close();
	const path = first.headers['location'] ?? '';
	if (!JOB.test(path)) throw new OctavoError('service_failure', `${job.label} accepted the work and named no job`);
	try {
		return await poll(path, retryAfter(first.headers, job.now()) ?? SHORTEST, job);
	} catch (thrown) {
		if (job.signal?.aborted)
			void job.ask('DELETE', path).then(
				({ close }) => close(),
				() => undefined,
			);
		throw thrown;
	}
}

async function poll<B extends Body>(path: string, begin: number, job: LongJob<B>): Promise<TransportResponse<B>> {
	const { ask, sleep, now, signal, label } = job;
	const end = now() + WHOLE;
	let wait = begin;
	for (let failures = 0; now() < end;) {
		await unlessAborted(sleep(Math.min(Math.max(wait, SHORTEST), LONGEST)), signal);
		try {
			const answer = await unlessAborted(ask('GET', path), signal);
			const state = answer.status === 200 ? await stateOf(answer, label) : undefined;
			if (state === 'done' || state === 'failed') return await unlessAborted(ask('GET', `${path}/result`), signal);
			const isWaiting = state !== undefined;
			if (!isWaiting && (!isTransientStatus(answer.status) || ++failures >= FAILURES)) return answer;
			answer.close();
			if (isWaiting) failures = 0;
			wait = retryAfter(answer.headers, now()) ?? 2 * wait;
		} catch (thrown) {
			if (signal?.aborted || thrown instanceof OctavoError || !isTransient(thrown) || ++failures >= FAILURES) throw thrown;
			wait *= 2;
		}
	}
	throw new OctavoError('time_limit', `${label} did not finish the work in ${WHOLE / 3600_000} hours`);
}

async function stateOf({ body }: TransportResponse, label: string): Promise<string> {
	const status = parseJson((await readUpTo(body, MOST_READ)).bytes);
	if (isObject(status) && typeof status['state'] === 'string') return status['state'];
	throw new OctavoError('service_failure', `${label} did not tell the state of the work`);
}
