/** Reads a part of a content that is still to be read. */
import { PEEKED, type Body } from './transport';

/** The answer began, and did not arrive whole. Its cause says why. */
export class BrokenAnswer extends Error {
	constructor(override readonly cause: unknown) {
		super('the answer broke off');
	}
}

/** The first bytes, and the whole content, which still begins with them. */
export async function peek(content: Body): Promise<{ readonly peeked: Uint8Array; readonly body: AsyncGenerator<Uint8Array> }> {
	const iterator = content[Symbol.asyncIterator]();
	const pieces: Uint8Array[] = [];
	let length = 0;
	while (length < PEEKED) {
		const next = await iterator.next().catch((thrown: unknown) => {
			throw new BrokenAnswer(thrown);
		});
		if (next.done === true) break;
		pieces.push(next.value);
		length += next.value.length;
	}
	const first = Buffer.concat(pieces);
	const body = async function* () {
		try {
			yield first;
			yield* { [Symbol.asyncIterator]: () => iterator };
		} finally {
			await iterator.return?.();
		}
	};
	return { peeked: first.subarray(0, PEEKED), body: body() };
}

/** The first bytes of a content, which ends there. */
export async function readUpTo(body: Body, most: number): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	for await (const piece of body) {
		pieces.push(piece);
		length += piece.length;
		if (length > most) return { bytes: Buffer.concat(pieces).subarray(0, most), isWhole: false };
	}
	return { bytes: Buffer.concat(pieces), isWhole: true };
}
