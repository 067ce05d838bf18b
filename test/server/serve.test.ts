/** The messages of `npm run serve`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { spawn } from 'node:child_process';

const root = path.join(__dirname, '..', '..');

/** Runs until the process ends. */
function serve(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
	const child = spawn(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], {
		cwd: root,
		env: { ...process.env, NODE_OPTIONS: '', ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (piece: Buffer) => (said += piece.toString('utf8')));
	return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, said })));
}

test('names an invalid setting in one line', async () => {
	const said = 'Octavo does not start: OCTAVO_PORT must be a whole number of at least 0\n';
	expect(await serve({ OCTAVO_PORT: 'http' })).toEqual({ code: 1, said });
});

test('reports an occupied port with the cure', async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
	try {
		const { port } = other.address() as AddressInfo;
		const { code, said } = await serve({ OCTAVO_PORT: String(port) });
		expect(code).toBe(1);
		expect(said).toMatch(/^Octavo does not start: .*EADDRINUSE.*OCTAVO_PORT\n$/);
	} finally {
		other.close();
	}
});
