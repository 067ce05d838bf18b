/** Every failure as application/problem+json: exactly `type`, `title`, `status`, and `errors` on 400 (docs/semantics.md, §4). */
import { inFull, type ErrorCode, type Issue, type OctavoError } from '../../shared/contract/errors';

/** The base of the published `type` URLs; the status follows. */
export const PUBLISHED_ERROR_BASE = 'https://www.pdfblocks.com/docs/api/v1/error';

/** The header that tells programs why the work failed: a body has only what the contract knows (docs/semantics.md, D20). */
export const ERROR_HEADER = 'octavo-error';

/** Its values. */
export const CAUSES = [
	'invalid_parameters',
	'unreadable_document',
	'password_required',
	'wrong_password',
	'unsupported_encryption',
	'limit_exceeded',
	'time_limit',
	'unavailable',
	'redaction_incomplete',
] as const satisfies readonly ErrorCode[];

const causeOf = (code: (typeof CAUSES)[number]): Readonly<Record<string, string>> => ({ [ERROR_HEADER]: code });

const titles = {
	400: 'One or more validation errors occurred.',
	401: 'The request is missing a valid API key in the header X-API-Key.',
	403: 'This API key may not do that.',
	404: 'The resource does not exist. See /openapi.json.',
	405: 'The method is not allowed for this resource.',
	406: 'None of the accepted media types can be produced.',
	408: 'The request took too long to arrive.',
	409: 'The job is not finished. Try again later.',
	413: 'The request body is too large.',
	422: 'The Idempotency-Key was used for another request.',
	429: 'This API key has asked for as much as it may. Try again later.',
	431: 'The request header is too large.',
	500: 'The service met an unexpected fault.',
	503: 'The service is busy. Try again later.',
	504: 'The work took longer than the service allows.',
} as const;

export type ProblemStatus = keyof typeof titles;

/** Of a status whose title names API keys: the title of a service that takes tokens too. */
export const TITLES_WITH_TOKENS: Readonly<Partial<Record<ProblemStatus, string>>> = {
	401: 'The request is missing a valid API key in the header X-API-Key, or a valid token in the header Authorization.',
	403: 'This API key or token may not do that.',
	429: 'This API key or token has asked for as much as it may. Try again later.',
};

/**
 * Why a valid request was refused, for the figures: the places, the memory or the room for jobs are taken, in all or for its key, the
 * queue of jobs or the issuer of tokens cannot be reached, or the service ends. `wrong_keys`: too many of them came from one address.
 * `token`: one that is not valid.
 */
export type Refusal =
	| 'places'
	| 'places_of_key'
	| 'memory'
	| 'memory_of_key'
	| 'jobs'
	| 'jobs_of_key'
	| 'queue'
	| 'issuer'
	| 'closing'
	| 'wrong_keys'
	| 'token';

/** A handler throws it to answer with a problem. */
export class Problem extends Error {
	override readonly name = 'Problem';
	readonly refusal: Refusal | undefined;

	constructor(
		readonly status: ProblemStatus,
		readonly issues: readonly Issue[] = [],
		/** Further headers of the answer, such as Allow and Retry-After. */
		readonly headers: Readonly<Record<string, string>> = {},
		/** `title`: one that says more than that of the status. */
		{ title = titles[status], refusal, ...options }: ErrorOptions & { readonly title?: string; readonly refusal?: Refusal } = {},
	) {
		super(title, options);
		this.refusal = refusal;
	}
}

/** The body, as text: messages by field, in the order in which they were found. */
export function problemBody(
	errorBase: string,
	status: ProblemStatus,
	issues: readonly Issue[] = [],
	title: string = titles[status],
): string {
	const errors = new Map<string, string[]>();
	for (const issue of issues) errors.set(issue.field, [...(errors.get(issue.field) ?? []), inFull(issue)]);
	return JSON.stringify({
		type: `${errorBase}/${status}`,
		title,
		status,
		...(status === 400 ? { errors: Object.fromEntries(errors) } : {}),
	});
}

/** The status of each error code in the contract. A new code does not compile until it is added here. */
export function problemOf(error: OctavoError): Problem {
	const { code } = error;
	switch (code) {
		case 'invalid_parameters':
		case 'unreadable_document':
		case 'password_required':
		case 'wrong_password':
		case 'unsupported_encryption':
		case 'limit_exceeded':
		case 'unavailable':
		case 'redaction_incomplete':
			return new Problem(
				400,
				error.issues.length > 0 ? error.issues : [{ field: 'file', message: error.message }],
				causeOf(code),
			);
		case 'time_limit':
			return new Problem(504, [], causeOf(code), { cause: error });
		case 'too_large':
			return new Problem(413);
		case 'rate_limited':
			return new Problem(503, [], { 'retry-after': '5' });
		case 'cancelled':
			// The client has disconnected, and the service has no fault.
			return new Problem(500);
		case 'configuration':
		case 'unauthorized':
		case 'not_acceptable':
		case 'service_failure':
		case 'network':
		case 'internal':
			return new Problem(500, [], {}, { cause: error });
		default:
			return code satisfies never;
	}
}
