/** Items → documents → items. What happens to the documents is the backend's business. */
import { NodeOperationError, sleep, type IDataObject, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import type { Backend, Document, Outcome } from '../../shared/backend';
import { decode, type RawParameters } from '../../shared/decode';
import { asOctavoError, OctavoError, type ErrorCode } from '../../shared/errors';
import { localBackend } from '../../shared/local';
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import { toNodeError } from './errors';
import { guardSize, load, locate, locateAll, natural, type Source } from './files';
import { DEFAULT_MAXIMUM_MEGABYTES } from './host-properties';
import { Hints } from './hints';
import { outputItems, type Batch, type Skipped } from './output';
import { groupsOf } from './properties';
import { regionBackend } from './transport';

/** Faults of one document, which a merge can leave out. */
const UNREADABLE: ReadonlySet<ErrorCode> = new Set([
	'unreadable_document',
	'password_required',
	'wrong_password',
	'unsupported_encryption',
]);

export async function executeItems(context: IExecuteFunctions): Promise<INodeExecutionData[]> {
	const all = context.getInputData().map((_, item) => item);
	if (all.length === 0) return [];
	const operation = operationNames.find((name) => camel(name) === context.getNodeParameter('operation', 0));
	if (!operation)
		throw new NodeOperationError(context.getNode(), 'The operation is not known', {
			description: 'Choose an operation from the list',
		});
	const many = operationOf(operation).input === 'many' && context.getNodeParameter('mergeSource', 0) === 'allItems';
	const backend = await backendOf(context, operation);
	const hints = new Hints(all.length);
	const output: INodeExecutionData[] = [];
	for (const items of many ? [all] : all.map((item) => [item])) {
		if (context.getExecutionCancelSignal()?.aborted)
			throw new NodeOperationError(context.getNode(), `The execution was cancelled [Item ${items[0] ?? 0}]`);
		const batch = { items, operation, options: context.getNodeParameter('options', items[0] ?? 0, {}) };
		output.push(...(await attempt(context, backend, batch, hints)));
		// The editor and other workflows share this event loop.
		await sleep(0);
	}
	hints.show(context);
	return output;
}

async function backendOf(context: IExecuteFunctions, operation: OperationName): Promise<Backend> {
	if (context.getNodeParameter('process', 0) !== 'region') return localBackend({ pause: async () => await sleep(0) });
	try {
		return await regionBackend(context);
	} catch (thrown) {
		throw toNodeError(context, thrown, { operation, item: 0, file: 'the input' });
	}
}

/** Runs a batch; with "continue on fail" a failed one becomes an item that says why. */
async function attempt(context: IExecuteFunctions, backend: Backend, batch: Batch, hints: Hints): Promise<INodeExecutionData[]> {
	let sources: Source[] = [];
	try {
		sources = await sourcesOf(context, batch, hints);
		return await run(context, backend, batch, sources, hints);
	} catch (thrown) {
		const position = thrown instanceof OctavoError ? thrown.position : undefined;
		const source = sources[(position ?? 1) - 1];
		const item = source?.item ?? batch.items[0] ?? 0;
		const error = toNodeError(context, thrown, { operation: batch.operation, item, file: source?.label ?? 'the input' });
		const cancelled = thrown instanceof OctavoError && thrown.code === 'cancelled';
		if (cancelled || !context.continueOnFail()) throw toNodeError(context, error, { operation: batch.operation, item, file: '' });
		const at = typeof error.context.itemIndex === 'number' ? error.context.itemIndex : item;
		// n8n routes an item to the error output by these names and no others.
		const json: IDataObject = { error: error.message, ...(error.description ? { details: error.description } : {}) };
		return [{ json, pairedItem: { item: at } }];
	}
}

async function sourcesOf(context: IExecuteFunctions, { items, operation }: Batch, hints: Hints): Promise<Source[]> {
	const first = items[0] ?? 0;
	if (operationOf(operation).input === 'one')
		return [await locate(context, first, context.getNodeParameter('binaryPropertyName', first))];
	const sources: Source[] = [];
	for (const item of items) {
		const found = await locateAll(context, item, context.getNodeParameter('binaryPropertyNames', item));
		sources.push(...found.sources);
		if (found.ignored.length > 0) hints.add(`Not merged, because they are no PDF: ${found.ignored.join(', ')}`, item);
	}
	if (sources.length === 0)
		throw new NodeOperationError(context.getNode(), `No PDF was found to merge [Item ${first}]`, {
			itemIndex: first,
			description: 'Check Input Binary Field(s): no field matches, or none of the matching files is a PDF',
		});
	if (context.getNodeParameter('mergeOrder', first) === 'fileName')
		sources.sort((one, other) => natural(one.fileName, other.fileName));
	return sources;
}

async function run(
	context: IExecuteFunctions,
	backend: Backend,
	batch: Batch,
	sources: Source[],
	hints: Hints,
): Promise<INodeExecutionData[]> {
	const { operation, options, items } = batch;
	const parameters = decode(operation, rawParameters(context, operation, items[0] ?? 0, options));
	guardSize(context, sources, Number(options.maximumFileSize ?? DEFAULT_MAXIMUM_MEGABYTES));
	const documents: Document[] = [];
	for (const source of sources) documents.push(await load(context, source));

	const signal = context.getExecutionCancelSignal();
	const skipped: Skipped[] = [];
	let outcome: Outcome | undefined;
	while (outcome === undefined) {
		try {
			outcome = await backend.run(operation, documents, parameters, signal && { signal });
		} catch (thrown) {
			const at = options.skipUnreadable === true ? unreadableAt(thrown, documents.length) : undefined;
			if (at === undefined) throw asOctavoError(thrown);
			// `sources` stays in step with `documents`, so that a later failure names the right one.
			documents.splice(at, 1);
			for (const source of sources.splice(at, 1)) skipped.push({ source, reason: (thrown as OctavoError).message });
		}
	}
	documents.length = 0;
	for (const { source, reason } of skipped) hints.add(`Left out ${source.fileName}: ${reason}`, source.item);
	for (const { message } of outcome.notes) hints.add(message, items[0] ?? 0);
	return await outputItems(context, batch, { outcome, sources, skipped });
}

/** The index of the document at fault, when leaving it out leaves something to merge. */
function unreadableAt(thrown: unknown, count: number): number | undefined {
	if (!(thrown instanceof OctavoError) || !UNREADABLE.has(thrown.code) || count < 2) return undefined;
	return thrown.position === undefined ? undefined : thrown.position - 1;
}

/** Panel → raw values by wire name; what is not there is absent. */
function rawParameters(context: IExecuteFunctions, operation: OperationName, item: number, options: IDataObject): RawParameters {
	const groups = groupsOf(operationOf(operation));
	const raw: Record<string, unknown> = {};
	for (const wire of groups.required) raw[wire] = context.getNodeParameter(camel(wire), item);
	const read = (wires: readonly string[], from: unknown) => {
		for (const wire of wires) raw[wire] = (from as IDataObject | undefined)?.[camel(wire)];
	};
	read(groups.optional, options);
	if (groups.range.length > 0) read(groups.range, context.getNodeParameter('pageRange', item, {}));
	if (groups.permissions.length > 0) read(groups.permissions, context.getNodeParameter('permissions', item, {}));
	return raw;
}
