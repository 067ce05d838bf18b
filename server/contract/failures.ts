/** The failures of the service, for its description: one shape, and a header that tells why in one word. */
import type { Issue } from '../../shared/contract/errors';
import { CAUSES, problemBody, PUBLISHED_ERROR_BASE, TITLES_WITH_TOKENS, type ProblemStatus } from '../http/problem';
import { list, object, oneOf, text, type Json, type Schema } from './schema';

/** By status; a new one does not compile until it is described here. */
const FAILURES: Readonly<Record<ProblemStatus, string>> = {
	400: 'Parameters or documents that violate their constraints, each named under errors',
	401: 'The API key is missing or not valid',
	403: 'The API key is not for this operation',
	404: 'The path does not exist: the service may be older than this description',
	405: 'The path has another method',
	406: 'The Accept header excludes every format of the answer',
	408: 'The request took too long to arrive',
	409: 'The job is not finished; repeat the request after the time in Retry-After',
	413: 'The request is larger than the service accepts',
	422: 'The Idempotency-Key was used for another request',
	429: 'This API key has asked for as much as it may; repeat the request after the time in Retry-After',
	431: 'The header of the request is larger than 16 KB',
	500: 'The service failed; the request can be repeated',
	503: 'The service is busy or closing; repeat the request after the time in Retry-After',
	504: 'The work took longer than the service allows; repeating the request does not help',
};

export const PROBLEM: Schema = object(
	{ type: { type: 'string', format: 'uri-reference' }, title: text, status: { type: 'integer' } },
	{
		errors: {
			type: 'object',
			description: 'Messages by the name of the field at fault',
			additionalProperties: list(text),
		},
	},
);

export const HEADERS: Schema = {
	'Octavo-Outcome': {
		description: 'Notes and facts about the result, as ASCII JSON of at most 8 KB',
		schema: { type: 'string', maxLength: 8192 },
	},
	'Octavo-Error': { description: 'Why the work failed, in one word for programs', schema: oneOf(...CAUSES) },
	'X-Request-Id': { description: 'The one of the request, or a new one if it has none that is valid', schema: text },
	'Retry-After': { description: 'Seconds to wait before the request is repeated', schema: { type: 'integer', minimum: 0 } },
	'WWW-Authenticate': { description: 'Names the header of the key, and the scheme of tokens if they are accepted', schema: text },
	Allow: { description: 'The methods that the path allows', schema: text },
};

const nameSchemas = (...names: readonly string[]): Schema =>
	Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const OUTCOME = nameSchemas('Octavo-Outcome', 'X-Request-Id');

const HEADERS_OF: Readonly<Partial<Record<ProblemStatus, readonly string[]>>> = {
	400: ['Octavo-Error'],
	401: ['WWW-Authenticate'],
	405: ['Allow'],
	409: ['Retry-After'],
	429: ['Retry-After'],
	503: ['Retry-After'],
	504: ['Octavo-Error'],
};

/** `examples`: by name. */
export const problem = (description: string, headers?: Schema, examples?: Schema): Schema => ({
	description,
	...(headers ? { headers } : {}),
	content: {
		'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, ...(examples ? { examples } : {}) },
	},
});

/** Of a status whose problem names fields: by the name of the example. */
const ISSUES: Readonly<Record<string, readonly Issue[]>> = {
	invalid_parameters: [
		{ field: 'angle', message: 'must be one of 0, 90, 180, 270, -90, -180, -270' },
		{ field: 'first_page', message: 'must be a whole number of at least 1' },
	],
	unreadable_document: [
		{ field: 'file', message: 'Could not parse the PDF document. The file may be invalid or corrupt.' },
		{ field: 'file', message: 'is text, not a PDF document' },
	],
};

/** As the service writes them. */
function examplesOf(status: ProblemStatus, hasTokens: boolean): Schema {
	const title = hasTokens ? TITLES_WITH_TOKENS[status] : undefined;
	const write = (issues?: readonly Issue[]): Schema => ({
		value: JSON.parse(problemBody(PUBLISHED_ERROR_BASE, status, issues, title)) as Json,
	});
	if (status !== 400) return { problem: write() };
	return Object.fromEntries(Object.entries(ISSUES).map(([name, issues]) => [name, write(issues)]));
}

const statuses = Object.keys(FAILURES).map(Number) as ProblemStatus[];

export const responsesOf = (hasTokens: boolean): Schema =>
	Object.fromEntries(
		statuses.map((status) => {
			const told = hasTokens ? FAILURES[status].replace('API key', 'API key or token') : FAILURES[status];
			const headers = nameSchemas(...(HEADERS_OF[status] ?? []), 'X-Request-Id');
			return [`Problem${status}`, problem(told, headers, examplesOf(status, hasTokens))];
		}),
	);

/** The failures of an operation, by status. */
export const failuresOf = (isPackaged: boolean): Schema =>
	Object.fromEntries(
		statuses
			.filter((status) => status !== 409 && (status !== 406 || isPackaged))
			.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
	);
