/**
 * npm run bench: times every operation side by side with native qpdf and mutool (whole processes, where installed), pdf-lib and its
 * fork (fresh processes, timed inside, bytes to bytes), in interleaved rounds; or measures something else that --only names.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isThere, pathOf } from '../test/support/judges/programs.cjs';
import type { Done, Reply, Task } from './child.mts';
import { compile, type Group, inTurns, isSuccess, made, median, native, once, publish, table, temporaryFolder } from './core.mts';
import { files, size } from './documents.mts';
import { action, pauses, region } from './groups/hosts.mts';
import { codecs } from './groups/codecs.mts';
import { compress } from './groups/compress.mts';
import { fidelity } from './groups/fidelity.mts';
import { terminal } from './groups/terminal.mts';
import { atAGlance, describe, summarise, type Result, type Starts } from './report.mts';
import { keepRun, lastRun } from './last-run.mts';
import { commandsOf, librariesOf, programs, type Program } from './rivals.mts';
import { inputsOf, lockedPath, PASSWORD, rows, type Rival, type Row } from './rows.mts';
import { flag, oneOf, options, pattern, text, whole } from './usage.mts';

const groups: Readonly<Record<string, Group>> = { action, codecs, compress, fidelity, pauses, region, terminal };

const USAGE = `Usage: npm run bench -- [--only NAME] [--rows PATTERN] [--rounds N] [--quick] [--processor] [--write]

  --rows PATTERN  only the rows whose name matches this regular expression
  --rounds N      how often each engine runs (default 5)
  --quick         3 rounds, and only the rows that take little time
  --processor     processor time instead of wall-clock time, for a machine that also does other work
  --write         put the tables into bench/results.md, and into bench/README.md if all its rows ran
  --last          the tables of the last run again, judged by the goals of today
  --beside FOLDER times the rows of this checkout and of another one in turns, for a change whose gain is smaller than what other
                  work of the machine adds; with this checkout, to compare flags
  --flags=FLAGS   options of Node for this checkout only, separated by blanks
  --only NAME     measures something else than the rows:
${Object.entries(groups)
	.map(([name, { about }]) => `                    ${name.padEnd(11)} ${about}`)
	.join('\n')}`;

/** Runs in one process: what n8n and a service do all day is the hundredth run, and from the twentieth on it changes little. */
const RUNS = 25;

/** An engine that has spent this long on a row does not run again, in milliseconds. */
const ENOUGH = 12_000;

const known = {
	only: oneOf(Object.keys(groups), undefined),
	rows: pattern,
	rounds: whole(undefined),
	quick: flag,
	processor: flag,
	write: flag,
	last: flag,
	beside: text,
	flags: text,
};
const chosen = options(USAGE, known, ({ only, quick, rounds, ...values }, words) => {
	const some = rows().filter((row) => values.rows.test(row.name) && !(quick && row.long));
	if (some.length === 0) throw new Error('No row has such a name');
	if (words.length > 0) throw new Error(`There is no option “${words[0]}”`);
	return { ...values, only: only && groups[only]!, name: only, rounds: rounds ?? (quick ? 3 : undefined), some };
});
const command = ['npm run bench', ...process.argv.slice(2).filter((word) => word !== '--write')]
	.join(' ')
	.replace('bench --', 'bench -- --');
let folder: string | undefined;

/** The rows, beside rivals. */
async function side(rounds: number): Promise<void> {
	const script = await compile('bench/child.mts');
	const starts = await startsOf(rounds);
	const results: Result[] = [];
	for (const row of chosen.some) {
		if (row.locked) await lock(row, script);
		const works = worksOf(row, script);
		// A worst run is that of all rounds.
		const enough = row.targets.some(({ kind }) => kind === 'worst') ? Infinity : ENOUGH;
		const replies = await inTurns(works, rounds, { enough, fails: ({ kind }) => kind !== 'done' });
		const result = { row, inputBytes: size(inputsOf(row)), replies: replies as Result['replies'], starts };
		results.push(result);
		console.log(describe(result, results));
	}
	const how = made(command);
	keepRun(how, results);
	tell(how, results);
}

function tell(how: string, results: readonly Result[]): void {
	const summary = summarise(results, how);
	console.log(`\n${summary}`);
	if (!chosen.write) return;
	publish('bench', summary);
	const glance = atAGlance(results);
	if (glance !== undefined) publish('glance', glance);
}

/** How long each program takes for a document of one page, which is little more than the start of its process. */
async function startsOf(rounds: number): Promise<Starts> {
	const output = path.join((folder ??= temporaryFolder()), 'out.pdf');
	const works: Record<string, () => Promise<Reply>> = {};
	for (const program of programs) {
		const operation = program === 'poppler' ? 'extract_text' : 'reverse_pages';
		const lines = commandsOf(program, { operation, parameters: {}, inputs: files('1 page'), order: [0] }, output);
		if (lines?.every(([name]) => pathOf(name!))) works[program] = () => inProcesses(lines, output);
	}
	const replies = await inTurns(works, Math.max(rounds, 7));
	return new Map(
		[...replies].map(([program, all]) => [
			program as Program,
			median(all.flatMap((one) => (one.kind === 'done' ? one.cold : []))),
		]),
	);
}

function taskOf(
	{ operation, parameters, order, each, native: isNative, ...row }: Row,
	engine: Task['engine'],
	again: number,
): Task {
	const task = { engine, operation, parameters, inputs: inputsOf(row as Row), again, processor: chosen.processor };
	return { ...task, ...(order && { order }), each: each ?? false, native: isNative ?? false };
}

function worksOf(row: Row, script: string): Record<string, () => Promise<Reply>> {
	const works: Record<string, () => Promise<Reply>> = {};
	const { beside } = row;
	const output = path.join((folder ??= temporaryFolder()), 'out.pdf');
	const inChild = (engine: Task['engine']): void => {
		let again = RUNS - 1;
		works[engine] = () => {
			const task = taskOf(row, engine, again);
			// One round tells the steady state.
			again = 0;
			return once<Task, Reply>(script, task);
		};
	};
	inChild('octavo');
	for (const program of programs) {
		const lines = commandsOf(program, taskOf(row, 'octavo', 0), output);
		if (lines?.every(([name]) => pathOf(name!))) works[program satisfies Rival] = () => inProcesses(lines, output);
	}
	for (const library of librariesOf(row.operation)) inChild(library);
	if (beside) inChild(beside);
	return works;
}
/** Native programs as whole processes: from a file to files in the folder of `output`. */
async function inProcesses(lines: readonly (readonly string[])[], output: string): Promise<Reply> {
	let [cold, memory] = [0, 0];
	for (const line of lines) {
		const ended = await native(line);
		if (!isSuccess(line, ended)) return { kind: 'crash', message: ended.code === null ? 'too slow' : `exit ${ended.code}` };
		cold += (chosen.processor ? ended.processor : undefined) ?? ended.milliseconds;
		memory = Math.max(memory, ended.memory ?? 0);
	}
	const parts = readdirSync(path.dirname(output)).filter((file) => file.endsWith('.pdf'));
	const documents = parts
		.map((file) => path.join(path.dirname(output), file))
		.map((file) => ({ path: file, size: size([file]) }));
	for (const one of documents) rmSync(one.path);
	return { kind: 'done', documents, cold, memory, size: documents.reduce((sum, one) => sum + one.size, 0) };
}

/** The protected copy of a document, written by qpdf if it is installed, so that we read what another program wrote. */
async function lock(row: Row, script: string): Promise<void> {
	const output = lockedPath(row.document);
	if (existsSync(output)) return;
	const parameters = { password: PASSWORD, encryption_algorithm: 'AES-256' };
	const work = { operation: 'add_password', parameters, inputs: files(row.document) } as const;
	if (isThere('qpdf')) await native(commandsOf('qpdf', work, output)![0]!);
	else {
		await once<Task, Reply>(script, { engine: 'octavo', ...work, output });
		renameSync(`${output}0.pdf`, output);
	}
}

/** The rows in this checkout and in another one: each round runs both, and a ratio is the median of the ratios of the rounds. */
async function besides(folder: string, rounds: number): Promise<void> {
	const [here, there] = [await compile('bench/child.mts'), await compile('bench/child.mts', folder)];
	const flags = chosen.flags?.split(' ') ?? [];
	const lines: string[][] = [];
	for (const row of chosen.some.filter(({ locked }) => !locked)) {
		const measured = async (script: string, more: readonly string[]): Promise<Done> => {
			const reply = await once<Task, Reply>(script, taskOf(row, 'octavo', RUNS - 1), ['--expose-gc', ...more]);
			// An earlier checkout does not name the kind.
			if ('cold' in reply) return reply;
			throw new Error(`${row.name}: ${JSON.stringify(reply)}`);
		};
		const found = await inTurns({ here: () => measured(here, flags), there: () => measured(there, []) }, rounds);
		const [ours, theirs] = [found.get('here')!, found.get('there')!];
		const shown = (of: (one: Done) => number | undefined): string => {
			const [one, other] = [ours, theirs].map((all) => all.map((each) => of(each) ?? NaN)) as [number[], number[]];
			const quotients = one.map((value, round) => value / other[round]!);
			return `${median(one).toFixed(1)} / ${median(other).toFixed(1)} = ${median(quotients).toFixed(2)}`;
		};
		lines.push([row.name, shown(({ cold }) => cold), shown(({ steady }) => steady), shown(({ memory }) => (memory ?? 0) / 1e6)]);
		console.error(lines.at(-1)!.join(' | '));
	}
	console.log(`${chosen.processor ? 'Processor' : 'Wall-clock'} milliseconds, here / there = ratio; Node ${process.version}\n`);
	console.log(table(['', 'first run', 'steady', 'MB'], lines));
}

if (chosen.only) {
	const { text: content, node, missed } = await chosen.only.run(chosen.rounds ?? chosen.only.rounds);
	const told = `${made(command, node)}\n\n${content}`;
	console.log(told);
	if (chosen.write) publish(chosen.name!, told);
	process.exitCode = missed ? 1 : 0;
} else if (chosen.beside !== undefined) await besides(path.resolve(chosen.beside), chosen.rounds ?? 9);
else if (chosen.last) {
	const { how, results } = lastRun(rows());
	tell(how, results);
} else await side(chosen.rounds ?? 5);
