/** One run of a job file. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { invalidParameters } from '../shared/contract/errors';
import { camel } from '../shared/contract/names';
import { reasonOf } from '../runs/disk/write';
import type { Row } from '../runs/jobs/execute';
import { systemCode } from '../runs/messages/log';
import { readStepList } from '../runs/steps/steps';
import { DONE, FAILED } from './exit-codes';
import type { JobFile } from './job-file';
import { takeLock } from './lock';
import { withSecretsInSteps } from './job-secrets';
import { reportDone } from './report';
import { runSteps, type Done } from './run-steps';
import { readSettings } from './settings';
import { harmless, type Terminal } from './terminal';

/**
 * Does the job for the documents that are there now. None is not a failure: a schedule often finds an empty folder.
 *
 * @returns the exit code.
 * @throws OctavoError for a job that is wrong, or whose lock another run holds.
 */
export async function runJob(job: JobFile, given: Terminal): Promise<number> {
	const terminal: Terminal = { ...given, folder: job.folder };
	const named = Object.fromEntries(Object.entries(job.settings).map(([key, value]) => [camel(key), value]));
	const { settings, issues: wrongSettings } = readSettings(named, terminal.environment);
	const { value, typed, issues: wrongSecrets } = await withSecretsInSteps(job.steps, job.typedSteps, terminal);
	const { steps, issues: wrongSteps } = await readStepList(value, typed);
	const issues = [...wrongSettings, ...wrongSecrets, ...wrongSteps];
	if (issues.length > 0) throw invalidParameters(issues);
	const release = takeLock(job.file);
	const started = new Date();
	try {
		return await runSteps({ steps, files: job.files, settings, spelling: 'wire', mayBeEmpty: true }, terminal, async (done) => {
			if (done.rows.length === 0) {
				if (!settings.quiet) terminal.tell('No document is there to work on');
				return tellAll(writeReport(job, started, []), terminal) ?? DONE;
			}
			const problems = [...moveInputs(job, done), ...writeReport(job, started, done.rows)];
			const code = await reportDone(done, settings, terminal);
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

/** Inputs that are done leave the folder, so that the next run does not do them again. Returns what could not be done. */
function moveInputs(job: JobFile, { rows, failures }: Done): string[] {
	const failed = new Set([
		...failures.map(({ file }) => file),
		...rows.flatMap((row) => (row.status === 'failed' ? row.inputs : [])),
	]);
	const problems: string[] = [];
	for (const input of new Set(rows.flatMap(({ inputs }) => inputs))) {
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
