// node scripts/node24.mjs : prints the path of a Node 24, which runs GitHub's actions and n8n. In this order: the running Node,
// the one of OCTAVO_NODE24, the one in .cache/node24, which is downloaded on Linux. Without one, it prints the reason to stderr.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '24.21.0';

/** @returns {string} @throws if it finds no Node 24, with the reason. */
export function node24() {
	const [major] = process.versions.node.split('.');
	if (Number(major) === 24) return process.execPath;
	const named = process.env.OCTAVO_NODE24;
	if (named) {
		if (!existsSync(named)) throw new Error('OCTAVO_NODE24 names no file');
		return named;
	}
	const cache = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '.cache');
	const kept = path.join(cache, 'node24');
	const binary = path.join(kept, 'node_modules', packageName(), 'bin', 'node');
	if (!existsSync(binary)) fetchTo(cache, kept, binary);
	return binary;
}

function packageName() {
	if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
		throw new Error(`there is no Node ${VERSION} to fetch for ${process.platform} ${process.arch}: set OCTAVO_NODE24`);
	return `node-linux-${process.arch}`;
}

function fetchTo(cache, kept, binary) {
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(path.join(cache, 'node24-'));
	try {
		const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
		const { status, stderr } = spawnSync('npm', ['install', ...options, '--prefix', folder, `${packageName()}@${VERSION}`], {
			encoding: 'utf8',
			// npm must not install into the project's folder.
			cwd: folder,
		});
		if (status !== 0) throw new Error(`Node ${VERSION} could not be fetched: ${String(stderr).trim().split('\n')[0]}`);
		try {
			renameSync(folder, kept);
		} catch {
			// Another process was faster and may already use it. A folder without the program is an incomplete installation.
			if (existsSync(binary)) return;
			rmSync(kept, { recursive: true, force: true });
			renameSync(folder, kept);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
	try {
		console.log(node24());
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
