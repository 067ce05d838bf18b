/** Programs that call every operation through a generated client, as one would write them by hand: without casts. */
import { decode } from '../../../shared/contract/values/decode';
import { camel, pathOf } from '../../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../../shared/contract/operations';
import { dataSchemas, type DataOperation } from '../../../server/contract/data';
import { examples, parametersOf } from '../../support/examples';

export type Client = 'hey-api' | 'openapi-fetch' | 'orval' | 'swagger-typescript-api';
export const clients: readonly Client[] = ['hey-api', 'openapi-fetch', 'orval', 'swagger-typescript-api'];

interface Style {
	readonly imports: string;
	readonly setup: string;
	/** Gives an object with `data`. */
	readonly call: (name: OperationName, body: string) => string;
}

const STYLES: Readonly<Record<Client, Style>> = {
	'hey-api': {
		imports: `import { createClient } from './hey-api/client';\nimport * as sdk from './hey-api';`,
		setup: `const client = createClient({ baseUrl, auth: key });`,
		call: (name, body) => {
			const accept = isJsonPackage('hey-api', name) ? `, headers: { Accept: 'application/json' }` : '';
			return `sdk.${camel(name)}({ client, body: ${body}${accept} })`;
		},
	},
	'openapi-fetch': {
		imports: `import createClient from 'openapi-fetch';\nimport type { paths } from './paths';`,
		setup: `
const client = createClient<paths>({ baseUrl, headers: { 'X-API-Key': key } });
const formOf = (body: object): FormData => {
	const form = new FormData();
	for (const [name, given] of Object.entries(body))
		for (const value of Array.isArray(given) ? given : [given])
			form.append(name, value instanceof Blob ? value : typeof value === 'object' ? JSON.stringify(value) : String(value));
	return form;
};`,
		call: (name, body) => {
			const parse = operationOf(name).output === 'data' ? '' : `, parseAs: 'blob'`;
			return `client.POST('${pathOf(name)}', { body: ${body}, bodySerializer: formOf${parse} })`;
		},
	},
	orval: {
		imports: `import * as sdk from './orval';`,
		setup: `const signed = { headers: { 'X-API-Key': key } };`,
		call: (name, body) => {
			const accept = isJsonPackage('orval', name) ? `{ headers: { ...signed.headers, Accept: 'application/json' } }` : 'signed';
			return `((answer) => (answer.status === 200 ? answer : { data: undefined }))(await sdk.${camel(name)}(${body}, ${accept}))`;
		},
	},
	'swagger-typescript-api': {
		imports: `import { Api } from './swagger-typescript-api';`,
		setup: `const api = new Api({ baseUrl, baseApiParams: { headers: { 'X-API-Key': key } } });`,
		call: (name, body) =>
			`api.v1.${camel(name)}(${body}, { format: '${operationOf(name).output === 'data' ? 'json' : 'blob'}' })`,
	},
};

/** Names of operations that the client cannot send: this one turns a list of files into one text. */
export const unsent = (client: Client, name: OperationName): boolean =>
	client === 'swagger-typescript-api' && operationOf(name).input === 'many';

/** `node PROGRAM URL KEY FOLDER` : reads inputs from the folder, and writes each answer to a file of the operation's name. */
export async function programFor(client: Client): Promise<string> {
	const { imports, setup, call } = STYLES[client];
	const calls = await Promise.all(
		operationNames.map(async (name) => {
			const body = await bodyOf(name);
			const sent = `await ${call(name, body)}`;
			return unsent(client, name)
				? `export const ${name} = async () => (${sent}).data;`
				: `await keep('${name}', (${sent}).data, (data) => [${readsOf(client, name)}]);`;
		}),
	);
	return `${imports}
import { readFileSync, writeFileSync } from 'node:fs';

const [baseUrl = '', key = '', folder = ''] = process.argv.slice(2);
const file = (name: string): File => new File([readFileSync(folder + '/' + name)], name);
/** Refuses data of the type any: everything could be read from them. */
type Known<T> = 0 extends 1 & T ? never : T;
async function keep<T>(name: string, data: T | undefined, read: (data: Known<T>) => unknown[]): Promise<void> {
	if (!data) throw new Error(name + ' failed');
	writeFileSync(folder + '/' + name, data instanceof Blob ? Buffer.from(await data.arrayBuffer()) : JSON.stringify(data));
	void read;
}
${setup}
${calls.join('\n')}
`;
}

/** The typed body of the example's request. */
async function bodyOf(name: OperationName): Promise<string> {
	const example = examples[name];
	const { input, fields } = operationOf(name);
	const inputs = example.inputs.map((one) => `file('${one}')`);
	const typed: Readonly<Record<string, unknown>> = decode(name, await parametersOf(example));
	const members = Object.entries(typed).map(([wire, value]) => {
		const given = example.parameters[wire];
		const isFile = fields[wire]?.kind === 'file' && typeof given === 'object';
		return `${wire}: ${isFile ? `file('${given.sample}')` : JSON.stringify(value)}`;
	});
	return `{ file: ${input === 'many' ? `[${inputs.join(', ')}]` : inputs[0]}, ${members.join(', ')} }`;
}

/** Every value of the data, the size of a file, or the parts of a package. */
function readsOf(client: Client, name: OperationName): string {
	const { output } = operationOf(name);
	if (output === 'data') {
		const { required } = dataSchemas[name as DataOperation];
		return (required as string[]).map((property) => `data.${property}`).join(', ');
	}
	// As JSON an object, in its other types a text.
	if (output === 'text') return 'typeof data';
	if (!isJsonPackage(client, name)) return "'size' in data ? data.size : 0";
	// One of these types all answers of an operation, whatever the request accepts.
	return client === 'orval' ? "'documents' in data ? data.documents.length : data.size" : 'data.documents.length';
}

/** Of several types of an answer, these generators know the JSON. */
const isJsonPackage = (client: Client, name: OperationName): boolean =>
	['hey-api', 'orval'].includes(client) && ['pdfs', 'files'].includes(operationOf(name).output);
