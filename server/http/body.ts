/** multipart/form-data as real clients send it: every part is kept as bytes, and only its name counts (docs/semantics.md, §4.1 to §4.4). */
import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { cancellation, invalidParameters, type OctavoError } from '../../shared/contract/errors';
import { parseHeader } from '../../shared/packaging/media-type';
import { Problem } from './problem';

export interface Part {
	readonly name: string;
	readonly fileName: string | undefined;
	/** In a separate piece of memory, so that it can be transferred. */
	readonly bytes: Uint8Array;
}

export interface Reception {
	/** Called once before the first byte is read, if the header gives no reason to refuse the body. */
	readonly begin: () => void;
	/** Called for each piece. Throws to refuse it. */
	readonly receive: (bytes: number) => void;
	/** The bytes that all parts of one name may hold. */
	readonly roomFor: (name: string) => Room;
	/** Fires when the client goes away. */
	readonly gone: AbortSignal;
	/** Milliseconds in which the body must arrive; undefined if the connection sees to it. */
	readonly patience?: number | undefined;
}

/** `ignored`: none of the bytes are kept. `excess` refuses the request if more than `bytes` arrive. */
export type Room = 'ignored' | 'unbounded' | { readonly bytes: number; readonly excess: () => OctavoError };

/** Most parts of one request; a merge has one per document. */
const MOST_PARTS = 10_000;

/**
 * Bytes are counted while they arrive, whatever Content-Length says.
 *
 * @throws Problem 413 above `limit`; OctavoError `invalid_parameters` on `file` for a body that is not multipart/form-data
 * (the contract has no 415), `cancelled` if the client disconnects.
 */
export async function readParts(request: IncomingMessage, limit: number, reception: Reception): Promise<Part[]> {
	if (Number(request.headers['content-length']) > limit) throw tooLarge(limit);
	const { value, parameters } = parseHeader(request.headers['content-type'] ?? '');
	if (value !== 'multipart/form-data') throw notMultipart('the header Content-Type must name multipart/form-data');
	if (!parameters.get('boundary')) throw notMultipart('the header Content-Type must name the boundary of multipart/form-data');
	const parser = parserFor(request, limit);
	// The checks before may have taken long.
	if (reception.gone.aborted) throw cancellation();
	reception.begin();
	return await parse(request, parser, limit, reception);
}

function parse(
	request: IncomingMessage,
	parser: InstanceType<typeof Busboy>,
	limit: number,
	{ receive, roomFor, gone, patience }: Reception,
): Promise<Part[]> {
	return new Promise((resolve, reject) => {
		const rooms = new Rooms(roomFor);
		const found: { name: string; fileName: string | undefined; content: Blocks }[] = [];
		let received = 0;
		const onData = (chunk: Buffer): void => {
			received += chunk.length;
			if (received > limit) return fail(tooLarge(limit));
			try {
				receive(chunk.length);
			} catch (refused) {
				return fail(refused as Error);
			}
			if (parser.write(chunk)) return;
			request.pause();
			parser.once('drain', () => request.resume());
		};
		const onEnd = (): void => {
			parser.end();
		};
		const onGone = (): void => fail(cancellation());
		const stop = (): void => {
			request.off('data', onData).off('end', onEnd);
			clearTimeout(timer);
			gone.removeEventListener('abort', onGone);
		};
		const fail = (reason: Error): void => {
			stop();
			reject(reason);
		};
		// A part may lack a name, although the declared types say otherwise.
		parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
			const content = new Blocks();
			if (name !== undefined) found.push({ name, fileName, content });
			stream.on('data', (piece: Uint8Array) => {
				const taken = name === undefined ? 'ignored' : rooms.take(name, piece.length);
				if (taken === 'kept') content.add(piece);
				else if (taken !== 'ignored') fail(taken);
			});
			stream.on('error', () => fail(notMultipart()));
		});
		parser.on('partsLimit', () =>
			fail(invalidParameters([{ field: 'file', message: `at most ${MOST_PARTS} parts are allowed` }])),
		);
		parser.on('error', () => fail(notMultipart()));
		parser.on('finish', () => {
			stop();
			resolve(found.map(({ content, ...part }) => ({ ...part, bytes: content.joined() })));
		});
		const timer = patience === undefined ? undefined : setTimeout(() => fail(new Problem(408)), patience);
		gone.addEventListener('abort', onGone);
		request.on('data', onData).on('end', onEnd);
	});
}

/** @throws OctavoError for a content type that the parser does not accept as multipart. */
function parserFor(request: IncomingMessage, limit: number): InstanceType<typeof Busboy> {
	try {
		return new Busboy({
			headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
			isPartAFile: () => true,
			limits: { parts: MOST_PARTS, headerPairs: 100 },
			// If the parser pauses for a part without a name, it never continues. Parts are kept whole anyway.
			fileHwm: limit,
		});
	} catch {
		throw notMultipart();
	}
}

/** How much the parts of each name hold. */
class Rooms {
	private readonly byName = new Map<string, { readonly room: Room; used: number }>();

	constructor(private readonly roomFor: Reception['roomFor']) {}

	/** Whether a piece of a part is kept, or the reason to refuse the request. */
	take(name: string, bytes: number): 'kept' | 'ignored' | OctavoError {
		const entry = this.byName.get(name) ?? { room: this.roomFor(name), used: 0 };
		this.byName.set(name, entry);
		const { room } = entry;
		if (room === 'ignored') return room;
		entry.used += bytes;
		return room !== 'unbounded' && entry.used > room.bytes ? room.excess() : 'kept';
	}
}

/** Largest block, unless a piece is larger. */
const BLOCK = 64 * 1024;

/**
 * The bytes of a part, copied into blocks. A piece itself is not kept: each is an object of some hundred bytes, and a client may send
 * a byte in each. The first block is as large as the first piece, so that many small parts need little memory.
 */
class Blocks {
	private readonly blocks: Uint8Array[] = [];
	/** Bytes in all blocks. */
	private size = 0;
	/** Bytes that are free at the end of the last block. */
	private free = 0;

	add(piece: Uint8Array): void {
		const last = this.blocks.at(-1);
		const fits = Math.min(this.free, piece.length);
		last?.set(piece.subarray(0, fits), last.length - this.free);
		this.free -= fits;
		this.size += piece.length;
		if (fits === piece.length) return;
		const rest = piece.subarray(fits);
		const block = new Uint8Array(Math.max(rest.length, Math.min(this.size, BLOCK)));
		block.set(rest);
		this.blocks.push(block);
		this.free = block.length - rest.length;
	}

	/** All bytes, in a separate piece of memory. */
	joined(): Uint8Array {
		const bytes = new Uint8Array(this.size);
		let at = 0;
		for (const block of this.blocks) {
			bytes.set(block.subarray(0, this.size - at), at);
			at += block.length;
		}
		return bytes;
	}
}

const tooLarge = (limit: number): Problem =>
	new Problem(413, [], {}, { title: `The request body is too large: it must have at most ${limit} bytes.` });

/** The error for another content type or a broken body: the contract has no 415. */
export function notMultipart(cure = 'the request body must be complete multipart/form-data'): OctavoError {
	return invalidParameters([{ field: 'file', message: `is required: ${cure}` }]);
}
