/** The local backend of the library in a browser, in place of workers/local-here.ts: without native compression and without threads. */
import type { Backend } from '../../shared/contract/backend';
import type { OperationName } from '../../shared/contract/operations';
import type { Port } from '../../shared/contract/operations/types';
import { localBackend } from '../../shared/local';
import { needsNode } from './needs-node';

const SIGNATURES: ReadonlySet<OperationName> = new Set(['sign_document', 'check_signatures']);
const PORTS: ReadonlySet<Port> = new Set<Port>(['clock', 'pixels']);

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Messages come sooner than timers, which wait 4 ms when they follow each other. */
const awaitMessage = (): Promise<void> =>
	new Promise((resolve) => {
		waiting.push(resolve);
		channel.port2.postMessage(null);
	});

export function localHere(): Backend {
	const backend = localBackend({ pause: awaitMessage, ports: PORTS, lent: { clock: () => Date.now() } });
	return {
		...backend,
		async run(name, documents, parameters, options) {
			// Asked first: a fault in the middle of a check could be read as one of the signature.
			if (SIGNATURES.has(name) || isGiven(parameters, 'require_signature')) needsNode();
			return backend.run(name, documents, parameters, options);
		},
	};
}

function isGiven(parameters: object, wire: string): boolean {
	const value: unknown = (parameters as Record<string, unknown>)[wire];
	return value !== undefined && value !== false;
}
