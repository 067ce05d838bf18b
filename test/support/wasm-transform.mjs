// For Jest: WebAssembly files become modules, as in the bundles.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wasmModule } from '../../scripts/wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const PDFIUM = path.join(root, 'node_modules/@hyzyla/pdfium/dist/pdfium.wasm');
const wasmOf = (file) => (file.endsWith('pdfium-wasm.cjs') ? PDFIUM : file);

export default {
	process: (_source, file) => ({
		code: wasmModule(path.relative(root, wasmOf(file)).replaceAll('\\', '/')).replace(
			'export const pieces =',
			'exports.pieces =',
		),
	}),
};
