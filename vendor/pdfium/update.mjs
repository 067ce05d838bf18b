// node vendor/pdfium/update.mjs : writes the hash and the imports of the WebAssembly files of the installed packages.
// node vendor/pdfium/update.mjs --check : writes nothing, and fails if they differ from those here.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASM } from '../../scripts/wasm/wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const check = process.argv.includes('--check');

for (const { file, vendor } of Object.values(WASM)) {
	const bytes = readFileSync(path.join(root, file));
	const hash = createHash('sha256').update(bytes).digest('hex');
	const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ module, name }) => `${module}.${name}`);
	keep(`${vendor}.sha256`, `${hash}  ${path.basename(file)}\n`);
	keep(path.join(path.dirname(vendor), 'imports.json'), `${JSON.stringify(imports.sort(), null, '\t')}\n`);
}

function keep(name, text) {
	const file = path.join(root, name);
	if (existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text) return;
	if (check) {
		console.error(`${name} does not fit the installed package: run npm ci, or node vendor/pdfium/update.mjs if it was updated`);
		process.exitCode = 1;
	} else {
		writeFileSync(file, text);
		console.log(`${name} written`);
	}
}
