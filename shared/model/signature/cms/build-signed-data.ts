/** Makes detached signed data for PAdES (ETSI EN 319 142-1; RFC 5652). */
import { createHash, createSign, constants } from 'node:crypto';
import { MASK_GENERATION, RSA_PSS, hashIdentifier, publicKeyOf, type HashName } from '../../certificate/algorithms';
import { contextTag } from '../../certificate/asn1';
import { encode, identifier, integer, nothing, octets, sequence, setOf } from '../../certificate/asn1-writer';
import type { Certificate } from '../../certificate/certificate';
import type { SigningKey } from '../../certificate/signing-key';
import { CONTENT_TYPE, DATA, MESSAGE_DIGEST, SIGNED_DATA, SIGNING_CERTIFICATE_V2, TIME_STAMP_TOKEN } from './signed-data';

const BY_CURVE: Readonly<Record<string, HashName>> = { prime256v1: 'sha256', secp384r1: 'sha384', secp521r1: 'sha512' };
const WITH_RSA = '1.2.840.113549.1.1.11';
const WITH_ECDSA: Readonly<Partial<Record<HashName, string>>> = {
	sha256: '1.2.840.10045.4.3.2',
	sha384: '1.2.840.10045.4.3.3',
	sha512: '1.2.840.10045.4.3.4',
};
const SALT = 32;

/** The hash of a signature with this key. */
export const signingHash = ({ key }: SigningKey): HashName => BY_CURVE[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'sha256';

const attribute = (name: string, value: Uint8Array): Buffer => sequence(identifier(name), setOf(value));
const hashAlgorithm = (hash: HashName): Buffer => sequence(identifier(hashIdentifier(hash)), nothing());

/** The hash of the signer's certificate, with its issuer and number (RFC 5035, 4). */
function certificateReference({ bytes, issuer, serial }: Certificate, hash: HashName): Buffer {
	const digest = octets(createHash(hash).update(bytes).digest());
	const named = sequence(sequence(encode(contextTag(4), issuer)), encode(0x02, serial));
	// SHA-256 is the default, and DER leaves defaults out.
	return sequence(...(hash === 'sha256' ? [] : [sequence(identifier(hashIdentifier(hash)))]), digest, named);
}

export interface MadeSignature {
	readonly signature: Uint8Array;
	/** The signed data, with a time stamp of the signature if it is given. */
	readonly encode: (timeStamp?: Uint8Array) => Buffer;
}

/** Signs the digest of a document. */
export function makeSignature(signing: SigningKey, digest: Uint8Array): MadeSignature {
	const { key, certificate, certificates } = signing;
	const hash = signingHash(signing);
	const attributes = setOf(
		attribute(CONTENT_TYPE, identifier(DATA)),
		attribute(MESSAGE_DIGEST, octets(digest)),
		attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(certificateReference(certificate, hash)))),
	);
	const padding = signsWithPss(signing) ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT } : {};
	const signature = createSign(hash)
		.update(attributes)
		.sign({ key, ...padding });
	const build = (timeStamp?: Uint8Array): Buffer => {
		const unsigned = timeStamp ? [encode(contextTag(1), attribute(TIME_STAMP_TOKEN, timeStamp))] : [];
		const inner = Buffer.from(attributes);
		inner[0] = contextTag(0);
		const signer = sequence(
			integer(1),
			sequence(certificate.issuer, encode(0x02, certificate.serial)),
			hashAlgorithm(hash),
			inner,
			signatureAlgorithm(signing, hash),
			octets(signature),
			...unsigned,
		);
		const data = sequence(
			integer(1),
			setOf(hashAlgorithm(hash)),
			sequence(identifier(DATA)),
			encode(contextTag(0), ...certificates.map(({ bytes }) => bytes)),
			setOf(signer),
		);
		return sequence(identifier(SIGNED_DATA), encode(contextTag(0), data));
	};
	return { signature, encode: build };
}

/** Some programs store the key of a certificate for RSASSA-PSS as one for any use of RSA. */
const signsWithPss = ({ key, certificate }: SigningKey): boolean =>
	key.asymmetricKeyType === 'rsa-pss' || publicKeyOf(certificate.keyInfo)?.asymmetricKeyType === 'rsa-pss';

function signatureAlgorithm(signing: SigningKey, hash: HashName): Buffer {
	if (signing.key.asymmetricKeyType === 'ec') return sequence(identifier(WITH_ECDSA[hash]!));
	if (!signsWithPss(signing)) return sequence(identifier(WITH_RSA), nothing());
	const mask = sequence(identifier(MASK_GENERATION), hashAlgorithm(hash));
	const parameters = sequence(
		encode(contextTag(0), hashAlgorithm(hash)),
		encode(contextTag(1), mask),
		encode(contextTag(2), integer(SALT)),
	);
	return sequence(identifier(RSA_PSS), parameters);
}
