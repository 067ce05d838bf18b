/** `npm test` runs a part of long lists, and `npm run test:all` everything. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampledFiles } from '../../scripts/testing/sampled-files.mjs';
import { Random } from '../support/random';
import { chosen, testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const cases = Array.from({ length: 400 }, (_, index) => ({ index, kind: index % 40, rest: index < 5 ? 'rare' : 'common' }));
const indexes = (seed: number, count = 10) => chosen(cases, count, new Random(seed)).map(({ index }) => index);

test('a sample is as large as asked for, in the order of the list, and has no case twice', () => {
	for (let seed = 1; seed <= 20; seed++) {
		const sample = indexes(seed);
		expect(sample).toHaveLength(10);
		expect(sample).toEqual([...new Set(sample)].sort((one, other) => one - other));
	}
});

test('the same seed gives the same sample, and another seed another one', () => {
	expect(indexes(7)).toEqual(indexes(7));
	expect(indexes(7)).not.toEqual(indexes(8));
});

test('seeds reach every case in time', () => {
	const reached = new Set(Array.from({ length: 400 }, (_, seed) => indexes(seed + 1)).flat());
	expect(reached.size).toBe(cases.length);
});

test('each kind is in the sample, although the count is smaller', () => {
	const kinds = [({ kind }: (typeof cases)[number]) => kind, ({ rest }: (typeof cases)[number]) => rest];
	for (let seed = 1; seed <= 20; seed++) {
		const sample = chosen(cases, 10, new Random(seed), kinds);
		expect(new Set(sample.map(({ kind }) => kind)).size).toBe(40);
		expect(sample.some(({ rest }) => rest === 'rare')).toBe(true);
		expect(sample.length).toBeLessThanOrEqual(42);
	}
	// Without kinds, no ten cases have forty of them.
	expect(new Set(indexes(1).map((index) => cases[index]!.kind)).size).toBeLessThan(40);
});

test('a list that is shorter than the count is whole', () => {
	expect(chosen(cases.slice(0, 3), 10, new Random(1))).toEqual(cases.slice(0, 3));
});

/** The numbers, of a hundred, that a process with these variables takes, and how often it tries something that takes long. */
function taken(variables: Readonly<Record<string, string>>): { numbers: number[]; often: number } {
	const script = path.join('test', 'support', 'print-sample.mts');
	const { OCTAVO_TESTS: _tests, OCTAVO_SEED: _seed, ...others } = process.env;
	const { stdout, stderr } = spawnSync(process.execPath, [path.join('scripts', 'run.mjs'), script], {
		cwd: root,
		encoding: 'utf8',
		env: { ...others, ...variables },
	});
	expect(stderr).toBe('');
	return JSON.parse(stdout) as { numbers: number[]; often: number };
}

testInTurn('the variable of npm run test:all takes everything, and no other value does', () => {
	const everything = { numbers: Array.from({ length: 100 }, (_, index) => index), often: 1000 };
	expect(taken({ OCTAVO_TESTS: 'all' })).toEqual(everything);
	expect(taken({ OCTAVO_TESTS: 'all', OCTAVO_SEED: '5' })).toEqual(everything);
	const sample = taken({ OCTAVO_TESTS: 'sample', OCTAVO_SEED: '5' });
	expect([sample.numbers.length, sample.often]).toEqual([10, 10]);
	expect(taken({ OCTAVO_SEED: '5' })).toEqual(sample);
	expect(taken({ OCTAVO_SEED: '6' }).numbers).not.toEqual(sample.numbers);
});

test('npm test lints a part of the files, of which ten seeds reach all, and npm run test:all lints all', () => {
	const files = (variables: Readonly<Record<string, string>>, changed: readonly string[] = []) =>
		sampledFiles(/^(shared|test)\/.*\.ts$/, variables, () => changed);
	const samples = Array.from({ length: 10 }, (_, seed) => seed + 1).map((seed) =>
		files({ OCTAVO_TESTS: 'sample', OCTAVO_SEED: String(seed) })!,
	);
	const sources = ['shared', 'test'].flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
			(file) => `${folder}/${file.replaceAll('\\', '/')}`,
		),
	);
	const wanted = sources.filter((file) => file.endsWith('.ts'));
	expect([...new Set(samples.flat())].sort()).toEqual(wanted.sort());
	for (const sample of samples) expect(sample.length).toBeLessThan(wanted.length / 8);
	expect(files({ OCTAVO_TESTS: 'sample', OCTAVO_SEED: '1' }, wanted)).toHaveLength(wanted.length);
	expect(files({ OCTAVO_TESTS: 'all', OCTAVO_SEED: '1' })).toBeUndefined();
	expect(files({})).toBeUndefined();
});

test('npm test refuses a seed or a part that it would misread', () => {
	const refusal = (args: string[], env: Record<string, string>) => {
		const run = spawnSync(process.execPath, [path.join('scripts', 'test.mjs'), ...args], {
			cwd: root,
			encoding: 'utf8',
			env: { ...process.env, ...env },
		});
		return [run.status === 0, /Error: .*/.exec(run.stderr)?.[0]];
	};
	expect(refusal([], { OCTAVO_SEED: 'x' })).toEqual([false, 'Error: OCTAVO_SEED must be a whole number from 1 to 999999999']);
	expect(refusal(['--shard=2'], {})).toEqual([false, 'Error: --shard must be like 2/4']);
	expect(refusal(['--rest'], {})).toEqual([false, 'Error: --rest goes with npm run test:all, without --shard']);
});

test('.ci/run runs the command of the README, and then everything', () => {
	const run = readFileSync(path.join(root, '.ci', 'run'), 'utf8');
	const readme = /^npm ci && (npm test)\b/m.exec(readFileSync(path.join(root, 'README.md'), 'utf8'))?.[1];
	expect(run).toContain('set -euo pipefail');
	expect(run.trimEnd().split('\n').slice(-4)).toEqual(['npm ci', 'npm start', readme, 'npm run test:all -- --rest']);
});

test('what npm run test:all has more than npm test depends on one file', () => {
	const files = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' }).map(
		(file) => `test/${file.replaceAll('\\', '/')}`,
	);
	const reading = files.filter(
		(file) => /\.[mc]?[jt]s$/.test(file) && readFileSync(path.join(root, file), 'utf8').includes('OCTAVO_TESTS'),
	);
	// It tells groups that wait for their turn from empty ones.
	const environment = ['test/support/jest/environment.cjs', 'test/support/jest/environment.test.ts'];
	const own = ['test/scripts/mutants.test.ts', 'test/scripts/sample.test.ts', ...environment];
	expect(reading.filter((file) => !own.includes(file))).toEqual(['test/support/sample.ts']);
});
