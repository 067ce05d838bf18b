/**
 * The ciphers of strings and streams (ISO 32000-2, 7.6.3), each over one file key.
 *
 * AES is CBC with an initialisation vector in front and PKCS#7 padding after. Making a cipher in node:crypto costs ten
 * times as much as encrypting a short string, so one endless CBC run serves all strings and streams that share a key:
 * a random block goes in first, its ciphertext is as random and serves as the vector, and the next blocks chain on
 * to it, as CBC wants it. Decrypting is the mirror image: the plaintext of the vector is thrown away.
 */
import { createCipheriv, createDecipheriv, randomFillSync, type Cipheriv as Engine, type Decipheriv } from 'node:crypto';
import { Md5 } from './md5';
import { applyScheduled, schedule } from './rc4';

export interface Cipher {
	/** Length after encryption. */
	length(plain: number): number;
	/** Never throws: damaged data comes back as far as it decrypts. May return `bytes` itself. */
	decrypt(bytes: Uint8Array, number: number, generation: number): Uint8Array;
	/** Writes `length(bytes.length)` bytes into `target` at `offset`. */
	encryptInto(bytes: Uint8Array, number: number, generation: number, target: Uint8Array, offset: number): void;
}

/** The crypt filter /Identity, and /None. */
export const identity: Cipher = {
	length: (plain) => plain,
	decrypt: (bytes) => bytes,
	encryptInto: (bytes, _number, _generation, target, offset) => target.set(bytes, offset),
};

/** RC4 with a key for each object (7.6.3.2, Algorithm 1). */
export function rc4Cipher(fileKey: Uint8Array): Cipher {
	const keyOf = objectKeys(fileKey, []);
	const scheduleOf = lastOne((number, generation) => schedule(keyOf(number, generation)));
	return {
		length: (plain) => plain,
		decrypt: (bytes, number, generation) => applyScheduled(scheduleOf(number, generation), bytes),
		encryptInto: (bytes, number, generation, target, offset) =>
			target.set(applyScheduled(scheduleOf(number, generation), bytes), offset),
	};
}

/** AESV2: AES-128 with a key for each object (7.6.3.2, Algorithm 1, with its extension). */
export function aesV2Cipher(fileKey: Uint8Array): Cipher {
	const keyOf = objectKeys(fileKey, [0x73, 0x41, 0x6c, 0x54]);
	const sealer = lazily(() => new Sealer());
	const encrypting = lastOne((number, generation) => sealer().engine(keyOf(number, generation)));
	const decrypting = lastOne((number, generation) => decipher(keyOf(number, generation)));
	return {
		length: paddedLength,
		decrypt: (bytes, number, generation) => open(decrypting(number, generation), bytes),
		encryptInto: (bytes, number, generation, target, offset) => {
			sealer().seal(encrypting(number, generation), bytes, target, offset);
		},
	};
}

/** AESV3: AES-256 with the file key itself (7.6.3.3, Algorithm 1.A). */
export function aesV3Cipher(fileKey: Uint8Array): Cipher {
	const sealer = lazily(() => new Sealer());
	let encrypting: Engine | undefined;
	let decrypting: Decipheriv | undefined;
	return {
		length: paddedLength,
		decrypt: (bytes) => open((decrypting ??= decipher(fileKey)), bytes),
		encryptInto: (bytes, _number, _generation, target, offset) => {
			sealer().seal((encrypting ??= sealer().engine(fileKey)), bytes, target, offset);
		},
	};
}

/** 16 bytes of vector, and 1 to 16 of padding. */
const paddedLength = (plain: number): number => (plain & ~15) + 32;

/** Large data passes through in pieces, so that they stay in the processor's cache on their way to the target. */
const PIECE = 64 * 1024;
/** Random bytes fetched at once. */
const POOL = 16 * 1024;

/** Encrypts with AES-CBC. It has the memory that this takes, so that no plain text outlives the document. */
class Sealer {
	private readonly head = Buffer.alloc(PIECE);
	private readonly pool = Buffer.alloc(POOL);
	/** How many bytes of the pool are used. */
	private taken = POOL;

	engine(key: Uint8Array): Engine {
		const vector = Buffer.alloc(16);
		this.nextVector(vector);
		return createCipheriv(key.length === 16 ? 'aes-128-cbc' : 'aes-256-cbc', key, vector).setAutoPadding(false);
	}

	seal(cipher: Engine, bytes: Uint8Array, target: Uint8Array, offset: number): void {
		const { head } = this;
		const { length } = bytes;
		const whole = length & ~15;
		const first = Math.min(whole, PIECE - 32);
		const rest = length - whole;
		this.nextVector(head);
		head.set(first === length ? bytes : bytes.subarray(0, first), 16);
		let filled = 16 + first;
		if (first < whole) {
			target.set(cipher.update(head.subarray(0, filled)), offset);
			offset += filled;
			filled = 0;
			for (let at = first; at < whole; at += PIECE) {
				const piece = cipher.update(bytes.subarray(at, Math.min(at + PIECE, whole)));
				target.set(piece, offset);
				offset += piece.length;
			}
		}
		if (rest > 0) head.set(bytes.subarray(whole), filled);
		head.fill(16 - rest, filled + rest, filled + 16);
		target.set(cipher.update(head.subarray(0, filled + 16)), offset);
	}

	/** Puts 16 fresh random bytes at the beginning of `target`. */
	private nextVector(target: Buffer): void {
		if (this.taken === POOL) {
			randomFillSync(this.pool);
			this.taken = 0;
		}
		this.pool.copy(target, 0, this.taken, this.taken + 16);
		this.taken += 16;
	}
}

const NO_BYTES = new Uint8Array(0);

function open(cipher: Decipheriv, bytes: Uint8Array): Uint8Array {
	const whole = bytes.length & ~15;
	if (whole < 32) return NO_BYTES;
	const plain = cipher.update(whole === bytes.length ? bytes : bytes.subarray(0, whole));
	const padding = plain[whole - 1]!;
	let end = whole;
	// A damaged padding, or none, is kept as data: other readers do so, and it is harmless after a complete stream.
	if (padding > 0 && padding <= 16) {
		do end--;
		while (end > whole - padding && plain[end - 1] === padding);
		if (end > whole - padding) end = whole;
	}
	return plain.subarray(16, end);
}

function decipher(key: Uint8Array): Decipheriv {
	return createDecipheriv(key.length === 16 ? 'aes-128-cbc' : 'aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
}

/** Keys of objects: the digest of file key, five bytes of number and generation, and the bytes that the algorithm adds. */
function objectKeys(fileKey: Uint8Array, salt: readonly number[]): (number: number, generation: number) => Uint8Array {
	const { length } = fileKey;
	const seed = new Uint8Array(length + 5 + salt.length);
	seed.set(fileKey);
	seed.set(salt, length + 5);
	const md5 = new Md5();
	return (number, generation) => {
		seed[length] = number;
		seed[length + 1] = number >>> 8;
		seed[length + 2] = number >>> 16;
		seed[length + 3] = generation;
		seed[length + 4] = generation >>> 8;
		return md5.digest(seed).subarray(0, Math.min(length + 5, 16));
	};
}

/** Makes something when it is first asked for. */
function lazily<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/** Remembers the result that was made last: the strings of an object come one after the other. */
function lastOne<T>(make: (number: number, generation: number) => T): (number: number, generation: number) => T {
	let lastNumber = -1;
	let lastGeneration = -1;
	let last: T | undefined;
	return (number, generation) => {
		if (last === undefined || number !== lastNumber || generation !== lastGeneration) {
			last = make(number, generation);
			lastNumber = number;
			lastGeneration = generation;
		}
		return last;
	};
}
