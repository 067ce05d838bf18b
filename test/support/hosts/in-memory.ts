/** A remote backend whose documents are bytes, so that it can be compared with the local one. */
import type { Backend, Document, DocumentSource } from '../../../shared/contract/backend';
import { remoteBackend, sourceOf, type Body, type RemoteBackend, type RemoteOptions, type Store } from '../../../shared/remote';

type InMemory = Document & DocumentSource;

export type InMemoryOptions = Omit<RemoteOptions<InMemory>, 'store'>;

/** As `RemoteBackend`, with bytes in and out. */
export type BytesBackend = Backend & Pick<RemoteBackend, 'check'>;

const held = (document: Document): InMemory => ({ ...document, ...sourceOf(document) });
const bytesOnly = <R extends InMemory>({ size: _size, open: _open, ...document }: R) => document;

export const inMemory: Store<InMemory> = {
	keep: async (name, body, _signal, limit) => held({ name, bytes: new Uint8Array(await collected(limit.bounded(body))) }),
	put: async (document) => held(document),
};

export function remoteInMemory(options: InMemoryOptions): BytesBackend {
	const remote = remoteBackend({ ...options, store: inMemory });
	return {
		check: remote.check,
		ports: remote.ports,
		async run(name, documents, parameters, more) {
			const { documents: results, files, ...outcome } = await remote.run(name, documents.map(held), parameters, more);
			return { ...outcome, documents: results.map(bytesOnly), ...(files ? { files: files.map(bytesOnly) } : {}) };
		},
	};
}

export async function collected(body: Body): Promise<Buffer<ArrayBuffer>> {
	const pieces: Uint8Array[] = [];
	for await (const piece of body) pieces.push(piece);
	return Buffer.concat(pieces);
}
