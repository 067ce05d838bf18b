/** Opening an encrypted document: the standard security handler, revisions 2 to 6 (ISO 32000-2, 7.6.4). */
import { aboutDocument, OctavoError, unreadable } from '../../contract/errors';
import { Dict, isDict, isName, Name, Str, type Value } from '../syntax/values';
import { aesV2Cipher, aesV3Cipher, identity, rc4Cipher, type Cipher } from './ciphers';
import * as legacy from './legacy-keys';
import * as modern from './modern-keys';
import { candidates } from './passwords';
import { everythingAllowed } from './permissions';
import { securityOf, type Algorithm, type Ciphers, type OpenedSecurity, type Security } from './security';

/** The identifiers from which the key may have been derived (R ≤ 4). */
export interface Identifiers {
	/** The first element of the trailer's /ID; undefined if that is lost. */
	readonly known: Uint8Array | undefined;
	/** Further ones, in place of a lost one. */
	readonly possible?: readonly Uint8Array[];
}

/** Bytes of an identifier, which is hashed again for each password that may be meant. Programs write 16 or 32. */
const LONGEST_IDENTIFIER = 4096;

/**
 * Opens with the empty password or else with `password`, as user or as owner.
 *
 * @param encrypt the /Encrypt dictionary, all values direct
 * @throws OctavoError password_required, wrong_password, unsupported_encryption or unreadable_document
 */
export function openSecurity(encrypt: Dict, { known, possible = [] }: Identifiers, password: string | undefined): OpenedSecurity {
	const scheme = schemeOf(encrypt);
	const none = new Uint8Array(0);
	if (scheme.revision < 5 && [known ?? none, ...possible].some(({ length }) => length > LONGEST_IDENTIFIER))
		throw identifierLong();
	// Readers disagree about an /ID that is not two strings: some derive the key from it, some from nothing.
	const identifiers = [...(known ? [known] : []), ...possible, none];
	const empty = unlock(scheme, identifiers, none);
	const opened = empty ?? (password ? firstOf(candidates(password), (form) => unlock(scheme, identifiers, form)) : undefined);
	if (opened === undefined) {
		if (scheme.revision < 5 && !known) throw identifierLost();
		throw password ? wrongPassword() : passwordRequired();
	}

	const { fileKey, access } = opened;
	const ciphers = ciphersOf(scheme, fileKey);
	return {
		...writeSecurity(scheme, opened, regular(scheme, fileKey), ciphers),
		access,
		locked: false,
		permissions: scheme.permissions,
		revision: scheme.revision,
		keyBits: 8 * fileKey.length,
		opensWithoutPassword: empty !== undefined,
		algorithm: algorithmOf(scheme.methods[ciphers.streams === identity ? 'embedded' : 'streams'], fileKey),
		unrestricted: () => allowEverything(scheme, opened),
	};
}

function writeSecurity(scheme: Scheme, { identifier }: Unlocked, dictionary: Dict, ciphers: Ciphers): Security {
	const declared = { dictionary, ...needsOf(scheme), numbered: scheme.revision <= 4, ...(identifier ? { identifier } : {}) };
	return securityOf(declared, ciphers);
}

/**
 * The same encryption with everything allowed. Up to revision 4, /P goes into the key, so that the key is another one; from
 * revision 5 on, it is only sealed with the key.
 */
function allowEverything(scheme: Scheme, opened: Unlocked): Security {
	const freed: Scheme = { ...scheme, permissions: everythingAllowed };
	let { fileKey } = opened;
	const dictionary = regular(freed, fileKey);
	if (opened.legacy) {
		const entry = legacy.userEntry({ ...opened.legacy.scheme, permissions: everythingAllowed }, opened.legacy.userPassword);
		fileKey = entry.fileKey;
		dictionary.set('U', new Str(entry.user));
	} else dictionary.set('Perms', new Str(modern.sealedPermissions(fileKey, everythingAllowed, scheme.encryptMetadata)));
	return writeSecurity(freed, opened, dictionary, ciphersOf(freed, fileKey));
}

/** The dictionary as others expect it when it is written again: entries of the lengths and ranges of Table 21 (7.6.4.2). */
function regular({ encrypt, version, revision, permissions, encryptMetadata }: Scheme, fileKey: Uint8Array): Dict {
	const written = new Dict(encrypt);
	written.set('P', permissions);
	written.set('V', version);
	written.set('R', revision);
	// Others look for crypt filters in revision 4 alone; the key of revision 3 is the same if metadata is encrypted.
	if (version === 4 && revision === 3 && encryptMetadata) written.set('R', 4);
	for (const [key, length] of [
		['O', revision < 5 ? 32 : 48],
		['U', revision < 5 ? 32 : 48],
		['OE', 32],
		['UE', 32],
	] as const) {
		const value = encrypt.get(key);
		if (value instanceof Str && value.bytes.length > length) written.set(key, new Str(value.bytes.subarray(0, length)));
	}
	const bits = encrypt.get('Length');
	if (bits !== undefined && !(typeof bits === 'number' && bits % 8 === 0 && bits >= 40 && bits <= 256))
		written.set('Length', 8 * fileKey.length);
	return written;
}

export type Method = 'none' | 'V2' | 'AESV2' | 'AESV3';

export interface Scheme {
	readonly encrypt: Dict;
	readonly version: number;
	readonly revision: number;
	readonly permissions: number;
	readonly encryptMetadata: boolean;
	readonly methods: { readonly strings: Method; readonly streams: Method; readonly embedded: Method };
	/** By name of the crypt filter. */
	readonly filters: ReadonlyMap<string, Method> | undefined;
}

interface Pair {
	readonly version: number;
	readonly revision: number;
}

/** Whether /V and /R go together (Tables 20 and 21). */
const isKnownPair = ({ version, revision }: Pair): boolean =>
	version === 5 ? revision === 5 || revision === 6 : [1, 2, 4].includes(version) && revision >= 2 && revision <= 4;

/** /V and /R where they contradict each other, and so one of them is wrong: the length of /O tells them. A password proves it. */
function pairOf(encrypt: Dict, version: number): Pair | undefined {
	const owner = encrypt.get('O');
	if ((version !== 4 && version !== 5) || !(owner instanceof Str)) return undefined;
	return owner.bytes.length >= LENGTH_OF_MODERN ? { version: 5, revision: 6 } : { version: 4, revision: 4 };
}

/** Bytes of /O and /U from revision 5 on. */
const LENGTH_OF_MODERN = 48;

/** @throws OctavoError unsupported_encryption */
export function schemeOf(encrypt: Dict): Scheme {
	const handler = encrypt.get('Filter');
	if (!isName(handler, 'Standard'))
		throw unsupportedError(`the security handler ${handler instanceof Name ? showFilterName(handler) : 'without a name'}`);
	const claimed = { version: integer(encrypt.get('V'), 0), revision: integer(encrypt.get('R'), 0) };
	const { version, revision } = isKnownPair(claimed) ? claimed : (pairOf(encrypt, claimed.version) ?? claimed);
	if (!isKnownPair({ version, revision }))
		throw unsupportedError(`the standard security handler with V ${version} and R ${revision}`);
	const common = { encrypt, version, revision, permissions: integer(encrypt.get('P'), -4) | 0 };
	if (version < 4) {
		return { ...common, encryptMetadata: true, methods: { strings: 'V2', streams: 'V2', embedded: 'V2' }, filters: undefined };
	}

	const declared = encrypt.get('CF');
	const filters = new Map<string, Method>();
	for (const [filter, value] of isDict(declared) ? declared : []) {
		const method = isDict(value) ? methodOf(value, version) : undefined;
		if (method !== undefined) filters.set(filter, method);
	}
	filters.set('Identity', 'none');
	const chosen = (key: string, otherwise: string): Method => {
		const named = encrypt.get(key);
		const method = filters.get(named instanceof Name ? named.text : otherwise);
		if (method === undefined)
			throw unsupportedError(`the crypt filter ${named instanceof Name ? showFilterName(named) : otherwise}`);
		return method;
	};
	const streamFilter = encrypt.get('StmF');
	return {
		...common,
		encryptMetadata: encrypt.get('EncryptMetadata') !== false,
		methods: {
			strings: chosen('StrF', 'Identity'),
			streams: chosen('StmF', 'Identity'),
			embedded: chosen('EFF', streamFilter instanceof Name ? streamFilter.text : 'Identity'),
		},
		filters,
	};
}

function methodOf(filter: Dict, version: number): Method | undefined {
	const method = filter.get('CFM');
	if (version === 5 && isName(method, 'AESV3')) return 'AESV3';
	if (version === 4 && isName(method, 'AESV2')) return 'AESV2';
	if (version === 4 && isName(method, 'V2')) return 'V2';
	return method === undefined || isName(method, 'None') ? 'none' : undefined;
}

interface Unlocked {
	readonly fileKey: Uint8Array;
	readonly access: 'user' | 'owner';
	/** The input of the key derivation; undefined from R 5 on. */
	readonly identifier?: Uint8Array;
	readonly legacy?: { readonly scheme: legacy.LegacyScheme; readonly userPassword: Uint8Array };
}

function unlock(scheme: Scheme, identifiers: readonly Uint8Array[], password: Uint8Array): Unlocked | undefined {
	const { encrypt, revision } = scheme;
	if (revision >= 5) {
		const entries = {
			owner: readBytes(encrypt, 'O', 48),
			user: readBytes(encrypt, 'U', 48),
			wrappedByOwner: readBytes(encrypt, 'OE', 32),
			wrappedByUser: readBytes(encrypt, 'UE', 32),
		};
		return (
			unlockedWith(modern.openAsUser(entries, revision, password), 'user') ??
			unlockedWith(modern.openAsOwner(entries, revision, password), 'owner')
		);
	}
	const owner = readBytes(encrypt, 'O', 1);
	const user = readBytes(encrypt, 'U', 1);
	const { permissions, encryptMetadata } = scheme;
	return firstOf(identifiers, (id0) =>
		firstOf(keyLengthsOf(scheme), (keyLength) => {
			const tried = { revision, keyLength, owner, permissions, id0, encryptMetadata };
			return opensWith(tried, user, password, 'user') ?? opensWith(tried, user, legacy.wrappedPassword(tried, password), 'owner');
		}),
	);
}

function opensWith(
	scheme: legacy.LegacyScheme,
	user: Uint8Array,
	userPassword: Uint8Array,
	access: 'user' | 'owner',
): Unlocked | undefined {
	const fileKey = legacy.openAsUser(scheme, user, userPassword);
	return fileKey && { fileKey, access, identifier: scheme.id0, legacy: { scheme, userPassword } };
}

function unlockedWith(fileKey: Uint8Array | undefined, access: 'user' | 'owner'): Unlocked | undefined {
	return fileKey && { fileKey, access };
}

/**
 * Lengths of the key to try, in bytes, likeliest first. Before V 4 writers disagree on /Length; a wrong guess does no harm,
 * since the password then proves wrong. With V 4 it is 128 bits, whatever /Length says: all readers take it so.
 */
function keyLengthsOf({ encrypt, version }: Scheme): number[] {
	if (version === 4) return [16];
	const declared = integer(encrypt.get('Length'), 40);
	const inBytes = declared % 8 === 0 && declared >= 40 && declared <= 128 ? declared / 8 : 5;
	return [...new Set(version === 1 ? [5, inBytes, 16] : [inBytes, 16, 5])];
}

function ciphersOf(scheme: Scheme, fileKey: Uint8Array): Ciphers {
	const made: Partial<Record<Method, Cipher>> = { none: identity };
	const cipher = (method: Method): Cipher => {
		if (method === 'V2') return (made.V2 ??= rc4Cipher(fileKey));
		if (method === 'AESV2') return (made.AESV2 ??= aesV2Cipher(fileKey));
		return method === 'AESV3' ? (made.AESV3 ??= aesV3Cipher(fileKey)) : identity;
	};
	const { methods, filters, encryptMetadata } = scheme;
	return {
		strings: cipher(methods.strings),
		streams: cipher(methods.streams),
		embedded: cipher(methods.embedded),
		named: filters && new Map([...filters].map(([filter, method]) => [filter, cipher(method)])),
		encryptMetadata,
	};
}

function needsOf({ version, revision, methods }: Scheme): { version: string; extensionLevel?: number } {
	if (revision >= 5) return { version: '1.7', extensionLevel: revision === 5 ? 3 : 8 };
	if (version === 4) return { version: Object.values(methods).includes('AESV2') ? '1.6' : '1.5' };
	return { version: revision === 2 ? '1.1' : '1.4' };
}

function algorithmOf(method: Method, fileKey: Uint8Array): Algorithm | undefined {
	if (method === 'none') return undefined;
	if (method === 'V2') return fileKey.length === 5 ? 'RC4-40' : 'RC4-128';
	return method === 'AESV2' ? 'AES-128' : 'AES-256';
}

function readBytes(encrypt: Dict, key: string, length: number): Uint8Array {
	const value = encrypt.get(key);
	if (value instanceof Str && value.bytes.length >= length) return value.bytes;
	throw unreadable(`its encryption dictionary has no usable /${key}.`);
}

function integer(value: Value | undefined, otherwise: number): number {
	return typeof value === 'number' ? Math.trunc(value) : otherwise;
}

function firstOf<T, R>(items: readonly T[], attempt: (item: T) => R | undefined): R | undefined {
	for (const item of items) {
		const result = attempt(item);
		if (result !== undefined) return result;
	}
	return undefined;
}

/** A name as it may be shown in a message: a registered prefix and plain characters, nothing else of the document. */
function showFilterName({ text }: Name): string {
	return /^[\w.+-]{1,40}$/.test(text) ? text : 'with an unusual name';
}

function passwordRequired(): OctavoError {
	return aboutDocument('password_required', 'needs a password to open', {
		issues: [
			{
				field: 'file',
				message: 'The document needs a password to open: give it as open_password, or use remove_password first.',
				mentions: ['open_password', 'remove_password'],
			},
		],
		advice: 'Give the password that opens the document as open_password',
		fields: ['open_password'],
	});
}

function wrongPassword(): OctavoError {
	return new OctavoError('wrong_password', 'The given password does not open the PDF document', {
		// On `file`, as docs/semantics.md, §9, says.
		issues: [
			{
				field: 'file',
				message: 'The document needs a password to open, and the given open_password does not open it.',
				mentions: ['open_password'],
			},
		],
		advice: 'Check open_password: upper and lower case count, and so do spaces',
		fields: ['open_password'],
	});
}

/** No password can prove right, because the key was derived from the identifier too (7.6.4.3.2). */
function identifierLost(): OctavoError {
	const fault = 'is encrypted and has lost its identifier (/ID), without which no password can be checked';
	return aboutDocument('unsupported_encryption', fault, {
		issues: [{ field: 'file', message: `The document ${fault}.` }],
		advice: 'Get the document again from where it came from',
	});
}

function identifierLong(): OctavoError {
	const fault = `is encrypted and has an identifier (/ID) of more than ${LONGEST_IDENTIFIER} bytes`;
	return aboutDocument('unsupported_encryption', fault, {
		issues: [{ field: 'file', message: `The document ${fault}; at most that many are supported.` }],
		advice: 'Open it in another PDF program and save it again',
	});
}

function unsupportedError(what: string): OctavoError {
	return aboutDocument('unsupported_encryption', `is protected by ${what}, which Octavo cannot open`, {
		issues: [{ field: 'file', message: `The document is protected by ${what}, which is not supported.` }],
		advice: 'Only protection by passwords can be opened, not by certificates or rights management',
	});
}
