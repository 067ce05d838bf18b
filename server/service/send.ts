/** Sends an answer piece by piece, so that each is let go of when it is sent. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { endUnlessTaken } from '../http/slow-reader';
import { streamOf } from '../http/streams';

/** The type must be set. Also sets the length, of all pieces together. */
export function sendPieces(reply: FastifyReply, length: number, pieces: readonly Uint8Array[]): FastifyReply {
	reply.header('content-length', length);
	const [first = new Uint8Array()] = pieces;
	// A stream of HTTP/2 says when it has sent a piece, and so whether the client reads at all.
	if (streamOf(reply.raw)) return reply.send(Readable.from(inTurn(pieces.flatMap(cut)), { objectMode: true, highWaterMark: 1 }));
	return reply.send(pieces.length > 1 ? Readable.from(inTurn([...pieces])) : bufferOf(first));
}

/** As `sendPieces`, for an answer that is made while it is sent. The connection of a client that reads it too slowly ends. */
export function sendMade(
	reply: FastifyReply,
	length: number,
	pieces: AsyncIterable<Uint8Array>,
	{ responseTimeout }: { readonly responseTimeout: number },
): FastifyReply {
	const taken = endUnlessTaken(pieces, responseTimeout, () => reply.raw.destroy());
	return reply.header('content-length', length).send(Readable.from(taken, { objectMode: true, highWaterMark: 1 }));
}

/** Bytes that are sent over HTTP/2 at a time. */
const PIECE = 64 * 1024;

const cut = (piece: Uint8Array): Uint8Array[] =>
	Array.from({ length: Math.ceil(piece.length / PIECE) }, (_, at) => piece.subarray(at * PIECE, (at + 1) * PIECE));

function* inTurn(pieces: Uint8Array[]): Generator<Buffer> {
	for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield bufferOf(piece);
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
