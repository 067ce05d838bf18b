/** Outcome → items: file names, what the node says about them, and the input that each output comes from. */
import type {
	IBinaryData,
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	IPairedItemData,
	NodeApiError,
	NodeOperationError,
} from 'n8n-workflow';
import type { Document, DocumentFacts, JsonObject, Outcome } from '../../shared/contract/backend';
import { isObject } from '../../shared/contract/json';
import { fillPlaceholders } from '../../shared/contract/values/number-format';
import { pack } from '../../shared/packaging';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { distinctNames, FILE_NAME, safeName, TITLE } from '../../shared/file-names/safe-names';
import {
	hasMore,
	piecesOfResult,
	rowsOfTables,
	TEXT_EXTENSIONS,
	textOfResult,
	withoutText,
} from '../../shared/contract/text-result';
import { readable, save, withoutFolders, type Source } from './files';
import type { Holding, Named } from './holding';
import type { HostOptions } from './host-options';
import { SAID } from './panel/output-properties';
import { placementOf } from './panel/placement';

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

/** The outcome, without the documents themselves. */
interface Told {
	readonly outcome: Outcome<unknown>;
	readonly options: HostOptions;
	readonly sources: readonly Source[];
	readonly skipped: readonly Skipped[];
}

/** `D` is how the documents are held. */
export interface Result<D> extends Told {
	readonly outcome: Outcome<D>;
	readonly holding: Holding<D>;
}

const PDF = 'application/pdf';
const ZIP = 'application/zip';

export async function outputItems<D extends Named>(
	context: IExecuteFunctions,
	batch: Batch,
	result: Result<D>,
): Promise<INodeExecutionData[]> {
	const { output } = operationOf(batch.operation);
	switch (output) {
		case 'pdf':
			return [await documentItem(context, batch, result)];
		case 'pdfs':
			return await partItems(context, batch, result);
		case 'files':
			return await fileItems(context, batch, result);
		case 'data':
			return [await dataItem(context, batch, result)];
		case 'text':
			return await textItems(context, batch, result);
		default:
			return output satisfies never;
	}
}

/** The file name of a result that is one document. */
export function resultName({ operation }: Batch, options: HostOptions, sources: readonly Source[]): string {
	const { input, accepts } = operationOf(operation);
	const source = sources[0]?.fileName ?? 'document';
	const stem = accepts === 'text' ? source.replace(/\.[^.]*$/, '') : stemOf(source);
	const unnamed = input === 'many' ? (accepts === 'image' ? 'images' : 'merged') : accepts === 'text' ? stem : source;
	const wanted = options.outputFileName;
	return withExtension(wanted === undefined ? unnamed : fillPlaceholders(wanted, { name: stem }), '.pdf');
}

async function documentItem<D>(context: IExecuteFunctions, batch: Batch, result: Result<D>): Promise<INodeExecutionData> {
	const { outcome, options, sources, holding } = result;
	const document = outcome.documents[0]!;
	const name = resultName(batch, options, sources);
	const documents = operationOf(batch.operation).input === 'many' ? { documents: joinedDocuments(result) } : {};
	const saved = await holding.save(document, name, PDF);
	return itemOf(context, batch, result, saved, { ...describeDocument(name, holding.sizeOf(document), document), ...documents });
}

function joinedDocuments({ outcome, sources }: Told): IDataObject[] {
	const { firstPages = [] } = outcome.facts;
	return sources.map(({ fileName, item }, index) => {
		const firstPage = firstPages[index] ?? NaN;
		return { fileName, item, ...(firstPage >= 1 && { firstPage }) };
	});
}

async function partItems<D>(context: IExecuteFunctions, batch: Batch, result: Result<D>): Promise<INodeExecutionData[]> {
	const { outcome, options, sources, holding } = result;
	const names = partNames(outcome.documents, options.outputFileName, sources[0]?.fileName ?? 'document.pdf');
	const parts = outcome.documents.map((document, index) => ({
		part: index + 1,
		parts: names.length,
		...describeDocument(names[index]!, holding.sizeOf(document), document),
	}));
	if (options.zip) {
		const name = withExtension(
			fillPlaceholders(options.zipFileName ?? '{name}', { name: stemOf(sources[0]?.fileName ?? 'document') }),
			'.zip',
		);
		const packed: Document[] = [];
		for (const [index, document] of outcome.documents.entries())
			packed.push({ name: names[index]!, bytes: await holding.bytesOf(document) });
		const { body } = pack(packed, ZIP);
		const json = { fileName: name, size: body.length, parts: names.length, files: parts };
		return [itemOf(context, batch, result, await save(context, body, name, ZIP), json)];
	}
	const items: INodeExecutionData[] = [];
	for (const [index, document] of outcome.documents.entries())
		items.push(itemOf(context, batch, result, await holding.save(document, names[index]!, PDF), parts[index] ?? {}));
	return items;
}

/** Each file is an item. If the outcome has no files, the input item is passed on, so that the workflow continues. */
async function fileItems<D extends Named>(
	context: IExecuteFunctions,
	batch: Batch,
	result: Result<D>,
): Promise<INodeExecutionData[]> {
	const { outcome, holding } = result;
	const files = outcome.files ?? [];
	const { countKey } = operationOf(batch.operation);
	const count = countKey === undefined ? {} : { [countKey]: files.length };
	if (files.length === 0) return [passOn(context, batch, result, count)];
	const items: INodeExecutionData[] = [];
	for (const file of files) {
		const { name, mediaType, facts } = file;
		const json = { fileName: name, size: holding.sizeOf(file), mimeType: mediaType, ...facts, ...count };
		items.push(itemOf(context, batch, result, await holding.save(file, name, mediaType), json));
	}
	return items;
}

/** The data beside the document, which passes through unchanged. */
async function dataItem(context: IExecuteFunctions, batch: Batch, result: Told): Promise<INodeExecutionData> {
	const { dataKey } = operationOf(batch.operation);
	const { difference, ...data } = result.outcome.data ?? {};
	const said = (about: object) => passOn(context, batch, result, dataKey === undefined ? {} : { [dataKey]: about });
	const { content, fileName } = isObject(difference) ? difference : {};
	if (difference === undefined || typeof content !== 'string' || typeof fileName !== 'string')
		return said(difference === undefined ? data : { ...data, difference });
	const bytes = Buffer.from(content, 'base64');
	const item = said({ ...data, difference: { fileName, size: bytes.length } });
	const file = await save(context, bytes, fileName, PDF);
	return { ...item, binary: { ...item.binary, [DIFFERENCE_FIELD]: file } };
}

/** The binary field of a document that shows what changed. */
const DIFFERENCE_FIELD = 'difference';

/** Characters of a text that an item's JSON takes; a longer one becomes a file, because n8n keeps JSON in its database. */
const MOST_CHARACTERS = 5_000_000;
/** The binary field of such a file: the document stays in its own. */
const TEXT_FIELD = 'text';

/** Text beside the document, which passes through unchanged; or its pieces, or the rows of its tables, if there are any. */
async function textItems(context: IExecuteFunctions, batch: Batch, result: Told): Promise<INodeExecutionData[]> {
	const data = result.outcome.data ?? {};
	const pieces = piecesOfResult(data);
	if (pieces && pieces.length > 0 && result.options.itemPerPiece)
		return pieces.map((piece) => pieceItem(context, batch, result, piece, pieces.length));
	const rows = result.options.itemPerRow ? rowsOfTables(data) : [];
	if (rows.length > 0) return rows.map(({ row, about }) => rowItem(context, batch, result, row, about));
	return [await textItem(context, batch, result, data)];
}

async function textItem(context: IExecuteFunctions, batch: Batch, result: Told, data: JsonObject): Promise<INodeExecutionData> {
	const { dataKey = '' } = operationOf(batch.operation);
	const { textField, tablesField } = result.options;
	const text = textOfResult(data);
	const length = (piecesOfResult(data) ?? [data]).reduce((sum, one) => sum + textOfResult(one).length, 0);
	const said = (content: object) => passOn(context, batch, result, { [dataKey]: content });
	if (length > MOST_CHARACTERS) {
		const item = said({ ...withoutText(data), text: null });
		const file = await textFile(context, data, text, result.sources[0]?.fileName ?? 'document.pdf');
		return { ...item, binary: { ...item.binary, [TEXT_FIELD]: file } };
	}
	const { text: _text, tables, ...rest } = data;
	const isWhole = piecesOfResult(data) === undefined;
	const movesTables = tablesField !== undefined && tables !== undefined;
	const item = said({
		...rest,
		...(textField === undefined && { text: isWhole ? text : null }),
		...(!movesTables && tables && { tables }),
	});
	const moved = {
		...(textField !== undefined && isWhole && { [textField]: text }),
		...(movesTables && { [tablesField]: tables }),
	};
	return { ...item, json: { ...item.json, ...(moved as IDataObject) } };
}

async function textFile(context: IExecuteFunctions, data: JsonObject, text: string, source: string): Promise<IBinaryData> {
	const isWhole = hasMore(data);
	const type = isWhole ? 'application/json' : data['mediaType'] === 'text/markdown' ? 'text/markdown' : 'text/plain';
	const body = Buffer.from(isWhole ? JSON.stringify(data) : text, 'utf8');
	return await save(context, body, `${stemOf(source)}${TEXT_EXTENSIONS[type]}`, type);
}

/** A piece of the text as an item: its text is with it, or in the field that the user names. */
function pieceItem(context: IExecuteFunctions, batch: Batch, result: Told, piece: JsonObject, count: number): INodeExecutionData {
	const { textField } = result.options;
	const { text = '', ...about } = piece;
	const moved = textField === undefined ? {} : { [textField]: text };
	return rowItem(context, batch, result, moved, { piece: textField === undefined ? piece : about, pieces: count });
}

/** A row of a table, or a piece of a text, as an item: new fields beside those of the input, without its files. */
function rowItem(
	context: IExecuteFunctions,
	{ items }: Batch,
	result: Told,
	row: JsonObject,
	about: JsonObject,
): INodeExecutionData {
	const first = items[0] ?? 0;
	const file = aboutFile(result.sources[0], pageCountOf(result.outcome));
	const json = context.getInputData()[first]?.json;
	const said = { ...tellOutcome(result), ...file, ...about };
	return { json: { ...json, ...(row as IDataObject), [SAID]: said }, pairedItem: { item: first } };
}

/** The input item with what the node says about its file. */
function passOn(context: IExecuteFunctions, { items }: Batch, result: Told, said: IDataObject): INodeExecutionData {
	const first = items[0] ?? 0;
	const input = context.getInputData()[first];
	const file = aboutFile(result.sources[0], pageCountOf(result.outcome));
	const { json = {}, binary } = input && !result.options.keepFile ? withoutFile(input, result.sources[0]) : (input ?? {});
	return {
		json: { ...json, [SAID]: { ...tellOutcome(result), ...file, ...said } },
		...(binary && { binary }),
		pairedItem: { item: first },
	};
}

/** The item without the file that was read, in both binary modes: without any file, its output opens on the JSON. */
function withoutFile(
	{ json, binary }: INodeExecutionData,
	source: Source | undefined,
): Pick<INodeExecutionData, 'json' | 'binary'> {
	const others = (files: object): [string, IBinaryData][] =>
		Object.entries(files as Record<string, IBinaryData>).filter(([, { id, data }]) => (id ?? data) !== source?.key);
	const separate = others(binary ?? {});
	const { _files: combined, ...rest } = json;
	const kept = isObject(combined) ? others(combined) : [];
	return {
		json: kept.length === 0 ? rest : { ...rest, _files: Object.fromEntries(kept) },
		...(separate.length > 0 && { binary: Object.fromEntries(separate) }),
	};
}

/** The known facts about an item that failed: the file at fault, and the report of a check. */
export interface AboutFailure {
	readonly source: Source | undefined;
	readonly found: IDataObject;
}

/** The input item with the reason of the failure and the known facts about the file at fault, so that the workflow can move it aside. */
export function failedItem(
	context: IExecuteFunctions,
	error: NodeOperationError | NodeApiError,
	item: number,
	{ source, found }: AboutFailure,
): INodeExecutionData {
	const input = context.getInputData()[item];
	const failed: INodeExecutionData = {
		json: {
			...input?.json,
			[SAID]: { ...aboutFile(source), ...found },
			error: withFile(error.message, input),
			...(error.description ? { details: error.description } : {}),
		},
		...(input?.binary && { binary: input.binary }),
		pairedItem: { item },
	};
	return context.getNode().onError === 'continueErrorOutput' ? routeToError(failed, error) : failed;
}

/**
 * n8n sends an item with this member to the error output. On the way, it copies the item; if the copy had the member too, n8n would
 * replace its whole JSON by the message.
 */
function routeToError(item: INodeExecutionData, error: NodeOperationError | NodeApiError): INodeExecutionData {
	return Object.defineProperty(item, 'error', { value: error, enumerable: false, writable: true });
}

/** The message, with the name of the item's file if it has one and the message does not tell it: the item's JSON may say nothing. */
function withFile(message: string, input: INodeExecutionData | undefined): string {
	const [file, ...others] = Object.values(input?.binary ?? {});
	const name = others.length === 0 ? readable(file?.fileName ?? '') : '';
	return name === '' || message.includes(name) ? message : `${message} (${name})`;
}

/** Notes, facts and the files that were left out. */
function tellOutcome({ outcome, skipped }: Told): IDataObject {
	// The numbers of pages, parts and pieces are beside the file's name already, and the first pages are with the documents.
	const {
		pageCount: _pageCount,
		partCount: _partCount,
		pieceCount: _pieceCount,
		firstPages: _firstPages,
		...facts
	} = outcome.facts;
	const { restrictions } = facts;
	// In a list of restrictions, the wire name "allow_print" would seem to say that printing is allowed.
	const labelled = restrictions ? { ...facts, restrictions: restrictions.map(permissionLabel) } : facts;
	return {
		...(labelled as IDataObject),
		...(outcome.notes.length > 0 && { notes: outcome.notes.map(({ message }) => message) }),
		...(skipped.length > 0 && {
			skipped: skipped.map(({ source, reason }) => ({ fileName: source.fileName, item: source.item, reason })),
		}),
	};
}

const permissionLabel = (wire: string): string => placementOf('add_restrictions', wire)?.label ?? wire;

const aboutFile = (source: Source | undefined, pageCount?: number): IDataObject =>
	source ? describeDocument(source.fileName, source.size, pageCount === undefined ? {} : { pageCount }) : {};

/** Where the result is files, the facts have the count. */
const pageCountOf = ({ documents, facts }: Outcome<unknown>): number | undefined => documents[0]?.pageCount ?? facts.pageCount;

/** A new item: the input, with the file added. An output of all items starts empty. */
function itemOf(
	context: IExecuteFunctions,
	{ items, joined }: Batch,
	result: Told,
	saved: IBinaryData,
	said: IDataObject,
): INodeExecutionData {
	const first = items[0] ?? 0;
	const input = joined ? undefined : context.getInputData()[first];
	const pairedItem: IPairedItemData | IPairedItemData[] = joined ? items.map((item) => ({ item })) : { item: first };
	return {
		json: { ...input?.json, [SAID]: { ...tellOutcome(result), ...said } },
		binary: { ...input?.binary, [result.options.outputField]: saved },
		pairedItem: items.length === 1 ? { item: first } : pairedItem,
	};
}

function describeDocument(
	name: string,
	size: number,
	{ pageCount, firstPage, lastPage, title, match }: DocumentFacts,
): IDataObject {
	return {
		fileName: name,
		...(pageCount !== undefined && { pageCount }),
		...(firstPage !== undefined && { firstPage }),
		...(lastPage !== undefined && { lastPage }),
		...(title !== undefined && { title }),
		...(match !== undefined && { match }),
		size,
	};
}

/** Names of parts: unique, and that of the input for a document that already fits. */
function partNames(parts: readonly DocumentFacts[], wanted: string | undefined, source: string): string[] {
	const name = stemOf(withoutFolders(source));
	// As many digits as the last part needs: names sort in the order of the parts.
	const digits = String(parts.length).length;
	const names = parts.map(({ title, match }, index) => {
		const number = String(index + 1).padStart(digits, '0');
		if (wanted === undefined) return withExtension(parts.length === 1 ? name : `${name}-${number}`, '.pdf');
		// Pages before the first bookmark have no title, and those before the first match have none.
		const values = { name, index: number, title: safeName(title ?? '', TITLE, name), match: safeName(match ?? '', TITLE, name) };
		const told = fillPlaceholders(wanted, values);
		return withExtension(told === wanted && parts.length > 1 ? `${stemOf(wanted)}-${number}` : told, '.pdf');
	});
	return distinctNames(names, FILE_NAME);
}

/** A file name without the extension of a document or an image. */
function stemOf(name: string): string {
	return name.replace(/\.(?:pdf|png|jpe?g)$/i, '');
}

function withExtension(name: string, extension: '.pdf' | '.zip'): string {
	return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}
