/** The service described as OpenAPI 3.1, generated from the table of operations. Clients also learn from it which extensions the service offers (docs/semantics.md, D22). */
import { describeFact } from '../../shared/contract/facts';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Choice, DeclaredFacts, Fact, Field, Operation, Port } from '../../shared/contract/operations/types';
import { allPorts, isLent, operationsWith } from '../../shared/contract/ports';
import { pathOf } from '../../shared/contract/names';
import { isWiderChoice } from '../../shared/contract/values/expectation';
import { packageTypes } from '../../shared/packaging';
import { textTypes } from '../../shared/contract/text-result';
import { imageTypes } from './answer';
import { dataSchemas, type DataOperation } from './data';
import { NAMED_SCHEMAS } from './document-parts';
import { jsonFields, type JsonField } from './json-fields';
import { ACCEPTED, describeJob, JOB_HEADERS, JOB_PARAMETERS, JOB_PATHS } from './jobs';
import { failuresOf, HEADERS, OUTCOME, problem, PROBLEM, responsesOf } from './failures';
import { describePipeline, PIPELINE_PATH } from './pipeline';
import { count, flag, list, object, text, type Schema } from './schema';

/** Tells a client that fields and paths have the meaning of this project's table. */
const EXTENSION_VERSION = 1;

const binary = (mediaType: string): Schema => ({ type: 'string', format: 'binary', contentMediaType: mediaType });

/**
 * Operations and fields are left out if they need a port that is not among `lent`. `languages` can be recognized. `hasTokens`: whether
 * tokens of an issuer are accepted beside keys.
 */
export function describeService(
	version: string,
	lent: ReadonlySet<Port> = allPorts,
	languages: readonly string[] = [],
	hasTokens = true,
): Schema {
	const offered = operationsWith(lent);
	return {
		openapi: '3.1.0',
		info: {
			title: 'Octavo',
			version,
			description:
				'PDF operations, one per request. The service keeps nothing, except for requests with `Prefer: respond-async`, for a time: every request is independent, and a failed one can be repeated.',
			license: { name: 'MIT', identifier: 'MIT' },
			'x-octavo': EXTENSION_VERSION,
			...(languages.length > 0 && { 'x-octavo-languages': languages }),
		},
		servers: [{ url: '/' }],
		security: Object.keys(schemesOf(hasTokens)).map((name) => ({ [name]: [] })),
		tags: [...new Set([...offered.map((name) => operationOf(name).resource), 'pipeline', 'job'])].map((name) => ({ name })),
		paths: Object.fromEntries<Schema>([
			...offered.map((name) => [pathOf(name), { post: describeOperation(name, lent) }] as const),
			[PIPELINE_PATH, { post: describePipeline(offered) }],
			...Object.entries(JOB_PATHS),
			['/openapi.json', { get: DESCRIPTION }],
			['/health', { get: HEALTH }],
			['/ready', { get: READY }],
			['/metrics', { get: METRICS }],
		]),
		components: {
			securitySchemes: schemesOf(hasTokens),
			schemas: { Problem: PROBLEM, Documents: DOCUMENTS, Job: describeJob(offered), ...NAMED_SCHEMAS },
			parameters: JOB_PARAMETERS,
			headers: { ...HEADERS, ...JOB_HEADERS },
			responses: { ...responsesOf(hasTokens), Accepted: ACCEPTED },
		},
	};
}

const schemesOf = (hasTokens: boolean): Schema => ({
	apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
	...(hasTokens && {
		token: {
			type: 'http',
			scheme: 'bearer',
			bearerFormat: 'JWT',
			description: 'In place of a key, if the operator names an issuer of tokens (OpenID Connect)',
		},
	}),
});

function describeOperation(name: OperationName, lent: ReadonlySet<Port>): Schema {
	const operation = operationOf(name);
	const { action, description, resource } = operation;
	const fields = Object.fromEntries(Object.entries(operation.fields).filter(([, field]) => isLent(field, lent)));
	const required = ['file', ...Object.keys(fields).filter((wire) => fields[wire]?.required)];
	const properties = Object.fromEntries([
		['file', inputSchema(operation)],
		...Object.entries(fields).map(
			([wire, field]) => [wire, describeField(field, jsonFields[`${name}.${wire}` as JsonField])] as const,
		),
	]);
	const encoding = Object.fromEntries(
		Object.entries(fields).flatMap(([wire, { kind }]) => (kind === 'json' ? [[wire, { contentType: 'application/json' }]] : [])),
	);
	const schema: Schema = { type: 'object', required, properties };
	const multipart: Schema = Object.keys(encoding).length > 0 ? { schema, encoding } : { schema };
	return {
		operationId: name,
		// Paths of former versions are answered too. Generators would make a second function of each.
		...(operation.aliases ? { 'x-octavo-aliases': operation.aliases } : {}),
		tags: [resource],
		summary: action,
		description: `${description}.`,
		...(operation.extension ? { 'x-octavo-extension': true } : {}),
		...(operation.facts ? { 'x-octavo-facts': describeFacts(operation.facts) } : {}),
		...(operation.resultFacts ? { 'x-octavo-result-facts': describeFacts(operation.resultFacts) } : {}),
		parameters: Object.keys(JOB_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
		requestBody: { required: true, content: { 'multipart/form-data': multipart } },
		responses: {
			'200': { description: RESULTS[operation.output], headers: OUTCOME, content: answers(name, operation) },
			...failuresOf(isNegotiated(operation)),
		},
		// Beside the responses: with two successful ones, generated clients could not read either without a cast.
		'x-octavo-respond-async': { $ref: '#/components/responses/Accepted' },
	};
}

/** The facts in the header Octavo-Outcome, as a schema of JSON. */
const describeFacts = (declared: DeclaredFacts): Schema => {
	const entries = Object.entries(declared).map(
		([name, fact]) => [name, { ...FACTS[fact.type], description: describeFact(fact) }] as const,
	);
	const isAlways = ([, { when }]: readonly [string, Fact]): boolean => when === undefined;
	const required = Object.entries(declared)
		.filter(isAlways)
		.map(([name]) => name);
	return { type: 'object', required, properties: Object.fromEntries(entries) };
};

const FACTS: Readonly<Record<Fact['type'], Schema>> = {
	count,
	number: { type: 'number' },
	text,
	flag,
	texts: list(text),
	numbers: list({ type: 'number' }),
};

const isNegotiated = ({ output }: Operation): boolean => output === 'pdfs' || output === 'files' || output === 'text';

const RESULTS: Readonly<Record<Operation['output'], string>> = {
	pdf: 'The resulting PDF document',
	pdfs: 'The parts, packaged as the Accept header asks',
	files: 'The files, packaged as the Accept header asks',
	data: 'The data, as JSON',
	text: 'The text, as JSON or as the Accept header asks',
};

function answers(name: OperationName, { output, filesArePages }: Operation): Schema {
	if (output === 'pdf') return { 'application/pdf': { schema: binary('application/pdf') } };
	const json = { schema: dataSchemas[name as DataOperation] };
	if (output === 'data') return { 'application/json': json };
	if (output === 'text')
		return Object.fromEntries(textTypes.map((type) => [type, type === 'application/json' ? json : { schema: text }]));
	return Object.fromEntries(
		[...packageTypes, ...(filesArePages ? imageTypes : [])].map((type) => [
			type,
			{ schema: type === 'application/json' ? { $ref: '#/components/schemas/Documents' } : binary(type) },
		]),
	);
}

const INPUTS: Readonly<Record<'pdf' | NonNullable<Operation['accepts']>, Schema>> = {
	pdf: { ...binary('application/pdf'), description: 'A PDF document' },
	image: { type: 'string', format: 'binary', description: 'A PNG or JPEG image' },
	text: {
		type: 'string',
		format: 'binary',
		description: 'A text in UTF-8, with or without a file name; its media type is ignored',
	},
};

const PDF_OR_XML: Schema = {
	type: 'string',
	format: 'binary',
	description: 'A PDF document (application/pdf), or the XML of an invoice (application/xml); its media type is ignored',
};

function inputSchema({ input, accepts, alsoXml }: Operation): Schema {
	const one = alsoXml ? PDF_OR_XML : INPUTS[accepts ?? 'pdf'];
	return input === 'one'
		? one
		: { type: 'array', minItems: 1, items: one, description: 'Repeat the part for each file, in order' };
}

/** Words, and the numbers that the contract has for them. */
function describeOptions({ options }: Choice): Schema {
	const values = options.map(({ value }) => value);
	if (typeof values[0] === 'number') return { type: 'integer', enum: values };
	return {
		type: 'string',
		enum: [...values, ...options.flatMap(({ contract }) => (contract === undefined ? [] : [String(contract)]))],
	};
}

/** `json`: the schema of a field of that kind. */
function describeField(field: Field, json: Schema): Schema {
	const marks: Schema = {
		title: field.label,
		description: field.description,
		...(field.extension ? { 'x-octavo-extension': true } : {}),
		...('contract' in field || (field.kind === 'choice' && isWiderChoice(field)) ? { 'x-octavo-wider': true } : {}),
		...('default' in field ? { default: field.default } : {}),
	};
	switch (field.kind) {
		case 'text':
			return {
				...marks,
				type: 'string',
				maxLength: field.maxLength,
				...(field.minLength === undefined ? {} : { minLength: field.minLength }),
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
		case 'choice':
			return { ...marks, ...describeOptions(field) };
		case 'choices': {
			const words = field.options.map(({ value }) => value).join('|');
			return { ...marks, type: 'string', pattern: `^ *(${words})( *, *(${words}))* *$` };
		}
		case 'pageOrder':
		case 'pageSet':
			return { ...marks, type: 'string', maxLength: field.maxLength };
		case 'file':
			return {
				...marks,
				...(field.accepts === 'pdf' ? binary('application/pdf') : { type: 'string', format: 'binary' }),
				...(field.secret ? { writeOnly: true } : {}),
			};
		case 'files':
			return { ...marks, type: 'array', maxItems: field.max, items: { type: 'string', format: 'binary' } };
		case 'json':
			return { ...marks, ...json };
		default:
			return field satisfies never;
	}
}

const DOCUMENTS: Schema = object({
	documents: list(
		object(
			{ name: text, content: { type: 'string', contentEncoding: 'base64' } },
			{
				content_type: { type: 'string', description: 'The media type, if it is not application/pdf' },
				match: { type: 'string', description: 'Of a split by text: the text that was found where the part begins' },
			},
		),
	),
});

const json = (description: string, schema: Schema): Schema => ({ description, content: { 'application/json': { schema } } });
const STATUS = object({ status: text });
const HEALTHY = object(
	{ status: text },
	{ languages: { ...list(text), description: 'That recognize_text knows, if it is offered' } },
);

const DESCRIPTION: Schema = {
	operationId: 'openapi',
	summary: 'This description',
	security: [],
	responses: { '200': json('The description, as OpenAPI 3.1', { type: 'object', additionalProperties: true }) },
};

const HEALTH: Schema = {
	operationId: 'health',
	summary: 'Whether the service is alive',
	security: [],
	responses: { '200': json('The service is alive', HEALTHY) },
};

const READY: Schema = {
	operationId: 'ready',
	summary: 'Whether a load balancer should send requests',
	security: [],
	responses: { '200': json('The service takes requests', STATUS), '503': { $ref: '#/components/responses/Problem503' } },
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
