/**
 * Packages of npm that answer for programs that are missing: qpdf as WebAssembly, PDFium and pdf.js. They work in a thread, for which
 * the caller waits, since programs are asked in the same way.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Picture } from '../../readers/pictures';

interface Questions {
	readonly qpdf: [
		task: {
			readonly args: readonly string[];
			readonly files: ReadonlyMap<string, Uint8Array>;
			readonly names: readonly string[];
		},
		answer: {
			readonly code: number;
			readonly stdout: Uint8Array;
			readonly stderr: Uint8Array;
			readonly written: readonly (readonly [file: string, bytes: Uint8Array])[];
		},
	];
	readonly texts: [task: Locked, answer: string[]];
	readonly sizes: [task: Locked, answer: PageSize[]];
	readonly words: [task: Locked & { readonly last: number }, answer: Word[][]];
	readonly pictures: [
		task: Locked & { readonly dpi: number; readonly first: number; readonly last: number; readonly cropped: boolean },
		answer: Picture[],
	];
	readonly info: [task: Locked, answer: Record<string, string>];
	readonly packet: [task: Pick<Locked, 'bytes'>, answer: string];
	readonly protection: [task: { readonly bytes: Uint8Array; readonly passwords: readonly string[] }, answer: ProtectionView];
	readonly outline: [task: Pick<Locked, 'bytes'>, answer: string[]];
	readonly destinations: [task: Pick<Locked, 'bytes'>, answer: string[]];
	readonly attachments: [task: Locked, answer: (readonly [name: string, bytes: Uint8Array])[]];
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Word {
	readonly text: string;
	readonly box: Box;
}

export interface PageSize {
	readonly width: number;
	readonly height: number;
	readonly rotation: number;
}

export interface ProtectionView {
	readonly needsPassword: boolean;
	/** Whether it opens with each of the passwords given. */
	readonly opens: readonly boolean[];
	/** /P of the encryption dictionary. */
	readonly permissions: number;
	/** The permissions that these bits grant. */
	readonly print: boolean;
	readonly edit: boolean;
	readonly copy: boolean;
	readonly annotate: boolean;
}

interface Locked {
	readonly bytes: Uint8Array;
	readonly password: string | undefined;
}

type Reply<Answer> = { readonly answer: Answer } | { readonly fault: string; readonly isBroken: boolean };

/** Longest time of an answer, in milliseconds. */
const LIMIT = 120_000;
const SCRIPT = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'test', 'support', 'judges', 'stand-ins', 'worker.mjs');

class StandIns {
	private readonly bell = new Int32Array(new SharedArrayBuffer(4));
	private readonly port: MessagePort;
	private readonly worker: Worker;

	constructor() {
		const { port1, port2 } = new MessageChannel();
		this.port = port1;
		this.worker = new Worker(path.resolve(SCRIPT), { workerData: { port: port2, bell: this.bell }, transferList: [port2] });
		this.worker.unref();
		this.port.unref();
	}

	ask(message: object): Reply<unknown> {
		Atomics.store(this.bell, 0, 0);
		this.port.postMessage(message);
		// The thread may wake this one for the question before, of which the answer was there without waiting: only the number counts.
		do {
			if (Atomics.wait(this.bell, 0, 0, LIMIT) === 'timed-out')
				return { fault: `no answer within ${LIMIT / 1000} seconds`, isBroken: true };
		} while (Atomics.load(this.bell, 0) === 0);
		return (receiveMessageOnPort(this.port) as { message: Reply<unknown> }).message;
	}

	stop(): Promise<number> {
		this.port.close();
		return this.worker.terminate();
	}
}

let running: StandIns | undefined;

/** Ends the thread; the next question starts another. */
async function stop(): Promise<void> {
	const ended = running?.stop();
	running = undefined;
	await ended;
}

// Measurements have no such hook, and end with their process.
if (typeof afterAll === 'function') afterAll(stop);

/** @throws if the package cannot answer. */
export function askStandIn<Question extends keyof Questions>(
	question: Question,
	task: Questions[Question][0],
): Questions[Question][1] {
	const reply = (running ??= new StandIns()).ask({ question, ...task }) as Reply<Questions[Question][1]>;
	if ('answer' in reply) return reply.answer;
	if (reply.isBroken) void stop();
	throw new Error(reply.fault);
}

/** Does what the program qpdf would do with these arguments. */
export function qpdfOfNpm(args: readonly string[]): { code: number; stdout: Buffer; stderr: string } {
	const names = args.filter((arg) => !arg.startsWith('-') && path.isAbsolute(arg));
	const files = names.filter((name) => existsSync(name) && statSync(name).isFile());
	const given = new Map(files.map((file) => [file, readFileSync(file)]));
	const { code, stdout, stderr, written } = askStandIn('qpdf', { args, files: given, names });
	for (const [file, bytes] of written) writeFileSync(file, bytes);
	return { code, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr).toString('utf8') };
}
