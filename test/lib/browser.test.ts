/** The library in Chromium: its own bundle, loaded by a page as a module. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { camel } from '../../shared/contract/names';
import type { Document } from '../../shared/contract/backend';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { numbered } from '../support/documents/drawn';
import { examples, inputsOf, withSamples, type Example } from '../support/examples';
import { asDocument, local } from '../support/hosts/local';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/needs';
import { sampled, testInTurn } from '../support/sample';

const REFUSED = new Map<OperationName, unknown>([
	['sign_document', expect.stringMatching(/need Node/)],
	['check_signatures', expect.stringMatching(/need Node/)],
	['recognize_text', expect.stringMatching(/does not work here/)],
]);
/** Encryption is fresh each time, and the browser itself compresses images, and the long object stream of the example of a merge (D43). */
const OTHER_BYTES: ReadonlySet<OperationName> = new Set([
	'add_password',
	'add_restrictions',
	'merge_documents',
	'extract_images',
	'pages_to_images',
]);

withPrograms('chromium')('in Chromium', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-browser-'));
	let found: Record<string, unknown>;
	let source: Uint8Array;
	let works: Work[];

	beforeAll(async () => {
		source = await numbered(3);
		const { bundleBrowser } = await import('../../scripts/browser/bundle-browser.mjs');
		await bundleBrowser(path.join(folder, 'octavo'));
		const names = new Set([...sampled(operationNames, 8), ...REFUSED.keys()]);
		works = await Promise.all([...names].map(workOf));
		found = await answerOf(JSON.stringify({ source: base64(source), works: works.map(toJson) }), folder);
		expect(found['error']).toBeUndefined();
	}, 120_000);
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	testInTurn('gives what Node gives, byte for byte, for the example of every operation', async () => {
		const { given } = found as { given: Record<string, unknown> };
		const differing: OperationName[] = [];
		for (const { name, inputs, parameters } of works)
			if (!REFUSED.has(name) && !OTHER_BYTES.has(name)) {
				const { documents, files = [], data } = await local.run(name, inputs, decode(name, parameters));
				const isData = ['data', 'text'].includes(operationOf(name).output);
				const bytes = [...(isData ? [] : documents), ...files].map((one) => digest(one.bytes));
				if (JSON.stringify(given[name]) !== JSON.stringify({ bytes, data })) differing.push(name);
			}
		expect(differing).toEqual([]);
		for (const { name, inputs, parameters } of works.filter((work) => operationOf(work.name).output === 'files')) {
			const { files = [] } = await local.run(name, inputs, decode(name, parameters));
			expect([name, (given[name] as { bytes: unknown[] }).bytes.length]).toEqual([name, files.length]);
			expect(files.length).toBeGreaterThan(0);
		}
		expect(found['merged']).toBe(base64(await outcome('merge_documents', [source, source])));
	});

	test('refuses signatures and the recognition of text before any work', () => {
		const { given } = found as { given: Record<string, unknown> };
		const refused = [...REFUSED].map(([name, reason]) => [name, { code: 'unavailable', message: reason }]);
		expect(given).toMatchObject(Object.fromEntries(refused));
		expect(found['required']).toMatchObject({ code: 'unavailable' });
	});

	test.each(['AES-128', 'AES-256'])('encrypts with %s for Node, and opens it again', async (algorithm) => {
		const { bytes, ...facts } = found[algorithm] as { bytes: string };
		expect(facts).toEqual({ refused: 'password_required', pages: 3 });
		const opened = await outcome('remove_password', [Buffer.from(bytes, 'base64')], { password: 'open' });
		expect(await textOf(opened)).toBe(await textOf(source));
	});

	test('leaves the page as it was', () => {
		expect(found['globals']).toEqual([]);
	});
});

async function outcome(name: Parameters<typeof local.run>[0], inputs: Uint8Array[], parameters = {}): Promise<Uint8Array> {
	const { documents } = await local.run(
		name,
		inputs.map((bytes) => asDocument(bytes)),
		decode(name, parameters),
	);
	return documents[0]!.bytes;
}

const textOf = async (bytes: Uint8Array): Promise<unknown> =>
	(await local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}))).data?.['text'];

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** The example of an operation, with parameters as hosts receive them. */
interface Work {
	readonly name: OperationName;
	readonly inputs: readonly Document[];
	readonly parameters: RawParameters;
}

async function workOf(name: OperationName): Promise<Work> {
	const example: Example = examples[name];
	return { name, inputs: await inputsOf(example), parameters: await withSamples(example.parameters) };
}

const toJson = ({ name, inputs, parameters }: Work): object => ({
	name,
	call: camel(name),
	takesMany: operationOf(name).input === 'many',
	inputs: inputs.map(sent),
	parameters: Object.fromEntries(Object.entries(parameters).map(([wire, value]) => [camel(wire), sent(value)])),
});

const sent = (value: unknown): unknown => {
	const { name, bytes } = (value ?? {}) as Partial<Document>;
	return bytes ? { name, base64: base64(bytes) } : value;
};

/** The JSON that the page posts. It is served `given`, and the bundle of the folder. */
async function answerOf(given: string, folder: string): Promise<Record<string, unknown>> {
	let resolve: (answer: string) => void;
	const promise = new Promise<string>((done) => (resolve = done));
	const server = createServer((request, response) => {
		const { url = '/' } = request;
		if (url === '/answer') void text(request).then(resolve);
		if (url.endsWith('.mjs')) response.setHeader('Content-Type', 'text/javascript');
		if (url === '/') response.setHeader('Content-Type', 'text/html');
		if (url === '/given.json') response.end(given);
		else if (url.startsWith('/octavo/')) response.end(readFileSync(path.join(folder, url)));
		else response.end(url === '/' ? PAGE : '');
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${path.join(folder, 'user')}`];
	const browser = spawn(pathOf('chromium')!, [...args, `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
	const ended = new Promise((done) => browser.once('exit', done));
	try {
		return JSON.parse(await promise) as Record<string, unknown>;
	} finally {
		browser.kill();
		await ended;
		server.closeAllConnections();
		server.close();
	}
}

/** A page that uses the library as a program does. */
const PAGE = `<!doctype html><script type="module">
const before = new Set(Object.getOwnPropertyNames(globalThis));
const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fileOf = (value) => (value?.base64 === undefined ? value : { name: value.name, bytes: bytesOf(value.base64) });
const digest = async ({ bytes }) => base64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
const refusal = ({ code, message }) => ({ code, message });
async function give(octavo, { call, takesMany, inputs, parameters }) {
	const files = inputs.map(fileOf);
	const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, fileOf(value)]));
	const { document, documents = document ? [document] : [], files: more = [], data } = await octavo[call](takesMany ? files : files[0], values);
	return { bytes: await Promise.all([...documents, ...more].map(digest)), data };
}
async function locked(octavo, source, encryptionAlgorithm) {
	const { document } = await octavo.addPassword(source, { password: 'open', encryptionAlgorithm });
	const refused = await octavo.extractText(document).catch(({ code }) => code);
	const opened = await octavo.removePassword(document, { password: 'open' });
	return { refused, pages: opened.document.pageCount, bytes: base64(document.bytes) };
}
async function use() {
	const octavo = await import('/octavo/index.mjs');
	const { source, works } = await (await fetch('/given.json')).json();
	const given = {};
	for (const work of works) given[work.name] = await give(octavo, work).catch(refusal);
	const bytes = bytesOf(source);
	return {
		given,
		'AES-128': await locked(octavo, bytes, 'AES-128'),
		'AES-256': await locked(octavo, bytes, 'AES-256'),
		merged: base64((await octavo.mergeDocuments([bytes, bytes])).document.bytes),
		required: await octavo.checkDocument(bytes, { requireSignature: true }).catch(refusal),
		globals: Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name)),
	};
}
const answer = await use().catch((error) => ({ error: String(error.stack) }));
await fetch('/answer', { method: 'POST', body: JSON.stringify(answer) });
</script>`;
