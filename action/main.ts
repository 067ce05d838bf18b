/** The step from start to end: inputs, files, plan, work, report. The only place that catches everything. */
import * as core from '@actions/core';
import { asOctavoError, OctavoError } from '../shared/errors';
import { kebab } from '../shared/names';
import { chooseBackend } from './backend';
import type { Chosen } from './chosen';
import { execute, JobError, type Row, type JobContext } from './execute';
import { findFiles } from './files';
import { claims, identityIn } from './identity';
import { readInputs, type Inputs } from './inputs';
import { counted, printable, readableBytes, trace } from './log';
import { isMerging, plan, type Job } from './plan';
import { annotateFailures, conclusionOf, explain, report, Warnings, type Failure } from './report';
import { inputNames } from './steps';
import { Writer } from './write';

/** Long work says something at least this often, in milliseconds. */
const PROGRESS_INTERVAL = 5000;

export async function main(): Promise<void> {
	const warnings = new Warnings();
	let spell = (message: string): string => message;
	try {
		const inputs = await readInputs((name) => core.getInput(name, { trimWhitespace: false }), mask);
		for (const warning of inputs.warnings) warnings.add(warning);
		spell = spellingOf(inputs);
		await run(inputs, warnings);
	} catch (thrown) {
		const error = asOctavoError(thrown);
		core.setFailed(explain(error, spell));
		if (error.cause !== undefined) core.debug(trace(error.cause));
	} finally {
		core.debug(`Peak memory: ${readableBytes(process.resourceUsage().maxRSS * 1024)}`);
	}
}

async function run(inputs: Inputs, warnings: Warnings): Promise<void> {
	const start = performance.now();
	// Patterns are searched from the current folder, which may be spelled differently where the workspace is behind a link.
	process.chdir(process.env['GITHUB_WORKSPACE'] ?? '.');
	const workspace = process.cwd();
	const chosen = await chooseBackend(inputs);
	if (chosen.isLocal && inputs.apiKey !== '')
		warnings.add('api-key is not used: without region or base-url documents are processed on the runner');
	const { matched, files } = await chooseFiles(inputs, workspace, warnings);
	const identity = identityIn(workspace);
	const jobs = plan({ ...inputs, files, matched, workspace, identity });
	const operations = inputs.steps.map(({ name }) => kebab(name));

	core.startGroup(printable(`${operations.join(', then ')}: ${counted(files.length, 'file')}, ${chosen.place}`));
	const { rows, failures } = inputs.dryRun
		? { rows: preview(jobs), failures: [] }
		: await work(jobs, inputs, chosen, workspace, claims(matched, inputs.overwrite, identity));
	core.endGroup();

	annotateFailures(failures, inputs.onError === 'fail' ? 'error' : 'warning', warnings);
	const seconds = (performance.now() - start) / 1000;
	// What succeeded is told before the step fails.
	await report({ rows, operations, place: chosen.place, dryRun: inputs.dryRun, seconds }, inputs.summary);
	if (failures.length === 0) return;
	const conclusion = isMerging(inputs.steps)
		? `The merge of ${counted(files.length, 'file')} failed`
		: conclusionOf(failures, files.length);
	if (inputs.onError === 'fail') core.setFailed(conclusion);
	else warnings.add(conclusion);
}

/** Who writes `steps` knows fields by their wire names, everybody else by the names of inputs. */
const spellingOf = ({ isList }: Inputs): ((message: string) => string) => (isList ? (message) => message : inputNames);

/** Hides a secret; an empty value would only give a warning. */
function mask(secret: string): void {
	if (secret.trim() !== '') core.setSecret(secret);
}

interface ChosenFiles {
	readonly matched: readonly string[];
	readonly files: readonly string[];
}

async function chooseFiles(inputs: Inputs, workspace: string, warnings: Warnings): Promise<ChosenFiles> {
	const { files: matched, empty, refused } = await findFiles(inputs.files, workspace);
	for (const file of refused)
		warnings.add(`'${file}' was left out: it is no file in the workspace, or a link that leads out of it`);
	if (matched.length === 0) {
		const message =
			'No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, before this step';
		if (inputs.ifNoFilesFound === 'error') throw new OctavoError('configuration', message);
		if (inputs.ifNoFilesFound === 'warn') warnings.add(message);
		else core.info(message);
		return { matched, files: matched };
	}
	for (const line of empty)
		if (inputs.ifNoFilesFound === 'ignore') core.info(printable(`No file matches '${line}'`));
		else warnings.add(`No file matches '${line}'`);
	if (!inputs.changedOnly) return { matched, files: matched };
	const { changedFiles } = await import('./changed');
	const changed = await changedFiles(inputs.githubToken);
	if ('unknown' in changed) {
		warnings.add(`changed-only leaves nothing out: ${changed.unknown}`);
		return { matched, files: matched };
	}
	const files = matched.filter((file) => changed.paths.has(file));
	core.info(`${counted(files.length, 'file')} of ${matched.length} changed`);
	// A book is made of all its chapters, whichever of them has changed.
	return { matched, files: isMerging(inputs.steps) && files.length > 0 ? matched : files };
}

async function work(
	jobs: readonly Job[],
	inputs: Inputs,
	{ backend, isLocal }: Chosen,
	workspace: string,
	claim: JobContext['claim'],
): Promise<{ rows: Row[]; failures: Failure[] }> {
	const { steps, concurrency } = inputs;
	const writer = new Writer(workspace);
	const stop = new AbortController();
	onCancel(() => {
		stop.abort();
		return writer.close();
	});
	const rows: Row[][] = jobs.map(() => []);
	const failures: Failure[] = [];
	let hopeless: string | undefined;
	const progress = progressLines();
	const context: JobContext = {
		backend,
		steps,
		workspace,
		signal: stop.signal,
		claim,
		write: (results) => writer.write(results),
		onProgress: progress,
	};
	await inParallel(jobs, concurrency ?? (isLocal ? 2 : 4), async (job, position) => {
		const first = job.inputs[0] ?? '';
		if (hopeless !== undefined) {
			rows[position] = [{ ...planned(job), status: 'skipped', output: null, message: hopeless }];
			return;
		}
		try {
			const done = await execute(job, context);
			rows[position] = done;
			for (const [index, row] of done.entries()) core.info(printable(lineOf(row, done[index - 1]?.notes)));
		} catch (thrown) {
			const input = thrown instanceof JobError ? thrown.input : first;
			const error = asOctavoError(thrown instanceof JobError ? thrown.cause : thrown);
			core.info(printable(`${input}: failed`));
			const message = explain(error, spellingOf(inputs));
			failures.push({ file: input, message, cause: error.cause });
			rows[position] = [{ ...planned(job), status: 'failed', input, output: null, message }];
			// A key that is refused once is refused for every file.
			if (error.code === 'unauthorized') hopeless = 'Not tried, because the region refused the key';
		}
	});
	return { rows: rows.flat(), failures };
}

/** The runner sends SIGINT, some seconds later SIGTERM, and then kills: the second one must not end the clearing up for the first. */
function onCancel(clearUp: () => Promise<void>): void {
	let ending = false;
	for (const [signal, code] of [
		['SIGINT', 130],
		['SIGTERM', 143],
	] as const)
		process.on(signal, () => {
			if (ending) return;
			ending = true;
			core.info('Cancelled');
			void clearUp().finally(() => process.exit(code));
		});
}

/** A fixed number of jobs at a time, each begun when one before it has ended, so that memory does not grow with their number. */
async function inParallel<T>(
	items: readonly T[],
	lanes: number,
	work: (item: T, position: number) => Promise<void>,
): Promise<void> {
	const waiting = items.entries();
	const lane = async () => {
		for (const [position, item] of waiting) await work(item, position);
	};
	await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}

/** What would be done: as rows, and as lines of the log. */
function preview(jobs: readonly Job[]): Row[] {
	const rows = jobs.map(planned);
	for (const { input, inputs, output } of rows) core.info(printable(`${sourceOf(input, inputs)} → ${output}`));
	return rows;
}

function planned(job: Job): Row {
	return {
		status: 'planned',
		input: job.inputs[0] ?? '',
		inputs: job.inputs,
		output: job.outputPath(),
		pages: null,
		bytesBefore: null,
		bytesAfter: null,
		facts: {},
		notes: [],
		message: null,
	};
}

/** Notes that stand in the line above, as those of a split do for each of its parts, are not repeated. */
function lineOf({ input, inputs, output, pages, bytesBefore, bytesAfter, notes }: Row, told: readonly string[] = []): string {
	const size = `${readableBytes(bytesBefore ?? 0)} → ${readableBytes(bytesAfter ?? 0)}`;
	const line = `${sourceOf(input, inputs)} → ${output} (${pages === null ? '' : `${counted(pages, 'page')}, `}${size})`;
	return [line, ...notes.filter((note) => !told.includes(note))].join('. ');
}

const sourceOf = (input: string, inputs: readonly string[]): string =>
	inputs.length > 1 ? `${input} and ${inputs.length - 1} more` : input;

function progressLines(): JobContext['onProgress'] {
	let last = performance.now();
	return (input, operation, fraction) => {
		const now = performance.now();
		if (now - last < PROGRESS_INTERVAL) return;
		last = now;
		core.info(printable(`${input}: ${operation}, ${Math.round(fraction * 100)} %`));
	};
}
