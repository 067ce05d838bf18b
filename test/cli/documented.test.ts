/** The command lines of docs/cli.md, run by a shell as they are written, through the package as it is published. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-cli-'));
const here = path.join(folder, 'documents');
const guide = readFileSync(path.join(root, 'docs', 'cli.md'), 'utf8');

beforeAll(async () => {
	execFileSync(process.execPath, ['scripts/bundle-package.mjs', path.join(folder, 'package')], { cwd: root, stdio: 'pipe' });
	mkdirSync(path.join(folder, 'bin'));
	const command = path.join(folder, 'bin', 'octavo');
	writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${path.join(folder, 'package', 'octavo.mjs')}' "$@"\n`);
	chmodSync(command, 0o755);
	mkdirSync(here);
	writeFileSync(path.join(here, 'a.pdf'), await numbered(3));
	writeFileSync(path.join(here, 'b.pdf'), await numbered(2));
	writeFileSync(path.join(here, 'empty.pdf'), '');
	writeFileSync(path.join(here, 'report.md'), '# A report\n\nWith one page.\n');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Both streams, as a person reads them. */
function typed(line: string): string {
	const environment = { PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH']}` };
	const { stdout } = spawnSync(pathOf('bash')!, ['-c', `exec 2>&1; ${line}`], { cwd: here, encoding: 'utf8', env: environment });
	return stdout;
}

/** Sizes change with the engine; the documents say what they are about. */
const withoutSizes = (text: string): string => text.replace(/[\d.]+ k?B/g, 'size');

const examples = (/```console\n([^]*?)```/.exec(guide)?.[1] ?? '')
	.split(/^\$ /m)
	.filter((part) => part !== '')
	.map((part) => {
		const [line = '', ...output] = part.split('\n');
		return [line, output.join('\n')] as const;
	});

withPrograms('bash', 'jq')('the command lines of the guide', () => {
	test('are fifteen', () => expect(examples).toHaveLength(15));

	// All of them, in their order: some read what others wrote.
	test.each(examples)('%s', (line, output) => {
		expect(withoutSizes(typed(line)).trim()).toBe(withoutSizes(output).trim());
	});
});

/** Runs the command alone, with its exit code. */
function octavo(
	words: readonly string[],
	{ input = '', environment = {} }: { input?: Uint8Array | string; environment?: object } = {},
) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'package', 'octavo.mjs'), ...words], {
		cwd: here,
		input,
		env: { PATH: process.env['PATH'], ...environment },
	});
	return { status, output: stdout, told: stderr.toString('utf8') };
}

testInTurn.each<[string, readonly string[], number, RegExp]>([
	['an operation that is not there', ['rotat', 'a.pdf'], 2, /did you mean rotate\?/],
	['an option that is not there', ['rotate', 'a.pdf', '--angel', '90'], 2, /unknown option '--angel'.*Did you mean --angle/s],
	['a value that is not allowed', ['rotate', 'a.pdf', '--angle', '91'], 2, /--angle: must be one of 0, 90/],
	['an option that is given twice', ['rotate', 'a.pdf', '--angle', '90', '--angle', '180'], 2, /--angle: is given twice/],
	['an option without a value', ['rotate', 'a.pdf', '--angle'], 2, /argument missing/],
	['an empty value', ['rotate', 'a.pdf', '--angle', '90', '--pages', ''], 2, /--pages: is empty/],
	['no file', ['rotate', '--angle', '90'], 2, /name at least one file/],
	['a file whose name is empty', ['rotate', '', '--angle', '90'], 2, /the name of a file is empty.*: name a path, a pattern or/],
	['a file that is not there', ['rotate', 'none.pdf', '--angle', '90'], 2, /'none\.pdf' matches no file/],
	[
		'a password as an argument',
		['text', 'a.pdf', '--open-password', 'hunter2!'],
		2,
		/--open-password: is not taken as an argument/,
	],
	['a variable that is not set', ['text', 'a.pdf', '--open-password', 'env:NONE'], 2, /the variable NONE is not set/],
	['a question without a person', ['text', 'a.pdf', '--open-password', '-'], 2, /no person is at the terminal/],
	['a split to standard output', ['split-by-page-count', 'a.pdf', '--pages-per-part', '1', '-o', '-'], 2, /several results/],
	['two places', ['rotate', 'a.pdf', '--angle', '90', '--in-place', '-o', 'x.pdf'], 2, /--in-place: excludes --output/],
	['a result whose name is an extension', ['merge', 'a.pdf', 'b.pdf', '-o', '.pdf'], 2, /--output: has no name before its/],
	['a path for data', ['info', 'a.pdf', '-o', 'info.json'], 2, /--output: has no effect here, because data goes to standard/],
	['a region without a key', ['rotate', 'a.pdf', '--angle', '90', '--region', 'eu'], 2, /OCTAVO_API_KEY is empty/],
	['a document that is not a PDF', ['info', 'report.md'], 1, /report\.md: The PDF document could not be read/],
	[
		'a page that is not there',
		['text', 'a.pdf', '--pages', '9'],
		1,
		/--pages: entry 1 \('9'\) names page 9, but the document has 3 pages$/,
	],
	['a file that is empty', ['info', 'empty.pdf'], 1, /the file is empty\. Check that the file is a complete PDF document$/],
	['a folder as a job', ['run', '.'], 2, /is a folder/],
	['a check that finds something', ['check', 'a.pdf', '--maximum-pages', '1'], 3, /3 pages/],
	['documents that differ', ['compare', 'a.pdf', '--compare-to', 'b.pdf'], 4, /^$/],
])('ends with its own code and a sentence: %s', (_, words, code, told) => {
	const ended = octavo(words);
	expect({ code: ended.status, told: ended.told.trim() }).toEqual({ code, told: expect.stringMatching(told) });
	expect(ended.told).not.toContain('hunter2!');
	expect(ended.told).not.toMatch(/at .*\.mjs:\d/);
});

testInTurn('writes the document of differences where it is asked for', () => {
	octavo(['rotate', 'a.pdf', '--angle', '90', '-o', 'seen/before.pdf']);
	const compare = (output: string) =>
		octavo(['compare', 'a.pdf', '--compare-to', 'seen/before.pdf', '--difference-pdf', '-o', output]).status;
	expect([compare('seen/{name}-now.pdf'), compare('seen/')]).toEqual([4, 4]);
	expect(readdirSync(path.join(here, 'seen')).sort()).toEqual(['a-difference.pdf', 'a-now.pdf', 'before.pdf']);
});

testInTurn('tells every problem at once', () => {
	const { status, told } = octavo(['rotate', '--angle', '7', '--pages', 'x', '--concurrency', '0']);
	expect(status).toBe(2);
	for (const name of ['--angle:', '--pages:', '--concurrency:', 'name at least one file']) expect(told).toContain(name);
	// Also those of the files that are named.
	const second = octavo(['add-overlay', 'none.pdf', '', '--overlay', 'neither.pdf']);
	for (const text of [
		"'none.pdf' matches no file",
		'is empty',
		"--overlay: the file 'neither.pdf' does not exist",
		'--layer: is required',
	])
		expect(second.told).toContain(text);
});

testInTurn('replaces no file, whatever the mistake', async () => {
	const before = readFileSync(path.join(here, 'b.pdf'));
	expect(octavo(['merge', 'a.pdf', 'b.pdf', '-o', 'b.pdf']).status).toBe(2);
	expect(octavo(['rotate', 'a.pdf', '--angle', '90', '-o', 'b.pdf']).status).toBe(2);
	expect(readFileSync(path.join(here, 'b.pdf'))).toEqual(before);
});

testInTurn('takes standard input and gives standard output', async () => {
	const { status, output } = octavo(['rotate', '--angle', '90', '-'], { input: await numbered(2) });
	expect(status).toBe(0);
	expect(output.subarray(0, 5).toString('latin1')).toBe('%PDF-');
	expect(octavo(['rotate', '--angle', '90', '-']).told).toContain('Standard input (-) is empty');
});

/** The block of the guide in this language. */
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)![1]!;

testInTurn('runs the job file of the guide as it is written', async () => {
	mkdirSync(path.join(here, 'inbox'));
	writeFileSync(path.join(here, 'inbox', 'a.pdf'), await numbered(3));
	writeFileSync(path.join(here, 'job.yml'), block('yaml'));
	expect(octavo(['run', 'job.yml', '--quiet'], { environment: { ARCHIVE_PASSWORD: 'a-long-one' } })).toMatchObject({
		status: 0,
		told: '',
	});
	for (const file of ['archive/a.pdf', 'done/a.pdf', 'report.json']) expect(existsSync(path.join(here, file))).toBe(true);
});

testInTurn('runs the program of the guide as it is written', () => {
	const program = path.join(folder, 'program');
	mkdirSync(path.join(program, 'node_modules'), { recursive: true });
	symlinkSync(path.join(folder, 'package'), path.join(program, 'node_modules', 'octavo-pdf'));
	for (const file of ['a.pdf', 'b.pdf']) writeFileSync(path.join(program, file), readFileSync(path.join(here, file)));
	writeFileSync(path.join(program, 'program.mjs'), block('js'));
	const { stdout, stderr, status } = spawnSync(process.execPath, ['program.mjs'], { cwd: program, encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	expect(stdout).toMatch(/^Page 1[^]*Page 2/);
	expect(octavo(['info', path.join(program, 'all.pdf')]).output.toString()).toMatch(/"pageCount": ?5/);
});

withPrograms('bash')('in a pipe', () => {
	testInTurn('ends quietly if its reader has enough', () => {
		const line = `set -o pipefail; '${process.execPath}' '${path.join(folder, 'package', 'octavo.mjs')}' completion bash | read -r one`;
		expect(spawnSync(pathOf('bash')!, ['-c', line], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
	});

	const command = `'${process.execPath}' '${path.join(folder, 'package', 'octavo.mjs')}'`;

	testInTurn.each<[string, string, number, RegExp]>([
		['the reader of messages has gone', `${command} rotat 2>&1 | true`, 2, /^$/],
		['a document fails after the reader has gone', `${command} info report.md --json | true`, 1, /could not be read/],
		[
			'standard output is a full disk',
			`${command} info a.pdf > /dev/full`,
			1,
			/standard output cannot be written: the disk is full/,
		],
		[
			'no temporary folder is there',
			`TMPDIR=/none ${command} text a.pdf`,
			2,
			/No temporary folder can be made in '\/none'.*TMPDIR/,
		],
		[
			'standard input needs a temporary folder',
			`cat a.pdf | TMPDIR=/none ${command} info -`,
			2,
			/No temporary folder can be made/,
		],
	])('ends with its own code if %s', (_, line, code, told) => {
		const ended = spawnSync(pathOf('bash')!, ['-c', `set -o pipefail; ${line}`], { encoding: 'utf8', cwd: here });
		expect({ code: ended.status, told: ended.stderr.trim() }).toEqual({ code, told: expect.stringMatching(told) });
	});

	testInTurn('leaves no document in the temporary folder if its reader has enough', () => {
		const temporary = path.join(here, 'temporary');
		mkdirSync(temporary);
		const line = `cat a.pdf | TMPDIR='${temporary}' ${command} text - | true`;
		spawnSync(pathOf('bash')!, ['-c', line], { cwd: here });
		expect(readdirSync(temporary)).toEqual([]);
	});
});

test('the guide of the package leads to files that are there', () => {
	const links = [...readFileSync(path.join(folder, 'package', 'README.md'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
		([, link]) => link!,
	);
	const ours = links.map((link) => /^https:\/\/github\.com\/octavo-pdf\/octavo\/blob\/main\/([^#]+)/.exec(link)?.[1] ?? link);
	expect(ours.length).toBeGreaterThan(2);
	expect(ours.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
