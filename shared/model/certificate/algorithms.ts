/** Algorithms of certificates and signatures: their identifiers, and verifying by Node's. */
import { createPublicKey, createVerify, constants, type KeyObject } from 'node:crypto';
import { SEQUENCE, identifierOf, numberOf, contextTag, type Asn } from './asn1';

export type HashName = 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

const HASHES: Readonly<Record<string, HashName>> = {
	'1.2.840.113549.2.5': 'md5',
	'1.3.14.3.2.26': 'sha1',
	'2.16.840.1.101.3.4.2.4': 'sha224',
	'2.16.840.1.101.3.4.2.1': 'sha256',
	'2.16.840.1.101.3.4.2.2': 'sha384',
	'2.16.840.1.101.3.4.2.3': 'sha512',
};

export const hashIdentifier = (hash: HashName): string => Object.entries(HASHES).find(([, name]) => name === hash)![0];

/** Their collisions are known. */
export const WEAK_HASHES: ReadonlySet<HashName> = new Set(['md5', 'sha1']);

export const RSA_ENCRYPTION = '1.2.840.113549.1.1.1';
export const RSA_PSS = '1.2.840.113549.1.1.10';
export const MASK_GENERATION = '1.2.840.113549.1.1.8';
export const EC_PUBLIC_KEY = '1.2.840.10045.2.1';

/** `undefined`: the hash is told apart, by the digest algorithm of a signature. */
const SCHEMES: Readonly<Record<string, readonly ['rsa' | 'ecdsa', HashName | undefined]>> = {
	[RSA_ENCRYPTION]: ['rsa', undefined],
	'1.2.840.113549.1.1.4': ['rsa', 'md5'],
	'1.2.840.113549.1.1.5': ['rsa', 'sha1'],
	'1.2.840.113549.1.1.14': ['rsa', 'sha224'],
	'1.2.840.113549.1.1.11': ['rsa', 'sha256'],
	'1.2.840.113549.1.1.12': ['rsa', 'sha384'],
	'1.2.840.113549.1.1.13': ['rsa', 'sha512'],
	[EC_PUBLIC_KEY]: ['ecdsa', undefined],
	'1.2.840.10045.4.1': ['ecdsa', 'sha1'],
	'1.2.840.10045.4.3.1': ['ecdsa', 'sha224'],
	'1.2.840.10045.4.3.2': ['ecdsa', 'sha256'],
	'1.2.840.10045.4.3.3': ['ecdsa', 'sha384'],
	'1.2.840.10045.4.3.4': ['ecdsa', 'sha512'],
};

export interface Scheme {
	readonly kind: 'rsa' | 'pss' | 'ecdsa';
	readonly hash: HashName;
	readonly saltLength?: number;
}

/** The hash of an AlgorithmIdentifier; undefined if it is not known. @throws Malformed */
export const hashOf = (algorithm: Asn): HashName | undefined => HASHES[identifierOf(algorithm.expect(SEQUENCE).items().any())];

/** The scheme of an AlgorithmIdentifier; `digest` is that of the signature. Undefined if it is not known. @throws Malformed */
export function schemeOf(algorithm: Asn, digest?: HashName): Scheme | undefined {
	const items = algorithm.expect(SEQUENCE).items();
	const name = identifierOf(items.any());
	if (name === RSA_PSS) return pssOf(items.maybe(SEQUENCE));
	const [kind, own] = SCHEMES[name] ?? [];
	const hash = own ?? digest;
	// A signature that names one hash twice, and differently, has two meanings.
	if (!kind || !hash || (own && digest && own !== digest)) return undefined;
	return { kind, hash };
}

/** RSASSA-PSS-params (RFC 4055, 3.1). */
function pssOf(parameters: Asn | undefined): Scheme | undefined {
	const items = parameters?.items();
	const named = items?.maybe(contextTag(0));
	const mask = items?.maybe(contextTag(1));
	const salt = items?.maybe(contextTag(2));
	const hash = named ? hashOf(named.items().any()) : 'sha1';
	const maskHash = mask ? maskHashOf(mask.items().any()) : 'sha1';
	if (!hash || hash !== maskHash) return undefined;
	return { kind: 'pss', hash, saltLength: salt ? numberOf(salt.items().any()) : 20 };
}

function maskHashOf(algorithm: Asn): HashName | undefined {
	const items = algorithm.expect(SEQUENCE).items();
	return identifierOf(items.any()) === MASK_GENERATION ? hashOf(items.any()) : undefined;
}

/** Larger ones take too long. */
const LARGEST_KEY = 8192;
const LARGEST_EXPONENT = 2n ** 33n;
const LONGEST_KEY_INFO = 4096;

/** A public key that can be used; undefined for kinds and sizes that are not supported. */
export function publicKeyOf(info: Uint8Array): KeyObject | undefined {
	if (info.length > LONGEST_KEY_INFO) return undefined;
	try {
		const key = createPublicKey({ key: Buffer.from(info), format: 'der', type: 'spki' });
		const { modulusLength = 0, publicExponent = 3n, namedCurve } = key.asymmetricKeyDetails ?? {};
		if (key.asymmetricKeyType === 'ec') return namedCurve === undefined ? undefined : key;
		const isRsa = key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'rsa-pss';
		return isRsa && modulusLength >= 512 && modulusLength <= LARGEST_KEY && publicExponent < LARGEST_EXPONENT ? key : undefined;
	} catch {
		return undefined;
	}
}

/** Whether `signature` is that of the data; undefined if the algorithm is not supported here. */
export function verifySignature(
	{ kind, hash, saltLength }: Scheme,
	key: KeyObject,
	signature: Uint8Array,
	...data: readonly Uint8Array[]
): boolean | undefined {
	const isEc = key.asymmetricKeyType === 'ec';
	if (isEc !== (kind === 'ecdsa') || (key.asymmetricKeyType === 'rsa-pss' && kind !== 'pss')) return undefined;
	const padding = kind === 'pss' ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
	try {
		const verifier = createVerify(hash);
		for (const piece of data) verifier.update(piece);
		return verifier.verify(isEc ? key : { key, padding, ...(kind === 'pss' && { saltLength }) }, signature);
	} catch {
		return undefined;
	}
}

/** Such as `RSA-2048 SHA-256`, `ECDSA P-256 SHA-256`, `RSA-PSS-3072 SHA-512`. */
export function describeScheme({ kind, hash }: Scheme, key: KeyObject | undefined): string {
	const { modulusLength, namedCurve = '' } = key?.asymmetricKeyDetails ?? {};
	const name = hash === 'md5' ? 'MD5' : hash.toUpperCase().replace('SHA', 'SHA-');
	if (kind === 'ecdsa') return `ECDSA ${CURVES[namedCurve] ?? namedCurve} ${name}`;
	return `${kind === 'pss' ? 'RSA-PSS' : 'RSA'}${modulusLength === undefined ? '' : `-${modulusLength}`} ${name}`;
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
