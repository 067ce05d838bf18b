/** What a host remembers of the services it talks to, from one run to the next. Bounded; it holds no key and no document. */

/** What a service announces: the field names of each path. */
export type Capabilities = ReadonlyMap<string, ReadonlySet<string>>;

/** Milliseconds for which an offer is believed. */
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

	/** Which of an operation's paths a base address knows (D3). */
	path(key: string): string | undefined {
		return this.paths.get(key);
	}

	rememberPath(key: string, path: string): void {
		bounded(this.paths, key, path);
	}

	/** What the service announced in the last ten minutes. */
	capabilities(base: string): Capabilities | undefined {
		const offer = this.offers.get(base);
		return offer && offer.until > this.now() ? offer.capabilities : undefined;
	}

	rememberCapabilities(base: string, capabilities: Capabilities): void {
		bounded(this.offers, base, { capabilities, until: this.now() + LASTING });
	}

	/** Runs `work` once for all that ask under the same key while it is under way. */
	async once<T>(key: string, work: () => Promise<T>): Promise<T> {
		const running = this.pending.get(key) as Promise<T> | undefined;
		if (running) return running;
		const started = work().finally(() => this.pending.delete(key));
		this.pending.set(key, started);
		return started;
	}
}

/** Forgets the oldest entry when there are too many. */
function bounded<V>(map: Map<string, V>, key: string, value: V): void {
	map.delete(key);
	map.set(key, value);
	for (const oldest of map.keys()) {
		if (map.size <= MOST) return;
		map.delete(oldest);
	}
}
