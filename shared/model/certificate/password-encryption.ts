/** Decrypting what a password protects (PKCS #5 and PKCS #12: RFC 8018, RFC 7292). */
import { createDecipheriv, createHash, pbkdf2 } from 'node:crypto';
import { limitExceeded } from '../../pdf/limits';
import type { Pace } from '../../pace/pace';
import type { HashName } from './algorithms';
import { INTEGER, Malformed, OCTET_STRING, SEQUENCE, identifierOf, numberOf, octetsOf, type Asn } from './asn1';
import { decryptRc2 } from './rc2';

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';

interface OldScheme {
	readonly cipher: 'des-ede3-cbc' | 'rc2';
	readonly keyBytes: number;
}

const OLD: Readonly<Record<string, OldScheme>> = {
	'1.2.840.113549.1.12.1.3': { cipher: 'des-ede3-cbc', keyBytes: 24 },
	'1.2.840.113549.1.12.1.4': { cipher: 'des-ede3-cbc', keyBytes: 16 },
	'1.2.840.113549.1.12.1.5': { cipher: 'rc2', keyBytes: 16 },
	'1.2.840.113549.1.12.1.6': { cipher: 'rc2', keyBytes: 5 },
};

const CIPHERS: Readonly<Record<string, readonly [name: string, keyBytes: number]>> = {
	'2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
	'2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
	'2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
	'1.2.840.113549.3.7': ['des-ede3-cbc', 24],
};

const PSEUDORANDOM: Readonly<Record<string, HashName>> = {
	'1.2.840.113549.2.7': 'sha1',
	'1.2.840.113549.2.8': 'sha224',
	'1.2.840.113549.2.9': 'sha256',
	'1.2.840.113549.2.10': 'sha384',
	'1.2.840.113549.2.11': 'sha512',
};

const MOST_ITERATIONS = 2_000_000;

/** The password of a file, and the rounds that were counted for all that it protects there: many keys could each ask for the most. */
export class Opening {
	private iterations = 0;

	constructor(
		readonly password: string,
		readonly pace: Pace,
	) {}

	/** The number of iterations, each of which is done this many `times`. @throws OctavoError `limit_exceeded` */
	countIterations(value: Asn, times = 1): number {
		const count = numberOf(value);
		if (count < 1) throw new Malformed('iterations');
		this.iterations += count * times;
		if (this.iterations > MOST_ITERATIONS)
			throw limitExceeded(
				'nodes',
				`The password of the certificate takes ${this.iterations} rounds or more; at most ${MOST_ITERATIONS} are allowed`,
				'Export the certificate again',
				'certificate',
			);
		return count;
	}
}

/** Decrypts with the algorithm; undefined if the password is wrong. @throws Malformed */
export async function decryptWithPassword(algorithm: Asn, data: Uint8Array, opening: Opening): Promise<Buffer | undefined> {
	const items = algorithm.expect(SEQUENCE).items();
	const name = identifierOf(items.any());
	const parameters = items.take(SEQUENCE);
	const old = OLD[name];
	if (name !== PBES2 && !old) throw new Malformed('encryption');
	try {
		if (!old) return await decryptByScheme2(parameters, data, opening);
		return await decryptOld(old, parameters, data, opening);
	} catch (thrown) {
		// Wrong padding is the sign of a wrong password.
		const { code } = thrown as { readonly code?: unknown };
		if (typeof code === 'string' && code.startsWith('ERR_OSSL')) return undefined;
		if (old && thrown instanceof Malformed) return undefined;
		throw thrown;
	}
}

async function decryptByScheme2(parameters: Asn, data: Uint8Array, opening: Opening): Promise<Buffer> {
	const items = parameters.items();
	const derivation = items.take(SEQUENCE).items();
	const encryption = items.take(SEQUENCE).items();
	if (identifierOf(derivation.any()) !== PBKDF2) throw new Malformed('derivation');
	const options = derivation.take(SEQUENCE).items();
	const salt = options.take(OCTET_STRING).contents;
	const iterations = opening.countIterations(options.take(INTEGER));
	options.maybe(INTEGER);
	const random = options.maybe(SEQUENCE);
	const hash = random ? PSEUDORANDOM[identifierOf(random.items().any())] : 'sha1';
	const [cipher, keyBytes] = CIPHERS[identifierOf(encryption.any())] ?? [];
	const vector = encryption.take(OCTET_STRING).contents;
	if (!hash || !cipher || !keyBytes || vector.length !== (cipher.startsWith('aes') ? 16 : 8)) throw new Malformed('algorithm');
	const key = await deriveKey(opening.password, salt, iterations, keyBytes, hash);
	return decipher(cipher, key, vector, data);
}

const deriveKey = (password: string, salt: Uint8Array, iterations: number, bytes: number, hash: string): Promise<Buffer> =>
	new Promise((resolve, reject) =>
		pbkdf2(password, salt, iterations, bytes, hash, (error, key) => (error ? reject(error) : resolve(key))),
	);

function decipher(cipher: string, key: Uint8Array, vector: Uint8Array, data: Uint8Array): Buffer {
	const by = createDecipheriv(cipher, key, vector);
	const pieces = [by.update(data), by.final()];
	const clear = Buffer.concat(pieces);
	// They may hold a private key.
	for (const one of [...pieces, key]) one.fill(0);
	return clear;
}

async function decryptOld({ cipher, keyBytes }: OldScheme, parameters: Asn, data: Uint8Array, opening: Opening): Promise<Buffer> {
	const { password, pace } = opening;
	const items = parameters.items();
	const salt = octetsOf(items.any());
	// Two for a key that is longer than a hash, and one for the vector.
	const iterations = opening.countIterations(items.take(INTEGER), 3);
	const from = { password: passwordBytes(password), salt, iterations, hash: 'sha1' } as const;
	const key = await deriveOldKey({ ...from, purpose: KEY, length: keyBytes }, pace);
	const vector = await deriveOldKey({ ...from, purpose: VECTOR, length: 8 }, pace);
	if (cipher === 'rc2') return await decryptRc2(data, key, vector, pace);
	return decipher(cipher, keyBytes === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key, vector, data);
}

/** UTF-16, with a null character at its end (RFC 7292, B.1). */
export const passwordBytes = (password: string): Buffer => Buffer.from(`${password}\0`, 'utf16le').swap16();

const KEY = 1;
const VECTOR = 2;
export const MAC = 3;

interface Derivation {
	readonly password: Uint8Array;
	readonly salt: Uint8Array;
	readonly iterations: number;
	readonly hash: HashName;
	readonly purpose: number;
	readonly length: number;
}

/** RFC 7292, B.2. */
export async function deriveOldKey(
	{ password, salt, iterations, hash, purpose, length }: Derivation,
	pace: Pace,
): Promise<Buffer> {
	const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64;
	const fill = (bytes: Uint8Array): Buffer =>
		Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes.length > 0 ? bytes : Buffer.alloc(1));
	const input = Buffer.concat([fill(salt), fill(password)]);
	const pieces: Buffer[] = [];
	for (let made = 0; made < length;) {
		let digest = createHash(hash).update(Buffer.alloc(block, purpose)).update(input).digest();
		for (let i = 1; i < iterations; i++) {
			digest = createHash(hash).update(digest).digest();
			const due = pace.step(1500);
			if (due) await due;
		}
		pieces.push(digest);
		made += digest.length;
		addOne(input, Buffer.alloc(block, digest), block);
	}
	return Buffer.concat(pieces).subarray(0, length);
}

/** Adds `number` and 1 to each block. */
function addOne(input: Buffer, number: Buffer, block: number): void {
	for (let from = 0; from < input.length; from += block) {
		let carry = 1;
		for (let i = block - 1; i >= 0; i--) {
			carry += input[from + i]! + number[i]!;
			input[from + i] = carry & 0xff;
			carry >>= 8;
		}
	}
}
