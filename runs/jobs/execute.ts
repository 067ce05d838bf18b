/** Does one job: reads its files when their turn comes, takes them through the steps, writes the results, drops the documents. */
import type {
	Backend,
	DocumentFacts,
	Facts,
	JsonObject,
	ResultDocument,
	ResultFile,
	RunOptions,
} from '../../shared/contract/backend';
import { invalidParameters, OctavoError, type TimeLimit } from '../../shared/contract/errors';
import { kebab } from '../../shared/contract/names';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { partNumber } from '../../shared/file-names/part-names';
import { distinctNames, FILE_NAME, type NameRules, safeName, TITLE } from '../../shared/file-names/safe-names';
import { notesInOrder, type NoteCode } from '../../shared/contract/notes';
import {
	csvOfTable,
	hasMore,
	jsonLinesOf,
	piecesOfResult,
	tablesOfResult,
	textOfResult,
	withoutText,
} from '../../shared/contract/text-result';
import { writeNew } from '../disk/calls';
import { spellNames, type Spelling } from '../messages/spelling';
import { differenceIn, withoutDifference } from './compared';
import type { Claim } from '../disk/identity';
import type { Result } from '../disk/write';
import { givesText, isCsv, type Job, type ResultName } from '../steps/plan';
import { tooLittleSaved } from '../steps/saving';
import type { Decoded, Step } from '../steps/step-values';
import { afterCheck, forReport } from './check';
import type { Numbers } from './continue-numbers';
import type { Holding } from './holding';
import { countNoun } from '../../shared/sentences';
import { addAll } from '../../shared/lists';

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
	/** The facts that the operations found or caused. */
	readonly facts: Facts;
	readonly notes: readonly string[];
	readonly message: string | null;
	/** The data of operations that give data, by their keys, such as `info`. The output has each beside the other members. */
	readonly data: Readonly<Record<string, JsonObject>>;
}

export interface JobContext {
	readonly steps: readonly Step[];
	/** Of names in notes. */
	readonly spelling: Spelling;
	readonly signal: AbortSignal;
	readonly timeLimit: TimeLimit;
	readonly minimumSaving: number | undefined;
	/** The parameters of a step for an input, with the content of further files. @throws OctavoError */
	readonly parametersOf: (step: Step, input: string) => Promise<Decoded>;
	/** The parameters that continued page numbers add, for the input at a position of a job. */
	readonly numbersOf: (job: Job, position: number) => Numbers | undefined;
	readonly claim: Claim;
	readonly write: (results: readonly Result[]) => Promise<void>;
	readonly onProgress: (input: string, operation: string, fraction: number) => void;
}

/** A note with the names that it mentions as they are spelled here. */
interface SpelledNote {
	readonly code: NoteCode;
	readonly text: string;
}

/** The known facts about a document, or about a file made of it, on its way through the steps. */
interface Known {
	readonly source: string;
	readonly facts: Facts;
	readonly notes: readonly SpelledNote[];
	readonly data: Row['data'];
}

/** `D` is how the documents are held. */
interface WorkItem<D> extends Known {
	/** Of its input among those of the job. */
	readonly position: number;
	readonly document: ResultDocument<D>;
	/** Of the last step, if it gives files. */
	readonly files?: readonly ResultFile<D>[];
}

/** Thrown by `execute`: the error, the input at fault, and the step, where there are several. */
export class JobError extends Error {
	constructor(
		readonly input: string,
		override readonly cause: unknown,
		readonly step: string | undefined,
		readonly operation: OperationName | undefined,
	) {
		super('a job failed');
	}
}

/** A document, with the name that the region or the engine gives it. */
interface Named {
	readonly name: string;
}

/** @throws JobError */
export async function execute<D extends Named>(
	job: Job,
	context: JobContext,
	backend: Backend<D>,
	holding: Holding<D>,
): Promise<Row[]> {
	const first = job.inputs[0] ?? '';
	const at: At = { source: first };
	const held: D[] = [];
	try {
		let items: WorkItem<D>[] = [];
		for (const [position, source] of job.inputs.entries()) {
			at.source = source;
			items.push({ position, source, document: await holding.read(source), facts: {}, notes: [], data: {} });
		}
		const bytesBefore = items.reduce((sum, { document }) => sum + holding.sizeOf(document), 0);
		for (const [index, step] of context.steps.entries()) {
			at.operation = step.name;
			if (context.steps.length > 1) at.step = `steps[${index + 1}] (${step.name})`;
			items = await advance(items, step, job, context, backend, at);
			addAll(
				held,
				items.flatMap(({ document, files = [] }) => [document, ...files]),
			);
		}
		at.source = first;
		delete at.step;
		delete at.operation;
		const results = resultsOf(job, items).map((result) => unlessTooLarge(result, bytesBefore, context, holding));
		const written = results.flatMap(({ output, result }) =>
			output === null || result === null ? [] : [{ path: output, write: (file: string) => writeResult(result, file, holding) }],
		);
		for (const { path } of written) context.claim(path, job);
		await context.write(written);
		return results.map(({ result, status, output, pages, facts, notes, message, data }): Row => {
			const bytesAfter = result === null ? null : sizeOfResult(result, holding);
			return { status, input: first, inputs: job.inputs, output, pages, bytesBefore, bytesAfter, facts, notes, message, data };
		});
	} catch (thrown) {
		throw new JobError(at.source, thrown, at.step, at.operation);
	} finally {
		await holding.release(held);
	}
}

/** Where a job is, for its error. */
interface At {
	source: string;
	step?: string;
	operation?: OperationName;
}

/** The result of a job: the members of its rows, and the document or the bytes to write. */
type Final<D> = Pick<Row, 'status' | 'output' | 'pages' | 'facts' | 'notes' | 'message' | 'data'> & {
	readonly result: D | Uint8Array | null;
};

function unlessTooLarge<D>(final: Final<D>, before: number, { minimumSaving }: JobContext, holding: Holding<D>): Final<D> {
	const message = final.result === null ? undefined : tooLittleSaved(before, sizeOfResult(final.result, holding), minimumSaving);
	return message === undefined ? final : { ...final, status: 'skipped', output: null, result: null, message };
}

const sizeOfResult = <D>(result: D | Uint8Array, holding: Holding<D>): number =>
	result instanceof Uint8Array ? result.length : holding.sizeOf(result);

const writeResult = <D>(result: D | Uint8Array, file: string, holding: Holding<D>): Promise<void> =>
	result instanceof Uint8Array ? writeNew(file, result) : holding.write(result, file);

function resultsOf<D extends Named>(job: Job, items: readonly WorkItem<D>[]): Final<D>[] {
	if (job.kind === 'files') return items.flatMap((item) => filesOf(job, item));
	const named = (textOf: (document: DocumentFacts) => string | undefined) =>
		distinctNames(
			items.map(({ document }, index) => safeName(textOf(document) ?? '', TITLE, partNumber(index + 1))),
			TITLE,
		);
	const titles = named(({ title }) => title);
	const matches = named(({ match }) => match);
	if (job.kind === 'data') return items.map((item) => dataOf(job, item));
	const outputOf = (index: number): string =>
		job.outputPath({ index: index + 1, title: titles[index] ?? '', match: matches[index] ?? '' });
	return items.map(({ document, facts, notes, data }, index) => ({
		status: 'done',
		output: outputOf(index),
		result: givesText(job.kind) ? bytesOfText(data, outputOf(index)) : document,
		pages: document.pageCount ?? null,
		facts: { ...facts, ...(job.tellsMatch && document.match !== undefined && { match: document.match }) },
		notes: textsOf(notes),
		message: null,
		data: givesText(job.kind) ? aboutText(data) : withoutDifference(data),
	}));
}

/** Documents that were only read; what a comparison found may be shown in a document. */
function dataOf<D>(job: Job, { document, facts, notes, data }: WorkItem<D>): Final<D> {
	const difference = differenceIn(data);
	return {
		status: 'done',
		output: difference ? job.outputPath({ index: 1 }) : null,
		result: difference ?? null,
		pages: document.pageCount ?? null,
		facts,
		notes: textsOf(notes),
		message: null,
		data: withoutDifference(data),
	};
}

/** The key of the data of `extract_text`. */
const CONTENT = operationOf('extract_text').dataKey ?? '';

/**
 * The file of a text: pieces line by line, a table as CSV if the path says so, with separate pages or tables
 * everything that is known of them, otherwise the text alone.
 *
 * @throws OctavoError `invalid_parameters` on `output` if CSV cannot hold the tables
 */
function bytesOfText({ [CONTENT]: content = {} }: Row['data'], output: string): Uint8Array {
	if (isCsv(output) && hasMore(content)) return Buffer.from(csvOfTable(content) ?? refuseCsv(content), 'utf8');
	const pieces = piecesOfResult(content);
	if (pieces) return Buffer.from(jsonLinesOf(pieces), 'utf8');
	return Buffer.from(hasMore(content) ? JSON.stringify(content) : textOfResult(content), 'utf8');
}

function refuseCsv(content: JsonObject): never {
	const count = countNoun(tablesOfResult(content).length, 'table');
	throw invalidParameters([
		{
			field: 'output',
			message: `is a .csv file, which holds one table, and the document has ${count} on these pages: write .json, or name other pages`,
			mentions: ['pages'],
		},
	]);
}

/** The text is in the file and not in the output `results`, which has a limit. */
const aboutText = ({ [CONTENT]: content = {}, ...others }: Row['data']): Row['data'] => ({
	...others,
	[CONTENT]: withoutText(content),
});

const textsOf = (notes: readonly SpelledNote[]): string[] => notes.map(({ text }) => text);

/** A document must not choose a hidden name, such as `.git` or `.npmrc`, which other programs obey. */
const ATTACHED: NameRules = { ...FILE_NAME, leadingDots: false };

/** The number of the page and the end of the name of an image of a page. */
function pageIn(name: string): { page?: string; extension?: string } {
	const [, page, extension] = /-(\d+)\.([a-z]+)$/.exec(name) ?? [];
	return page === undefined || extension === undefined ? {} : { page, extension };
}

const textOfFact = (fact: unknown): string => (typeof fact === 'string' || typeof fact === 'number' ? `${fact}` : '');

function filesOf<D extends Named>(job: Job, { files = [], facts, notes, data }: WorkItem<D>): Final<D>[] {
	const common = { pages: null, notes: textsOf(notes), data };
	if (files.length === 0)
		return [{ ...common, status: 'skipped', output: null, result: null, facts, message: 'The document has no matching files' }];
	const names = distinctNames(
		files.map(({ name }, index) => safeName(name, ATTACHED, `file-${index + 1}`)),
		ATTACHED,
	);
	const labels = distinctNames(
		files.map(({ facts: { label, page } }, index) => safeName(textOfFact(label), ATTACHED, textOfFact(page ?? index + 1))),
		ATTACHED,
	);
	const nameOf = (index: number): ResultName => {
		const file = names[index] ?? '';
		return { index: index + 1, file, label: labels[index] ?? '', ...pageIn(file) };
	};
	return files.map((file, index) => ({
		...common,
		status: 'done',
		output: job.outputPath(nameOf(index)),
		result: file,
		facts: { ...facts, mimeType: file.mediaType, ...file.facts },
		message: null,
	}));
}

/** For the compiler, the union of the parameters of all operations is too large to be spread. */
const withEntries = <P extends object>(parameters: P, entries: object | undefined): P => ({ ...parameters, ...entries });

const runOptions = ({ signal, timeLimit, onProgress }: JobContext, source: string, step: Step): RunOptions => ({
	signal,
	timeLimit,
	onProgress: (fraction) => onProgress(source, kebab(step.name), fraction),
});

/** One step for all documents on their way: a merge takes them together, any other operation one by one. */
async function advance<D extends Named>(
	items: readonly WorkItem<D>[],
	step: Step,
	job: Job,
	context: JobContext,
	backend: Backend<D>,
	at: At,
): Promise<WorkItem<D>[]> {
	const { input, dataKey } = operationOf(step.name);
	const together = input === 'many';
	const groups = together ? [items] : items.map((item) => [item]);
	const onward: WorkItem<D>[] = [];
	for (const group of groups) {
		const [first] = group;
		if (!first) continue;
		at.source = first.source;
		const given = await context.parametersOf(step, together ? (job.inputs[0] ?? '') : first.source);
		const numbers = step.name === 'add_page_numbers' ? context.numbersOf(job, first.position) : undefined;
		const parameters = forReport(step, withEntries(given, numbers));
		const outcome = await backend
			.run(
				step.name,
				group.map(({ document }) => document),
				parameters,
				runOptions(context, first.source, step),
			)
			.catch((thrown: unknown) => {
				const position = thrown instanceof OctavoError ? thrown.position : undefined;
				at.source = group[(position ?? 1) - 1]?.source ?? first.source;
				throw thrown;
			});
		const { documents, files, notes, facts, data } = afterCheck(step, outcome, context.spelling);
		// Facts about each of several documents are not facts about the document that they become.
		const before: Known = together ? { ...first, facts: {}, data: {} } : first;
		const known: Known = {
			source: first.source,
			facts: { ...before.facts, ...facts },
			notes: notesInOrder(
				group.flatMap((one) => one.notes),
				notes.map(({ code, message, mentions = [] }) => ({ code, text: spellNames(context.spelling, message, mentions) })),
			),
			data: data === undefined || dataKey === undefined ? before.data : { ...before.data, [dataKey]: data },
		};
		const { position } = first;
		if (files !== undefined) onward.push({ ...known, position, document: first.document, files });
		else
			for (const document of documents) {
				const names = { ...(together ? {} : namesOfPart(first.document)), ...namesOfPart(document), name: first.document.name };
				onward.push({
					...known,
					position,
					document: { ...document, ...names },
					facts: { ...known.facts, ...partFacts(document) },
				});
			}
	}
	return onward;
}

/** A part keeps the title and the match that it has from a split: they name the result ({title}, {match}). */
const namesOfPart = ({ title, match }: DocumentFacts): Pick<DocumentFacts, 'title' | 'match'> => ({
	...(title === undefined ? {} : { title }),
	...(match === undefined ? {} : { match }),
});

/** The known facts about a part of a split. */
function partFacts({ firstPage, lastPage, title }: DocumentFacts): Facts {
	return {
		...(firstPage === undefined || lastPage === undefined ? {} : { firstPage, lastPage }),
		...(title === undefined ? {} : { title }),
	};
}
