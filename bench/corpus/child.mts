/** A child of the pool: a long-lived process that runs one operation after another and may be killed during any of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../shared/backend';
import { decode } from '../../shared/decode';
import { OctavoError } from '../../shared/errors';
import { localBackend } from '../../shared/local';
import type { OperationName } from '../../shared/operations';
import type { Failure } from '../../test/support/readers/worker';
import { withFiles, type FurtherFile } from '../further-files.mts';
import { withPdfLib } from './pdf-lib.mts';

export interface Task {
	readonly engine: 'octavo' | 'pdf-lib';
	readonly operation: OperationName;
	readonly parameters: Readonly<Record<string, string | number | boolean | FurtherFile>>;
	/** Paths. */
	readonly inputs: readonly string[];
	/** For pdf-lib: zero-based pages of the result, and how many of them are turned. */
	readonly order: readonly number[];
	readonly turned?: number;
	/** Results are written to this path with `0.pdf`, `1.pdf` … appended. */
	readonly output: string;
}

export interface Written {
	readonly path: string;
	readonly size: number;
	readonly pageCount?: number;
}

export type Answer =
	| {
			readonly kind: 'done';
			readonly documents: readonly Written[];
			/** Of an operation that answers questions. */
			readonly data?: JsonObject;
			readonly milliseconds: number;
	  }
	| { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly milliseconds: number }
	| { readonly kind: 'crash'; readonly message: string; readonly milliseconds: number };

export type Reply = Answer | Failure;

const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });

process.on('message', (task: Task) => void answer(task).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());

async function answer(task: Task): Promise<Answer> {
	const inputs = task.inputs.map((file) => ({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }));
	const started = performance.now();
	const milliseconds = () => Math.round(performance.now() - started);
	try {
		const results =
			task.engine === 'octavo'
				? await backend.run(task.operation, inputs, decode(task.operation, withFiles(task.parameters)))
				: { documents: [{ bytes: await withPdfLib(inputs[0]?.bytes ?? new Uint8Array(), task.order, task.turned) }] };
		const time = milliseconds();
		const documents = results.documents.map((document, index): Written => {
			const file = `${task.output}${index}.pdf`;
			writeFileSync(file, document.bytes);
			return {
				path: file,
				size: document.bytes.length,
				...('pageCount' in document && document.pageCount !== undefined ? { pageCount: document.pageCount } : {}),
			};
		});
		const data = 'data' in results ? results.data : undefined;
		return { kind: 'done', documents, ...(data ? { data } : {}), milliseconds: time };
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code !== 'internal')
			return { kind: 'refused', code: thrown.code, message: thrown.message, milliseconds: milliseconds() };
		return { kind: 'crash', message: trace(thrown), milliseconds: milliseconds() };
	}
}

/** The message and the places nearest to the fault. */
function trace(thrown: unknown): string {
	const cause = thrown instanceof OctavoError && thrown.cause !== undefined ? thrown.cause : thrown;
	const lines = String((cause instanceof Error && cause.stack) || cause).split('\n');
	return lines
		.slice(0, 5)
		.map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*\/(?=\S+:\d+:\d+)/, '('))
		.join(' | ');
}
