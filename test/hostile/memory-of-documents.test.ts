/** Nothing of a document outlives its job: no map of the process keeps the text of a page. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

test('leaves no word of a document in the memory of the process', () => {
	const script = ['scripts/run.mjs', 'test/support/hostile/left-words.mts'];
	const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', ...script], { cwd: root, encoding: 'utf8' });
	expect({ stderr, found: JSON.parse(stdout) as unknown }).toEqual({ stderr: '', found: { held: true, after: [] } });
});
