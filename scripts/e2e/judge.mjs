// Reads results with qpdf and poppler, and counts the checks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const counts = { passed: 0, failed: 0 };

/** Runs one check: prints PASS, or FAIL and why. */
export async function check(name, body) {
	const start = performance.now();
	try {
		const note = await body();
		counts.passed += 1;
		console.log(
			`PASS ${name}${typeof note === 'string' ? `: ${note}` : ''} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
		);
	} catch (error) {
		counts.failed += 1;
		console.log(`FAIL ${name}: ${error.message}`);
	}
}

/** Prints the total and sets the exit code. */
export function conclude() {
	console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
	process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

export function expect(actual, wanted, what) {
	const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
	if (one !== other) throw new Error(`${what}: expected ${other?.slice(0, 300)}, got ${one?.slice(0, 300)}`);
}

export function assert(condition, what) {
	if (!condition) throw new Error(what);
}

/** Exit code 0 of `qpdf --check`: neither errors nor warnings. */
export function assertClean(bytes, password) {
	const { code, output } = onFile(bytes, (file) =>
		run('qpdf', ['--check', ...(password ? [`--password=${password}`] : []), file]),
	);
	assert(code === 0, `qpdf --check: ${output.slice(0, 500)}`);
}

export function showEncryption(bytes, password = '') {
	return onFile(bytes, (file) => run('qpdf', ['--show-encryption', `--password=${password}`, file])).output;
}

/** Every object in readable form. */
export function uncompressed(bytes) {
	return onFile(bytes, (file) => run('qpdf', ['--qdf', '--object-streams=disable', file, '-'])).output;
}

/** The text of each page, trimmed; the password opens as owner or as user. */
export function pageTexts(bytes, password) {
	const flags = password ? ['-upw', password, '-opw', password] : [];
	const { code, output } = onFile(bytes, (file) => run('pdftotext', ['-enc', 'UTF-8', ...flags, file, '-']));
	assert(code === 0, `pdftotext: ${output.slice(0, 300)}`);
	return output
		.split('\f')
		.slice(0, -1)
		.map((page) => page.trim());
}

/** Poppler's list of the fonts in a document. */
export function fonts(bytes) {
	return onFile(bytes, (file) => run('pdffonts', [file])).output;
}

/** `Page 1` to `Page N`. */
export function numbers(from, to, word = 'Page') {
	const step = from <= to ? 1 : -1;
	return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => `${word} ${from + i * step}`);
}

function run(command, args) {
	const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 2 ** 30 });
	if (error) throw error;
	return { code: status, output: `${stdout.toString('utf8')}${status === 0 ? '' : stderr.toString('utf8')}` };
}

function onFile(bytes, use) {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-e2e-'));
	try {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		return use(file);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
