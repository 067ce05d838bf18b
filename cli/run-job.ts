/** One run of a job file. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { invalidParameters } from '../shared/contract/errors';
import { camel } from '../shared/contract/names';
import { unknownHere } from '../shared/contract/values/known-here';
import { reasonOf } from '../runs/disk/write';
import type { Row } from '../runs/jobs/execute';
import { systemCode } from '../runs/messages/log';
import { savingIssues } from '../runs/steps/saving';
import { readStepList } from '../runs/steps/steps';
import type { Step } from '../runs/steps/step-values';
import { DONE, FAILED } from './exit-codes';
import type { JobFile } from './job-file';
import { takeLock } from './lock';
import { withSecretsInSteps } from './job-secrets';
import { reportDone } from './report';
import { runSteps, type Order } from './run-steps';
import { readSettings, type Settings } from './settings';
import { harmless, type Terminal } from './terminal';

/** A job without mistakes. */
export interface Prepared {
	readonly job: JobFile;
	readonly settings: Settings;
	/** With their secrets, which are asked for once. */
	readonly steps: readonly Step[];
}

/** @throws OctavoError `invalid_parameters` with every problem of the job. */
export async function prepareJob(job: JobFile, given: Terminal): Promise<Prepared> {
	const terminal: Terminal = { ...given, folder: job.folder };
	const named = Object.fromEntries(Object.entries(job.settings).map(([key, value]) => [camel(key), value]));
	const { settings, issues: wrongSettings } = readSettings(named, terminal.environment);
	const { value, typed, issues: wrongSecrets } = await withSecretsInSteps(job.steps, job.typedSteps, terminal);
	const { steps, issues: wrongSteps } = job.steps === undefined ? NO_STEPS : await readStepList(value, typed);
	const isHere = settings.region === '' && settings.baseUrl === '';
	const issues = [
		...job.issues,
		...wrongSettings,
		...wrongSecrets,
		...wrongSteps,
		...(isHere ? steps.flatMap(({ name, params }) => unknownHere(name, params)) : []),
		...(settings.minimumSaving === undefined || wrongSteps.length > 0 ? [] : savingIssues(steps)),
	];
	if (issues.length > 0) throw invalidParameters(issues);
	return { job, settings, steps };
}

/** Their absence is an issue of the file. */
const NO_STEPS = { steps: [], issues: [] };

/**
 * Does the job for the documents that are there now. None is not a failure: a schedule often finds an empty folder.
 *
 * @returns the exit code.
 * @throws OctavoError if another run holds the lock of the job.
 */
export async function runJob({ job, settings, steps }: Prepared, given: Terminal): Promise<number> {
	const terminal: Terminal = { ...given, folder: job.folder };
	const release = takeLock(job.file);
	const started = new Date();
	/** Moves the inputs, and writes the report. */
	const keep = (rows: readonly Row[]): string[] => [...moveInputs(job, rows), ...writeReport(job, started, rows)];
	const order: Order = {
		steps,
		files: job.files,
		settings,
		spelling: 'wire',
		mayBeEmpty: true,
		onCancelled: (rows) => void tellAll(keep(rows), terminal),
	};
	try {
		return await runSteps(order, terminal, async (done) => {
			const problems = keep(done.rows);
			if (done.rows.length === 0 && !settings.quiet) terminal.tell('No document is there to work on');
			const code = done.rows.length === 0 ? DONE : await reportDone(done, settings, terminal);
			return tellAll(problems, terminal) ?? code;
		});
	} finally {
		release();
	}
}

/** The documents are done, so the command line is not wrong: the job failed. */
function tellAll(problems: readonly string[], { tell }: Terminal): number | undefined {
	for (const problem of problems) tell(`octavo: ${harmless(problem)}`);
	return problems.length > 0 ? FAILED : undefined;
}

/**
 * Inputs that are done leave the folder, so that the next run does not do them again; those that were not tried, because the run was
 * cancelled or the region refused the key, stay for it. Returns what could not be done.
 */
function moveInputs(job: JobFile, rows: readonly Row[]): string[] {
	const failed = new Set(rows.flatMap((row) => (row.status === 'failed' ? row.inputs : [])));
	const problems: string[] = [];
	for (const input of new Set(rows.flatMap((row) => (isTried(row) ? row.inputs : [])))) {
		const folder = failed.has(input) ? job.failed : job.done;
		if (folder === undefined) continue;
		try {
			moveFile(path.resolve(job.folder, input), path.resolve(job.folder, folder));
		} catch (thrown) {
			problems.push(`'${input}' could not be moved to '${folder}', and the next run does it again: ${reasonOf(thrown)}`);
		}
	}
	return problems;
}

/** A document that was skipped after its work has a size. */
const isTried = ({ status, bytesBefore }: Row): boolean => status !== 'skipped' || bytesBefore !== null;

function moveFile(file: string, folder: string): void {
	if (!existsSync(file)) return;
	mkdirSync(folder, { recursive: true });
	const { name, ext } = path.parse(file);
	let target = path.join(folder, `${name}${ext}`);
	for (let count = 2; existsSync(target); count++) target = path.join(folder, `${name}-${count}${ext}`);
	try {
		renameSync(file, target);
	} catch (thrown) {
		if (systemCode(thrown) !== 'EXDEV') throw thrown;
		// The folder is on another disk.
		copyFileSync(file, target);
		rmSync(file);
	}
}

function writeReport({ report, folder }: JobFile, started: Date, rows: readonly Row[]): string[] {
	if (report === undefined) return [];
	const file = path.resolve(folder, report);
	const results = rows.map(({ data, ...row }) => ({ ...row, ...data }));
	try {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(`${file}.tmp`, `${JSON.stringify({ started, ended: new Date(), results }, null, 2)}\n`);
		renameSync(`${file}.tmp`, file);
		return [];
	} catch (thrown) {
		return [`The report '${report}' could not be written: ${reasonOf(thrown)}`];
	}
}
