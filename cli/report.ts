/** The lines that a command prints at its end, and its exit code. */
import { operationOf } from '../shared/contract/operations';
import { isObject, parseJson } from '../shared/contract/json';
import { isDifferent } from '../runs/jobs/compared';
import type { Row } from '../runs/jobs/execute';
import { reasonToFail } from '../runs/jobs/reason-to-fail';
import { DIFFERS, DONE, FAILED, VIOLATED } from './exit-codes';
import { headOf } from './printed-results';
import type { Done } from './run-steps';
import type { Settings } from './settings';
import { harmless, type Terminal } from './terminal';

const CHECKED = operationOf('check_document').dataKey ?? '';
const CONTENT = operationOf('extract_text').dataKey ?? '';

/** Prints results, notes and failures. Returns the exit code. */
export async function reportDone(done: Done, settings: Settings, terminal: Terminal): Promise<number> {
	const { rows, failures } = done;
	if (settings.json) for (const row of rows) await terminal.print(`${JSON.stringify(asJson(row, done))}\n`);
	else await printResults(done, terminal);
	if (!settings.quiet && !settings.json && (done.destination.isPrinted || done.destination.isData))
		for (const { input, notes } of rows) for (const note of notes) terminal.tell(`${harmless(input)}: ${harmless(note)}`);
	for (const { file, message } of failures) terminal.tell(`octavo: ${harmless(file)}: ${harmless(message)}`);
	const reason = settings.dryRun ? undefined : reasonToFail(rows, settings.failOn);
	if (reason !== undefined) terminal.tell(`octavo: --${reason}`);
	if (settings.failOn === 'nothing') return DONE;
	const failed = rows.filter(({ status }) => status === 'failed');
	if (failed.some(({ data }) => data[CHECKED] === undefined) || (failed.length === 0 && reason !== undefined)) return FAILED;
	if (failed.length > 0) return VIOLATED;
	return rows.some(isDifferent) ? DIFFERS : DONE;
}

async function printResults({ rows, jobs, destination, printed }: Done, { print }: Terminal): Promise<void> {
	const isOne = rows.length === 1;
	for (const [at, row] of rows.entries()) {
		if (row.status !== 'done') continue;
		const head = isOne ? '' : headOf(row.input);
		if (destination.isData) await print(`${head}${JSON.stringify(dataOf(row), null, 2)}\n`);
		const bytes = printed?.take(jobs[at]?.outputPath() ?? '');
		if (bytes === undefined) continue;
		if (destination.givesBytes) await print(bytes);
		else await print(`${head}${bytes.toString('utf8').replace(/\n?$/, '\n')}`);
	}
}

/** The data of the operation, or of each by its key if there are several. */
function dataOf({ data, facts }: Row): unknown {
	const values = Object.values(data);
	return values.length === 1 ? values[0] : values.length === 0 ? facts : data;
}

/** As the output `results` of the Action; a text that is printed is with it, because no file has it. */
function asJson({ data, ...row }: Row, { jobs, printed, rows }: Done): object {
	const at = rows.findIndex(({ input }) => input === row.input);
	const bytes = printed?.take(jobs[at]?.outputPath() ?? '');
	if (bytes === undefined) return { ...row, ...data };
	const text = bytes.toString('utf8');
	if (data[CONTENT]?.['pieceCount'] !== undefined) {
		const pieces = text.split('\n').flatMap((line) => (line === '' ? [] : [parseJson(line)]));
		return { ...row, ...data, [CONTENT]: { ...data[CONTENT], pieces } };
	}
	const content = text.startsWith('{') ? parseJson(text) : undefined;
	return { ...row, ...data, [CONTENT]: isObject(content) ? content : { ...data[CONTENT], text } };
}
