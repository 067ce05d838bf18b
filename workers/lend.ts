/** The ports that hosts on Node lend: the time of day, requests to time stamp servers, pixels, a recognizer of text (docs/semantics.md, D76 and D90). */
import { readFile } from 'node:fs/promises';
import { invalidParameters } from '../shared/contract/errors';
import type { Port } from '../shared/contract/operations/types';
import type { Lent, Network } from '../shared/contract/lent';
import { recognizerOf, type RecognizerOptions } from './recognition/recognizer';

/** The ports that every host on Node can lend. */
export const nodePorts: ReadonlySet<Port> = new Set<Port>(['clock', 'network', 'pixels']);
/** Those of a host that has a file for threads. */
export const threadPorts: ReadonlySet<Port> = new Set<Port>([...nodePorts, 'recognizer']);

/** The values that some ports need. */
export interface Lending {
	/** The only time stamp servers that may be asked; undefined: any. */
	readonly servers?: readonly string[] | undefined;
	/** For the port `recognizer`. */
	readonly recognition?: RecognizerOptions | undefined;
	/** Path of a font file that was checked. */
	readonly drawingFont?: string | undefined;
}

/** Larger than any answer of a time stamp server. */
const LARGEST_ANSWER = 1 << 20;

const askServer: Network = async ({ address, contentType, body, timeout }, signal) => {
	const limit = AbortSignal.timeout(timeout);
	const response = await fetch(address, {
		method: 'POST',
		headers: { 'Content-Type': contentType },
		body: Buffer.from(body),
		redirect: 'error',
		signal: signal ? AbortSignal.any([limit, signal]) : limit,
	});
	return { status: response.status, body: await readUpTo(response, LARGEST_ANSWER) };
};

async function readUpTo(response: Response, most: number): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = response.body?.getReader();
	for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
		size += next.value.length;
		if (size > most) throw new Error('The answer is too large');
		chunks.push(next.value);
	}
	return Buffer.concat(chunks);
}

/** The values of these ports. */
export const lendOf = (ports: ReadonlySet<Port>, { servers, recognition, drawingFont }: Lending = {}): Lent => ({
	...(ports.has('clock') && { clock: () => Date.now() }),
	...(ports.has('network') && { network: servers ? askOnly(servers) : askServer }),
	...(ports.has('recognizer') && recognition && { recognizer: recognizerOf(recognition) }),
	...(drawingFont !== undefined && { drawingFont: () => readFile(drawingFont) }),
});

const askOnly =
	(servers: readonly string[]): Network =>
	(request, signal) => {
		const isListed = servers.some((server) => new URL(server).href === new URL(request.address).href);
		if (isListed) return askServer(request, signal);
		throw invalidParameters([{ field: 'timestamp_server', message: 'is not one of the servers that this service may ask' }]);
	};
