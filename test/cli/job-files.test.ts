/** Job files: steps for all documents of a folder, on a schedule. In this process, with streams of the test. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { runCommand, type Ended } from '../support/hosts/terminal';
import { qpdfCheck, uncompressed, withTools } from '../support/judges/tools';
import { root } from '../support/repository';

jest.mock('@actions/core', () => ({ debug: () => undefined }));

let folder: string;
const at = (...names: string[]): string => path.join(folder, ...names);
const list = (name: string): string[] => (existsSync(at(name)) ? readdirSync(at(name)).sort() : []);

const JOB = `files: inbox/*.pdf
steps:
  - rotate_pages: { angle: 90 }
  - add_password: { password: env:SECRET }
output: out/{name}.pdf
done: done
failed: failed
report: reports/last.json
`;

const run = (words: readonly string[], environment: Record<string, string> = { SECRET: 'long enough' }): Promise<Ended> =>
	runCommand(folder, words, environment);

beforeEach(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-job-'));
	mkdirSync(at('inbox'));
	writeFileSync(at('job.yml'), JOB);
	writeFileSync(at('inbox', 'a.pdf'), await numbered(2));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('does the steps, moves the inputs, and tells it in the report', async () => {
	expect(await run(['run', 'job.yml'])).toMatchObject({ code: 0 });
	expect({ inbox: list('inbox'), out: list('out'), done: list('done'), failed: list('failed') }).toEqual({
		inbox: [],
		out: ['a.pdf'],
		done: ['a.pdf'],
		failed: [],
	});
	expect(JSON.parse(readFileSync(at('reports', 'last.json'), 'utf8'))).toMatchObject({
		results: [{ status: 'done', input: 'inbox/a.pdf', output: 'out/a.pdf', pages: 2 }],
	});
	expect(existsSync(at('job.yml.lock'))).toBe(false);
	// An empty folder, as a schedule often finds it.
	expect(await run(['run', 'job.yml'])).toMatchObject({ code: 0, told: 'No document is there to work on' });
});

test.each(readFileSync(path.join(root, 'docs', 'cli.md'), 'utf8').match(/octavo run \/srv.*$/gm)!)(
	'takes the line of a schedule in the guide: %s',
	async (line) => {
		const words = line.split(' ').slice(1);
		const night = [words[0]!, 'job.yml', ...words.slice(2)];
		const isQuiet = words.includes('--quiet');
		const { code, told } = await run(night);
		expect([code, told === '']).toEqual([0, isQuiet]);
		expect(await run(night)).toMatchObject({ code: 0, told: isQuiet ? '' : 'No document is there to work on' });
		expect(list('out')).toEqual(['a.pdf']);
	},
);

withTools('qpdf')('read by qpdf', () => {
	test('has the rotation and the password', async () => {
		await run(['run', 'job.yml']);
		const bytes = readFileSync(at('out', 'a.pdf'));
		expect(qpdfCheck(bytes, 'long enough')).toMatchObject({ clean: true });
		expect(qpdfCheck(bytes).output).toContain('invalid password');
		expect(uncompressed(bytes, 'long enough')).toContain('/Rotate 90');
	});
});

test('leaves out what only a pattern names and cannot be read, and works on the others', async () => {
	symlinkSync('nowhere.pdf', at('inbox', 'gone.pdf'));
	writeFileSync(Buffer.concat([Buffer.from(`${at('inbox')}/`), Buffer.from([0xff]), Buffer.from('.pdf')]), '');
	const told = [
		"octavo: 'inbox/\uFFFD.pdf' was left out: it has a name that is not UTF-8",
		"octavo: 'inbox/gone.pdf' was left out: it is a link to a file that does not exist",
	];
	expect(await run(['rotate-pages', 'inbox/gone.pdf', 'inbox/a.pdf', '--angle', '90'])).toMatchObject({ code: 2 });
	const ended = await run(['run', 'job.yml']);
	expect([ended.code, list('out')]).toEqual([0, ['a.pdf']]);
	for (const line of told) expect(ended.told).toContain(line);
	// Nothing is left to work on, which is wrong only without a schedule.
	expect((await run(['run', 'job.yml'])).code).toBe(0);
	expect(await run(['rotate-pages', 'inbox/*.pdf', '--angle', '90'])).toMatchObject({ code: 2 });
});

test('takes no signals once it has ended, as octavo watch needs it', async () => {
	const listeners = () => ['SIGINT', 'SIGTERM'].map((signal) => process.listenerCount(signal));
	const before = listeners();
	expect(await run(['run', 'job.yml'])).toMatchObject({ code: 0 });
	expect(listeners()).toEqual(before);
});

test('moves a document that fails to its folder, and ends with 1', async () => {
	rmSync(at('inbox', 'a.pdf'));
	writeFileSync(at('inbox', 'bad.pdf'), 'not a PDF');
	const { code, told } = await run(['run', 'job.yml']);
	expect(code).toBe(1);
	expect(told).toMatch(/inbox\/bad\.pdf: steps\[1\] \(rotate_pages\): The PDF document could not be read/);
	expect({ inbox: list('inbox'), failed: list('failed'), out: list('out') }).toEqual({ inbox: [], failed: ['bad.pdf'], out: [] });
});

test('keeps a document of the same name that was done before', async () => {
	mkdirSync(at('done'));
	writeFileSync(at('done', 'a.pdf'), 'earlier');
	await run(['run', 'job.yml']);
	expect(list('done')).toEqual(['a-2.pdf', 'a.pdf']);
	expect(readFileSync(at('done', 'a.pdf'), 'utf8')).toBe('earlier');
});

test('says what could not be moved, and that the report could not be written, and ends with 1', async () => {
	writeFileSync(at('done'), 'a file in the place of the folder');
	writeFileSync(at('reports'), 'another');
	const { code, told } = await run(['run', 'job.yml']);
	expect(code).toBe(1);
	expect(told).toMatch(
		/'inbox\/a\.pdf' could not be moved to 'done', and the next run does it again: a part of its path is a file/,
	);
	expect(told).toMatch(/The report 'reports\/last\.json' could not be written: a part of its path is a file/);
	expect({ inbox: list('inbox'), out: list('out') }).toEqual({ inbox: ['a.pdf'], out: ['a.pdf'] });
});

test('refuses a second run at the same time, and takes over the lock of a dead one', async () => {
	writeFileSync(at('job.yml.lock'), `${process.ppid} ${hostname()}\n`);
	expect(await run(['run', 'job.yml'])).toMatchObject({
		code: 2,
		told: expect.stringContaining('Another run of this job is at work'),
	});
	expect(list('inbox')).toEqual(['a.pdf']);
	// No process has the highest number. Ours is the one that was killed in the container before.
	for (const id of [4194304, process.pid]) {
		writeFileSync(at('job.yml.lock'), `${id} ${hostname()}\n`);
		expect(await run(['run', 'job.yml'])).toMatchObject({ code: 0 });
	}
});

test.each<[string, string, RegExp]>([
	['an unknown member', JOB.replace('done:', 'don:'), /don: is not a member of a job.*did you mean done\?/],
	['a wrong parameter', JOB.replace('angle: 90', 'angle: 91'), /steps\[1\]\.angle: must be one of/],
	[
		'a wrong regular expression',
		'files: inbox/*.pdf\nsteps:\n  - find_text: { search: "(", search_mode: regex }\n',
		/steps\[1\]\.search: is not a regular expression of RE2/,
	],
	['no steps', 'files: inbox/*.pdf\n', /steps: is required/],
	['no files', 'steps:\n  - optimize_document\n', /files: is required/],
	['a password in the file', JOB.replace('env:SECRET', 'hunter2-hunter2'), /steps\[2\]\.password: is not taken as an argument/],
	['an unknown step', JOB.replace('rotate_pages', 'rotate_page'), /did you mean rotate_pages\?/],
	['text that is not YAML', 'files: [', /is not valid YAML/],
])('refuses %s, and does nothing', async (_, text, told) => {
	writeFileSync(at('job.yml'), text);
	const ended = await run(['run', 'job.yml']);
	expect(ended).toMatchObject({ code: 2, told: expect.stringMatching(told) });
	expect(ended.told).not.toContain('hunter2');
	expect(list('inbox')).toEqual(['a.pdf']);
});

test('tells every problem of the file at once, each with the valid values', async () => {
	writeFileSync(
		at('job.yml'),
		`files: ''
steps:
  - rotate_pages: { angle: 91, pages: '' }
  - add_password: { password: env:NONE }
concurrency: ''
time_limit: soon
fail_on: [notes]
overwrite: perhaps
done: ''
report: { file: report.json }
don: done
`,
	);
	const { code, told } = await run(['run', 'job.yml'], {});
	expect(code).toBe(2);
	for (const line of [
		/^octavo: files: is required: a path, a pattern such as inbox/m,
		/^octavo: steps\[1\]\.angle: must be one of 0, 90/m,
		/^octavo: steps\[1\]\.pages: is empty: write pages such as 1\.\.3, or all/m,
		/^octavo: steps\[2\]\.password: the variable NONE is not set/m,
		/^octavo: concurrency: must be a whole number from 1 to 32$/m,
		/^octavo: time_limit: must be a whole number of seconds from 1 to 86400$/m,
		/^octavo: fail_on: must be a single value, and is a list$/m,
		/^octavo: overwrite: must be true or false$/m,
		/^octavo: done: is empty: give the path of a folder, or leave it out$/m,
		/^octavo: report: must be the path of a JSON file, and is a mapping$/m,
		/^octavo: don: is not a member of a job: .*did you mean done\?/m,
	])
		expect(told).toMatch(line);
	expect(told.split('\n')).toHaveLength(11);
	expect(list('inbox')).toEqual(['a.pdf']);
});

test('says that a variable is not set', async () => {
	expect(await run(['run', 'job.yml'], {})).toMatchObject({
		code: 2,
		told: expect.stringContaining('steps[2].password: the variable SECRET is not set'),
	});
});
