/**
 * Writing: a garbage-collected full rewrite, from which nothing that was removed can be recovered, unless a revision is to follow
 * the unchanged source (`append`). Unedited objects are copied as spans of source bytes; stream data is never decoded and never re-encoded.
 */
import { createHash } from 'node:crypto';
import type { PdfDocument } from '../document';
import type { Marked } from '../reachability';
import { Measure, Output, type Sink } from '../syntax/output';
import type { Security } from '../security';
import { writeValue, type Writing } from '../syntax/serialize';
import { Dict, type Ref } from '../syntax/values';
import { appendRevision } from './append';
import { compressor } from './compressor';
import { identifiers } from './identifiers';
import { finish, takeOutput } from './spare-output';
import { dropUsageRights } from './usage-rights';
import { ObjectWriter } from './write-objects';
import { decideMode, type ModeOptions, type WriteMode } from './write-mode';
import { writeCrossReferenceStream, writeCrossReferenceTable } from './write-xref';

export interface SaveOptions {
	/** `keep` (default): the encryption that the input had, with the same passwords and permissions. */
	readonly encryption?: 'keep' | 'none' | Security;
	/** Lowest version to write in the header, such as `1.7`. */
	readonly version?: string;
	/** Give objects new numbers without gaps, even if few are gone. */
	readonly compact?: boolean;
	/** New object streams are not compressed: for bytes that are read again at once and never leave. */
	readonly draft?: boolean;
	/**
	 * `keep` (default): object streams and a cross-reference stream where the input had them. `smallest`: all objects that may be in
	 * object streams are, compressed as well as can be; needs `compact`. `none`: none.
	 */
	readonly objectStreams?: 'keep' | 'none' | 'smallest';
	/**
	 * Write the changes as a revision after the unchanged bytes of the source, so that its signatures stay valid. The other options do
	 * not count. Only for documents that can be appended to (`canAppend`).
	 */
	readonly append?: boolean;
}

/** One document as bytes. Deterministic, unless it is encrypted. */
export async function save(document: PdfDocument, options: SaveOptions = {}): Promise<Uint8Array> {
	await document.pages.settle();
	return options.append ? (await appendRevision(document)).bytes : assemble([document], options);
}

/** The number of bytes that `save` would return, without writing them. */
export async function measureSave(document: PdfDocument, options: SaveOptions = {}): Promise<number> {
	await document.pages.settle();
	const sink = new Measure();
	await writeDocuments([document], options, () => sink);
	return sink.length;
}

export interface AssembleOptions extends SaveOptions {
	/** The objects that replace identical ones, where the caller has found them. */
	readonly alias?: ModeOptions['alias'];
	/** Finds live objects that are identical to others. */
	readonly dedupe?: ModeOptions['dedupe'];
}

/**
 * Several documents as one file. Trailer and catalog are the first one's; objects of others are reached by `PartRef`s in
 * edited values.
 */
export async function assemble(documents: readonly PdfDocument[], options: AssembleOptions = {}): Promise<Uint8Array> {
	let output: Output | undefined;
	const { job } = documents[0]!;
	const signatures = await writeDocuments(documents, options, (estimate) => (output = takeOutput(job.memory, estimate)));
	if (!options.draft) job.onWritten?.({ signatures, usageRightsRemoved: false });
	return finish(job.memory, output!);
}

/** Returns the number of signatures in the output. */
async function writeDocuments(
	documents: readonly PdfDocument[],
	options: AssembleOptions,
	open: (estimate: number) => Sink,
): Promise<number> {
	const [first] = documents as [PdfDocument];
	const { encryption = 'keep', compact = false, draft = false, objectStreams: wanted = 'keep', alias, dedupe } = options;
	if (dropUsageRights(first)) first.job.onWritten?.({ signatures: 0, usageRightsRemoved: true });
	const { mode, marked } = await decideMode(documents, { encryption, compact, draft, objectStreams: wanted, alias, dedupe });
	const { security, objectStreams } = mode;
	const version = highest([
		...documents.map((document) => document.version),
		options.version ?? '1.0',
		security?.version ?? '1.0',
		objectStreams ? '1.5' : '1.0',
	]);
	const sink = open(estimateOf(documents, marked, mode));
	sink.text(`%PDF-${version}\n`);
	sink.copy(BINARY, 0, BINARY.length);

	const packing = compressor(first.job, mode);
	const writer = new ObjectWriter(sink, documents, marked, mode, packing);
	await writer.run();
	let encrypt: Ref | undefined;
	if (security) encrypt = writer.plain(security.dictionary);

	const trailer = new Dict();
	for (const [key, value] of first.trailer)
		if (key !== 'ID' && key !== 'Encrypt' && (key !== 'Info' || first.dict(value))) trailer.set(key, value);
	const { rows } = writer;
	const { pace } = first.job;
	const closing = `${identifiers(first, security, draft ? DRAFT : contentHash(sink, rows.fingerprint()))}${encrypt ? `/Encrypt ${encrypt.number} 0 R` : ''}>>`;

	if (objectStreams) {
		await writeCrossReferenceStream(sink, rows, pace, packing, (fields) => {
			for (const [key, value] of fields) trailer.set(key, value);
			writeTrailer(sink, trailer, closing, writer.trailerWriting);
		});
	} else {
		const at = await writeCrossReferenceTable(sink, rows, pace);
		trailer.set('Size', rows.size);
		sink.text('trailer\n');
		writeTrailer(sink, trailer, closing, writer.trailerWriting);
		sink.text(`\nstartxref\n${at}\n%%EOF\n`);
	}
	return marked.markings.reduce((sum, { signed }) => sum + signed.size, 0);
}

/** Bytes that the output will hardly exceed: memory that grows is copied. */
function estimateOf(documents: readonly PdfDocument[], { markings }: Marked, { transcrypt }: WriteMode): number {
	const size = documents.reduce((sum, document) => sum + document.size, 0);
	return markings.reduce((sum, { bytes, count }) => sum + bytes + count * (transcrypt ? 80 : 40), 0) + size * 4 + 16_384;
}

/** The second line of a file: bytes above 127, so that it is transferred as binary data (7.5.2). */
const BINARY = Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a);

/** `closing` is written as it is: its references have their final numbers, and its strings are never encrypted. */
function writeTrailer(sink: Sink, trailer: Dict, closing: string, writing: Writing): void {
	const text = new Output(1024);
	writeValue(text, trailer, writing);
	sink.copy(text.bytes, 0, text.length - 2);
	sink.text(closing);
}

/**
 * A fingerprint of the output: the places of objects, and samples of the bytes. Hashing 150 MB in full would take longer
 * than all the rest.
 */
function contentHash(sink: Sink, rows: Uint8Array): Uint8Array {
	const hash = createHash('sha256').update(rows);
	if (sink instanceof Output) {
		const { bytes } = sink;
		const step = Math.max(SAMPLE, Math.floor(bytes.length / SAMPLES));
		if (bytes.length <= WHOLE) hash.update(bytes);
		else for (let at = 0; at < bytes.length; at += step) hash.update(bytes.subarray(at, at + SAMPLE));
	}
	return hash.digest().subarray(0, 16);
}

/** A draft is not returned, so that its identifier does not matter. */
const DRAFT = new Uint8Array(16);

/** Up to here, all of it is hashed. */
const WHOLE = 4 << 20;
const SAMPLE = 4096;
const SAMPLES = 128;

function highest(versions: readonly string[]): string {
	return versions.reduce((high, version) => (version > high ? version : high));
}
