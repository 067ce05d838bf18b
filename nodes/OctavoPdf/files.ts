/** Binary fields ↔ documents. Only n8n's helpers touch the bytes, so every binary mode works, in memory or not. */
import { NodeOperationError, type IBinaryData, type IExecuteFunctions, type INodeExecutionData } from 'n8n-workflow';
import type { Document } from '../../shared/backend';

/** What a file parameter holds: a field's name, a path, or, from an expression, the file itself. */
export type FileParameter = string | IBinaryData;

/** A file that was found and not loaded yet. */
export interface Source {
	readonly item: number;
	/** As n8n's helpers take it. */
	readonly field: FileParameter;
	/** How messages call it. */
	readonly label: string;
	readonly fileName: string;
	/** In bytes. */
	readonly size: number;
}

/** Finds a file and its size; loads nothing. @throws NodeOperationError naming the fields that exist. */
export async function locate(context: IExecuteFunctions, item: number, parameter: FileParameter): Promise<Source> {
	const input = context.getInputData()[item];
	const field = typeof parameter === 'string' ? pathOf(input, parameter.trim()) : parameter;
	if (typeof field === 'string' && input && !exists(input, field)) throw missing(context, input, item, field);
	const about = context.helpers.assertBinaryData(item, field);
	return {
		item,
		field,
		label: typeof field === 'string' ? `field '${field}'` : `file '${nameOf(about)}'`,
		fileName: nameOf(about),
		size: await sizeOf(context, about),
	};
}

/** As `locate`, for a comma-separated list in which `*` stands for any characters, or a list of files from an expression. */
export async function locateAll(
	context: IExecuteFunctions,
	item: number,
	parameter: unknown,
): Promise<{ sources: Source[]; ignored: string[] }> {
	const input = context.getInputData()[item];
	const sources: Source[] = [];
	const ignored: string[] = [];
	const entries: unknown[] = Array.isArray(parameter)
		? parameter
		: typeof parameter === 'string'
			? parameter.split(',')
			: [parameter];
	for (const entry of entries) {
		if (typeof entry !== 'string' || !entry.includes('*')) {
			if (entry !== '') sources.push(await locate(context, item, entry as FileParameter));
			continue;
		}
		const matching = input ? fieldsOf(input).filter(({ name }) => matches(entry.trim(), name)) : [];
		matching.sort((one, other) => natural(one.name, other.name));
		for (const { name, path, about } of matching) {
			// An e-mail brings pictures too: a pattern means the PDFs among its matches, a name means that very file.
			if (isPdf(about)) sources.push(await locate(context, item, path));
			else ignored.push(name);
		}
	}
	return { sources, ignored };
}

/** @throws NodeOperationError when the files are larger than `megabytes` together. */
export function guardSize(context: IExecuteFunctions, sources: readonly Source[], megabytes: number): void {
	const total = sources.reduce((sum, { size }) => sum + size, 0);
	if (total <= megabytes * 1e6) return;
	const first = sources[0];
	const what = sources.length === 1 && first ? `The file in ${first.label} is` : 'The files to merge are together';
	throw new NodeOperationError(
		context.getNode(),
		`${what} ${megabytesOf(total)} MB, more than the limit of ${megabytes} MB [Item ${first?.item ?? 0}]`,
		{
			itemIndex: first?.item ?? 0,
			description: 'Raise Options > Maximum File Size (MB) if n8n has about four times the size in memory to spare',
		},
	);
}

/** For people: `312.0`. Rounded up, so that what is more than a limit reads as more, and nothing reads as `0.0`. */
function megabytesOf(bytes: number): string {
	return bytes < 1e5 ? String(Number((bytes / 1e6).toPrecision(2))) : (Math.ceil(bytes / 1e5) / 10).toFixed(1);
}

export async function load(context: IExecuteFunctions, { item, field, fileName }: Source): Promise<Document> {
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
	if (separate.length > 0 || typeof combined !== 'object' || combined === null) return separate;
	return Object.entries(combined).map(([name, about]) => ({ name, path: `_files.${name}`, about }));
}

/** In combined binary mode a plain name is looked up where n8n keeps the files; a path stays what it is. */
function pathOf(input: INodeExecutionData | undefined, name: string): string {
	return (input && fieldsOf(input).find((field) => field.name === name)?.path) ?? name;
}

/** Whether a field is there. Paths are left to n8n, which knows how to follow them. */
function exists(input: INodeExecutionData, field: string): boolean {
	return field.includes('.') || fieldsOf(input).some(({ path }) => path === field);
}

function missing(context: IExecuteFunctions, input: INodeExecutionData, item: number, field: string): NodeOperationError {
	const names = fieldsOf(input).map(({ name }) => `'${name}'`);
	const description =
		names.length === 0
			? 'The item has no files at all. Connect a node that outputs a binary file, such as Read/Write Files or an e-mail trigger with attachments.'
			: `Fields with files: ${names.join(', ')}. Enter one of them as Input Binary Field.`;
	return new NodeOperationError(context.getNode(), `The item has no binary field '${field}' [Item ${item}]`, {
		itemIndex: item,
		description,
	});
}

async function sizeOf(context: IExecuteFunctions, about: IBinaryData): Promise<number> {
	if (about.id) return (await context.helpers.getBinaryMetadata(about.id)).fileSize;
	return Math.floor((about.data.length * 3) / 4);
}

function nameOf({ fileName }: IBinaryData): string {
	return fileName?.split(/[\\/]/).pop() || 'document.pdf';
}

function isPdf({ mimeType, fileName = '' }: IBinaryData): boolean {
	return mimeType === 'application/pdf' || fileName.toLowerCase().endsWith('.pdf');
}

function matches(pattern: string, name: string): boolean {
	const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
	return new RegExp(`^${parts.join('.*')}$`).test(name);
}
