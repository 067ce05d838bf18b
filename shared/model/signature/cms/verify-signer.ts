/** Verifying the signer of signed data against the digest of the content. */
import { createHash } from 'node:crypto';
import { WEAK_HASHES, verifySignature, type Scheme } from '../../certificate/algorithms';
import { publicKey, sameBytes, type Certificate } from '../../certificate/certificate';
import type { SignatureProblem } from '../problems';
import type { SignedData } from './signed-data';

export interface Verified {
	/** Whether the digest is that of the content; null if its hash is not known. */
	readonly isIntact: boolean | null;
	/** Whether the key of the certificate made the signature; null if the algorithm is not supported. */
	readonly isVerified: boolean | null;
	readonly problems: readonly SignatureProblem[];
}

const SHORT_RSA_KEY = 2048;

/** Whether signatures of this kind can be forged with means that are known. */
export function isWeak({ hash }: Scheme, certificate: Certificate): boolean {
	const bits = publicKey(certificate)?.asymmetricKeyDetails?.modulusLength;
	return WEAK_HASHES.has(hash) || (bits !== undefined && bits < SHORT_RSA_KEY);
}

/** `digest`: of the content by the signer's hash. `plain` verifies a signature that is over the content itself. */
export function verifySigner(
	{ contentType, signer }: SignedData,
	digest: Uint8Array | undefined,
	plain?: (scheme: Scheme, certificate: Certificate) => boolean | undefined,
): Verified {
	const { certificate, hash, scheme, signature, attributeBytes, attributes } = signer;
	const problems: SignatureProblem[] = [];
	const key = certificate && publicKey(certificate);
	if (!certificate) problems.push('several_signers');
	if (!hash || !scheme || (certificate && !key)) problems.push('algorithm_unknown');
	if (certificate && scheme && isWeak(scheme, certificate)) problems.push('algorithm_weak');
	if (!attributeBytes) {
		const verified = scheme && certificate && key && plain ? (plain(scheme, certificate) ?? null) : null;
		if (verified === false) problems.push('signature_wrong');
		return { isIntact: verified, isVerified: verified, problems };
	}
	if (!attributes.messageDigest || attributes.contentType !== contentType) problems.push('attribute_missing');
	const isIntact = !digest ? null : attributes.messageDigest !== undefined && sameBytes(attributes.messageDigest, digest);
	if (isIntact === false) problems.push('digest_differs');
	const { certificateHash } = attributes;
	if (certificate && certificateHash?.hash) {
		const own = createHash(certificateHash.hash).update(certificate.bytes).digest();
		if (!sameBytes(own, certificateHash.digest)) problems.push('signing_certificate_differs');
	}
	const isVerified = key && scheme ? (verifySignature(scheme, key, signature, attributeBytes) ?? null) : null;
	if (isVerified === false) problems.push('signature_wrong');
	if (isVerified === null && key && scheme) problems.push('algorithm_unknown');
	return { isIntact, isVerified, problems: [...new Set(problems)] };
}
