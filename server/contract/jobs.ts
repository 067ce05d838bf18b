/** Jobs whose clients do not wait (RFC 7240, `Prefer: respond-async`): their addresses, their state, and both described. */
import type { OperationName } from '../../shared/contract/operations';
import { problem } from './failures';
import { object, oneOf, text, type Schema } from './schema';

export const JOB_PATH = '/v1/jobs/:id';
export const RESULT_PATH = '/v1/jobs/:id/result';

export const addressOfJob = (id: string): string => JOB_PATH.replace(':id', id);
export const resultAddressOf = (id: string): string => RESULT_PATH.replace(':id', id);

/** The path as the service declares it, if it is that of a job. */
export function jobRouteOf(path: string): string | undefined {
	const [, result] = /^\/v1\/jobs\/[^/]+(\/result)?$/.exec(path) ?? [undefined];
	return result === undefined ? (/^\/v1\/jobs\/[^/]+$/.test(path) ? JOB_PATH : undefined) : RESULT_PATH;
}

/** `failed`: the result is a problem. */
const STATES = ['queued', 'running', 'done', 'failed'] as const;

export interface JobStatus {
	readonly id: string;
	readonly operation: string;
	readonly state: (typeof STATES)[number];
	/** Times in RFC 3339. */
	readonly added: string;
	readonly started?: string;
	readonly finished?: string;
	/** Until when the result can be fetched. */
	readonly expires?: string;
	/** The status of the answer at `result`. */
	readonly status?: number;
	/** The address of the result, when there is one. */
	readonly result?: string;
}

/** The body of a callback. It has nothing of the document, and no key: its receiver asks for the result as the client would. */
export interface Callback extends Pick<JobStatus, 'id' | 'operation'> {
	readonly state: 'done' | 'failed';
	/** That of the answer at the result. */
	readonly status: number;
	/** The address of the job. */
	readonly job: string;
}

const time: Schema = { type: 'string', format: 'date-time' };

export const describeJob = (operations: readonly OperationName[]): Schema =>
	object(
		{ id: text, operation: oneOf(...operations), state: oneOf(...STATES), added: time },
		{
			started: time,
			finished: time,
			expires: { ...time, description: 'Until when the result can be fetched' },
			status: { type: 'integer', description: 'The status of the answer at `result`: 200, or that of a problem' },
			result: { type: 'string', format: 'uri-reference', description: 'The address of the result, when the job is finished' },
		},
	);

const header = (name: string): Schema => ({ [name]: { $ref: `#/components/headers/${name}` } });

export const JOB_HEADERS: Schema = {
	Location: { description: 'The address of the job, which tells its state', schema: { type: 'string', format: 'uri-reference' } },
	'Preference-Applied': { description: '`respond-async`', schema: text },
};

/**
 * The answer of an operation to `Prefer: respond-async`. It is described beside the other answers and not among them: generators join
 * the types of all successful answers, and then a client that waits would have to tell a result from no result.
 */
export const ACCEPTED: Schema = {
	description:
		'The request has `Prefer: respond-async` and is valid: the work is done later. The body is empty, and Location names the job',
	headers: { ...header('Location'), ...header('Preference-Applied'), ...header('Retry-After'), ...header('X-Request-Id') },
};

/** The headers that a request of an operation may have for it. */
export const JOB_PARAMETERS = {
	Prefer: {
		name: 'Prefer',
		in: 'header',
		description: '`respond-async` (RFC 7240) does the work later and answers 202. Other preferences have no effect',
		schema: text,
	},
	IdempotencyKey: {
		name: 'Idempotency-Key',
		in: 'header',
		description: 'With `Prefer: respond-async`: a repeated request with the same value and the same contents gives the same job',
		schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
	},
	OctavoCallback: {
		name: 'Octavo-Callback',
		in: 'header',
		description:
			'With `Prefer: respond-async`: an address that the operator lists, which gets a signed POST (Standard Webhooks) when the job ends',
		schema: { type: 'string', format: 'uri', maxLength: 2048 },
	},
} as const satisfies Schema;

const failures = (...statuses: readonly number[]): Schema =>
	Object.fromEntries(statuses.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]));

const ID: Schema = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } };
const USUAL = failures(400, 401, 404, 405, 429, 431, 500, 503);

export const JOB_PATHS: Readonly<Record<string, Schema>> = {
	'/v1/jobs/{id}': {
		parameters: [ID],
		get: {
			operationId: 'job',
			tags: ['job'],
			summary: 'The state of a job',
			responses: {
				'200': {
					description: 'The state; with Retry-After as long as the job is not finished',
					headers: { ...header('Retry-After'), ...header('X-Request-Id') },
					content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
				},
				...USUAL,
			},
		},
		delete: {
			operationId: 'remove_job',
			tags: ['job'],
			summary: 'Ends a job, and deletes its input and result',
			responses: { '204': { description: 'The job is gone', headers: header('X-Request-Id') }, ...USUAL },
		},
	},
	'/v1/jobs/{id}/result': {
		parameters: [ID],
		get: {
			operationId: 'job_result',
			tags: ['job'],
			summary: 'The result of a job',
			description: 'The answer that the operation would have given at once, with the same status and headers.',
			responses: {
				'200': {
					description: 'The result of the operation',
					headers: { ...header('Octavo-Outcome'), ...header('X-Request-Id') },
					content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
				},
				default: problem('A problem: that of the operation, or why there is no result'),
			},
		},
	},
};
