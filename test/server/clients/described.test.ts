/** The description of the service, judged by a client that is made of it while it runs, so that it needs no generator. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OpenAPIClientAxios, type Document as Description, type OpenAPIClient } from 'openapi-client-axios';
import type { Document } from '../../../shared/contract/backend';
import { operationNames, operationOf } from '../../../shared/contract/operations';
import { sample } from '../../support/documents/samples';
import { examples, inputsOf } from '../../support/examples';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { judgeExample } from '../../support/judges/judge-example';
import { withTools } from '../../support/judges/tools';
import { resultsOf } from './results-of';
import { sampled } from '../../support/sample';

const file = path.join(__dirname, '..', '..', '..', 'docs', 'openapi.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

let service: TestService;
let client: OpenAPIClient;
beforeAll(async () => {
	service = await startService();
	const api = new OpenAPIClientAxios({ definition: description, withServer: { url: service.url } });
	client = await api.init();
	client.defaults.headers.common['X-API-Key'] = TEST_KEY;
	client.defaults.responseType = 'arraybuffer';
	client.defaults.adapter = 'http';
});
afterAll(() => service.close());

withTools('qpdf', 'poppler')('a client that reads the description', () => {
	test.each(sampled(operationNames, 6))('runs %s', async (name) => {
		const example = examples[name];
		const form = new FormData();
		for (const document of await inputsOf(example)) appendFile(form, 'file', document);
		for (const [wire, value] of Object.entries(example.parameters))
			if (typeof value === 'string') form.append(wire, value);
			else appendFile(form, wire, await sample(value.sample));
		const call = client[name] as unknown as (parameters: null, body: FormData) => Promise<{ data: Uint8Array }>;
		const { data } = await call(null, form);
		judgeExample(example, resultsOf(operationOf(name).output, Buffer.from(data)));
	});
});

const appendFile = (form: FormData, field: string, { name, bytes }: Document): void =>
	form.append(field, new Blob([Buffer.from(bytes)]), name);
