/** What installs, and what does not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8'));
const lock: Record<string, { version?: string; dev?: boolean; peer?: boolean; optionalDependencies?: Record<string, string> }> =
	read('package-lock.json').packages;

test('the package installs nothing of its own at run time', () => {
	const { dependencies, optionalDependencies, bundleDependencies, peerDependencies } = read('package.json');
	expect({ dependencies, optionalDependencies, bundleDependencies }).toEqual({});
	expect(peerDependencies).toEqual({ 'n8n-workflow': '*' });
});

test('every development dependency is pinned to one version', () => {
	for (const version of Object.values(read('package.json').devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the lock file holds the binaries of every platform, also where it was not written', () => {
	// npm leaves out what a registry does not have, and `npm ci` then fails elsewhere, or even at once.
	const missing = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
		Object.keys(optionalDependencies).filter((name) => !Object.keys(lock).some((key) => key.endsWith(`node_modules/${name}`))),
	);
	expect(missing).toEqual([]);
});
