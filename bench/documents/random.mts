/** Pseudo-random values that are the same on every machine. */
import { createCipheriv } from 'node:crypto';

/** Numbers from 0 up to, not including, `below`. */
export function generator(seed: number): (below: number) => number {
	let state = seed >>> 0 || 1;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Incompressible bytes, like those of photographs and fonts. */
export function noise(length: number, seed: number): Uint8Array {
	const start = Buffer.alloc(16);
	start.writeUInt32BE(seed);
	return createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), start).update(Buffer.alloc(length));
}
