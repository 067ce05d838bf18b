// npm test: all checks before a change is pushed. Each step counts as one test, in addition to jest's tests;
// the last line says how many passed and failed, and the exit code matches it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const report = path.join(root, '.cache', 'jest.json');
/** `npm run test:all`: also what needs packages that are installed into .cache. */
const all = process.env.OCTAVO_TESTS === 'all';
const bin = (file) => path.join('node_modules', file);

const STEPS = [
	{ name: 'types', command: [bin('typescript/bin/tsc'), '-p', 'tsconfig.check.json'] },
	{ name: 'lint', command: [bin('eslint/bin/eslint.js'), '.'] },
	{ name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
	{ name: 'generated parts', command: ['scripts/run.mjs', 'scripts/generate.mts', '--check'] },
	{ name: 'action bundle is current', command: ['scripts/bundle-action.mjs', '--check'] },
	{ name: 'node bundle', command: ['scripts/bundle-node.mjs'] },
];
// Packs the output of "node bundle", so it runs after it.
const SCAN = { name: 'n8n verification scan', command: ['scripts/scan.mjs', ...(all ? [] : ['--offline'])] };

function run(command, quiet) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, command, {
			cwd: root,
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

async function steps(all, lanes) {
	const waiting = [...all];
	const results = [];
	const lane = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await step(next));
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	return results;
}

async function jest() {
	mkdirSync(path.dirname(report), { recursive: true });
	rmSync(report, { force: true });
	const { ok } = await run(['--experimental-vm-modules', bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`], false);
	if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, files: [] };
	const seen = JSON.parse(readFileSync(report, 'utf8'));
	// A file that does not load has no tests to count.
	const failed = seen.numFailedTests + seen.numRuntimeErrorTestSuites;
	return {
		passed: seen.numPassedTests,
		failed: ok ? failed : Math.max(1, failed),
		skipped: seen.numPendingTests + seen.numTodoTests,
		files: seen.testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
	};
}

function printSlowest(files) {
	const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
	if (slowest.length > 0) console.log('\nSlowest test files:');
	for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path.relative(root, name)}`);
}

const results = [...(await steps(STEPS, Math.min(2, availableParallelism()))), ...(await steps([SCAN], 1))];
const tests = await jest();
const passed = results.filter(Boolean).length + tests.passed;
const failed = results.filter((ok) => !ok).length + tests.failed;
printSlowest(tests.files);
process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
