/**
 * Files that many calls have among their parameters, such as the letterhead of a thousand letters. A worker gets each once and
 * keeps it; the local backend recognises its memory, and prepares it once. A file that is used only once is not kept.
 */
import type { Document } from '../shared/contract/backend';
import { isObject } from '../shared/contract/json';
import type { KeptFile } from './messages';

export class RepeatedFiles {
	private ids = 0;
	/** Ids of files seen before; 0 for those seen once. */
	private readonly seen = new WeakMap<Uint8Array, number>();

	/** Separates the files that a worker keeps from the other parameters. `known`: ids of files that it has already. */
	split(parameters: object, known: ReadonlySet<number>): { parameters: object; kept: readonly KeptFile[] } {
		const plain: Record<string, unknown> = {};
		const files: KeptFile[] = [];
		for (const [field, value] of Object.entries(parameters) as [string, unknown][]) {
			const id = isDocument(value) ? this.idOf(value.bytes) : 0;
			if (!isDocument(value) || id === 0) {
				plain[field] = value;
				continue;
			}
			const { name, bytes } = value;
			files.push(known.has(id) ? { field, id, name } : { field, id, name, bytes });
		}
		return { parameters: plain, kept: files };
	}

	private idOf(bytes: Uint8Array): number {
		const known = this.seen.get(bytes);
		const id = known === undefined ? 0 : known || ++this.ids;
		this.seen.set(bytes, id);
		return id;
	}
}

function isDocument(value: unknown): value is Document {
	return isObject(value) && value['bytes'] instanceof Uint8Array;
}
