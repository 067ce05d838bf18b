/** Binary fields ↔ documents. Only n8n's helpers touch the bytes, so every binary mode works, in memory or not. */
import { NodeOperationError, type IBinaryData, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import type { Document } from '../../shared/contract/backend';
import { isObject } from '../../shared/contract/json';
import { lastComponent } from '../../shared/file-names/safe-names';
import { matcherOf } from '../../shared/file-names/wildcards';
import { shortenText } from '../../shared/sentences';

/** The value of a file parameter: a field's name, a path, or, from an expression, the file itself. */
export type FileParameter = string | IBinaryData;

/** A file that was found and not loaded yet. */
export interface Source {
	readonly item: number;
	/** As n8n's helpers take it. */
	readonly field: FileParameter;
	/** Its name in messages, after a word such as "The PDF": the file's name, or the field that holds it. */
	readonly label: string;
	readonly fileName: string;
	/** In bytes; 0 for a file at an address until it is loaded. */
	readonly size: number;
	/** Where n8n stores the file; absent where n8n holds it in memory. */
	readonly id?: string;
	/** Equal for the same stored file. */
	readonly key: string;
	/** Gives the bytes of a document that n8n does not store, such as a text of the item. */
	readonly read?: () => Promise<Uint8Array>;
}

/** The kinds of files that a pattern of names selects. */
export type Accepted = 'pdf' | 'image';

const INPUT_FIELD = 'Input Binary Field';

export function isFile(value: unknown): value is FileParameter {
	if (typeof value === 'string') return value.trim() !== '';
	return isObject(value) && 'mimeType' in value && typeof (value['id'] ?? value['data']) === 'string';
}

/**
 * Finds a file and its size; loads nothing. `parameter` is the panel's label of the field, for messages.
 *
 * @throws NodeOperationError naming the fields that exist, or that the parameter holds no file.
 */
export async function locate(context: IExecuteFunctions, item: number, value: unknown, parameter = INPUT_FIELD): Promise<Source> {
	if (!isFile(value)) throw notAFile(context, item, value, parameter);
	const input = context.getInputData()[item];
	if (typeof value === 'string') refuseSyntax(context, item, value.trim(), parameter);
	const field = typeof value === 'string' ? binaryPath(input, value.trim()) : value;
	if (typeof field === 'string' && input && !exists(input, field)) throw missing(context, input, item, field, parameter);
	const about = context.helpers.assertBinaryData(item, field);
	const named = withoutFolders(about.fileName);
	return {
		item,
		field,
		label: named !== '' || typeof field !== 'string' ? `'${readable(named || UNNAMED)}'` : `in field '${field}'`,
		fileName: named || UNNAMED,
		size: await sizeOfBinary(context, about),
		...(about.id && { id: about.id }),
		key: about.id ?? about.data,
	};
}

/** As `locate`, for a comma-separated list in which `*` means any characters, or a list of files from an expression. */
export async function locateAll(
	context: IExecuteFunctions,
	item: number,
	parameter: unknown,
	{ accepts, skipMissing }: { accepts: Accepted; skipMissing: boolean },
): Promise<{ sources: Source[]; ignored: string[] }> {
	const input = context.getInputData()[item];
	const sources: Source[] = [];
	const ignored: string[] = [];
	for (const entry of readFileNames(parameter)) {
		if (typeof entry !== 'string' || !entry.includes('*')) {
			if (skipMissing && typeof entry === 'string' && input && !exists(input, binaryPath(input, entry.trim()))) continue;
			sources.push(await locate(context, item, entry, `${INPUT_FIELD}(s)`));
			continue;
		}
		const matches = matcherOf(entry.trim());
		const matching = input ? fieldsOf(input).filter(({ name }) => matches(name)) : [];
		matching.sort((one, other) => natural(one.name, other.name));
		for (const { name, path, about } of matching) {
			// An e-mail has other files too: a pattern selects only files of the type, a name selects any file.
			if (IS_TYPE[accepts](about)) sources.push(await locate(context, item, path));
			else ignored.push(name);
		}
	}
	return { sources, ignored };
}

function readFileNames(parameter: unknown): unknown[] {
	if (Array.isArray(parameter)) return parameter as unknown[];
	if (typeof parameter !== 'string') return [parameter];
	const entries = parameter.split(',').filter((entry) => entry.trim() !== '');
	return entries.length === 0 ? [''] : entries;
}

/** @throws NodeOperationError when the files are larger than `megabytes` together. */
export function guardSize(context: IExecuteFunctions, sources: readonly Source[], megabytes: number): void {
	const total = sources.reduce((sum, { size }) => sum + size, 0);
	if (total <= megabytes * 1e6) return;
	const first = sources[0];
	const what = sources.length === 1 && first ? `The file ${first.label} is` : 'The files to join have a total size of';
	throw new NodeOperationError(context.getNode(), `${what} ${megabytesOf(total)} MB, more than the limit of ${megabytes} MB`, {
		itemIndex: first?.item ?? 0,
		description:
			'Raise Options > Maximum File Size (MB). Local processing takes about four times the size in memory; a region takes hardly any.',
	});
}

/** For people: `312.0`. Rounded up, so that a size above a limit reads as more than the limit, and no size reads as `0.0`. */
function megabytesOf(bytes: number): string {
	return bytes < 1e5 ? String(Number((bytes / 1e6).toPrecision(2))) : (Math.ceil(bytes / 1e5) / 10).toFixed(1);
}

export async function load(context: IExecuteFunctions, { item, field, fileName, read }: Source): Promise<Document> {
	if (read) return { name: fileName, bytes: await read() };
	return { name: fileName, bytes: await context.helpers.getBinaryDataBuffer(item, field) };
}

export async function save(context: IExecuteFunctions, bytes: Uint8Array, name: string, mimeType: string): Promise<IBinaryData> {
	return await context.helpers.prepareBinaryData(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, mimeType);
}

/** Order for people: `part 2` comes before `part 10`. */
export function natural(one: string, other: string): number {
	return one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });
}

interface FileField {
	readonly name: string;
	/** As the helpers take it: in combined binary mode the files are below `_files`. */
	readonly path: string;
	readonly about: IBinaryData;
}

function fieldsOf({ binary, json }: INodeExecutionData): FileField[] {
	const combined = json._files as Readonly<Record<string, IBinaryData>> | string | null | undefined;
	const separate = Object.entries(binary ?? {}).map(([name, about]) => ({ name, path: name, about }));
	if (separate.length > 0 || !isObject(combined)) return separate;
	return Object.entries(combined).map(([name, about]) => ({ name, path: `_files.${name}`, about }));
}

/** In combined binary mode a plain name is looked up where n8n keeps the files; a path stays as it is. */
function binaryPath(input: INodeExecutionData | undefined, name: string): string {
	return (input && fieldsOf(input).find((field) => field.name === name)?.path) ?? name;
}

/** Whether a field is there. Paths into the JSON are left to n8n, which knows how to follow them. */
function exists(input: INodeExecutionData, field: string): boolean {
	const fields = fieldsOf(input);
	const isPath = field.includes('.') && (fields.length === 0 || typeof input.json._files === 'object');
	return isPath || fields.some(({ path }) => path === field);
}

/** A name that is written as an expression, or as several names. n8n itself would say only that no such field exists. */
function refuseSyntax(context: IExecuteFunctions, item: number, name: string, parameter: string): void {
	const [, field] = /^=?\s*(?:\{\{\s*)?\$(?:binary|json\._files)\.(\w+)/.exec(name) ?? [];
	const several = name
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part !== '');
	const cure =
		field !== undefined
			? `Enter only the name of the field, ${field}, or switch ${parameter} from Fixed to Expression.`
			: /^=?\s*(?:\{\{|\$)/.test(name)
				? `Switch ${parameter} from Fixed to Expression.`
				: several.length > 1
					? `Separate names by commas: ${several.map(readable).join(',')}.`
					: undefined;
	if (cure === undefined) return;
	throw new NodeOperationError(context.getNode(), `${parameter} is not the name of a binary field`, {
		itemIndex: item,
		description: cure,
	});
}

function missing(
	context: IExecuteFunctions,
	input: INodeExecutionData,
	item: number,
	field: string,
	parameter: string,
): NodeOperationError {
	const names = fieldsOf(input).map(({ name }) => `'${readable(name)}'`);
	const description = isToolOf(context)
		? `A tool gets no files with its call. In the workflow, set ${parameter} to an expression such as ${FROM_TRIGGER}.`
		: names.length === 0
			? 'The item has no files at all. Connect a node that outputs a binary file, such as Read/Write Files or an e-mail trigger with attachments.'
			: `Fields with files: ${names.join(', ')}. Enter one of them as ${parameter}.`;
	const message = `The item has no binary field '${readable(field)}'`;
	// A model is shown the message alone.
	return new NodeOperationError(context.getNode(), isToolOf(context) ? `${message}. ${description}` : message, {
		itemIndex: item,
		description,
	});
}

function notAFile(context: IExecuteFunctions, item: number, value: unknown, parameter: string): NodeOperationError {
	const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
	const entered = 'Enter the name of a binary field, such as data';
	return new NodeOperationError(context.getNode(), `${parameter} ${empty ? 'is empty' : 'holds no file'}`, {
		itemIndex: item,
		description: empty
			? `${entered}. If it holds an expression, check what the expression gives for this item: ${OF_ANOTHER_NODE}.`
			: `${insteadOf(value) ?? `${entered}, or an expression that gives a file`}: ${OF_ANOTHER_NODE}.`,
	});
}

/** The expressions that give a file of another node, in both binary modes of n8n. */
export const OF_ANOTHER_NODE =
	"a file of another node is {{ $('Download').first().binary.data }}, or {{ $('Download').first()._files.data }} if the workflow combines binary data with the JSON";

const FROM_TRIGGER = "{{ $('When Chat Message Received').first().binary.data0 }}";

/** The cure for a value around the file: an item, or all files of an item. */
function insteadOf(value: unknown): string | undefined {
	if (!isObject(value)) return undefined;
	const { binary, _files: combined } = value;
	if (isObject(binary)) return `It gives an item: add .binary.${firstKeyOf(binary)} to the expression`;
	// In the combined mode of n8n, an item is its JSON.
	if (isObject(combined)) return `It gives an item: add ._files.${firstKeyOf(combined)} to the expression`;
	if (Object.values(value).some((one) => typeof one === 'object' && isFile(one)))
		return `It gives all files of an item: add .${firstKeyOf(value)} to the expression`;
	return undefined;
}

const firstKeyOf = (files: object): string => readable(Object.keys(files)[0] ?? 'data');

/** Whether an AI agent has called the node as its tool. Older versions of n8n cannot tell. */
export function isToolOf(context: IExecuteFunctions): boolean {
	const { isToolExecution } = context as Partial<Pick<IExecuteFunctions, 'isToolExecution'>>;
	return isToolExecution?.call(context) === true;
}

export async function sizeOfBinary(context: IExecuteFunctions, about: IBinaryData): Promise<number> {
	// Newer versions of n8n tell it, which spares the reading of a file.
	if (typeof about['bytes'] === 'number') return about['bytes'];
	if (about.id) return (await context.helpers.getBinaryMetadata(about.id)).fileSize;
	return Buffer.byteLength(about.data, 'base64');
}

/** The name of a file that has none. */
export const UNNAMED = 'document.pdf';

export function withoutFolders(fileName: string | undefined): string {
	return lastComponent(fileName ?? '').trim();
}

/** A file's name in a message: one line of reasonable length, without characters that change its direction. */
export function readable(name: string): string {
	return shortenText(name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, ''), 80);
}

const IS_TYPE: Readonly<Record<Accepted, (about: IBinaryData) => boolean>> = {
	pdf: ({ mimeType, fileName = '' }) => mimeType === 'application/pdf' || /\.pdf$/i.test(fileName),
	image: ({ mimeType, fileName = '' }) => /^image\/(png|jpeg)$/.test(mimeType) || /\.(png|jpe?g)$/i.test(fileName),
};
