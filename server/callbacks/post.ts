/** One request to the address of a callback. Its name is resolved once: the address that was checked is the one that is asked. */
import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as askPlainly, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export const resolveByDns: Resolve = (name) => lookup(name, { all: true });

/** The name leads to no address that may be asked. */
export class ClosedAddress extends Error {
	override readonly name = 'ClosedAddress';
	readonly code = 'closed address';
}

export interface Posting {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	/** Whether an IP address may be asked. */
	readonly isOpen: (address: string) => boolean;
	readonly resolve: Resolve;
	readonly signal: AbortSignal;
}

/** Gives the status. Redirections are not followed, and nothing of the answer's body is read. @throws ClosedAddress; Error of the network */
export async function postOnce({ url, headers, body, isOpen, resolve, signal }: Posting): Promise<number> {
	const { hostname, protocol } = new URL(url);
	const found = await Promise.race([resolve(hostname.replace(/^\[|\]$/g, '')), endOf(signal)]);
	const one = found.find(({ address }) => isOpen(address));
	if (!one) throw new ClosedAddress('The name leads to no address that may be asked');
	const options: RequestOptions = {
		method: 'POST',
		headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
		agent: false,
		signal,
		lookup: (_name, { all }: LookupOptions, done) => {
			if (all) done(null, [one]);
			else done(null, one.address, one.family);
		},
	};
	return new Promise((settle, reject) => {
		const outgoing = (protocol === 'https:' ? askSecurely : askPlainly)(url, options, (incoming) => {
			settle(incoming.statusCode ?? 0);
			incoming.destroy();
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

/** A resolver cannot be told to stop. */
const endOf = (signal: AbortSignal): Promise<never> =>
	new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
	});
