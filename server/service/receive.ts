/** The body of a request, within the limits of its key and of the service. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseQuery } from '../contract/query';
import { readParts, type Part, type Room } from '../http/body';
import { streamOf } from '../http/streams';
import type { Pass } from '../limits/gate';
import { Reservation } from '../limits/rates';
import type { Admitted, Context } from './context';

export interface Receiving {
	readonly pass: Pass;
	readonly mine: Admitted;
	/** Most bytes. */
	readonly bodyLimit: number;
	readonly roomFor: (part: string) => Room;
}

/** @throws Problem if the body is too large, is more than its sender may still send today, or does not fit into memory; OctavoError */
export async function receive(
	{ rates, expecting, connections, limits }: Context,
	request: FastifyRequest,
	reply: FastifyReply,
	{ pass, mine, bodyLimit, roomFor }: Receiving,
): Promise<Part[]> {
	const announced = Number(request.headers['content-length'] ?? 0);
	if (announced <= bodyLimit) refuseQuery(request.url);
	// A body that does not fit into the remaining memory is refused here, before any of it is read.
	const isFitting = announced > 0 && announced <= bodyLimit;
	const reservation = rates.countsBytes(mine) ? new Reservation(rates, mine) : undefined;
	try {
		if (isFitting) {
			pass.hold(announced);
			await reservation?.announce(announced);
		}
		const parts = await readParts(request.raw, bodyLimit, {
			begin: () => {
				if (expecting.has(request.raw)) reply.raw.writeContinue();
			},
			receive: (bytes) => {
				mine.received += bytes;
				reservation?.receive(bytes);
				pass.receive(bytes);
			},
			roomFor,
			gone: connections.goneOf(request.raw),
			patience: streamOf(request.raw) && limits.requestTimeout,
		});
		await reservation?.finish();
		return parts;
	} finally {
		void reservation?.giveBack();
	}
}
