// node scripts/action-fingerprint.mjs : fails if action/dist was made of other sources, or changed after it was made.
//
// It takes half a second. `bundle-action.mjs --check`, which makes the bundle again and compares, takes 20. The bundle names the sources
// and packages it was made of, and its own files, by two hashes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const FINGERPRINT = 'fingerprint.txt';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'action', 'dist');
/** Folders and files of which the bundle is made, and by which, relative to the project. */
const SOURCES = (
	'action package-lock.json runs shared tsconfig.json vendor workers scripts/action-fingerprint.mjs scripts/bundle-action.mjs ' +
	'scripts/esbuild-options.mjs scripts/lean scripts/licences scripts/notices.mjs scripts/wasm'
).split(' ');

/** @returns the text of the file that says what `files`, the names and texts of the bundle, were made of. */
export function fingerprintOf(files) {
	const texts = [...files].filter(([name]) => name !== FINGERPRINT);
	return `sources ${hashOf(sources())}\nfiles ${hashOf(texts)}\n`;
}

/** @returns the names and texts of the files in action/dist. */
export function committedFiles() {
	const names = existsSync(dist) ? readdirSync(dist) : [];
	return new Map(names.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]));
}

function hashOf(texts) {
	const hash = createHash('sha256');
	for (const [name, text] of texts.sort(([one], [other]) => (one < other ? -1 : 1)))
		hash.update(`${name}\n${Buffer.byteLength(text)}\n`).update(text);
	return hash.digest('hex');
}

function sources() {
	const names = SOURCES.flatMap((name) =>
		statSync(path.join(root, name)).isDirectory()
			? readdirSync(path.join(root, name), { recursive: true }).map((inner) => path.join(name, inner))
			: [name],
	);
	return names
		.filter((name) => !path.join(root, name).startsWith(dist) && statSync(path.join(root, name)).isFile())
		.map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(root, name), 'latin1')]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	const files = committedFiles();
	if (files.get(FINGERPRINT) !== fingerprintOf(files)) {
		console.error('action/dist is stale, or was changed: run npm run build:action and commit the result');
		process.exitCode = 1;
	}
}
