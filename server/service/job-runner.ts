/** Does the work of jobs whose clients do not wait: in turns with requests, and with the memory that they leave. */
import { cancellation, OctavoError } from '../../shared/contract/errors';
import { encodeOutcome, OUTCOME_HEADER } from '../../shared/contract/outcome-header';
import { answerOf, packingOf } from '../contract/answer';
import { readRequest } from '../contract/request';
import type { Part } from '../http/body';
import { traceParentText } from '../http/correlation';
import { Problem, problemBody } from '../http/problem';
import type { StoredAnswer } from '../jobs/core/frames';
import type { Jobs } from '../jobs/core/jobs';
import { NotNow, type JobEvents, type JobResult, type NewJob, type RunJob } from '../jobs/core/port';
import type { Pass } from '../limits/gate';
import { numbersOf } from '../limits/numbers';
import type { Packed, PieceStream } from '../../workers/packed';
import { tellEnd } from './callback';
import type { Context } from './context';
import { toProblem, traceOf, type Log } from './faults';

/** Begins to work on jobs. */
export function workOnJobs(context: Context, jobs: Jobs, log: Log): void {
	/** Jobs of a key take turns with its requests, so that a request does not wait for all of them. */
	const turnOf = numbersOf('owner');
	const run: RunJob = async (job, signal, begun) => {
		const key = turnOf(job.owner);
		const pass = context.gate.borrow(key);
		const load = (): Promise<Part[]> => {
			take(pass, job.input.bytes);
			return jobs.input(job);
		};
		const work = async (parts: readonly Part[]): Promise<StoredAnswer> => {
			begun();
			const answer = await answerTo(context, job, parts, signal, pass);
			if (signal.aborted) throw cancellation();
			return answer;
		};
		const store = (answer: StoredAnswer): Promise<JobResult> => jobs.store(job, fitting(context, jobs, job, answer));
		const inTurn = <T>(part: () => Promise<T>): Promise<T> => context.turns.run(key, signal, part);
		try {
			if (!jobs.queue.isPaced) return await inTurn(async () => store(await work(await load())));
			// A store that is slow takes no turn from requests.
			const parts = await load();
			return await store(await inTurn(() => work(parts)));
		} finally {
			pass.leave();
		}
	};
	jobs.queue.start(run, eventsOf(context, jobs, log));
	jobs.tidy((cause) => log.error(traceOf(cause), 'jobs not tidied up'));
}

/** @throws NotNow */
function take(pass: Pass, bytes: number): void {
	try {
		pass.hold(bytes);
	} catch (cause) {
		throw new NotNow('No memory is free now', { cause });
	}
}

/** The answer that the operation would have given at once. @throws Error for a fault of the service, which another try may not meet */
async function answerTo(
	context: Context,
	{ operation, form, trace }: NewJob,
	parts: readonly Part[],
	signal: AbortSignal,
	pass: Pass,
): Promise<StoredAnswer> {
	const { backend, metrics, tracing } = context;
	const begun = performance.now();
	try {
		const { documents, parameters, notes } = readRequest(operation, parts);
		const work = () => backend.run(operation, documents, parameters, { signal, ...packingOf(form) });
		const outcome = await (tracing && trace ? tracing.later(operation, trace, work) : work());
		const packed = answerOf(operation, outcome, form);
		const { contentType } = packed;
		const pieces = packed.stream ? await collect(context, packed, packed.stream, pass) : packed.pieces;
		const header = encodeOutcome({ ...outcome, notes: [...notes, ...outcome.notes] });
		return { status: 200, headers: { 'content-type': contentType, [OUTCOME_HEADER]: header }, pieces };
	} catch (thrown) {
		const problem = toProblem(thrown);
		if (problem.status === 500 || thrown instanceof NotNow) throw thrown;
		if (problem.status === 503) throw new NotNow('No memory is free now', { cause: thrown });
		return answerOfProblem(context, problem);
	} finally {
		metrics?.workedOnJob(operation, (performance.now() - begun) / 1000);
	}
}

/** All pieces of an answer, for a store that takes it as a whole. @throws NotNow; OctavoError `limit_exceeded` if they never fit */
async function collect({ limits }: Context, { length }: Packed, stream: PieceStream, pass: Pass): Promise<Uint8Array[]> {
	try {
		if (length > limits.memory) {
			const message = `The results together have ${length} bytes, and those of a long job may have ${limits.memory}`;
			throw new OctavoError('limit_exceeded', message, { advice: 'Send the request without Prefer: respond-async' });
		}
		take(pass, length);
	} catch (thrown) {
		stream.cancel();
		throw thrown;
	}
	const pieces: Uint8Array[] = [];
	for await (const piece of stream.open(length)) pieces.push(piece);
	return pieces;
}

/** The answer, or a problem if the store has no room for it. */
function fitting(context: Context, jobs: Jobs, job: NewJob, answer: StoredAnswer): StoredAnswer {
	const size = answer.pieces.reduce((sum, { length }) => sum + length, 0);
	if (jobs.hasRoom(job, size)) return answer;
	const title = 'There was no room to keep the result. Fetch and remove the results of other jobs, and try again.';
	return answerOfProblem(context, new Problem(503, [], { 'retry-after': String(context.limits.retryAfter) }, { title }));
}

const answerOfProblem = ({ errorBase }: Context, { status, issues, headers, message }: Problem): StoredAnswer => ({
	status,
	headers: { ...headers, 'content-type': 'application/problem+json' },
	pieces: [Buffer.from(problemBody(errorBase, status, issues, message), 'utf8')],
});

function eventsOf(context: Context, jobs: Jobs, log: Log): JobEvents {
	const { metrics } = context;
	const about = ({ id, operation, requestId, label, addedAt, trace }: NewJob): object => ({
		job: id,
		operation,
		requestId,
		key: label,
		milliseconds: Date.now() - addedAt,
		...(trace ? { traceparent: traceParentText(trace) } : {}),
	});
	return {
		finished: (job, { status }) => {
			metrics?.jobEnded(job.operation, status < 400 ? 'done' : 'failed', (Date.now() - job.addedAt) / 1000);
			log.info({ ...about(job), status }, 'job');
			void tellEnd(context, jobs, job, status, log);
			jobs.settle(job).catch((cause: unknown) => log.error(traceOf(cause), 'input of a job not deleted'));
		},
		failed: (job, cause, isDead) => {
			if (isDead) metrics?.jobEnded(job.operation, 'dead', (Date.now() - job.addedAt) / 1000);
			else metrics?.jobRetried(job.operation);
			log.error({ ...about(job), ...traceOf(cause) }, isDead ? 'dead job' : 'job failed, and is tried again');
			if (isDead) void tellEnd(context, jobs, job, 500, log);
		},
		reached: (isReached, cause) => {
			if (isReached) log.info({}, 'queue of jobs reached');
			else log.error(traceOf(cause), 'queue of jobs not reached');
		},
		troubled: (cause) => log.error(traceOf(cause), 'queue of jobs'),
	};
}
