/** The dependencies of the package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8'));
interface Locked {
	version?: string;
	dev?: boolean;
	peer?: boolean;
	os?: string[];
	cpu?: string[];
	optionalDependencies?: Record<string, string>;
}
const lock: Record<string, Locked> = read('package-lock.json').packages;

test('has no runtime dependencies', () => {
	const { dependencies, optionalDependencies, bundleDependencies, peerDependencies } = read('package.json');
	expect({ dependencies, optionalDependencies, bundleDependencies }).toEqual({});
	expect(peerDependencies).toEqual({ 'n8n-workflow': '*' });
});

test('pins every development dependency to one version', () => {
	for (const version of Object.values(read('package.json').devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('has a reason for every development dependency in CONTRIBUTING.md', () => {
	const reasons =
		readFileSync(path.join(__dirname, '..', 'CONTRIBUTING.md'), 'utf8').match(/^\| Package \| For \|\n[^]*?\n\n/m)?.[0] ?? '';
	const listed = new Set(
		reasons
			.split('\n')
			.flatMap((row) => row.split('|')[1]?.split(',') ?? [])
			.map((name) => name.trim()),
	);
	const names = Object.keys(read('package.json').devDependencies).filter((name) => !name.startsWith('@types/'));
	expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

test('has the binaries of every platform in the lock file', () => {
	// npm omits binaries that a registry lacks, and `npm ci` then fails on other machines.
	const missing = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
		Object.keys(optionalDependencies).filter((name) => !Object.keys(lock).some((key) => key.endsWith(`node_modules/${name}`))),
	);
	expect(missing).toEqual([]);
});

test('installs few packages, so that a clone is ready soon', () => {
	// Binaries name their platform, and an installation takes one of each set.
	const everywhere = Object.values(lock).filter((entry) => entry.os === undefined && entry.cpu === undefined);
	expect(everywhere.length).toBeLessThanOrEqual(800);
});

test('has no addresses of downloads in the lock file, which would be those of one machine', () => {
	expect(Object.values(lock).filter((entry) => 'resolved' in entry)).toEqual([]);
});
