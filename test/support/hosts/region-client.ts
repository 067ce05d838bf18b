/** Runs the built Action, or the built node, on one file in a region, and measures the process. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const clients = ['action', 'node'] as const;
export type Client = (typeof clients)[number];

export interface RegionWork {
	/** Of the service. */
	readonly url: string;
	readonly key: string;
	readonly input: string;
	readonly output: string;
}

/** Megabytes of the heap: far less than the documents. */
const HEAP = 128;
/** The share of buffers, garbage and compiled code, in bytes: less than the document. On a busy machine, garbage waits longer. */
export const MOST_GROWTH = 90_000_000;

const root = process.env['OCTAVO_ROOT'] ?? path.join(__dirname, '..', '..', '..');

/** The largest resident size in bytes. Fails if the work does. */
export async function peakOf(client: Client, { url, key, input, output }: RegionWork): Promise<number> {
	const folder = mkdtempSync(path.join(tmpdir(), 'region-client-'));
	const peak = path.join(folder, 'peak');
	const options = [`--max-old-space-size=${HEAP}`, '--require', path.join(root, 'test', 'support', 'cost', 'peak.cjs')];
	try {
		if (client === 'node') {
			const script = path.join(root, 'test', 'nodes', 'region-process.mjs');
			const isBuilt = existsSync(path.join(root, 'dist', 'nodes'));
			if (!isBuilt) execFileSync(process.execPath, [path.join(root, 'scripts', 'bundle-node.mjs')]);
			await run([...options, script, url, key, input, output], { OCTAVO_PEAK_FILE: peak });
		} else {
			const workspace = path.join(folder, 'workspace');
			mkdirSync(workspace);
			writeFileSync(path.join(folder, 'output'), '');
			await run([...options, path.join(root, 'action', 'dist', 'index.js')], {
				OCTAVO_PEAK_FILE: peak,
				GITHUB_WORKSPACE: workspace,
				RUNNER_TEMP: path.dirname(input),
				GITHUB_OUTPUT: path.join(folder, 'output'),
				INPUT_OPERATION: 'rotate-pages',
				INPUT_ANGLE: '90',
				INPUT_FILES: input,
				INPUT_OUTPUT: 'out.pdf',
				'INPUT_BASE-URL': url,
				'INPUT_API-KEY': key,
			});
			renameSync(path.join(workspace, 'out.pdf'), output);
		}
		return Number(readFileSync(peak, 'latin1'));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
	const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ended with ${String(code)}: ${output}`))));
	});
}
