// Programs that only a few commands need, and that package.json therefore does not list. They are installed into .cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compiled scripts are in another folder, and know the root by this name. */
const root = process.env.OCTAVO_ROOT ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, '.cache');

/**
 * The folder node_modules with `packages`, each with its version, in `.cache/folder`. They are there if the file `proof` is, and if
 * the folder says that it has these. `overrides` are versions of what they depend on, `more` further options of npm.
 * @throws if they cannot be installed, with the reason.
 */
export function fetched(folder, packages, proof, overrides = {}, more = []) {
	const kept = path.join(cache, folder);
	const modules = path.join(kept, 'node_modules');
	const manifest = JSON.stringify({ name: 'fetched', private: true, overrides, packages });
	const isThere = () =>
		existsSync(path.join(modules, proof)) && readFileSync(path.join(kept, 'package.json'), 'utf8') === manifest;
	if (!isThere()) fetchTo(kept, packages, manifest, isThere, more);
	return modules;
}

/** A `require` that finds the packages in such a folder. */
export const requireFrom = (modules) => createRequire(path.join(modules, 'index.js'));

function fetchTo(kept, packages, manifest, isThere, more) {
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(path.join(cache, 'fetched-'));
	try {
		writeFileSync(path.join(folder, 'package.json'), manifest);
		const options = [
			'--no-save',
			'--no-audit',
			'--no-fund',
			'--ignore-scripts',
			'--no-package-lock',
			'--loglevel=error',
			...more,
		];
		const [npm, ...script] = npmCommand();
		const { status, stderr } = spawnSync(npm, [...script, 'install', ...options, '--prefix', folder, ...packages], {
			encoding: 'utf8',
			// npm must not install into the project's folder.
			cwd: folder,
			// On Windows, npm is a script.
			shell: npm === 'npm' && process.platform === 'win32',
		});
		if (status !== 0) throw new Error(`${packages.join(', ')} could not be fetched: ${reason(stderr)}`);
		try {
			renameSync(folder, kept);
		} catch {
			// Another process was faster and may already use it. Otherwise the installation is incomplete, or of other versions.
			if (isThere()) return;
			rmSync(kept, { recursive: true, force: true });
			renameSync(folder, kept);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The npm that runs this script, or else that of the PATH: its own script, where it can be found, which the running Node starts. */
function npmCommand() {
	const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
	const installed = folders.map((folder) => path.join(folder, 'npm')).filter((file) => existsSync(file));
	const scripts = [process.env.npm_execpath ?? '', ...installed.map((file) => realpathSync(file))];
	const script = scripts.find((file) => path.basename(file) === 'npm-cli.js');
	return script === undefined ? ['npm'] : [process.execPath, script];
}

/** npm's first line is a code. */
const reason = (stderr) => String(stderr).trim().split('\n').slice(0, 2).join(' ');
