/** A worker thread: the local backend, one operation at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import zlib from 'node:zlib';
import type { Document, ResultFile } from '../shared/backend';
import { asOctavoError } from '../shared/errors';
import { localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import type { Limits } from '../shared/pdf/limits';
import { movable, toPlain, type FromWorker, type ToWorker } from './messages';

const backend = localBackend({
	pause: () => new Promise((resolve) => setImmediate(resolve)),
	limits: workerData as Partial<Limits>,
	codec: nativeCodec(zlib),
});
const running = new Map<number, AbortController>();

parentPort?.on('message', (message: ToWorker) => {
	if (message.kind === 'cancel') running.get(message.id)?.abort();
	else void run(message);
});

// An unreadable message cannot be answered: end the worker, so that the pool fails the job and starts another.
parentPort?.on('messageerror', (error) => {
	throw error;
});

async function run({ id, name, documents, parameters }: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
	const controller = new AbortController();
	running.set(id, controller);
	try {
		const outcome = await backend.run(name, documents, parameters, { signal: controller.signal });
		const moved = movable<Document>([...outcome.documents, ...(outcome.files ?? [])]);
		const results = moved.documents.slice(0, outcome.documents.length);
		const files = moved.documents.slice(outcome.documents.length) as ResultFile[];
		say({ kind: 'done', id, outcome: { ...outcome, documents: results, ...(outcome.files ? { files } : {}) } }, moved.memory);
	} catch (thrown) {
		say({ kind: 'failed', id, error: toPlain(asOctavoError(thrown)) });
	} finally {
		running.delete(id);
	}
}

function say(message: FromWorker, memory: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, memory);
}
