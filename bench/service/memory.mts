/** Splits of large documents at the same time: how much memory does the service take for the bytes that it holds? */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../../test/support/cost/process-figures';
import { rawPages } from '../../test/support/documents/raw';
import { noise } from '../../test/support/random';
import { megabytes } from '../core.mts';
import { heldBytes, type Report } from './endurance.mts';
import { end, KEY, startService } from './servers.mts';

export interface SplitOptions {
	/** Requests at the same time. */
	readonly clients: number;
	/** Bytes of each document. */
	readonly size: number;
	/** The service's OCTAVO_MEMORY. */
	readonly memory: number | undefined;
}

const PARTS = 4;
/** Requests of each client, one after the other: the second ones meet memory that the first ones have left. */
const ROUNDS = 2;
/** docs/service.md: OCTAVO_MEMORY is a quarter of a container's memory. */
const MOST_TIMES = 4;

/** Pages that are each a part, with data that cannot be compressed. */
function documentOf(size: number): Uint8Array {
	const pages = Array.from({ length: PARTS }, (_, index) => index + 1);
	return rawPages(PARTS, {
		pages: Object.fromEntries(pages.map((page) => [page, `/PieceInfo<</Data<</Private ${59 + page} 0 R>>>>`])),
		objects: Object.fromEntries(
			pages.map((page) => [59 + page, ['', Buffer.from(noise(size / PARTS, page)).toString('latin1')] as const]),
		),
	});
}

interface Answer {
	readonly status: number;
	readonly length: number;
}

/** Sends a body, and counts the answer without keeping it. */
const send = (url: URL, boundary: string, body: readonly Uint8Array[], accept = '*/*'): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const length = body.reduce((sum, piece) => sum + piece.length, 0);
		const headers = {
			accept,
			'x-api-key': KEY,
			'content-type': `multipart/form-data; boundary=${boundary}`,
			'content-length': length,
		};
		const sent = request(new URL('/v1/split_by_page_count', url), { method: 'POST', headers }, (response) => {
			let received = 0;
			response.on('data', (piece: Uint8Array) => (received += piece.length));
			response.on('end', () => resolve({ status: response.statusCode ?? 0, length: received }));
			response.on('error', reject);
		});
		// A service that has no room answers before it has read the body, and closes the connection.
		sent.on('error', reject);
		for (const piece of body) sent.write(piece);
		sent.end();
	});

const BOUNDARY = 'octavo-bench';

/** The request for parts of a page each. */
function bodyWith(document: Uint8Array): Uint8Array[] {
	const disposition = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`;
	const head = `${disposition}"pages_per_part"\r\n\r\n1\r\n${disposition}"file"; filename="in.pdf"\r\n\r\n`;
	return [Buffer.from(head), document, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
}

export interface LimitOptions {
	/** Requests at the same time. */
	readonly clients: number;
	/** Bytes of memory that the process may write to: its heap, its typed arrays, its threads. */
	readonly limit: number;
	readonly memory: number | undefined;
	readonly workers: number;
}

/** Bytes that all pages share, and pages: the parts together have 640 MB. */
const [SHARED, PAGES] = [4e6, 160];
const FORMS = ['application/json', 'application/zip', 'multipart/mixed'];

/** Small documents whose parts are large together, in a process that may not have more than `limit`. */
export async function limited({ clients, limit, memory, workers }: LimitOptions): Promise<Report> {
	const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
	const document = rawPages(PAGES, {
		pages: Object.fromEntries(pages.map((page) => [page, '/PieceInfo<</Data<</Private 9999 0 R>>>>'])),
		objects: { 9999: ['', Buffer.from(noise(SHARED, 1)).toString('latin1')] },
	});
	const body = bodyWith(document);
	const settings = memory === undefined ? {} : { OCTAVO_MEMORY: String(memory) };
	const [server] = await startService(1, workers, settings, ['prlimit', `--data=${limit}`]);
	const { child, url } = server!;
	const before = memoryOf(child.pid).resident;
	const begun = performance.now();
	const counts = { right: 0, wrong: 0, busy: 0 };
	let held = 0;
	const watch = setInterval(() => {
		heldBytes(url).then(
			(bytes) => (held = Math.max(held, bytes)),
			() => undefined,
		);
	}, 100);
	const client = async (_: unknown, index: number): Promise<void> => {
		for (;;) {
			const answer = await send(url, BOUNDARY, body, FORMS[index % FORMS.length]).catch(() => ({ status: 0, length: 0 }));
			if (answer.status === 503) {
				counts.busy++;
				await sleep(1000);
				continue;
			}
			counts[answer.status === 200 && answer.length > SHARED * PAGES ? 'right' : 'wrong']++;
			return;
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	clearInterval(watch);
	const seconds = (performance.now() - begun) / 1000;
	const { peak } = memoryOf(child.pid);
	const code = await end(server!);
	return {
		head: ['', ''],
		rows: [
			['Splits at a time, as JSON, ZIP and multipart in turn; workers', `${clients}; ${workers}`],
			['Size of each document; of its parts together', `${megabytes(document.length)}; ${megabytes(SHARED * PAGES)}`],
			[
				'Right answers; wrong or cut ones; answers with 503; seconds',
				[counts.right, counts.wrong, counts.busy, seconds.toFixed(0)].join('; '),
			],
			['Bytes that the service counted, at the peak', megabytes(held)],
			[
				'Memory before; at the peak; most that the process may write to',
				[before, peak, limit].map((one) => megabytes(one)).join('; '),
			],
		],
		goals: [
			{ text: 'Every answer is complete.', isReached: counts.wrong === 0 && counts.right === clients },
			{ text: 'The process lives, and ends with exit code 0 after SIGTERM.', isReached: code === 0 },
			{ text: 'It never had more than its limit.', isReached: peak > 0 && peak <= limit },
		],
	};
}

export async function splits({ clients, size, memory }: SplitOptions): Promise<Report> {
	const document = documentOf(size);
	const body = bodyWith(document);
	const [server] = await startService(1, 2, memory === undefined ? {} : { OCTAVO_MEMORY: String(memory) });
	const { child, url } = server!;
	const before = memoryOf(child.pid).resident;
	let held = 0;
	const watch = setInterval(() => void heldBytes(url).then((bytes) => (held = Math.max(held, bytes))), 50);
	const counts = { right: 0, wrong: 0, busy: 0 };
	const client = async (): Promise<void> => {
		for (let round = 0; round < ROUNDS;) {
			const answer = await send(url, BOUNDARY, body).catch(() => ({ status: 503, length: 0 }));
			if (answer.status === 503) {
				counts.busy++;
				await sleep(1000);
				continue;
			}
			counts[answer.status === 200 && answer.length > size ? 'right' : 'wrong']++;
			round++;
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	clearInterval(watch);
	const { peak } = memoryOf(child.pid);
	const code = await end(server!);
	const times = (peak - before) / held;
	return {
		head: ['', ''],
		rows: [
			['Splits at a time; size of each document', `${clients}; ${megabytes(size)}`],
			['Right answers; wrong answers; answers with 503', `${counts.right}; ${counts.wrong}; ${counts.busy}`],
			['Bytes that the service held, at the peak', megabytes(held)],
			['Memory before; at the peak', `${megabytes(before)}; ${megabytes(peak)}`],
			['Memory that was added, as a multiple of the bytes held', times.toFixed(1)],
		],
		goals: [
			{ text: 'No answer is wrong.', isReached: counts.wrong === 0 },
			{ text: 'After SIGTERM the service ends with exit code 0.', isReached: code === 0 },
			{
				text: `Memory grew by ${times.toFixed(1)} times the bytes held (docs/service.md: at most ${MOST_TIMES}).`,
				isReached: times <= MOST_TIMES,
			},
		],
	};
}
