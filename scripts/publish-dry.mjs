// npm run publish:dry : publishes the packed packages to a registry that runs only as long as this script, installs them from there by
// name, loads the node, runs the terminal and calls the library. Needs dist/ (npm run build:node). The registry, verdaccio, is not in package.json; it runs on Node 24.
// With `-- --n8n` also in a real n8n, which e2e/published.mjs starts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetched } from './fetched.mjs';
import { node24 } from './node24.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** One of verdaccio's dependencies asks for a tag of node-fetch that not every registry has. */
const modules = fetched('verdaccio', ['verdaccio@6.10.4'], 'verdaccio/bin/verdaccio', { 'node-fetch': '2.7.0' });
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-publish-'));

const port = await freePort();
const address = `http://127.0.0.1:${port}/`;
const registry = startRegistry();
try {
	await listening();
	const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
	const [{ filename, integrity }] = JSON.parse(npm(root, ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]));
	// Provenance needs the identity of a workflow.
	npm(folder, ['publish', path.join(folder, filename), '--provenance=false', '--ignore-scripts']);
	const user = path.join(folder, 'user');
	mkdirSync(user);
	writeFileSync(path.join(user, 'package.json'), JSON.stringify({ name: 'user', private: true }));
	// n8n lends n8n-workflow, which is a peer dependency.
	npm(user, ['install', name, '--legacy-peer-deps', '--ignore-scripts']);
	const { packages } = JSON.parse(readFileSync(path.join(user, 'package-lock.json'), 'utf8'));
	const installed = Object.entries(packages).filter(([key]) => key !== '');
	const [[where, { version: got, integrity: gotIntegrity }]] = installed;
	if (installed.length !== 1 || got !== version || gotIntegrity !== integrity)
		throw new Error(`installed ${where} ${got} ${gotIntegrity} instead of ${name} ${version} ${integrity} alone`);
	symlinkSync(path.join(root, 'node_modules', 'n8n-workflow'), path.join(user, 'node_modules', 'n8n-workflow'), 'junction');
	const load = createRequire(path.join(user, 'package.json'));
	const { n8n } = load(`./${where}/package.json`);
	const loaded = [...n8n.nodes, ...n8n.credentials].flatMap((file) =>
		Object.entries(load(`./${where}/${file}`)).map(
			([type, made]) => `${type} (${new made().description?.properties.length ?? 'credential'})`,
		),
	);
	console.log(
		`${name} ${version}, ${integrity}: published, installed by name without other packages, loaded: ${loaded.join(', ')}`,
	);
	publishTerminal(version);
	if (process.argv.includes('--n8n')) await inN8n(name, version, integrity);
} finally {
	registry.kill();
	rmSync(folder, { recursive: true, force: true });
}

/** The package octavo-pdf: by its command, as an ES module, and as CommonJS. */
function publishTerminal(version) {
	const built = path.join(folder, 'octavo-pdf');
	start(root, process.execPath, ['scripts/bundle-package.mjs', built]);
	const [{ filename }] = JSON.parse(npm(root, ['pack', built, '--json', '--ignore-scripts', '--pack-destination', folder]));
	npm(folder, ['publish', path.join(folder, filename), '--provenance=false', '--ignore-scripts']);
	const user = path.join(folder, 'program');
	mkdirSync(user);
	writeFileSync(path.join(user, 'package.json'), JSON.stringify({ name: 'program', private: true }));
	npm(user, ['install', 'octavo-pdf', '--ignore-scripts']);
	const { packages } = JSON.parse(readFileSync(path.join(user, 'package-lock.json'), 'utf8'));
	const others = Object.keys(packages).filter((key) => !['', 'node_modules/octavo-pdf'].includes(key));
	if (others.length > 0) throw new Error(`octavo-pdf brings ${others.join(', ')}`);
	writeFileSync(path.join(user, 'a.md'), '# One\n');
	const made = start(user, 'npx', ['octavo', 'markdown-to-pdf', 'a.md', '--language', 'en', '-o', 'a.pdf', '--json']);
	const calls = "m.extractText(require('node:fs').readFileSync('a.pdf')).then(({ data }) => console.log(data.text.trim()))";
	const texts = [
		start(user, process.execPath, ['-e', `const m = require('octavo-pdf'); ${calls}`]),
		start(user, process.execPath, ['-e', `import('octavo-pdf').then((m) => ${calls})`]),
	];
	if (JSON.parse(made).pages !== 1 || texts.some((text) => text.split('\n')[0] !== 'One'))
		throw new Error(`${made}${texts.join('')}`);
	console.log(`octavo-pdf ${version}: published, installed by name without other packages, run at the terminal and in programs`);
}

function start(cwd, command, args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: npmSettings() });
	if (status !== 0) throw new Error(`${command} ${args[0]}: exit code ${status}\n${stderr.slice(-2000)}`);
	return stdout;
}

function startRegistry() {
	const config = {
		storage: path.join(folder, 'storage'),
		auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
		packages: { '**': { access: '$all', publish: '$all' } },
		// The package of the terminal and the library has everything twice, for import and for require.
		max_body_size: '50mb',
		log: { type: 'stdout', format: 'json', level: 'http' },
	};
	// JSON is YAML too.
	writeFileSync(path.join(folder, 'config.yaml'), JSON.stringify(config));
	// npm wants a token, although this registry does not.
	writeFileSync(path.join(folder, '.npmrc'), `registry=${address}\n//127.0.0.1:${port}/:_authToken=none\n`);
	const script = path.join(modules, 'verdaccio', 'bin', 'verdaccio');
	const options = ['--config', path.join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
	return spawn(node24(), [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder });
}

/** Settles when the registry says on which address it listens. */
function listening() {
	return new Promise((resolve, reject) => {
		let log = '';
		registry.on('error', reject).on('exit', (code) => reject(new Error(`the registry ended with ${code}: ${log.slice(-1000)}`)));
		registry.stdout.setEncoding('utf8').on('data', (text) => {
			log += text;
			if (log.includes('http address')) resolve();
		});
	});
}

function freePort() {
	return new Promise((resolve, reject) => {
		const server = createServer().on('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	});
}

async function inN8n(...what) {
	const script = ['scripts/run.mjs', 'scripts/e2e/published.mjs', ...what];
	const [status] = await once(spawn(process.execPath, script, { stdio: 'inherit', cwd: root, env: npmSettings() }), 'exit');
	if (status !== 0) throw new Error('the published package does not work in n8n');
}

function npm(cwd, args) {
	return start(cwd, 'npm', [...args, '--no-audit', '--no-fund']);
}

/** The environment with which npm asks this registry alone, and keeps nothing of it. */
function npmSettings() {
	const settings = { npm_config_userconfig: path.join(folder, '.npmrc'), npm_config_cache: path.join(folder, 'cache') };
	return { ...process.env, npm_config_registry: address, ...settings };
}
