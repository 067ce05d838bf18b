/** `npm run conformance` prints the cases without the tests' globals: a case is plain data. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { operationNames } from '../../shared/contract/operations';

it('prints the cases of every operation', () => {
	const root = path.join(__dirname, '..', '..');
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'test/conformance/print.mts'], {
		cwd: root,
		encoding: 'utf8',
	});
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	expect([...stdout.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(operationNames);
	expect(stdout).toMatch(new RegExp(`\\n\\d+ cases of ${operationNames.length} operations, each locally`));
});
