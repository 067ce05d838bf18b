// npm run soak : 200 clients at a time against `npm run serve` for a minute, mixed operations, on this machine only.
// Prints figures; ends with 1 if an answer was wrong or a request was lost.
//
//   OCTAVO_SOAK_SECONDS=60 OCTAVO_SOAK_CLIENTS=200 npm run soak
//   npm run soak -- --instances 2 --proxy haproxy
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Document } from '../shared/backend';
import { decode, type RawParameters } from '../shared/decode';
import { OctavoError } from '../shared/errors';
import { localBackend } from '../shared/local';
import type { OperationName } from '../shared/operations';
import { fetchTransport, remoteBackend, type Transport } from '../shared/remote';
import { numbered, rich } from '../test/support/documents';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const seconds = Number(process.env['OCTAVO_SOAK_SECONDS'] ?? 60);
const clients = Number(process.env['OCTAVO_SOAK_CLIENTS'] ?? 200);
/** `--instances 2 --proxy haproxy`: several instances behind HAProxy, with bench/haproxy.cfg. */
const option = (name: string): string | undefined => process.argv[process.argv.indexOf(name, 2) + 1 || Infinity];
const INSTANCES = Number(option('--instances') ?? 1);
const PROXY = option('--proxy');
if (PROXY !== undefined && !(PROXY === 'haproxy' && INSTANCES === 2)) throw new Error('--proxy haproxy needs --instances 2');
const WORKERS = Math.max(1, 2 / INSTANCES);
const KEY = 'soak';

const local = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });

interface Task {
	readonly name: OperationName;
	readonly documents: readonly Document[];
	readonly parameters: RawParameters;
	/** A digest of the right answer. Encrypted answers are opened first, because encryption uses random values. */
	readonly expected: string;
}

const counts = { requests: 0, right: 0, wrong: 0, lost: 0, busy: 0, withoutRetryAfter: 0, recovered: 0 };
const latencies: number[] = [];
const faults = new Map<string, number>();

const tasks = await makeTasks();
const instances = await Promise.all(Array.from({ length: INSTANCES }, () => serve()));
const url = PROXY === undefined ? instances[0]!.url : await startProxy(instances.map((instance) => instance.url));
const residents = () => instances.reduce((sum, { child }) => sum + residentMegabytes(child), 0);
const memory: number[] = [];
const watch = setInterval(() => memory.push(residents()), 500);
const begin = performance.now();
const end = begin + seconds * 1000;
await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
const took = (performance.now() - begin) / 1000;
clearInterval(watch);
const peaks = instances.map(({ child }) => peakMegabytes(child));
const peak = peaks.every((one) => one !== undefined) ? peaks.reduce((sum, one) => sum + one, 0) : Math.max(...memory);
const exitCodes = await Promise.all(
	instances.map(({ child }) => {
		const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
		child.kill('SIGTERM');
		return ended;
	}),
);
const exitCode = exitCodes.find((code) => code !== 0) ?? 0;
report();
process.exitCode = counts.wrong + counts.lost > 0 || counts.withoutRetryAfter > 0 || exitCode !== 0 ? 1 : 0;

/** One client: one request after another, each retried by the backend's own rules. */
async function client(index: number): Promise<void> {
	for (let n = index; performance.now() < end; n++) {
		const task = tasks[n % tasks.length];
		if (!task) return;
		let refused = false;
		const backend = patient(() => (refused = true));
		counts.requests += 1;
		const since = performance.now();
		const answer = await answerOf(task, backend);
		latencies.push(performance.now() - since);
		if (answer === task.expected) {
			counts.right += 1;
			if (refused) counts.recovered += 1;
		} else if (answer.startsWith('lost ')) {
			counts.lost += 1;
			faults.set(answer, (faults.get(answer) ?? 0) + 1);
		} else {
			counts.wrong += 1;
			const fault = `wrong ${task.name}: ${answer.slice(0, 100)}`;
			faults.set(fault, (faults.get(fault) ?? 0) + 1);
		}
	}
}

/** The overload lasts for the whole test, so a request may be refused more often than the usual three times. */
function patient(onRefused: () => void): Backend {
	const direct = fetchTransport(fetch, KEY);
	const transport: Transport = async (request) => {
		const response = await direct(request);
		if (response.status === 503) {
			onRefused();
			counts.busy += 1;
			if (!/^\d+$/.test(response.headers['retry-after'] ?? '')) counts.withoutRetryAfter += 1;
		}
		return response;
	};
	return remoteBackend({
		transport,
		baseUrl: url,
		regionLabel: 'The service',
		attempts: 30,
		sleep: (milliseconds) => sleep(milliseconds),
	});
}

/** A summary of the answer: lengths and checksums of the documents, or the refused fields. */
async function answerOf({ name, documents, parameters }: Omit<Task, 'expected'>, backend: Backend): Promise<string> {
	try {
		const outcome = await backend.run(name, documents, decode(name, parameters));
		const password = parameters['password'] ?? parameters['owner_password'];
		const encrypted = name === 'add_password' || name === 'add_restrictions';
		const opened = encrypted
			? await local.run('remove_password', outcome.documents, decode('remove_password', { password }))
			: outcome;
		return opened.documents
			.map(({ name: part, bytes }) => (encrypted ? `${part} ${text(bytes)}` : `${part} ${sum(bytes)}`))
			.join(' ');
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.issues.length > 0)
			return thrown.issues.map(({ field, message }) => `${field}: ${message}`).join(' ');
		return `lost ${thrown instanceof OctavoError ? `${thrown.code}: ${thrown.message}` : String(thrown)}`;
	}
}

/** FNV-1a over all bytes. */
function sum(bytes: Uint8Array): string {
	let hash = 0x811c9dc5;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
	return `${bytes.length}/${(hash >>> 0).toString(16)}`;
}

/** Without the file identifier, which changes with each encryption. */
function text(bytes: Uint8Array): string {
	const plain = Buffer.from(bytes)
		.toString('latin1')
		.replace(/\/ID ?\[[^\]]*\]/, '');
	return sum(Buffer.from(plain, 'latin1'));
}

async function makeTasks(): Promise<Task[]> {
	const named = async (name: string, bytes: Promise<Uint8Array>): Promise<Document> => ({ name, bytes: await bytes });
	const [small, middle, large, full] = await Promise.all([
		named('small.pdf', numbered(3)),
		named('middle.pdf', numbered(60, { objectStreams: true })),
		named('large.pdf', numbered(600)),
		named('full.pdf', rich(12)),
	]);
	const broken: Document = { name: 'broken.pdf', bytes: new Uint8Array(Buffer.from('no PDF')) };
	const kinds: Omit<Task, 'expected'>[] = [
		{ name: 'reverse_pages', documents: [middle], parameters: {} },
		{ name: 'rotate_pages', documents: [large], parameters: { angle: '90', first_page: '3' } },
		{ name: 'reorder_pages', documents: [full], parameters: { page_order: '-1,1..-2' } },
		{ name: 'remove_pages', documents: [full], parameters: { first_page: '2', last_page: '5' } },
		{ name: 'extract_pages', documents: [large], parameters: { first_page: '100', last_page: '199' } },
		{ name: 'merge_documents', documents: [small, full, full, middle], parameters: {} },
		{ name: 'split_by_size', documents: [middle], parameters: { maximum_bytes: '6000' } },
		{ name: 'add_password', documents: [small], parameters: { password: 'secret' } },
		{ name: 'add_restrictions', documents: [middle], parameters: { owner_password: 'owner', allow_print: 'false' } },
		{ name: 'add_text_watermark', documents: [small], parameters: { line_1: 'DRAFT' } },
		{ name: 'remove_signatures', documents: [full], parameters: {} },
		{ name: 'remove_restrictions', documents: [small], parameters: {} },
		{ name: 'reverse_pages', documents: [broken], parameters: {} },
		{ name: 'remove_pages', documents: [small], parameters: {} },
	];
	const made = await Promise.all(kinds.map(async (kind) => ({ ...kind, expected: await answerOf(kind, local) })));
	// A local fault that the service repeats would count as the right answer.
	const fault = made.find(({ expected }) => expected.startsWith('lost '));
	if (fault) throw new Error(`${fault.name} does not work locally: ${fault.expected}`);
	return made;
}

/** The service, started like `npm run serve`, on a free port of this machine. */
async function serve(): Promise<{ child: ChildProcess; url: string }> {
	const settings = {
		OCTAVO_HOST: '127.0.0.1',
		OCTAVO_PORT: '0',
		OCTAVO_API_KEYS: KEY,
		OCTAVO_WORKERS: String(WORKERS),
		OCTAVO_LOG_LEVEL: 'warn',
	};
	const service = spawn(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], {
		cwd: root,
		env: { ...process.env, ...settings },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	process.on('exit', () => service.kill('SIGKILL'));
	let output = '';
	for await (const chunk of service.stdout) {
		output += String(chunk);
		const address = /listens on (\S+) /.exec(output)?.[1];
		if (address !== undefined) {
			service.stdout.resume();
			return { child: service, url: address };
		}
	}
	throw new Error('the service has ended before it listened');
}

/** HAProxy in front of the two instances; its address. */
async function startProxy(urls: readonly string[]): Promise<string> {
	const port = await new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const free = (server.address() as AddressInfo).port;
			server.close(() => resolve(free));
		});
	});
	const [one = '', two = ''] = urls.map((address) => new URL(address).port);
	const ports = { OCTAVO_PROXY_PORT: String(port), OCTAVO_PORT_ONE: one, OCTAVO_PORT_TWO: two };
	const proxy = spawn('haproxy', ['-f', 'bench/haproxy.cfg'], { cwd: root, env: { ...process.env, ...ports }, stdio: 'inherit' });
	process.on('exit', () => proxy.kill('SIGKILL'));
	const address = `http://127.0.0.1:${port}`;
	const isReady = () =>
		fetch(`${address}/ready`).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await isReady())) await sleep(50);
	return address;
}

function status(process: ChildProcess, field: string): number | undefined {
	try {
		const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${process.pid}/status`, 'latin1'));
		return found ? Number(found[1]) / 1024 : undefined;
	} catch {
		// Only Linux reports it.
		return undefined;
	}
}

function residentMegabytes(process: ChildProcess): number {
	return status(process, 'VmRSS') ?? NaN;
}

function peakMegabytes(process: ChildProcess): number | undefined {
	return status(process, 'VmHWM');
}

function report(): void {
	latencies.sort((one, other) => one - other);
	const at = (share: number): string => `${Math.round(latencies[Math.floor(share * (latencies.length - 1))] ?? 0)} ms`;
	const third = Math.floor(memory.length / 3);
	const most = (values: readonly number[]): string => `${Math.round(Math.max(...values))} MB`;
	const lines: [string, string | number][] = [
		['clients at a time', clients],
		['seconds', took.toFixed(1)],
		['requests', counts.requests],
		['requests per second', (counts.requests / took).toFixed(1)],
		['right answers', counts.right],
		['wrong answers', counts.wrong],
		['lost requests', counts.lost],
		['503 answers', counts.busy],
		['503 without Retry-After', counts.withoutRetryAfter],
		['requests that recovered', counts.recovered],
		['time, median', at(0.5)],
		['time, 99 of 100', at(0.99)],
		['memory, peak of the service', `${Math.round(peak)} MB`],
		['memory, first and last third', `${most(memory.slice(0, third))}, ${most(memory.slice(-third))}`],
		['exit code on SIGTERM', String(exitCode)],
	];
	for (const [label, value] of lines) process.stdout.write(`${label.padEnd(32)}${value}\n`);
	for (const [fault, times] of faults) process.stdout.write(`${times} × ${fault}\n`);
}
