/** A test that starts a program that it has not declared fails, also where the program is there. */
import children from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { rawPages } from '../documents/raw';
import { asks, starting, withPrograms, withTools } from './needs';
import { pathOf } from './programs.cjs';
import { pageTexts, qpdfCheck, run } from './tools';

const npm = pathOf('npm')!;
const UNDECLARED = 'The test starts npm, which it has not declared';

/** The calls of a test, each with the file that it starts. */
const starts: readonly [name: string, start: (file: string) => unknown][] = [
	['execFile', (file) => children.execFile(file, ['--version'])],
	['execFile as a promise', (file) => promisify(children.execFile)(file, ['--version'])],
	['execFileSync', (file) => children.execFileSync(file, ['--version'])],
	['fork', (file) => children.fork('module.cjs', ['--version'], { execPath: file })],
	['spawn', (file) => children.spawn(file, ['--version'])],
	['spawnSync', (file) => children.spawnSync(file, ['--version'])],
	['run', (file) => run(file, ['--version'])],
];

test.each(starts)('%s is refused a program that was not declared', (_, start) => {
	expect(() => start(npm)).toThrow(UNDECLARED);
});

test.each(starts)('%s is refused programs that are not in the list, by any path', (_, start) => {
	expect(() => start(path.resolve('/opt/elsewhere/bin/sing'))).toThrow('Add it to test/support/judges/programs.cjs');
});

test('a name is refused: another program may have it', () => {
	expect(() => starting(['npm'], () => children.spawnSync('npm', ['--version']))).toThrow("Start pathOf('npm')");
	expect(() => starting(['npm'], () => children.spawnSync(path.resolve('/opt/elsewhere/npm')))).toThrow("Start pathOf('npm')");
});

test('shells are refused: they start what they are told', () => {
	expect(() => children.exec('npm --version')).toThrow('starts a shell');
	expect(() => children.execSync('npm --version')).toThrow('starts a shell');
	expect(() => children.spawnSync(process.execPath, ['--version'], { shell: true })).toThrow('starts a shell');
});

test('judges are refused, also where a package of npm would answer', () => {
	expect(() => pageTexts(rawPages(1, {}))).toThrow('The test asks poppler, which it has not declared');
	expect(() => qpdfCheck(rawPages(1, {}))).toThrow('The test asks qpdf, which it has not declared');
});

test('Node and what npm installed are there', () => {
	expect(run(process.execPath, ['--version']).stdout.toString().trim()).toBe(process.version);
	expect(() => children.spawnSync(path.resolve('node_modules', '.bin', 'missing'))).not.toThrow();
});

// The same calls: it is the guard that refuses the others.
withPrograms('npm').test('a declared program is started', () => {
	expect(run('npm', ['--version']).stdout.toString()).toMatch(/^\d+\./);
	expect(children.spawnSync(npm, ['--version']).status).toBe(0);
});

test('a declaration ends with its test', () => {
	expect(() => children.spawnSync(npm)).toThrow(UNDECLARED);
});

withTools('poppler')('a judge that was declared', () => {
	test('answers', () => {
		expect(pageTexts(rawPages(1, {}))).toEqual(['Page 1']);
	});

	test('does not declare its program', () => {
		if (pathOf('pdftotext') !== undefined) expect(() => run('pdftotext', ['-v'])).toThrow('The test starts poppler');
		else expect(() => run('pdftotext', ['-v'])).toThrow('pdftotext is not installed');
	});
});

describe('judges of a group', () => {
	asks('qpdf');

	test('answer', () => {
		expect(qpdfCheck(rawPages(1, {})).clean).toBe(true);
	});
});
