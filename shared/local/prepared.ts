/**
 * Results that operations prepare once for equal parameters, such as the font of a stamp: for two hundred documents with the same
 * watermark, it is drawn once. It belongs to one backend, so it ends with the run of a workflow or with the service's worker.
 */
import { createHash } from 'node:crypto';

/** The newest entries stay; both bounds hold. */
const MOST_ENTRIES = 16;
const MOST_BYTES = 64 * 1024 * 1024;

interface Entry {
	readonly value: unknown;
	readonly bytes: number;
}

export class Prepared {
	private readonly entries = new Map<string, Entry>();
	private bytes = 0;
	private readonly files = new WeakMap<Uint8Array, Map<string, unknown>>();

	/** The value that was prepared under `key`, which becomes the newest. */
	get(key: string): unknown {
		const entry = this.entries.get(key);
		if (!entry) return undefined;
		this.entries.delete(key);
		this.entries.set(key, entry);
		return entry.value;
	}

	/** `bytes`: about how much memory the value holds. */
	put(key: string, value: unknown, bytes: number): void {
		if (bytes > MOST_BYTES) return;
		this.drop(key);
		this.entries.set(key, { value, bytes });
		this.bytes += bytes;
		while (this.bytes > MOST_BYTES || this.entries.size > MOST_ENTRIES) this.drop(this.entries.keys().next().value!);
	}

	/**
	 * The value that was prepared of a file under `kind`; if it is absent, `make` prepares it now. It is kept as long as the file's
	 * bytes are in use.
	 */
	async ofFile<T>(bytes: Uint8Array, kind: string, make: () => Promise<T>): Promise<T> {
		const known = this.files.get(bytes);
		if (known?.has(kind)) return known.get(kind) as T;
		const value = await make();
		this.files.set(bytes, (known ?? new Map<string, unknown>()).set(kind, value));
		return value;
	}

	private drop(key: string): void {
		this.bytes -= this.entries.get(key)?.bytes ?? 0;
		this.entries.delete(key);
	}
}

/** A key for these parts: a digest, so that it holds neither text nor a file. */
export function digestKey(kind: string, ...parts: readonly (string | number | boolean | Uint8Array | undefined)[]): string {
	const hash = createHash('sha256').update(kind);
	for (const part of parts) {
		const bytes = part instanceof Uint8Array ? part : Buffer.from(JSON.stringify(part ?? null));
		hash.update(`\n${bytes.length}\n`).update(bytes);
	}
	return hash.digest('base64');
}
