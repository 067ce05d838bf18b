// WebAssembly files of pinned packages, as JavaScript modules that a bundler can put beside its files: deflated, in base64, in
// pieces. n8n's nodes read no files, so a module is the only form in which they can have one. vendor/ says where the files come from.
import { zlibSync } from 'fflate';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Scripts that are bundled are elsewhere, and know the project from it.
const root = process.env.OCTAVO_ROOT ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** By the name that the sources import. `beside`: the file of the package that loads it. */
export const WASM = {
	'@hyzyla/pdfium/pdfium.wasm': { file: 'node_modules/@hyzyla/pdfium/dist/pdfium.wasm', vendor: 'vendor/pdfium/pdfium' },
	'tesseract.js-core/tesseract-core-simd-lstm.wasm': {
		file: 'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
		vendor: 'vendor/tesseract/tesseract',
		beside: 'tesseract-core-simd-lstm.js',
	},
};
/** Characters of one piece: decoding and inflating one takes a few milliseconds. A multiple of four, so that each decodes without the others. */
const PIECE = 1 << 16;

/** The text of the module in place of a WebAssembly file. */
export const wasmModule = (file) => readFileSync(keptModule(file), 'utf8');

const sharedName = (file) => `${path.basename(file)}.mjs`;

/** Writes all modules to a folder, for several bundles of one package. */
export function shareWasm(folder) {
	for (const { file } of Object.values(WASM)) writeFileSync(path.join(folder, sharedName(file)), wasmModule(file));
}

/** The file with that text, in the cache. fflate gives the same bytes with every version of Node. */
function keptModule(file) {
	const bytes = readFileSync(path.join(root, file));
	const hash = createHash('sha256').update(bytes).digest('hex');
	const { vendor } = Object.values(WASM).find((one) => one.file === file);
	const pinned = readFileSync(path.join(root, `${vendor}.sha256`), 'utf8').split(' ')[0];
	if (hash !== pinned) throw new Error(`${file} is not the file whose hash is in ${vendor}.sha256: run npm ci`);
	const kept = path.join(root, '.cache', 'wasm', `${hash}.mjs`);
	if (existsSync(kept)) return kept;
	const text = Buffer.from(zlibSync(bytes, { level: 9, mem: 12 })).toString('base64');
	const pieces = [];
	for (let at = 0; at < text.length; at += PIECE) pieces.push(JSON.stringify(text.slice(at, at + PIECE)));
	mkdirSync(path.dirname(kept), { recursive: true });
	writeFileSync(`${kept}.${process.pid}`, `export const pieces = [\n${pieces.join(',\n')},\n];\n`);
	renameSync(`${kept}.${process.pid}`, kept);
	return kept;
}

/**
 * For esbuild. `without`: the modules have no pieces, and operations that need them say that they were left out. `beside`: they stay in
 * the cache, and the bundle loads them from there. `from`: where the bundles of a package find the files of `shareWasm`.
 */
export const wasmModules = ({ without = false, beside = false, from } = {}) => ({
	name: 'WebAssembly as modules',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /\.wasm$/ }, ({ path: name }) => {
			if (!WASM[name]) return undefined;
			const { file } = WASM[name];
			if (from) return { path: `${from}/${sharedName(file)}`, external: true };
			if (beside) return { path: pathToFileURL(keptModule(file)).href, external: true };
			return { path: path.join(root, file), sideEffects: false };
		});
		onLoad({ filter: /\.wasm$/ }, ({ path: file }) => ({
			contents: without ? 'export const pieces = [];' : wasmModule(path.relative(root, file).replaceAll('\\', '/')),
			loader: 'js',
		}));
	},
});
