/** Earlier versions of files, read from real repositories by two processes for all files, those of submodules too. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BaseVersions } from '../../action/files/base';
import { Git } from '../../action/files/git';
import { withPrograms } from '../support/judges/needs';
import { pathOf } from '../support/judges/programs.cjs';

let root = '';
beforeEach(() => (root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-base-')))));
afterEach(() => {
	delete process.env['GITHUB_EVENT_PATH'];
	jest.restoreAllMocks();
	rmSync(root, { recursive: true });
});

function git(folder: string, ...args: string[]): string {
	const settings = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'protocol.file.allow=always'];
	const env = { PATH: process.env['PATH'], HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
	return execFileSync(pathOf('git')!, [...settings, ...args], { cwd: path.join(root, folder), encoding: 'utf8', env }).trim();
}

function write(file: string, content: string): void {
	mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
	writeFileSync(path.join(root, file), content);
}

function commit(folder: string): string {
	git(folder, 'add', '-A');
	git(folder, 'commit', '-qm', 'Documents');
	return git(folder, 'rev-parse', 'HEAD');
}

function versionsSince(base: string): Promise<BaseVersions> {
	write('event.json', JSON.stringify({ pull_request: { base: { sha: base } } }));
	process.env['GITHUB_EVENT_PATH'] = path.join(root, 'event.json');
	return BaseVersions.of({ workspace: path.join(root, 'work'), temporary: undefined, words: {} } as never);
}

const contentOf = async (versions: BaseVersions, file: string): Promise<string> =>
	Buffer.from((await versions.read(file)).bytes).toString();

withPrograms('git')('versions of the base', () => {
	it('are read by two processes, however many files there are', async () => {
		const files = Array.from({ length: 40 }, (_, index) => `docs/${index} [a].pdf`);
		mkdirSync(path.join(root, 'work'));
		git('work', 'init', '-q', '-b', 'main');
		for (const file of files) write(`work/${file}`, `before ${file}\n${'x'.repeat(70_000)}`);
		write('work/empty.pdf', '');
		const base = commit('work');
		for (const file of files) write(`work/${file}`, 'after');
		write('work/new.pdf', 'new');
		commit('work');
		const run = jest.spyOn(Git.prototype, 'run') as jest.SpyInstance<unknown, string[]>;
		const start = jest.spyOn(Git.prototype as unknown as { start: () => unknown }, 'start');
		const versions = await versionsSince(base);
		const { known, fresh } = await versions.divide([...files, 'empty.pdf', 'new.pdf']);
		expect([known.length, fresh]).toEqual([41, ['new.pdf']]);
		const contents = await Promise.all(files.map((file) => contentOf(versions, file)));
		expect(contents).toEqual(files.map((file) => `before ${file}\n${'x'.repeat(70_000)}`));
		expect(await contentOf(versions, 'empty.pdf')).toBe('');
		expect(run.mock.calls.filter((args) => args.includes('ls-tree'))).toHaveLength(1);
		expect(start).toHaveBeenCalledTimes(1);
	});

	it('of a submodule are those of the commit that the base names', async () => {
		for (const folder of ['work', 'part']) mkdirSync(path.join(root, folder));
		for (const folder of ['work', 'part']) git(folder, 'init', '-q', '-b', 'main');
		write('part/terms.pdf', 'earlier terms');
		commit('part');
		git('work', 'submodule', 'add', '-q', path.join(root, 'part'), 'lib/part');
		const base = commit('work');
		write('work/lib/part/terms.pdf', 'later terms');
		write('work/lib/part/added.pdf', 'added');
		commit('work/lib/part');
		commit('work');
		const versions = await versionsSince(base);
		expect(await versions.divide(['lib/part/terms.pdf', 'lib/part/added.pdf', 'lib/none.pdf'])).toEqual({
			known: ['lib/part/terms.pdf'],
			fresh: ['lib/part/added.pdf', 'lib/none.pdf'],
		});
		expect(await contentOf(versions, 'lib/part/terms.pdf')).toBe('earlier terms');
	});
});
