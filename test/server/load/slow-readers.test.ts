/** Clients that read an answer slowly, while a worker makes it and waits for them. */
import { connect } from 'node:net';
import { endUnlessTaken } from '../../../server/http/slow-reader';
import type { PackingBackend } from '../../../workers/packed';
import { startService, TEST_KEY } from '../../support/hosts/service';
import { figure, field, file, multipart, postForm } from '../raw';
import { testInTurn } from '../../support/sample';

const PIECE = Buffer.alloc(64 * 1024);
const COUNT = 1024;

/** Makes 64 MiB while they are sent. `isFree`: whether its worker is. */
function streaming(): { backend: PackingBackend; isFree: () => boolean } {
	let isFree = true;
	const cancel = (): void => void (isFree = true);
	const open = async function* (): AsyncGenerator<Uint8Array> {
		try {
			for (let count = 0; count < COUNT; count++) yield await Promise.resolve(PIECE);
		} finally {
			isFree = true;
		}
	};
	const backend: PackingBackend = {
		ports: new Set(),
		run: () => {
			isFree = false;
			const packed = { contentType: 'application/zip', length: COUNT * PIECE.length, pieces: [], stream: { open, cancel } };
			return Promise.resolve({ documents: [], notes: [], facts: {}, packed });
		},
	};
	return { backend, isFree: () => isFree };
}

const parts = [file('%PDF-1.7'), field('pages_per_part', '1')];

testInTurn('a client that takes a few bytes now and then does not hold a worker', async () => {
	const { backend, isFree } = streaming();
	const service = await startService({ backend, metrics: true, responseTimeout: 300 });
	const socket = connect(Number(new URL(service.url).port), '127.0.0.1').pause();
	socket.on('error', () => undefined);
	try {
		const body = multipart(parts);
		const head = `POST /v1/split_by_page_count HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\nContent-Length: ${body.length}\r\n`;
		socket.write(Buffer.concat([Buffer.from(`${head}Content-Type: multipart/form-data; boundary=b0undary\r\n\r\n`), body]));
		let read = 0;
		const take = async (): Promise<void> => {
			read += ((socket.read(1000) ?? Buffer.alloc(0)) as Buffer).length;
			await figure(service.url, 'octavo_requests_in_progress');
		};
		while (isFree()) await take();
		while (!isFree()) await take();
		// On a busy machine, few turns fit into the time.
		expect(read).toBeGreaterThanOrEqual(1000);
		expect(read).toBeLessThan((COUNT * PIECE.length) / 2);
	} finally {
		socket.destroy();
		await service.close();
	}
});

testInTurn('a client that reads gets all of it', async () => {
	const { backend, isFree } = streaming();
	const service = await startService({ backend, responseTimeout: 300 });
	try {
		const { status, body } = await postForm(`${service.url}/v1/split_by_page_count`, parts);
		expect([status, body.length, isFree()]).toEqual([200, COUNT * PIECE.length, true]);
	} finally {
		await service.close();
	}
});

test('a large piece gets more time than a small one, and the time of the worker does not count', async () => {
	jest.useFakeTimers();
	try {
		const given = [new Uint8Array(3 * 2 ** 20), new Uint8Array(1)];
		const make = async function* (): AsyncGenerator<Uint8Array> {
			for (const piece of given) {
				await jest.advanceTimersByTimeAsync(1_000_000);
				yield piece;
			}
		};
		const end = jest.fn();
		const taken = endUnlessTaken(make(), 1000, end);
		await taken.next();
		await jest.advanceTimersByTimeAsync(3999);
		expect(end).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(2);
		expect(end).toHaveBeenCalledTimes(1);
		await taken.return(undefined);
	} finally {
		jest.useRealTimers();
	}
});
