/** Does one job: reads its files when their turn comes, takes them through the steps, writes the results, drops the bytes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Backend, Facts, ResultDocument } from '../shared/backend';
import { OctavoError } from '../shared/errors';
import { kebab } from '../shared/names';
import { operationOf } from '../shared/operations';
import { systemCode } from './log';
import type { Job } from './plan';
import type { Step } from './steps';
import type { Result } from './write';

/** One result, or one failure, as the `results` output tells it. */
export interface Row {
	readonly status: 'done' | 'failed' | 'planned' | 'skipped';
	/** The first input, or the one at fault. */
	readonly input: string;
	readonly inputs: readonly string[];
	readonly output: string | null;
	readonly pages: number | null;
	/** Of all inputs together. */
	readonly bytesBefore: number | null;
	readonly bytesAfter: number | null;
	/** What the operations found out and did. */
	readonly facts: Facts;
	readonly notes: readonly string[];
	readonly message: string | null;
}

/** How the small text file begins that stands for a document in Git LFS. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

export interface JobContext {
	readonly backend: Backend;
	readonly steps: readonly Step[];
	readonly workspace: string;
	readonly signal: AbortSignal;
	/** @throws OctavoError for a path that must not be written, such as another input's. */
	readonly claim: (output: string, job: Job) => void;
	readonly write: (results: readonly Result[]) => Promise<void>;
	readonly onProgress: (input: string, operation: string, fraction: number) => void;
}

/** A document on its way, and the input that it came from. */
interface WorkItem {
	readonly source: string;
	readonly document: ResultDocument;
	readonly facts: Facts;
	readonly notes: readonly string[];
}

/** Thrown by `execute`: the error and the input at fault. */
export class JobError extends Error {
	constructor(
		readonly input: string,
		override readonly cause: unknown,
	) {
		super('a job failed');
	}
}

/** @throws JobError */
export async function execute(job: Job, context: JobContext): Promise<Row[]> {
	const first = job.inputs[0] ?? '';
	const at = { source: first };
	try {
		let items: WorkItem[] = [];
		for (const source of job.inputs) {
			at.source = source;
			items.push({ source, document: await read(source, context.workspace), facts: {}, notes: [] });
		}
		const bytesBefore = items.reduce((sum, { document }) => sum + document.bytes.length, 0);
		for (const step of context.steps) items = await advance(items, step, context, at);
		at.source = first;
		const results = items.map(({ document }, index) => ({ path: job.outputPath(index + 1), bytes: document.bytes }));
		for (const result of results) context.claim(result.path, job);
		await context.write(results);
		return items.map(({ document, facts, notes }, index): Row => {
			return {
				status: 'done',
				input: first,
				inputs: job.inputs,
				output: results[index]?.path ?? null,
				pages: document.pageCount ?? null,
				bytesBefore,
				bytesAfter: document.bytes.length,
				facts,
				notes,
				message: null,
			};
		});
	} catch (thrown) {
		throw new JobError(at.source, thrown);
	}
}

/** One step for all documents on their way: a merge takes them together, any other operation one by one. */
async function advance(items: readonly WorkItem[], step: Step, context: JobContext, at: { source: string }): Promise<WorkItem[]> {
	const together = operationOf(step.name).input === 'many';
	const groups = together ? [items] : items.map((item) => [item]);
	const onward: WorkItem[] = [];
	for (const group of groups) {
		const [first] = group;
		if (!first) continue;
		at.source = first.source;
		const { documents, notes, facts } = await context.backend
			.run(
				step.name,
				group.map(({ document }) => document),
				step.params,
				{
					signal: context.signal,
					onProgress: (fraction) => context.onProgress(first.source, kebab(step.name), fraction),
				},
			)
			.catch((thrown: unknown) => {
				const position = thrown instanceof OctavoError ? thrown.position : undefined;
				at.source = group[(position ?? 1) - 1]?.source ?? first.source;
				throw thrown;
			});
		// What was found out about each of several documents is no fact about all of them.
		const factsBefore = together ? {} : first.facts;
		const notesBefore = group.flatMap((one) => one.notes);
		for (const document of documents)
			onward.push({
				source: first.source,
				document: { ...document, name: first.document.name },
				facts: { ...factsBefore, ...facts, ...rangeOf(document) },
				notes: [...notesBefore, ...notes.map(({ message }) => message)],
			});
	}
	return onward;
}

/** The pages of a part of a split. */
function rangeOf({ firstPage, lastPage }: ResultDocument): Facts {
	return firstPage === undefined || lastPage === undefined ? {} : { firstPage, lastPage };
}

/** @throws OctavoError */
async function read(source: string, workspace: string): Promise<ResultDocument> {
	const bytes = await readFile(path.resolve(workspace, source)).catch((thrown: unknown) => {
		const code = systemCode(thrown);
		// Node reads at most 2 GiB at once, which is also the engine's limit.
		if (code === 'ERR_FS_FILE_TOO_LARGE')
			throw new OctavoError('limit_exceeded', 'The file is larger than 2 GB, and documents of up to 2 GB can be processed', {
				advice: 'Split the document where it is made',
				cause: thrown,
			});
		throw new OctavoError('unreadable_document', `The file could not be opened (${code})`, { cause: thrown });
	});
	if (bytes.subarray(0, LFS_POINTER.length).toString('latin1') === LFS_POINTER)
		throw new OctavoError('unreadable_document', 'The file is a pointer of Git LFS, not the document itself', {
			advice: 'Fetch the documents with the repository: set lfs: true for actions/checkout',
		});
	return { name: path.posix.basename(source), bytes };
}
