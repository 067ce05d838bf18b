/** Answers of a faulty service, by nock: errors, gateways' pages, wrong bodies. */
import { decode } from '../../shared/contract/values/decode';
import { zipSync } from 'fflate';
import nock from 'nock';
import type { OctavoError } from '../../shared/contract/errors';
import { packMultipart } from '../../shared/packaging';
import { pageCounter } from '../../shared/local/count-pages';
import { RemoteMemory } from '../../shared/remote';
import { numbered } from '../support/documents/drawn';
import { refusalOf } from '../support/hosts/results';
import { harness, KEY, NOW, pdf, result } from './harness';
import { testInTurn } from '../support/sample';

const BASE = 'https://eu.example.com';
const PROBLEM = { 'content-type': 'application/problem+json; charset=utf-8' };
const PDF = { 'content-type': 'application/pdf' };

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
	expect(nock.pendingMocks()).toEqual([]);
	nock.cleanAll();
});
afterAll(() => {
	nock.enableNetConnect();
	nock.restore();
});

const answerOnce = (
	status: number,
	body: string | Buffer = '',
	headers: Record<string, string> = {},
	path = '/v1/reverse_pages',
) => nock(BASE).post(path).reply(status, body, headers);

const reverse = (one = harness(BASE)) => one.backend.run('reverse_pages', [pdf], {});

/** The error of a run, which must not contain the key anywhere. */
async function failure(work: Promise<unknown>): Promise<OctavoError> {
	const error = await refusalOf(work);
	expect(JSON.stringify([error.message, error.issues, error.advice, error.cause, error.stack])).not.toContain(KEY);
	return error;
}

test('sends path, key, a concrete Accept, and multipart with a boundary', async () => {
	const headers = {
		'x-api-key': KEY,
		accept: 'application/pdf, application/problem+json',
		'content-type': /^multipart\/form-data; boundary=/,
	};
	nock(BASE, { reqheaders: headers })
		.post('/v1/reverse_pages', /name="file"; filename="in\.pdf"/)
		.reply(200, result, PDF);
	const { documents } = await reverse();
	expect(documents).toEqual([{ name: 'in.pdf', bytes: new Uint8Array(result) }]);
});

test('keeps the message of a note with a code that is not in our list, as a note of the service', async () => {
	const known = { code: 'signatures_invalidated', message: 'Use remove_signatures first.', mentions: ['remove_signatures'] };
	const unknown = { code: 'pages_counted', message: 'Trés <b>bien</b>: 3 pages.', mentions: ['pages'] };
	const header = JSON.stringify({ notes: [unknown, known] }).replace('é', '\\u00e9');
	answerOnce(200, result, { ...PDF, 'octavo-outcome': header });
	const { notes } = await reverse();
	expect(notes).toEqual([{ ...unknown, code: 'service_note' }, known]);
});

describe('retries', () => {
	test.each([
		['7', 7000],
		[new Date(NOW + 9000).toUTCString(), 9000],
		[new Date(NOW - 9000).toUTCString(), 250],
		['whenever', 250],
	])('waits as Retry-After %s asks', async (header, wait) => {
		const one = harness(BASE);
		answerOnce(429, '', { 'retry-after': header });
		answerOnce(200, result, PDF);
		await expect(reverse(one)).resolves.toBeDefined();
		expect(one.waits).toEqual([wait]);
	});

	test.each([
		[429, { 'retry-after': '121' }, 'rate_limited', /asks to slow down \(429\) and to try again in 3 minutes/],
		[503, { 'retry-after': '3600' }, 'service_failure', /status 503 and asks to try again in 60 minutes: busy/],
		[
			503,
			{ 'retry-after': new Date(NOW + 3_600_000).toUTCString(), date: new Date(NOW + 3_000_000).toUTCString() },
			'service_failure',
			/in 10 minutes/,
		],
	])('does not ask again before the time of Retry-After: %d with %j', async (status, headers, code, message) => {
		const one = harness(BASE);
		answerOnce(status, 'busy', headers);
		expect(await failure(reverse(one))).toMatchObject({ code, status, message: expect.stringMatching(message) });
		expect(one.waits).toEqual([]);
	});

	test('waits for two minutes if it is asked to', async () => {
		const one = harness(BASE);
		answerOnce(503, '', { 'retry-after': '120' });
		answerOnce(200, result, PDF);
		await expect(reverse(one)).resolves.toBeDefined();
		expect(one.waits).toEqual([120_000]);
	});

	test('retries 500, 503 and 502 with full jitter', async () => {
		const one = harness(BASE);
		for (const status of [500, 503, 502]) answerOnce(status, '<html>busy</html>');
		answerOnce(200, result, PDF);
		await expect(reverse(one)).resolves.toBeDefined();
		expect(one.waits).toEqual([250, 500, 1000]);
	});

	test('sends the whole form again with a new boundary for each attempt', async () => {
		const boundaries = new Set<string>();
		nock(BASE)
			.post('/v1/reverse_pages', (body: string) => {
				boundaries.add(body.split('\r\n')[0] ?? '');
				return body.includes('%PDF-1.7 in');
			})
			.times(3)
			.reply(500)
			.post('/v1/reverse_pages')
			.reply(200, result, PDF);
		await reverse();
		expect(boundaries.size).toBe(3);
	});

	test('gives up after four attempts and reports the last answer', async () => {
		const one = harness(BASE);
		for (let n = 0; n < 4; n++) answerOnce(429, '{"title":"Slow down."}', PROBLEM);
		expect(await failure(reverse(one))).toMatchObject({
			code: 'rate_limited',
			status: 429,
			message: expect.stringContaining('Slow down.'),
		});
		expect(one.waits).toHaveLength(3);
	});

	test.each([400, 401, 403, 404, 406, 409, 413, 301, 302, 307])('does not retry %p', async (status) => {
		const one = harness(BASE);
		answerOnce(status);
		await failure(reverse(one));
		expect(one.waits).toEqual([]);
	});

	test('retries a 504 of a gateway or a published region, but not one of our own service, whose work would take as long again', async () => {
		const late = JSON.stringify({ type: 'x/504', title: 'late', status: 504 });
		answerOnce(504, late, { ...PROBLEM, 'octavo-error': 'time_limit' });
		expect(await failure(reverse())).toMatchObject({ code: 'time_limit', status: 504 });
		for (const [body, type] of [
			['<html>', { 'content-type': 'text/html' }],
			[late, PROBLEM],
		] as const) {
			answerOnce(504, body, type);
			answerOnce(200, result, PDF);
			await reverse();
		}
	});

	test('retries a reset, but not a certificate that does not match', async () => {
		const one = harness(BASE);
		const failing = (code: string) =>
			nock(BASE)
				.post('/v1/reverse_pages')
				.replyWithError(Object.assign(new Error(`no: ${KEY}`), { code }));
		failing('ECONNRESET');
		failing('EPIPE');
		answerOnce(200, result, PDF);
		await expect(reverse(one)).resolves.toBeDefined();
		expect(one.waits).toEqual([250, 500]);
		failing('ERR_TLS_CERT_ALTNAME_INVALID');
		expect(await failure(reverse(one))).toMatchObject({
			code: 'network',
			message: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID'),
		});
		expect(one.waits).toHaveLength(2);
	});

	test('stops waiting when it is cancelled', async () => {
		const controller = new AbortController();
		const { backend } = harness(BASE, {
			sleep: () => {
				controller.abort();
				return new Promise(() => undefined);
			},
		});
		answerOnce(500);
		const work = backend.run('reverse_pages', [pdf], {}, { signal: controller.signal });
		expect(await failure(work)).toMatchObject({ code: 'cancelled' });
	});

	test('ends an attempt when it is cancelled, even if the transport ignores the signal', async () => {
		const controller = new AbortController();
		const { backend, waits } = harness(BASE, {
			transport: () => {
				queueMicrotask(() => controller.abort());
				return new Promise(() => undefined);
			},
		});
		expect(await failure(backend.run('reverse_pages', [pdf], {}, { signal: controller.signal }))).toMatchObject({
			code: 'cancelled',
		});
		expect(waits).toEqual([]);
	});
});

describe('errors', () => {
	test('turns a problem into the error of the local backend', async () => {
		const errors = { angle: ['must be one of …'], first_page: ['is 9', 'is odd'] };
		answerOnce(400, JSON.stringify({ type: 'x', title: 'One or more', status: 400, errors, traceId: 'y' }), PROBLEM);
		expect(await failure(reverse())).toMatchObject({
			code: 'invalid_parameters',
			status: 400,
			issues: [
				{ field: 'angle', message: 'must be one of …' },
				{ field: 'first_page', message: 'is 9' },
				{ field: 'first_page', message: 'is odd' },
			],
		});
	});

	test('keeps the position of an unreadable document in a merge', async () => {
		const message = 'Could not parse the PDF document. The file may be invalid or corrupt.';
		const file = [`Document 3: ${message}`];
		answerOnce(400, JSON.stringify({ title: 't', errors: { file } }), PROBLEM, '/v1/merge_documents');
		const { backend } = harness(BASE);
		expect(await failure(backend.run('merge_documents', [pdf, pdf, pdf], decode('merge_documents', {})))).toMatchObject({
			code: 'unreadable_document',
			position: 3,
			issues: [{ field: 'file', message, document: { position: 3 } }],
		});
	});

	test('names the header and the region after a 401', async () => {
		answerOnce(401, JSON.stringify({ title: `bad key ${KEY}` }), PROBLEM);
		const error = await failure(reverse());
		expect(error).toMatchObject({ code: 'unauthorized', status: 401 });
		expect(error.message).toMatch(/European Union.*X-API-Key/);
	});

	test('advises splitting after a 413, and explains 406 and 404', async () => {
		answerOnce(413);
		expect(await failure(reverse())).toMatchObject({ code: 'too_large', advice: expect.stringMatching(/[Ss]plit/) });
		answerOnce(406);
		expect(await failure(reverse())).toMatchObject({ code: 'not_acceptable' });
		answerOnce(404);
		expect(await failure(reverse())).toMatchObject({ code: 'service_failure', advice: expect.stringMatching(/base address/) });
	});

	test.each([
		[400, '', /base address/],
		[402, '', /right to this operation.*plan.*firewall/],
		[403, '', /right to this operation.*plan.*firewall/],
		[403, '<h1>403 Forbidden</h1>', /right to this operation.*plan.*firewall/],
		[403, '{"title":"Not in your plan","status":403}', /right to this operation.*plan[^.]*$/],
		[406, '', /base address/],
		[418, '', /base address/],
		[500, '', /Try again later/],
		[503, '', /Try again later/],
	])('names a cure after a %d with the body %j', async (status, body, advice) => {
		answerOnce(status, body, body.startsWith('{') ? PROBLEM : {});
		expect(await failure(harness(BASE, { attempts: 1 }).backend.run('reverse_pages', [pdf], {}))).toMatchObject({
			status,
			advice: expect.stringMatching(advice),
		});
	});

	test.each([
		[
			'a page',
			'text/html',
			'<html><head><title>x</title><style>p{}</style></head>\n<body><h1>413 Too <b>Large</b></h1>',
			'413 Too Large',
		],
		['nothing', 'text/plain', '', 'status 418$'],
		['cut JSON', 'application/problem+json', '{"title":"Hal', '"title":"Hal'],
		['an array', 'application/json', '[1,2]', '\\[1,2\\]'],
		['strange types', 'application/problem+json', '{"title":{"a":1},"errors":"no","status":"x"}', 'status 418$'],
		['control characters', 'text/plain', '\u001b[31mred\u0007\r\nsecond', ' \\[31mred$'],
		['a long line', 'text/plain', 'x'.repeat(100_000), 'x{300}…$'],
	])('tolerates a body that is %s', async (_what, type, body, message) => {
		answerOnce(418, body, { 'content-type': type });
		const error = await failure(reverse());
		expect(error).toMatchObject({ code: 'service_failure', status: 418 });
		expect(error.message).toMatch(new RegExp(message));
	});

	test('does not follow a redirect, and shows its target without user name and query', async () => {
		answerOnce(302, '', { location: 'https://user:secret-word@login.example.com/sign-in?token=secret-word' });
		const error = await failure(reverse());
		expect(error.message).toMatch(/redirect \(302\) to https:\/\/login\.example\.com\/sign-in$/);
	});

	testInTurn.each(['<', '<script', '<style><', '\n', '\u00e9 '])('reads a megabyte of %j in linear time', async (piece) => {
		answerOnce(400, piece.repeat(1_000_000 / piece.length), { 'content-type': 'text/html' });
		const before = process.cpuUsage();
		await failure(reverse());
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1e6).toBeLessThan(2);
	});

	test('redacts passwords and keys that an answer repeats', async () => {
		const errors = { password: ['hunter2 is too short'], [KEY]: [KEY] };
		answerOnce(400, JSON.stringify({ title: 't', errors }), PROBLEM, '/v1/remove_password');
		const { backend } = harness(BASE);
		const error = await failure(backend.run('remove_password', [pdf], { password: 'hunter2' }));
		expect(error.issues).toEqual([
			{ field: 'password', message: '*** is too short' },
			{ field: '***', message: '***' },
		]);
	});

	test.each([
		['a', 'a wrong password: a (a)', '*** wrong password: *** (***)'],
		['+*', 'the password "+*" is wrong', 'the password "***" is wrong'],
		['in', 'in line 1: invalid', '*** line 1: invalid'],
	])('redacts the short password %j as a word, so that the sentence stays readable', async (password, told, message) => {
		answerOnce(400, JSON.stringify({ title: 't', errors: { password: [told] } }), PROBLEM, '/v1/remove_password');
		const error = await failure(harness(BASE).backend.run('remove_password', [pdf], { password }));
		expect(error.issues).toEqual([{ field: 'password', message }]);
	});
});

describe('a 200 with a wrong body', () => {
	test.each([
		['an HTML page', 'text/html; charset=utf-8', '<html>log in</html>', /text\/html/],
		['nothing', 'application/pdf', '', /application\/pdf/],
		[
			'a PDF that starts too late',
			'application/pdf',
			`${' '.repeat(2000)}%PDF-1.7`,
			/application\/pdf, but its content is not a PDF document$/,
		],
	])('is refused if it is %s', async (_what, type, body, message) => {
		answerOnce(200, body, { 'content-type': type });
		const error = await failure(reverse());
		expect(error).toMatchObject({ code: 'service_failure', status: 200 });
		expect(error.message).toMatch(message);
	});

	test('is accepted if the header is within the first 1024 bytes', async () => {
		answerOnce(200, `${'x'.repeat(1000)}%PDF-1.7`, PDF);
		await expect(reverse()).resolves.toBeDefined();
	});

	const split = () => harness(BASE).backend.run('split_by_size', [pdf], { maximum_bytes: 9 });
	const path = '/v1/split_by_size';

	test('reads parts from ZIP, JSON and multipart', async () => {
		const parts = [{ name: '00001.pdf', bytes: result }];
		const { body, contentType } = packMultipart(parts);
		const json = JSON.stringify({ documents: [{ name: '00001.pdf', content: result.toString('base64') }] });
		nock(BASE, { reqheaders: { accept: 'application/zip, application/problem+json' } })
			.post(path)
			.reply(200, Buffer.from(zipSync({ '00001.pdf': result })), { 'content-type': 'application/octet-stream' });
		answerOnce(200, json, { 'content-type': 'application/json; charset=utf-8' }, path);
		answerOnce(200, Buffer.from(body), { 'content-type': contentType }, path);
		for (let n = 0; n < 3; n++) expect((await split()).documents).toEqual([{ name: '00001.pdf', bytes: new Uint8Array(result) }]);
	});

	test('refuses a ZIP that is truncated, empty, or has other content', async () => {
		const zip = (content: Record<string, Uint8Array>) => Buffer.from(zipSync(content));
		const whole = zip({ '00001.pdf': result });
		for (const body of [whole.subarray(0, -5), whole.subarray(0, 10), zip({}), zip({ 'error.html': Buffer.from('<html>') })]) {
			answerOnce(200, body, { 'content-type': 'application/zip' }, path);
			expect(await failure(split())).toMatchObject({ code: 'service_failure' });
		}
		answerOnce(200, '<html>', { 'content-type': 'text/html' }, path);
		expect((await failure(split())).message).toMatch(/text\/html/);
	});
});

describe('the path of the watermark', () => {
	const memory = new RemoteMemory();
	const mark = (base: string) => harness(base, { memory }).backend.run('add_text_watermark', [pdf], { line_1: 'A' } as never);
	const [now, before] = ['/v1/add_watermark/text', '/v1/add_text_watermark'];

	test('falls back once on 404, and remembers per base address', async () => {
		const [old, young] = ['https://old.example.com', 'https://new.example.com'];
		const asked: string[] = [];
		const answer = (base: string, path: string, status: number) =>
			nock(base)
				.post(path)
				.reply(() => {
					asked.push(`${base}${path}`);
					return status === 200 ? [200, result, PDF] : [status];
				});
		answer(old, now, 404);
		for (let n = 0; n < 2; n++) answer(old, before, 200);
		answer(young, now, 200);
		for (const base of [old, old, young]) expect((await mark(base)).documents).toHaveLength(1);
		expect(asked).toEqual([`${old}${now}`, `${old}${before}`, `${old}${before}`, `${young}${now}`]);
	});

	test('fails after two 404, and remembers nothing', async () => {
		const base = 'https://none.example.com';
		nock(base).post(now).times(2).reply(404).post(before).times(2).reply(404);
		expect(await failure(mark(base))).toMatchObject({ status: 404 });
		expect(await failure(mark(base))).toMatchObject({ status: 404 });
	});

	test('does not fall back for other operations', async () => {
		answerOnce(404);
		expect(await failure(reverse())).toMatchObject({ status: 404 });
	});
});

test('reads from the documents what the answer does not tell: page counts, and the pages of the parts (D40)', async () => {
	const [two, three] = await Promise.all([numbered(2), numbered(3)]);
	const countPages = pageCounter({ pause: () => Promise.resolve() });
	const { backend } = harness(BASE, { countPages });
	answerOnce(200, Buffer.from(two), PDF, '/v1/reverse_pages');
	expect((await backend.run('reverse_pages', [pdf], {})).documents).toMatchObject([{ pageCount: 2 }]);
	const zip = Buffer.from(zipSync({ '00001.pdf': two, '00002.pdf': three }));
	answerOnce(200, zip, { 'content-type': 'application/zip' }, '/v1/split_by_size');
	expect((await backend.run('split_by_size', [pdf], { maximum_bytes: 5000 })).documents).toMatchObject([
		{ pageCount: 2, firstPage: 1, lastPage: 2 },
		{ pageCount: 3, firstPage: 3, lastPage: 5 },
	]);
	answerOnce(200, result, PDF, '/v1/reverse_pages');
	expect((await backend.run('reverse_pages', [pdf], {})).documents[0]).not.toHaveProperty('pageCount');
});

describe('nothing is sent', () => {
	test('without a document, or with two if the operation takes one', async () => {
		const { backend } = harness(BASE);
		for (const documents of [[], [pdf, pdf]])
			expect(await failure(backend.run('reverse_pages', documents, {}))).toMatchObject({ issues: [{ field: 'file' }] });
	});

	test('to an address without HTTPS', () => {
		expect(() => harness('http://eu.example.com')).toThrow(expect.objectContaining({ code: 'configuration' }));
	});
});
