/** The child process of `npm run comparing`: it compares two files once, in a fresh process. */
import { readFileSync } from 'node:fs';
import type { Document } from '../../shared/contract/backend';
import { decode } from '../../shared/contract/values/decode';
import { loadOperation, localBackend } from '../../shared/local';
import { memoryOf, processorTime, threadTime } from '../../test/support/cost/process-figures';

export interface Task {
	readonly before: string;
	readonly after: string;
}

export interface Compared {
	readonly kind: 'done';
	readonly data: unknown;
	/** Processor time from bytes to data, code loaded during the run included: the machine may also do other work. */
	readonly milliseconds: number;
	/** Longest processor time for which the event loop was blocked. */
	readonly pause: number;
	/** Peak resident memory, and how much of it was there before. */
	readonly memory: number;
	readonly idle: number;
}

process.on('message', (task: Task) => void compared(task).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());

async function compared({ before, after }: Task): Promise<Compared> {
	const [old, now] = [named(before), named(after)];
	await loadOperation('compare_documents');
	const idle = memoryOf('self').resident;
	let [last, pause] = [threadTime(), 0];
	const note = (): void => {
		pause = Math.max(pause, threadTime() - last);
		last = threadTime();
	};
	const started = processorTime();
	const backend = localBackend({
		pause: () => {
			note();
			return new Promise((resolve) => setImmediate(resolve));
		},
	});
	const { data } = await backend.run('compare_documents', [now], decode('compare_documents', { compare_to: old }));
	const milliseconds = processorTime() - started;
	note();
	return { kind: 'done', data, milliseconds, pause, memory: memoryOf('self').peak, idle };
}

const named = (file: string): Document => ({ name: file, bytes: readFileSync(file) });
