// npm test         : every kind of check, and a sample of the tests of each long list, and of the files that are linted.
//                    OCTAVO_SEED=… chooses the same sample again.
// npm run test:all : everything; `-- --shard=2/4` runs the second of four parts, of which the first has the steps before jest;
//                    `-- --rest` runs what `npm test` has not just run: the whole lists of the files that take samples, lint and
//                    format of all files, and the scan with the rules of the registry.
//
// Each step counts as one test, in addition to jest's tests; the last line says how many passed and failed, and the exit code
// matches it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sampledFiles } from './testing/sampled-files.mjs';
import { skippedLines } from './testing/skipped.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const report = path.join(root, '.cache', 'jest.json');
const { values } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' }, shard: { type: 'string' } } });
/** Also what needs packages that are installed into .cache. */
const all = values.all === true;
const seed = process.env.OCTAVO_SEED ?? '1';
if (!/^[1-9]\d{0,8}$/.test(seed)) throw new Error('OCTAVO_SEED must be a whole number from 1 to 999999999');
const isRest = values.rest === true;
if (isRest && (!all || values.shard !== undefined)) throw new Error('--rest goes with npm run test:all, without --shard');
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) throw new Error('--shard must be like 2/4');
const env = { ...process.env, OCTAVO_TESTS: all ? 'all' : 'sample', OCTAVO_SEED: seed };
const bin = (file) => path.join('node_modules', file);

const formatted = sampledFiles(/\.([mc]?[jt]s|html|css)$/, env) ?? ['.'];
const ofSample = all ? '' : ' of a sample of the files';
const STEPS_OF_SAMPLES = [
	// Its data live long: a larger space for the young ones is copied less often.
	{ name: `types, and lint${ofSample}`, command: ['--max-semi-space-size=64', 'scripts/lint.mjs'] },
	{ name: `format${ofSample}`, command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...formatted] },
];
const STEPS = [
	...STEPS_OF_SAMPLES,
	{ name: 'generated parts', command: ['scripts/run.mjs', 'scripts/generate.mts', '--check'] },
	{ name: 'action bundle is current', command: ['scripts/action-fingerprint.mjs'] },
];
// Tests of every part need it.
const BUNDLE = { name: 'node bundle', command: ['scripts/bundle-node.mjs'] };
// Packs the output of "node bundle", so it follows it.
const SCAN = { name: 'n8n verification scan', command: ['scripts/scan.mjs', ...(all ? [] : ['--offline'])] };

function run(command, quiet) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, command, {
			cwd: root,
			env,
			stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
		});
		let output = '';
		for (const stream of quiet ? [child.stdout, child.stderr] : [])
			stream.setEncoding('utf8').on('data', (text) => (output += text));
		child.on('error', (error) => resolve({ ok: false, output: String(error) }));
		child.on('close', (code) => resolve({ ok: code === 0, output }));
	});
}

async function step({ name, command }) {
	const start = performance.now();
	const { ok, output } = await run(command, true);
	console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
	if (!ok) console.log(output.trimEnd());
	return ok;
}

/** Runs rows of steps side by side, each row in its order. */
async function steps(rows, lanes) {
	const waiting = [...rows];
	const results = [];
	const lane = async () => {
		for (let row = waiting.shift(); row; row = waiting.shift()) for (const next of row) results.push(await step(next));
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	return results;
}

async function jest() {
	mkdirSync(path.dirname(report), { recursive: true });
	rmSync(report, { force: true });
	const part = values.shard === undefined ? [] : [`--shard=${values.shard}`];
	// All other files run whole in `npm test`: only this one reads what makes the difference (test/scripts/sample.test.ts).
	const rest = isRest ? ['--findRelatedTests', path.join('test', 'support', 'sample.ts')] : [];
	const options = ['--json', `--outputFile=${report}`, ...part, ...rest];
	// Most of what tests make is gone when they end: with a larger space for the young ones, less of it is copied before.
	const { ok } = await run(['--max-semi-space-size=32', '--experimental-vm-modules', bin('jest/bin/jest.js'), ...options], false);
	if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, skippedFor: [], files: [] };
	const seen = JSON.parse(readFileSync(report, 'utf8'));
	// A file that does not load has no tests to count.
	const failed = seen.numFailedTests + seen.numRuntimeErrorTestSuites;
	return {
		passed: seen.numPassedTests,
		failed: ok ? failed : Math.max(1, failed),
		skipped: seen.numPendingTests + seen.numTodoTests,
		skippedFor: skippedLines(seen.testResults),
		files: seen.testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
	};
}

function printSlowest(files) {
	const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
	if (slowest.length > 0) console.log('\nSlowest test files:');
	for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path.relative(root, name)}`);
}

const isFirst = values.shard === undefined || values.shard.startsWith('1/');
const lanes = Math.min(2, availableParallelism());
const own = isRest ? STEPS_OF_SAMPLES : STEPS;
const rows = isFirst ? [...own.map((one) => [one]), [BUNDLE, SCAN]] : [[BUNDLE]];
const results = await steps(rows, lanes);
const tests = await jest();
const passed = results.filter(Boolean).length + tests.passed;
const failed = results.filter((ok) => !ok).length + tests.failed;
printSlowest(tests.files);
if (!all) console.log(`\nA sample of the tests: OCTAVO_SEED=${seed} npm test repeats it, npm run test:all runs all.`);
process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1;
console.log(['', ...tests.skippedFor].join('\n'));
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
