/** A host's memory about services, from run to run. It is bounded, and holds no key and no document. */

/** The fields that a service announces: names by path. */
export type Capabilities = ReadonlyMap<string, ReadonlySet<string>>;

/** Milliseconds for which an offer is remembered. */
const LASTING = 10 * 60_000;
const MOST = 100;

export class RemoteMemory {
	private readonly paths = new Map<string, string>();
	private readonly offers = new Map<string, { readonly capabilities: Capabilities; readonly until: number }>();
	private readonly pending = new Map<string, Promise<unknown>>();

	constructor(
		/** Milliseconds since 1970. */
		private readonly now: () => number = Date.now,
	) {}

	/** Which of an operation's paths a base address knows (docs/semantics.md, D3). */
	path(key: string): string | undefined {
		return this.paths.get(key);
	}

	rememberPath(key: string, path: string): void {
		setBounded(this.paths, key, path);
	}

	/** The operations and fields that the service announced in the last ten minutes. */
	capabilities(base: string): Capabilities | undefined {
		const offer = this.offers.get(base);
		return offer && offer.until > this.now() ? offer.capabilities : undefined;
	}

	rememberCapabilities(base: string, capabilities: Capabilities): void {
		setBounded(this.offers, base, { capabilities, until: this.now() + LASTING });
	}

	/** Runs `work` once for all callers with the same key, while it is running. */
	async once<T>(key: string, work: () => Promise<T>): Promise<T> {
		const running = this.pending.get(key) as Promise<T> | undefined;
		if (running) return running;
		const started = work().finally(() => this.pending.delete(key));
		this.pending.set(key, started);
		return started;
	}
}

/** Removes the oldest entry if there are too many. */
function setBounded<V>(map: Map<string, V>, key: string, value: V): void {
	map.delete(key);
	map.set(key, value);
	for (const oldest of map.keys()) {
		if (map.size <= MOST) return;
		map.delete(oldest);
	}
}
