// Every operation through a webhook of the real n8n: its example from test/support/examples/index.ts, judged as everywhere else.
import { expect as jestExpect } from 'expect';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { operationOf } from '../../shared/contract/operations/index.ts';
import { operationsWith } from '../../shared/contract/ports.ts';
import { nodePorts } from '../../workers/lend.ts';
import { panelParameters } from '../../test/nodes/panel-parameters.ts';
import { examples, inputsOf, parametersOf } from '../../test/support/examples/index.ts';
import { judgeExample } from '../../test/support/judges/judge-example.ts';
import { assert, expect } from './judge.mjs';
import { webhookToDisk } from './workflows.mjs';

// The judges of examples are written for Jest.
globalThis.expect = jestExpect;

/** Posts files as multipart fields. Returns status, bytes and what our node says of each item. */
export async function post(url, name, files, fields = {}) {
	const form = new FormData();
	for (const [field, [fileName, bytes, type = 'application/pdf']] of Object.entries(files))
		form.append(field, new Blob([bytes], { type }), fileName);
	for (const [field, value] of Object.entries(fields)) form.append(field, value);
	const answer = await fetch(`${url}/webhook/${name}`, { method: 'POST', body: form });
	const bytes = Buffer.from(await answer.arrayBuffer());
	const header = answer.headers.get('x-octavo-pdf');
	return { status: answer.status, bytes, items: header ? JSON.parse(decodeURIComponent(header)) : [] };
}

/** Creates and publishes a workflow; its webhook answers a moment later. */
export async function publish({ api, url }, name, workflow) {
	await api.activate(await api.createWorkflow(workflow));
	for (let attempt = 0; attempt < 200; attempt++) {
		// A path that is not registered yet is 404 for any method; a registered POST is 404 for GET with another text.
		const text = await (await fetch(`${url}/webhook/${name}`)).text();
		if (text.includes('not registered for GET')) return;
		await delay(150);
	}
	throw new Error(`the webhook ${name} was not registered`);
}

/** The operations that a test runs: all, or those that OCTAVO_E2E_OPERATIONS names (comma-separated wire names). */
export const tested = operationsWith(nodePorts).filter((name) => {
	const chosen = process.env.OCTAVO_E2E_OPERATIONS?.split(',');
	return chosen === undefined || chosen.includes(name);
});

/** Runs the example of one operation in a separate workflow. `more` goes to the workflow: settings, credentials. */
export async function runExample(n8n, files, name, { prefix, parameters = {}, ...more }) {
	const example = examples[name];
	const row = operationOf(name);
	const documents = await inputsOf(example);
	const raw = await parametersOf(example);
	const sent = {};
	documents.forEach((document, index) => (sent[index === 0 ? 'data' : `data${index + 1}`] = asUpload(document)));
	for (const value of Object.values(raw)) if (value?.bytes instanceof Uint8Array) sent.further = asUpload(value);
	const panel = {
		...panelParameters(name, raw),
		...(row.accepts === 'text' && { textFrom: 'file' }),
		...((row.output === 'data' || row.output === 'text') && { keepFile: true }),
		...(row.input === 'many' && {
			binaryPropertyNames: documents.map((_, index) => `data${index === 0 ? '' : index + 1}`).join(','),
		}),
		...parameters,
	};
	const path_ = `${prefix}-${name}`;
	const folder = path.join(files, 'out', path_);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	await publish(n8n, path_, webhookToDisk(path_, panel, folder, more));
	const { status, bytes } = await post(n8n.url, path_, sent);
	expect(status, 200, `status, ${bytes.toString('utf8', 0, 300)}`);
	const items = JSON.parse(bytes.toString('utf8')).map(({ pdf }) => pdf);
	const names = readdirSync(folder).sort();
	const written = names.map((file) => readFileSync(path.join(folder, file)));
	if (row.output === 'files') {
		judgeExample(example, { documents: [], files: items.map(({ fileName }) => fileName) });
		items.forEach(({ size }, index) => expect(size, written[index].length, 'size'));
	} else if (row.output === 'data' || row.output === 'text') {
		// The document passes through as it came.
		assert(written[0].equals(Buffer.from(documents[0].bytes)), 'the document was changed');
		judgeExample(example, { documents: [], ...(row.dataKey && { data: items[0][row.dataKey] }) });
	} else {
		judgeExample(example, { documents: written });
		items.forEach(({ size, pageCount }, index) => {
			expect(size, written[index].length, 'size');
			assert(pageCount >= 1, `pageCount ${pageCount}`);
		});
	}
}

const TYPES = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };
const asUpload = ({ name, bytes }) => [name, bytes, TYPES[name.split('.').pop()] ?? 'application/octet-stream'];
