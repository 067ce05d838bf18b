/** Long documents: boxes that were drawn do not stay in memory. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..', '..', '..');

interface Left {
	readonly text: number;
	readonly boxes: number;
	readonly drawn: number;
	readonly marks: number;
}

test('leaves little garbage that only a full collection finds, and lets go of boxes and marks as pages are drawn', () => {
	const script = ['--expose-gc', '--no-allocation-site-pretenuring', 'scripts/run.mjs', 'test/support/cost/layout-memory.mts'];
	const { stdout, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
	expect(stderr).toBe('');
	const { text, boxes, drawn, marks } = JSON.parse(stdout) as Left;
	// A text of twelve lines has about 80 kB, if something that outlives it holds all that it was made of.
	expect(text).toBeLessThan(15);
	expect(boxes).toBe(300);
	expect(drawn).toBeLessThan(boxes / 3);
	// Those of the last page, and the last one of each other page.
	expect(marks).toBeLessThan(boxes / 3);
});
