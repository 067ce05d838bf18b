/** Outcome → items: file names, the JSON beside them, and the input that each output comes from. */
import type { IBinaryData, IDataObject, IExecuteFunctions, INodeExecutionData, IPairedItemData } from 'n8n-workflow';
import type { Document, Outcome, ResultDocument } from '../../shared/backend';
import { pack } from '../../shared/packaging';
import { operationOf, type OperationName } from '../../shared/operations';
import { distinctNames, FILE_NAME, safeName, TITLE } from '../../shared/safe-names';
import { baseName, save, type Source } from './files';
import type { HostOptions } from './host-options';
import { placementsIn } from './placement';

/** One run of the operation: the items whose files go in, the first of which gives the parameters. */
export interface Batch {
	readonly items: readonly number[];
	readonly operation: OperationName;
	/** Whether every item goes into one output. */
	readonly joined: boolean;
}

/** A file that a merge left out, and why. */
export interface Skipped {
	readonly source: Source;
	readonly reason: string;
}

export interface Result {
	readonly outcome: Outcome;
	readonly options: HostOptions;
	readonly sources: readonly Source[];
	readonly skipped: readonly Skipped[];
}

const PDF = 'application/pdf';
const ZIP = 'application/zip';

export async function outputItems(context: IExecuteFunctions, batch: Batch, result: Result): Promise<INodeExecutionData[]> {
	const { output } = operationOf(batch.operation);
	switch (output) {
		case 'pdf':
			return [await documentItem(context, batch, result)];
		case 'pdfs':
			return await partItems(context, batch, result);
		case 'files':
			return await fileItems(context, batch, result);
		case 'data':
			return [dataItem(context, batch, result)];
		default:
			return output satisfies never;
	}
}

async function documentItem(context: IExecuteFunctions, batch: Batch, result: Result): Promise<INodeExecutionData> {
	const { outcome, options, sources } = result;
	const row = operationOf(batch.operation);
	const many = row.input === 'many';
	const name =
		options.outputFileName ?? (many ? (row.accepts === 'image' ? 'images' : 'merged') : (sources[0]?.fileName ?? 'document'));
	const document = { ...outcome.documents[0], name: withExtension(name, '.pdf') } as ResultDocument;
	const documents = many ? { documents: joinedDocuments(context, result) } : {};
	return await itemOf(context, batch, result, { ...document, mediaType: PDF }, { ...describe(document), ...documents });
}

/** Version 1 has the names alone. */
function joinedDocuments(context: IExecuteFunctions, { outcome, sources }: Result): IDataObject[] | string[] {
	if (context.getNode().typeVersion < 2) return sources.map(({ fileName }) => fileName);
	const firstPages = outcome.facts['firstPages'];
	return sources.map(({ fileName, item }, index) => {
		const firstPage = Array.isArray(firstPages) ? Number(firstPages[index]) : NaN;
		return { fileName, item, ...(firstPage >= 1 && { firstPage }) };
	});
}

async function partItems(context: IExecuteFunctions, batch: Batch, result: Result): Promise<INodeExecutionData[]> {
	const { outcome, options, sources } = result;
	const names = partNames(outcome.documents, options.outputFileName, sources[0]?.fileName ?? 'document.pdf');
	const named = outcome.documents.map((document, index) => ({ ...document, name: names[index]! }));
	const parts = named.map((document, index) => ({ part: index + 1, parts: named.length, ...describe(document) }));
	if (options.zip) {
		const name = options.zipFileName ?? stemOf(sources[0]?.fileName ?? 'document');
		const zip = { name: withExtension(name, '.zip'), bytes: pack(named, ZIP).body, mediaType: ZIP };
		const json = { fileName: zip.name, size: zip.bytes.length, parts: named.length, files: parts };
		return [await itemOf(context, batch, result, zip, json)];
	}
	const items: INodeExecutionData[] = [];
	for (const [index, document] of named.entries())
		items.push(await itemOf(context, batch, result, { ...document, mediaType: PDF }, parts[index] ?? {}));
	return items;
}

/** Each file is an item. If there are none, the input item is passed on, so that the workflow continues. */
async function fileItems(context: IExecuteFunctions, batch: Batch, result: Result): Promise<INodeExecutionData[]> {
	const files = result.outcome.files ?? [];
	const count = { attachmentCount: files.length };
	if (files.length === 0) return [passOn(context, batch, { ...told(context, result), ...count })];
	const items: INodeExecutionData[] = [];
	for (const file of files) {
		const json = { fileName: file.name, size: file.bytes.length, mimeType: file.mediaType, ...file.facts, ...count };
		items.push(await itemOf(context, batch, result, file, json));
	}
	return items;
}

/** The data beside the document, which passes through unchanged. */
function dataItem(context: IExecuteFunctions, batch: Batch, result: Result): INodeExecutionData {
	const { dataKey } = operationOf(batch.operation);
	const data = dataKey === undefined ? {} : { [dataKey]: (result.outcome.data ?? {}) as IDataObject };
	return passOn(context, batch, { ...told(context, result), ...data });
}

function passOn(context: IExecuteFunctions, { items }: Batch, json: IDataObject): INodeExecutionData {
	const first = items[0] ?? 0;
	const input = context.getInputData()[first];
	return {
		json: { ...input?.json, ...json },
		...(input?.binary && { binary: input.binary }),
		pairedItem: { item: first },
	};
}

/** Notes, facts and what was left out. */
function told(context: IExecuteFunctions, { outcome, skipped }: Result): IDataObject {
	// The number of pages is beside the file's name already, and the first pages are with the documents.
	const { pageCount: _pageCount, firstPages: _firstPages, ...facts } = outcome.facts as IDataObject;
	const { restrictions } = facts;
	// Labels: as a wire name, "allow_print" among restrictions would read as its opposite.
	const readable = Array.isArray(restrictions) ? { ...facts, restrictions: restrictions.map(permissionLabel) } : facts;
	const named = context.getNode().typeVersion < 2 ? (Object.keys(facts).length > 0 ? { facts } : {}) : readable;
	return {
		...named,
		...(outcome.notes.length > 0 && { notes: outcome.notes.map(({ message }) => message) }),
		...(skipped.length > 0 && {
			skipped: skipped.map(({ source, reason }) => ({ fileName: source.fileName, item: source.item, reason })),
		}),
	};
}

const permissionLabel = (wire: unknown): string =>
	placementsIn('add_restrictions', 2).find((placement) => placement.wire === wire)?.label ?? String(wire);

/** A new item: the input, with the file and its JSON added. An output of all items starts empty. */
async function itemOf(
	context: IExecuteFunctions,
	{ items, joined }: Batch,
	result: Result,
	file: Document & { mediaType: string },
	json: IDataObject,
): Promise<INodeExecutionData> {
	const first = items[0] ?? 0;
	const alone = context.getNode().typeVersion < 2 ? items.length === 1 : !joined;
	const input = alone ? context.getInputData()[first] : undefined;
	const saved = await save(context, file.bytes, file.name, file.mediaType);
	const pairedItem: IPairedItemData | IPairedItemData[] = joined ? items.map((item) => ({ item })) : { item: first };
	return {
		json: { ...withoutStale(input?.json, saved), ...told(context, result), ...json },
		binary: { ...input?.binary, [result.options.outputField]: saved },
		pairedItem: items.length === 1 ? { item: first } : pairedItem,
	};
}

/** Facts that n8n's file nodes write beside the input file. They are replaced by those of the output file. */
const OF_THE_FILE = ['fileSize', 'fileType', 'fileExtension', 'mimeType', 'directory'];

function withoutStale(json: IDataObject = {}, saved: Partial<IBinaryData>): IDataObject {
	// A row of a table may use these words for something else; beside `fileName` they are about the file.
	if (!('fileName' in json)) return json;
	const current = Object.entries(saved).filter(([key, value]) => OF_THE_FILE.includes(key) && key in json && value !== undefined);
	return {
		...Object.fromEntries(Object.entries(json).filter(([key]) => !OF_THE_FILE.includes(key))),
		...Object.fromEntries(current),
	};
}

function describe({ name, bytes, pageCount, firstPage, lastPage, title }: ResultDocument): IDataObject {
	return {
		fileName: name,
		...(pageCount !== undefined && { pageCount }),
		...(firstPage !== undefined && { firstPage }),
		...(lastPage !== undefined && { lastPage }),
		...(title !== undefined && { title }),
		size: bytes.length,
	};
}

/** Names of parts: unique, and that of the input for a document that already fits. */
function partNames(parts: readonly ResultDocument[], wanted: string | undefined, source: string): string[] {
	const untitled = stemOf(baseName(source));
	const names = parts.map(({ title }, index) => {
		// Five digits, as the service names its parts, so that names sort in order.
		const number = String(index + 1).padStart(5, '0');
		const pattern = wanted ?? source;
		// Pages before the first bookmark have no title.
		const filled = pattern.replaceAll('{index}', number).replaceAll('{title}', () => safeName(title ?? '', TITLE, untitled));
		const told = filled !== pattern || parts.length === 1;
		return withExtension(told ? filled : `${stemOf(filled)}-${number}`, '.pdf');
	});
	return distinctNames(names, FILE_NAME);
}

function stemOf(name: string): string {
	return name.replace(/\.pdf$/i, '');
}

function withExtension(name: string, extension: '.pdf' | '.zip'): string {
	return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}
