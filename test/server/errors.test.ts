/** Every failure has the same shape, and they come in one order: 404/405, 401, 406, 413, 400 (docs/semantics.md, §4). */
import { connect } from 'node:net';
import type { Backend } from '../../shared/contract/backend';
import { OctavoError } from '../../shared/contract/errors';
import { operationNames } from '../../shared/contract/operations';
import { pathOf } from '../../shared/contract/names';
import { allPorts } from '../../shared/contract/ports';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { field, file, multipart, post, postForm, problem } from './raw';

const logged: string[] = [];
const failing: Backend = {
	ports: allPorts,
	run: (_name, documents) => {
		const [document] = documents;
		if (document?.name === 'crash.pdf') throw new TypeError('SECRET text of a document');
		return Promise.reject(new OctavoError('internal', 'a fault', { cause: new Error('SECRET text of a document') }));
	},
};

let service: TestService;
beforeAll(async () => {
	service = await startService({
		backend: failing,
		bodyLimit: 10_000,
		logger: { level: 'debug', stream: { write: (line: string) => void logged.push(line) } },
	});
});
afterAll(() => service.close());

const key = { 'X-API-Key': TEST_KEY };
const form = { 'Content-Type': 'multipart/form-data; boundary=b0undary' };
const large = multipart([file(Buffer.alloc(20_000))]);
const at = (path: string): string => `${service.url}${path}`;

test('answers 404 for an unknown path, with and without a key', async () => {
	for (const path of [
		'/v1',
		'/v1/reverse_pages/',
		'/v1/Reverse_pages',
		'/v2/reverse_pages',
		'/v1/add_watermark/picture',
		'/%zz',
		'/__proto__',
	])
		expect(problem(await post(at(path), large, form))).toMatchObject({ status: 404 });
});

test.each([
	['/v1/rotate-pages', '/v1/rotate-pages does not exist: did you mean /v1/rotate_pages? See /openapi.json.'],
	['/rotate_pages?key=SECRET', '/rotate_pages does not exist: did you mean /v1/rotate_pages? See /openapi.json.'],
	['/v1/reverse_pages/', '/v1/reverse_pages/ does not exist: did you mean /v1/reverse_pages? See /openapi.json.'],
	['/v1/mergeDocuments', '/v1/mergeDocuments does not exist: did you mean /v1/merge_documents? See /openapi.json.'],
	['/v1/pages', 'The resource does not exist. See /openapi.json.'],
	['/v1/zzzzzzzzzz', 'The resource does not exist. See /openapi.json.'],
	['/v1/rotate%2dpages<b>', 'The resource does not exist. See /openapi.json.'],
	[`/v1/rotate_pages${'_'.repeat(100)}`, 'The resource does not exist. See /openapi.json.'],
])('answers 404 for %s with the path that may be meant', async (path, title) => {
	expect(problem(await post(at(path), Buffer.alloc(0)))).toMatchObject({ status: 404, title });
});

test('answers 405 for other methods and names the right one', async () => {
	for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
		const answer = await post(at('/v1/reverse_pages?x=1'), Buffer.alloc(0), {}, method);
		expect(problem(answer)).toMatchObject({ status: 405, title: 'The method is not allowed for this resource: use POST.' });
		expect(answer.headers['allow']).toBe('POST');
	}
	const health = await post(at('/health'), Buffer.alloc(0));
	expect(health.headers['allow']).toBe('GET, HEAD');
	expect(problem(health)['title']).toMatch(/: use GET or HEAD\.$/);
	expect((await post(at('/v1/reverse_pages'), Buffer.alloc(0), {}, 'HEAD')).status).toBe(405);
});

describe.each(operationNames)('%s', (name) => {
	test('exists, and checks the key first', async () => {
		for (const headers of [
			{},
			{ 'X-API-Key': '' },
			{ 'X-API-Key': 'wrong' },
			{ 'X-API-Key': TEST_KEY.slice(0, -1) },
			{ Authorization: TEST_KEY },
		])
			expect(problem(await post(at(pathOf(name)), large, { ...form, Accept: 'text/html', ...headers }))).toMatchObject({
				title: 'The request is missing a valid API key in the header X-API-Key.',
			});
	});
});

test('accepts the key header in any case, and either of two keys', async () => {
	for (const header of ['x-api-key', 'X-Api-Key', 'X-API-KEY'])
		expect((await post(at('/v1/reverse_pages'), Buffer.alloc(0), { [header]: TEST_KEY })).status).toBe(400);
	expect((await post(at('/v1/reverse_pages'), Buffer.alloc(0), { 'x-api-key': 'another' })).status).toBe(400);
});

test('answers 406 before 413, and only for packages', async () => {
	const accept = { ...key, ...form, Accept: 'application/pdf' };
	expect(problem(await post(at('/v1/split_by_size'), large, accept))).toMatchObject({
		status: 406,
		title:
			'None of the accepted media types can be produced: accept one of application/zip, application/json, multipart/mixed, or leave Accept out.',
	});
	expect(problem(await post(at('/v1/merge_documents'), large, { ...accept, Accept: 'application/octet-stream' }))).toMatchObject({
		status: 413,
	});
});

test('answers 413 by the announced length and by the received bytes', async () => {
	const title = 'The request body is too large: it must have at most 10000 bytes.';
	expect(problem(await post(at('/v1/reverse_pages'), large, { ...key, ...form }))).toMatchObject({ title });
	expect(problem(await post(at('/v1/reverse_pages'), large, { ...key, ...form, 'Transfer-Encoding': 'chunked' }))).toMatchObject({
		title,
	});
});

test.each([
	['no body', {}, ''],
	['JSON', { 'Content-Type': 'application/json' }, '{"file":1}'],
	['a form of another kind', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'file=1'],
	['a bare PDF', { 'Content-Type': 'application/pdf' }, '%PDF-1.7'],
	['no boundary', { 'Content-Type': 'multipart/form-data' }, '--b\r\n'],
	['a boundary that only we would find', { 'Content-Type': 'multipart/form-data; boundary =b0undary' }, '--b0undary--\r\n'],
	['an invalid content type', { 'Content-Type': 'what ever' }, 'x'],
	['another boundary', form, '--other\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--other--\r\n'],
	['no end', form, '--b0undary\r\nContent-Disposition: form-data; name="file"\r\n\r\nx'],
	['an end in a header', form, '--b0undary\r\nContent-Disp'],
])('answers %s with a 400 on file', async (_what, headers, body) => {
	const json = problem(await post(at('/v1/reverse_pages'), Buffer.from(body), { ...key, ...headers }));
	expect(Object.keys(json['errors'] as object)).toEqual(['file']);
});

test('names the header that has another content type', async () => {
	const json = problem(
		await post(at('/v1/reverse_pages'), Buffer.from('{"file":1}'), { ...key, 'Content-Type': 'application/json' }),
	);
	expect(json['errors']).toEqual({ file: ['is required: the header Content-Type must name multipart/form-data'] });
});

test('answers a fault with a 500 without details, also in the log', async () => {
	for (const name of ['a.pdf', 'crash.pdf']) {
		const parts = [field('file', '%PDF', `; filename="${name}"`)];
		const answer = await postForm(at('/v1/reverse_pages'), parts);
		expect(problem(answer)).toMatchObject({ status: 500 });
		expect(answer.body.toString()).not.toMatch(/SECRET|TypeError|service\.ts|node_modules/);
	}
	const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
	expect(lines.some((line) => line['msg'] === 'fault')).toBe(true);
	expect(lines.some((line) => line['route'] === '/v1/reverse_pages' && line['status'] === 500)).toBe(true);
	expect(logged.join('')).not.toMatch(/SECRET|one of two/);
});

/** The answer to bytes that no HTTP client would send, until the service closes the connection. */
const spoken = (text: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(text));
		let answer = '';
		socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
		socket.on('end', () => resolve(answer));
		socket.on('error', reject);
	});

test('answers bytes that are not HTTP in the same shape', async () => {
	expect(await spoken('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json\r\n/);
});

test('refuses a request without a host in the same shape, and a request of HTTP/1.0 not', async () => {
	expect(await spoken('GET /health HTTP/1.1\r\n\r\n')).toMatch(
		/^HTTP\/1\.1 400 [^]*application\/problem\+json[^]*one Host header/,
	);
	expect(await spoken('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('ignores an expectation that it does not know', async () => {
	const answer = await spoken('GET /health HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
	expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('refuses parameters in the query, by name and without their values', async () => {
	const answer = await postForm(at('/v1/rotate_pages?angle=SECRET&__proto__=1&pages=1..3'), [file('%PDF')]);
	const message = 'is in the query of the URL, where it has no effect: send it as a field of the form';
	expect(Object.entries(problem(answer)['errors'] as object)).toEqual([
		['angle', [message]],
		['__proto__', [message]],
		['pages', [message]],
	]);
	expect((await postForm(at('/v1/rotate_pages?'), [file('%PDF'), field('angle', '90')])).status).toBe(500);
});

test.each([
	['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
	['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
	['an unknown coding', 'Transfer-Encoding: xchunked'],
	['a blank before the colon', 'Transfer-Encoding : chunked\r\nContent-Length: 5'],
	['two hosts', 'Host: y\r\nTransfer-Encoding: chunked'],
	['two equal hosts', 'Host: x\r\nTransfer-Encoding: chunked'],
])('refuses %s, which two servers may read differently, and everything after it', async (_, headers) => {
	const inner = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
	const answer = await spoken(
		`POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\n${headers}\r\n\r\n0\r\n\r\n${inner}`,
	);
	expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('writes no line of the log that a client chose', async () => {
	const before = logged.length;
	await spoken(
		'GET /v1/%0a%0d{"level":60}%1b[31m?key=SECRET HTTP/1.1\r\nHost: x\r\nUser-Agent: FORGED\r\nConnection: close\r\n\r\n',
	);
	const lines = logged.slice(before).join('');
	expect(
		lines
			.split('\n')
			.filter((line) => line !== '')
			.map((line) => (JSON.parse(line) as { route?: string }).route),
	).toEqual(['unknown']);
	expect(lines).not.toMatch(/FORGED|SECRET|31m|level":60/);
});

test('logs the bytes of every answer as a number', async () => {
	const before = logged.length;
	await post(at('/health'), Buffer.alloc(0), {}, 'GET');
	await post(at('/nothing'), Buffer.alloc(0));
	const lines = logged
		.slice(before)
		.flatMap((text) => text.split('\n'))
		.filter((line) => line.includes('"route"'));
	expect(lines.map((line) => typeof (JSON.parse(line) as { sent?: unknown }).sent)).toEqual(['number', 'number']);
});

test('answers health without a key', async () => {
	const answer = await post(at('/health'), Buffer.alloc(0), {}, 'GET');
	expect([answer.status, answer.body.toString()]).toEqual([200, '{"status":"ok"}']);
});
