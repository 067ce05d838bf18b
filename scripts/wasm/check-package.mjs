// npm run check:wasm : after npm run build:node. Packs the n8n package and checks that the WebAssembly file in it is the one whose hash
// is in vendor/, byte for byte, and that the sources without it refuse to draw and do the rest. CI runs it.
// npm run check:wasm -- --without-pixels : after npm run build:node -- --without-pixels. The package holds no such file.
import { build } from 'esbuild';
import { unzlibSync } from 'fflate';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forNode, withRequire } from '../esbuild-options.mjs';
import { leanFontkit } from '../lean/fontkit.mjs';
import { leanPdfLib } from '../lean/pdf-lib.mjs';
import { wasmModules } from './wasm-modules.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'octavo-wasm-'));
try {
	checkPacked();
	await checkWithout();
} finally {
	rmSync(scratch, { recursive: true, force: true });
}

/** The files in base64 that a tarball holds, unpacked. */
function checkPacked() {
	const tarball = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', scratch], {
		cwd: root,
		encoding: 'utf8',
		shell: process.platform === 'win32',
	}).trim();
	execFileSync('tar', ['-xf', tarball.split('\n').at(-1)], { cwd: scratch });
	const packed = path.join(scratch, 'package', 'dist');
	const files = readdirSync(packed, { recursive: true }).filter((file) => file.endsWith('.js'));
	const found = files.flatMap((file) => wasmIn(path.join(packed, file)));
	const [pinned] = readFileSync(path.join(root, 'vendor/pdfium/pdfium.sha256'), 'utf8').split(' ');
	const wanted = process.argv.includes('--without-pixels') ? [] : [pinned];
	assert.deepEqual(found, wanted, 'the package holds other WebAssembly than it should');
	console.log(`WebAssembly files in the tarball: ${found.join(', ') || 'none'}`);
}

function wasmIn(file) {
	const pieces = readFileSync(file, 'utf8').match(/"[A-Za-z0-9+/]{60000,}={0,2}"|"[A-Za-z0-9+/]+={0,2}"(?=\s*\])/g) ?? [];
	if (pieces.length < 2) return [];
	const packed = Buffer.from(pieces.map((piece) => piece.slice(1, -1)).join(''), 'base64');
	if (packed[0] !== 0x78) return [];
	const bytes = unzlibSync(packed);
	return WebAssembly.validate(bytes) ? [createHash('sha256').update(bytes).digest('hex')] : [];
}

/** The sources without the file. */
async function checkWithout() {
	const outfile = path.join(scratch, 'without.mjs');
	await build({
		...forNode,
		absWorkingDir: root,
		stdin: {
			contents:
				"export { localBackend } from './shared/local'; export { decode } from './shared/contract/values/decode'; export { PDFDocument } from 'pdf-lib';",
			resolveDir: root,
		},
		...withRequire,
		plugins: [leanFontkit, leanPdfLib, wasmModules({ without: true })],
		outfile,
		logLevel: 'error',
	});
	const { localBackend, decode, PDFDocument } = await import(pathToFileURL(outfile).href);
	const document = await PDFDocument.create();
	document.addPage([100, 100]);
	const input = { name: 'a.pdf', bytes: await document.save() };
	const backend = localBackend({});
	const run = (operation, raw) => backend.run(operation, [input], decode(operation, raw));
	await assert.rejects(run('pages_to_images', {}), { code: 'unavailable' });
	const { documents } = await run('rotate_pages', { angle: '90' });
	assert.equal(documents.length, 1);
	console.log('without it, pages_to_images is unavailable, and rotate_pages works');
}
