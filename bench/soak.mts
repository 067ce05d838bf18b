// Loads the service on this machine and prints a table. Ends with 1 if an answer was wrong, a request was lost, or a goal was missed.
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { endurance } from './service/endurance.mts';
import { table } from './service/report.mts';
import { durationOf, speed } from './service/speed.mts';
import { oneOf, orUsage, wholeNumber } from './usage.mts';

const USAGE = `npm run soak                                       mixed operations, 200 clients at a time, for 60 seconds
npm run soak -- --instances 2 --proxy haproxy      the same, over two instances behind HAProxy
npm run soak -- --clients 200 --size 5MB           large documents; --memory 128MB is the service's OCTAVO_MEMORY
npm run soak -- --beside qpdf --load 0.8           small rotations over keep-alive: the most requests a second, beside a server that
                                                   starts qpdf for each; and the times at a part of that, with random arrivals

Also --seconds N (of each measurement) and --clients N.`;

const options = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			seconds: { type: 'string' },
			clients: { type: 'string' },
			instances: { type: 'string', default: '1' },
			proxy: { type: 'string' },
			size: { type: 'string' },
			memory: { type: 'string' },
			beside: { type: 'string' },
			load: { type: 'string' },
		},
	});
	const { size, memory, beside, load } = values;
	const instances = oneOf('instances', values.instances, ['1', '2']);
	const proxy = values.proxy === undefined ? undefined : oneOf('proxy', values.proxy, ['haproxy']);
	if ((proxy !== undefined) !== (instances === '2')) throw new Error('--instances 2 and --proxy haproxy belong together');
	const isSpeed = beside !== undefined || load !== undefined;
	if (isSpeed && (proxy ?? size ?? memory) !== undefined)
		throw new Error('--beside and --load go only with --seconds and --clients');
	if (beside !== undefined) oneOf('beside', beside, ['qpdf']);
	if (load !== undefined && !(Number(load) > 0 && Number(load) <= 1))
		throw new Error('--load takes a number above 0 and up to 1');
	const bytes = (name: string, text: string): number => 1e6 * wholeNumber(name, text.replace(/MB$/, ''), 1);
	return {
		isSpeed,
		seconds: wholeNumber('seconds', values.seconds ?? (isSpeed ? '4' : '60'), 1),
		clients: wholeNumber('clients', values.clients ?? (isSpeed ? '8' : '200'), 1),
		instances: instances === '2' ? 2 : 1,
		proxy: proxy !== undefined,
		size: size === undefined ? undefined : bytes('size', size),
		memory: memory === undefined ? (size === undefined ? undefined : 128e6) : bytes('memory', memory),
		besideQpdf: beside !== undefined,
		load: load === undefined ? undefined : Number(load),
	} as const;
});

console.error(
	`Measures for about ${options.isSpeed ? durationOf(options) : options.seconds} seconds, and prints a table at the end.`,
);
const { head, rows, goals } = await (options.isSpeed ? speed(options) : endurance(options));
console.log(`${table(head, rows)}\n`);
for (const { text, isReached } of goals) console.log(isReached ? text : `MISSED: ${text}`);
const versions = [`Node ${process.version}`, ...(options.besideQpdf ? [qpdfVersion()] : [])];
console.log(`\n${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, shared with the clients; ${versions.join(', ')}.`);
process.exit(goals.every(({ isReached }) => isReached) ? 0 : 1);

function qpdfVersion(): string {
	return spawnSync('qpdf', ['--version']).stdout.toString('latin1').split('\n')[0] ?? '';
}
