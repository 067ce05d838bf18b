/** HTTP/2 over TLS: the same answers and the same limits as over HTTP/1.1, and streams that end alone. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
	connect,
	constants,
	type ClientHttp2Session,
	type ClientHttp2Stream,
	type IncomingHttpHeaders,
	type OutgoingHttpHeaders,
} from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { readCertificate, type Certificate } from '../../server/limits/certificate';
import type { PackingBackend } from '../../workers/packed';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/tools';
import { makeCertificate } from './certificates';
import { gated, until } from './gated';
import { field, file, multipart, runBeside } from './raw';
import { testInTurn } from '../support/sample';

const { NGHTTP2_CANCEL, NGHTTP2_INTERNAL_ERROR, NGHTTP2_NO_ERROR } = constants;

let [folder, ca] = ['', ''];
let certificate: Certificate;
let document: Uint8Array;

let service: TestService;
let session: ClientHttp2Session;
const secureUrl = (): string => service.url.replace('http:', 'https:');

async function start(options: Parameters<typeof startService>[0] = {}): Promise<void> {
	service = await startService({ certificate, metrics: true, ...options });
	session = connect(secureUrl(), { ca });
	session.on('error', () => undefined);
}

interface Sent {
	readonly stream: ClientHttp2Stream;
	readonly headers: Promise<IncomingHttpHeaders>;
	/** With what came of its body, and the code with which the stream ended. */
	readonly ended: Promise<{ readonly status: number; readonly body: Buffer; readonly code: number }>;
}

function send(headers: OutgoingHttpHeaders, body?: Uint8Array): Sent {
	const stream = session.request(headers, { endStream: false });
	stream.on('error', () => undefined);
	let status = 0;
	const pieces: Buffer[] = [];
	const answered = new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
	stream.once('response', (given) => (status = Number(given[':status'])));
	stream.on('data', (piece: Buffer) => pieces.push(piece));
	const ended = new Promise<Awaited<Sent['ended']>>((resolve) =>
		stream.once('close', () => resolve({ status, body: Buffer.concat(pieces), code: stream.rstCode })),
	);
	if (body) stream.end(body);
	return { stream, headers: answered, ended };
}

const asking = (operation: string, more: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({
	':method': 'POST',
	':path': `/v1/${operation}`,
	'x-api-key': TEST_KEY,
	'content-type': 'multipart/form-data; boundary=b0undary',
	...more,
});
const get = (place: string, more: OutgoingHttpHeaders = {}): Promise<Awaited<Sent['ended']>> =>
	send({ ':path': place, ...more }, Buffer.alloc(0)).ended;
const titleOf = ({ body }: { readonly body: Buffer }): string => (JSON.parse(body.toString('utf8')) as { title: string }).title;

async function figure(name: string): Promise<number> {
	const { body } = await get('/metrics');
	return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body.toString('utf8'))?.[1]);
}
async function untilFree(): Promise<void> {
	while ((await figure('octavo_requests_in_progress')) > 0);
	expect(await figure('octavo_held_bytes')).toBe(0);
}

/** Over HTTP/1.1. */
function sendPlainly(
	place: string,
	headers: Record<string, string>,
	body: Uint8Array,
): Promise<{ status: number; body: Buffer }> {
	return new Promise((resolve, reject) => {
		const outgoing = request(secureUrl() + place, { ca, agent: false, method: 'POST', headers }, (incoming) => {
			const pieces: Buffer[] = [];
			incoming.on('data', (piece: Buffer) => pieces.push(piece));
			incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(pieces) }));
		});
		outgoing.on('error', reject).end(body);
	});
}

withPrograms('openssl', 'curl')('over HTTP/2', () => {
	beforeAll(async () => {
		folder = mkdtempSync(path.join(tmpdir(), 'octavo-http2-'));
		const files = makeCertificate(folder, 'localhost');
		certificate = readCertificate(files);
		ca = readFileSync(files.certificate, 'utf8');
		document = await numbered(5);
	});
	afterAll(() => rmSync(folder, { recursive: true }));
	afterEach(async () => {
		session.destroy();
		await service.close();
	});

	testInTurn('curl gets its answer over the version that it asks for', async () => {
		await start();
		const input = path.join(folder, 'in.pdf');
		writeFileSync(input, document);
		const form = ['-sf', '--cacert', path.join(folder, 'localhost.pem'), '-H', `X-API-Key: ${TEST_KEY}`];
		const rest = ['-F', `file=@${input}`, '-F', 'angle=90', '-w', '%{http_version}', `${secureUrl()}/v1/rotate_pages`];
		const [two, one] = [
			await runBeside(pathOf('curl')!, [...form, '--http2', ...rest]),
			await runBeside(pathOf('curl')!, [...form, '--http1.1', ...rest]),
		];
		expect([two.code, two.stdout.subarray(0, 5).toString(), two.stdout.subarray(-1).toString()]).toEqual([0, '%PDF-', '2']);
		expect(one.stdout.subarray(-3).toString()).toBe('1.1');
		expect(two.stdout.subarray(0, -1)).toEqual(one.stdout.subarray(0, -3));
	});

	testInTurn('answers are those of HTTP/1.1, also of many requests at once, and of large bodies', async () => {
		await start();
		const large = multipart([
			file(await numbered(300)),
			field('attached', Buffer.alloc(3_000_000)),
			field('pages_per_part', '7'),
		]);
		const small = multipart([file(document), field('pages_per_part', '2')]);
		const types = { accept: 'application/json' };
		const sent = [large, ...Array.from({ length: 20 }, () => small)].map((body) =>
			send(asking('split_by_page_count', types), body),
		);
		const answers = await Promise.all(sent.map(({ ended }) => ended));
		const plainly = (body: Buffer) =>
			sendPlainly(
				'/v1/split_by_page_count',
				{ 'X-API-Key': TEST_KEY, 'Content-Type': 'multipart/form-data; boundary=b0undary', ...types },
				body,
			);
		expect(answers[0]).toEqual({ ...(await plainly(large)), code: NGHTTP2_NO_ERROR });
		const expected = { ...(await plainly(small)), code: NGHTTP2_NO_ERROR };
		for (const answer of answers.slice(1)) expect(answer).toEqual(expected);
		expect(expected.status).toBe(200);
	});

	test.each([
		['CANCEL', NGHTTP2_CANCEL],
		['NO_ERROR', NGHTTP2_NO_ERROR],
	])('a client that resets a stream with %s ends its work, and no other', async (_name, code) => {
		const lines: string[] = [];
		const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
		const gate = gated();
		await start({ backend: gate.backend, logger });
		const body = multipart([file(document)]);
		const [first, second] = [send(asking('reverse_pages'), body), send(asking('reverse_pages'), body)];
		await until(() => gate.started() === 2);
		first.stream.close(code);
		await until(() => gate.aborted() === 1);
		gate.open();
		expect((await second.ended).status).toBe(200);
		await untilFree();
		await until(() => lines.filter((line) => line.includes('"operation":"reverse_pages"')).length === 2);
		const [cut, done] = lines
			.filter((line) => line.includes('"operation":"reverse_pages"'))
			.map((line) => JSON.parse(line) as object);
		expect([cut, done]).toMatchObject([
			{ outcome: 'cut', client: '127.0.0.1' },
			{ outcome: 'done', client: '127.0.0.1', received: body.length },
		]);
	});

	test.each([
		['CANCEL', NGHTTP2_CANCEL],
		['NO_ERROR', NGHTTP2_NO_ERROR],
	])('a client that resets a stream with %s before its body is complete gets its place back', async (_name, code) => {
		const gate = gated();
		await start({ backend: gate.backend, concurrency: 1 });
		const { stream } = send(asking('reverse_pages'));
		stream.write(multipart([file(document)]).subarray(0, 300));
		while ((await figure('octavo_requests_in_progress')) === 0);
		stream.close(code);
		await untilFree();
		gate.open();
		expect((await send(asking('reverse_pages'), multipart([file(document)])).ended).status).toBe(200);
		expect(gate.started()).toBe(1);
	});

	test('a body that is too large is refused while it is sent, and the connection goes on', async () => {
		await start({ bodyLimit: 100_000 });
		const { stream, ended } = send(asking('reverse_pages'));
		const piece = Buffer.alloc(50_000);
		stream.write(multipart([file(document)]).subarray(0, 300));
		const more = (): void => {
			while (!stream.closed && !stream.destroyed && stream.write(piece));
		};
		stream.on('drain', more);
		more();
		const answer = await ended;
		expect([answer.status, answer.code]).toEqual([413, NGHTTP2_NO_ERROR]);
		expect(titleOf(answer)).toBe('The request body is too large: it must have at most 100000 bytes.');
		await untilFree();
		expect((await get('/health')).status).toBe(200);
	});

	test('a header of more than 16 KB gets 431, and the connection goes on', async () => {
		await start();
		expect((await get('/health', { 'x-long': 'x'.repeat(15_000) })).status).toBe(200);
		const refused = await get('/health', { 'x-long': 'x'.repeat(17_000) });
		expect([refused.status, titleOf(refused)]).toEqual([431, 'The request header is too large.']);
		const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x-${at}`, 'value']));
		expect((await get('/health', many)).status).toBe(200);
		expect((await get('/health')).status).toBe(200);
	});

	test('two hosts that differ get 400', async () => {
		await start();
		expect((await get('/health', { ':authority': 'a.example', host: 'other.example' })).status).toBe(400);
		expect((await get('/health', { ':authority': 'a.example', host: 'a.example' })).status).toBe(200);
	});

	test('a body that does not arrive in time gets 408', async () => {
		await start({ requestTimeout: 50 });
		const { stream, ended } = send(asking('reverse_pages'));
		stream.write(multipart([file(document)]).subarray(0, 300));
		const answer = await ended;
		expect([answer.status, answer.code]).toEqual([408, NGHTTP2_NO_ERROR]);
		await untilFree();
	});

	test('asks for a body only if the header gives no reason to refuse it', async () => {
		await start({ bodyLimit: 10_000 });
		const body = multipart([file(document)]);
		const wanted = send(asking('reverse_pages', { expect: '100-continue', 'content-length': body.length }));
		await new Promise((resolve) => wanted.stream.once('continue', resolve));
		wanted.stream.end(body);
		expect((await wanted.ended).status).toBe(200);
		const refused = send(asking('reverse_pages', { expect: '100-continue', 'content-length': 10_001 }));
		let isAsked = false;
		refused.stream.once('continue', () => (isAsked = true));
		expect([(await refused.ended).status, isAsked]).toEqual([413, false]);
	});

	testInTurn('a client that does not read its answer loses it, although it reads others of its connection', async () => {
		await start({ responseTimeout: 200 });
		const body = multipart([file(document), field('attached', 'x')]);
		const answer = multipart([file(await numbered(2000))]);
		const slow = send(asking('reverse_pages'), answer);
		slow.stream.pause();
		let code: number | undefined;
		slow.stream.once('close', () => (code = slow.stream.rstCode));
		// Node closes a stream for its client when that has read all that came.
		slow.stream.once('aborted', () => (code = slow.stream.rstCode));
		let others = 0;
		while (code === undefined) {
			expect((await send(asking('reverse_pages'), body).ended).status).toBe(200);
			others += 1;
		}
		expect([code, others > 1]).toEqual([NGHTTP2_CANCEL, true]);
		await untilFree();
	});

	test('an answer that fails half-way does not end as a complete one', async () => {
		const open = async function* (): AsyncGenerator<Uint8Array> {
			yield await Promise.resolve(Buffer.alloc(100_000));
			throw new Error('The worker has ended');
		};
		const packed = { contentType: 'application/zip', length: 200_000, pieces: [], stream: { open, cancel: () => undefined } };
		const backend: PackingBackend = {
			ports: new Set(),
			run: () => Promise.resolve({ documents: [], notes: [], facts: {}, packed }),
		};
		await start({ backend });
		const { ended } = send(asking('split_by_page_count'), multipart([file(document), field('pages_per_part', '1')]));
		expect(await ended).toMatchObject({ status: 200, code: NGHTTP2_INTERNAL_ERROR });
		await untilFree();
	});

	test('a service that ends finishes what it has begun, and closes idle connections', async () => {
		const gate = gated();
		await start({ backend: gate.backend });
		const idle = connect(secureUrl(), { ca });
		const idleEnded = new Promise((resolve) => idle.once('close', resolve));
		await new Promise((resolve) => idle.once('remoteSettings', resolve));
		const { ended } = send(asking('reverse_pages'), multipart([file(document)]));
		await until(() => gate.started() === 1);
		const goaway = new Promise((resolve) => session.once('goaway', resolve));
		const closed = service.close();
		await Promise.all([goaway, idleEnded]);
		gate.open();
		expect((await ended).status).toBe(200);
		await closed;
	});

	test('bytes that are not HTTP/2 end their connection, and others go on', async () => {
		await start();
		const socket = connectTls({ port: Number(new URL(service.url).port), host: '127.0.0.1', ca, ALPNProtocols: ['h2'] });
		const ended = new Promise((resolve) => socket.on('close', resolve).on('error', () => undefined));
		socket.write('NO HTTP\r\n\r\n'.repeat(10));
		socket.resume();
		await ended;
		expect((await get('/health')).status).toBe(200);
	});
});
