/** Starts the command with the streams of the process, and ends with its code. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { reasonOf } from '../runs/disk/write';
import { systemCode } from '../runs/messages/log';
import { DONE, FAILED } from './exit-codes';
import { main } from './main';
import type { Terminal } from './terminal';

export async function start(): Promise<void> {
	// A reader such as `head` closes the pipe when it has enough. That is not a failure of ours, and the documents are done all the same.
	process.stderr.on('error', () => undefined);
	let isTold = false;
	process.stdout.on('error', (thrown: unknown) => {
		if (systemCode(thrown) === 'EPIPE' || isTold) return;
		isTold = true;
		process.stderr.write(`octavo: standard output cannot be written: ${reasonOf(thrown)}\n`);
		process.exitCode = FAILED;
	});
	const stopped = (): void => {
		// Nothing is left to wait for, and Node would end with success.
		process.stderr.write('octavo: stopped before it had finished\n');
		process.exitCode = FAILED;
	};
	process.once('beforeExit', stopped);
	const code = await main(process.argv.slice(2), terminalOf(), version);
	process.removeListener('beforeExit', stopped);
	// A code that is set is that of the output.
	if (code !== DONE || process.exitCode === undefined) process.exitCode = code;
}

const terminalOf = (): Terminal => ({
	input: process.stdin,
	print: (data) =>
		new Promise((resolve) => {
			process.stdout.write(data, () => resolve());
		}),
	tell: (line) => void process.stderr.write(`${line}\n`),
	isPersonReading: process.stdout.isTTY,
	drawsBars: process.stderr.isTTY && process.env['TERM'] !== 'dumb',
	ask: askSecret,
	environment: process.env,
	folder: process.cwd(),
	worker: () => Promise.resolve(fileURLToPath(new URL('./worker.mjs', import.meta.url))),
});

/** Without an echo: the question is shown, and the answer is not. */
async function askSecret(question: string): Promise<string> {
	if (!process.stdin.isTTY) throw new Error('no person is at the terminal');
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
	// From now on, no key is shown.
	process.stderr.write(question);
	// While a line is edited, the terminal gives Ctrl-C to its reader.
	lines.once('SIGINT', () => {
		lines.close();
		process.kill(process.pid, 'SIGINT');
	});
	const ended = new Promise<never>((_, reject) => lines.once('close', () => reject(new Error('the input has ended'))));
	try {
		return await Promise.race([lines.question(''), ended]);
	} finally {
		lines.close();
		process.stderr.write('\n');
	}
}
