/** The report of the step for people: annotations, conclusion, job summary. */
import * as core from '@actions/core';
import { countNoun } from '../../shared/sentences';
import { printable, trace } from '../../runs/messages/log';
import { ANNOTATIONS, type Warnings } from '../messages/warnings';
import type { Failure } from '../../runs/jobs/work';
import { summaryOf, SUMMARY_LIMIT, type Digest } from './summary';

/** One annotation with `title` for each file that failed, within the runner's bounds; the rest goes to the log. Returns how many did. */
export function annotateFailures(
	failures: readonly Failure[],
	level: 'error' | 'warning',
	title: string,
	warnings: Warnings,
): void {
	const shown = failures.length < ANNOTATIONS ? failures : failures.slice(0, ANNOTATIONS - 1);
	for (const { file, message } of shown)
		if (level === 'error') core.error(message, { file, title });
		else warnings.add(message, file, title);
	for (const { file, message } of failures.slice(shown.length)) core.info(printable(`Failed: ${file}: ${message}`));
	for (const { cause } of failures) if (cause !== undefined) core.debug(trace(cause));
}

/** `2 of 12 files failed`, with the files that got no annotation counted. */
export function conclusionOf(failures: readonly Failure[], total: number): string {
	const hidden = failures.length < ANNOTATIONS ? 0 : failures.length - (ANNOTATIONS - 1);
	const rest = hidden > 0 ? ` (${hidden} of them without an annotation: see the log)` : '';
	return `${failures.length} of ${countNoun(total, 'file')} failed${rest}`;
}

/** Writes the job summary. It is an extra: a summary that cannot be written does not fail the step. */
export async function summarize(digest: Digest, warnings: Warnings): Promise<void> {
	if (!process.env['GITHUB_STEP_SUMMARY']) return;
	const text = summaryOf(digest);
	if (Buffer.byteLength(text) >= SUMMARY_LIMIT) return;
	try {
		await core.summary.addRaw(text).write();
	} catch (thrown) {
		warnings.add('The job summary could not be written. The results and the outputs are complete');
		core.debug(trace(thrown));
	}
}
