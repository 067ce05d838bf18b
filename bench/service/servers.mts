/** The servers that the soak loads: instances of the service as the container image has it, HAProxy, and a server that starts qpdf. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { unlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, temporaryFolder } from '../core.mts';

export const KEY = 'soak';

export interface Server {
	readonly child: ChildProcess;
	readonly url: URL;
	/** Everything that it has printed. */
	readonly output: () => string;
}

/** Instances of the bundle of `npm run build:server`, each with `workers` threads, on free ports of this machine. */
export async function startService(
	instances: number,
	workers: number,
	settings: Readonly<Record<string, string>> = {},
	/** A program that starts it, with its arguments. */
	within: readonly string[] = [],
): Promise<Server[]> {
	const folder = path.resolve(ROOT, '.cache', 'soak');
	execFileSync(process.execPath, ['scripts/bundle-server.mjs', folder], { cwd: ROOT });
	const env = {
		NODE_ENV: 'production',
		OCTAVO_HOST: '127.0.0.1',
		OCTAVO_PORT: '0',
		OCTAVO_API_KEYS: KEY,
		OCTAVO_WORKERS: String(workers),
		OCTAVO_LOG_LEVEL: 'warn',
		...settings,
	};
	return Promise.all(Array.from({ length: instances }, () => start([path.join(folder, 'index.mjs')], env, within)));
}

export const startQpdfServer = (): Promise<Server> => start(['scripts/run.mjs', 'bench/service/soak.mts', '--serve-qpdf'], {});

/** Starts a program of ours that prints the address it listens on. */
async function start(
	args: readonly string[],
	env: Readonly<Record<string, string>>,
	within: readonly string[] = [],
): Promise<Server> {
	const [program = '', ...words] = [...within, process.execPath, ...args];
	const child = spawn(program, words, {
		cwd: ROOT,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	process.on('exit', () => child.kill('SIGKILL'));
	let output = '';
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout.on('data', (piece) => {
			output += String(piece);
			const found = /listens on (\S+) /.exec(output)?.[1];
			if (found !== undefined) resolve(found);
		});
		child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it listened`)));
	});
	return { child, url: new URL(address), output: () => output };
}

/** HAProxy with bench/haproxy.cfg in front of two or three instances; its address. */
export async function startProxy(instances: readonly Server[]): Promise<URL> {
	const port = await new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const free = (server.address() as AddressInfo).port;
			server.close(() => resolve(free));
		});
	});
	const ports: Record<string, string> = { OCTAVO_PROXY_PORT: String(port) };
	for (const [index, { url }] of instances.entries()) ports[`OCTAVO_PORT_${['ONE', 'TWO', 'THREE'][index]}`] = url.port;
	const proxy = spawn('haproxy', ['-f', 'bench/haproxy.cfg'], { cwd: ROOT, env: { ...process.env, ...ports }, stdio: 'inherit' });
	process.on('exit', () => proxy.kill('SIGKILL'));
	const url = new URL(`http://127.0.0.1:${port}`);
	const isReady = () =>
		fetch(new URL('/ready', url)).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await isReady())) await sleep(50);
	return url;
}

/** Ends the process in its orderly way, and gives its exit code. */
export function end({ child }: Server): Promise<number | null> {
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
	child.kill('SIGTERM');
	return ended;
}

/** Instances of which some are killed while requests come in. */
export class Fleet {
	constructor(readonly alive: Server[]) {}

	/** The oldest one ends at once (kill -9). */
	kill(): void {
		this.alive.shift()?.child.kill('SIGKILL');
	}

	/** The others end in their orderly way; their exit codes. */
	end(): Promise<(number | null)[]> {
		return Promise.all(this.alive.map(end));
	}
}

/**
 * A server that starts qpdf for each request. It does the least that such a server must: one part, no keys, no validation. Listens on
 * a free port and prints its address.
 */
export function serveByQpdf(): void {
	const folder = temporaryFolder();
	let requests = 0;
	const rotate = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const body = Buffer.concat(await request.toArray());
		const start = body.indexOf('\r\n\r\n') + 4;
		// qpdf reads from a file.
		const input = path.join(folder, `${requests++}.pdf`);
		await writeFile(input, body.subarray(start, body.indexOf('\r\n--', start)));
		const qpdf = spawn('qpdf', [input, '--rotate=+90', '--', '-'], { stdio: ['ignore', 'pipe', 'inherit'] });
		const answer = Buffer.concat(await qpdf.stdout.toArray());
		await unlink(input);
		response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': answer.length }).end(answer);
	};
	const server = createHttpServer(
		(request, response) => void rotate(request, response).catch(() => response.writeHead(500).end()),
	);
	server.listen(0, '127.0.0.1', () => console.log(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port} `));
}
