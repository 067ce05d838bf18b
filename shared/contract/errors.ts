/**
 * The error codes, as one closed union. Hosts map it once, exhaustively.
 *
 * A message says what happened and how to correct it. It never holds a password, a key or text of a document.
 */

export const ERROR_CODES = [
	/** Parameters that violate their constraints, or that the document at hand cannot satisfy (a page beyond its end). */
	'invalid_parameters',
	/** Occurs for example if the file is empty, is not a PDF, is truncated beyond repair, or has no pages. */
	'unreadable_document',
	/** The document opens only with a password, and none was given. */
	'password_required',
	/** A password was given and does not open the document. */
	'wrong_password',
	/** Occurs for example if the document is protected by a certificate instead of a password. */
	'unsupported_encryption',
	/** A stated limit was reached (see shared/pdf/limits.ts). */
	'limit_exceeded',
	/** The work took longer than the host, or the region, allows. */
	'time_limit',
	/** The caller's AbortSignal fired. */
	'cancelled',
	/** Occurs for example if a region has no known address or an address is not HTTPS. */
	'configuration',
	/** The region refused the API key (401). */
	'unauthorized',
	/** The region cannot answer in an acceptable form (406). */
	'not_acceptable',
	/** The region refused the size of the request (413). */
	'too_large',
	/** The region asks to slow down (429), still after the last attempt. */
	'rate_limited',
	/** The region failed (5xx), or its answer is not a document. */
	'service_failure',
	/** The region was not reached: reset, time-out, name resolution. */
	'network',
	/** The host does not lend something that the operation, or a given field, needs (see shared/contract/ports.ts). */
	'unavailable',
	/** Something that was to be redacted is still in the result, which is not returned. */
	'redaction_incomplete',
	/** A fault of Octavo itself. */
	'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One problem with one field, by its wire name; `file` is the document. */
export interface Issue {
	readonly field: string;
	readonly message: string;
	/** Wire names of other fields and operations that the message mentions. */
	readonly mentions?: readonly string[];
	/** The document that the message is about, if there are several. */
	readonly document?: DocumentAt;
}

export interface DocumentAt {
	/** One-based. */
	readonly position: number;
	readonly name?: string;
}

export interface ErrorDetails {
	readonly issues?: readonly Issue[];
	/** The next step for the user: a sentence for the second line. */
	readonly advice?: string | undefined;
	/** Wire name of the operation that the advice recommends instead. */
	readonly operation?: string | undefined;
	/** Wire names of fields that the message or the advice mentions, besides those of the issues. */
	readonly fields?: readonly string[];
	/** The rest of the message after "The PDF document", for hosts that name the file there. */
	readonly predicate?: string | undefined;
	/** The message without the position that it begins with, if it begins with one. */
	readonly sentence?: string | undefined;
	/** One-based position of the document at fault, if there are several. */
	readonly position?: number | undefined;
	/** Name of the document at fault. */
	readonly documentName?: string | undefined;
	/** The errors of further documents, each with its own position. The issues hold theirs too. */
	readonly others?: readonly OctavoError[];
	readonly cause?: unknown;
	/** HTTP status, if a region answered. */
	readonly status?: number | undefined;
}

/** Faults of one document, which say nothing about the others: a merge can leave it out. */
export const FAULTS_OF_ONE_DOCUMENT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
	'unreadable_document',
	'password_required',
	'wrong_password',
	'unsupported_encryption',
]);

/** The contract's own words for a file that cannot be read (docs/semantics.md, §2). */
export const UNPARSABLE = 'Could not parse the PDF document. The file may be invalid or corrupt.';

export class OctavoError extends Error {
	override readonly name = 'OctavoError';
	readonly code: ErrorCode;
	readonly issues: readonly Issue[];
	readonly advice: string | undefined;
	readonly operation: string | undefined;
	readonly fields: readonly string[];
	readonly predicate: string | undefined;
	readonly sentence: string;
	readonly position: number | undefined;
	readonly documentName: string | undefined;
	readonly others: readonly OctavoError[];
	readonly status: number | undefined;

	constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
		super(message, details.cause === undefined ? undefined : { cause: details.cause });
		this.code = code;
		this.issues = details.issues ?? [];
		this.advice = details.advice;
		this.operation = details.operation;
		this.fields = details.fields ?? [];
		this.predicate = details.predicate;
		this.sentence = details.sentence ?? message;
		this.position = details.position;
		this.documentName = details.documentName;
		this.others = details.others ?? [];
		this.status = details.status;
	}
}

/** The details of an error, for another one that says the same in other words. */
export function detailsOf(error: OctavoError): ErrorDetails {
	const { issues, advice, operation, fields, predicate, sentence, position, documentName, others, status, cause } = error;
	return { issues, advice, operation, fields, predicate, sentence, position, documentName, others, status, cause };
}

/** Every wire name that the text of an error holds, so that a host can write them as its users know them. */
export const wireNamesIn = ({ issues, operation, fields }: OctavoError): string[] => [
	...new Set([
		...fields,
		...(operation === undefined ? [] : [operation]),
		...issues.flatMap(({ field, mentions = [] }) => [field, ...mentions]),
	]),
];

/** All problems with the parameters at once. The message lists them, each with its field. */
export function invalidParameters(issues: readonly Issue[]): OctavoError {
	const sentences = issues.map((issue) => (issue.document ? inFull(issue) : `${issue.field}: ${issue.message}`));
	return new OctavoError('invalid_parameters', sentences.join('; '), { issues });
}

/** The issues of the error itself, without those of its `others`. */
export const ownIssues = ({ issues, position, others }: OctavoError): readonly Issue[] =>
	others.length === 0 ? issues : issues.filter(({ document }) => document === undefined || document.position === position);

/** The message of an issue, with the document that it is about: `Document 3: …` (docs/semantics.md, §3). */
export const inFull = ({ message, document }: Issue): string => (document ? `${nameOfDocument(document)}: ${message}` : message);

const nameOfDocument = ({ position, name }: DocumentAt): string =>
	name ? `Document ${position} (${name})` : `Document ${position}`;

/** An error about the document as a whole: "The PDF document", then `predicate`. */
export const aboutDocument = (code: ErrorCode, predicate: string, details: ErrorDetails): OctavoError =>
	new OctavoError(code, `The PDF document ${predicate}`, { ...details, predicate });

interface UnreadableDetails extends Pick<ErrorDetails, 'advice' | 'operation'> {
	/** A second message on `file`, after the contract's own. */
	readonly found?: string;
}

/** A document that cannot be read. `reason` is a sentence of ours, never text from the document. */
export function unreadable(reason: string, { found, ...cure }: UnreadableDetails = {}): OctavoError {
	return aboutDocument('unreadable_document', `could not be read: ${reason}`, {
		issues: [UNPARSABLE, ...(found === undefined ? [] : [found])].map((message) => ({ field: 'file', message })),
		advice: 'Check that the file is a complete PDF document',
		...cure,
	});
}

/** The same error for one document of several: `Document 3: …` (docs/semantics.md, §3). `others`: errors of further documents. */
export function atPosition(
	error: OctavoError,
	position: number,
	documentName?: string,
	others: readonly OctavoError[] = [],
): OctavoError {
	const at = { position, ...(documentName === undefined ? {} : { name: documentName }) };
	return new OctavoError(error.code, `${nameOfDocument(at)}: ${error.sentence}`, {
		...detailsOf(error),
		// The contract's messages have the position alone.
		issues: [...error.issues.map((issue) => ({ ...issue, document: { position } })), ...others.flatMap(({ issues }) => issues)],
		position,
		documentName,
		others,
	});
}

/** The error that every layer throws when the caller's signal fires. */
export const cancellation = (): OctavoError => new OctavoError('cancelled', 'The operation was cancelled');

/**
 * The places in the code where an error arose. A log must hold nothing else of it, because its message may quote a document or a
 * key.
 */
export function placesOf({ stack = '' }: Error): string[] {
	return stack
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.map((line) => line.trim());
}

/** Anything thrown, as an OctavoError. A foreign error becomes `internal`, with the original as cause. */
export function asOctavoError(thrown: unknown): OctavoError {
	if (thrown instanceof OctavoError) return thrown;
	return new OctavoError('internal', 'Octavo met an unexpected fault while processing the document', {
		advice: 'Please report this with the kind of document and the operation, without the document itself',
		cause: thrown,
	});
}

/** How long work may take. */
export interface TimeLimit {
	readonly seconds: number;
	/** The name of the option that allows more, and how to need less. */
	readonly cure: string;
}
