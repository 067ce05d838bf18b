/** `octavo run job.yml` and `octavo watch job.yml`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { OctavoError } from '../shared/contract/errors';
import { readJobFile, type JobFile } from './job-file';
import { prepareJob, runJob } from './run-job';
import type { Terminal } from './terminal';

/** Does the job once. @throws OctavoError for a job file that is wrong, or whose lock is held. */
export async function runJobFile(words: readonly string[], terminal: Terminal): Promise<number> {
	const job = readJob('run', 'Does the job of a file once: for cron, systemd timers and containers.', words, terminal);
	return await runJob(await prepareJob(job, terminal), terminal);
}

/** Does the job now, and again whenever a document arrives, until a signal ends the process. */
export async function watchJobFile(words: readonly string[], terminal: Terminal): Promise<never> {
	const job = readJob('watch', 'Does the job of a file whenever documents arrive in its folders.', words, terminal);
	const prepared = await prepareJob(job, terminal);
	const { watchFolders } = await import('./watch');
	return await watchFolders(job, terminal, () => runJob(prepared, terminal));
}

function readJob(name: string, about: string, words: readonly string[], terminal: Terminal): JobFile {
	const command = new Command(`octavo ${name}`)
		.description(about)
		.argument('<job>', 'a YAML file with files, steps and output: docs/cli.md describes it')
		.option('--quiet', 'tell only errors')
		.exitOverride()
		.configureOutput({
			writeOut: (text) => void terminal.print(text),
			writeErr: (text) => terminal.tell(text.trim().replace(/^error: /, `octavo ${name}: `)),
		});
	command.parse([...words], { from: 'user' });
	const [given = ''] = command.args;
	const file = path.resolve(terminal.folder, given);
	if (!existsSync(file)) throw new OctavoError('configuration', `The job file '${given}' does not exist`);
	const job = readJobFile(file, terminal.folder);
	return { ...job, settings: { ...job.settings, quiet: command.opts<{ quiet?: boolean }>().quiet === true } };
}
