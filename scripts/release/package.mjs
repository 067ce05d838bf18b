// npm run check:package : whether the package octavo-pdf is right for all who import it. publint and arethetypeswrong read it; Node,
// Bun and Deno import it, and merge, read, print and draw with it. The programs are not in package.json; they come into .cache.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetched } from '../fetched.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const programs = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5', 'bun@1.4.5', 'deno@2.9.6'];
const modules = fetched('package-judges', programs, '@arethetypeswrong/cli/dist/index.js');
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-package-'));

const SCRIPT = `
import { extractText, markdownToPdf, mergeDocuments, pagesToImages } from 'octavo-pdf';
const text = { name: 'a.md', bytes: new TextEncoder().encode('# One') };
const { document: one } = await markdownToPdf(text, { language: 'en' });
const { document } = await mergeDocuments([one, one], {});
const { data } = await extractText(document, {});
const { files } = await pagesToImages(document, { pages: '2', resolution: 36 });
console.log(JSON.stringify([data.text.match(/One/g).length, [...files[0].bytes.subarray(1, 4)]]));
`;
/** Two headings, and the bytes of "PNG". */
const EXPECTED = '[2,[80,78,71]]';

try {
	const installed = path.join(folder, 'node_modules', 'octavo-pdf');
	mkdirSync(installed, { recursive: true });
	start(process.execPath, ['scripts/bundle-package.mjs', installed], root);
	console.log(start(process.execPath, [path.join(modules, 'publint', 'src', 'cli.js'), installed, '--strict'], folder).trim());
	const attw = path.join(modules, '@arethetypeswrong', 'cli', 'dist', 'index.js');
	start(process.execPath, [attw, '--pack', installed, '--no-color'], folder);
	console.log('arethetypeswrong: no problems found');
	const script = path.join(folder, 'script.mjs');
	writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { 'octavo-pdf': '*' } }));
	writeFileSync(script, SCRIPT);
	// Its command is put in place by a script of the package, and no script runs here.
	const oven = path.join(modules, '@oven');
	const bun = path.join(oven, readdirSync(oven).sort()[0], 'bin', 'bun');
	const runs = {
		Node: [process.execPath, [script]],
		Bun: [bun, [script]],
		Deno: [path.join(modules, '.bin', 'deno'), ['run', '--allow-all', '--no-remote', '--node-modules-dir=manual', script]],
	};
	for (const [name, [command, args]] of Object.entries(runs)) {
		const printed = start(command, args, folder).trim();
		if (printed !== EXPECTED) throw new Error(`${name} printed ${printed} instead of ${EXPECTED}`);
		console.log(`${name}: merges, reads, prints and draws`);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** @throws with the output of a program that fails. */
function start(command, args, cwd) {
	const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
	if (status !== 0)
		throw new Error(`${path.basename(command)} ${args[0]}: ${error?.message ?? status}\n${stdout}${stderr}`.slice(0, 4000));
	return stdout;
}
