/** Passwords and keys of revisions 5 and 6 (ISO 32000-2, 7.6.4.3.3 and following): SHA-2 and AES-256, with a random file key. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface ModernEntries {
	/** 48 bytes: hash, validation salt, key salt. */
	readonly owner: Uint8Array;
	readonly user: Uint8Array;
	/** 32 bytes: the file key, wrapped. */
	readonly wrappedByOwner: Uint8Array;
	readonly wrappedByUser: Uint8Array;
}

/** The file key, if `password` is the user password (Algorithms 11 and 2.A). */
export function openAsUser(entries: ModernEntries, revision: number, password: Uint8Array): Uint8Array | undefined {
	return unwrap(entries.user, entries.wrappedByUser, revision, password, new Uint8Array(0));
}

/** The file key, if `password` is the owner password (Algorithms 12 and 2.A). */
export function openAsOwner(entries: ModernEntries, revision: number, password: Uint8Array): Uint8Array | undefined {
	return unwrap(entries.owner, entries.wrappedByOwner, revision, password, entries.user.subarray(0, 48));
}

/** The entries of a new document of revision 6 (Algorithms 8 and 9). */
export function modernEntries(fileKey: Uint8Array, userPassword: Uint8Array, ownerPassword: Uint8Array): ModernEntries {
	const user = wrap(fileKey, userPassword, new Uint8Array(0));
	const owner = wrap(fileKey, ownerPassword, user.entry);
	return { user: user.entry, wrappedByUser: user.wrapped, owner: owner.entry, wrappedByOwner: owner.wrapped };
}

/** /Perms: the permissions, sealed with the file key (Algorithm 10). */
export function sealedPermissions(fileKey: Uint8Array, permissions: number, encryptMetadata: boolean): Uint8Array {
	const plain = Buffer.alloc(16, 0xff);
	plain.writeInt32LE(permissions, 0);
	plain.write(encryptMetadata ? 'Tadb' : 'Fadb', 8, 'latin1');
	randomBytes(4).copy(plain, 12);
	return createCipheriv('aes-256-ecb', fileKey, null).setAutoPadding(false).update(plain);
}

const zeroVector = new Uint8Array(16);

function unwrap(
	entry: Uint8Array,
	wrapped: Uint8Array,
	revision: number,
	password: Uint8Array,
	user: Uint8Array,
): Uint8Array | undefined {
	const proof = hash(revision, password, entry.subarray(32, 40), user);
	if (!Buffer.from(proof).equals(entry.subarray(0, 32))) return undefined;
	const wrappingKey = hash(revision, password, entry.subarray(40, 48), user);
	return createDecipheriv('aes-256-cbc', wrappingKey, zeroVector).setAutoPadding(false).update(wrapped.subarray(0, 32));
}

function wrap(fileKey: Uint8Array, password: Uint8Array, user: Uint8Array): { entry: Uint8Array; wrapped: Uint8Array } {
	const salts = randomBytes(16);
	const proof = hash(6, password, salts.subarray(0, 8), user);
	const wrappingKey = hash(6, password, salts.subarray(8), user);
	const wrapped = createCipheriv('aes-256-cbc', wrappingKey, zeroVector).setAutoPadding(false).update(fileKey);
	return { entry: Buffer.concat([proof, salts]), wrapped };
}

/** Revision 5: plain SHA-256. Revision 6: Algorithm 2.B. */
function hash(revision: number, password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
	let result: Buffer = createHash('sha256').update(password).update(salt).update(user).digest();
	if (revision < 6) return result;
	for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
		const once = Buffer.concat([password, result, user]);
		const repeated = Buffer.alloc(64 * once.length, once);
		const encrypted = createCipheriv('aes-128-cbc', result.subarray(0, 16), result.subarray(16, 32))
			.setAutoPadding(false)
			.update(repeated);
		// The first 16 bytes as one big number, modulo 3: 256 is 1 modulo 3, so the sum of the bytes tells.
		let sum = 0;
		for (let at = 0; at < 16; at++) sum += encrypted[at]!;
		result = createHash((['sha256', 'sha384', 'sha512'] as const)[sum % 3]!)
			.update(encrypted)
			.digest();
		last = encrypted[encrypted.length - 1]!;
	}
	return result.subarray(0, 32);
}
