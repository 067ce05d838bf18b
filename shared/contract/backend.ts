/** The port: what every backend does, whether it runs here or in a region. */
import type { TimeLimit } from './errors';
import type { Note } from './notes';
import type { Facts, FactsOf, NoFacts, OperationName, operations, ParamsOf, ResultFactsOf } from './operations';
import type { Document, JsonObject, Port } from './operations/types';

export type { Note } from './notes';
export type { Facts } from './operations';
export type { Document, JsonObject, JsonValue } from './operations/types';

/**
 * A document that is read while it is sent, such as a file or an entry of a store: it is never in memory as a whole. Plain data with
 * own members, so that a copy of it is the same document.
 */
export interface DocumentSource {
	/** File name, without folder. */
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	/** Reads the content from its start, at each call. */
	readonly open: () => AsyncIterable<Uint8Array>;
}

/** Known facts about a document besides its content. */
export interface DocumentFacts {
	/** Number of pages, if the backend knows it (the local one always does). */
	readonly pageCount?: number;
	/** Split: the pages of the source that are in this part, one-based, inclusive. */
	readonly firstPage?: number;
	readonly lastPage?: number;
	/** Split by bookmarks: the title of the bookmark that the part begins with. */
	readonly title?: string;
	/** Split by text: the text that was found where the part begins. Text of the document: hosts show it only where it is asked for (D47). */
	readonly match?: string;
}

/** `D` is the form of the documents: bytes in memory, or a handle of the host. */
export type ResultDocument<D = Document> = D & DocumentFacts;

/** `F`: the facts about this file, such as its description. */
export interface FileFacts<F = Facts> {
	readonly mediaType: string;
	readonly facts: F;
}

/** A result that is not a document of the pipeline, such as an attachment. */
export type ResultFile<D = Document, F = Facts> = D & FileFacts<F>;

/** `F`: the facts, findings and effects of the operation, for the JSON output of the hosts. `R`: those about each file. */
export interface Outcome<D = Document, F = Facts, R = Facts> {
	/** Results. The unchanged input if the operation gives data; empty if it gives files. */
	readonly documents: readonly ResultDocument<D>[];
	/** Only where the operation's output is `files`. */
	readonly files?: readonly ResultFile<D, R>[];
	/** Only where the operation's output is `data` or `text`. */
	readonly data?: JsonObject;
	readonly notes: readonly Note[];
	readonly facts: F;
}

/** The outcome of an operation that knows all facts that it declares, as the local ones do. */
export type OutcomeOf<N extends OperationName> = (typeof operations)[N]['output'] extends 'pdfs'
	? Outcome<Document, FactsOf<N>, NoFacts> & { readonly documents: readonly (Document & ResultFactsOf<N>)[] }
	: Outcome<Document, FactsOf<N>, ResultFactsOf<N>>;

/** A result as it is made: a part of a split, or an extracted file. */
export interface MadeResult extends Document {
	/** Zero-based. If the work begins again, so does the index. */
	readonly index: number;
}

/** Takes each result as soon as it is made, in order. Its result stays in the outcome in place of the bytes. */
export type OnResult = (result: MadeResult) => Uint8Array | Promise<Uint8Array>;

export interface RunOptions {
	readonly signal?: AbortSignal;
	/** Called now and then during long work, with a fraction from 0 to 1. */
	readonly onProgress?: (fraction: number) => void;
	/** Of the local backend; a region has its own. */
	readonly timeLimit?: TimeLimit;
	/** Of the local backend, for operations that give several results. */
	readonly onResult?: OnResult;
}

export interface Backend<D = Document> {
	/** The ports that its host lends. An operation or a field that needs another is an error `unavailable` (docs/semantics.md, D76). */
	readonly ports: ReadonlySet<Port>;
	/**
	 * Runs one operation. `parameters` come from `decode`. The inputs are only read, never changed,
	 * and a result may share memory with its input if nothing changed.
	 *
	 * @throws OctavoError, and nothing else.
	 */
	run<N extends OperationName>(
		name: N,
		documents: readonly D[],
		parameters: ParamsOf<N>,
		options?: RunOptions,
	): Promise<Outcome<D>>;
}
