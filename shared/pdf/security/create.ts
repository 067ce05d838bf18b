/** A new encryption: AES-128 (V 4, R 4) or AES-256 (V 5, R 6) with the dictionaries of docs/semantics.md, §8.1. */
import { randomBytes } from 'node:crypto';
import { dict, name, Str, type Dict } from '../syntax/values';
import { aesV2Cipher, aesV3Cipher, identity, type Cipher } from './ciphers';
import { ownerEntry, userEntry } from './legacy-keys';
import { modernEntries, sealedPermissions } from './modern-keys';
import { legacyForm, modernForm } from './passwords';
import { securityOf, type Security } from './security';

export interface NewEncryption {
	readonly algorithm: 'AES-128' | 'AES-256';
	/** Empty: the document opens without a password. */
	readonly userPassword: string;
	/** Never empty: an empty owner password opens the document, whatever the user password is (docs/semantics.md, §8.4). */
	readonly ownerPassword: string | Uint8Array;
	/** /P */
	readonly permissions: number;
	/** First element of the trailer's /ID, as it will be written. */
	readonly id0: Uint8Array;
}

export function newSecurity(options: NewEncryption): Security {
	return options.algorithm === 'AES-128' ? newAes128(options) : newAes256(options);
}

/** A random owner password (docs/semantics.md, D13). */
export const randomOwnerPassword = (): Uint8Array => randomBytes(32);

function newAes128({ userPassword, ownerPassword, permissions, id0 }: NewEncryption): Security {
	const user = legacyForm(userPassword);
	const owner = ownerEntry(4, 16, legacyForm(ownerPassword), user);
	const made = userEntry({ revision: 4, keyLength: 16, owner, permissions, id0, encryptMetadata: true }, user);
	const dictionary = dict({
		Filter: name('Standard'),
		V: 4,
		R: 4,
		Length: 128,
		...standardFilter('AESV2', 16),
		O: new Str(owner),
		U: new Str(made.user),
		P: permissions,
	});
	return uniform({ dictionary, version: '1.6', numbered: true, identifier: id0 }, aesV2Cipher(made.fileKey));
}

function newAes256({ userPassword, ownerPassword, permissions }: NewEncryption): Security {
	const fileKey = randomBytes(32);
	const entries = modernEntries(fileKey, modernForm(userPassword), modernForm(ownerPassword));
	const dictionary = dict({
		Filter: name('Standard'),
		V: 5,
		R: 6,
		Length: 256,
		...standardFilter('AESV3', 32),
		O: new Str(entries.owner),
		OE: new Str(entries.wrappedByOwner),
		U: new Str(entries.user),
		UE: new Str(entries.wrappedByUser),
		P: permissions,
		Perms: new Str(sealedPermissions(fileKey, permissions, true)),
	});
	return uniform({ dictionary, version: '1.7', extensionLevel: 8, numbered: false }, aesV3Cipher(fileKey));
}

/** /Length is in bytes here, and in bits in the dictionary around it. */
function standardFilter(method: string, length: number): Record<'CF' | 'StmF' | 'StrF', Dict | ReturnType<typeof name>> {
	const filter = dict({ Type: name('CryptFilter'), CFM: name(method), AuthEvent: name('DocOpen'), Length: length });
	return { CF: dict({ StdCF: filter }), StmF: name('StdCF'), StrF: name('StdCF') };
}

/** Streams that already have a /Crypt filter are encrypted as it says, because readers will decrypt them so. */
function uniform(
	declared: Pick<Security, 'dictionary' | 'version' | 'extensionLevel' | 'numbered' | 'identifier'>,
	cipher: Cipher,
): Security {
	const named = new Map([
		['StdCF', cipher],
		['Identity', identity],
	]);
	return securityOf(declared, { strings: cipher, streams: cipher, embedded: cipher, named, encryptMetadata: true });
}
