/** Sends an answer piece by piece, so that each is let go of when it is sent. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The type must be set. Also sets the length. */
export function sendPieces(reply: FastifyReply, pieces: readonly Uint8Array[]): FastifyReply {
	reply.header(
		'content-length',
		pieces.reduce((sum, { length }) => sum + length, 0),
	);
	const [first = new Uint8Array()] = pieces;
	return reply.send(pieces.length > 1 ? Readable.from(inTurn([...pieces])) : bufferOf(first));
}

function* inTurn(pieces: Uint8Array[]): Generator<Buffer> {
	for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield bufferOf(piece);
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
