/** The dependencies of the package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8'));
const lock: Record<string, { version?: string; dev?: boolean; peer?: boolean; optionalDependencies?: Record<string, string> }> =
	read('package-lock.json').packages;

test('has no runtime dependencies', () => {
	const { dependencies, optionalDependencies, bundleDependencies, peerDependencies } = read('package.json');
	expect({ dependencies, optionalDependencies, bundleDependencies }).toEqual({});
	expect(peerDependencies).toEqual({ 'n8n-workflow': '*' });
});

test('pins every development dependency to one version', () => {
	for (const version of Object.values(read('package.json').devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('has the binaries of every platform in the lock file', () => {
	// npm omits binaries that a registry lacks, and `npm ci` then fails on other machines.
	const missing = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
		Object.keys(optionalDependencies).filter((name) => !Object.keys(lock).some((key) => key.endsWith(`node_modules/${name}`))),
	);
	expect(missing).toEqual([]);
});
