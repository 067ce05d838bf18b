// qpdf as WebAssembly: runs as a program does, with arguments and files, and gives its exit code and what it printed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// The name under which it prints.
process.argv[1] = 'qpdf';

/** Compiled once; the package would compile for every call. */
let compiled;

/** A qpdf that has not run: it keeps state in its memory, so that each is used once. */
async function fresh(out, faults) {
	const start = require('@neslinesli93/qpdf-wasm');
	compiled ??= new WebAssembly.Module(readFileSync(require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')));
	const { instantiate } = WebAssembly;
	WebAssembly.instantiate = async (bytes, imports) => ({ instance: new WebAssembly.Instance(compiled, imports) });
	// The package prints lines of text; the output may be a document.
	const devices = ({ FS }) => FS.init(() => null, out, faults);
	try {
		return await start({ preRun: [devices] });
	} finally {
		WebAssembly.instantiate = instantiate;
	}
}

/** A device of one byte at a time; null is a flush. */
function device() {
	let bytes = new Uint8Array(1 << 16);
	let length = 0;
	const write = (byte) => {
		if (byte === null) return;
		if (length === bytes.length) {
			const larger = new Uint8Array(bytes.length * 2);
			larger.set(bytes);
			bytes = larger;
		}
		bytes[length++] = byte;
	};
	return { write, written: () => bytes.slice(0, length) };
}

/** Runs it once. `names` are the files that its arguments name; `files` has the bytes of those that exist. */
export async function runQpdf({ args, files, names }) {
	const [out, faults] = [device(), device()];
	const { FS, callMain } = await fresh(out.write, faults.write);
	for (const name of names) makeFolders(FS, name);
	for (const [name, bytes] of files) FS.writeFile(name, bytes);
	const code = callMain([...args]);
	const changed = names
		.map((name) => [name, ignoringErrors(() => FS.readFile(name))])
		.filter(([name, bytes]) => bytes && !isSame(bytes, files.get(name)));
	return { code, stdout: out.written(), stderr: faults.written(), written: changed };
}

const isSame = (bytes, before) => before !== undefined && Buffer.compare(bytes, before) === 0;

function makeFolders(FS, file) {
	const parts = file.split('/').slice(0, -1);
	for (let depth = 1; depth <= parts.length; depth++) {
		const folder = parts.slice(0, depth).join('/');
		if (folder !== '') ignoringErrors(() => FS.mkdir(folder));
	}
}

/** The file system throws if a folder exists, and if a file does not. */
function ignoringErrors(work) {
	try {
		return work();
	} catch {
		return undefined;
	}
}
