/**
 * As much of `node:crypto` as documents need that are neither signed nor checked: digests, random bytes, and AES without padding. A
 * browser's own digests and ciphers cannot be called in the middle of synchronous work.
 */
import { cbc, ecb } from '@noble/ciphers/aes';
import { sha1 } from '@noble/hashes/legacy';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { needsNode } from './needs-node';

const DIGESTS = { sha1, sha256, sha384, sha512 };
/** Bytes that browsers give at once, at most (Web Cryptography, `getRandomValues`). */
const MOST_RANDOM = 65_536;
const BLOCK = 16;

export function createHash(name: keyof typeof DIGESTS): object {
	const hash = DIGESTS[name].create();
	return {
		update(data: Uint8Array | string) {
			hash.update(data);
			return this;
		},
		digest(encoding?: BufferEncoding): Buffer | string {
			const bytes = Buffer.from(hash.digest());
			return encoding ? bytes.toString(encoding) : bytes;
		},
	};
}

export function randomFillSync(target: Uint8Array): Uint8Array {
	for (let at = 0; at < target.length; at += MOST_RANDOM)
		globalThis.crypto.getRandomValues(target.subarray(at, at + MOST_RANDOM) as Uint8Array<ArrayBuffer>);
	return target;
}

export const randomBytes = (count: number): Uint8Array => randomFillSync(Buffer.alloc(count));

export const createCipheriv = (name: string, key: Uint8Array, vector: Uint8Array | null): object =>
	blockCipher(vector, (bytes, from) => {
		const out = cipherOf(name, key, from).encrypt(bytes);
		return [out, out.slice(-BLOCK)];
	});

export const createDecipheriv = (name: string, key: Uint8Array, vector: Uint8Array | null): object =>
	blockCipher(vector, (bytes, from) => [cipherOf(name, key, from).decrypt(bytes), bytes.slice(-BLOCK)]);

/** Whole blocks at each call, which go on where the last call ended: all that the ciphers of documents ask for. */
function blockCipher(
	vector: Uint8Array | null,
	work: (bytes: Uint8Array, vector: Uint8Array) => [Uint8Array, Uint8Array],
): object {
	let last = Uint8Array.from(vector ?? []);
	return {
		setAutoPadding() {
			return this;
		},
		update(bytes: Uint8Array): Buffer {
			if (bytes.length === 0) return Buffer.alloc(0);
			const [out, next] = work(Uint8Array.from(bytes), last);
			last = Uint8Array.from(next);
			return Buffer.from(out);
		},
	};
}

function cipherOf(name: string, key: Uint8Array, vector: Uint8Array): ReturnType<typeof ecb> {
	const bytes = Uint8Array.from(key);
	return name.endsWith('ecb') ? ecb(bytes, { disablePadding: true }) : cbc(bytes, vector, { disablePadding: true });
}

export const constants = {};
export {
	needsNode as createHmac,
	needsNode as createPrivateKey,
	needsNode as createPublicKey,
	needsNode as createSign,
	needsNode as createVerify,
	needsNode as pbkdf2,
};
