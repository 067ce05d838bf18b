/** How documents are held on their way through an operation: as bytes for work in this process, in n8n's store for a region. */
import { type IBinaryData, type IExecuteFunctions, type IHttpRequestOptions } from 'n8n-workflow';
import type { Backend, Document } from '../../shared/contract/backend';
import type { Lent, Network } from '../../shared/contract/lent';
import type { Port } from '../../shared/contract/operations/types';
import { localBackend } from '../../shared/local';
import { breathe } from './breathe';
import { load, save, type Source } from './files';

/** The facts that every document has, however it is held. */
export interface Named {
	readonly name: string;
}

export interface Holding<D> {
	/** `resultName` is the file name of the result, if there is one; undefined if no result is looked at. */
	readonly backend: (resultName: string | undefined) => Backend<D>;
	readonly take: (source: Source) => Promise<D>;
	/** An input whose pages are counted here; undefined if it is too large to be read for that. */
	readonly toCount: (document: D) => Promise<Document | undefined>;
	readonly sizeOf: (document: D) => number;
	/** The result as n8n takes it. */
	readonly save: (document: D, name: string, mimeType: string) => Promise<IBinaryData>;
	readonly bytesOf: (document: D) => Promise<Uint8Array>;
}

/** The ports that n8n lends (docs/semantics.md, D76). */
const LENT: ReadonlySet<Port> = new Set<Port>(['clock', 'network', 'pixels']);

/** n8n's request function, which knows its proxies. */
const networkOf =
	(context: IExecuteFunctions): Network =>
	async ({ address, contentType, body, timeout }) => {
		const options: IHttpRequestOptions = {
			method: 'POST',
			url: address,
			headers: { 'Content-Type': contentType },
			body: Buffer.from(body),
			encoding: 'arraybuffer',
			returnFullResponse: true,
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
			timeout,
		};
		const answer = (await context.helpers.httpRequest(options)) as { statusCode: number; body: Uint8Array };
		return { status: answer.statusCode, body: new Uint8Array(answer.body) };
	};

export function inMemory(context: IExecuteFunctions): Holding<Document> {
	const lent: Lent = { clock: () => Date.now(), network: networkOf(context) };
	const backend = localBackend({ pause: breathe, ports: LENT, lent });
	return {
		backend: () => backend,
		take: async (source) => await load(context, source),
		toCount: async (document) => document,
		sizeOf: ({ bytes }) => bytes.length,
		save: async ({ bytes }, name, mimeType) => await save(context, bytes, name, mimeType),
		bytesOf: async ({ bytes }) => bytes,
	};
}
