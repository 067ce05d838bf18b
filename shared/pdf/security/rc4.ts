/** RC4 in JavaScript: OpenSSL 3 no longer offers it by default, and twenty years of documents are encrypted with it. */

/** The permutation that a key of 1 to 256 bytes gives (the key schedule). */
export function schedule(key: Uint8Array): Uint8Array {
	const permutation = new Uint8Array(256);
	for (let i = 0; i < 256; i++) permutation[i] = i;
	const { length } = key;
	for (let i = 0, j = 0, k = 0; i < 256; i++) {
		const value = permutation[i]!;
		j = (j + value + key[k]!) & 255;
		permutation[i] = permutation[j]!;
		permutation[j] = value;
		if (++k === length) k = 0;
	}
	return permutation;
}

/** Encrypts or decrypts with a fresh key stream of `permutation`, which is not changed. */
export function applyScheduled(permutation: Uint8Array, bytes: Uint8Array): Uint8Array {
	const state = permutation.slice();
	const { length } = bytes;
	const result = new Uint8Array(length);
	for (let n = 0, i = 0, j = 0; n < length; n++) {
		i = (i + 1) & 255;
		const a = state[i]!;
		j = (j + a) & 255;
		const b = state[j]!;
		state[i] = b;
		state[j] = a;
		result[n] = bytes[n]! ^ state[(a + b) & 255]!;
	}
	return result;
}

/** Encrypts or decrypts once. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
	return applyScheduled(schedule(key), bytes);
}
