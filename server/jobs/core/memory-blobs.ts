/** Inputs and results in the memory of this process. */
import type { BlobEntry, Blobs } from './port';
import { totalLength } from './pieces';

export class MemoryBlobs implements Blobs {
	private readonly held = new Map<string, { readonly entry: BlobEntry; readonly pieces: readonly Uint8Array[] }>();

	readonly put: Blobs['put'] = (name, pieces) => {
		this.held.set(name, { entry: { name, bytes: totalLength(pieces), at: Date.now() }, pieces });
		return Promise.resolve();
	};

	readonly get: Blobs['get'] = (name) => Promise.resolve(this.held.get(name)?.pieces);

	readonly delete: Blobs['delete'] = (name) => {
		this.held.delete(name);
		return Promise.resolve();
	};

	readonly list: Blobs['list'] = async function* (this: MemoryBlobs) {
		for (const { entry } of [...this.held.values()]) yield entry;
	}.bind(this);
}
