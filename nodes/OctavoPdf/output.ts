/** Documents → items: file names, the JSON beside them, and which input each output comes from. */
import type { IDataObject, IExecuteFunctions, INodeExecutionData, IPairedItemData } from 'n8n-workflow';
import type { Outcome, ResultDocument } from '../../shared/backend';
import { pack } from '../../shared/packaging';
import { operationOf, type OperationName } from '../../shared/operations';
import { save, type Source } from './files';

/** One run of the operation: the items whose files go in, the first of which gives the parameters. */
export interface Batch {
	readonly items: readonly number[];
	readonly operation: OperationName;
	readonly options: IDataObject;
}

/** A file that a merge left out, and why. */
export interface Skipped {
	readonly source: Source;
	readonly reason: string;
}

export interface Result {
	readonly outcome: Outcome;
	readonly sources: readonly Source[];
	readonly skipped: readonly Skipped[];
}

export async function outputItems(context: IExecuteFunctions, batch: Batch, result: Result): Promise<INodeExecutionData[]> {
	const { outcome, sources, skipped } = result;
	const named = outcome.documents.map((document, index) => ({ ...document, name: fileNameOf(batch, sources, index) }));
	// The number of pages stands beside the file's name already.
	const { pageCount: _, ...facts } = outcome.facts;
	const common: IDataObject = {
		...(Object.keys(facts).length > 0 && { facts }),
		...(outcome.notes.length > 0 && { notes: outcome.notes.map(({ message }) => message) }),
		...(skipped.length > 0 && {
			skipped: skipped.map(({ source, reason }) => ({ fileName: source.fileName, item: source.item, reason })),
		}),
	};
	if (operationOf(batch.operation).input === 'many') {
		const json = { ...describe(named[0]), documents: sources.map(({ fileName }) => fileName), ...common };
		return [await itemOf(context, batch, named[0], json)];
	}
	if (operationOf(batch.operation).output === 'pdf')
		return [await itemOf(context, batch, named[0], { ...describe(named[0]), ...common })];

	const parts = named.map((document, index) => ({ part: index + 1, parts: named.length, ...describe(document) }));
	if (context.getNodeParameter('splitOutput', batch.items[0] ?? 0) === 'zip') {
		const bytes = pack(named, 'application/zip').body;
		const zip = { name: `${stemOf(sources[0]?.fileName ?? 'document')}.zip`, bytes };
		return [
			await itemOf(context, batch, zip, { fileName: zip.name, size: bytes.length, parts: named.length, files: parts, ...common }),
		];
	}
	const items: INodeExecutionData[] = [];
	for (const [index, document] of named.entries())
		items.push(await itemOf(context, batch, document, { ...parts[index], ...common }));
	return items;
}

/** A new item: what came in stays, the file and its JSON are added. An output of several items starts afresh. */
async function itemOf(
	context: IExecuteFunctions,
	{ items }: Batch,
	document: ResultDocument | undefined,
	json: IDataObject,
): Promise<INodeExecutionData> {
	const first = items[0] ?? 0;
	const input = items.length === 1 ? context.getInputData()[first] : undefined;
	const field = context.getNodeParameter('outputBinaryPropertyName', first) as string;
	const { name = 'document.pdf', bytes = new Uint8Array() } = document ?? {};
	const file = await save(context, bytes, name, name.endsWith('.zip') ? 'application/zip' : 'application/pdf');
	const pairedItem: IPairedItemData | IPairedItemData[] = items.length === 1 ? { item: first } : items.map((item) => ({ item }));
	return { json: { ...input?.json, ...json }, binary: { ...input?.binary, [field]: file }, pairedItem };
}

function describe(document: ResultDocument | undefined): IDataObject {
	if (!document) return {};
	const { name, bytes, pageCount, firstPage, lastPage } = document;
	return {
		fileName: name,
		...(pageCount !== undefined && { pageCount }),
		...(firstPage !== undefined && { firstPage }),
		...(lastPage !== undefined && { lastPage }),
		size: bytes.length,
	};
}

function fileNameOf({ operation, options }: Batch, sources: readonly Source[], index: number): string {
	const { input, output } = operationOf(operation);
	const wanted = typeof options.outputFileName === 'string' ? options.outputFileName.trim() : '';
	const source = sources[0]?.fileName ?? 'document.pdf';
	if (output === 'pdf') return withExtension(wanted || (input === 'many' ? 'merged' : source));
	// Five digits, as the service names its parts, so that names sort in order.
	const number = String(index + 1).padStart(5, '0');
	if (wanted.includes('{index}')) return withExtension(wanted.replaceAll('{index}', number));
	return withExtension(`${stemOf(wanted || source)}-${number}`);
}

function stemOf(name: string): string {
	return name.replace(/\.pdf$/i, '');
}

function withExtension(name: string): string {
	return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
