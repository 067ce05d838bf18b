// node scripts/bundle-action.mjs           : bundles the Action into action/dist, which is committed.
// node scripts/bundle-action.mjs --check   : writes nothing, and fails if the committed bundle differs.
//
// ncc bundles, and esbuild minifies. Code that only some runs need (drawing, a region, YAML, the GitHub API, the worker threads) goes
// into files that are loaded on demand.
import { transformSync } from '@swc/core';
import ncc from '@vercel/ncc';
import { transform } from 'esbuild';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { committedFiles, FINGERPRINT, fingerprintOf } from './action-fingerprint.mjs';
import { forNode } from './esbuild-options.mjs';
import { withoutUnused } from './lean/fontkit.mjs';
import { clientOnly } from './lean/undici.mjs';
import { bundledPackages, notices } from './notices.mjs';
import { WASM, wasmModule } from './wasm/wasm-modules.mjs';

/** Of all files together. A run loads the fewest: two fifths are WebAssembly, loaded only to draw pages, and two fonts, only to draw text. */
const LIMIT = 11_250_000;
const LICENCES = 'licenses.md';
/** The module that ncc puts in place of one that it has not found. The name of the latter follows. */
const NOT_FOUND = '@@notfound.js?';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'action', 'dist');

/**
 * A copy of the sources and of the packages that the bundle changes, because ncc takes no plugins. It is in the project, so that all
 * other packages are found in the project's node_modules.
 */
function prepare() {
	mkdirSync(path.join(root, '.cache'), { recursive: true });
	const stage = mkdtempSync(path.join(root, '.cache', 'action-'));
	const copy = (name, filter = () => true) => cpSync(path.join(root, name), path.join(stage, name), { recursive: true, filter });
	for (const folder of ['action', 'runs', 'shared', 'workers']) copy(folder, (file) => file !== dist);
	withoutTypes(stage);
	copy('node_modules/@pdf-lib/fontkit');
	const fontkit = path.join(stage, 'node_modules/@pdf-lib/fontkit/dist/fontkit.es.js');
	writeFileSync(fontkit, withoutUnused(fontkit));
	// ncc takes no plugins: the modules with WebAssembly are in place of the packages that have the files.
	for (const [name, { file, beside }] of Object.entries(WASM)) {
		const [folder] = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file);
		const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
		mkdirSync(path.join(stage, folder), { recursive: true });
		const entry = `.${name.slice(folder.length - 'node_modules/'.length)}`;
		const manifest = { name: folder.slice('node_modules/'.length), version, exports: { [entry]: './wasm.mjs' } };
		if (beside) {
			cpSync(path.join(root, folder, beside), path.join(stage, folder, beside));
			manifest.exports[`./${beside}`] = `./${beside}`;
		}
		writeFileSync(path.join(stage, folder, 'package.json'), JSON.stringify(manifest));
		writeFileSync(path.join(stage, folder, 'wasm.mjs'), wasmModule(file));
	}
	// One undici for us and the toolkit, which asks for older versions. Overrides in package.json would fail n8n's scan.
	copy('node_modules/@actions', (file) => path.basename(file) !== 'undici');
	copy('node_modules/pdf-lib', (file) => !/[\\/]pdf-lib[\\/](?:cjs|dist|src|ts3\.4)$/.test(file));
	copy('node_modules/undici', (file) => !/[\\/]undici[\\/](?:docs|types)$/.test(file));
	const undici = path.join(stage, 'node_modules/undici/index.js');
	writeFileSync(undici, clientOnly(undici));
	// The modules of the toolkit and of pdf-lib have no side effects, but their packages do not declare that. Knowing it, ncc omits unused code: above all the
	// HTTP client for OpenID tokens, which would take longer to start than all other work of a small run.
	for (const name of readdirSync(path.join(stage, 'node_modules'), { recursive: true })) {
		if (!/(^|[\\/])(?:@actions[\\/][^\\/]+|pdf-lib)[\\/]package\.json$/.test(name)) continue;
		const file = path.join(stage, 'node_modules', name);
		writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sideEffects: false }));
	}
	return stage;
}

/** Removes the types from the sources, for which ncc takes as long as for all other work. */
function withoutTypes(stage) {
	for (const name of readdirSync(stage, { recursive: true })) {
		if (!/^(?!node_modules)[^]*\.ts$/.test(name)) continue;
		const file = path.join(stage, name);
		// With the comments: ncc shares a module between files by its size.
		const { code } = transformSync(readFileSync(file, 'utf8'), {
			module: { type: 'es6' },
			jsc: { target: 'es2022', parser: { syntax: 'typescript' }, preserveAllComments: true },
		});
		// ncc follows the paths of tsconfig.json from TypeScript alone.
		const whenNeeded = path.relative(path.dirname(file), path.join(stage, 'action', 'bundle', 'fflate-when-needed.js'));
		const imports = code.replaceAll(/(?<= from )(['"])fflate\1/g, `'./${whenNeeded.replaceAll('\\', '/')}'`);
		writeFileSync(file.replace(/\.ts$/, '.js'), imports);
		rmSync(file);
	}
}

/** Names and contents of the files of the bundle. */
async function bundle(stage) {
	// ncc looks there for tsconfig.json, and names modules relative to it.
	process.chdir(path.join(stage, 'action'));
	const { code, assets, stats } = await ncc(path.join(stage, 'action', 'index.js'), {
		cache: false,
		quiet: true,
		target: 'es2022',
		transpileOnly: true,
		// ES modules, from which ncc can omit unused parts. The main files of @actions/* are ES modules already.
		mainFields: ['module', 'main'],
	});
	// ncc ends with success although it has not found a module or an export, and the bundle throws when it is needed.
	for (const { message } of [...stats.compilation.errors, ...stats.compilation.warnings]) throw new Error(message);
	const sources = sourcesOf(stats.compilation, stage);
	const missing = sources.filter((file) => file.includes(NOT_FOUND)).map((file) => file.split('?')[1]);
	if (missing.length > 0) throw new Error(`not found: ${missing.join(', ')}`);
	// The build for Node runs at the start of each step, see action/bundle/fflate-when-needed.ts.
	if (sources.includes('node_modules/fflate/esm/index.mjs')) throw new Error('fflate would run before it is needed');
	const files = new Map();
	for (const [name, { source }] of [['index.js', { source: code }], ...Object.entries(assets)]) {
		// ncc's own minifier keeps the names of functions and does not simplify, and only reads index.js.
		const options = { target: forNode.target, minify: true, lineLimit: 160, charset: forNode.charset, legalComments: 'none' };
		files.set(name, (await transform(source.toString(), options)).code);
	}
	files.set(LICENCES, notices(bundledPackages(sources, root)));
	files.set(FINGERPRINT, fingerprintOf(files));
	return files;
}

/** The files whose code is in the bundle, relative to the project. */
function sourcesOf({ modules, chunkGraph }, stage) {
	const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
	const files = bundled.flatMap((module) => [...(module.modules ?? [module])]).map(({ resource }) => resource);
	return files
		.filter((file) => file !== undefined)
		.map((file) => path.relative(file.startsWith(stage) ? stage : root, file).replaceAll('\\', '/'));
}

function faults(files) {
	const found = [];
	const size = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
	for (const [name, text] of files) if (text.includes(root)) found.push(`${name} holds a path of this machine`);
	if (size >= LIMIT) found.push(`the bundle has ${size} bytes, more than ${LIMIT}`);
	return { found, size };
}

// ncc names chunks by the real paths of their modules, so that the same sources would give other file names.
const modules = path.join(realpathSync(root), 'node_modules');
if (realpathSync(modules) !== modules) {
	console.error('node_modules is a link, and files of the bundle would get other names: run npm ci in this folder instead');
	process.exit(1);
}
const stage = prepare();
try {
	const made = await bundle(stage);
	const { found, size } = faults(made);
	if (process.argv.includes('--check')) {
		const kept = committedFiles();
		const stale = [...new Set([...made.keys(), ...kept.keys()])].filter((name) => made.get(name) !== kept.get(name));
		if (stale.length > 0)
			found.push(`action/dist is stale (${stale.join(', ')}): run npm run build:action and commit the result`);
	} else if (found.length === 0) {
		rmSync(dist, { recursive: true, force: true });
		mkdirSync(dist, { recursive: true });
		for (const [name, text] of made) writeFileSync(path.join(dist, name), text);
	}
	for (const fault of found) console.error(fault);
	if (found.length > 0) process.exitCode = 1;
	else console.log(`action/dist: ${made.size} files, ${size} bytes`);
} finally {
	process.chdir(root);
	rmSync(stage, { recursive: true, force: true });
}
