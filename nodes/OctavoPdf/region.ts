/**
 * Documents on their way through a region. A file of n8n's store is read while it is sent, and an answer is stored while it arrives.
 * Files that n8n itself holds in memory (base64 in an item), and the parts of a package, are bytes.
 */
import { sleep, type IBinaryData, type IExecuteFunctions } from 'n8n-workflow';
import type { Backend, Document, DocumentSource } from '../../shared/contract/backend';
import { OctavoError } from '../../shared/contract/errors';
import { pageCounter } from '../../shared/local/count-pages';
import { isSecret, operationOf } from '../../shared/contract/operations';
import {
	isUnencrypted,
	MOST_COUNTED,
	readUpTo,
	remoteBackend,
	RemoteMemory,
	sourceOf,
	type AnswerLimit,
	type Store,
} from '../../shared/remote';
import { targetOf, type Credential } from './credential';
import { breathe } from './breathe';
import { load, save, sizeOfBinary } from './files';
import type { Holding } from './holding';
import { CREDENTIAL, describeThrough, transportOf, type AnswerStream } from './transport';

/** A document to send, and where it is. */
export interface RegionDocument extends DocumentSource {
	/** A result in n8n's store, or as n8n holds it in memory. */
	readonly stored?: IBinaryData;
	readonly bytes?: Uint8Array;
}

/** Announcements of services, kept for all runs of this process, so that a service is not asked again in each run. */
const memory = new RemoteMemory();

/** @throws OctavoError `configuration` when the credential names no address that may be used. */
export async function inRegion(context: IExecuteFunctions): Promise<Holding<RegionDocument>> {
	const credential = await context.getCredentials<Credential & { apiKey?: string }>(CREDENTIAL);
	const { baseUrl, label, plainHttp } = targetOf(credential);
	const count = pageCounter({ pause: breathe });
	const bytesOf = async ({ name, bytes, stored }: RegionDocument): Promise<Uint8Array> => {
		if (bytes) return bytes;
		if (!stored) throw new OctavoError('internal', `The result ${name} was not kept`);
		return await context.helpers.getBinaryDataBuffer(0, stored);
	};
	const backend = (resultName: string | undefined): Backend<RegionDocument> => {
		const remote = remoteBackend({
			transport: transportOf(context),
			store: storeOf(context, resultName),
			describe: describeThrough(context),
			memory,
			countPages: async (document, password) =>
				(document.bytes ?? document.stored) === undefined
					? undefined
					: await count({ name: document.name, bytes: await bytesOf(document) }, password),
			baseUrl,
			plainHttp,
			regionLabel: label,
			sleep,
			// Only used to redact the key if an answer repeats it; n8n's helper adds it to requests.
			secrets: credential.apiKey ? [credential.apiKey] : [],
		});
		return isUnencrypted(baseUrl) ? withoutSecrets(remote, label) : remote;
	};
	return {
		backend,
		take: async (source) => {
			const { id, fileName, size } = source;
			if (id === undefined) return holdDocument(await load(context, source));
			return { name: fileName, size, open: () => fromStore(context, id) };
		},
		toCount: async ({ name, bytes, size, open }) => {
			if (bytes) return { name, bytes };
			return size > MOST_COUNTED ? undefined : { name, bytes: (await readUpTo(open(), MOST_COUNTED)).bytes };
		},
		sizeOf: ({ size }) => size,
		save: async (document, name, mimeType) => document.stored ?? (await save(context, await bytesOf(document), name, mimeType)),
		bytesOf,
	};
}

const holdDocument = (document: Document): RegionDocument => ({ ...sourceOf(document), bytes: document.bytes });

async function* fromStore(context: IExecuteFunctions, id: string): AsyncGenerator<Uint8Array> {
	try {
		yield* (await context.helpers.getBinaryStream(id)) as AsyncIterable<Uint8Array>;
	} catch (thrown) {
		throw unreadable(thrown);
	}
}

/** Without a name, the result is read and dropped: the run only counts pages. */
function storeOf(context: IExecuteFunctions, resultName: string | undefined): Store<RegionDocument, AnswerStream> {
	return {
		put: async (document) => holdDocument(document),
		keep: async (name, body, _signal, limit) => {
			if (resultName === undefined) {
				let size = 0;
				for await (const piece of limit.bounded(body)) size += piece.length;
				return { name, size, open: () => body };
			}
			const stored = await stream(context, body, resultName, limit);
			return { name, size: await sizeOfBinary(context, stored), open: () => body, stored };
		},
	};
}

/** @throws OctavoError if the store fails, and for an answer that is too long; the error of the answer if that breaks off. */
async function stream(context: IExecuteFunctions, body: AnswerStream, name: string, limit: AnswerLimit): Promise<IBinaryData> {
	// A stream again, because n8n's store takes nothing else; it ends with the error of either.
	const counted = body.map((piece: Uint8Array) => {
		limit.take(piece.length);
		return piece;
	});
	try {
		return await context.helpers.prepareBinaryData(counted, name, 'application/pdf');
	} catch (thrown) {
		const ended = counted.errored ?? body.errored;
		throw ended ? asError(ended) : notStored(thrown);
	}
}

const asError = (thrown: unknown): Error => thrown as Error;

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const unreadable = (thrown: unknown): OctavoError =>
	new OctavoError('unreadable_document', `The PDF document could not be read from n8n's store: ${messageOf(thrown)}`, {
		advice: 'Check where n8n stores binary data: all of its processes need the same store',
	});

const notStored = (thrown: unknown): OctavoError =>
	new OctavoError('configuration', `The result could not be stored in n8n: ${messageOf(thrown)}`, {
		advice: 'Check where n8n stores binary data, and its free space',
	});

/** Refuses passwords and keys among the parameters: they would travel unencrypted (docs/semantics.md, D42). */
function withoutSecrets<D>(backend: Backend<D>, label: string): Backend<D> {
	return {
		ports: backend.ports,
		async run(name, documents, parameters, options) {
			const given = parameters as Readonly<Record<string, unknown>>;
			const fields = Object.entries(operationOf(name).fields);
			const secret = fields.find(([wire, field]) => isSecret(field) && given[wire] !== undefined);
			if (secret)
				throw new OctavoError('configuration', `${secret[1].label} is not sent to ${label} over plain HTTP`, {
					advice: 'Give the service an https:// address, or process locally',
				});
			return await backend.run(name, documents, parameters, options);
		},
	};
}
