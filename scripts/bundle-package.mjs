// node scripts/bundle-package.mjs [FOLDER] : makes the package octavo-pdf, the terminal and the library, in package/dist or FOLDER.
import { build } from 'esbuild';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleBrowser, LEAN } from './browser/bundle-browser.mjs';
import { forNode, withRequire } from './esbuild-options.mjs';
import { leanFontkit } from './lean/fontkit.mjs';
import { leanPdfLib } from './lean/pdf-lib.mjs';
import { bundledFiles, bundledPackages, notices } from './notices.mjs';

import { shareWasm, WASM, wasmModules } from './wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'package', 'dist'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// The search engine of patterns writes to the runner's log.
const alias = { '@actions/core': './cli/bundle/no-log.ts' };
const common = {
	...forNode,
	alias,
	absWorkingDir: root,
	outdir: folder,
	metafile: true,
	plugins: [leanFontkit, leanPdfLib, wasmModules({ from: '.' })],
};
const { metafile } = await build({
	...common,
	...withRequire,
	entryPoints: { octavo: 'cli/index.ts', worker: 'workers/thread.ts', index: 'lib/index.ts' },
	outExtension: { '.js': '.mjs' },
	chunkNames: 'chunk-[hash]',
	splitting: true,
});
// CommonJS has no chunks: an operation is loaded with all others, once. It imports the WebAssembly of the other bundles.
await build({ ...common, ...LEAN, format: 'cjs', entryPoints: { index: 'lib/index.ts' }, outExtension: { '.js': '.cjs' } });
const browser = await bundleBrowser(path.join(folder, 'browser'), { from: '..' });
shareWasm(folder);

const command = path.join(folder, 'octavo.mjs');
writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
chmodSync(command, 0o755);

const { version, author, license, repository, homepage, bugs, engines } = JSON.parse(
	readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const types = { import: './index.d.mts', require: './index.d.cts' };
const manifest = {
	name: 'octavo-pdf',
	version,
	description: 'PDF documents at the terminal and in programs: the operations of n8n-nodes-octavo-pdf, in pure JavaScript',
	license,
	author,
	homepage,
	repository,
	bugs,
	engines,
	keywords: ['pdf', 'cli', 'merge', 'split', 'pdf-text', 'markdown-to-pdf', 'sign', 'e-invoice'],
	type: 'module',
	bin: { octavo: 'octavo.mjs', 'octavo-pdf': 'octavo.mjs' },
	main: './index.cjs',
	module: './index.mjs',
	types: './index.d.cts',
	exports: {
		'.': {
			browser: { types: types.import, default: './browser/index.mjs' },
			import: { types: types.import, default: './index.mjs' },
			require: { types: types.require, default: './index.cjs' },
		},
		'./package.json': './package.json',
	},
	// For bundlers: whatever a program does not call stays out.
	sideEffects: ['./octavo.mjs', './worker.mjs'],
	publishConfig: { access: 'public', provenance: true },
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
for (const name of ['index.d.mts', 'index.d.cts']) cpSync(path.join(root, 'lib', 'declarations.d.ts'), path.join(folder, name));
cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
writeFileSync(path.join(folder, 'README.md'), withWholeLinks(readFileSync(path.join(root, 'docs', 'cli.md'), 'utf8')));
const files = [...new Set([...bundledFiles(metafile), ...bundledFiles(browser), ...Object.values(WASM).map(({ file }) => file)])];
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.md'), notices(bundledPackages(files, root)));
const bytes = Object.values(metafile.outputs).reduce((sum, { bytes: size }) => sum + size, 0);
console.log(`${path.relative(root, folder) || '.'}: ${Object.keys(metafile.outputs).length} files, ${bytes} bytes`);

/** A text of docs/ for a page outside the repository: its links lead to the repository. */
function withWholeLinks(text) {
	const docs = `${homepage.replace(/#.*/, '')}/blob/main/docs/`;
	return text.replace(/\]\((?!https:|#)([^)]+)\)/g, (_, link) => `](${new URL(link, docs).href})`);
}
