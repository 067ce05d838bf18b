// npm run e2e : the packed node in a real n8n. Installs n8n into .cache/n8n the first time (see install.mjs), then runs every
// operation over webhooks, in every binary mode and in a region served by our own server, and the workflows of examples/n8n.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { numbered, signed } from './documents.mjs';
import { examples } from './examples.mjs';
import { assert, check, conclude, expect, numbers, pageTexts } from './judge.mjs';
import { executeHeadless, prepareLab, startN8n } from './lab.mjs';
import { freePorts, Process } from './n8n.mjs';
import { cases, makeInputs, post, publish, runCase } from './operations.mjs';
import { root } from './install.mjs';
import { chain, exampleNames, NODE_TYPE, webhookWorkflow } from './workflows.mjs';

const API_KEY = 'end-to-end';
const lab = prepareLab('e2e');
const server = await startServer();

try {
	await inMode('filesystem', everything);
	await inMode('database', someOperations);
	await inMode('default', someOperations);
} finally {
	await server.process.stop();
}
conclude();

async function inMode(mode, body) {
	const n8n = await startN8n(lab, { N8N_DEFAULT_BINARY_DATA_MODE: mode });
	try {
		await body(n8n, mode);
	} finally {
		await n8n.main.stop();
	}
}

async function everything(n8n) {
	await check('node types', async () => {
		const types = await n8n.api.page('/types/nodes.json');
		const names = types.map(({ name }) => name);
		assert(names.includes(NODE_TYPE) && names.includes(`${NODE_TYPE}Tool`), 'the node or its tool is not there');
	});
	const inputs = await makeInputs(n8n);
	for (const one of cases) await check(`${one.resource}: ${one.operation}`, () => runCase(n8n, inputs, one));

	await check('combined binary mode', () => combinedMode(n8n, inputs.ten));
	await failures(n8n, inputs);

	const credentials = await credentialsFor(n8n);
	await check('credential test', () => testCredential(n8n));
	const region = { prefix: 'region', process: 'region', credentials };
	// The contract promises the bytes of a region's answer, not page counts or facts.
	const remote = cases.filter(
		({ operation }) => !['removePassword', 'removeSignatures', 'mergeDocuments', 'splitBySize'].includes(operation),
	);
	for (const one of remote) await check(`in a region: ${one.operation}`, () => runCase(n8n, inputs, one, region));
	await check('in a region: parts', async () => {
		const parameters = { resource: 'document', operation: 'splitBySize', process: 'region', maximumBytes: 40_000 };
		await publish(n8n, 'region-split', webhookWorkflow('region-split', parameters, { credentials }));
		const { bytes, items } = await post(n8n.url, 'region-split', { data: ['heavy.pdf', inputs.heavy] });
		assert(bytes.length <= 40_000 && items.length > 1, `${items.length} parts`);
	});
	await check('in a region: a document that is none', async () => {
		const item = await failing(
			n8n,
			'region-broken',
			{ resource: 'page', operation: 'reversePages', process: 'region' },
			Buffer.from('no'),
			{ credentials },
		);
		assert(/\[Item 0\]$/.test(item.error) && /[Cc]ould not/.test(item.error), JSON.stringify(item));
	});

	const context = { lab, n8n, credentialId: credentials.octavoPdfApi.id };
	expect(Object.keys(examples).sort(), exampleNames(), 'examples with a test');
	for (const name of exampleNames()) await check(`example: ${name}`, () => examples[name](context));
}

/** Files in `_files` instead of beside the JSON are found by plain name, by path and through an expression. */
async function combinedMode(n8n, ten) {
	writeFileSync(path.join(lab.files, 'in', 'ten.pdf'), ten);
	const octavo = (name, parameters) => ({
		name,
		type: NODE_TYPE,
		typeVersion: 1,
		parameters: { resource: 'page', ...parameters },
	});
	const file = (name, parameters) => ({
		name,
		type: 'n8n-nodes-base.readWriteFile',
		typeVersion: 1.1,
		parameters: { ...parameters, options: {} },
	});
	const { id } = await n8n.api.createWorkflow(
		chain('combined', { binaryMode: 'combined' }, [
			{ name: 'Manual', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} },
			file('Read', { operation: 'read', fileSelector: `${lab.files}/in/ten.pdf` }),
			octavo('By Name', { operation: 'reorderPages', pageOrder: '2..' }),
			octavo('By Path', { operation: 'reversePages', binaryPropertyName: '_files.data' }),
			octavo('By Expression', {
				operation: 'removePages',
				binaryPropertyName: '={{ $json._files.data }}',
				pageRange: { firstPage: 9 },
			}),
			octavo('Merge', { resource: 'document', operation: 'mergeDocuments', binaryPropertyNames: 'da*, data' }),
			file('Write', { operation: 'write', fileName: `${lab.files}/out/combined.pdf`, dataPropertyName: '_files.data' }),
		]),
	);
	const run = await executeHeadless(lab, n8n, id);
	assert(run.status === 'success', `${run.data.resultData.error?.message}`);
	const once = numbers(10, 3);
	expect(pageTexts(readFileSync(path.join(lab.files, 'out', 'combined.pdf'))), [...once, ...once], 'texts');
}

async function someOperations(n8n, mode) {
	const inputs = { ten: await numbered(10), signed: await signed(2) };
	for (const one of cases.filter(({ operation }) => ['mergeDocuments', 'reversePages', 'removeSignatures'].includes(operation)))
		await check(`${mode} binary data: ${one.operation}`, () => runCase(n8n, inputs, one, { prefix: mode }));
	await check(`${mode} binary data: size guard`, async () => {
		const parameters = { resource: 'page', operation: 'reversePages', options: { maximumFileSize: 1 } };
		const item = await failing(n8n, `guard-${mode}`, parameters, Buffer.alloc(1_200_000, '%PDF'));
		expect(item.error, "The file in field 'data' is 1.2 MB, more than the limit of 1 MB [Item 0]", 'error');
	});
}

/** Runs a node with "continue on fail" and returns the JSON of the item with the error. */
async function failing(n8n, name, parameters, file, more = {}) {
	const workflow = webhookWorkflow(name, parameters, { ...more, node: { onError: 'continueRegularOutput' } });
	workflow.nodes.at(-1).parameters = { respondWith: 'allIncomingItems', options: {} };
	await publish(n8n, name, workflow);
	const { bytes } = await post(n8n.url, name, { data: ['file.pdf', file] });
	return JSON.parse(bytes.toString('utf8'))[0];
}

async function failures(n8n, { ten, locked }) {
	const reverse = { resource: 'page', operation: 'reversePages' };
	await check('a missing field names those that exist', async () => {
		const item = await failing(n8n, 'missing', { ...reverse, binaryPropertyName: 'file' }, ten);
		expect(item.error, "The item has no binary field 'file' [Item 0]", 'error');
		assert(item.details.includes("'data'"), item.details);
	});
	await check('a locked document asks for its password', async () => {
		const item = await failing(n8n, 'needs', reverse, locked);
		expect(item.error, "The PDF in field 'data' needs a password [Item 0]", 'error');
	});
	await check('a page beyond the end', async () => {
		const item = await failing(n8n, 'beyond', { resource: 'page', operation: 'reorderPages', pageOrder: '1,11' }, ten);
		assert(/^Page Order: .*11.*\[Item 0\]$/.test(item.error), item.error);
	});
	await check('no document', async () => {
		const item = await failing(n8n, 'none', reverse, Buffer.from('<html>'));
		assert(/could not be read.*\[Item 0\]$/.test(item.error), item.error);
	});
}

async function startServer() {
	const [port] = await freePorts(1);
	const env = { ...process.env, OCTAVO_PORT: String(port), OCTAVO_API_KEYS: API_KEY, OCTAVO_LOG_LEVEL: 'warn' };
	const server = new Process(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], {
		cwd: root,
		env,
		log: path.join(lab.work, 'logs', 'server.log'),
	});
	await server.until(() => Promise.resolve(server.output().includes('listens on')), 60);
	return { process: server, url: `http://127.0.0.1:${port}` };
}

async function credentialsFor({ api }) {
	const data = { apiKey: API_KEY, region: 'eu', baseUrl: server.url };
	const { id } = await api.call('POST', '/rest/credentials', { name: 'Octavo PDF API', type: 'octavoPdfApi', data });
	return { octavoPdfApi: { id, name: 'Octavo PDF API' } };
}

async function testCredential({ api }) {
	const test = async (apiKey, baseUrl) => {
		const data = { apiKey, region: 'eu', baseUrl };
		return await api.call('POST', '/rest/credentials/test', {
			credentials: { id: '', name: 'test', type: 'octavoPdfApi', data },
		});
	};
	expect((await test(API_KEY, server.url)).status, 'OK', 'right key');
	const wrong = await test('not the key', server.url);
	expect([wrong.status, wrong.message], ['Error', 'The API key is not valid'], 'wrong key');
	expect((await test(API_KEY, 'http://pdf.example.com')).status, 'Error', 'plain http');
	const elsewhere = await test(API_KEY, `${server.url}/elsewhere`);
	expect([elsewhere.status, elsewhere.message], ['Error', 'The service is not at this base address'], 'another address');
	// A client that follows the redirect reaches the service with the key, and would count as a success.
	const redirecting = createServer((_request, response) =>
		response.writeHead(308, { location: `${server.url}/v1/reverse_pages` }).end(),
	);
	await new Promise((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
	const redirected = await test(API_KEY, `http://127.0.0.1:${redirecting.address().port}`);
	redirecting.close();
	expect(redirected.status, 'Error', 'redirect');
	assert(redirected.message.startsWith('The base address redirects'), redirected.message);
}
