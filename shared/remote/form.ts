/** The multipart request of an operation, derived from its row in the table. */
import { FormDataEncoder } from 'form-data-encoder';
import { FormData } from 'formdata-node';
import type { Document, DocumentSource } from '../contract/backend';
import { encode, type Decodable } from '../contract/values/decode';
import { asOctavoError, atPosition, OctavoError } from '../contract/errors';
import { isGiven, operationOf, type OperationName } from '../contract/operations';
import type { Field } from '../contract/operations/types';
import { baseName } from '../packaging/names';

/** Wire name of a field, and its text or its file. */
export type Entry = readonly [name: string, value: string | Document];

/** The result of `decode` for any operation. */
export type DecodedParameters = Readonly<Record<string, Decodable | undefined>>;

/**
 * The fields to send, without absent ones and defaults, so that the service's own defaults apply (docs/semantics.md, §5).
 */
export function formEntries(name: OperationName, parameters: DecodedParameters): Entry[] {
	const entries: Entry[] = [];
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		const value = parameters[wire];
		if (value === undefined || !isGiven(field, value)) continue;
		// Names of several files are addresses, which a file name cannot hold (docs/semantics.md, D53).
		if (isDocuments(value)) for (const file of value) entries.push([wire, { ...file, name: encodeURIComponent(file.name) }]);
		else entries.push([wire, isDocument(value) ? value : encode(inContract(field, value))]);
	}
	return entries;
}

/** The contract's number for a word of a choice. */
function inContract(field: Field, value: Exclude<Decodable, Document | readonly Document[]>): typeof value {
	const option = field.kind === 'choice' ? field.options.find((one) => one.value === value) : undefined;
	return option?.contract ?? value;
}

/** The documents of one attempt while they are sent. */
export class Sending {
	/** Why a document could not be read: the transport's error may hide it. */
	failure: OctavoError | undefined;
	private readonly begun: AsyncGenerator<Uint8Array>[] = [];

	/** The content, which must be as long as it was when the length of the request was computed. */
	read({ name, size, open }: DocumentSource, position: number | undefined): AsyncGenerator<Uint8Array> {
		const content = wholeContent(size, open, (thrown) => {
			const error = asOctavoError(thrown);
			this.failure = position === undefined ? error : atPosition(error, position, name);
		});
		this.begun.push(content);
		return content;
	}

	/** Closes documents that are still open: a service may answer before it has read all of them. */
	end(): void {
		for (const content of this.begun) void content.return(undefined).catch(() => undefined);
	}
}

/**
 * A new form for each attempt, whose files open the documents when they are read. The platform's forms take only Blobs, which hold
 * their bytes; those of formdata-node take anything that looks like a file.
 */
export function toForm(documents: readonly DocumentSource[], entries: readonly Entry[], sending = new Sending()): FormData {
	const form = new FormData();
	for (const [index, source] of documents.entries()) {
		const content = () => sending.read(source, documents.length === 1 ? undefined : index + 1);
		form.append('file', new StreamedFile(baseName(source.name, index), 'application/pdf', source.size, content));
	}
	for (const [name, value] of entries) {
		if (typeof value === 'string') form.append(name, value);
		else form.append(name, new StreamedFile(baseName(value.name, 0), '', value.bytes.length, () => inPieces(value.bytes)));
	}
	return form;
}

/** The form as a body with its headers, for transports that know no such forms. Each boundary is random. */
export function encodeForm(form: FormData): {
	readonly headers: Record<string, string>;
	readonly body: AsyncIterable<Uint8Array>;
} {
	const encoder = new FormDataEncoder(form);
	const { contentType, contentLength } = encoder;
	return {
		headers: { 'Content-Type': contentType, ...(contentLength === undefined ? {} : { 'Content-Length': contentLength }) },
		body: encoder.encode(),
	};
}

/** Bytes that are already in memory, as a document to send. */
export const sourceOf = ({ name, bytes }: Document): DocumentSource => ({
	name,
	size: bytes.length,
	open: () => inPieces(bytes),
});

export const isDocuments = (value: Decodable): value is readonly Document[] =>
	Array.isArray(value) && (value as readonly unknown[]).every((item) => typeof item === 'object');

/** Whether a decoded value is a further file. */
export const isDocument = (value: Decodable): value is Document =>
	typeof value === 'object' && 'bytes' in value && value.bytes instanceof Uint8Array;

/** The part of a `File` that is needed to send it. */
class StreamedFile {
	readonly lastModified = 0;
	readonly [Symbol.toStringTag] = 'File';

	constructor(
		readonly name: string,
		readonly type: string,
		readonly size: number,
		readonly stream: () => AsyncIterable<Uint8Array>,
	) {}
}

/** form-data-encoder divides longer pieces itself, but then ignores the byteOffset of a view. */
const LONGEST_PIECE = 65_536;

async function* wholeContent(
	size: number,
	open: DocumentSource['open'],
	failed: (thrown: unknown) => void,
): AsyncGenerator<Uint8Array> {
	try {
		let sent = 0;
		for await (const chunk of open()) {
			sent += chunk.length;
			if (sent > size) break;
			yield* inPieces(chunk);
		}
		if (sent !== size)
			throw new OctavoError('unreadable_document', 'The PDF document changed while it was sent', {
				advice: 'Run it again when nothing writes to the document',
			});
	} catch (thrown) {
		failed(thrown);
		throw thrown;
	}
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += LONGEST_PIECE) yield bytes.subarray(at, at + LONGEST_PIECE);
}
