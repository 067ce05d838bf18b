// npm run build:node : dist/ of the n8n package. The node becomes a few readable files: the node itself, one for each part that
// `shared/` loads lazily (drawing, typefaces, …), and those that they share. The credential is a separate file.
// npm run build:node -- --without-pixels : leaves out the WebAssembly files, with which pages are drawn.
import { build, transform } from 'esbuild';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forN8n } from './esbuild-options.mjs';
import { bundledFiles, bundledPackages, notices } from './notices.mjs';
import { leanFontkit } from './lean/fontkit.mjs';
import { leanPdfLib } from './lean/pdf-lib.mjs';
import { wasmModules } from './wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');
const nodeFolder = path.join(dist, 'nodes', 'OctavoPdf');

const common = {
	...forN8n,
	plugins: [leanFontkit, leanPdfLib, wasmModules({ without: process.argv.includes('--without-pixels') })],
	absWorkingDir: root,
	drop: ['console'],
	inject: ['scripts/n8n-sandbox-shims.mjs'],
	define: { globalThis: 'bundledGlobal', global: 'bundledGlobal', process: 'undefined', console: 'bundledConsole' },
	write: false,
	metafile: true,
};

const node = await build({
	...common,
	entryPoints: { 'OctavoPdf.node': 'nodes/OctavoPdf/OctavoPdf.node.ts' },
	outdir: nodeFolder,
	splitting: true,
	chunkNames: '[hash]',
});
nameChunks(node);
const credential = await build({
	...common,
	entryPoints: Object.fromEntries(
		['OctavoPdfApi', 'OctavoPdfCertificateApi'].map((name) => [`${name}.credentials`, `credentials/${name}.credentials.ts`]),
	),
	outdir: path.join(dist, 'credentials'),
});
rmSync(path.join(dist, 'nodes'), { recursive: true, force: true });
rmSync(path.join(dist, 'credentials'), { recursive: true, force: true });
mkdirSync(nodeFolder, { recursive: true });
mkdirSync(path.join(dist, 'credentials'), { recursive: true });
for (const { path: file, text } of [...node.outputFiles, ...credential.outputFiles]) {
	// n8n loads CommonJS. Splitting needs ES modules, so the chunks are converted afterwards; `import()` becomes `require`.
	const { code } = await transform(text.replace(/^\/\/ (?=[\w.@/-]+$)/gm, '//! '), {
		format: 'cjs',
		target: 'es2022',
		charset: 'utf8',
		sourcefile: path.basename(file),
		// Keeps the lines that name the source file that follows, because people read the bundle.
		legalComments: 'inline',
		supported: { 'dynamic-import': false },
	});
	writeFileSync(file, code);
}
for (const name of ['OctavoPdf.node.json', 'octavoPdf.svg', 'octavoPdf.dark.svg'])
	copyFileSync(path.join(root, 'nodes', 'OctavoPdf', name), path.join(nodeFolder, name));

const packages = bundledPackages([...bundledFiles(node.metafile), ...bundledFiles(credential.metafile)], root);
writeFileSync(path.join(dist, 'nodes', 'THIRD-PARTY-NOTICES.md'), notices(packages));
for (const { path: file, text } of [...node.outputFiles, ...credential.outputFiles])
	process.stdout.write(`${path.relative(root, file)}  ${Math.ceil(text.length / 1024)} KB\n`);
process.stdout.write(`bundled: ${packages.map(({ name, version }) => `${name} ${version}`.trim()).join(', ') || 'nothing'}\n`);

/** Gives chunks readable names: a lazily loaded file keeps its own, a shared chunk is named after its content. */
function nameChunks({ outputFiles, metafile }) {
	const [used, names] = [new Set(), new Map()];
	for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
		if (entryPoint?.startsWith('nodes/')) continue;
		const shared = inputs['scripts/n8n-sandbox-shims.mjs'] ? 'n8n-sandbox-shims' : `common-${largest(inputs)}`;
		const stem = entryPoint ? path.basename(entryPoint).replace(/\.[^.]*$/, '') : shared;
		let name = `${stem}.js`;
		for (let n = 2; used.has(name); n++) name = `${stem}-${n}.js`;
		used.add(name);
		names.set(path.basename(output), name);
	}
	const hashes = new RegExp([...names.keys()].join('|').replaceAll('.', '\\.'), 'g');
	const renamed = (text) => text.replace(hashes, (hash) => names.get(hash));
	for (const file of outputFiles) {
		file.path = renamed(file.path);
		file.contents = Buffer.from(renamed(file.text));
	}
}

/** The library, or the file of ours, that most of the code is from. */
function largest(inputs) {
	const [[file] = ['nothing']] = Object.entries(inputs).sort(([, one], [, other]) => other.bytesInOutput - one.bytesInOutput);
	const [, library] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
	return library?.replace('@', '').replace('/', '-') ?? path.basename(file).replace(/\.[^.]*$/, '');
}
