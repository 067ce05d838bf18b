/** Data of streams on its way into the output: as it is, or encrypted. */
import { LETTER_C, startsWith } from '../syntax/characters';
import type { Sink } from '../syntax/output';
import type { Security } from '../security';
import type { Writing } from '../syntax/serialize';
import { Dict } from '../syntax/values';

/** A dictionary that says nothing to the ciphers. */
export const NO_ENTRIES = new Dict();

/** How an object is written, with the encryption of its stream data. */
export interface ObjectWriting extends Writing {
	readonly security?: Security | undefined;
}

/** Stream data on its way out. */
export interface Body {
	readonly length: number;
	readonly put: (sink: Sink) => void;
}

export const verbatim = (data: Uint8Array): Body => ({ length: data.length, put: (sink) => sink.copy(data, 0, data.length) });

/** Encrypts straight into the output, without a buffer between. */
export function encryptStream(clear: Uint8Array, { number, generation, security }: ObjectWriting, dict: Dict): Body {
	if (!security) return verbatim(clear);
	const length = security.encryptedStreamLength(clear.length, dict);
	return {
		length,
		put: (sink) =>
			sink.fill(length, (memory, offset) => security.encryptStreamInto(clear, number, generation, dict, memory, offset)),
	};
}

/** Whether `Crypt` occurs between `start` and `end`. */
export function holdsCrypt(bytes: Uint8Array, start: number, end: number): boolean {
	for (let at = start; at < end - 4; at++) if (bytes[at] === LETTER_C && startsWith(bytes, at, 'Crypt')) return true;
	return false;
}
