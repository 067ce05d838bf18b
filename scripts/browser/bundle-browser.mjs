// The library of the package octavo-pdf for browsers: the same functions, with digests, ciphers and `Buffer` of packages in place of Node's.
import { build } from 'esbuild';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forN8n } from '../esbuild-options.mjs';
import { leanFontkit } from '../lean/fontkit.mjs';
import { leanPdfLib } from '../lean/pdf-lib.mjs';
import { wasmModules } from '../wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Smaller, with lines that a message of a fault can show. */
export const LEAN = { minifyWhitespace: true, lineLimit: 200 };

/** The parts of the library that have another form in a browser. */
const REPLACED = new Map([
	[/^node:crypto$/, 'lib/browser/crypto.ts'],
	[/\/workers\/local-here$/, 'lib/browser/local-here.ts'],
]);
const replaced = {
	name: 'parts for browsers',
	setup({ onResolve }) {
		for (const [filter, file] of REPLACED) onResolve({ filter }, () => ({ path: path.join(root, file) }));
	},
};

/** Writes `index.mjs` and its chunks to `outdir`. `wasm`: options of `wasmModules`. Gives the metafile. */
export async function bundleBrowser(outdir, wasm = {}) {
	const { metafile } = await build({
		...forN8n,
		external: [],
		...LEAN,
		absWorkingDir: root,
		outdir,
		metafile: true,
		plugins: [replaced, leanFontkit, leanPdfLib, wasmModules(wasm)],
		inject: ['lib/browser/buffer.ts'],
		define: { 'process.env.NODE_ENV': '"production"' },
		entryPoints: { index: 'lib/index.ts' },
		outExtension: { '.js': '.mjs' },
		chunkNames: 'chunk-[hash]',
		splitting: true,
	});
	return metafile;
}
