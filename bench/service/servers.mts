/** Starts what the soak loads: instances of the service as the container image has it, HAProxy, and the server of qpdf. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
export const KEY = 'soak';

export interface Server {
	readonly child: ChildProcess;
	readonly url: URL;
}

/** Instances of the bundle of `npm run build:server`, each with `workers` threads, on free ports of this machine. */
export async function startService(
	instances: number,
	workers: number,
	settings: Readonly<Record<string, string>> = {},
): Promise<Server[]> {
	const folder = path.join(root, '.cache', 'soak');
	execFileSync(process.execPath, ['scripts/bundle-server.mjs', folder], { cwd: root });
	const env = {
		NODE_ENV: 'production',
		OCTAVO_HOST: '127.0.0.1',
		OCTAVO_PORT: '0',
		OCTAVO_API_KEYS: KEY,
		OCTAVO_WORKERS: String(workers),
		OCTAVO_LOG_LEVEL: 'warn',
		...settings,
	};
	return Promise.all(Array.from({ length: instances }, () => start([path.join(folder, 'index.mjs')], env)));
}

export const startQpdfServer = (): Promise<Server> => start(['scripts/run.mjs', 'bench/qpdf-server.mts'], {});

/** Starts a program of ours that prints the address it listens on. */
async function start(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Server> {
	const child = spawn(process.execPath, args, {
		cwd: root,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	process.on('exit', () => child.kill('SIGKILL'));
	let output = '';
	for await (const piece of child.stdout) {
		output += String(piece);
		const address = /listens on (\S+) /.exec(output)?.[1];
		if (address !== undefined) {
			child.stdout.resume();
			return { child, url: new URL(address) };
		}
	}
	throw new Error(`${args.join(' ')} ended before it listened`);
}

/** HAProxy with bench/haproxy.cfg in front of two instances; its address. */
export async function startProxy(instances: readonly Server[]): Promise<URL> {
	const port = await new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const free = (server.address() as AddressInfo).port;
			server.close(() => resolve(free));
		});
	});
	const [one = '', two = ''] = instances.map(({ url }) => url.port);
	const ports = { OCTAVO_PROXY_PORT: String(port), OCTAVO_PORT_ONE: one, OCTAVO_PORT_TWO: two };
	const proxy = spawn('haproxy', ['-f', 'bench/haproxy.cfg'], { cwd: root, env: { ...process.env, ...ports }, stdio: 'inherit' });
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

/** Seconds of processor time that the process, its threads and its ended children have used, as Linux tells. */
export function processorTime({ child }: Server): number {
	const fields = readFileSync(`/proc/${child.pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
	// utime, stime, cutime, cstime: proc(5), in hundredths of a second.
	return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100;
}

/** Megabytes of memory that the process has at present and had at most, as Linux tells. */
export function memoryOf({ child }: Server): { readonly resident: number; readonly peak: number } {
	const status = readFileSync(`/proc/${child.pid}/status`, 'latin1');
	const megabytes = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1000;
	return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
