// For Jest: WebAssembly files become modules, as in the bundles.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wasmModule } from '../../scripts/wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export default {
	process: (_source, file) => ({
		code: wasmModule(path.relative(root, file).replaceAll('\\', '/')).replace('export const pieces =', 'exports.pieces ='),
	}),
};
