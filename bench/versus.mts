/**
 * Times two checkouts in turns, for a change whose gain is smaller than what other work of the machine adds: each round runs
 * both, and the ratio is the median of the rounds' ratios.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Measurement, Reply, Task } from './child.mts';
import { compile } from './compile.mts';
import { inputsOf, rows, type Row } from './rows.mts';
import { orUsage, wholeNumber } from './usage.mts';

const USAGE = `Usage: node scripts/run.mjs bench/versus.mts FOLDER [--rows PATTERN] [--rounds N] [--processor] [--flags FLAGS]

  FOLDER          another checkout of this repository, with its packages installed; this one, to compare flags
  --rows PATTERN  only the rows whose name matches this regular expression
  --rounds N      how often each runs (default 9)
  --processor     processor time instead of wall-clock time
  --flags FLAGS   flags of Node for this checkout only, separated by blanks`;

const { folder, chosen, rounds, processor, flags } = orUsage(USAGE, () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			rows: { type: 'string', default: '' },
			rounds: { type: 'string', default: '9' },
			processor: { type: 'boolean', default: false },
			flags: { type: 'string', default: '' },
		},
	});
	const pattern = new RegExp(values.rows, 'i');
	const [other] = positionals;
	if (other === undefined) throw new Error('Name the other checkout');
	return {
		folder: path.resolve(other),
		chosen: rows().filter((row) => pattern.test(row.name) && !row.locked),
		rounds: wholeNumber('rounds', values.rounds, 1),
		processor: values.processor,
		flags: values.flags.split(' ').filter((flag) => flag !== ''),
	};
});
const ours = await compile('bench/child.mts');
const theirs = await compile('bench/child.mts', folder);
const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1]!;

const table: Record<string, Record<string, string>> = {};
for (const row of chosen) {
	const pairs: [ours: Measurement, theirs: Measurement][] = [];
	for (let round = 0; round < rounds; round++) pairs.push([await measured(ours, row, flags), await measured(theirs, row, [])]);
	const shown = (of: (measurement: Measurement) => number): string => {
		const [here, there] = [median(pairs.map(([one]) => of(one))), median(pairs.map(([, other]) => of(other)))];
		return `${here.toFixed(1)} / ${there.toFixed(1)} = ${median(pairs.map(([one, other]) => of(one) / of(other))).toFixed(2)}`;
	};
	table[row.name] = {
		first: shown(({ cold }) => cold),
		warm: shown(({ warm }) => warm ?? 0),
		MB: shown(({ memory }) => (memory ?? 0) / 1e6),
	};
}
console.log(`${processor ? 'Processor' : 'Wall-clock'} milliseconds, here / there = ratio; Node ${process.version}`);
console.table(table);

function measured(script: string, row: Row, execArgv: readonly string[]): Promise<Measurement> {
	const { operation, parameters } = row;
	const task: Task = { engine: 'octavo', operation, parameters, native: false, inputs: inputsOf(row), warm: 3, processor };
	return new Promise((resolve, reject) => {
		const child = fork(script, [], { execArgv: ['--expose-gc', ...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
		child.once('message', (reply: Reply) =>
			'failure' in reply ? reject(new Error(`${row.name}: ${reply.failure}`)) : resolve(reply),
		);
		child.once('exit', (code) => reject(new Error(`${row.name}: the process ended with ${code}`)));
		child.send(task);
	});
}
