/** One run of a job file. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { invalidParameters } from '../shared/contract/errors';
import { camel } from '../shared/contract/names';
import type { Row } from '../runs/jobs/execute';
import { readStepList } from '../runs/steps/steps';
import { DONE } from './exit-codes';
import type { JobFile } from './job-file';
import { takeLock } from './lock';
import { withSecretsInSteps } from './job-secrets';
import { reportDone } from './report';
import { runSteps, type Done } from './run-steps';
import { readSettings } from './settings';
import type { Terminal } from './terminal';

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
				writeReport(job, started, []);
				return DONE;
			}
			moveInputs(job, done);
			writeReport(job, started, done.rows);
			return await reportDone(done, settings, terminal);
		});
	} finally {
		release();
	}
}

/** Inputs that are done leave the folder, so that the next run does not do them again. */
function moveInputs(job: JobFile, { rows, failures }: Done): void {
	const failed = new Set([
		...failures.map(({ file }) => file),
		...rows.flatMap((row) => (row.status === 'failed' ? row.inputs : [])),
	]);
	for (const input of new Set(rows.flatMap(({ inputs }) => inputs))) {
		const folder = failed.has(input) ? job.failed : job.done;
		if (folder !== undefined) moveFile(path.resolve(job.folder, input), path.resolve(job.folder, folder));
	}
}

function moveFile(file: string, folder: string): void {
	if (!existsSync(file)) return;
	mkdirSync(folder, { recursive: true });
	const { name, ext } = path.parse(file);
	let target = path.join(folder, `${name}${ext}`);
	for (let count = 2; existsSync(target); count++) target = path.join(folder, `${name}-${count}${ext}`);
	renameSync(file, target);
}

function writeReport({ report, folder }: JobFile, started: Date, rows: readonly Row[]): void {
	if (report === undefined) return;
	const file = path.resolve(folder, report);
	const results = rows.map(({ data, ...row }) => ({ ...row, ...data }));
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(`${file}.tmp`, `${JSON.stringify({ started, ended: new Date(), results }, null, 2)}\n`);
	renameSync(`${file}.tmp`, file);
}
