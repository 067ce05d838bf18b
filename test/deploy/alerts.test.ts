/** The alert rules: judged by Prometheus' own program, and compared with the figures that the service gives. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { numbered } from '../support/documents/drawn';
import { jobsInMemory } from '../support/hosts/jobs';
import { startService } from '../support/hosts/service';
import { run, withPrograms } from '../support/judges/tools';
import { file, postForm } from '../server/raw';

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
	const service = await startService({ metrics: true, lostWorkers: () => 0, concurrency: 1, queue: jobsInMemory() });
	try {
		expect((await postForm(`${service.url}/v1/reverse_pages`, [file(await numbered(1))])).status).toBe(200);
		const text = await (await fetch(`${service.url}/metrics`)).text();
		const given = new Set(
			[...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
				type === 'histogram' ? [`${name}_bucket`] : [name],
			),
		);
		const asked = alerts.map(({ expr }) => expr.match(/\b(?:octavo|nodejs)_\w+/g) ?? []);
		expect(asked.filter((names) => names.length === 0)).toEqual([]);
		expect(asked.flat().filter((name) => !given.has(name))).toEqual([]);
		expect(given.has('octavo_wait_seconds')).toBe(false);
	} finally {
		await service.close();
	}
});
