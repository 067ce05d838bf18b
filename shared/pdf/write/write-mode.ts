/** How the objects of one file are written, decided once before the first of them. */
import type { PdfDocument } from '../document';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';
import { markAll, repair, type MarkAllOptions, type Marked } from '../reachability';
import type { Security } from '../security';

export interface WriteMode {
	/** The encryption of the output. */
	readonly security: Security | undefined;
	/** Crypt filters that streams of a document choose are not declared in the output. */
	readonly dropsCryptFilters: boolean;
	/** Objects get new numbers, without gaps. */
	readonly renumber: boolean;
	/**
	 * Strings and stream data are decrypted, encrypted, or both: the encryption changes, or numbers do that keys depend on, or objects
	 * go into or out of object streams, whose strings are encrypted with the stream (ISO 32000-2, 7.5.7).
	 */
	readonly transcrypt: boolean;
	/** Objects may be packed into object streams. */
	readonly objectStreams: boolean;
	/** New object streams are not compressed. */
	readonly draft: boolean;
	/** All objects that may be compressed objects go into object streams, which are compressed as much as possible. */
	readonly smallest: boolean;
	readonly alias: MarkAllOptions['alias'] | undefined;
}

export interface ModeOptions {
	/** `keep`: the encryption of the first document, with the same passwords and permissions. */
	readonly encryption: 'keep' | 'none' | Security;
	readonly compact: boolean;
	readonly draft: boolean;
	readonly objectStreams: 'keep' | 'none' | 'smallest';
	/** The objects that replace identical ones, where they are known. */
	readonly alias?: MarkAllOptions['alias'] | undefined;
	/** Finds them among the live objects. */
	readonly dedupe?:
		((documents: readonly PdfDocument[], marked: Marked) => Promise<NonNullable<MarkAllOptions['alias']>>) | undefined;
}

/** Marks the live objects, with the detail that writing needs, and decides how they are written. */
export async function decideMode(
	documents: readonly PdfDocument[],
	options: ModeOptions,
): Promise<{ mode: WriteMode; marked: Marked }> {
	const { encryption, compact, draft, alias: known, dedupe } = options;
	const security = encryption === 'keep' ? documents[0]!.security : encryption === 'none' ? undefined : encryption;
	const changesEncryption = documents.some((document) => document.security !== security);
	const filters = security?.dictionary.get('CF');
	const dropsCryptFilters =
		changesEncryption && documents.some((document) => !filters || document.security?.dictionary.get('CF') !== filters);
	const mustRenumber = documents.length > 1 || compact || documents.some(hasDoubtfulGenerations);
	const smallest = options.objectStreams === 'smallest';
	const had = options.objectStreams === 'keep' && documents.some((document) => document.crossReferenceStream);
	const objectStreams = smallest || had;
	const moves = security !== undefined && (smallest || (!objectStreams && documents.some(hasCompressedObjects)));
	const transcrypts = (renumber: boolean): boolean => changesEncryption || moves || (renumber && security?.numbered === true);
	const markFor = async (renumber: boolean, alias?: MarkAllOptions['alias']): Promise<Marked> => {
		const marked = await markAll(documents, { detail: renumber, strings: transcrypts(renumber), alias });
		repair(documents, marked);
		return marked;
	};

	let marked = await markFor(mustRenumber, known);
	const found = await dedupe?.(documents, marked);
	if (found) marked = await markFor(mustRenumber, found);
	// A first walk without detail tells whether so many objects are gone that new numbers are better.
	const renumber = mustRenumber || isSparse(documents, marked);
	if (renumber && !mustRenumber && !changesEncryption) marked = await markFor(true);
	const transcrypt = transcrypts(renumber);
	return {
		mode: { security, dropsCryptFilters, renumber, transcrypt, objectStreams, draft, smallest, alias: found ?? known },
		marked,
	};
}

const hasCompressedObjects = ({ table }: PdfDocument): boolean => table.kind.includes(COMPRESSED);

/** Whether more numbers are unused than used. */
function isSparse(documents: readonly PdfDocument[], { markings }: Marked): boolean {
	const size = documents.reduce((sum, document) => sum + document.size, 0);
	const live = markings.reduce((sum, { count }) => sum + count, 0);
	return size - live > live + 50;
}

/**
 * Whether a document was repaired and has generations: a reference may name another generation than its object has, and
 * readers disagree about that.
 */
const hasDoubtfulGenerations = ({ suspect, table }: PdfDocument): boolean =>
	suspect && table.kind.some((kind, number) => kind === UNCOMPRESSED && table.detail[number] !== 0);
