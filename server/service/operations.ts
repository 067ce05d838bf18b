/** One route per operation and path: the checks that need only headers, then the body, the work and the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../shared/contract/names';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { encodeOutcome, OUTCOME_HEADER } from '../../shared/contract/outcome-header';
import { operationsWith } from '../../shared/contract/ports';
import { answerOf, formFor, packingOf } from '../contract/answer';
import { readRequest } from '../contract/request';
import { roomFor } from '../contract/room';
import { admitCaller } from './admit';
import type { Context } from './context';
import { acceptJob } from './jobs';
import { receive } from './receive';
import { sendMade, sendPieces } from './send';

export function addOperations(service: FastifyInstance, context: Context): void {
	for (const name of operationsWith(context.backend.ports))
		for (const path of [pathOf(name), ...(operationOf(name).aliases ?? [])]) {
			context.resources.set(path, { allow: 'POST', operation: name });
			service.post(path, {
				onRequest: async (request) => {
					await admitCaller(context, request, [name]);
					formFor(name, request.headers.accept);
				},
				handler: (request, reply) => perform(context, name, request, reply),
			});
		}
}

/** @throws Problem; OctavoError */
async function perform(
	context: Context,
	name: OperationName,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { backend, gate, connections, admitted } = context;
	const mine = admitted.get(request)!;
	const pass = gate.enter(mine.key);
	const gone = connections.goneOf(request.raw);
	reply.raw.once('close', pass.leave);
	const bodyLimit = context.bodyLimitOf(name);
	const parts = await receive(context, request, reply, { pass, mine, bodyLimit, roomFor: (part) => roomFor(name, part) });
	const { documents, parameters, notes } = readRequest(name, parts);
	const form = formFor(name, request.headers.accept, parameters);
	if (await acceptJob(context, request, reply, { operation: name, form, parts })) return reply;
	const work = () => backend.run(name, documents, parameters, { signal: gone, ...packingOf(form) });
	const outcome = await watchWork(context, name, request, gone, work);
	const { contentType, length, pieces, stream } = answerOf(name, outcome, form);
	if (!stream) pass.answer(length);
	// The first notes are the last to be left out of a header that is too long.
	reply.header(OUTCOME_HEADER, encodeOutcome({ ...outcome, notes: [...notes, ...outcome.notes] }));
	reply.header('content-type', contentType);
	if (!stream) return sendPieces(reply, length, pieces);
	return sendMade(reply, length, stream.open(pass.answerInParts(length)), context.limits);
}

/** Runs the work when it is the key's turn, and measures both. */
function watchWork<T>(
	{ turns, spans, metrics, admitted }: Context,
	name: OperationName,
	request: FastifyRequest,
	gone: AbortSignal,
	work: () => Promise<T>,
): Promise<T> {
	const span = spans.get(request);
	const arrived = performance.now();
	return turns.run(admitted.get(request)!.key, gone, async () => {
		const begun = performance.now();
		try {
			return await (span ? span.during(name, work) : work());
		} finally {
			metrics?.worked(name, (begun - arrived) / 1000, (performance.now() - begun) / 1000);
		}
	});
}
