/** The terminal beside a service of ours: the same results as here, its refusals with the terminal's codes, and a key that is not shown. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { runCommand } from '../support/hosts/terminal';
import { asks, pageTexts, qpdfCheck } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

jest.mock('@actions/core', () => ({ debug: () => undefined }));

asks('poppler', 'qpdf');

let service: TestService;
let folder: string;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-region-'));
	writeFileSync(path.join(folder, 'a.pdf'), await numbered(3));
	writeFileSync(path.join(folder, 'b.pdf'), await numbered(2));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const there = (words: readonly string[], key = TEST_KEY) =>
	runCommand(folder, [...words, '--base-address', service.url], { OCTAVO_API_KEY: key });
const here = (words: readonly string[]) => runCommand(folder, words, {});
const read = (name: string): Buffer => readFileSync(path.join(folder, name));

testInTurn('writes the files that it writes here', async () => {
	for (const [words, pattern, count] of [
		[['merge', 'a.pdf', 'b.pdf'], 'all.pdf', 1],
		[['rotate', 'a.pdf', '--angle', '90'], '{name}.pdf', 1],
		[['split-by-page-count', 'a.pdf', '--pages-per-part', '2'], 'p-{index}.pdf', 2],
	] as const) {
		for (const place of ['there', 'here']) {
			rmSync(path.join(folder, place), { recursive: true, force: true });
			mkdirSync(path.join(folder, place));
		}
		expect((await there([...words, '-o', `there/${pattern}`])).code).toBe(0);
		expect((await here([...words, '-o', `here/${pattern}`])).code).toBe(0);
		const files = readdirSync(path.join(folder, 'there'));
		expect(files).toHaveLength(count);
		expect(readdirSync(path.join(folder, 'here'))).toEqual(files);
		for (const name of files) {
			expect(read(path.join('there', name))).toEqual(read(path.join('here', name)));
			expect(qpdfCheck(read(path.join('there', name))).clean).toBe(true);
		}
	}
});

testInTurn('prints text and data as here, and one document to standard output', async () => {
	for (const words of [
		['text', 'a.pdf'],
		['info', 'a.pdf', 'b.pdf', '--json'],
		['check', 'a.pdf', '--maximum-pages', '1'],
	]) {
		const found = await there(words);
		expect(found).toEqual(await here(words));
		expect(`${found.printed}${found.told}`).not.toBe('');
	}
	const { code, printed } = await there(['reverse', 'a.pdf', '-o', '-']);
	expect([code, printed.slice(0, 5)]).toEqual([0, '%PDF-']);
});

test('does the steps of a job file there', async () => {
	mkdirSync(path.join(folder, 'inbox'));
	writeFileSync(path.join(folder, 'inbox', 'c.pdf'), await numbered(3));
	const job = `files: inbox/*.pdf\nsteps:\n  - reverse_pages\n  - extract_pages: { pages: "1" }\noutput: out/{name}.pdf\nbase_address: ${service.url}\n`;
	writeFileSync(path.join(folder, 'job.yml'), job);
	expect(await runCommand(folder, ['run', 'job.yml', '--quiet'], { OCTAVO_API_KEY: TEST_KEY })).toEqual({
		code: 0,
		printed: '',
		told: '',
	});
	expect(pageTexts(read('out/c.pdf')).map((text) => text.trim())).toEqual([pageTexts(read('a.pdf'))[2]!.trim()]);
});

test('takes passwords from the environment, and tells neither them nor the key', async () => {
	const environment = { OCTAVO_API_KEY: TEST_KEY, SECRET: 'hunter2 of all' };
	const run = (words: readonly string[]) => runCommand(folder, [...words, '--base-address', service.url], environment);
	const protect = await run(['add-password', 'a.pdf', '--password', 'env:SECRET', '-o', 'locked.pdf']);
	expect(protect.code).toBe(0);
	const open = await run(['text', 'locked.pdf', '--open-password', 'env:SECRET']);
	expect(open).toMatchObject({ code: 0, printed: (await here(['text', 'a.pdf'])).printed });
	const closed = await run(['text', 'locked.pdf']);
	expect(closed).toMatchObject({ code: 1, told: expect.stringMatching(/locked\.pdf: .*password/) });
	for (const { printed, told } of [protect, open, closed])
		expect([TEST_KEY, 'hunter2'].filter((secret) => `${printed}${told}`.includes(secret))).toEqual([]);
});

test.each<[string, readonly string[], string, number, RegExp]>([
	[
		'a document that the service refuses',
		['text', 'a.pdf', '--pages', '9'],
		TEST_KEY,
		1,
		/--pages: .*names page 9, but the document has 3 pages/,
	],
	['a wrong key', ['text', 'a.pdf'], 'wrong', 1, /The service at the base address refused the API key/],
	['an empty key', ['text', 'a.pdf'], '', 2, /OCTAVO_API_KEY is empty/],
	['a field that is wrong', ['rotate', 'a.pdf', '--angle', '91'], TEST_KEY, 2, /--angle: must be one of 0, 90, 180, 270/],
])('reports %s as here, with its code', async (_, words, key, code, told) => {
	const found = await there(words, key);
	expect(found).toMatchObject({ code, printed: '', told: expect.stringMatching(told) });
	expect(readdirSync(folder).sort()).toEqual(['a.pdf', 'b.pdf']);
});

testInTurn('tells that a service is not there', async () => {
	const gone = await startService();
	await gone.close();
	const { code, told } = await runCommand(folder, ['rotate', 'a.pdf', '--angle', '90', '--base-address', gone.url], {
		OCTAVO_API_KEY: TEST_KEY,
	});
	expect([code, told]).toEqual([1, expect.stringContaining('The service at the base address was not reached')]);
});
