/**
 * The bundle that the container image runs, in an empty folder without write permission; and two instances of it behind a real
 * HAProxy, and behind a real Caddy with TLS, of which one is killed and one replaced while requests come in.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
	chmodSync,
	chownSync,
	copyFileSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, fetch as fetchBy } from 'undici';
import { decode } from '../../shared/contract/values/decode';
import { remoteInMemory } from '../support/hosts/in-memory';
import { numbered } from '../support/documents/drawn';
import { local } from '../support/hosts/local';
import { fetchTransport } from '../support/hosts/fetch-transport';
import { declareNode } from '../support/judges/declared.cjs';
import { withPrograms } from '../support/judges/needs';
import { pathOf } from '../support/judges/programs.cjs';
import { amount, sampled } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const KEY = 'instance key';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder = '';
/** Where Caddy keeps its certificates. */
let state = '';
/** Node itself: a copy for the other user, who may not be allowed where it is installed. */
let node = process.execPath;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-image-'));
	execFileSync(process.execPath, ['scripts/bundle-server.mjs', folder], { cwd: root });
	for (const file of readdirSync(folder)) chmodSync(path.join(folder, file), 0o444);
	chmodSync(folder, 0o555);
	if (isRoot) chownSync(folder, 0, 0);
	state = mkdtempSync(path.join(tmpdir(), 'octavo-caddy-'));
	if (!isRoot) return;
	node = path.join(state, 'node');
	copyFileSync(process.execPath, node);
	declareNode(node);
	chownSync(state, NOBODY, NOBODY);
});
const children = new Set<ChildProcess>();
afterAll(() => {
	for (const child of children) child.kill('SIGKILL');
	chmodSync(folder, 0o755);
	rmSync(folder, { recursive: true });
	rmSync(state, { recursive: true });
});

interface Instance {
	readonly child: ChildProcess;
	/** Exit code or signal, once the process has ended. */
	readonly ended: Promise<number | string | null>;
}

/** A port that is free on all addresses. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
	const child = spawn(command, args, {
		cwd: folder,
		env: { PATH: process.env['PATH'], ...env },
		stdio: 'ignore',
		// As in the image: not root.
		...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
	});
	children.add(child);
	return child;
}

const answers = async (url: string, by: typeof fetch = fetch): Promise<boolean> =>
	by(url).then(
		({ ok }) => ok,
		() => false,
	);

/** Milliseconds after which whatever is waited for will never happen. */
const MOST = 120_000;

/** Asks again and again: a process that has ended never answers, and a test that has failed must not go on asking. */
async function until(done: () => Promise<boolean>, child?: ChildProcess): Promise<void> {
	const end = performance.now() + MOST;
	while (!(await done())) {
		const hasEnded = child !== undefined && (child.exitCode ?? child.signalCode) !== null;
		if (hasEnded || performance.now() > end) throw new Error(hasEnded ? 'The process has ended' : 'It took too long');
		await new Promise((resolve) => setImmediate(resolve));
	}
}

async function startInstance(port: number): Promise<Instance> {
	const env = {
		OCTAVO_API_KEYS: KEY,
		OCTAVO_PORT: String(port),
		OCTAVO_WORKERS: '1',
		// Longer than the proxies take to ask /ready again.
		OCTAVO_DRAIN: '3',
		OCTAVO_LOG_LEVEL: 'silent',
		OCTAVO_METRICS: 'true',
	};
	const child = run(node, ['index.mjs'], env);
	const ended = new Promise<number | string | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
	await until(() => answers(`http://127.0.0.1:${port}/ready`), child);
	return { child, ended };
}

const backendAt = (baseUrl: string, by: typeof fetch = fetch) =>
	remoteInMemory({
		transport: fetchTransport(KEY, { fetch: by }),
		baseUrl,
		regionLabel: 'The proxy',
		sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	});

test('the bundle runs without packages, without rights and without writing; its health check agrees', async () => {
	const port = await freePort();
	const health = async (): Promise<number | null> => {
		const child = run(node, ['health.mjs'], { OCTAVO_PORT: String(port) });
		return new Promise((resolve) => child.once('exit', resolve));
	};
	expect(await health()).toBe(1);
	const { child, ended } = await startInstance(port);
	expect(await health()).toBe(0);
	const document = { name: 'in.pdf', bytes: await numbered(3) };
	const mark = decode('add_text_watermark', { line_1: 'Черновик' });
	const [there, here] = await Promise.all([
		backendAt(`http://127.0.0.1:${port}`).run('add_text_watermark', [document], mark),
		local.run('add_text_watermark', [document], mark),
	]);
	expect(Buffer.compare(there.documents[0]!.bytes, here.documents[0]!.bytes)).toBe(0);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
});

interface Proxy {
	readonly url: string;
	/** Knows the proxy's certificate. */
	readonly fetch: typeof fetch;
}

async function startHaproxy(one: number, two: number): Promise<Proxy> {
	const port = await freePort();
	run(pathOf('haproxy')!, ['-f', path.join(root, 'bench', 'haproxy.cfg')], {
		OCTAVO_PROXY_PORT: String(port),
		OCTAVO_PORT_ONE: String(one),
		OCTAVO_PORT_TWO: String(two),
	});
	return { url: `http://127.0.0.1:${port}`, fetch };
}

/** Our Caddyfile. */
async function startCaddy(one: number, two: number): Promise<Proxy> {
	const [port, redirects] = [await freePort(), await freePort()];
	const config = path.join(state, 'Caddyfile');
	// Nothing outside the folder: no ports 80 and 2019, and no certificate in the system's store.
	const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${redirects}\n}\n`;
	writeFileSync(config, own + readFileSync(path.join(root, 'Caddyfile'), 'utf8'));
	run(pathOf('caddy')!, ['run', '--config', config], {
		HOME: state,
		XDG_DATA_HOME: state,
		XDG_CONFIG_HOME: state,
		OCTAVO_SITE: `localhost:${port}`,
		OCTAVO_INSTANCES: `127.0.0.1:${one} 127.0.0.1:${two}`,
	});
	const certificate = path.join(state, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
	await until(() => Promise.resolve(existsSync(certificate) && readFileSync(certificate, 'utf8').includes('END CERTIFICATE')));
	const dispatcher = new Agent({ connect: { ca: readFileSync(certificate) } });
	const trusting = (url: string, init: object) => fetchBy(url, { ...init, dispatcher });
	return { url: `https://localhost:${port}`, fetch: trusting as unknown as typeof fetch };
}

const REQUESTS = amount(2000, 200);

const proxies = [
	{ name: 'HAProxy', program: 'haproxy', start: startHaproxy },
	{ name: 'Caddy with TLS', program: 'caddy', start: startCaddy },
] as const;

describe.each(sampled(proxies, 1))('behind $name', ({ name, program, start }) => {
	withPrograms(program).test('no request of many is lost or wrong while one instance is killed and one is replaced', async () => {
		const [first, second] = [await freePort(), await freePort()];
		let one = await startInstance(first);
		let two = await startInstance(second);
		const proxy = await start(first, second);
		await until(() => answers(`${proxy.url}/ready`, proxy.fetch));
		expect(await answers(`http://127.0.0.1:${first}/%6detrics`)).toBe(true);
		for (const path of ['/metrics', '/%6detrics', '/metric%73?x=1', '/metrics/'])
			expect(await answers(`${proxy.url}${path}`, proxy.fetch)).toBe(false);

		const documents = await Promise.all([2, 3, 4].map(async (pages) => ({ name: 'in.pdf', bytes: await numbered(pages) })));
		const turn = decode('rotate_pages', { angle: '90' });
		const expected = await Promise.all(
			documents.map(async (document) => (await local.run('rotate_pages', [document], turn)).documents[0]!),
		);
		if (proxy.url.startsWith('https:'))
			await expect(backendAt(proxy.url).run('rotate_pages', [documents[0]!], turn)).rejects.toMatchObject({
				code: 'network',
				advice: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
			});
		const backend = backendAt(proxy.url, proxy.fetch);
		const times: number[] = [];
		let [right, next] = [0, 0];
		const wrong: unknown[] = [];
		const client = async (): Promise<void> => {
			for (let at = next++; at < REQUESTS; at = next++) {
				const which = at % documents.length;
				const since = performance.now();
				try {
					const { documents: results } = await backend.run('rotate_pages', [documents[which]!], turn);
					if (Buffer.compare(results[0]!.bytes, expected[which]!.bytes) === 0) right++;
					else wrong.push('other bytes');
				} catch (thrown) {
					wrong.push(thrown);
				}
				times.push(performance.now() - since);
			}
		};
		const reached = (count: number) => until(() => Promise.resolve(right + wrong.length >= count));
		const clients = Array.from({ length: 20 }, client);

		await reached(0.15 * REQUESTS);
		one.child.kill('SIGKILL');
		expect(await one.ended).toBe('SIGKILL');
		await reached(0.3 * REQUESTS);
		one = await startInstance(first);
		await reached(0.6 * REQUESTS);
		// An instance is replaced: it finishes its requests, and then ends.
		two.child.kill('SIGTERM');
		expect(await two.ended).toBe(0);
		two = await startInstance(second);
		await Promise.all(clients);
		expect({ right, wrong }).toEqual({ right: REQUESTS, wrong: [] });
		times.sort((a, b) => a - b);
		const after = (share: number): string => `${Math.round(times[Math.floor(share * (times.length - 1))]!)} ms`;
		process.stdout.write(`behind ${name}: median ${after(0.5)}, 99 of 100 within ${after(0.99)}, all within ${after(1)}\n`);
		for (const { child } of [one, two]) child.kill('SIGKILL');
	});
});
