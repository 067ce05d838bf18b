/** A worker thread: the local backend, one operation at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Document, OnResult, Outcome, ResultFile } from '../shared/contract/backend';
import { asOctavoError } from '../shared/contract/errors';
import { collectAfter } from './collect';
import { localHere } from './local-here';
import { tellOutsideHeap } from './memory-watch';
import { pause } from './pause';
import { MadeResults } from './made-results';
import { movable, toPlain, type FromWorker, type KeptFile, type OfWorker, type ToWorker } from './messages';
import { joinSmall, packResults, type Packed } from './packed';
import { PieceSender } from './piece-sender';

/** Memory outside of the heap is collected if there is this many times as much of it as of large documents. */
const COPIES = 4;
/** Milliseconds between two reports on the progress of a job, and before the first. */
const PROGRESS_INTERVAL = 1000;

const { limits, ports, lending, outside, kept: mostKept } = workerData as OfWorker;
const rest = (): Promise<void> => {
	tellOutsideHeap(outside);
	return pause();
};
const backend = localHere(limits, ports, rest, lending);
const files = new Map<number, Uint8Array>();
/** The operation under way: the pool sends the next one when it has the result. */
let running: number | undefined;
let sender: PieceSender | undefined;
/** Reused until it is aborted: signals of Node 20 live until a major garbage collection. */
let controller = new AbortController();

parentPort?.on('message', (message: ToWorker) => {
	if (message.kind === 'run') void run(message);
	else if (message.id !== running) return;
	else if (message.kind === 'cancel') controller.abort();
	else sender?.allow(message.bytes);
});

// An unreadable message cannot be answered: end the worker, so that the pool fails the job and starts another.
parentPort?.on('messageerror', (error) => {
	throw error;
});

type Run = Extract<ToWorker, { kind: 'run' }>;

async function run(message: Run): Promise<void> {
	const { id, documents } = message;
	running = id;
	const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
	if (controller.signal.aborted) controller = new AbortController();
	try {
		await answer(message);
	} catch (thrown) {
		say({ kind: 'failed', id, error: toPlain(asOctavoError(thrown)) });
	} finally {
		running = sender = undefined;
		// The frame of this function holds the documents.
		setImmediate(() => {
			collectAfter(Math.max(size, process.memoryUsage().external / COPIES));
			tellOutsideHeap(outside);
		});
	}
}

async function answer({ id, name, documents, parameters, kept, tellsProgress, timeLimit, packAs }: Run): Promise<void> {
	const values = { ...parameters, ...filesOf(kept) };
	const made = new MadeResults(packAs ? mostKept : Infinity);
	const work = (onResult: OnResult): Promise<Outcome> =>
		backend.run(name, documents, values, {
			signal: controller.signal,
			onResult,
			...(timeLimit ? { timeLimit } : {}),
			...(tellsProgress ? { onProgress: progressOf(id) } : {}),
		});
	const outcome = await work(made.take);
	const writer = packAs && made.isTooMuch ? made.writerFor(name, outcome, packAs, documents) : undefined;
	if (writer) {
		const { contentType, length } = writer;
		sender = new PieceSender(controller.signal, (piece) => sayPiece(id, piece));
		say({ kind: 'begun', id, outcome: { ...factsOf(outcome), packed: { contentType, length, pieces: [] } } });
		await work(made.send(writer, sender.send));
		for (const piece of joinSmall(writer.end())) await sender.send(piece);
		return say({ kind: 'end', id });
	}
	const packed = packAs && packResults(name, outcome, packAs);
	if (packed) return sayPacked(id, outcome, packed);
	const moved = movable<Document>([...outcome.documents, ...(outcome.files ?? [])]);
	const results = moved.documents.slice(0, outcome.documents.length);
	const files = moved.documents.slice(outcome.documents.length) as ResultFile[];
	say({ kind: 'done', id, outcome: { ...outcome, documents: results, ...(outcome.files ? { files } : {}) } }, moved.memory);
}

function sayPacked(id: number, outcome: Outcome, packed: Packed): void {
	const moved = movable(packed.pieces.map((piece) => ({ name: '', bytes: piece })));
	const pieces = moved.documents.map(({ bytes }) => bytes);
	say({ kind: 'done', id, outcome: { ...factsOf(outcome), packed: { ...packed, pieces } } }, moved.memory);
}

function sayPiece(id: number, piece: Uint8Array): void {
	const { documents, memory } = movable([{ name: '', bytes: piece }]);
	say({ kind: 'piece', id, bytes: documents[0]!.bytes }, memory);
}

/** Only the facts of the results remain beside the package. */
function factsOf({ documents, files, ...outcome }: Outcome): Outcome {
	const bytes = new Uint8Array();
	return {
		...outcome,
		documents: documents.map((document) => ({ ...document, bytes })),
		...(files ? { files: files.map((file) => ({ ...file, bytes })) } : {}),
	};
}

/** A copy of a file that is kept must be the same memory every time. */
function filesOf(kept: readonly KeptFile[]): Record<string, Document> {
	for (const { id, bytes } of kept) if (bytes) files.set(id, bytes);
	return Object.fromEntries(kept.map(({ field, id, name }) => [field, { name, bytes: files.get(id)! }]));
}

function progressOf(id: number): (fraction: number) => void {
	let last = performance.now();
	return (fraction) => {
		const now = performance.now();
		if (now - last < PROGRESS_INTERVAL) return;
		last = now;
		say({ kind: 'progress', id, fraction });
	};
}

function say(message: FromWorker, memory: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, memory);
}
