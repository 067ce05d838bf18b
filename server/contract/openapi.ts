/** The service described as OpenAPI 3.1, generated from the table of operations. Clients also learn from it which extensions the service offers (docs/semantics.md, D22). */
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Field, Operation } from '../../shared/operations/types';
import { pathOf } from '../../shared/names';
import { packageTypes } from '../../shared/packaging';
import { textTypes } from '../../shared/text-result';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Schema = Readonly<Record<string, Json>>;

/** Tells a client that fields and paths have the meaning of this project's table. */
const EXTENSION_VERSION = 1;

const binary = (mediaType: string): Schema => ({ type: 'string', format: 'binary', contentMediaType: mediaType });

export function describeService(version: string): Schema {
	return {
		openapi: '3.1.0',
		info: {
			title: 'Octavo',
			version,
			description:
				'PDF operations, one per request. The service keeps nothing: every request is independent, and a failed one can be repeated.',
			license: { name: 'MIT', identifier: 'MIT' },
			'x-octavo': EXTENSION_VERSION,
		},
		servers: [{ url: '/' }],
		security: [{ apiKey: [] }],
		tags: [...new Set(operationNames.map((name) => operationOf(name).resource))].map((name) => ({ name })),
		paths: Object.fromEntries<Schema>([
			...operationNames.flatMap((name) => [
				[pathOf(name), { post: describeOperation(name) }] as const,
				...(operationOf(name).aliases ?? []).map(
					(path, index) => [path, { post: { ...describeOperation(name, `${name}_${index + 2}`), deprecated: true } }] as const,
				),
			]),
			['/openapi.json', { get: DESCRIPTION }],
			['/health', { get: HEALTH }],
			['/ready', { get: READY }],
			['/metrics', { get: METRICS }],
		]),
		components: {
			securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
			schemas: { Problem: PROBLEM, Documents: DOCUMENTS },
			responses: Object.fromEntries(Object.entries(FAILURES).map(([status, text]) => [`Problem${status}`, problem(text)])),
		},
	};
}

function describeOperation(name: OperationName, operationId: string = name): Schema {
	const operation = operationOf(name);
	const { label, description, resource, fields } = operation;
	const required = ['file', ...Object.keys(fields).filter((wire) => fields[wire]?.required)];
	const properties = Object.fromEntries([
		['file', inputSchema(operation)],
		...Object.entries(fields).map(([wire, field]) => [wire, describeField(field)] as const),
	]);
	const encoding = Object.fromEntries(
		Object.entries(fields).flatMap(([wire, { kind }]) => (kind === 'json' ? [[wire, { contentType: 'application/json' }]] : [])),
	);
	const schema: Schema = { type: 'object', required, properties };
	const multipart: Schema = Object.keys(encoding).length > 0 ? { schema, encoding } : { schema };
	return {
		operationId,
		tags: [resource],
		summary: label,
		description: `${description}.`,
		...(operation.extension ? { 'x-octavo-extension': true } : {}),
		requestBody: { required: true, content: { 'multipart/form-data': multipart } },
		responses: {
			'200': { description: RESULTS[operation.output], headers: OUTCOME, content: answers(operation) },
			...Object.fromEntries(
				Object.keys(FAILURES)
					.filter((status) => status !== '406' || isNegotiated(operation))
					.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
			),
		},
	};
}

const isNegotiated = ({ output }: Operation): boolean => output === 'pdfs' || output === 'files' || output === 'text';

const RESULTS: Readonly<Record<Operation['output'], string>> = {
	pdf: 'The resulting PDF document',
	pdfs: 'The parts, packaged as the Accept header asks',
	files: 'The files, packaged as the Accept header asks',
	data: 'The data, as JSON',
	text: 'The text, as JSON or as the Accept header asks',
};

const OUTCOME: Schema = {
	'Octavo-Outcome': {
		description: 'Notes and facts about the result, as ASCII JSON of at most 8 KB',
		schema: { type: 'string', maxLength: 8192 },
	},
};

function answers(operation: Operation): Schema {
	if (operation.output === 'pdf') return { 'application/pdf': { schema: binary('application/pdf') } };
	if (operation.output === 'data') return { 'application/json': { schema: { type: 'object' } } };
	if (operation.output === 'text')
		return Object.fromEntries(
			textTypes.map((type) => [type, { schema: { type: type === 'application/json' ? 'object' : 'string' } }]),
		);
	return Object.fromEntries(
		packageTypes.map((type) => [
			type,
			{ schema: type === 'application/json' ? { $ref: '#/components/schemas/Documents' } : binary(type) },
		]),
	);
}

function inputSchema({ input, accepts }: Operation): Schema {
	const one: Schema =
		accepts === 'image'
			? { type: 'string', format: 'binary', description: 'A PNG or JPEG image' }
			: { ...binary('application/pdf'), description: 'A PDF document' };
	return input === 'one'
		? one
		: { type: 'array', minItems: 1, items: one, description: 'Repeat the part for each file, in order' };
}

function describeField(field: Field): Schema {
	const marks: Schema = {
		title: field.label,
		description: field.description,
		...(field.extension ? { 'x-octavo-extension': true } : {}),
		...('default' in field ? { default: field.default } : {}),
	};
	switch (field.kind) {
		case 'text':
			return {
				...marks,
				type: 'string',
				maxLength: field.maxLength,
				...(field.minLength === undefined ? {} : { minLength: field.minLength }),
				...(field.characters === 'printable-ascii' ? { pattern: '^[\\x20-\\x7e]*$' } : {}),
				...(field.secret ? { format: 'password', writeOnly: true } : {}),
			};
		case 'flag':
			return { ...marks, type: 'boolean' };
		case 'integer':
			return {
				...marks,
				type: 'integer',
				minimum: field.min,
				maximum: field.max ?? 2 ** 31 - 1,
				...(field.max === Number.MAX_SAFE_INTEGER ? { format: 'int64' } : {}),
			};
		case 'decimal':
			return {
				...marks,
				type: 'number',
				...(field.above === undefined ? {} : { exclusiveMinimum: field.above }),
				...(field.min === undefined ? {} : { minimum: field.min }),
				...(field.max === undefined ? {} : { maximum: field.max }),
			};
		case 'choice': {
			const values = field.options.map(({ value }) => value);
			return { ...marks, type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values };
		}
		case 'pageOrder':
		case 'pageSet':
			return { ...marks, type: 'string', maxLength: field.maxLength };
		case 'file':
			return {
				...marks,
				...(field.accepts === 'pdf' ? binary('application/pdf') : { type: 'string', format: 'binary' }),
			};
		case 'json':
			return { ...marks, type: 'object' };
		default:
			return field satisfies never;
	}
}

const PROBLEM: Schema = {
	type: 'object',
	required: ['type', 'title', 'status'],
	properties: {
		type: { type: 'string', format: 'uri-reference' },
		title: { type: 'string' },
		status: { type: 'integer' },
		errors: {
			type: 'object',
			description: 'Messages by the name of the field at fault',
			additionalProperties: { type: 'array', items: { type: 'string' } },
		},
	},
};

const DOCUMENTS: Schema = {
	type: 'object',
	required: ['documents'],
	properties: {
		documents: {
			type: 'array',
			items: {
				type: 'object',
				required: ['name', 'content'],
				properties: {
					name: { type: 'string' },
					content: { type: 'string', contentEncoding: 'base64' },
					content_type: { type: 'string', description: 'The media type, if it is not application/pdf' },
					match: { type: 'string', description: 'Of a split by text: the text that was found where the part begins' },
				},
			},
		},
	},
};

const problem = (description: string): Schema => ({
	description,
	content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const FAILURES = {
	'400': 'Parameters or documents that violate their constraints, each named under errors',
	'401': 'The API key is missing or not valid',
	'406': 'The Accept header excludes every format of the answer',
	'413': 'The request is larger than the service accepts',
	'500': 'The service failed; the request can be repeated',
	'503': 'The service is busy or closing; repeat the request after the time in Retry-After',
	'504': 'The work took longer than the service allows; repeating the request does not help',
} as const;

const json = (description: string): Schema => ({ description, content: { 'application/json': { schema: { type: 'object' } } } });

const DESCRIPTION: Schema = {
	operationId: 'openapi',
	summary: 'This description',
	security: [],
	responses: { '200': json('The description, as OpenAPI 3.1') },
};

const HEALTH: Schema = {
	operationId: 'health',
	summary: 'Whether the service is alive',
	security: [],
	responses: { '200': json('The service is alive') },
};

const READY: Schema = {
	operationId: 'ready',
	summary: 'Whether a load balancer should send requests',
	security: [],
	responses: { '200': json('The service takes requests'), '503': problem('The service is closing') },
};

const METRICS: Schema = {
	operationId: 'metrics',
	summary: 'Figures for Prometheus',
	security: [],
	responses: {
		'200': { description: "The figures, in Prometheus' text format", content: { 'text/plain': { schema: { type: 'string' } } } },
		'404': problem('The service was started with OCTAVO_METRICS=false'),
	},
};
