// npm run e2e : the packed node in a real n8n. Installs n8n into .cache/n8n the first time (see install.mjs), then runs the
// example of every operation over webhooks, in every binary mode (`database` in queue mode, where main and worker are two
// processes) and through our own service, expressions that give nothing, the workflows of examples/n8n as they are, an AI agent
// with a model of ours, and the words that people type in the editor's list of nodes. Needs chromium.
//
// OCTAVO_E2E_OPERATIONS names operations to run instead of all; OCTAVO_E2E_MODES modes (filesystem, default, small, database);
// OCTAVO_E2E_PARTS parts of `everything` below instead of all.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { agent } from './agent.mjs';
import { numbered, signed } from './documents.mjs';
import { examples } from './examples.mjs';
import { continuing, failClosed } from './fail-closed.mjs';
import { assert, check, conclude, expect, numbers, pageTexts } from './judge.mjs';
import { executeHeadless, importCredential, prepareLab, startN8n } from './lab.mjs';
import { freePorts, Process } from './n8n.mjs';
import { runExample, tested } from './operations.mjs';
import { nodeCases } from './node-cases.mjs';
import { panel } from './panel.mjs';
import { picker } from './picker.mjs';
import { startQueueMode } from './queue-mode.mjs';
import { templates } from './templates.mjs';
import { textAndFonts } from './text.mjs';
import { root } from './install.mjs';
import { identityPem } from '../../test/support/documents/signed.ts';
import { chain, exampleNames, NODE_TYPE } from './workflows.mjs';

const API_KEY = 'end-to-end';
const modes = process.env.OCTAVO_E2E_MODES?.split(',') ?? ['filesystem', 'default', 'small', 'database'];
const lab = prepareLab('e2e');
const server = await startServer();

try {
	if (modes.includes('filesystem')) await inMode('filesystem', everything);
	if (modes.includes('default')) await inMode('default', everyOperation);
	if (modes.includes('small')) await inSmallMemory();
	if (modes.includes('database')) await inTwoProcesses();
} finally {
	await server.process.stop();
}
conclude();

async function inMode(mode, body) {
	await withN8n({ N8N_DEFAULT_BINARY_DATA_MODE: mode }, (n8n) => body(n8n, mode));
}

/** A container of 512 MB, of which Node may fill 400 MB with objects. */
function inSmallMemory() {
	const env = { N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem', NODE_OPTIONS: '--max-old-space-size=400' };
	return withN8n(env, (n8n) => everyOperation(n8n, 'small'));
}

async function withN8n(env, body) {
	const n8n = await startN8n(lab, env);
	try {
		await body(n8n);
	} finally {
		await n8n.main.stop();
	}
}

/** Files go through the database from the process that takes the request to the one that does the work. */
async function inTwoProcesses() {
	const queue = await startQueueMode(lab, { more: { N8N_DEFAULT_BINARY_DATA_MODE: 'database' } });
	try {
		await everyOperation(queue.n8n, 'database');
	} finally {
		await queue.stop();
	}
}

async function everyOperation(n8n, mode) {
	for (const name of tested)
		await check(`${mode}: ${name}`, () =>
			runExample(n8n, lab.files, name, { prefix: mode, credentials: certificateFor(name, n8n) }),
		);
	await check(`${mode}: size guard`, async () => {
		const parameters = { resource: 'page', operation: 'reversePages', options: { maximumFileSize: 1 } };
		const [item] = await continuing(n8n, `guard-${mode}`, parameters, Buffer.alloc(1_200_000, '%PDF'));
		expect(item.error, "The file 'file.pdf' is 1.2 MB, more than the limit of 1 MB", 'error');
	});
}

/** Sign takes its key from a credential alone. */
function certificateFor(name, n8n) {
	if (name !== 'sign_document') return {};
	const data = { format: 'pem', certificate: identityPem().toString('utf8'), password: '' };
	return importCredential(lab, n8n, data, 'octavoPdfCertificateApi', 'Octavo PDF Certificate API');
}

/** Parts by name, to run some of them. */
function parts() {
	return {
		operations: everyOperation,
		combined: (n8n) => check('combined binary mode', async () => await combinedMode(n8n, await numbered(10))),
		'fail-closed': async (n8n) => await failClosed(n8n, await numbered(10)),
		failures: async (n8n) => await failures(n8n, await numbered(10)),
		nodes: (n8n) => nodeCases(lab, n8n),
		text: textAndFonts,
		service: throughService,
		agent: (n8n) => agent(lab, n8n),
		picker,
		panel,
		examples: everyExample,
		templates: (n8n) => templates(n8n, lab),
	};
}

async function everything(n8n, mode) {
	await check('node types', async () => {
		const types = await n8n.api.page('/types/nodes.json');
		const names = types.map(({ name }) => name);
		assert(names.includes(NODE_TYPE) && names.includes(`${NODE_TYPE}Tool`), 'the node or its tool is not there');
	});
	const all = parts();
	const chosen = process.env.OCTAVO_E2E_PARTS?.split(',') ?? Object.keys(all);
	for (const name of chosen) await all[name](n8n, mode);
}

function serviceCredentials(n8n) {
	return importCredential(lab, n8n, { apiKey: API_KEY, region: 'selfHosted', baseUrl: server.url });
}

async function throughService(n8n) {
	await check('credential test', () => testCredential(n8n));
	const credentials = serviceCredentials(n8n);
	for (const name of tested)
		await check(`through a service: ${name}`, () =>
			runExample(n8n, lab.files, name, {
				prefix: 'region',
				parameters: { process: 'region' },
				credentials: { ...credentials, ...certificateFor(name, n8n) },
			}),
		);
	await check('through a service: a file that is not a document', async () => {
		const parameters = { resource: 'page', operation: 'reversePages', process: 'region' };
		const [item] = await continuing(n8n, 'region-broken', parameters, Buffer.from('no'), { credentials });
		assert(/^The PDF 'file.pdf'/.test(item.error), JSON.stringify(item));
	});
	await check('through a service: a check that fails has its report', async () => {
		const parameters = { resource: 'document', operation: 'checkDocument', process: 'region', rules: { maximumPages: 3 } };
		const [item] = await continuing(n8n, 'region-check', parameters, await numbered(5), { credentials });
		expect(item.pdf.check.failures[0].found, 5, 'pages');
	});
}

async function everyExample(n8n) {
	const context = { lab, n8n, credentials: serviceCredentials(n8n) };
	const untested = exampleNames().filter((name) => !(name in examples));
	expect(untested, [], 'examples without a test');
	for (const name of exampleNames()) await check(`example: ${name}`, () => examples[name](context));
}

/** Files in `_files` instead of beside the JSON: found by plain name, by path and through an expression. */
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
			octavo('By Expression', { operation: 'reorderPages', binaryPropertyName: '={{ $json._files.data }}', pageOrder: '1-8' }),
			octavo('Merge', { resource: 'document', operation: 'mergeDocuments', binaryPropertyNames: 'da*, data' }),
			file('Write', { operation: 'write', fileName: `${lab.files}/out/combined.pdf`, dataPropertyName: '_files.data' }),
		]),
	);
	const run = await executeHeadless(lab, n8n, id);
	assert(run.status === 'success', `${run.data.resultData.error?.message}`);
	const once = numbers(10, 3);
	expect(pageTexts(readFileSync(path.join(lab.files, 'out', 'combined.pdf'))), [...once, ...once], 'texts');
}

async function failures(n8n, ten) {
	const reverse = { resource: 'page', operation: 'reversePages' };
	await check('a missing field names those that exist', async () => {
		const [item] = await continuing(n8n, 'missing', { ...reverse, binaryPropertyName: 'file' }, ten);
		expect(item.error, "The item has no binary field 'file' (file.pdf)", 'error');
		assert(item.details.includes("'data'"), item.details);
	});
	await check('a page beyond the end', async () => {
		const [item] = await continuing(n8n, 'beyond', { resource: 'page', operation: 'reorderPages', pageOrder: '1,11' }, ten);
		assert(/^Page Order: .*11/.test(item.error), item.error);
	});
	await check('a file that is not a document', async () => {
		const [item] = await continuing(n8n, 'none', reverse, Buffer.from('<html>'));
		assert(/^The PDF 'file.pdf' could not be read/.test(item.error), item.error);
	});
	await check('the error output has the JSON and the file of the item', () => errorOutput(n8n));
}

/** Good and bad files together: the bad ones come out of the second output as they came in, with the reason. */
async function errorOutput(n8n) {
	writeFileSync(path.join(lab.files, 'in', 'good-1.pdf'), await numbered(2));
	writeFileSync(path.join(lab.files, 'in', 'good-2.pdf'), 'not a document');
	const workflow = chain('error-output', {}, [
		{ name: 'Manual', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} },
		{
			name: 'Read',
			type: 'n8n-nodes-base.readWriteFile',
			typeVersion: 1.1,
			parameters: { operation: 'read', fileSelector: `${lab.files}/in/good-*.pdf`, options: {} },
		},
		{
			name: 'Reverse',
			type: NODE_TYPE,
			typeVersion: 1,
			parameters: { resource: 'page', operation: 'reversePages' },
			onError: 'continueErrorOutput',
		},
		{ name: 'Done', type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} },
	]);
	const { id } = await n8n.api.createWorkflow(workflow);
	const run = await executeHeadless(lab, n8n, id);
	const [good, bad] = run.data.resultData.runData.Reverse[0].data.main;
	expect([good.length, bad.length], [1, 1], 'items');
	// `fileName` is of the node that has read the file.
	assert(bad[0].json.fileName === 'good-2.pdf' && bad[0].json.error.includes('could not be read'), JSON.stringify(bad[0].json));
	expect(bad[0].binary.data.fileName, 'good-2.pdf', 'the file');
	expect([good[0].json.fileName, good[0].json.pdf.pageCount], ['good-1.pdf', 2], 'the good file');
}

async function startServer() {
	const [port] = await freePorts(1);
	// The service refuses settings that it does not know, such as those of these tests.
	const others = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('OCTAVO_')));
	const env = { ...others, OCTAVO_PORT: String(port), OCTAVO_API_KEYS: API_KEY, OCTAVO_LOG_LEVEL: 'warn' };
	const server = new Process(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], {
		cwd: root,
		env,
		log: path.join(lab.work, 'logs', 'server.log'),
	});
	await server.until(() => Promise.resolve(server.output().includes('listens on')), 60);
	return { process: server, url: `http://127.0.0.1:${port}` };
}

async function testCredential({ api }) {
	const test = async (apiKey, baseUrl, more = {}) => {
		const data = { apiKey, region: 'selfHosted', baseUrl, ...more };
		return await api.call('POST', '/rest/credentials/test', {
			credentials: { id: '', name: 'test', type: 'octavoPdfApi', data },
		});
	};
	expect((await test(API_KEY, server.url)).status, 'OK', 'right key');
	const red = async (what, text, ...args) => {
		const { status, message } = await test(...args);
		assert(status === 'Error' && message.includes(text), `${what}: ${status}, ${message}`);
	};
	await red('wrong key', 'The API key is not valid', 'not the key', server.url);
	await red('plain http', 'must start with https://', API_KEY, 'http://pdf.example.com');
	await red('no scheme', 'Write the address with https:// in front', API_KEY, 'pdf.example.com');
	await red('no TLS', 'write http:// instead of https://', API_KEY, server.url.replace('http:', 'https:'));
	await red('compose network', 'Allow Plain HTTP', API_KEY, 'http://octavo:8080');
	await red('no address', 'is not published', API_KEY, '', { region: 'jp' });
	await red('self-hosted without an address', 'has no address', API_KEY, '');
	await red('another address', 'The service is not at this base address', API_KEY, `${server.url}/elsewhere`);
	const answering = createServer((request, response) => {
		const status = Number(/\d{3}/.exec(request.url)[0]);
		// A client that follows a redirect arrives at the service, with the key: that would count as success.
		response.writeHead(status, status === 308 ? { location: `${server.url}/v1/reverse_pages` } : {}).end('<html>hello</html>');
	});
	await new Promise((resolve) => answering.listen(0, '127.0.0.1', resolve));
	const other = `http://127.0.0.1:${answering.address().port}`;
	await red('redirect', 'The base address redirects', API_KEY, `${other}/308`);
	await red('200', 'Another program', API_KEY, `${other}/200`);
	await red('400 of another program', 'Another program', API_KEY, `${other}/400`);
	await red('429', 'asks to slow down', API_KEY, `${other}/429`);
	for (const status of [500, 502, 503]) await red(status, `answered with status ${status}`, API_KEY, `${other}/${status}`);
	answering.close();
}
