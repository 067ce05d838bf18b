/** One route per operation and path: the checks that need only headers, then the body, the work and the answer. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import { encodeOutcome, OUTCOME_HEADER } from '../../shared/outcome-header';
import { answerOf, formFor } from '../contract/answer';
import { refuseQuery } from '../contract/query';
import { readRequest } from '../contract/request';
import { roomFor } from '../contract/room';
import { readParts, type Part } from '../http/body';
import { Problem } from '../http/problem';
import type { Pass } from '../limits/gate';
import type { Admitted, Context } from './context';

export function addOperations(service: FastifyInstance, context: Context): void {
	for (const name of operationNames)
		for (const path of [pathOf(name), ...(operationOf(name).aliases ?? [])]) {
			context.resources.set(path, { allow: 'POST', operation: name });
			service.post(path, {
				onRequest: (request, _reply, done) => {
					admit(context, name, request);
					done();
				},
				handler: (request, reply) => perform(context, name, request, reply),
			});
		}
}

/** @throws Problem for a request that is refused by its headers. */
function admit({ isKey, admitted, limits, rates, closing }: Context, name: OperationName, request: FastifyRequest): void {
	const key = isKey(single(request.headers['x-api-key']));
	if (key < 0) throw new Problem(401);
	rates.request(key);
	admitted.set(request, { key, received: 0 });
	formFor(name, request.headers.accept);
	if (closing) throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' });
}

/** @throws Problem; OctavoError */
async function perform(
	context: Context,
	name: OperationName,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { backend, gate, turns, connections, admitted, spans } = context;
	const mine = admitted.get(request)!;
	const pass = gate.enter(mine.key);
	const gone = connections.goneOf(request.raw.socket);
	reply.raw.once('close', pass.leave);
	const parts = await receive(context, name, request, reply, pass, mine);
	const { documents, parameters, notes } = readRequest(name, parts);
	const form = formFor(name, request.headers.accept, parameters);
	const { packAs } = form;
	const work = () => backend.run(name, documents, parameters, { signal: gone, packAs });
	const span = spans.get(request);
	const outcome = await turns.run(mine.key, gone, () => (span ? span.during(name, work) : work()));
	const { contentType, pieces } = answerOf(name, outcome, form);
	const size = pieces.reduce((sum, { length }) => sum + length, 0);
	pass.answer(size);
	// The first notes are the last to be left out of a header that is too long.
	reply.header(OUTCOME_HEADER, encodeOutcome({ ...outcome, notes: [...notes, ...outcome.notes] }));
	reply.headers({ 'content-type': contentType, 'content-length': size });
	const [first = new Uint8Array()] = pieces;
	return reply.send(pieces.length > 1 ? Readable.from(inTurn([...pieces])) : bufferOf(first));
}

/** Lets go of each piece when it is sent. */
function* inTurn(pieces: Uint8Array[]): Generator<Buffer> {
	for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield bufferOf(piece);
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @throws Problem for a body that is too large, or for which there is no memory now; OctavoError */
function receive(
	{ limits, rates, expecting }: Context,
	name: OperationName,
	request: FastifyRequest,
	reply: FastifyReply,
	pass: Pass,
	mine: Admitted,
): Promise<Part[]> {
	const announced = Number(request.headers['content-length'] ?? 0);
	if (announced <= limits.bodyLimit) refuseQuery(request.url);
	// A body that does not fit into the remaining memory is refused here, before any of it is read.
	if (announced > 0 && announced <= limits.bodyLimit) {
		rates.announce(mine.key, announced);
		pass.hold(announced);
	}
	return readParts(request.raw, limits.bodyLimit, {
		begin: () => {
			if (expecting.has(request.raw)) reply.raw.writeContinue();
		},
		receive: (bytes) => {
			mine.received += bytes;
			rates.receive(mine.key, bytes);
			pass.receive(bytes);
		},
		roomFor: (part) => roomFor(name, part),
	});
}

const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
