/** Sends an answer piece by piece, so that each is let go of when it is sent. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The type must be set. Also sets the length, of all pieces together. */
export function sendPieces(
	reply: FastifyReply,
	length: number,
	pieces: readonly Uint8Array[] | AsyncIterable<Uint8Array>,
): FastifyReply {
	reply.header('content-length', length);
	if (Symbol.asyncIterator in pieces) return reply.send(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }));
	const [first = new Uint8Array()] = pieces;
	return reply.send(pieces.length > 1 ? Readable.from(inTurn([...pieces])) : bufferOf(first));
}

function* inTurn(pieces: Uint8Array[]): Generator<Buffer> {
	for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield bufferOf(piece);
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
