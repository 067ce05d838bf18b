/** The description of the service, judged by validators. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { pathOf } from '../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { dataSchemas, type DataOperation } from '../../server/contract/data';
import { NAMED_SCHEMAS } from '../../server/contract/document-parts';
import type { Json, Schema } from '../../server/contract/schema';
import { TokenRefused } from '../../server/tokens/tokens';
import { sample, sampleNames, type SampleName } from '../support/documents/samples';
import { local } from '../support/hosts/local';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { sampled, testInTurn } from '../support/sample';

interface Validate {
	(data: unknown): boolean;
	readonly errors?: readonly object[] | null;
}
const { Ajv2020 } = createRequire(__filename)('ajv/dist/2020') as {
	Ajv2020: new (options: object) => { compile: (schema: object) => Validate };
};

const root = path.join(__dirname, '..', '..');
const kept = JSON.parse(readFileSync(path.join(root, 'docs', 'openapi.json'), 'utf8')) as object;

let service: TestService;
beforeAll(async () => {
	service = await startService({ tokens: { check: () => Promise.reject(new TokenRefused('the token is not valid')) } });
});
afterAll(() => service.close());

test('is served without a key, and equals docs/openapi.json', async () => {
	const answer = await fetch(`${service.url}/openapi.json`);
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json\b/)]);
	expect(await answer.json()).toEqual(kept);
});

test('names tokens as a scheme only if the service takes them, and in no other place', async () => {
	const { security, components } = kept as { security: object; components: { securitySchemes: object } };
	expect(security).toEqual([{ apiKey: [] }, { token: [] }]);
	expect(components.securitySchemes).toMatchObject({ token: { type: 'http', scheme: 'bearer' } });
	const onlyKeys = await startService();
	try {
		const described = (await (await fetch(`${onlyKeys.url}/openapi.json`)).json()) as object;
		expect(described).toMatchObject({ security: [{ apiKey: [] }] });
		expect(JSON.stringify(described)).not.toMatch(/[Bb]earer|or token|Authorization/);
		expect(await (await fetch(`${onlyKeys.url}/docs`)).text()).not.toContain('Bearer');
		expect(await (await fetch(`${service.url}/docs`)).text()).toContain('Authorization: Bearer');
	} finally {
		await onlyKeys.close();
	}
});

test('describes every path that the service answers', async () => {
	const { paths } = kept as { paths: Record<string, object> };
	const operations = operationNames.map(pathOf);
	const jobs = ['/v1/jobs/{id}', '/v1/jobs/{id}/result', '/v1/pipeline'];
	expect(Object.keys(paths).sort()).toEqual([...operations, ...jobs, '/health', '/metrics', '/openapi.json', '/ready'].sort());
	// Aliases are answered, and not described: generators would make add_text_watermark_2 of them.
	for (const path of operationNames.flatMap((name) => operationOf(name).aliases ?? []))
		expect((await fetch(service.url + path, { method: 'POST', headers: { 'X-API-Key': TEST_KEY } })).status).toBe(400);
	for (const path of ['/health', '/openapi.json', '/ready']) {
		const answer = await fetch(service.url + path);
		await answer.arrayBuffer();
		expect(answer.status).toBe(200);
	}
});

testInTurn('is valid OpenAPI 3.1', () => {
	const check = `import { Validator } from '@seriousme/openapi-schema-validator';
		const validator = new Validator();
		const result = await validator.validate(process.argv[1]);
		console.log(JSON.stringify({ ...result, version: validator.version }));`;
	const file = path.join(root, 'docs', 'openapi.json');
	const told = execFileSync(process.execPath, ['--input-type=module', '-e', check, file], { cwd: root, encoding: 'utf8' });
	expect(JSON.parse(told)).toEqual({ valid: true, version: '3.1' });
});

testInTurn('has an example of each problem, of which the common ones are those that it answers', async () => {
	const { responses } = (kept as { components: { responses: Record<string, Json> } }).components;
	const problems = Object.entries(responses).filter(([name]) => name.startsWith('Problem'));
	const examples = problems.map(([name, response]) => {
		const [content] = Object.values(
			(response as { content: Record<string, { examples: Record<string, { value: Json }> }> }).content,
		);
		return [name, Object.values(content!.examples).map(({ value }) => value)] as const;
	});
	for (const [name, values] of examples)
		for (const value of values) expect([name, value]).toEqual([`Problem${(value as { status: number }).status}`, value]);
	expect(examples.map(([, values]) => values.length)).not.toContain(0);
	const ask = async (file: string, angle: string, first_page: string, key = TEST_KEY): Promise<Json> => {
		const body = new FormData();
		body.append('file', new Blob([file === '' ? Buffer.from((await sample('report.pdf')).bytes) : file]), 'in.pdf');
		for (const [name, value] of Object.entries({ angle, first_page })) body.append(name, value);
		return (
			await fetch(service.url + pathOf('rotate_pages'), { method: 'POST', headers: { 'X-API-Key': key }, body })
		).json() as Promise<Json>;
	};
	const given = Object.fromEntries(examples);
	expect([await ask('', '45', '0'), await ask('no document', '90', '1')]).toEqual(given['Problem400']);
	expect([await ask('', '90', '1', 'wrong')]).toEqual(given['Problem401']);
});

testInTurn.each<[OperationName, SampleName, Readonly<Record<string, string>>]>([
	['remove_signatures', 'letter.pdf', {}],
	['extract_images', 'receipts.pdf', {}],
	['split_by_page_count', 'report.pdf', { pages_per_part: '2' }],
])('describes the facts in the header of an answer of %s', async (name, file, fields) => {
	const described = (kept as { paths: Record<string, { post: Record<string, Json> }> }).paths[pathOf(name)]!.post;
	const { bytes } = await sample(file);
	const body = new FormData();
	body.append('file', new Blob([Buffer.from(bytes)]), file);
	for (const [wire, value] of Object.entries(fields)) body.append(wire, value);
	const answer = await fetch(service.url + pathOf(name), { method: 'POST', headers: { 'X-API-Key': TEST_KEY }, body });
	// The service waits for answers that are not read before it ends.
	await answer.arrayBuffer();
	const header = answer.headers.get('octavo-outcome') ?? '';
	const { facts, files, documents } = JSON.parse(header) as Record<'facts' | 'files' | 'documents', Json[]>;
	const of = (results: Json[]) => results.map((result) => (result as { facts?: Json }).facts ?? result);
	const judged: [string, Json[]][] = [
		['x-octavo-facts', [facts]],
		['x-octavo-result-facts', of(files.length > 0 ? files : documents)],
	];
	for (const [key, values] of judged) {
		const schema = described[key];
		if (schema === undefined) continue;
		const validate = new Ajv2020({ strict: false }).compile(closed(schema) as Schema);
		expect(values.length).toBeGreaterThan(0);
		for (const value of values) expect([validate(value), validate.errors]).toEqual([true, null]);
	}
});

/** With every object closed, so that no entry is left out of the description. */
const closed = (value: Json): Json => {
	if (value === null || typeof value !== 'object') return value;
	if (Array.isArray(value)) return value.map(closed);
	const members = Object.entries(value).map(([key, member]) => [key, closed(member)] as const);
	return { ...('properties' in value ? { additionalProperties: false } : {}), ...Object.fromEntries(members) };
};

const PARAMETERS: Readonly<Record<DataOperation, RawParameters>> = {
	compare_documents: { with_text: true },
	get_document_info: { per_page: true, with_bookmarks: true },
	get_form_data: {},
	check_document: { maximum_pages: 1000 },
	extract_text: { per_page: true, word_boxes: true, line_boxes: true },
	find_text: { search: '(?P<word>page|invoice)', search_mode: 'regex' },
	read_e_invoice: { with_xml: true },
	check_signatures: {},
	check_e_invoice: {},
};

describe.each(Object.entries(dataSchemas) as [DataOperation, Schema][])('the data of %s', (name, schema) => {
	const named = closed({ components: { schemas: NAMED_SCHEMAS } }) as object;
	const validate = new Ajv2020({ allErrors: true, strict: false }).compile({ ...named, ...(closed(schema) as object) });

	const judge = async (document: SampleName, more: RawParameters): Promise<void> => {
		const second = name === 'compare_documents' ? { compare_to: await sample('report.pdf') } : {};
		const raw = { ...PARAMETERS[name], ...second, ...more };
		const { data } = await local.run(name, [await sample(document)], decode(name, raw));
		expect(validate(data) ? [] : validate.errors).toEqual([]);
		expect(validate({ ...data, further: 1 })).toBe(false);
	};

	const samples: readonly SampleName[] =
		name === 'read_e_invoice' ? ['e-invoice.pdf'] : sampleNames.filter((document) => document.endsWith('.pdf'));
	testInTurn.each(sampled(samples, 2))('are as described, for %s', (document) =>
		judge(document, { open_password: 'open sesame' }),
	);
	if (name === 'get_document_info') test('are as described if a password hides them', () => judge('locked.pdf', {}));
});
