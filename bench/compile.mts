/**
 * Compiles a script for child processes, separately and in chunks, so that a child loads only what it runs, libraries
 * included, as in the published bundles.
 */
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { leanFontkit } from '../scripts/lean-fontkit.mjs';

/** @returns the path of the compiled script of the checkout `root`, which is deleted when this process ends. */
export async function compile(script: string, root = process.env.OCTAVO_ROOT ?? '.'): Promise<string> {
	const parent = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'run');
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(path.join(parent, 'child-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	await build({
		entryPoints: [path.join(root, script)],
		outdir: folder,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		splitting: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		// As in the bundles: named constants become the numbers that they stand for.
		minifySyntax: true,
		mainFields: ['module', 'main'],
		plugins: [leanFontkit],
		banner: {
			js: "import { createRequire as octavoRequire } from 'node:module'; const require = octavoRequire(import.meta.url);",
		},
		sourcemap: true,
		logLevel: 'warning',
	});
	return path.join(folder, path.basename(script).replace(/\.mts$/, '.mjs'));
}
