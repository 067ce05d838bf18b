/** The store of inputs and results: names, seals, and how much is held. */
import { randomBytes } from 'node:crypto';
import type { BlobEntry, Blobs, Stored } from './port';
import { totalLength } from './pieces';
import type { Secret } from './secret';

export interface Place {
	readonly owner: string;
	/** Of the job. */
	readonly id: string;
}

const OURS = /^[0-9a-f]{32}\.[0-9a-f]{32}\.[0-9a-f]{16}$/;

export class Vault {
	private readonly heldBy = new Map<string, number>();
	private all = 0;

	constructor(
		private readonly blobs: Blobs,
		/** Without one, bytes are not sealed: they do not leave the process. */
		private readonly secret: Secret | undefined,
	) {}

	/** Bytes held, as far as this instance knows. */
	get held(): number {
		return this.all;
	}

	heldOf(owner: string): number {
		return this.heldBy.get(owner) ?? 0;
	}

	async put(place: Place, pieces: readonly Uint8Array[]): Promise<Stored> {
		const name = `${place.owner}.${place.id}.${randomBytes(8).toString('hex')}`;
		const stored = this.secret ? await this.secret.seal(name, pieces) : pieces;
		await this.blobs.put(name, stored);
		const bytes = totalLength(stored);
		this.count(place.owner, bytes);
		return { name, bytes };
	}

	/** Counts bytes that will be put. Gives a function that takes them back, to be called when they are counted. */
	reserve(owner: string, bytes: number): () => void {
		this.count(owner, bytes);
		return () => this.count(owner, -bytes);
	}

	/** @throws Error if it is not there, or was changed */
	async get(name: string): Promise<readonly Uint8Array[]> {
		const stored = await this.blobs.get(name);
		if (!stored) throw new Error('Stored bytes are missing');
		return this.secret ? this.secret.open(name, stored) : stored;
	}

	async delete({ name, bytes }: Stored): Promise<void> {
		await this.blobs.delete(name);
		this.count(ownerIn(name), -bytes);
	}

	/** Deletes what `isKept` does not want, and counts the rest. */
	async sweep(isKept: (place: Place & BlobEntry) => Promise<boolean>): Promise<void> {
		const found = new Map<string, number>();
		for await (const entry of this.blobs.list()) {
			// Other files are not ours.
			if (!OURS.test(entry.name)) continue;
			const [owner = '', id = ''] = entry.name.split('.');
			if (await isKept({ ...entry, owner, id })) found.set(owner, (found.get(owner) ?? 0) + entry.bytes);
			else await this.blobs.delete(entry.name);
		}
		this.heldBy.clear();
		for (const [owner, bytes] of found) this.heldBy.set(owner, bytes);
		this.all = [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
	}

	private count(owner: string, bytes: number): void {
		const left = this.heldOf(owner) + bytes;
		if (left > 0) this.heldBy.set(owner, left);
		else this.heldBy.delete(owner);
		this.all = Math.max(0, this.all + bytes);
	}
}

const ownerIn = (name: string): string => name.split('.')[0] ?? '';
