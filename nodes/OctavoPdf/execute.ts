/** Turns items into documents, runs the backend on them, and turns the results into items. */
import { NodeApiError, NodeOperationError, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import type { Backend, Outcome } from '../../shared/contract/backend';
import { asOctavoError, FAULTS_OF_ONE_DOCUMENT, OctavoError, ownIssues } from '../../shared/contract/errors';
import { continuedNumbers, selectedPagesOf } from '../../shared/local/count-pages';
import { camel } from '../../shared/contract/names';
import type { NoteCode } from '../../shared/contract/notes';
import { operationNames, operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import { breathe } from './breathe';
import { afterCheck, forReport, reportOf } from './check';
import { inLabels, toNodeError, type ErrorContext } from './errors';
import { FileCache } from './file-cache';
import { guardSize, locate, locateAll, natural, type Source } from './files';
import { fromAddress, fromBase64, fromElsewhere } from './further-sources';
import { Hints } from './hints';
import { givenCertificate } from './certificate';
import { inMemory, type Holding, type Named } from './holding';
import { readHostOptions, type HostOptions } from './host-options';
import { failedItem, outputItems, resultName, type Batch, type Skipped } from './output';
import { fromItemJson, namedBy, withUnmatched } from './form-values';
import { INPUT_FROM } from './panel/input-properties';
import { readParameters, type FileLoader, type Given } from './parameters';
import { inRegion } from './region';
import { locateText, mentionedImages, xmlSource } from './text-source';
import { addAll } from '../../shared/lists';

const NUMBERING = 'add_page_numbers';

/** `D` is how the documents are held. */
interface Run<D> {
	readonly context: IExecuteFunctions;
	readonly holding: Holding<D>;
	readonly hints: Hints;
	readonly files: FileCache;
}

export async function executeItems(context: IExecuteFunctions): Promise<INodeExecutionData[]> {
	const all = context.getInputData().map((_, item) => item);
	if (all.length === 0) return [];
	return await executeAll(context, all).catch((thrown: unknown) => {
		const isOfNode = thrown instanceof NodeOperationError || thrown instanceof NodeApiError;
		const isCancelled = context.getExecutionCancelSignal()?.aborted === true;
		if (!isOfNode || isCancelled || !context.continueOnFail()) throw thrown;
		// If a node that continues throws, n8n passes its input on, without an error and as if the work had been done.
		return all.map((item) => failedItem(context, thrown, item, { source: undefined, found: {} }));
	});
}

async function executeAll(context: IExecuteFunctions, all: readonly number[]): Promise<INodeExecutionData[]> {
	const operation = operationNames.find((name) => camel(name) === context.getNodeParameter('operation', 0));
	if (!operation)
		throw new NodeOperationError(context.getNode(), 'The operation is not known', {
			description: 'Choose an operation from the list',
		});
	const joined = operationOf(operation).input === 'many' && context.getNodeParameter('mergeSource', 0) === 'allItems';
	const batches: Batch[] = (joined ? [all] : all.map((item) => [item])).map((items) => ({ items, operation, joined }));
	const process: unknown = context.getNodeParameter('process', 0);
	if (process !== 'local' && process !== 'region')
		throw new NodeOperationError(context.getNode(), 'Process must be one of local (Locally), region (In a Region)');
	if (process === 'local') return await executeBatches(context, batches, inMemory(context));
	const holding = await inRegion(context).catch((thrown: unknown) => {
		throw toNodeError(context, thrown, { operation, item: 0, file: 'of the input' });
	});
	return await executeBatches(context, batches, holding);
}

async function executeBatches<D extends Named>(
	context: IExecuteFunctions,
	batches: readonly Batch[],
	holding: Holding<D>,
): Promise<INodeExecutionData[]> {
	const run: Run<D> = { context, holding, hints: new Hints(context.getInputData().length), files: new FileCache(context) };
	const numbers = await numbersByBatch(run, batches);
	const output: INodeExecutionData[] = [];
	for (const batch of batches) {
		refuseWhenCancelled(context, batch);
		addAll(output, await attemptBatch(run, batch, numbers.get(batch.items[0] ?? 0)));
		// The editor and other workflows share this event loop.
		await breathe();
	}
	run.hints.show(context);
	return output;
}

function refuseWhenCancelled(context: IExecuteFunctions, { items }: Batch): void {
	if (context.getExecutionCancelSignal()?.aborted)
		throw new NodeOperationError(context.getNode(), 'The execution was cancelled', { itemIndex: items[0] ?? 0 });
}

/** Numbers that continue across items, if asked for. If a file cannot be read, no item gets numbers, in every setting. */
async function numbersByBatch<D>(run: Run<D>, batches: readonly Batch[]): Promise<ReadonlyMap<number, Given>> {
	const { context } = run;
	if (batches[0]?.operation !== NUMBERING) return new Map();
	if (!readHostOptions(context, batches[0].operation, 0).options.continueAcrossItems) return new Map();
	const counts: number[] = [];
	let firstNumber: number | undefined;
	for (const batch of batches) {
		refuseWhenCancelled(context, batch);
		const sources: Source[] = [];
		try {
			const prepared = await prepare(run, batch, sources);
			const parameters = prepared.parameters as ParamsOf<typeof NUMBERING>;
			firstNumber ??= parameters.first_number;
			counts.push(await numberedPages(run, batch, prepared, parameters));
		} catch (thrown) {
			throw toNodeError(context, thrown, faultOf(thrown, batch, sources));
		}
	}
	const numbers = continuedNumbers(counts, firstNumber ?? 1);
	return new Map(batches.map(({ items }, index) => [items[0] ?? 0, numbers[index]!]));
}

/** How many pages of a file get a number. Only a file that is too large to be read here is sent to the region for it. */
async function numberedPages<D>(
	{ context, holding }: Run<D>,
	{ operation }: Batch,
	{ documents, parameters }: Prepared<D>,
	selection: ParamsOf<typeof NUMBERING>,
): Promise<number> {
	const signal = context.getExecutionCancelSignal();
	const options = signal && { signal };
	const document = documents[0] && (await holding.toCount(documents[0]));
	if (document) return await selectedPagesOf(document, selection, { pause: breathe, ...options });
	const { facts } = await holding.backend(undefined).run(operation, documents, parameters, options);
	return Number(facts.stampedPages);
}

/** Runs a batch; if the node continues on errors, a failed one becomes an item that says why. */
async function attemptBatch<D extends Named>(run: Run<D>, batch: Batch, given?: Given): Promise<INodeExecutionData[]> {
	const { context, hints } = run;
	const sources: Source[] = [];
	try {
		const computed = await compute(run, batch, sources, given);
		if (sources.length === 0) return [];
		for (const { source, reason } of computed.skipped) hints.add(`Left out '${source.fileName}': ${reason}`, source.item);
		const outcome = withLabels(computed.outcome, batch);
		for (const { code, message } of outcome.notes) if (!UNHINTED.has(code)) hints.add(message, ...batch.items);
		return await outputItems(context, batch, { ...computed, outcome, sources, holding: run.holding });
	} catch (thrown) {
		const about = faultOf(thrown, batch, sources);
		const error = toNodeError(context, thrown, about);
		const cancelled = thrown instanceof OctavoError && thrown.code === 'cancelled';
		if (cancelled || !context.continueOnFail()) throw toNodeError(context, error, about);
		const item = typeof error.context.itemIndex === 'number' ? error.context.itemIndex : about.item;
		return [failedItem(context, error, item, { source: atFault(thrown, sources), found: reportOf(thrown) })];
	}
}

/** Notes that most results of an operation have: as hints, they would hide those that ask for something. */
const UNHINTED: ReadonlySet<NoteCode> = new Set<NoteCode>(['language_assumed']);

/** The notes, with the panel's labels for what they mention. */
function withLabels<D>(outcome: Outcome<D>, { operation }: Batch): Outcome<D> {
	const notes = outcome.notes.map((note) => ({ ...note, message: inLabels(note.message, note.mentions ?? [], operation) }));
	return { ...outcome, notes };
}

function atFault(thrown: unknown, sources: readonly Source[]): Source | undefined {
	const position = thrown instanceof OctavoError ? thrown.position : undefined;
	return sources[(position ?? 1) - 1];
}

function faultOf(thrown: unknown, { items, operation }: Batch, sources: readonly Source[]): ErrorContext {
	const source = atFault(thrown, sources);
	const files = sources.map(({ label }) => label);
	return { operation, item: source?.item ?? items[0] ?? 0, file: source?.label ?? 'of the input', files };
}

interface Computed<D> {
	readonly outcome: Outcome<D>;
	readonly options: HostOptions;
	readonly skipped: readonly Skipped[];
}

async function compute<D>(run: Run<D>, batch: Batch, sources: Source[], given?: Given): Promise<Computed<D>> {
	const { context, holding } = run;
	const { operation, items } = batch;
	const { options, parameters, documents } = await prepare(run, batch, sources, given);
	if (sources.length === 0) return { outcome: { documents: [], notes: [], facts: {} }, options, skipped: [] };
	const backend = holding.backend(resultName(batch, options, sources));
	const sent = forReport(operation, parameters);
	const { outcome, skipped } = await runBackend({ context, backend, operation, documents, parameters: sent, sources }, options);
	const told = afterCheck(operation, parameters, outcome);
	const isItem = namedBy(operation) === 'form' && fromItemJson(context, operation, items[0] ?? 0);
	return { outcome: isItem ? withUnmatched(told) : told, options, skipped };
}

interface Prepared<D> {
	readonly options: HostOptions;
	readonly parameters: ParamsOf<OperationName>;
	readonly documents: D[];
}

/** `sources` is filled for the caller, who names the file at fault; it stays empty where there is nothing to do. */
async function prepare<D>(run: Run<D>, batch: Batch, sources: Source[], given?: Given): Promise<Prepared<D>> {
	const { context, files, holding } = run;
	const { operation, items } = batch;
	const first = items[0] ?? 0;
	const { options, issues } = readHostOptions(context, operation, first);
	const limit = options.maximumMegabytes;
	const fromField: FileLoader = async ({ wire, label: parameter }, value) => {
		const at = { context, item: first, parameter };
		const source = fromElsewhere(at, value, limit) ?? (await locate(context, first, value, parameter));
		return await files.load(wire, source, limit);
	};
	const certificate = await givenCertificate(context, operation, first);
	const reading = readParameters(context, operation, first, { load: fromField, issues, given: { ...certificate, ...given } });
	const parameters = await reading.catch(async (thrown: unknown) => {
		throw await withFault(run, batch, options, thrown);
	});
	await findSources(run, batch, options, sources);
	guardSize(context, sources, limit);
	const documents: D[] = [];
	for (const source of sources) documents.push(await holding.take(source));
	const images = await mentionedImages(context, operation, sources[0], breathe);
	return { options, parameters: { ...parameters, ...images }, documents };
}

/** The problems of the parameters, and with them that of the binary fields, so that the user can correct all at once. */
async function withFault<D>(run: Run<D>, batch: Batch, options: HostOptions, thrown: unknown): Promise<unknown> {
	const unheard = { ...run, hints: new Hints(0) };
	const found: unknown = await findSources(unheard, batch, options, []).catch((error: unknown) => error);
	if (!(thrown instanceof OctavoError && found instanceof NodeOperationError)) return thrown;
	const about = faultOf(thrown, batch, []);
	const told = toNodeError(run.context, thrown, about);
	const cures = [told, found].flatMap(({ description }) => (description ? [description.replace(/\.$/, '')] : []));
	return new NodeOperationError(run.context.getNode(), `${told.message}. ${found.message}`, {
		itemIndex: about.item,
		...(cures.length > 0 && { description: `${cures.join('. ')}.` }),
	});
}

async function findSources<D>({ context, hints }: Run<D>, batch: Batch, options: HostOptions, sources: Source[]): Promise<void> {
	const { items, operation } = batch;
	const first = items[0] ?? 0;
	const row = operationOf(operation);
	if (row.accepts === 'text') {
		sources.push(await locateText(context, operation, first));
		return;
	}
	if (row.input === 'one') {
		sources.push(await locateOne(context, first, options));
		return;
	}
	const how = { accepts: row.accepts ?? 'pdf', skipMissing: options.skipEmptyItems } as const;
	const type = how.accepts === 'pdf' ? 'PDF files' : 'PNG or JPEG images';
	for (const item of items) {
		const found = await locateAll(context, item, context.getNodeParameter('binaryPropertyNames', item), how);
		addAll(sources, found.sources);
		if (found.ignored.length > 0) hints.add(`Skipped because they are not ${type}: ${found.ignored.join(', ')}`, item);
		else if (found.sources.length === 0 && options.skipEmptyItems) hints.add('Skipped an item without files', item);
	}
	if (sources.length === 0 && !options.skipEmptyItems)
		throw new NodeOperationError(context.getNode(), `The input has no ${type} to join`, {
			itemIndex: first,
			description: `Check Input Binary Field(s): no field matches, or none of the matching files is of this type`,
		});
	if (operation === 'merge_documents' && batch.joined && sources.length === 1) hints.add(ONE_DOCUMENT, ...items);
	if (context.getNodeParameter('mergeOrder', first) === 'fileName')
		sources.sort((one, other) => natural(one.fileName, other.fileName));
}

/** The document of an operation that takes one. */
async function locateOne(context: IExecuteFunctions, item: number, { maximumMegabytes }: HostOptions): Promise<Source> {
	const from: unknown = context.getNodeParameter(INPUT_FROM, item, 'field');
	if (from === 'url')
		return fromAddress({ context, item, parameter: 'URL' }, context.getNodeParameter('inputUrl', item), maximumMegabytes);
	if (from === 'base64') return fromBase64({ context, item, parameter: 'Base64' }, context.getNodeParameter('inputBase64', item));
	if (from === 'xml') return xmlSource(context, item);
	return await locate(context, item, context.getNodeParameter('binaryPropertyName', item));
}

/** Two nodes that are connected to one input run it twice, with the files of one of them each time. */
const ONE_DOCUMENT =
	'Only one document was joined. If the others come from further nodes, put a Merge node (mode Append) before this one, so that all items arrive together.';

interface Work<D> {
	readonly context: IExecuteFunctions;
	readonly backend: Backend<D>;
	readonly operation: OperationName;
	readonly documents: D[];
	readonly parameters: ParamsOf<OperationName>;
	/** In step with `documents`, so that a failure names the right one. */
	readonly sources: Source[];
}

async function runBackend<D>(
	{ context, backend, operation, documents, parameters, sources }: Work<D>,
	options: HostOptions,
): Promise<{ outcome: Outcome<D>; skipped: Skipped[] }> {
	const signal = context.getExecutionCancelSignal();
	const skipped: Skipped[] = [];
	for (;;) {
		try {
			const outcome = await backend.run(operation, documents, parameters, {
				timeLimit: options.timeLimit,
				...(signal && { signal }),
			});
			return { outcome, skipped };
		} catch (thrown) {
			const error = asOctavoError(thrown);
			const unreadable = [error, ...error.others].filter(isUnreadable);
			// A document must be left to join.
			if (!options.skipUnreadable || unreadable.length === 0 || unreadable.length === documents.length) throw error;
			const reasons = new Map(unreadable.map((one) => [one.position! - 1, reasonOf(one, operation)]));
			for (const [at, reason] of reasons) skipped.push({ source: sources[at]!, reason });
			keep(documents, (at) => !reasons.has(at));
			keep(sources, (at) => !reasons.has(at));
		}
	}
}

/** Removes the other entries of a list. */
const keep = (list: unknown[], isKept: (at: number) => boolean): void => {
	const kept = list.filter((_, at) => isKept(at));
	list.length = 0;
	addAll(list, kept);
};

/** Whether the error is about one of several documents, which can be left out. */
function isUnreadable(error: OctavoError): boolean {
	if (error.position === undefined) return false;
	const issues = ownIssues(error);
	// A region has one code for everything that is wrong with a file.
	const isOfTheFile = issues.length > 0 && issues.every(({ field }) => field === 'file');
	return FAULTS_OF_ONE_DOCUMENT.has(error.code) || (error.code === 'invalid_parameters' && isOfTheFile);
}

/** A service describes the fault of a document in its issues. Locally the message says more. */
function reasonOf(error: OctavoError, operation: OperationName): string {
	const issues = error.code === 'invalid_parameters' || error.status !== undefined ? ownIssues(error) : [];
	if (issues.length === 0) return inLabels(error.sentence, error.fields, operation);
	return issues.map(({ message, mentions = [] }) => inLabels(message, mentions, operation)).join(' ');
}
