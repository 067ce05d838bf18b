/**
 * Runs every operation over every PDF of a folder and judges the results with five readers: qpdf, poppler, mutool, pdf.js and pdfium. A manifest.json in the
 * folder may list files with `file`, `kind`, `pages` and `password`. Exit code 1 on a crash, a hang or a wrong result.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawing, readers as known, Readers } from '../../test/support/readers';
import { Worker } from '../../test/support/readers/worker';
import { compile } from '../compile.mts';
import { oneOf, orUsage, wholeNumber } from '../usage.mts';
import { cases, type Case } from './cases.mts';
import { chains } from './chain.mts';
import type { Answer, Reply, Task } from './child.mts';
import { judge, type Jury, type Thoroughness } from './judge.mts';
import { byFile, byOperation, failureList, isFailure, refusalList, sideBySide, type Entry } from './report.mts';
import { native } from './rivals.mts';
import { Source, type Listed } from './source.mts';

const USAGE = `Usage: npm run corpus -- FOLDER [OPTIONS]

  --only FILE,…       only files whose names begin with one of these
  --kinds KIND,…      only files of these kinds, by the manifest.json of the folder
  --operations A,…    only these operations
  --engine NAME       octavo (default), qpdf, mutool or pdf-lib
  --rivals KIND,…     kinds of files on which the other engines run too (default damaged), or none
  --judge HOW         none, fast or full (default)
  --chain N           merge the clean files N at a time (default 50; 0 merges none)
  --jobs N            files processed at the same time (default: one per processor)
  --limit SECONDS     longest time for one operation (default 30)
  --keep FOLDER       keep results that fail there`;

const ENGINES = ['octavo', 'qpdf', 'mutool', 'pdf-lib'] as const;
type Engine = (typeof ENGINES)[number];

type Workers = Readonly<Record<'octavo' | 'pdf-lib', Worker<Task, Answer>>>;

/** The cases that bench/corpus/pdf-lib.mts can run. */
const BY_PDF_LIB = new Set(['rotate', 'reverse', 'reorder', 'remove', 'extract', 'merge']);

const MEGABYTES = 1500;
/** Failures reported so far. */
const told = new Set<string>();

process.exitCode = await main();

async function main(): Promise<number> {
	const { values, folder, listed, chosen, engine, thoroughness, chain, jobs, limit } = orUsage(USAGE, options);
	const scout = new Readers();
	const installed = await scout.installed();
	scout.stop();
	const missing = (['qpdf', 'poppler', 'mutool'] as const).find((reader) => !installed.includes(reader));
	if (values.judge !== 'none' && missing !== undefined) {
		console.error(`${missing} judges the results and is not installed: install it, or run with --judge none`);
		return 2;
	}
	console.error(`Readers: ${known.map((reader) => (installed.includes(reader) ? reader : `no ${reader}`)).join(', ')}`);
	const eyes = drawing.filter((reader) => installed.includes(reader));
	const rivalKinds = values.rivals.split(',');
	const cache = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'corpus');
	const scratch = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'octavo-corpus-'));
	const entries: Entry[] = [];
	const queue = [...listed];
	const started = performance.now();
	const stop = () => {
		rmSync(scratch, { recursive: true, force: true });
		process.exit(130);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);

	const bounds = { milliseconds: limit * 1000, megabytes: MEGABYTES };
	const script = await compile('bench/corpus/child.mts');
	const lane = async (number: number): Promise<void> => {
		const workers: Workers = { octavo: new Worker(script, bounds), 'pdf-lib': new Worker(script, bounds) };
		const jury = { readers: new Readers(), drawing: eyes };
		const output = path.join(scratch, `${number}-`);
		for (let next = queue.shift(); next; next = queue.shift()) {
			const source = await Source.read(next, folder, cache, jury.readers);
			const engines: Engine[] = rivalKinds.includes(next.kind)
				? [...new Set<Engine>([engine, 'qpdf', 'mutool', 'pdf-lib'])]
				: [engine];
			for (const each of chosen) {
				for (const one of engines) {
					const entry = await attempt(each, source, one, workers, output, thoroughness, jury);
					if (!entry) continue;
					entries.push(entry);
					if (one === engine && isFailure(entry)) tell(entry);
					if (values.keep !== undefined && one === engine && isFailure(entry)) keep(values.keep, output, entry);
				}
			}
			progress(
				listed.length - queue.length,
				listed.length,
				entries.filter((entry) => entry.engine === engine).filter(isFailure).length,
			);
		}
		workers.octavo.stop();
		workers['pdf-lib'].stop();
		jury.readers.stop();
	};
	await Promise.all(Array.from({ length: jobs }, (_, number) => lane(number)));
	const own = entries.filter((entry) => entry.engine === engine);
	if (engine === 'octavo' && chain > 0 && matches(values.operations, 'chain', 'merge_documents'))
		own.push(...(await chains(listed, folder, cache, path.join(scratch, 'chain-'), chain, new Worker(script, bounds), scout)));
	rmSync(scratch, { recursive: true, force: true });
	return print(own, entries, rivalKinds, (performance.now() - started) / 1000);
}

function options() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			only: { type: 'string' },
			operations: { type: 'string' },
			kinds: { type: 'string' },
			engine: { type: 'string', default: 'octavo' },
			judge: { type: 'string', default: 'full' },
			rivals: { type: 'string', default: 'damaged' },
			chain: { type: 'string', default: '50' },
			jobs: { type: 'string', default: String(os.availableParallelism()) },
			limit: { type: 'string', default: '30' },
			keep: { type: 'string' },
		},
	});
	const [folder] = positionals;
	if (folder === undefined || !existsSync(folder)) throw new Error('Name a folder that holds PDF files');
	const listed = files(folder, values.only, values.kinds);
	if (listed.length === 0) throw new Error('The folder holds no such PDF file');
	const chosen = cases.filter(({ name, operation }) => matches(values.operations, name, operation));
	if (chosen.length === 0 && !matches(values.operations, 'chain')) throw new Error('There is no such operation');
	return {
		values,
		folder,
		listed,
		chosen,
		engine: oneOf('engine', values.engine, ENGINES),
		thoroughness: oneOf<Thoroughness>('judge', values.judge, ['none', 'fast', 'full']),
		chain: wholeNumber('chain', values.chain, 0),
		jobs: wholeNumber('jobs', values.jobs, 1),
		limit: wholeNumber('limit', values.limit, 1),
	};
}

async function attempt(
	each: Case,
	source: Source,
	engine: Engine,
	workers: Workers,
	output: string,
	thoroughness: Thoroughness,
	jury: Jury,
): Promise<Entry | undefined> {
	const pages = source.counts[0] ?? 1;
	// Other engines may process what the contract makes us refuse.
	if (engine !== 'octavo' && each.mustRefuse?.(source, pages)) return undefined;
	const reply = await perform(each, source, engine, workers, pages, output);
	if (!reply) return undefined;
	return {
		file: source.listed.file,
		kind: source.listed.kind,
		operation: each.name,
		engine,
		verdict: await judge(each, source, reply, pages, thoroughness, jury),
		milliseconds: 'milliseconds' in reply ? reply.milliseconds : 0,
		readableByQpdf: source.readableByQpdf,
	};
}

async function perform(
	each: Case,
	source: Source,
	engine: Engine,
	workers: Workers,
	pages: number,
	output: string,
): Promise<Reply | undefined> {
	rmSync(`${output}0.pdf`, { force: true });
	if (engine === 'qpdf' || engine === 'mutool') return native(engine, each, source, pages, output);
	const order = each.pages(pages);
	if (engine === 'pdf-lib' && (!BY_PDF_LIB.has(each.name) || order.length === 0)) return undefined;
	const { password } = source.listed;
	return workers[engine].run({
		engine,
		operation: each.operation,
		parameters: {
			...each.parameters(source, pages),
			...(password === undefined || each.operation === 'remove_password' ? {} : { open_password: password }),
		},
		inputs: Array<string>(each.copies ?? 1).fill(source.path),
		output,
		order,
		...(each.turned ? { turned: each.turned(pages) } : {}),
	});
}

function files(folder: string, only: string | undefined, kinds: string | undefined): Listed[] {
	const manifest = path.join(folder, 'manifest.json');
	const rows = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Listed[]) : [];
	const known = new Map(rows.map((row) => [row.file, row]));
	return readdirSync(folder)
		.filter((file) => file.toLowerCase().endsWith('.pdf'))
		.sort()
		.map((file) => known.get(file) ?? { file, kind: 'unlisted' })
		.filter(({ file, kind }) => matches(only, file) && matches(kinds, kind));
}

/** Whether a comma-separated list names one of `names`, or there is no list. */
function matches(list: string | undefined, ...names: readonly string[]): boolean {
	return list === undefined || list.split(',').some((wanted) => names.some((name) => name === wanted || name.startsWith(wanted)));
}

function keep(folder: string, output: string, { file, operation }: Entry): void {
	mkdirSync(folder, { recursive: true });
	if (existsSync(`${output}0.pdf`)) copyFileSync(`${output}0.pdf`, path.join(folder, `${operation.replace(' ', '-')}-${file}`));
}

/** Reports a failure at once, unless one with the same message was reported before. */
function tell(entry: Entry): void {
	const what = `${entry.operation} ${entry.verdict.detail}`;
	if (!told.has(what)) console.error(failureList([entry]));
	told.add(what);
}

function progress(done: number, all: number, failed: number): void {
	if (process.stderr.isTTY) process.stderr.write(`\r${done}/${all} files, ${failed} failures `);
	else if (done % 100 === 0) console.error(`${done}/${all} files, ${failed} failures`);
}

function print(own: readonly Entry[], all: readonly Entry[], rivalKinds: readonly string[], seconds: number): number {
	const section = (title: string, body: string) => body !== '' && console.log(`\n## ${title}\n\n${body}`);
	section('Passed, by operation and kind of file', byOperation(own));
	for (const kind of rivalKinds) {
		const these = all.filter((entry) => entry.kind === kind);
		if (new Set(these.map(({ engine }) => engine)).size > 1) section(`Side by side: ${kind} files managed`, sideBySide(these));
	}
	section('Refused', refusalList(own));
	section('Failures', failureList(own));
	section(
		'One reader disagrees with the others',
		byFile(
			own.filter(({ verdict }) => verdict.dissent !== undefined),
			({ verdict }) => verdict.dissent ?? '',
		),
	);
	const unjudged = own.filter(({ verdict }) => verdict.unjudged);
	section(
		'Nobody else draws the source: pages not compared',
		byFile(unjudged, () => 'not compared'),
	);
	const slow = own.filter(({ milliseconds }) => milliseconds > 1000);
	section(
		'Slower than a second',
		slow.map(({ operation, file, milliseconds }) => `${operation} ${file}: ${milliseconds} ms`).join('\n'),
	);
	const failed = own.filter(isFailure).length;
	console.log(`\n${own.length} results, ${failed} failures, ${Math.round(seconds)} s`);
	const results = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'corpus', 'last.json');
	mkdirSync(path.dirname(results), { recursive: true });
	writeFileSync(results, JSON.stringify(all));
	return failed > 0 ? 1 : 0;
}
