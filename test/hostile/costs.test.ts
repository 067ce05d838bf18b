/** Documents that attack the memory and the time of the engine (SECURITY.md): what they may cost at most. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expectLinear } from '../support/cost/growth';
import { costly as resources } from '../support/hostile/costly';
import { families } from '../support/hostile/families';
import { prepare } from '../support/hostile/run-costly';
import { sampled, testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');
const costly = { ...resources, ...families };
const cases = sampled(Object.entries(costly), 3, ([, { ends }]) => ends);

describe('takes time in proportion to the size at most', () => {
	test.each(cases)('%s', async (_, one) => {
		const [half, whole] = [prepare(one, one.size / 2), prepare(one, one.size)];
		await expectLinear((size) => (size === one.size ? whole() : half()), one.size);
	});
});

testInTurn('takes no more memory than documents of some kilobytes may', () => {
	const script = path.join('test', 'support', 'hostile', 'costs.mts');
	const names = cases.map(([name]) => name);
	const args = ['--max-old-space-size=600', path.join('scripts', 'run.mjs'), script, ...names];
	const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
	expect(stderr).toBe('');
	const found = stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as { name: string; end: string; peak: number });
	expect(found.map(({ name, end }) => [name, end])).toEqual(cases.map(([name, { ends }]) => [name, ends]));
	// Linux alone says the peak. It is that of all documents up to this one; Node 24 uses more of the heap before it collects.
	for (const { name, peak } of found) expect({ name, peak, isBounded: peak < 1000 }).toEqual({ name, peak, isBounded: true });
});
