/** How the committed bundle of the Action is made. `npm test` compares hashes, `npm run test:all` makes it again and compares its bytes. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { committedFiles, FINGERPRINT, fingerprintOf } from '../../scripts/action-fingerprint.mjs';
import { newestNode } from '../action/support/runner';
import { testWhole } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const dist = path.join(root, 'action', 'dist');

it('asks for no module that ncc has not found', () => {
	const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
	expect(files.length).toBeGreaterThan(20);
	for (const name of files) {
		const text = readFileSync(path.join(dist, name), 'utf8');
		expect({ name, missing: /webpackMissingModule|eval\("require"\)/.exec(text) }).toEqual({ name, missing: null });
	}
});

it('holds the hashes of its sources and of its files', () => {
	const files = committedFiles();
	expect(files.get(FINGERPRINT)).toBe(fingerprintOf(files));
	expect(files.get(FINGERPRINT)).not.toBe(fingerprintOf(new Map(files).set('index.js', `${files.get('index.js')} `)));
});

testWhole('gives the committed bytes in another folder too, on the Node that runs actions', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-bundle-'));
	try {
		for (const name of ['action', 'runs', 'shared', 'workers', 'scripts', 'vendor', 'package-lock.json', 'tsconfig.json'])
			cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
		const modules = path.join(root, 'node_modules');
		// Modules are named by their real paths, those of ncc too. Other packages only run.
		const bundled = bundledNames().add('@vercel/ncc');
		for (const name of installed(modules)) {
			const copy = path.join(folder, 'node_modules', name);
			mkdirSync(path.dirname(copy), { recursive: true });
			if (bundled.has(name) || name.startsWith('@actions/')) cpSync(path.join(modules, name), copy, { recursive: true });
			else symlinkSync(path.join(modules, name), copy, 'junction');
		}
		const made = spawnSync(newestNode(), [path.join(folder, 'scripts', 'bundle-action.mjs'), '--check'], { encoding: 'utf8' });
		expect({ status: made.status, faults: made.stderr }).toEqual({ status: 0, faults: '' });
		const check = () => spawnSync(process.execPath, [path.join(folder, 'scripts', 'action-fingerprint.mjs')]).status;
		expect(check()).toBe(0);
		appendFileSync(path.join(folder, 'shared', 'pace', 'steps.ts'), '\n');
		expect(check()).toBe(1);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

const bundledNames = (): Set<string> =>
	new Set([...readFileSync(path.join(dist, 'licenses.md'), 'utf8').matchAll(/^## (\S+) [\d.]+$/gm)].map(([, name]) => name!));

/** Names of packages at the top, with their scopes. */
const installed = (modules: string): string[] =>
	readdirSync(modules)
		.filter((name) => !name.startsWith('.'))
		.flatMap((name) =>
			name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
		);
