/** Opens the key with which documents are signed, and finds the certificate that belongs to it (docs/semantics.md, D71). */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type OctavoError, invalidParameters } from '../../contract/errors';
import type { Document } from '../../contract/backend';
import { listItems } from '../../sentences';
import type { Pace } from '../../pace/pace';
import { EC_PUBLIC_KEY, RSA_ENCRYPTION, RSA_PSS, publicKeyOf } from './algorithms';
import { INTEGER, Malformed, OCTET_STRING, SEQUENCE, identifierOf, parseAsn } from './asn1';
import { maySign, purposesOf, readCertificate, sameBytes, type Certificate } from './certificate';
import { Opening } from './password-encryption';
import { isPem, MOST_BLOCKS, readPem } from './pem';
import { isPkcs12, openKey, openPkcs12, type KeyFile } from './pkcs12';

export interface SigningKey {
	readonly key: KeyObject;
	readonly certificate: Certificate;
	/** All certificates of the file, its own first. */
	readonly certificates: readonly Certificate[];
}

const refuse = (message: string, field = 'certificate'): OctavoError => invalidParameters([{ field, message }]);

/** @throws OctavoError on `certificate` or `certificate_password` */
export async function openSigningKey({ bytes }: Document, password: string, pace: Pace): Promise<SigningKey> {
	const file = await openKeyFile(fromBase64(bytes), password, pace);
	const [bytesOfKey] = file.keys;
	if (!bytesOfKey) throw refuse('has no private key: give a PKCS #12 file, or PEM with the key and its certificate');
	const key = importKey(bytesOfKey);
	for (const one of file.keys) one.fill(0);
	if (!key) throw refuse('has a private key that cannot be read: export it again');
	const own = createPublicKey(key).export({ format: 'der', type: 'spki' });
	const certificate = file.certificates.find(({ keyInfo }) => sameBytes(own, keyInfo) || isSameKey(own, keyInfo));
	if (!certificate)
		throw refuse(
			file.certificates.length === 0
				? 'has no certificate: add it to the key'
				: 'does not belong to the key: give both of one pair',
		);
	const others = file.certificates.filter((one) => one !== certificate);
	return { key, certificate, certificates: [certificate, ...others] };
}

/** The same numbers under another identifier, as those of RSA-PSS. */
function isSameKey(own: Uint8Array, keyInfo: Uint8Array): boolean {
	try {
		const [mine, theirs] = [own, keyInfo].map((info) => parseAsn(info).children()[1]!.contents);
		return sameBytes(mine!, theirs!);
	} catch {
		return false;
	}
}

/** A secret of a host may hold the bytes of a PKCS #12 file as text. */
function fromBase64(bytes: Uint8Array): Uint8Array {
	if (bytes[0] === 0x30 && bytes[1]! >= 0x80) return bytes;
	if (isPem(bytes)) return bytes;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1').replace(/\s/g, '');
	return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : bytes;
}

async function openKeyFile(bytes: Uint8Array, password: string, pace: Pace): Promise<KeyFile> {
	const opening = new Opening(password, pace);
	try {
		const file = isPem(bytes) ? await openPem(bytes, opening) : isPkcs12(bytes) ? await openPkcs12(bytes, opening) : null;
		if (file === null) throw refuse('is not a certificate with its private key: give PKCS #12 or PEM');
		if (!file)
			throw refuse(
				password === '' ? 'is required: the certificate needs a password' : 'does not open the certificate',
				'certificate_password',
			);
		return file;
	} catch (thrown) {
		if (thrown instanceof Malformed) throw refuse('cannot be read: export it again, as PKCS #12 or PEM');
		throw thrown;
	}
}

async function openPem(bytes: Uint8Array, opening: Opening): Promise<KeyFile | undefined> {
	const keys: Buffer[] = [];
	const certificates: Certificate[] = [];
	const blocks = readPem(bytes);
	if (blocks.length > MOST_BLOCKS) throw new Malformed('too much');
	for (const block of blocks) {
		if (block.label === 'CERTIFICATE') {
			const found = readCertificate(block.bytes);
			if (!found) throw new Malformed('certificate');
			certificates.push(found);
		} else if (block.label === 'ENCRYPTED PRIVATE KEY') {
			const key = await openKey(parseAsn(block.bytes), opening);
			if (!key) return undefined;
			keys.push(key);
		} else if (block.label.endsWith('PRIVATE KEY')) keys.push(block.bytes);
	}
	return { keys, certificates };
}

/**
 * Whether Node may try a key, PKCS #8 or older: it takes keys of numbers as long as they like, also those that it must calculate with to
 * open them, and one signature could take hours. Only lengths are looked at, so that no copy of the key remains. @throws Malformed
 */
function mayImport(bytes: Uint8Array): boolean {
	const outer = parseAsn(bytes).expect(SEQUENCE).children();
	const [, algorithm, wrapped] = outer;
	let inner = outer;
	if (algorithm?.tag === SEQUENCE) {
		if (!wrapped || !KINDS.has(identifierOf(algorithm.items().any()))) return false;
		inner = parseAsn(wrapped.expect(OCTET_STRING).contents).expect(SEQUENCE).children();
	}
	// A key of an elliptic curve has one number, its version, and Node itself holds its bounds.
	if (inner[1]?.tag !== INTEGER) return true;
	const [, modulus = 0, , secret = 0, p = 0, q = 0, first = 0, second = 0, inverse = 0] = inner.map(
		({ contents }) => contents.length,
	);
	const isWithin = secret <= modulus && first <= p && second <= q && inverse <= p && p + q <= modulus + 2;
	return inner.length === 9 && modulus <= LONGEST_MODULUS && isWithin;
}

const KINDS: ReadonlySet<string> = new Set([RSA_ENCRYPTION, RSA_PSS, EC_PUBLIC_KEY]);
/** In bytes, with the one that makes it positive: as in the signatures that are checked. */
const LONGEST_MODULUS = 1025;

function importKey(bytes: Buffer): KeyObject | undefined {
	try {
		if (!mayImport(bytes)) throw refuse(UNSUPPORTED);
	} catch (thrown) {
		if (thrown instanceof Malformed) return undefined;
		throw thrown;
	}
	for (const type of ['pkcs8', 'pkcs1', 'sec1'] as const) {
		try {
			return createPrivateKey({ key: bytes, format: 'der', type });
		} catch {
			// It may have another form.
		}
	}
	return undefined;
}

const UNSUPPORTED = 'has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-521';
const CURVES: ReadonlySet<string | undefined> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);
const PURPOSES: Readonly<Record<string, string>> = {
	'1.3.6.1.5.5.7.3.1': 'server authentication',
	'1.3.6.1.5.5.7.3.2': 'client authentication',
	'1.3.6.1.5.5.7.3.8': 'time stamps',
	'1.3.6.1.5.5.7.3.9': 'answers about revocation',
};

/** @throws OctavoError unless documents can be signed with it at `time`. */
export function requireSigning({ key, certificate }: SigningKey, time: number): void {
	const { asymmetricKeyType, asymmetricKeyDetails: details } = key;
	const isRsa = asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss';
	// Programs that check signatures must be able to use it, and ours among them.
	const isSupported =
		publicKeyOf(certificate.keyInfo) !== undefined &&
		(isRsa ? (details?.modulusLength ?? 0) >= 2048 : asymmetricKeyType === 'ec' && CURVES.has(details?.namedCurve));
	if (!isSupported) throw refuse(UNSUPPORTED);
	const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
	if (time > certificate.notAfter) throw refuse(`expired on ${day(certificate.notAfter)}`);
	if (time < certificate.notBefore) throw refuse(`is not valid before ${day(certificate.notBefore)}`);
	try {
		const purposes = purposesOf(certificate)?.purposes ?? [];
		const named = purposes.flatMap((purpose) => PURPOSES[purpose] ?? []);
		const isForOthers = purposes.length > 0 && named.length === purposes.length && !purposes.includes('1.3.6.1.5.5.7.3.2');
		if (!maySign(certificate) || isForOthers)
			throw refuse(`is not made for signing documents${named.length > 0 ? ` (it is for: ${listItems(named)})` : ''}`);
	} catch (thrown) {
		if (thrown instanceof Malformed) throw refuse('cannot be read: export it again, as PKCS #12 or PEM');
		throw thrown;
	}
}
