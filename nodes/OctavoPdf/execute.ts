/** Items → documents → items. The documents are the backend's business. */
import { NodeOperationError, sleep, type IDataObject, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import type { Backend, Document, Outcome } from '../../shared/backend';
import { asOctavoError, OctavoError, type ErrorCode } from '../../shared/errors';
import { localBackend } from '../../shared/local';
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import { toNodeError, withoutPosition } from './errors';
import { FileCache } from './file-cache';
import { guardSize, load, locate, locateAll, natural, type Source } from './files';
import { Hints } from './hints';
import { readHostOptions, type HostOptions } from './host-options';
import { outputItems, type Batch, type Skipped } from './output';
import { readParameters } from './parameters';
import { regionBackend } from './transport';

/** Faults of one document, which a merge can leave out. */
const UNREADABLE: ReadonlySet<ErrorCode> = new Set([
	'unreadable_document',
	'password_required',
	'wrong_password',
	'unsupported_encryption',
]);

interface Run {
	readonly context: IExecuteFunctions;
	readonly backend: Backend;
	readonly hints: Hints;
	readonly files: FileCache;
}

export async function executeItems(context: IExecuteFunctions): Promise<INodeExecutionData[]> {
	const all = context.getInputData().map((_, item) => item);
	if (all.length === 0) return [];
	const operation = operationNames.find((name) => camel(name) === context.getNodeParameter('operation', 0));
	if (!operation)
		throw new NodeOperationError(context.getNode(), 'The operation is not known', {
			description: 'Choose an operation from the list',
		});
	const joined = operationOf(operation).input === 'many' && context.getNodeParameter('mergeSource', 0) === 'allItems';
	const run: Run = {
		context,
		backend: await backendOf(context, operation),
		hints: new Hints(all.length),
		files: new FileCache(context),
	};
	const output: INodeExecutionData[] = [];
	for (const items of joined ? [all] : all.map((item) => [item])) {
		if (context.getExecutionCancelSignal()?.aborted)
			throw new NodeOperationError(context.getNode(), 'The execution was cancelled', { itemIndex: items[0] ?? 0 });
		output.push(...(await attempt(run, { items, operation, joined })));
		// The editor and other workflows share this event loop.
		await sleep(0);
	}
	run.hints.show(context);
	return output;
}

async function backendOf(context: IExecuteFunctions, operation: OperationName): Promise<Backend> {
	if (context.getNodeParameter('process', 0) !== 'region') return localBackend({ pause: async () => await sleep(0) });
	try {
		return await regionBackend(context);
	} catch (thrown) {
		throw toNodeError(context, thrown, { operation, item: 0, file: 'of the input' });
	}
}

/** Runs a batch; if the node continues on errors, a failed one becomes an item that says why. */
async function attempt(run: Run, batch: Batch): Promise<INodeExecutionData[]> {
	const { context } = run;
	const sources: Source[] = [];
	try {
		return await perform(run, batch, sources);
	} catch (thrown) {
		const position = thrown instanceof OctavoError ? thrown.position : undefined;
		const source = sources[(position ?? 1) - 1];
		const item = source?.item ?? batch.items[0] ?? 0;
		const about = { operation: batch.operation, item, file: source?.label ?? 'of the input' };
		const error = toNodeError(context, thrown, about);
		const cancelled = thrown instanceof OctavoError && thrown.code === 'cancelled';
		if (cancelled || !context.continueOnFail()) throw toNodeError(context, error, about);
		return [failedItem(context, error, typeof error.context.itemIndex === 'number' ? error.context.itemIndex : item)];
	}
}

/** The item that came in, with the reason: so that it can be moved aside with its file. */
function failedItem(
	context: IExecuteFunctions,
	error: { message: string; description?: string | null | undefined },
	item: number,
): INodeExecutionData {
	const input = context.getInputData()[item];
	const reason: IDataObject = { error: error.message, ...(error.description ? { details: error.description } : {}) };
	// n8n routes an item with these keys and no others to the error output, where it adds the JSON that came in.
	const routed = context.getNode().onError === 'continueErrorOutput';
	return {
		json: routed ? reason : { ...input?.json, ...reason },
		...(input?.binary && { binary: input.binary }),
		pairedItem: { item },
	};
}

/** `sources` is filled for the caller, who names the file at fault. */
async function perform(run: Run, batch: Batch, sources: Source[]): Promise<INodeExecutionData[]> {
	const { context, files } = run;
	const { operation, items } = batch;
	const first = items[0] ?? 0;
	const { options, issues } = readHostOptions(context, operation, first);
	const limit = options.maximumMegabytes;
	const parameters = await readParameters(
		context,
		operation,
		first,
		async ({ wire, label }, value) => await files.load(wire, await locate(context, first, value, label), limit),
		issues,
	);
	await findSources(run, batch, options, sources);
	if (sources.length === 0) return [];
	guardSize(context, sources, limit);
	const documents: Document[] = [];
	for (const source of sources) documents.push(await load(context, source));
	const { outcome, skipped } = await runBackend(run, operation, { documents, parameters, sources }, options);
	for (const { source, reason } of skipped) run.hints.add(`Left out '${source.fileName}': ${reason}`, source.item);
	for (const { message } of outcome.notes) run.hints.add(message, first);
	return await outputItems(context, batch, { outcome, options, sources, skipped });
}

async function findSources({ context, hints }: Run, batch: Batch, options: HostOptions, sources: Source[]): Promise<void> {
	const { items, operation } = batch;
	const first = items[0] ?? 0;
	const row = operationOf(operation);
	if (row.input === 'one') {
		sources.push(await locate(context, first, context.getNodeParameter('binaryPropertyName', first)));
		return;
	}
	const how = { accepts: row.accepts ?? 'pdf', skipMissing: options.skipEmptyItems } as const;
	const type = how.accepts === 'pdf' ? 'PDF files' : 'PNG or JPEG images';
	for (const item of items) {
		const found = await locateAll(context, item, context.getNodeParameter('binaryPropertyNames', item), how);
		sources.push(...found.sources);
		if (found.ignored.length > 0) hints.add(`Skipped because they are not ${type}: ${found.ignored.join(', ')}`, item);
		else if (found.sources.length === 0 && options.skipEmptyItems) hints.add('Skipped an item without files', item);
	}
	if (sources.length === 0 && !options.skipEmptyItems)
		throw new NodeOperationError(context.getNode(), `There are no ${type} to join`, {
			itemIndex: first,
			description: `Check Input Binary Field(s): no field matches, or none of the matching files is of this type`,
		});
	if (context.getNodeParameter('mergeOrder', first) === 'fileName')
		sources.sort((one, other) => natural(one.fileName, other.fileName));
}

interface Work {
	readonly documents: Document[];
	readonly parameters: Parameters<Backend['run']>[2];
	/** In step with `documents`, so that a failure names the right one. */
	readonly sources: Source[];
}

async function runBackend(
	{ context, backend }: Run,
	operation: OperationName,
	{ documents, parameters, sources }: Work,
	options: HostOptions,
): Promise<{ outcome: Outcome; skipped: Skipped[] }> {
	const signal = context.getExecutionCancelSignal();
	const skipped: Skipped[] = [];
	for (;;) {
		try {
			const outcome = await backend.run(operation, documents, parameters, signal && { signal });
			return { outcome, skipped };
		} catch (thrown) {
			const error = asOctavoError(thrown);
			const at = options.skipUnreadable ? unreadableAt(error, documents.length) : undefined;
			if (at === undefined) throw error;
			documents.splice(at, 1);
			for (const source of sources.splice(at, 1)) skipped.push({ source, reason: reasonOf(error) });
		}
	}
}

/** The index of the document at fault, when leaving it out leaves something to join. */
function unreadableAt(error: OctavoError, count: number): number | undefined {
	if (count < 2 || error.position === undefined) return undefined;
	// A region has one code for everything that is wrong with a file.
	const ofTheFile = error.issues.length > 0 && error.issues.every(({ field }) => field === 'file');
	return UNREADABLE.has(error.code) || (error.code === 'invalid_parameters' && ofTheFile) ? error.position - 1 : undefined;
}

function reasonOf(error: OctavoError): string {
	const [issue] = error.code === 'invalid_parameters' ? error.issues : [];
	const prefix = `Document ${error.position}: `;
	return issue ? issue.message.replace(prefix, '') : withoutPosition(error);
}
