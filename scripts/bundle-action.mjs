// node scripts/bundle-action.mjs           : bundles the Action into action/dist, which is committed.
// node scripts/bundle-action.mjs --check   : writes nothing, and fails if the committed bundle differs.
//
// Code that only some runs need (drawing, a region, YAML, the GitHub API) goes into files that are loaded on demand.
import { build, transform } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { forNode } from './esbuild-options.mjs';
import { leanFontkit } from './lean-fontkit.mjs';
import { bundledPackages, notices } from './notices.mjs';

/** Of all files together. A run loads the fewest: the two fonts are a fifth of it, and loaded only to draw text. */
const LIMIT = 4_000_000;
const LICENCES = 'licenses.md';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'action', 'dist');

/**
 * The toolkit's modules have no side effects, but its packages do not declare that. Knowing it, the bundler omits unused code:
 * above all the HTTP client for OpenID tokens, which would take longer to start than all other work of a small run.
 */
const leanToolkit = {
	name: 'lean toolkit',
	setup({ onResolve, resolve }) {
		onResolve({ filter: /./ }, async ({ path: wanted, pluginData, ...where }) => {
			const isToolkit = /^@actions\/|node_modules[\\/]@actions[\\/]/;
			if (pluginData === leanToolkit || !(isToolkit.test(wanted) || isToolkit.test(where.importer))) return undefined;
			const found = await resolve(wanted, { ...where, pluginData: leanToolkit });
			return isToolkit.test(found.path) ? { ...found, sideEffects: false } : found;
		});
	},
};

/** fflate in a separate file, and in place of it functions that load that file: see action/bundle/fflate-when-needed.ts. */
const lazyFflate = {
	name: 'lazy fflate',
	setup({ onResolve }) {
		const [real, standIn] = ['fflate.ts', 'fflate-when-needed.ts'].map((name) => path.join(root, 'action', 'bundle', name));
		onResolve({ filter: /^fflate$/ }, ({ importer }) => (importer === real ? undefined : { path: standIn }));
		onResolve({ filter: /^\.\/fflate\.js$/ }, () => ({ path: './fflate.js', external: true }));
	},
};

/** esbuild's own conversion reads every imported name through a getter, in each of the calls: that takes 5 ms of a short run. */
const commonJs = (text) =>
	ts.transpileModule(text, {
		compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true, strict: false },
	}).outputText;

/** Names and contents of the files of the bundle. */
async function bundle() {
	const { outputFiles, metafile } = await build({
		...forNode,
		absWorkingDir: root,
		entryPoints: { index: 'action/index.ts', worker: 'workers/worker.ts', fflate: 'action/bundle/fflate.ts' },
		outdir: dist,
		splitting: true,
		// ES modules, from which the bundler can omit unused parts. The main files of @actions/* are ES modules already.
		mainFields: ['module', 'main'],
		// fflate: the build for Node loads worker threads, which are not used here.
		// undici: one copy for us and the toolkit, which asks for an older version. Overrides in package.json would fail n8n's scan.
		alias: { fflate: 'fflate/browser', undici: './node_modules/undici' },
		tsconfig: 'action/tsconfig.json',
		write: false,
		metafile: true,
		plugins: [leanToolkit, leanFontkit, lazyFflate],
	});
	const files = new Map();
	for (const { path: file, text } of outputFiles) {
		// The root of the repository is CommonJS. Splitting needs ES modules, so the chunks are converted afterwards.
		const { code } = await transform(commonJs(text), {
			target: forNode.target,
			minify: true,
			lineLimit: 160,
			charset: forNode.charset,
		});
		files.set(path.basename(file), code);
	}
	files.set(LICENCES, notices(bundledPackages(metafile, root)));
	return files;
}

function faults(files) {
	const found = [];
	const size = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
	for (const [name, text] of files) if (text.includes(root)) found.push(`${name} holds a path of this machine`);
	if (size >= LIMIT) found.push(`the bundle has ${size} bytes, more than ${LIMIT}`);
	return { found, size };
}

function committed() {
	if (!existsSync(dist)) return new Map();
	const text = (name) => readFileSync(path.join(dist, name), 'utf8');
	return new Map(readdirSync(dist).map((name) => [name, text(name)]));
}

const made = await bundle();
const { found, size } = faults(made);
if (process.argv.includes('--check')) {
	const kept = committed();
	const stale = [...new Set([...made.keys(), ...kept.keys()])].filter((name) => made.get(name) !== kept.get(name));
	if (stale.length > 0) found.push(`action/dist is stale (${stale.join(', ')}): run npm run build:action and commit the result`);
} else if (found.length === 0) {
	rmSync(dist, { recursive: true, force: true });
	mkdirSync(dist, { recursive: true });
	for (const [name, text] of made) writeFileSync(path.join(dist, name), text);
}
for (const fault of found) console.error(fault);
if (found.length > 0) process.exitCode = 1;
else console.log(`action/dist: ${made.size} files, ${size} bytes`);
