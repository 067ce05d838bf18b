/** Passwords and keys of revisions 2 to 4 (ISO 32000-2, 7.6.4.3 and 7.6.4.4): MD5 and RC4, with a key of 5 to 16 bytes. */
import { md5 } from './md5';
import { rc4 } from './rc4';

export interface LegacyScheme {
	readonly revision: number;
	/** Of the key, in bytes. */
	readonly keyLength: number;
	readonly owner: Uint8Array;
	readonly permissions: number;
	readonly id0: Uint8Array;
	readonly encryptMetadata: boolean;
}

/** The file key, if `password` is the user password (Algorithm 6). */
export function openAsUser(scheme: LegacyScheme, user: Uint8Array, password: Uint8Array): Uint8Array | undefined {
	const fileKey = fileKeyOf(scheme, password);
	const proof = userProof(scheme, fileKey);
	// From revision 3 on, the last 16 bytes of /U are arbitrary.
	return startsAlike(proof, user, scheme.revision === 2 ? 32 : 16) ? fileKey : undefined;
}

/** The user password, filled to 32 bytes, if `password` is the owner password (Algorithm 7). */
export function wrappedPassword(scheme: LegacyScheme, password: Uint8Array): Uint8Array {
	const ownerKey = ownerKeyOf(scheme, password);
	let wrapped = scheme.owner.subarray(0, 32);
	for (let round = scheme.revision === 2 ? 0 : 19; round >= 0; round--) wrapped = rc4(varyKey(ownerKey, round), wrapped);
	return wrapped;
}

/** /O: the user password, wrapped with the owner password (Algorithm 3). */
export function ownerEntry(revision: number, keyLength: number, owner: Uint8Array, user: Uint8Array): Uint8Array {
	const ownerKey = ownerKeyOf({ revision, keyLength }, owner);
	let wrapped = padPassword(user);
	for (let round = 0; round <= (revision === 2 ? 0 : 19); round++) wrapped = rc4(varyKey(ownerKey, round), wrapped);
	return wrapped;
}

/** /U, which proves the user password (Algorithms 4 and 5), and the file key. */
export function userEntry(scheme: LegacyScheme, password: Uint8Array): { user: Uint8Array; fileKey: Uint8Array } {
	const fileKey = fileKeyOf(scheme, password);
	const user = new Uint8Array(32);
	user.set(userProof(scheme, fileKey));
	return { user, fileKey };
}

/** The padding of a password to 32 bytes (Algorithm 2, step a). */
const filling = Uint8Array.of(
	...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08],
	...[0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a],
);

function padPassword(password: Uint8Array): Uint8Array {
	const result = new Uint8Array(32);
	const used = password.subarray(0, 32);
	result.set(used);
	result.set(filling.subarray(0, 32 - used.length), used.length);
	return result;
}

/** Algorithm 2. */
function fileKeyOf(
	{ revision, keyLength, owner, permissions, id0, encryptMetadata }: LegacyScheme,
	password: Uint8Array,
): Uint8Array {
	const bits = Uint8Array.of(permissions, permissions >> 8, permissions >> 16, permissions >> 24);
	const clear = revision >= 4 && !encryptMetadata ? [255, 255, 255, 255] : [];
	const hashed = md5(Buffer.concat([padPassword(password), owner.subarray(0, 32), bits, id0, Uint8Array.from(clear)]));
	return again(hashed, revision, keyLength);
}

/** Algorithm 3, steps a to d. */
function ownerKeyOf({ revision, keyLength }: Pick<LegacyScheme, 'revision' | 'keyLength'>, password: Uint8Array): Uint8Array {
	return again(md5(padPassword(password)), revision, revision === 2 ? 5 : keyLength);
}

function again(digest: Uint8Array, revision: number, keyLength: number): Uint8Array {
	let result = digest.subarray(0, keyLength);
	if (revision >= 3) for (let round = 0; round < 50; round++) result = md5(result).subarray(0, keyLength);
	return result;
}

/** Algorithm 4 (32 bytes) or 5 (16 bytes). */
function userProof({ revision, id0 }: LegacyScheme, fileKey: Uint8Array): Uint8Array {
	if (revision === 2) return rc4(fileKey, filling);
	let proof = md5(Buffer.concat([filling, id0]));
	for (let round = 0; round < 20; round++) proof = rc4(varyKey(fileKey, round), proof);
	return proof;
}

function varyKey(key: Uint8Array, round: number): Uint8Array {
	return round === 0 ? key : key.map((byte) => byte ^ round);
}

function startsAlike(a: Uint8Array, b: Uint8Array, length: number): boolean {
	return b.length >= length && a.subarray(0, length).every((byte, at) => byte === b[at]);
}
