/**
 * npm run corpus: runs every operation over every PDF of a folder and judges the results with five readers: qpdf, poppler, mutool,
 * pdf.js and pdfium. A manifest.json in the folder may list files with `file`, `kind`, `pages` and `password`. Exit code 1 on a crash,
 * a hang or a wrong result.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { JsonObject } from '../../shared/contract/backend';
import { drawing, readers as known, Readers } from '../../test/support/readers';
import type { Jury } from '../../test/support/readers/examination';
import { givenFolder, listedIn, Source } from '../../test/support/readers/source';
import { Worker } from '../../test/support/readers/worker';
import type { Answer, Reply, Task } from '../child.mts';
import { compile, isSuccess, native, temporaryFolder } from '../core.mts';
import { commandsOf, type Work } from '../rivals.mts';
import { flag, list, oneOf, options, text, whole } from '../usage.mts';
import { cases, chain, type Case } from './cases.mts';
import { explanationOf } from './explained.mts';
import { HARMS, harmed } from './geometry/harm.mts';
import {
	byFile,
	byOperation,
	failureList,
	isFailure,
	judge,
	refusalList,
	sideBySide,
	sizes,
	type Entry,
	type Verdict,
} from './verdicts.mts';

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
  --native            Octavo compresses with zlib, as in the Action and the service
  --keep FOLDER       keep results that fail there
  --control           drop one thing from each result that passes, and report what the judge does not see`;

const ENGINES = ['octavo', 'qpdf', 'mutool', 'pdf-lib'] as const;
type Engine = (typeof ENGINES)[number];
/** The cases in which other engines are compared, by the beginning of their names. */
const PAGES = ['rotate', 'reverse', 'reorder', 'remove', 'extract', 'merge'];
const COMPARED = {
	qpdf: [...PAGES, 'password', 'restrict', 'unrestrict', 'unlock', 'optimize'],
	mutool: [...PAGES, 'optimize'],
	'pdf-lib': PAGES,
};
const MEGABYTES = 1500;

/** Whether a list names one of `names`, or there is no list. */
const matches = (wanted: readonly string[] | undefined, ...names: readonly string[]): boolean =>
	wanted === undefined || wanted.some((one) => names.some((name) => name.startsWith(one)));

const spec = {
	only: list,
	operations: list,
	kinds: list,
	engine: oneOf(ENGINES, 'octavo'),
	judge: oneOf(['none', 'fast', 'full'] as const, 'full'),
	rivals: list,
	chain: whole(50, 0),
	jobs: whole(os.availableParallelism()),
	limit: whole(30),
	native: flag,
	keep: text,
	control: flag,
};
const chosen = options(USAGE, spec, (values, words) => {
	const folder = givenFolder(words[0]);
	const listed = listedIn(folder, ({ file, kind }) => matches(values.only, file) && matches(values.kinds, kind));
	const some = cases.filter(({ name, operation }) => matches(values.operations, name, operation));
	if (some.length === 0 && !matches(values.operations, 'chain')) throw new Error('There is no such operation');
	return { ...values, folder, listed, some, rivals: values.rivals ?? ['damaged'] };
});
const { engine: main, folder, listed, limit, some } = chosen;
const started = performance.now();
const scratch = temporaryFolder();
const entries: Entry[] = [];
/** Things dropped for the negative control, each from one of the first pages. */
const harms: { readonly kind: string; readonly isSeen: boolean }[] = [];
const FEW_PAGES = 3;
/** Failures reported so far. */
const told = new Set<string>();
async function run(): Promise<number> {
	const scout = new Readers();
	const installed = await scout.installed();
	scout.stop();
	const missing = (['qpdf', 'poppler', 'mutool'] as const).find((reader) => !installed.includes(reader));
	if (chosen.judge !== 'none' && missing !== undefined) {
		console.error(`${missing} judges the results and is not installed: install it, or run with --judge none`);
		return 2;
	}
	console.error(`Readers: ${known.map((reader) => (installed.includes(reader) ? reader : `no ${reader}`)).join(', ')}`);
	const script = await compile('bench/child.mts');
	const queue = [...listed];
	const sources: Source[] = [];
	const jury = () => ({
		readers: new Readers(),
		drawing: drawing.filter((eye) => installed.includes(eye)),
		isFull: chosen.judge === 'full',
	});
	const benches = Array.from({ length: chosen.jobs }, (_, number) => new Bench(script, path.join(scratch, `${number}-`), jury()));
	const lane = async (bench: Bench): Promise<void> => {
		for (let next = queue.shift(); next; next = queue.shift()) {
			const source = await Source.read(next, folder, bench.jury.readers);
			sources.push(source);
			const engines = chosen.rivals.includes(next.kind) ? [...new Set([main, ...ENGINES])] : [main];
			for (const each of some) for (const engine of engines) await bench.attempt(each, source, engine);
			const done = listed.length - queue.length;
			if (done % 100 === 0) console.error(`${done}/${listed.length} files, ${own().filter(isFailure).length} failures`);
		}
	};
	await Promise.all(benches.map(lane));
	const isChained = main === 'octavo' && chosen.chain > 0 && matches(chosen.operations, 'chain', chain.operation);
	for (let start = 0; isChained && start < sources.length; start += chosen.chain) {
		const source = await Source.chain(sources.slice(start, start + chosen.chain), benches[0]!.jury.drawing);
		if (source) await benches[0]!.attempt(chain, source, main);
	}
	for (const bench of benches) bench.stop();
	return print();
}

/** Runs and judges one operation after another. */
class Bench {
	private readonly workers = new Map<string, Worker<Task, Answer>>();

	constructor(
		private readonly script: string,
		private readonly output: string,
		readonly jury: Jury,
	) {}

	async attempt(each: Case, source: Source, engine: Engine): Promise<void> {
		const pages = source.counts[0] ?? 1;
		// Other engines may process what the contract makes us refuse.
		if (engine !== 'octavo' && each.mustRefuse?.(source, pages)) return;
		rmSync(`${this.output}0.pdf`, { force: true });
		const begun = performance.now();
		const { password } = source.listed;
		const isUnlocked = password === undefined || each.operation === 'remove_password';
		const opening = isUnlocked ? {} : { open_password: password };
		const inputs = Array.from({ length: each.copies ?? 1 }, () => source.paths).flat();
		const values = each.form === 'same values' ? { values: (await this.fieldsOf(inputs, opening))?.values ?? {} } : {};
		const parameters = { ...each.parameters(source, pages), ...opening, ...values };
		const work = { operation: each.operation, parameters, inputs, order: each.order(pages) };
		const reply = engine === 'octavo' ? await this.inChild(engine, work) : await this.rival(each, source, engine, work);
		if (!reply) return;
		const milliseconds = Math.round('cold' in reply ? reply.cold : performance.now() - begun);
		const entry = {
			file: source.listed.file,
			kind: source.listed.kind,
			operation: each.name,
			engine,
			verdict:
				(await this.wrongForm(each, work, reply)) ??
				(await judge(each, source, reply, pages, chosen.judge === 'none' ? undefined : this.jury)),
			milliseconds,
			before: source.size,
			...(reply.kind === 'done' && { after: reply.size }),
			readableByQpdf: source.readableByQpdf,
		};
		entries.push(entry);
		if (engine === main && isFailure(entry)) this.tell(entry);
		if (chosen.control && engine === main && reply.kind === 'done' && entry.verdict.status === 'pass' && !entry.verdict.unjudged)
			await this.control(each, source, reply, entry);
	}

	/** Judges the result again without one thing, for each kind of thing: the verdict must be another. */
	private async control(each: Case, source: Source, reply: Reply & { kind: 'done' }, entry: Entry): Promise<void> {
		const [first, ...others] = reply.documents;
		if (!first || each.answers || this.jury.drawing.length === 0) return;
		const kinds = Object.keys(HARMS).filter((kind) => each.keeps || (kind === 'contents' && !each.unlike));
		const file = `${this.output}harmed.pdf`;
		for (const kind of kinds) {
			const without = await harmed(readFileSync(first.path), kind, FEW_PAGES).catch(() => undefined);
			if (!without) continue;
			writeFileSync(file, without);
			const result = { ...reply, documents: [{ ...first, path: file, size: without.length }, ...others] };
			const { status } = await judge(each, source, result, source.counts[0] ?? 1, this.jury);
			harms.push({ kind, isSeen: status === 'wrong' });
			if (status === 'wrong') continue;
			const verdict = { status: 'wrong', detail: `a dropped ${kind} is not seen` } as const;
			entries.push({ ...entry, verdict });
			this.tell({ ...entry, verdict });
		}
	}

	stop(): void {
		for (const worker of this.workers.values()) worker.stop();
		this.jury.readers.stop();
	}

	private inChild(engine: 'octavo' | 'pdf-lib', work: Work, more: Partial<Task> = { output: this.output }): Promise<Reply> {
		const bounds = { milliseconds: limit * 1000, megabytes: MEGABYTES };
		const worker = this.workers.get(engine) ?? new Worker<Task, Answer>(this.script, bounds);
		this.workers.set(engine, worker);
		return worker.run({ engine, ...work, native: chosen.native, ...more });
	}

	private async fieldsOf(inputs: readonly string[], parameters: object): Promise<JsonObject | undefined> {
		const reply = await this.inChild('octavo', { operation: 'get_form_data', parameters: { ...parameters }, inputs }, {});
		return reply.kind === 'done' ? reply.data : undefined;
	}

	/** Whether a form that was filled in or flattened has the wrong fields afterwards. */
	private async wrongForm({ form }: Case, { parameters }: Work, reply: Reply): Promise<Verdict | undefined> {
		if (!form || reply.kind !== 'done') return undefined;
		const { values, open_password } = parameters;
		const after = await this.fieldsOf([reply.documents[0]!.path], open_password === undefined ? {} : { open_password });
		const isRight =
			form === 'no fields'
				? (after?.['fields'] as readonly unknown[]).length === 0
				: JSON.stringify(after?.['values']) === JSON.stringify(values);
		return isRight ? undefined : { status: 'wrong', detail: `the form does not have ${form} afterwards` };
	}

	/** Undefined if the engine has no such operation. */
	private async rival(each: Case, source: Source, engine: Exclude<Engine, 'octavo'>, work: Work): Promise<Reply | undefined> {
		if (!COMPARED[engine].some((name) => each.name.startsWith(name)) || work.order?.length === 0) return undefined;
		if (engine === 'pdf-lib') return this.inChild(engine, work);
		const { password } = source;
		if (engine === 'mutool' && password !== undefined) return undefined;
		const opened = { ...work, parameters: { ...work.parameters, ...(password !== undefined && { open_password: password }) } };
		const file = `${this.output}0.pdf`;
		const [line] = commandsOf(engine, opened, file) ?? [];
		if (!line) return undefined;
		const ended = await native(line);
		const size = statSync(file, { throwIfNoEntry: false })?.size;
		if (!isSuccess(line, ended) || size === undefined)
			return { kind: 'refused', code: `exit ${ended.code}`, message: ended.errors.split('\n')[0] ?? '' };
		return { kind: 'done', documents: [{ path: file, size }], cold: ended.milliseconds, size };
	}

	/** Reports a failure at once, unless one with the same message was reported before. */
	private tell(entry: Entry): void {
		const what = `${entry.operation} ${entry.verdict.detail}`;
		if (!told.has(what)) console.error(failureList([entry]));
		told.add(what);
		if (chosen.keep === undefined || !existsSync(`${this.output}0.pdf`)) return;
		mkdirSync(chosen.keep, { recursive: true });
		copyFileSync(`${this.output}0.pdf`, path.join(chosen.keep, `${entry.operation.replace(' ', '-')}-${entry.file}`));
	}
}

const own = (): Entry[] => entries.filter(({ engine }) => engine === main);

const explanationFor = ({ file, operation, verdict }: Entry): string | undefined =>
	explanationOf('corpus', file, operation, verdict.detail ?? '');

function print(): number {
	const ours = own();
	const withVerdict = (of: (verdict: Verdict) => string | undefined) => byFile(ours, ({ verdict }) => of(verdict));
	const sections: Record<string, string> = { 'Passed, by operation and kind of file': byOperation(ours) };
	const beside = entries.filter(({ kind }) => chosen.rivals.includes(kind));
	for (const kind of chosen.rivals)
		sections[`Side by side: ${kind} files managed`] = sideBySide(beside.filter((entry) => entry.kind === kind));
	for (const { name } of some.filter((each) => each.sizes))
		sections[`Sizes: ${name}`] = sizes(beside.filter(({ operation }) => operation === name));
	sections['Refused'] = refusalList(ours);
	const explained = ours.filter((entry) => isFailure(entry) && explanationFor(entry) !== undefined);
	sections['Failures'] = failureList(ours.filter((entry) => !explained.includes(entry)));
	sections['Complaints that are explained'] = byFile(explained, explanationFor);
	sections['One reader disagrees with the others'] = withVerdict(({ dissent }) => dissent);
	sections['No other program draws the source: pages not compared'] = withVerdict(({ unjudged }) =>
		unjudged ? 'not compared' : undefined,
	);
	sections['Slower than a second'] = byFile(ours, ({ milliseconds }) => (milliseconds > 1000 ? `${milliseconds} ms` : undefined));
	for (const [title, body] of Object.entries(sections)) if (body !== '') console.log(`\n## ${title}\n\n${body}`);
	const counted = Object.keys(HARMS).map((kind) => {
		const tried = harms.filter((one) => one.kind === kind);
		return `${kind} ${tried.filter(({ isSeen }) => isSeen).length} of ${tried.length}`;
	});
	if (chosen.control) console.log(`\nDropped things that the judge reports: ${counted.join(', ')}`);
	const failed = ours.filter(isFailure).length - explained.length;
	console.log(
		`\n${ours.length} results, ${failed} failures, ${explained.length} explained, ${Math.round((performance.now() - started) / 1000)} s`,
	);
	return failed > 0 ? 1 : 0;
}

process.exitCode = await run();
