/**
 * The bundle that the container image runs, in an empty folder that nobody may write to; and two instances of it behind a real
 * HAProxy, of which one is killed and one replaced while requests come in.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode } from '../../shared/decode';
import { remoteInMemory } from '../support/in-memory';
import { numbered } from '../support/documents';
import { local } from '../support/local';
import { fetchTransport } from '../support/fetch-transport';

const root = path.join(__dirname, '..', '..');
const KEY = 'instance key';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const hasProxy = spawnSync('haproxy', ['-v']).status === 0;

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-image-'));
	execFileSync(process.execPath, ['scripts/bundle-server.mjs', folder], { cwd: root });
	for (const file of readdirSync(folder)) chmodSync(path.join(folder, file), 0o444);
	chmodSync(folder, 0o555);
	if (isRoot) chownSync(folder, 0, 0);
});
const children = new Set<ChildProcess>();
afterAll(() => {
	for (const child of children) child.kill('SIGKILL');
	chmodSync(folder, 0o755);
	rmSync(folder, { recursive: true });
});

interface Instance {
	readonly port: number;
	readonly child: ChildProcess;
	/** Exit code or signal, once the process has ended. */
	readonly ended: Promise<number | string | null>;
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

const answers = async (url: string): Promise<boolean> =>
	fetch(url).then(
		({ ok }) => ok,
		() => false,
	);

/** Asks again until the test's own time limit. */
async function until(done: () => Promise<boolean>): Promise<void> {
	while (!(await done())) await new Promise((resolve) => setImmediate(resolve));
}

async function startInstance(port: number): Promise<Instance> {
	const env = {
		OCTAVO_API_KEYS: KEY,
		OCTAVO_PORT: String(port),
		OCTAVO_WORKERS: '1',
		OCTAVO_DRAIN: '1',
		OCTAVO_LOG_LEVEL: 'silent',
	};
	const child = run(process.execPath, ['index.mjs'], env);
	const ended = new Promise<number | string | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
	await until(() => answers(`http://127.0.0.1:${port}/ready`));
	return { port, child, ended };
}

const backendAt = (port: number) =>
	remoteInMemory({
		transport: fetchTransport(KEY),
		baseUrl: `http://127.0.0.1:${port}`,
		regionLabel: 'The proxy',
		sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	});

test('the bundle runs without packages, without rights and without writing; its health check agrees', async () => {
	const port = await freePort();
	const health = async (): Promise<number | null> => {
		const child = run(process.execPath, ['health.mjs'], { OCTAVO_PORT: String(port) });
		return new Promise((resolve) => child.once('exit', resolve));
	};
	expect(await health()).toBe(1);
	const { child, ended } = await startInstance(port);
	expect(await health()).toBe(0);
	const document = { name: 'in.pdf', bytes: await numbered(3) };
	const mark = decode('add_text_watermark', { line_1: 'Черновик' });
	const [there, here] = await Promise.all([
		backendAt(port).run('add_text_watermark', [document], mark),
		local.run('add_text_watermark', [document], mark),
	]);
	expect(Buffer.compare(there.documents[0]!.bytes, here.documents[0]!.bytes)).toBe(0);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
});

(hasProxy ? test : test.skip)(
	'behind HAProxy no request of 2,000 is lost or wrong while one instance is killed and one is replaced',
	async () => {
		const [proxyPort, onePort, twoPort] = [await freePort(), await freePort(), await freePort()];
		let one = await startInstance(onePort);
		let two = await startInstance(twoPort);
		run('haproxy', ['-f', path.join(root, 'bench', 'haproxy.cfg')], {
			OCTAVO_PROXY_PORT: String(proxyPort),
			OCTAVO_PORT_ONE: String(onePort),
			OCTAVO_PORT_TWO: String(twoPort),
		});
		await until(() => answers(`http://127.0.0.1:${proxyPort}/ready`));
		expect(await answers(`http://127.0.0.1:${proxyPort}/metrics`)).toBe(false);

		const documents = await Promise.all([2, 3, 4].map(async (pages) => ({ name: 'in.pdf', bytes: await numbered(pages) })));
		const turn = decode('rotate_pages', { angle: '90' });
		const expected = await Promise.all(
			documents.map(async (document) => (await local.run('rotate_pages', [document], turn)).documents[0]!),
		);
		const backend = backendAt(proxyPort);
		let [right, next] = [0, 0];
		const wrong: unknown[] = [];
		const client = async (): Promise<void> => {
			for (let at = next++; at < 2000; at = next++) {
				const which = at % documents.length;
				try {
					const { documents: results } = await backend.run('rotate_pages', [documents[which]!], turn);
					if (Buffer.compare(results[0]!.bytes, expected[which]!.bytes) === 0) right++;
					else wrong.push('other bytes');
				} catch (thrown) {
					wrong.push(thrown);
				}
			}
		};
		const reached = (count: number) => until(() => Promise.resolve(right + wrong.length >= count));
		const clients = Array.from({ length: 20 }, client);

		await reached(300);
		one.child.kill('SIGKILL');
		expect(await one.ended).toBe('SIGKILL');
		await reached(600);
		one = await startInstance(onePort);
		await reached(1200);
		// The replacement of an instance: it drains, and ends by itself.
		two.child.kill('SIGTERM');
		expect(await two.ended).toBe(0);
		two = await startInstance(twoPort);
		await Promise.all(clients);
		expect({ right, wrong }).toEqual({ right: 2000, wrong: [] });
	},
	180_000,
);
