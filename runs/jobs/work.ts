/** Does the jobs, a few at a time, and tells what became of each. */
import { asOctavoError, type TimeLimit } from '../../shared/contract/errors';
import { countNoun } from '../../shared/sentences';
import { pause } from '../../workers/pause';
import type { Writer } from '../disk/write';
import type { SecondFiles } from '../files/second-files';
import { explain } from '../messages/explain';
import { sayFindings } from '../messages/findings';
import { readableBytes } from '../messages/log';
import type { Spelling } from '../messages/spelling';
import type { Job } from '../steps/plan';
import type { Step } from '../steps/step-values';
import { reportOf } from './check';
import type { Chosen } from './chosen';
import { JobError, type JobContext, type Row } from './execute';
import { endingBySignal, undoOnSignal } from './signals';

export interface Failure {
	readonly file: string;
	/** As `explain` gives it. */
	readonly message: string;
	readonly cause: unknown;
}

/** How all jobs are done. */
export interface Settings {
	readonly steps: readonly Step[];
	readonly timeLimit: TimeLimit;
	/** Percent by which a result must be smaller than its input to be written. */
	readonly minimumSaving: number | undefined;
}

export interface Work {
	readonly jobs: readonly Job[];
	readonly inputs: Settings;
	readonly chosen: Chosen;
	/** Where results go. */
	readonly writer: Pick<Writer, 'write' | 'close'>;
	readonly secondFiles: SecondFiles;
	readonly numbersOf: JobContext['numbersOf'];
	readonly claim: JobContext['claim'];
	readonly spelling: Spelling;
	/** Tells people one line. */
	readonly say: (line: string) => void;
	readonly onProgress: JobContext['onProgress'];
	/** Called when a job is over, with its first input. */
	readonly onDone?: (input: string) => void;
	/** Tells what was done before the step was cancelled. */
	readonly onCancelled: (rows: readonly Row[]) => Promise<void>;
}

export interface Worked {
	readonly rows: readonly Row[];
	readonly failures: readonly Failure[];
	/** Signals end the process again without a word. A host that does more work after this calls it. */
	readonly leaveSignals: () => void;
}

export async function work(given: Work): Promise<Worked> {
	const { jobs, inputs, chosen, writer, secondFiles, numbersOf, claim, spelling, say } = given;
	const { execute, lanes, close, abandon } = await chosen.open(jobs, inputs.steps);
	const stop = new AbortController();
	const isCancelled = () => stop.signal.aborted;
	const leaveSignals = undoOnSignal(async () => {
		say('Cancelled');
		stop.abort();
		await Promise.allSettled([writer.close(), abandon()]);
		// Jobs whose files are written report it.
		await pause();
		await given.onCancelled(rows.flatMap((done, position) => (done.length > 0 ? done : [notDone(jobs[position]!)])));
	});
	const rows: (readonly Row[])[] = jobs.map(() => []);
	const failures: Failure[] = [];
	let refusal: string | undefined;
	const context: JobContext = {
		steps: inputs.steps,
		spelling,
		signal: stop.signal,
		timeLimit: inputs.timeLimit,
		minimumSaving: inputs.minimumSaving,
		parametersOf: (step, input) => secondFiles.parametersOf(step, input),
		numbersOf,
		claim,
		write: (results) => writer.write(results),
		onProgress: given.onProgress,
	};
	await inParallel(jobs, lanes, async (job, position) => {
		if (isCancelled()) return;
		if (refusal !== undefined) {
			rows[position] = [{ ...planRow(job), status: 'skipped', output: null, message: refusal }];
			return;
		}
		try {
			const done = await execute(job, context);
			rows[position] = done;
			for (const [index, row] of done.entries()) say(logLine(row, done[index - 1]?.notes));
		} catch (thrown) {
			if (isCancelled()) return;
			const input = thrown instanceof JobError ? thrown.input : (job.inputs[0] ?? '');
			const error = asOctavoError(thrown instanceof JobError ? thrown.cause : thrown);
			say(`${input}: failed`);
			const step = thrown instanceof JobError ? thrown.step : undefined;
			const message = step === undefined ? explain(error, spelling) : `${step}: ${explain(error, spelling)}`;
			failures.push({ file: input, message, cause: error.cause });
			rows[position] = [{ ...planRow(job), status: 'failed', input, output: null, message, data: reportOf(error) }];
			// A key that is refused once is refused for every file.
			if (error.code === 'unauthorized') refusal = 'Not tried, because the region refused the key';
		} finally {
			given.onDone?.(job.inputs[0] ?? '');
		}
	});
	// The report of a cancelled step is made above: the step ends with it.
	await endingBySignal();
	await close();
	return { rows: rows.flat(), failures, leaveSignals };
}

const notDone = (job: Job): Row => ({
	...planRow(job),
	status: 'skipped',
	output: null,
	message: 'Not done, because the step was cancelled',
});

/** The work that would be done: as rows, and as lines of the log. */
export function preview(jobs: readonly Job[], say: Work['say']): Row[] {
	const rows = jobs.map(planRow);
	for (const { input, inputs, output } of rows)
		say(`${sourceOf(input, inputs)}${output === null ? ': would be read only, and no file written' : ` → ${output}`}`);
	return rows;
}

function planRow(job: Job): Row {
	return {
		status: 'planned',
		input: job.inputs[0] ?? '',
		inputs: job.inputs,
		output: job.kind === 'data' ? null : job.outputPath(),
		pages: null,
		bytesBefore: null,
		bytesAfter: null,
		facts: {},
		notes: [],
		message: null,
		data: {},
	};
}

/** A line of the log. The parts of a split share their notes: a note in the line above is not repeated. */
export function logLine(row: Row, told: readonly string[] = []): string {
	const { input, inputs, output, pages, bytesBefore, bytesAfter, facts, notes, message, data } = row;
	const source = sourceOf(input, inputs);
	const found = sayFindings(data, facts);
	const about = [
		...(output !== null && found !== '' ? [found] : []),
		...(pages === null ? [] : [countNoun(pages, 'page')]),
		bytesAfter === null ? readableBytes(bytesBefore ?? 0) : `${readableBytes(bytesBefore ?? 0)} → ${readableBytes(bytesAfter)}`,
	].join(', ');
	const line = output === null ? `${source}: ${message ?? (found || 'read')} (${about})` : `${source} → ${output} (${about})`;
	const fresh = notes.filter((note) => !told.includes(note));
	// Notes are sentences.
	return fresh.length > 0 ? `${line}. ${fresh.join(' ')}` : line;
}

const sourceOf = (input: string, inputs: readonly string[]): string =>
	inputs.length > 1 ? `${input} and ${inputs.length - 1} more` : input;

/** A fixed number of jobs at a time, each begun when one before it has ended, so that memory does not grow with their number. */
async function inParallel<T>(
	items: readonly T[],
	lanes: number,
	each: (item: T, position: number) => Promise<void>,
): Promise<void> {
	const waiting = items.entries();
	const lane = async () => {
		for (const [position, item] of waiting) {
			// Small documents are read, processed and written at once; between them, a signal must get through.
			if (position > 0) await pause();
			await each(item, position);
		}
	};
	await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}
