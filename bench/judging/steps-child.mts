/** The child process of `npm run steps`: it runs an operation on a document, and measures the work between two pauses. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Document } from '../../shared/contract/backend';
import { localBackend } from '../../shared/local';
import { allPorts } from '../../shared/contract/ports';
import { memoryOf, processorTime, threadTime } from '../../test/support/cost/process-figures';
import { rawPages } from '../../test/support/documents/raw';
import { costly } from '../../test/support/hostile/costly';
import { families } from '../../test/support/hostile/families';

/** A file with its operation, or a family of costly documents and their size. */
export type Task =
	| { readonly file: string; readonly operation: OperationName; readonly parameters: RawParameters }
	| { readonly family: string; readonly size: number };

/** Milliseconds of processor time, and bytes. */
export interface Cost {
	readonly kind: 'done';
	/** `ok`, or the code of the refusal. */
	readonly end: string;
	readonly time: number;
	readonly step: number;
	/** More than the process had before. */
	readonly resident: number;
	readonly external: number;
}

process.on('message', (task: Task) => void measure(task).then((cost) => process.send?.(cost)));
process.on('disconnect', () => process.exit());

async function measure(task: Task): Promise<Cost> {
	const { operation, documents, parameters } = workOf(task);
	// Code is loaded before the measurement.
	await run(operation, [small(operation)], parameters, rest);
	resetPeak();
	const { resident } = memoryOf('self');
	const { external: before } = process.memoryUsage();
	let [since, step, external] = [threadTime(), 0, 0];
	const note = (): void => {
		step = Math.max(step, threadTime() - since);
		external = Math.max(external, process.memoryUsage().external - before);
	};
	const started = processorTime();
	const end = await run(operation, documents, parameters, async () => {
		note();
		await rest();
		since = threadTime();
	});
	note();
	return { kind: 'done', end, time: processorTime() - started, step, resident: memoryOf('self').peak - resident, external };
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The peak begins again with the memory that there is now; Linux alone can do that. */
function resetPeak(): void {
	try {
		writeFileSync('/proc/self/clear_refs', '5');
	} catch {
		// The peak stays that of the process.
	}
}

interface Work {
	readonly operation: OperationName;
	readonly documents: readonly Document[];
	readonly parameters: RawParameters;
}

function workOf(task: Task): Work {
	if ('family' in task) {
		const { operation, documents, parameters } = (costly[task.family] ?? families[task.family])!;
		return { operation, documents: documents(task.size), parameters: parameters?.(task.size) ?? {} };
	}
	const document = { name: path.basename(task.file), bytes: readFileSync(task.file) };
	const isCompared = task.operation === 'compare_documents';
	const { operation, parameters } = task;
	return { operation, documents: [document], parameters: isCompared ? { ...parameters, compare_to: document } : parameters };
}

function small(name: OperationName): Document {
	const { accepts } = operationOf(name);
	return accepts === 'text'
		? { name: 'a.md', bytes: Buffer.from('# A\n\n- b *c*\n\n|d|\n|-|\n|e|\n') }
		: { name: 'a.pdf', bytes: rawPages(2, {}) };
}

/** How it ends. */
async function run(
	name: OperationName,
	documents: readonly Document[],
	parameters: RawParameters,
	pause: () => Promise<void>,
): Promise<string> {
	try {
		const given = operationOf(name).input === 'many' && documents.length === 1 ? [documents[0]!, documents[0]!] : documents;
		await localBackend({ pause, ports: allPorts }).run(name, given, decode(name, parameters));
		return 'ok';
	} catch (thrown) {
		return thrown instanceof OctavoError ? thrown.code : 'crash';
	}
}
