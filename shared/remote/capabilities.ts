/**
 * Which extensions a service announces (docs/semantics.md, D22). Its description is requested without a key and used only for
 * this decision: addresses and external references in it are never followed.
 */
import { cancellation, invalidParameters, OctavoError, type Issue } from '../contract/errors';
import { isObject, memberOf, parseJson } from '../contract/json';
import { pathOf } from '../contract/names';
import { isGiven, operationOf, type OperationName } from '../contract/operations';
import type { Field } from '../contract/operations/types';
import { choiceOfContract, expectationOfContract, isBeyondContract } from '../contract/values/expectation';
import type { Capabilities, RemoteMemory } from './memory';
import { isPublishedAddress } from './regions';
import type { Describe } from './transport';
import { unlessAborted } from './unless-aborted';

const DESCRIPTION_PATH = '/openapi.json';
const LONGEST = 2 * 1024 * 1024;
const TIMEOUT = 5000;
/** Beside the name of a field whose values may be beyond the contract (docs/semantics.md, D91). */
const WIDER = ' (wider)';
/** Most references that are followed to a schema. */
const HOPS = 8;

/** The extensions that a call needs: the operation itself, fields of it, or both. */
export interface Extensions {
	readonly name: OperationName;
	readonly isWhole: boolean;
	readonly fields: readonly string[];
	/** Fields of the contract whose values are beyond it (docs/semantics.md, D91). */
	readonly values: readonly string[];
}

/**
 * The fields at their defaults count as absent. Undefined if the contract has the call. Every field of an operation that is an
 * extension must be announced: a service may be older, or may lack what the field needs (docs/semantics.md, D76).
 */
export function extensionsOf(name: OperationName, parameters: Readonly<Record<string, unknown>>): Extensions | undefined {
	const { extension = false, fields } = operationOf(name);
	const given = Object.entries(fields).filter(([wire, field]) => isGiven(field, parameters[wire]));
	const needed = given.filter(([, field]) => extension || field.extension).map(([wire]) => wire);
	const values = given.filter(([wire, field]) => isBeyondContract(field, parameters[wire])).map(([wire]) => wire);
	return extension || needed.length + values.length > 0 ? { name, isWhole: extension, fields: needed, values } : undefined;
}

export interface Service {
	readonly base: string;
	readonly label: string;
	readonly describe: Describe | undefined;
	readonly memory: RemoteMemory;
	readonly signal?: AbortSignal | undefined;
}

/**
 * Returns if the service offers everything that is needed.
 *
 * @throws OctavoError `invalid_parameters` on the fields, or `configuration` for a whole operation, that are not offered, or
 * if the service could not be asked. No document has been sent then.
 */
export async function requireExtensions(needed: Extensions, service: Service): Promise<void> {
	const missing = isPublishedAddress(service.base) ? needed : missingOf(needed, await askedOnce(needed, service));
	if (missing) throw notOffered(missing, service.label);
}

function missingOf(needed: Extensions, capabilities: Capabilities): Extensions | undefined {
	const offered = capabilities.get(pathOf(needed.name));
	if (needed.isWhole && !offered) return needed;
	const fields = needed.fields.filter((wire) => !offered?.has(wire));
	const values = needed.values.filter((wire) => !offered?.has(wire + WIDER));
	return fields.length + values.length > 0 ? { name: needed.name, isWhole: false, fields, values } : undefined;
}

const CURES = 'process locally, or use a service that offers it';

/** The issues name the fields; `operation` and its name if the whole operation is an extension. */
function issuesOn({ name, isWhole, fields, values }: Extensions, message: string, label: string): Issue[] {
	if (isWhole) return [{ field: 'operation', message: `${name} ${message}`, mentions: [name] }];
	return [
		...fields.map((field) => ({ field, message })),
		...values.map((field) => ({ field, message: contractOnly(operationOf(name).fields[field]!, label) })),
	];
}

const notOffered = (needed: Extensions, label: string): OctavoError =>
	invalidParameters(
		issuesOn(needed, `is not offered by ${label}: ${CURES}`, label).map((issue) =>
			issue.field === 'pages' && operationOf(needed.name).fields['first_page'] ? { ...issue, message: rangesOnly(label) } : issue,
		),
	);

/** Such a service takes only what the contract does. */
const contractOnly = (field: Field, label: string): string =>
	`must be ${field.kind === 'text' || field.kind === 'pageOrder' ? expectationOfContract(field) : field.kind === 'choice' ? choiceOfContract(field) : ''} at ${label}: write it so, ${CURES}`;

/** Such a service takes `first_page` and `last_page`, and a range in `pages` is sent as these. */
const rangesOnly = (label: string): string =>
	`must be one range at ${label}, such as 2..5, 3 or 4.. (which runs to the last page): write it so, ${CURES}`;

function notAsked(needed: Extensions, label: string, why: string): OctavoError {
	const message = `is not part of the contract of the service, and ${label} could not be asked whether it offers it (${why}): ${CURES}`;
	const issues = issuesOn(needed, message, `${label}, which could not be asked whether it takes more (${why})`);
	return new OctavoError('configuration', invalidParameters(issues).message, { issues });
}

/**
 * A description that offers everything needed is remembered. Concurrent runs share one request, so it has no caller's signal:
 * a caller that cancels stops waiting, and the others still get their answer.
 */
async function askedOnce(needed: Extensions, service: Service): Promise<Capabilities> {
	const { base, label, memory, signal } = service;
	if (signal?.aborted) throw cancellation();
	const known = memory.capabilities(base);
	if (known && !missingOf(needed, known)) return known;
	const asked = await unlessAborted(
		memory.once(`describe ${base}`, () => ask(service)),
		signal,
	);
	// Each caller gets an error about its own fields.
	if (typeof asked === 'string') throw notAsked(needed, label, asked);
	if (!missingOf(needed, asked)) memory.rememberCapabilities(base, asked);
	return asked;
}

/** The operations and fields that the service announces, or the reason why it could not be asked. */
async function ask({ base, describe }: Service): Promise<Capabilities | string> {
	if (!describe) return 'this program cannot ask it';
	let answer: Awaited<ReturnType<Describe>>;
	try {
		answer = await describe({ url: `${base}${DESCRIPTION_PATH}`, timeout: TIMEOUT, maximumBytes: LONGEST });
	} catch {
		return `${DESCRIPTION_PATH} was not answered within ${TIMEOUT / 1000} seconds`;
	}
	const { status, body } = answer;
	if (status === 404) return new Map();
	if (status >= 300 && status <= 399) return `${DESCRIPTION_PATH} was answered with a redirect (${status})`;
	if (status !== 200) return `${DESCRIPTION_PATH} was answered with status ${status}`;
	if (body.length > LONGEST) return `${DESCRIPTION_PATH} is longer than ${LONGEST} bytes`;
	return readCapabilities(body);
}

/** A description that is not of an Octavo service offers nothing. */
export function readCapabilities(body: Uint8Array): Capabilities {
	const found = new Map<string, ReadonlySet<string>>();
	const document = parseJson(body);
	if (entry(document, 'info', 'x-octavo') !== 1) return found;
	for (const [path, item] of Object.entries(object(entry(document, 'paths')))) {
		const schema = deref(
			document,
			entry(deref(document, entry(item, 'post', 'requestBody')), 'content', 'multipart/form-data', 'schema'),
		);
		const properties = Object.entries(object(entry(schema, 'properties')));
		const wider = properties.filter(([, property]) => entry(property, 'x-octavo-wider') === true);
		found.set(path, new Set([...properties.map(([wire]) => wire), ...wider.map(([wire]) => wire + WIDER)]));
	}
	return found;
}

function deref(document: unknown, value: unknown): unknown {
	let found = value;
	for (let hops = 0; hops < HOPS; hops++) {
		const reference = entry(found, '$ref');
		if (typeof reference !== 'string') return found;
		if (!reference.startsWith('#/')) return undefined;
		const steps = reference.slice(2).split('/');
		found = entry(document, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')));
	}
	return undefined;
}

const entry = (value: unknown, ...path: string[]): unknown => path.reduce((found, key) => memberOf(found, key), value);

const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
