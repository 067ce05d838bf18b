/**
 * Times every operation side by side with native qpdf and mutool (whole processes, where installed), pdf-lib and its fork
 * (fresh processes, timed inside, bytes to bytes), in interleaved rounds. Prints medians, ratios and goals.
 */
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Reply, Task } from './child.mts';
import { compile } from './compile.mts';
import { installed, native } from './native.mts';
import { atAGlance, between, describe, summarise, type Result } from './report.mts';
import { inputsOf, inputSize, lockedPath, PASSWORD, rows, type Rival, type Row } from './rows.mts';
import { files } from './documents/index.mts';
import { orUsage, wholeNumber } from './usage.mts';

const USAGE = `Usage: npm run bench -- [--quick] [--rows PATTERN] [--rounds N] [--processor] [--write]

  --quick         3 rounds, and only the rows that take little time
  --rows PATTERN  only the rows whose name matches this regular expression
  --rounds N      how often each engine runs (default 5)
  --processor     processor time instead of wall-clock time, for a machine that also does other work
  --write         put the tables into bench/README.md; the first of them only if all its rows ran`;

/** The longest time for one run, in milliseconds. */
const LIMIT = 180_000;
/** An engine that has spent this long on a row does not run again, in milliseconds. */
const ENOUGH = 12_000;

const { values, chosen, rounds } = orUsage(USAGE, options);
const script = await compile('bench/child.mts');
await main();

async function main(): Promise<void> {
	const natives = { qpdf: await installed('qpdf'), mutool: await installed('mutool') };
	const results: Result[] = [];
	for (const row of chosen) {
		if (row.locked) await lock(row, natives.qpdf);
		const result = { row, inputBytes: inputSize(row), replies: await compete(row, natives, rounds, values.processor) };
		results.push(result);
		console.log(describe(result, results));
	}
	const words = process.argv.slice(2).filter((word) => word !== '--write');
	const command = ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
	const summary = summarise(
		results,
		`\`${command}\`, Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
	);
	console.log(`\n${summary}`);
	const readme = path.join(process.env.OCTAVO_ROOT ?? '.', 'bench', 'README.md');
	if (!values.write) return;
	const glance = atAGlance(results);
	const text = between(readFileSync(readme, 'utf8'), 'bench', summary);
	writeFileSync(readme, glance === undefined ? text : between(text, 'glance', glance));
}

function options() {
	const { values } = parseArgs({
		options: {
			quick: { type: 'boolean', default: false },
			rows: { type: 'string', default: '' },
			rounds: { type: 'string' },
			processor: { type: 'boolean', default: false },
			write: { type: 'boolean', default: false },
		},
	});
	const rounds = wholeNumber('rounds', values.rounds ?? (values.quick ? '3' : '5'), 1);
	const pattern = new RegExp(values.rows, 'i');
	const chosen = rows().filter((row) => pattern.test(row.name) && !(values.quick && row.long));
	if (chosen.length === 0) throw new Error('No row has such a name');
	return { values, chosen, rounds };
}

/** Every engine runs once per round, so that other work of the machine affects all of them. */
async function compete(
	row: Row,
	natives: Readonly<Record<'qpdf' | 'mutool', boolean>>,
	rounds: number,
	processor: boolean,
): Promise<Result['replies']> {
	const inputs = inputsOf(row);
	const engines: [name: 'octavo' | Rival, once: () => Promise<Reply>][] = [
		[
			'octavo',
			() =>
				inChild({
					engine: 'octavo',
					operation: row.operation,
					parameters: row.parameters,
					inputs,
					warm: 3,
					processor,
					native: false,
				}),
		],
	];
	for (const command of ['qpdf', 'mutool'] as const) {
		const args = row[command]?.bind(row);
		if (args && natives[command])
			engines.push([command, () => native(command, (output) => args(inputs, output), LIMIT, processor)]);
	}
	const { library: task } = row;
	if (task) {
		for (const engine of row.cantooOnly ? (['@cantoo/pdf-lib'] as const) : (['pdf-lib', '@cantoo/pdf-lib'] as const))
			engines.push([engine, () => inChild({ engine, task, inputs, warm: 0, processor })]);
	}
	if (row.copy) engines.push(['copy', () => inChild({ engine: 'copy', inputs, warm: 3, processor })]);
	const replies = new Map<'octavo' | Rival, Reply[]>(engines.map(([name]) => [name, []]));
	const spent = new Map<string, number>();
	for (let round = 0; round < rounds; round++) {
		for (const [name, once] of engines) {
			if ((spent.get(name) ?? 0) > ENOUGH) continue;
			const started = performance.now();
			const reply = await once();
			spent.set(name, 'failure' in reply ? Infinity : (spent.get(name) ?? 0) + performance.now() - started);
			replies.get(name)?.push(reply);
		}
	}
	return replies;
}

function inChild(task: Task): Promise<Reply> {
	return new Promise((resolve) => {
		const child = fork(script, [], {
			execArgv: ['--expose-gc'],
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		});
		const end = (reply: Reply) => {
			clearTimeout(timer);
			child.removeAllListeners();
			child.kill('SIGKILL');
			resolve(reply);
		};
		const timer = setTimeout(() => end({ failure: `more than ${LIMIT / 1000} s` }), LIMIT);
		child.once('message', (reply) => end(reply as Reply));
		child.once('exit', (code, signal) => end({ failure: `process ended (${signal ?? code})` }));
		child.send(task);
	});
}

/** The protected copy of a document, written by qpdf if it is installed, so that we read what another program wrote. */
async function lock(row: Row, withQpdf: boolean): Promise<void> {
	const output = lockedPath(row.document);
	if (existsSync(output)) return;
	const inputs = files(row.document);
	const reply = withQpdf
		? await native('qpdf', () => ['--encrypt', PASSWORD, 'owner', '256', '--', ...inputs, output], LIMIT, false).catch(
				() => undefined,
			)
		: await inChild({
				engine: 'octavo',
				operation: 'add_password',
				parameters: { password: PASSWORD, encryption_algorithm: 'AES-256' },
				inputs,
				warm: 0,
				processor: false,
				native: true,
				output,
			});
	if (!existsSync(output)) throw new Error(`the protected copy of ${row.document} could not be made: ${JSON.stringify(reply)}`);
}
