/** The alert rules: judged by Prometheus' own program, and compared with the figures that the service gives. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { run, withPrograms } from '../support/judges/tools';
import { figuresGiven, figuresIn } from './figures';

const rules = path.join(__dirname, '..', '..', 'deploy', 'prometheus', 'alerts.yaml');

interface Rules {
	readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}
const alerts = (parse(readFileSync(rules, 'utf8')) as Rules).groups.flatMap((group) => group.rules);

withPrograms('promtool').test('promtool accepts the rules', () => {
	const { code, stdout } = run('promtool', ['check', 'rules', rules]);
	expect([code, stdout.toString('utf8')]).toEqual([0, expect.stringContaining(`${alerts.length} rules found`)]);
});

test('the rules ask for figures that the service gives', async () => {
	const given = await figuresGiven();
	const asked = alerts.map(({ expr }) => figuresIn(expr));
	expect(asked.filter((names) => names.length === 0)).toEqual([]);
	expect(asked.flat().filter((name) => !given.has(name))).toEqual([]);
	expect(given.has('octavo_wait_seconds')).toBe(false);
});
