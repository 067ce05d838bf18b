/** `Expect: 100-continue`: a client asks whether its body is wanted before it sends it (RFC 9110, 10.1.1). */
import { connect, type Socket } from 'node:net';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { gated, until } from './gated';
import { file, multipart } from './raw';

const gate = gated();
let service: TestService;
beforeAll(async () => {
	service = await startService({ backend: gate.backend, bodyLimit: 10_000, memory: 5000, concurrency: 2, retryAfter: 7 });
});
afterAll(() => service.close());

const body = multipart([file('%PDF-1.7')]);
const form = 'multipart/form-data; boundary=b0undary';

interface Head {
	readonly path?: string;
	readonly key?: string;
	readonly type?: string;
	readonly length?: number;
}

/** A connection on which only the head of a request was sent. */
function ask({ path = '/v1/reverse_pages', key = TEST_KEY, type = form, length = body.length }: Head): {
	socket: Socket;
	heard: () => string;
	ended: Promise<string>;
} {
	let text = '';
	const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => {
		const lines = [`POST ${path} HTTP/1.1`, 'Host: x', `X-API-Key: ${key}`, `Content-Type: ${type}`, `Content-Length: ${length}`];
		socket.write(`${[...lines, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`);
	});
	const ended = new Promise<string>((resolve, reject) => {
		socket.on('data', (piece) => (text += piece.toString('latin1')));
		socket.on('end', () => resolve(text));
		socket.on('error', reject);
	});
	return { socket, heard: () => text, ended };
}

const statuses = (text: string): string[] => text.match(/HTTP\/1\.1 \d+/g) ?? [];

test.each<[string, Head, number]>([
	['an unknown path', { path: '/v1/nothing' }, 404],
	['a wrong key', { key: 'wrong' }, 401],
	['a body above the limit', { length: 10_001 }, 413],
	['a body of another type', { type: 'application/pdf' }, 400],
])('refuses %s without 100 Continue, and closes the connection', async (_what, head, status) => {
	const { ended } = ask(head);
	expect(statuses(await ended)).toEqual([`HTTP/1.1 ${status}`]);
});

test('asks for the body if a place is free, and answers 503 without 100 Continue if none is', async () => {
	const begin = (): ReturnType<typeof ask> => {
		const asked = ask({});
		void until(() => asked.heard() !== '').then(() => asked.socket.write(body));
		return asked;
	};
	const first = begin();
	await until(() => gate.started() === 1);
	expect(first.heard()).toBe('HTTP/1.1 100 Continue\r\n\r\n');

	const tooLarge = await ask({ length: 9000 }).ended;
	expect([statuses(tooLarge), /^retry-after: 7\r$/im.test(tooLarge)]).toEqual([['HTTP/1.1 503'], true]);

	const second = begin();
	await until(() => gate.started() === 2);
	const refused = await ask({}).ended;
	expect([statuses(refused), /^retry-after: 7\r$/im.test(refused)]).toEqual([['HTTP/1.1 503'], true]);

	gate.open();
	for (const { socket, heard } of [first, second]) {
		await until(() => heard().endsWith('%PDF-1.7'));
		expect(statuses(heard())).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
		socket.destroy();
	}
});
