/** Small changes in sources, on a project of two functions and two test files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/tools';
import { chooseMutants, everyMutant, sourcesIn } from '../../scripts/mutants/choose';
import { Compiler } from '../../scripts/mutants/compiler';
import { judge, type Verdict } from '../../scripts/mutants/judge';
import { recordReach, testsFor, type Reach } from '../../scripts/mutants/reach';
import { report } from '../../scripts/mutants/report';
import { mutantsIn, type Mutant } from '../../scripts/mutants/sites';
import { testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const config = { testEnvironment: 'node', transform: { '\\.ts$': [require.resolve('@swc/jest'), {}] }, rootDir: '.' };
const SOURCE = `import { half } from './half';
const LIMIT = 10;
export function larger(one: number, other: number): number {
	if (one > other) return one;
	return other;
}
export const within = (value: number): boolean => value <= LIMIT;
export const middle = (one: number, other: number): number => half(one + other);
`;
const FILES: Readonly<Record<string, string>> = {
	'jest.config.cjs': `module.exports = ${JSON.stringify(config)};`,
	'tsconfig.check.json': JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['shared'] }),
	'shared/larger.ts': SOURCE,
	'shared/half.ts': 'export function half(value: number): number {\n\treturn value / 2;\n}\n',
	'test/larger.test.ts': `import { larger, within } from '../shared/larger';
test('gives the larger number', () => { expect([larger(1, 2), larger(2, 1)]).toEqual([2, 2]); });
if (process.env['OCTAVO_TESTS'] === 'all') test('knows the limit', () => { expect(within(11)).toBe(false); });
test('allows small numbers', () => { expect(within(1)).toBe(true); });`,
	'test/half.test.ts': `import { half } from '../shared/half';\ntest('halves', () => { expect(half(4)).toBe(2); });`,
};

const mutant = (before: string, after: string, file = 'shared/larger.ts'): Mutant => {
	const found = mutantsIn(file, FILES[file]!).find((one) => one.before === before);
	return { ...found!, after };
};

test('changes conditions, constants and statements, and neither types nor words', () => {
	const text = `import { a } from './1';
const [TABLE, MOST] = [[1, 2], 3];
const LIMIT = 4 * 1024;
export function f(x: 5 | true): string {
	if (x === 6) a('7');
	return x ? LIMIT : \`8 \${9}\`;
}`;
	const told = mutantsIn('f.ts', text).map(({ line, kind, before, after }) => `${line} ${kind}: ${before} → ${after}`);
	expect(told).toEqual([
		'3 changed constant: 4 → 5',
		'3 changed constant: 1024 → 1025',
		'5 negated condition: x === 6 → !(x === 6)',
		'5 changed constant: 6 → 7',
		"5 removed statement: a('7'); → {}",
		'6 negated condition: x → !(x)',
		'6 changed constant: 9 → 10',
	]);
});

test('counts what npm test notices of that which npm run test:all notices', () => {
	const one = (sample: Verdict, all = sample) => ({ mutant: mutant('one > other', 'false'), sample, all, seconds: 1 });
	const noticed: Verdict = { is: 'noticed', by: 'a test' };
	const unnoticed: Verdict = { is: 'unnoticed', files: 1 };
	const told = report([one(noticed), one(unnoticed, noticed), one(unnoticed), one({ is: 'undecided' })], 5);
	expect(told).toContain('4 of 5 changes judged.');
	expect(told).toContain('| all | 4 | 0 | 1 | 2 | 1 | 1 |');
	expect(told).toContain('Of 2 changes that npm run test:all notices, npm test notices 1: 50 %');
});

withPrograms('git')('in a project', () => {
	let [folder, toy] = ['', ''];
	let reach: Reach;
	beforeAll(async () => {
		folder = mkdtempSync(path.join(tmpdir(), 'octavo-toy-'));
		toy = path.join(folder, 'toy');
		for (const [name, text] of Object.entries(FILES)) {
			mkdirSync(path.dirname(path.join(toy, name)), { recursive: true });
			writeFileSync(path.join(toy, name), text);
		}
		const git = (...args: string[]) =>
			execFileSync(pathOf('git')!, ['-c', 'user.name=Toy', '-c', 'user.email=toy@example.org', ...args], {
				cwd: toy,
				stdio: 'ignore',
			});
		git('init');
		git('add', '-A');
		git('commit', '-m', 'Toy');
		reach = await recordReach(toy, root, sourcesIn(toy), folder);
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	const verdicts = async (change: Mutant): Promise<readonly Verdict[]> => {
		const { sample, all } = await judge({ copy: toy, tools: root, reach, compiler: undefined }, change);
		return [sample, all];
	};

	testInTurn('chooses the same changes for a seed, others for another one, and each once', () => {
		const all = everyMutant(root, sourcesIn(root).slice(0, 40));
		const chosen = chooseMutants(all, 60, 1);
		expect(chooseMutants(all, 60, 1)).toEqual(chosen);
		expect(chooseMutants(all, 60, 2)).not.toEqual(chosen);
		expect(new Set(chosen)).toHaveProperty('size', 60);
	});

	test('knows which test files reach a change, and leaves the sources as they were', () => {
		expect(reach.failing).toEqual([]);
		expect(testsFor(mutant('one > other', ''), reach)).toEqual({ inside: ['test/larger.test.ts'], outside: [] });
		// Used by a function that a test runs.
		expect(testsFor(mutant('10', ''), reach)).toEqual({ inside: ['test/larger.test.ts'], outside: [] });
		// Both files load it; one runs it.
		expect(testsFor(mutant('2', '', 'shared/half.ts'), reach).inside).toEqual(['test/half.test.ts']);
		expect(readFileSync(path.join(toy, 'shared', 'larger.ts'), 'utf8')).toBe(SOURCE);
	});

	testInTurn('says which test notices a change', async () => {
		const noticed = { is: 'noticed', by: 'test/larger.test.ts: gives the larger number' };
		expect(await verdicts(mutant('one > other', '!(one > other)'))).toEqual([noticed, noticed]);
		expect(readFileSync(path.join(toy, 'shared', 'larger.ts'), 'utf8')).toBe(SOURCE);
	});

	testInTurn('says what only npm run test:all notices', async () => {
		const noticed = { is: 'noticed', by: 'test/larger.test.ts: knows the limit' };
		expect(await verdicts(mutant('10', '11'))).toEqual([{ is: 'unnoticed', files: 1 }, noticed]);
	});

	testInTurn('says that nothing notices a change after which everything is the same', async () => {
		const unnoticed = { is: 'unnoticed', files: 1 };
		expect(await verdicts(mutant('one > other', '(one > other)'))).toEqual([unnoticed, unnoticed]);
	});

	testInTurn('asks the compiler first', async () => {
		const compiler = new Compiler(toy);
		const { sample } = await judge({ copy: toy, tools: root, reach, compiler }, mutant('10', "'10'"));
		expect(sample).toMatchObject({ is: 'noticed', by: expect.stringMatching(/^types: .*string/) });
		const { all } = await judge({ copy: toy, tools: root, reach, compiler }, mutant('one > other', '!(one > other)'));
		expect(all).toMatchObject({ by: 'test/larger.test.ts: gives the larger number' });
	});
});
