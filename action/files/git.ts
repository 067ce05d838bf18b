/** Git as a program that only reads: one process for a question, and one for the content of all blobs. */
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const MOST_BYTES = 2 ** 31 - 1;
const NEW_LINE = 10;

export interface Ran {
	/** -1 if git could not be started. */
	readonly code: number;
	readonly stdout: Buffer;
}

type Reader = ChildProcessByStdio<Writable, Readable, null>;
/** Streams of processes are sockets, which may let the process end. */
type Held = { readonly ref?: () => void; readonly unref?: () => void };

export class Git {
	private reader: Reader | undefined;
	/** Settled when the blob before was read. */
	private turn: Promise<unknown> = Promise.resolve();

	constructor(
		/** Its absolute path. */
		private readonly program: string,
		readonly folder: string,
	) {}

	in(folder: string): Git {
		return new Git(this.program, folder);
	}

	run(...given: readonly string[]): Promise<Ran> {
		const options = { cwd: this.folder, encoding: 'buffer', maxBuffer: MOST_BYTES } as const;
		return new Promise((resolve) => {
			execFile(this.program, withSettings(given), options, (error, stdout) => {
				const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
				resolve({ code, stdout });
			});
		});
	}

	/** The content of a blob; undefined if the clone does not have it. Blobs are read one after the other. */
	blob(name: string): Promise<Buffer | undefined> {
		const read = this.turn.then(() => this.next(name));
		this.turn = read.catch(() => undefined);
		return read;
	}

	private async next(name: string): Promise<Buffer | undefined> {
		const reader = (this.reader ??= this.start());
		const held: readonly Held[] = [reader, reader.stdin as Held, reader.stdout as Held];
		for (const one of held) one.ref?.();
		try {
			return await answerOf(reader, name);
		} finally {
			// A reader that waits for further names does not keep the step from ending.
			for (const one of held) one.unref?.();
		}
	}

	private start(): Reader {
		const reader = spawn(this.program, withSettings(['cat-file', '--batch']), {
			cwd: this.folder,
			stdio: ['pipe', 'pipe', 'ignore'],
		});
		const ended = (): void => void (this.reader = undefined);
		reader.once('error', ended);
		reader.once('close', ended);
		reader.stdin.on('error', ended);
		return reader;
	}
}

/** In a container the workspace has another owner; nothing that git does here runs programs of the repository. */
const withSettings = (given: readonly string[]): string[] => ['-c', 'safe.directory=*', '-c', 'core.quotePath=false', ...given];

/** Git answers with a line that ends with the size, the content, and a line end. */
function answerOf(reader: Reader, name: string): Promise<Buffer | undefined> {
	return new Promise((resolve) => {
		const parts: Buffer[] = [];
		let length = 0;
		let expected = Infinity;
		let start = 0;
		const finish = (content: Buffer | undefined): void => {
			reader.stdout.off('data', take);
			reader.off('close', fail);
			reader.off('error', fail);
			resolve(content);
		};
		const fail = (): void => finish(undefined);
		const take = (part: Buffer): void => {
			parts.push(part);
			length += part.length;
			if (expected === Infinity) {
				const all = Buffer.concat(parts);
				const end = all.indexOf(NEW_LINE);
				if (end < 0) return;
				const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(all.toString('latin1', 0, end)) ?? [];
				if (size === undefined) {
					finish(undefined);
					return;
				}
				start = end + 1;
				expected = start + Number(size) + 1;
			}
			if (length >= expected) finish(Buffer.concat(parts).subarray(start, expected - 1));
		};
		reader.stdout.on('data', take);
		reader.once('close', fail);
		reader.once('error', fail);
		reader.stdin.write(`${name}\n`);
	});
}
