/**
 * The runner's protocol: lines of the log that are commands, and files to which steps append. As @actions/core has it, but without
 * node:crypto, node:net and node:stream, whose start takes longer than the work on a small document.
 */
import { closeSync, constants, openSync, writeFileSync, writeSync } from 'node:fs';

/** What an annotation points at. */
export interface Place {
	/** Path as steps write it. */
	readonly file?: string;
}

/** As the workflow gives it, with its outer blanks; `''` when absent. */
export const getInput = (name: string): string => process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '';

/** One line of the log. */
export const info = (line: string): void => print(`${line}\n`);

/** A line that is shown if the workflow runs with debug logging. */
export const debug = (message: string): void => command('debug', message);

/** Annotations of the run. */
export const warning = (message: string, place: Place = {}): void => command('warning', message, place);
export const error = (message: string, place: Place = {}): void => command('error', message, place);

/** The lines between the two are folded under the name. */
export const startGroup = (name: string): void => command('group', name);
export const endGroup = (): void => command('endgroup', '');

/** From now on the runner prints asterisks in place of the text. */
export const setSecret = (secret: string): void => command('add-mask', secret);

/** The step ends with a failure, when its work is done. */
export function setFailed(message: string): void {
	process.exitCode = 1;
	error(message);
}

/** Values that are not text are written as JSON. @throws a system error if the runner's file is not there. */
export function setOutputs(outputs: Readonly<Record<string, unknown>>): void {
	const lines = Object.entries(outputs).map(([name, value]) => {
		const text = typeof value === 'string' ? value : JSON.stringify(value);
		return `${name}<<${delimiterOf(text)}\n${text}\n${delimiterOf(text)}\n`;
	});
	append('OUTPUT', lines.join(''));
}

/** Adds to the summary of the job. @throws a system error if the runner's file is not there. */
export const addSummary = (text: string): void => append('STEP_SUMMARY', text);

/** Text that is not in the value: what a document or a file is called must not end the value. */
function delimiterOf(value: string): string {
	let delimiter = 'ghadelimiter';
	for (let number = 1; value.includes(delimiter); number++) delimiter = `ghadelimiter_${number}`;
	return delimiter;
}

/** Without a name for the file in the environment, the step was not started by a runner, and nothing reads it. */
function append(name: string, text: string): void {
	const file = process.env[`GITHUB_${name}`];
	if (!file) return;
	// A file that is missing is not made: the runner would not read it.
	const handle = openSync(file, constants.O_APPEND | constants.O_WRONLY);
	try {
		writeFileSync(handle, text);
	} finally {
		closeSync(handle);
	}
}

function command(name: string, message: string, { file }: Place = {}): void {
	print(`::${name}${file ? ` file=${escaped(file).replace(/:/g, '%3A').replace(/,/g, '%2C')}` : ''}::${escaped(message)}\n`);
}

const escaped = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** Whether the log could not take a line at once. From then on Node's stream waits for it, and keeps the order. */
let isSlow = false;

function print(text: string): void {
	let rest = Buffer.from(text);
	try {
		while (!isSlow && rest.length > 0) rest = rest.subarray(writeSync(1, rest));
	} catch (thrown) {
		if ((thrown as NodeJS.ErrnoException).code !== 'EAGAIN') throw thrown;
		isSlow = true;
	}
	if (rest.length > 0) process.stdout.write(rest);
}
