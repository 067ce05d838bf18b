/** An encryption as reading and writing need it: decrypts and encrypts strings and streams, and declares itself. */
import { isArray, isDict, isName, Name, type Dict } from '../syntax/values';
import { identity, type Cipher } from './ciphers';

export interface Security {
	/** The /Encrypt dictionary to write; its strings are never encrypted. */
	readonly dictionary: Dict;
	/** Lowest PDF version, and Adobe extension level if any, that this scheme needs. */
	readonly version: string;
	readonly extensionLevel?: number;
	/** Whether an object's key depends on its number (R ≤ 4): then a new number means a new encryption. */
	readonly numbered: boolean;
	/** The first element of /ID from which the key was derived (R ≤ 4), perhaps empty: the output must have the same. */
	readonly identifier?: Uint8Array;
	/** Whether only a /Crypt filter makes a stream different from others: without one, `dict` may be left empty. */
	readonly uniform: boolean;
	decryptString(bytes: Uint8Array, number: number, generation: number): Uint8Array;
	encryptString(bytes: Uint8Array, number: number, generation: number): Uint8Array;
	/** `dict` tells Type /XRef, /Metadata with EncryptMetadata false, and a /Crypt filter. */
	decryptStream(bytes: Uint8Array, number: number, generation: number, dict: Dict): Uint8Array;
	encryptStream(bytes: Uint8Array, number: number, generation: number, dict: Dict): Uint8Array;
	/** Lengths after encryption, known without encrypting. */
	encryptedStringLength(length: number): number;
	encryptedStreamLength(length: number, dict: Dict): number;
	/** As the methods without Into, but without a new buffer: writes into `target` and returns the number of bytes. */
	encryptStringInto(bytes: Uint8Array, number: number, generation: number, target: Uint8Array, offset: number): number;
	encryptStreamInto(
		bytes: Uint8Array,
		number: number,
		generation: number,
		dict: Dict,
		target: Uint8Array,
		offset: number,
	): number;
}

export type Algorithm = 'RC4-40' | 'RC4-128' | 'AES-128' | 'AES-256';

/** The encryption of a document that was opened. */
export interface OpenedSecurity extends Security {
	/** Which password opened it. The empty one is tried first, as user. */
	readonly access: 'user' | 'owner';
	/** Whether nothing opened it: strings and streams read as empty (`sealedSecurity`). */
	readonly locked: boolean;
	/** /P as a signed 32-bit number. */
	readonly permissions: number;
	/** /R of the standard security handler; undefined for another handler, which keeps its permissions elsewhere. */
	readonly revision: number | undefined;
	readonly keyBits: number | undefined;
	readonly opensWithoutPassword: boolean;
	/** How its streams are encrypted; undefined: not at all. RC4 with any key longer than 40 bits counts as RC4-128. */
	readonly algorithm: Algorithm | undefined;
	/** The same encryption, with the same passwords, that allows everything; undefined where nothing opened it. */
	readonly unrestricted: (() => Security) | undefined;
}

/** The ciphers of a document, by their use. */
export interface Ciphers {
	readonly strings: Cipher;
	readonly streams: Cipher;
	/** Embedded file streams (/EFF). */
	readonly embedded: Cipher;
	/** Crypt filters by name; undefined before V 4, where /Crypt means nothing. */
	readonly named: ReadonlyMap<string, Cipher> | undefined;
	readonly encryptMetadata: boolean;
}

export function securityOf(
	declared: Pick<Security, 'dictionary' | 'version' | 'extensionLevel' | 'numbered' | 'identifier'>,
	ciphers: Ciphers,
): Security {
	const { strings } = ciphers;
	const sealed = (cipher: Cipher, bytes: Uint8Array, number: number, generation: number): Uint8Array => {
		if (cipher === identity) return bytes;
		const target = Buffer.allocUnsafe(cipher.length(bytes.length));
		cipher.encryptInto(bytes, number, generation, target, 0);
		return target;
	};
	const sealedInto = (
		cipher: Cipher,
		bytes: Uint8Array,
		number: number,
		generation: number,
		target: Uint8Array,
		offset: number,
	): number => {
		cipher.encryptInto(bytes, number, generation, target, offset);
		return cipher.length(bytes.length);
	};
	return {
		...declared,
		uniform: ciphers.named === undefined || (ciphers.encryptMetadata && ciphers.embedded === ciphers.streams),
		decryptString: (bytes, number, generation) => strings.decrypt(bytes, number, generation),
		encryptString: (bytes, number, generation) => sealed(strings, bytes, number, generation),
		decryptStream: (bytes, number, generation, dict) => cipherOf(ciphers, dict).decrypt(bytes, number, generation),
		encryptStream: (bytes, number, generation, dict) => sealed(cipherOf(ciphers, dict), bytes, number, generation),
		encryptedStringLength: (length) => strings.length(length),
		encryptedStreamLength: (length, dict) => cipherOf(ciphers, dict).length(length),
		encryptStringInto: (bytes, number, generation, target, offset) =>
			sealedInto(strings, bytes, number, generation, target, offset),
		encryptStreamInto: (bytes, number, generation, dict, target, offset) =>
			sealedInto(cipherOf(ciphers, dict), bytes, number, generation, target, offset),
	};
}

/** The cipher of a stream (ISO 32000-2, 7.6.6). */
function cipherOf({ streams, embedded, named, encryptMetadata }: Ciphers, dict: Dict): Cipher {
	const type = dict.get('Type');
	if (isName(type, 'XRef')) return identity;
	if (named === undefined) return streams;
	const crypt = cryptFilterOf(dict);
	// A name that /CF does not define is a fault of the writer, which most likely used the same cipher as elsewhere.
	if (crypt !== undefined) return named.get(crypt) ?? streams;
	if (!encryptMetadata && isName(type, 'Metadata')) return identity;
	return isName(type, 'EmbeddedFile') ? embedded : streams;
}

/** Name of the crypt filter that a stream chooses for itself (7.4.10), or undefined. */
function cryptFilterOf(dict: Dict): string | undefined {
	const filter = dict.get('Filter');
	const at = isArray(filter) ? filter.findIndex((value) => isName(value, 'Crypt')) : isName(filter, 'Crypt') ? 0 : -1;
	if (at < 0) return undefined;
	const parameters = dict.get('DecodeParms');
	const own = isArray(parameters) ? parameters[at] : parameters;
	const chosen = isDict(own) ? own.get('Name') : undefined;
	return chosen instanceof Name ? chosen.text : 'Identity';
}

/**
 * Takes the /Crypt filter out of a stream dictionary, in place, and tells whether there was one. Needed whenever a document
 * is written with another encryption: its crypt filter would name one that is not declared any more.
 */
export function dropCryptFilter(dict: Dict): boolean {
	if (cryptFilterOf(dict) === undefined) return false;
	const filter = dict.get('Filter');
	const parameters = dict.get('DecodeParms');
	const at = isArray(filter) ? filter.findIndex((value) => isName(value, 'Crypt')) : 0;
	const filters = isArray(filter) ? filter.filter((_, index) => index !== at) : [];
	if (filters.length === 0) {
		dict.delete('Filter');
		dict.delete('DecodeParms');
		return true;
	}
	dict.set('Filter', filters);
	if (isArray(parameters)) {
		dict.set(
			'DecodeParms',
			parameters.filter((_, index) => index !== at),
		);
	}
	return true;
}
