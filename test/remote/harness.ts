/** A remote backend with a fixed clock, which records its waits instead of waiting. */
import type { Backend } from '../../shared/contract/backend';
import { remoteInMemory, type InMemoryOptions } from '../support/hosts/in-memory';
import { fetchTransport } from '../support/hosts/fetch-transport';

export const KEY = 'key-that-must-not-show';
export const NOW = Date.parse('Wed, 01 Jul 2026 12:00:00 GMT');

export interface Harness {
	readonly backend: Backend;
	/** Milliseconds of each wait, in order. */
	readonly waits: number[];
}

export function harness(baseUrl: string, options: Partial<InMemoryOptions> = {}): Harness {
	const waits: number[] = [];
	const backend = remoteInMemory({
		transport: fetchTransport(KEY),
		baseUrl,
		regionLabel: 'European Union',
		sleep: (milliseconds) => {
			waits.push(milliseconds);
			return Promise.resolve();
		},
		random: () => 0.5,
		now: () => NOW,
		secrets: [KEY],
		...options,
	});
	return { backend, waits };
}

export const pdf = { name: 'in.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7 in')) };
export const result = Buffer.from('%PDF-1.7 out');
