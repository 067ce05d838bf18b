/** A worker thread: the local backend, one operation at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Document, Outcome, ResultFile } from '../shared/contract/backend';
import { asOctavoError } from '../shared/contract/errors';
import { collectAfter } from './collect';
import { localHere } from './local-here';
import { tellOutsideHeap } from './memory-watch';
import { pause } from './pause';
import { movable, toPlain, type FromWorker, type KeptFile, type OfWorker, type ToWorker } from './messages';
import { packResults, type Packed } from './packed';

/** Memory outside of the heap is collected if there is this many times as much of it as of large documents. */
const COPIES = 4;
/** Milliseconds between two reports on the progress of a job, and before the first. */
const PROGRESS_INTERVAL = 1000;

const { limits, ports, servers, outside } = workerData as OfWorker;
const rest = (): Promise<void> => {
	tellOutsideHeap(outside);
	return pause();
};
const backend = localHere(limits, ports, rest, servers);
const files = new Map<number, Uint8Array>();
/** The operation under way: the pool sends the next one when it has the result. */
let running: number | undefined;
/** Reused until it is aborted: signals of Node 20 live until a major garbage collection. */
let controller = new AbortController();

parentPort?.on('message', (message: ToWorker) => {
	if (message.kind === 'run') void run(message);
	else if (message.id === running) controller.abort();
});

// An unreadable message cannot be answered: end the worker, so that the pool fails the job and starts another.
parentPort?.on('messageerror', (error) => {
	throw error;
});

async function run({
	id,
	name,
	documents,
	parameters,
	kept,
	tellsProgress,
	timeLimit,
	packAs,
}: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
	running = id;
	const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
	if (controller.signal.aborted) controller = new AbortController();
	try {
		const outcome = await backend.run(
			name,
			documents,
			{ ...parameters, ...filesOf(kept) },
			{
				signal: controller.signal,
				...(timeLimit ? { timeLimit } : {}),
				...(tellsProgress ? { onProgress: progressOf(id) } : {}),
			},
		);
		const packed = packAs && packResults(name, outcome, packAs);
		if (packed) {
			sayPacked(id, outcome, packed);
			return;
		}
		const moved = movable<Document>([...outcome.documents, ...(outcome.files ?? [])]);
		const results = moved.documents.slice(0, outcome.documents.length);
		const files = moved.documents.slice(outcome.documents.length) as ResultFile[];
		say({ kind: 'done', id, outcome: { ...outcome, documents: results, ...(outcome.files ? { files } : {}) } }, moved.memory);
	} catch (thrown) {
		say({ kind: 'failed', id, error: toPlain(asOctavoError(thrown)) });
	} finally {
		running = undefined;
		// The frame of this function holds the documents.
		setImmediate(() => {
			collectAfter(Math.max(size, process.memoryUsage().external / COPIES));
			tellOutsideHeap(outside);
		});
	}
}

/** Only the facts of the results remain beside the package. */
function sayPacked(id: number, { documents, files, ...outcome }: Outcome, { contentType, pieces }: Packed): void {
	const bytes = new Uint8Array();
	const moved = movable(pieces.map((piece) => ({ name: '', bytes: piece })));
	const packed = { contentType, pieces: moved.documents.map((piece) => piece.bytes) };
	const facts = {
		documents: documents.map((document) => ({ ...document, bytes })),
		...(files ? { files: files.map((file) => ({ ...file, bytes })) } : {}),
	};
	say({ kind: 'done', id, outcome: { ...outcome, ...facts, packed } }, moved.memory);
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
