// node scripts/node24.mjs : prints the path of a Node 24, which runs GitHub's actions and n8n. In this order: the running Node,
// the one of OCTAVO_NODE24, the one in .cache/node24, which is downloaded on Linux. Without one, it prints the reason to stderr.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetched } from './fetched.mjs';

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
	const name = packageName();
	return path.join(fetched('node24', [`${name}@${VERSION}`], `${name}/bin/node`), name, 'bin', 'node');
}

function packageName() {
	if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
		throw new Error(`there is no Node ${VERSION} to fetch for ${process.platform} ${process.arch}: set OCTAVO_NODE24`);
	return `node-linux-${process.arch}`;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
	try {
		console.log(node24());
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
