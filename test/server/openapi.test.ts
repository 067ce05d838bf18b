/** The description of the service, judged by a validator and by a client that a public generator creates from it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import type { Document } from '../../shared/backend';
import { camel, pathOf } from '../../shared/names';
import { operationNames, operationOf } from '../../shared/operations';
import type { Operation } from '../../shared/operations/types';
import { unpackZip } from '../../shared/packaging';
import { examples, inputsOf, parametersOf } from '../support/examples';
import { judgeExample, type Results } from '../support/judges/judge-example';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { withTools } from '../support/judges/tools';

const root = path.join(__dirname, '..', '..');
const kept = JSON.parse(readFileSync(path.join(root, 'docs', 'openapi.json'), 'utf8')) as object;

let service: TestService;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.close());

test('is served without a key, and equals docs/openapi.json', async () => {
	const answer = await fetch(`${service.url}/openapi.json`);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json\b/)]);
	expect(await answer.json()).toEqual(kept);
});

test('describes every path that the service answers', async () => {
	const { paths } = kept as { paths: Record<string, object> };
	const operations = operationNames.flatMap((name) => [pathOf(name), ...(operationOf(name).aliases ?? [])]);
	expect(Object.keys(paths).sort()).toEqual([...operations, '/health', '/metrics', '/openapi.json', '/ready'].sort());
	for (const path of ['/health', '/openapi.json', '/ready']) expect((await fetch(service.url + path)).status).toBe(200);
});

test('is valid OpenAPI 3.1', () => {
	const check = `import { Validator } from '@seriousme/openapi-schema-validator';
		const validator = new Validator();
		const result = await validator.validate(process.argv[1]);
		console.log(JSON.stringify({ ...result, version: validator.version }));`;
	const file = path.join(root, 'docs', 'openapi.json');
	const told = execFileSync(process.execPath, ['--input-type=module', '-e', check, file], { cwd: root, encoding: 'utf8' });
	expect(JSON.parse(told)).toEqual({ valid: true, version: '3.1' });
});

type Method = (data: object, params: object) => Promise<{ status: number; data: Blob }>;

withTools('qpdf', 'poppler')('a client generated from it', () => {
	let methods: Record<string, Method>;
	beforeAll(() => {
		const folder = mkdtempSync(path.join(tmpdir(), 'octavo-client-'));
		const file = path.join(folder, 'client.ts');
		execFileSync(process.execPath, [path.join(__dirname, 'generate-client.mjs'), file], { cwd: root });
		const { code } = transformFileSync(file, {
			module: { type: 'commonjs' },
			jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
		});
		rmSync(folder, { recursive: true });
		const module = { exports: {} as { Api: new (options: object) => { v1: Record<string, Method> } } };
		new Function('exports', 'module', 'require', code)(module.exports, module, require);
		methods = new module.exports.Api({ baseUrl: service.url, baseApiParams: { headers: { 'X-API-Key': TEST_KEY } } }).v1;
	});

	test.each(operationNames)('runs %s', async (name) => {
		const example = examples[name];
		const { input, output, fields } = operationOf(name);
		const inputs = (await inputsOf(example)).map(asFile);
		const parameters = Object.fromEntries(
			Object.entries(await parametersOf(example)).map(([wire, value]) => [
				wire,
				fields[wire]?.kind === 'file' ? asFile(value as Document) : value,
			]),
		);
		// The generated client turns a list of files into one text; a FormData is sent unchanged.
		const body = input === 'many' ? formOf(inputs, parameters) : { file: inputs[0]!, ...parameters };
		const { status, data } = await methods[camel(name)]!(body, { format: 'blob' });
		expect(status).toBe(200);
		judgeExample(example, resultsOf(output, new Uint8Array(await data.arrayBuffer())));
	});
});

function formOf(files: readonly File[], parameters: Readonly<Record<string, unknown>>): FormData {
	const form = new FormData();
	for (const file of files) form.append('file', file);
	for (const [name, value] of Object.entries(parameters)) {
		if (value instanceof File) form.append(name, value);
		else form.append(name, String(value));
	}
	return form;
}

const asFile = ({ name, bytes }: Document): File => new File([bytes as Uint8Array<ArrayBuffer>], name);

function resultsOf(output: Operation['output'], body: Uint8Array): Results {
	switch (output) {
		case 'pdf':
			return { documents: [body] };
		case 'pdfs':
			return { documents: unpackZip(body).map(({ bytes }) => bytes) };
		case 'files':
			return { documents: [], files: unpackZip(body).map(({ name }) => name) };
		case 'data':
		case 'text':
			return { documents: [], data: JSON.parse(Buffer.from(body).toString('utf8')) };
		default:
			return output satisfies never;
	}
}
