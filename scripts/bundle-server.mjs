// node scripts/bundle-server.mjs [FOLDER] : bundles the service into server/dist, or FOLDER: index.mjs, which listens,
// worker.mjs, which it starts in threads, and health.mjs for a container. Nothing else is needed to run it: no packages, no TypeScript.
// Source maps are left out. Names are not shortened, and comments in the bundle name each source file, so a stack trace can be read.
import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forNode, withRequire } from './esbuild-options.mjs';
import { leanFontkit } from './lean/fontkit.mjs';
import { leanPdfLib } from './lean/pdf-lib.mjs';
import { bundledFiles, bundledPackages, notices } from './notices.mjs';
import { wasmModules } from './wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'server', 'dist'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { metafile } = await build({
	...forNode,
	// CommonJS packages of the server ask for modules of Node.
	...withRequire,
	absWorkingDir: root,
	entryPoints: { index: 'server/index.mts', worker: 'workers/thread.ts', health: 'server/health.mts' },
	outdir: folder,
	outExtension: { '.js': '.mjs' },
	chunkNames: 'chunk-[hash]',
	splitting: true,
	metafile: true,
	plugins: [leanFontkit, leanPdfLib, wasmModules()],
});
writeFileSync(path.join(folder, 'licenses.md'), notices(bundledPackages(bundledFiles(metafile), root)));
const files = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.mjs'));
const bytes = files.reduce((sum, [file]) => sum + readFileSync(path.join(root, file)).length, 0);
console.log(`${path.relative(root, folder) || '.'}: ${files.length} files, ${bytes} bytes`);
