/**
 * Compiles a script for child processes, separately and in chunks, so that a child loads only what it runs, libraries
 * included, as in the published bundles.
 */
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { forNode, withRequire } from '../scripts/esbuild-options.mjs';
import { leanFontkit } from '../scripts/lean-fontkit.mjs';

/** @returns the path of the compiled script of the checkout `root`, which is deleted when this process ends. */
export async function compile(script: string, root = process.env.OCTAVO_ROOT ?? '.'): Promise<string> {
	const parent = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'run');
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(path.join(parent, 'child-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	await build({
		...forNode,
		...withRequire,
		entryPoints: [path.join(root, script)],
		outdir: folder,
		outExtension: { '.js': '.mjs' },
		splitting: true,
		mainFields: ['module', 'main'],
		plugins: [leanFontkit],
		sourcemap: true,
	});
	return path.join(folder, path.basename(script).replace(/\.mts$/, '.mjs'));
}
