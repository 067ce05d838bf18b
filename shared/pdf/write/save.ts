/**
 * Writing: a garbage-collected full rewrite (never an incremental update, whose earlier revisions could be recovered).
 * Unedited objects are copied as spans of source bytes; stream data is never decoded and never re-encoded.
 */
import { createHash } from 'node:crypto';
import { asBuffer } from '../syntax/characters';
import type { PdfDocument } from '../document';
import { markAll, type MarkAllOptions, type Marked } from '../reachability';
import { Measure, Output, type Sink } from '../syntax/output';
import type { Security } from '../security';
import { UNENCRYPTED, writeValue, type Writing } from '../syntax/serialize';
import { Dict, type Ref, Str } from '../syntax/values';
import { ObjectWriter } from './write-objects';
import { writeCrossReferenceStream, writeCrossReferenceTable } from './write-xref';
import { UNCOMPRESSED } from '../object-table';

export interface SaveOptions {
	/** `keep` (default): the encryption that the input had, with the same passwords and permissions. */
	readonly encryption?: 'keep' | 'none' | Security;
	/** Lowest version to write in the header, such as `1.7`. */
	readonly version?: string;
	/** Number objects anew without gaps, even if few are gone. */
	readonly compact?: boolean;
	/** New object streams are not compressed: for bytes that are read again at once and never leave. */
	readonly draft?: boolean;
}

/** One document as bytes. Deterministic, unless it is encrypted. */
export async function save(document: PdfDocument, options: SaveOptions = {}): Promise<Uint8Array> {
	await document.pages.settle();
	return assemble([document], options);
}

/** The number of bytes that `save` would return, without writing them. */
export async function measureSave(document: PdfDocument, options: SaveOptions = {}): Promise<number> {
	await document.pages.settle();
	const sink = new Measure();
	await write([document], options, () => sink);
	return sink.length;
}

export interface AssembleOptions extends SaveOptions {
	/** Finds objects that stand in for others, among what is alive. */
	readonly dedupe?: (documents: readonly PdfDocument[], marked: Marked) => Promise<NonNullable<MarkAllOptions['alias']>>;
}

/**
 * Several documents as one file. Trailer and catalog are the first one's; objects of others are reached by `PartRef`s in
 * edited values.
 */
export async function assemble(documents: readonly PdfDocument[], options: AssembleOptions = {}): Promise<Uint8Array> {
	let output: Output | undefined;
	await write(documents, options, (estimate) => (output = new Output(estimate)));
	return output!.bytes;
}

async function write(
	documents: readonly PdfDocument[],
	options: AssembleOptions,
	open: (estimate: number) => Sink,
): Promise<void> {
	const [first] = documents as [PdfDocument];
	const { encryption = 'keep', dedupe, draft = false } = options;
	const security = encryption === 'keep' ? first.security : encryption === 'none' ? undefined : encryption;
	const recrypt = documents.some((document) => document.security !== security);
	const live = () => marked.markings.reduce((sum, { count }) => sum + count, 0);
	const size = documents.reduce((sum, document) => sum + document.size, 0);
	const renumbered = documents.length > 1 || options.compact === true || documents.some(confused);
	// Marking once without detail tells whether so much is gone that objects are better numbered anew.
	let marked = await markAll(documents, { detail: renumbered, strings: recrypt || (renumbered && security?.numbered === true) });
	const alias = dedupe && (await dedupe(documents, marked));
	if (alias) marked = await markAll(documents, { detail: true, strings: recrypt, alias });
	const renumber = renumbered || size - live() > live() + 50;
	const strings = recrypt || (renumber && security?.numbered === true);
	if (renumber && !renumbered && !recrypt) marked = await markAll(documents, { detail: true, strings });

	const streams = documents.some((document) => document.crossReferenceStream);
	const version = highest([
		...documents.map((document) => document.version),
		options.version ?? '1.0',
		security?.version ?? '1.0',
		streams ? '1.5' : '1.0',
	]);
	const estimate =
		marked.markings.reduce((sum, { bytes, count }) => sum + bytes + count * (strings ? 72 : 28), 0) + size * 4 + 16_384;
	const sink = open(estimate);
	sink.text(`%PDF-${version}\n`);
	sink.copy(BINARY, 0, BINARY.length);

	const writer = new ObjectWriter(sink, documents, marked, { renumber, strings, recrypt, security, streams, draft, alias });
	await writer.run();
	let encrypt: Ref | undefined;
	if (security) encrypt = writer.plain(security.dictionary);

	const trailer = new Dict();
	const finalNumbers = { ...UNENCRYPTED, renumber: writer.finalReference };
	for (const [key, value] of first.trailer)
		if (key !== 'ID' && key !== 'Encrypt' && (key !== 'Info' || first.dict(value))) trailer.set(key, value);
	const { rows } = writer;
	const { pace } = first.job;
	const closing = `${identifiers(first, draft ? DRAFT : contentHash(sink, rows.fingerprint()))}${encrypt ? `/Encrypt ${encrypt.number} 0 R` : ''}>>`;

	if (streams) {
		await writeCrossReferenceStream(sink, rows, pace, (fields) => {
			for (const [key, value] of fields) trailer.set(key, value);
			writeTrailer(sink, trailer, closing, finalNumbers);
		});
	} else {
		const at = await writeCrossReferenceTable(sink, rows, pace);
		trailer.set('Size', rows.size);
		sink.text('trailer\n');
		writeTrailer(sink, trailer, closing, finalNumbers);
		sink.text(`\nstartxref\n${at}\n%%EOF\n`);
	}
}

/**
 * Whether a document was repaired and has generations: what refers to an object may name another generation than its own, and
 * readers disagree about that.
 */
const confused = ({ suspect, table }: PdfDocument): boolean =>
	suspect && table.kind.some((kind, number) => kind === UNCOMPRESSED && table.detail[number] !== 0);

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
 * ID[0] stays for ever, ID[1] tells of the content (14.4, docs/semantics.md, §14). In hexadecimal form, so that the length of a file
 * does not depend on them.
 */
function identifiers(document: PdfDocument, content: Uint8Array): string {
	const known = document.resolve(document.array(document.trailer.get('ID'))?.[0]);
	const hex = (bytes: Uint8Array) => `<${asBuffer(bytes).toString('hex')}>`;
	return `/ID[${hex(known instanceof Str ? known.bytes : content)}${hex(content)}]`;
}

/**
 * A fingerprint of the output: where everything is, and samples of what is there. Hashing 150 MB in full would take longer
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

/** Nobody sees the identifier of a draft. */
const DRAFT = new Uint8Array(16);

/** Up to here, all of it is hashed. */
const WHOLE = 4 << 20;
const SAMPLE = 4096;
const SAMPLES = 128;

function highest(versions: readonly string[]): string {
	return versions.reduce((high, version) => (version > high ? version : high));
}
