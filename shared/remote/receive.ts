/** Takes the content of an answer: a document goes to the host's store while it arrives, everything else is read within bounds. */
import type { Document, DocumentSource, JsonObject, Outcome, ResultDocument, ResultFile } from '../contract/backend';
import { isObject } from '../contract/json';
import { operationOf, type OperationName } from '../contract/operations';
import { decodeOutcome, OUTCOME_HEADER } from '../contract/outcome-header';
import { parseAtEase, unpackAtEase } from '../packaging';
import type { Packable } from '../packaging/envelope';
import { Pace } from '../pace/pace';
import { readUpTo } from './body';
import { AnswerLimit } from './limit';
import { MOST_READ, wrongContent } from './problem';
import { PEEKED, type Answer, type Body, type TransportResponse } from './transport';

/** Where a host puts the documents of answers. It throws OctavoErrors, or the error with which the body ended. */
export interface Store<D, B extends Body = Body> {
	/** Keeps one document while it arrives, and counts it; nothing of it remains if the body ends with an error, or is too long. */
	readonly keep: (name: string, body: B, signal: AbortSignal | undefined, limit: AnswerLimit) => Promise<D>;
	/** Keeps a document of a package, which is in memory already. */
	readonly put: (document: Document) => Promise<D>;
}

/** The outcome in an answer, or the answer itself if its status is not 200. */
export type Received<D> = { readonly outcome: Outcome<D> } | { readonly refusal: Answer };

export interface Expected<D> {
	readonly name: OperationName;
	/** The documents that were sent: an operation that gives data passes them through. */
	readonly documents: readonly D[];
	/** Bytes of all documents that were sent. */
	readonly sent: number;
	/** The name of the service in messages. */
	readonly label: string;
	readonly signal: AbortSignal | undefined;
	/** Lets others run. */
	readonly pause: () => Promise<void>;
}

/** @throws OctavoError for a content that was not requested; the errors of the body and of the store. */
export async function receive<D extends DocumentSource, B extends Body>(
	response: TransportResponse<B>,
	expected: Expected<D>,
	store: Store<D, B>,
): Promise<Received<D>> {
	try {
		const { status, headers, body } = response;
		if (status === 200) return { outcome: await outcomeOf(response, expected, store) };
		return { refusal: { status, headers, body: (await readUpTo(body, MOST_READ)).bytes } };
	} finally {
		response.close();
	}
}

async function outcomeOf<D extends DocumentSource, B extends Body>(
	response: TransportResponse<B>,
	{ name, documents, sent, label, signal, pause }: Expected<D>,
	store: Store<D, B>,
): Promise<Outcome<D>> {
	const { output } = operationOf(name);
	const told = decodeOutcome(name, response.headers[OUTCOME_HEADER]);
	const { notes, facts } = told;
	const pace = new Pace(pause, signal);
	const limit = new AnswerLimit(output, sent, label);
	limit.check(response.headers['content-length']);
	switch (output) {
		case 'data':
		case 'text':
			return {
				documents: documents.map((document, index) => ({ ...told.documents[index], ...document })),
				notes,
				facts,
				data: await dataOf(response, limit, label, pace),
			};
		case 'files': {
			const unknown = { mediaType: 'application/octet-stream', facts: {} };
			const files: ResultFile<D>[] = [];
			for (const [index, file] of (await packageOf(response, limit, pace)).entries())
				files.push({ ...(told.files[index] ?? unknown), ...(await store.put(file)) });
			return { documents: [], notes, facts, files };
		}
		case 'pdfs': {
			const parts = await packageOf(response, limit, pace);
			if (parts.length === 0 || !parts.every(({ bytes }) => isPdf(bytes)))
				throw wrongContent(response, 'the parts of a PDF document', 'application/zip', label);
			const results: ResultDocument<D>[] = [];
			for (const [index, { match, ...part }] of parts.entries())
				results.push({ ...told.documents[index], ...(match !== undefined && { match }), ...(await store.put(part)) });
			return { documents: results, notes, facts };
		}
		case 'pdf': {
			if (!isPdf(response.peeked)) throw wrongContent(response, 'a PDF document', 'application/pdf', label);
			const document = await store.keep(documents[0]?.name ?? 'document.pdf', response.body, signal, limit);
			return { documents: [{ ...told.documents[0], ...document }], notes, facts };
		}
		default:
			return output satisfies never;
	}
}

/** The documents of a package. A package is read as a whole, because its directory is at its end. */
async function packageOf({ headers, body }: TransportResponse, limit: AnswerLimit, pace: Pace): Promise<Packable[]> {
	return await unpackAtEase(await readWhole(body, limit), headers['content-type'] ?? '', pace);
}

async function dataOf(response: TransportResponse, limit: AnswerLimit, label: string, pace: Pace): Promise<JsonObject> {
	const data = await parseAtEase(await readWhole(response.body, limit), pace);
	if (isObject(data)) return data as JsonObject;
	throw wrongContent(response, 'a JSON object', 'application/json', label);
}

const readWhole = async (body: Body, limit: AnswerLimit): Promise<Uint8Array> =>
	(await readUpTo(limit.bounded(body), limit.most)).bytes;

/** The header may be anywhere in the first 1024 bytes (docs/semantics.md, §5). */
function isPdf(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, PEEKED)).includes('%PDF-');
}
