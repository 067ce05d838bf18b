/** Attaching a file to a document (ISO 32000-2, 7.11.4 and 14.13): in the name tree, in order, and among its associated files. */
import { createHash } from 'node:crypto';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { buildTree, keyText, readTree, sortByKey, type TreeEntry } from '../tree/name-tree';
import { catalogEntry } from '../tree/removal';
import { md5 } from '../../pdf/security/md5';
import { deflate } from '../../pdf/filters';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { encodeText } from '../../pdf/syntax/text-strings';
import { dict, isRef, name, Str, Stream, type Dict, type Ref, type Value } from '../../pdf/syntax/values';
import { readableText } from '../tree/readable-text';

export interface NewAttachment {
	readonly name: string;
	readonly bytes: Uint8Array;
	readonly mimeType: string;
	readonly description: string | undefined;
	/** /AFRelationship */
	readonly relationship: string;
	/** A PDF date. */
	readonly modified: string | undefined;
}

/** The entries of the name tree, each with the name under which readers show the file. */
export async function namedFiles(document: PdfDocument): Promise<{ readonly entry: TreeEntry; readonly name: string | null }[]> {
	const tree = catalogEntry(document, 'Names')?.dict.get('EmbeddedFiles');
	const named: { readonly entry: TreeEntry; readonly name: string | null }[] = [];
	for (const entry of await readTree(document, tree, 'Names')) {
		const file = document.dict(entry[1]);
		const text = (key: string) => readableText(document.resolve(file?.get(key)));
		named.push({ entry, name: text('UF') ?? text('F') ?? (entry[0] instanceof Str ? readableText(entry[0]) : null) });
		const due = document.job.pace.step(500);
		if (due) await due;
	}
	return named;
}

/** Adds the file. `kept` are the entries of the name tree that stay, `replaced` those that are removed. */
export async function attach(
	document: PdfDocument,
	file: NewAttachment,
	kept: readonly TreeEntry[],
	replaced: readonly TreeEntry[],
): Promise<void> {
	const reference = document.add(await specification(document, file));
	putTree(document, await sortByKey(document, [...kept, [freeKey(kept, file.name), reference]]));
	const catalog = document.edit(document.catalogNumber) as Dict;
	const gone = new Set(replaced.map(([, value]) => (isRef(value) ? value.number : value)));
	const associated = (document.array(catalog.get('AF')) ?? []).filter((value) => !gone.has(isRef(value) ? value.number : value));
	catalog.set('AF', [...associated, reference]);
}

async function specification(document: PdfDocument, file: NewAttachment): Promise<Dict> {
	const { bytes, description, modified } = file;
	const { pace } = document.job;
	const parameters = dict({
		Size: bytes.length,
		CheckSum: new Str(await checksum(bytes, pace)),
		ModDate: modified === undefined ? undefined : encodeText(modified),
	});
	const packed = await compressIfSmaller(bytes, document.job);
	const entries = dict({
		Type: name('EmbeddedFile'),
		Subtype: name(file.mimeType),
		Params: parameters,
		Filter: packed ? name('FlateDecode') : undefined,
	});
	const stream = document.add(new Stream(entries, packed ?? bytes));
	return dict({
		Type: name('Filespec'),
		F: encodeText(file.name),
		UF: encodeText(file.name),
		Desc: description === undefined ? undefined : encodeText(description),
		AFRelationship: name(file.relationship),
		EF: dict({ F: stream, UF: stream }),
	});
}

/** Tried on the beginning first: most large files are compressed already. */
const SAMPLE = 1 << 16;
const WORTH = 0.97;
const LEVEL = 4;

/** Undefined where it would not get smaller. */
async function compressIfSmaller(bytes: Uint8Array, job: Job): Promise<Uint8Array | undefined> {
	if (bytes.length > 4 * SAMPLE && deflate(bytes.subarray(0, SAMPLE)).length > SAMPLE * WORTH) return undefined;
	const packed = await codecOf(job).deflate(bytes, LEVEL);
	return packed.length < bytes.length ? packed : undefined;
}

const SLICE = 1 << 20;

async function checksum(bytes: Uint8Array, pace: Pace): Promise<Uint8Array> {
	const hash = md5OfNode();
	// Builds of Node for FIPS have no MD5.
	if (!hash) return md5(bytes);
	for (let at = 0; at < bytes.length; at += SLICE) {
		hash.update(bytes.subarray(at, at + SLICE));
		const due = pace.step(SLICE);
		if (due) await due;
	}
	return hash.digest();
}

function md5OfNode(): ReturnType<typeof createHash> | undefined {
	try {
		return createHash('md5');
	} catch {
		return undefined;
	}
}

/** A key that no other file has: the name, or the name with a number. */
function freeKey(entries: readonly TreeEntry[], wanted: string): Str {
	const taken = new Set(entries.map(([key]) => keyText(key)));
	for (let count = 1; ; count++) {
		const key = encodeText(count === 1 ? wanted : `${wanted} (${count})`);
		if (!taken.has(keyText(key))) return key;
	}
}

function putTree(document: PdfDocument, entries: readonly TreeEntry[]): void {
	const tree: Ref = document.add(buildTree(document, entries, 'Names'));
	const names = catalogEntry(document, 'Names');
	if (names) {
		document.edit(names.holder);
		names.dict.set('EmbeddedFiles', tree);
		return;
	}
	const made: Value = document.add(dict({ EmbeddedFiles: tree }));
	(document.edit(document.catalogNumber) as Dict).set('Names', made);
}
