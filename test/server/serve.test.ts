/** The service as its own process: `npm run serve`, and its messages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { numbered } from '../support/documents/drawn';
import { file, postForm } from './raw';
import { testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');

/** Runs until the process ends. */
function serve(
	env: Readonly<Record<string, string>>,
	words: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
	const child = spawn(process.execPath, ['scripts/run.mjs', 'server/serve.mts', ...words], {
		cwd: root,
		env: { ...process.env, NODE_OPTIONS: '', ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (piece: Buffer) => (said += piece.toString('utf8')));
	return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, said })));
}

testInTurn('names an invalid setting in one line', async () => {
	const said = 'Octavo does not start: OCTAVO_PORT must be a whole number from 0 to 65535\n';
	expect(await serve({ OCTAVO_PORT: 'http' })).toEqual({ code: 1, said });
});

testInTurn('refuses arguments, which have no effect, and does not repeat them', async () => {
	const { code, said } = await serve({ OCTAVO_PORT: '0' }, ['--port', 'hunter2']);
	expect([code, said]).toEqual([
		1,
		expect.stringMatching(/^Octavo does not start: it takes no arguments: .* OCTAVO_PORT=8080\./),
	]);
	expect(said).not.toContain('hunter2');
});

testInTurn('refuses a file for drawing that is not a font, or that is not there', async () => {
	expect(await serve({ OCTAVO_PORT: '0', OCTAVO_DRAWING_FONT: path.join(root, 'package.json') })).toEqual({
		code: 1,
		said: expect.stringMatching(/^Octavo does not start: OCTAVO_DRAWING_FONT: .*it must be a TrueType or OpenType font/),
	});
	expect(await serve({ OCTAVO_PORT: '0', OCTAVO_DRAWING_FONT: path.join(root, 'none.ttf') })).toEqual({
		code: 1,
		said: 'Octavo does not start: OCTAVO_DRAWING_FONT: the file cannot be read (ENOENT)\n',
	});
});

testInTurn('reports an occupied port with the cure', async () => {
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

describe('npm run serve', () => {
	let child: ChildProcess | undefined;
	afterEach(() => child?.kill('SIGKILL'));

	test('prints its address and a line to try, serves, and ends with 0 on SIGTERM', async () => {
		const { OCTAVO_API_KEYS: _keys, OCTAVO_API_KEYS_FILE: _file, ...others } = process.env;
		const environment = { ...others, OCTAVO_PORT: '0', OCTAVO_HOST: '0.0.0.0', OCTAVO_WORKERS: '1' };
		child = spawn(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], { cwd: root, env: environment });
		let output = '';
		const said = new Promise<void>((resolve, reject) => {
			child!.stdout!.on('data', (chunk: Buffer) => {
				output += chunk.toString('utf8');
				if (/output\.pdf"\}\n/.test(output)) resolve();
			});
			child!.on('exit', () => reject(new Error('the service has ended')));
		});
		await said;
		const port = /listens on http:\/\/0\.0\.0\.0:(\d+) with 1 worker\./.exec(output)?.[1] ?? '';
		const url = `http://localhost:${port}`;
		const key = /X-API-Key: (\w+)'/.exec(output)?.[1] ?? '';
		expect(output).toContain(`-F angle=90 ${url}/v1/rotate_pages`);
		const { status, body } = await postForm(`${url}/v1/reverse_pages`, [file(await numbered(2))], { 'X-API-Key': key });
		expect([status, body.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
		expect((await postForm(`${url}/v1/reverse_pages`, [])).status).toBe(401);

		const ended = new Promise((resolve) => child!.once('close', (code) => resolve(code)));
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
		const lines = output
			.trim()
			.split('\n')
			.map((line) => (JSON.parse(line) as { msg: string }).msg);
		expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Octavo listens on/), 'request']));
		expect(output).not.toContain('in.pdf');
	});
});
