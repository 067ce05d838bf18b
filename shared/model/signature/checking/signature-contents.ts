/** Verifies the bytes of a signature against those that it covers. */
import { createHash } from 'node:crypto';
import { WEAK_HASHES, describeScheme, verifySignature, type HashName, type Scheme } from '../../certificate/algorithms';
import { Malformed, octetsOf, parseAsn, OCTET_STRING } from '../../certificate/asn1';
import { publicKey, sameBytes, type Certificate } from '../../certificate/certificate';
import type { Job } from '../../../pdf/job';
import { asBuffer } from '../../../pdf/syntax/characters';
import { DATA, parseSignedData, type SignedData } from '../cms/signed-data';
import { checkTimeStamp, mayStamp, parseTimeStampInfo } from '../cms/time-stamp';
import { verifySigner, type Verified } from '../cms/verify-signer';
import type { SignatureProblem } from '../problems';
import { digestPieces } from '../digest-pieces';
import type { Covered } from './byte-range';

export interface CheckedContents extends Verified {
	readonly certificate: Certificate | undefined;
	readonly certificates: readonly Certificate[];
	readonly algorithm: string | null;
	/** The time that the signer claims in the signature itself, in milliseconds since 1970. */
	readonly claimedTime: number | undefined;
	/** The time of a time stamp that was verified. */
	readonly stampedTime: number | undefined;
}

const NOTHING: Omit<CheckedContents, 'problems'> = {
	certificate: undefined,
	certificates: [],
	algorithm: null,
	claimedTime: undefined,
	stampedTime: undefined,
	isIntact: null,
	isVerified: null,
};

/** Larger signatures do not occur: some have 2 MB of revocation lists. */
const LARGEST = 8 << 20;

const UNREADABLE: CheckedContents = { ...NOTHING, problems: ['contents_unreadable'] };

export interface Surroundings {
	readonly subFilter: string | undefined;
	/** The certificates of /Cert, which only signatures without CMS have. */
	readonly embedded: readonly Certificate[];
	/** The certificates of the validation data. */
	readonly further: readonly Certificate[];
}

export async function checkContents(
	input: Uint8Array,
	covered: Covered,
	{ subFilter, embedded, further }: Surroundings,
	job: Job,
): Promise<CheckedContents> {
	const { gapStart, gapEnd, end } = covered;
	if (gapEnd - gapStart > 2 * LARGEST) return UNREADABLE;
	const contents = Buffer.from(asBuffer(input.subarray(gapStart + 1, gapEnd - 1)).toString('latin1'), 'hex');
	const pieces = [input.subarray(0, gapStart), input.subarray(gapEnd, end)];
	try {
		if (subFilter === 'adbe.x509.rsa_sha1') return checkBare(contents, embedded, pieces);
		const data = parseSignedData(contents, further);
		const digest = async (hash: HashName | undefined) => hash && digestPieces(pieces, hash, job.pace);
		const checked = await checkSignedData(data, subFilter, digest, pieces);
		const space = contents.subarray(data.end);
		const isPadded = space.equals(Buffer.alloc(space.length));
		const outside: SignatureProblem[] = [
			...(isPadded ? [] : ['trailing_data' as const]),
			...(data.signers === 1 ? [] : ['several_signers' as const]),
		];
		return { ...checked, problems: [...new Set([...checked.problems, ...outside])] };
	} catch (thrown) {
		if (thrown instanceof Malformed) return UNREADABLE;
		throw thrown;
	}
}

type Digest = (hash: HashName | undefined) => Promise<Uint8Array | undefined>;

async function checkSignedData(
	data: SignedData,
	subFilter: string | undefined,
	digest: Digest,
	pieces: readonly Uint8Array[],
): Promise<CheckedContents> {
	const { signer, certificates } = data;
	const { certificate, scheme } = signer;
	const about = {
		certificate,
		certificates,
		algorithm: scheme ? describeScheme(scheme, certificate && publicKey(certificate)) : null,
		claimedTime: signer.attributes.signingTime,
	};
	if (subFilter === 'ETSI.RFC3161') return { ...about, ...(await checkDocumentStamp(data, digest)) };
	const plain = (by: Scheme, from: Certificate) => verifySignature(by, publicKey(from)!, signer.signature, ...pieces);
	const verified =
		subFilter === 'adbe.pkcs7.sha1'
			? await verifyDigested(data, digest)
			: data.content || data.contentType !== DATA
				? undefined
				: verifySigner(data, await digest(signer.hash), plain);
	// Signed data that brings its own content says nothing about the document.
	if (!verified) return { ...UNREADABLE, ...about, stampedTime: undefined };
	const problems: SignatureProblem[] = [...verified.problems];
	if (subFilter === 'ETSI.CAdES.detached' && !signer.attributes.certificateHash) problems.push('attribute_missing');
	const stamp = signer.timeStamp && checkTimeStamp(signer.timeStamp, signer.signature, certificates);
	if (signer.timeStamp && !stamp) problems.push('timestamp_wrong');
	return { ...about, ...verified, problems, stampedTime: stamp?.info.time };
}

/** `adbe.pkcs7.sha1`: the content is the SHA-1 digest of the covered bytes. */
async function verifyDigested(data: SignedData, digest: Digest): Promise<Verified> {
	const { content, signer } = data;
	const own = await digest('sha1');
	const isSame = content !== undefined && own !== undefined && sameBytes(content, own);
	const plain = (by: Scheme, from: Certificate) => verifySignature(by, publicKey(from)!, signer.signature, content!);
	const found = verifySigner(data, signer.hash && content ? createHash(signer.hash).update(content).digest() : undefined, plain);
	const problems: SignatureProblem[] = [...found.problems, 'algorithm_weak', ...(isSame ? [] : ['digest_differs' as const])];
	return { ...found, isIntact: isSame ? found.isIntact : false, problems: [...new Set(problems)] };
}

async function checkDocumentStamp(
	data: SignedData,
	digest: Digest,
): Promise<Verified & { readonly stampedTime: number | undefined }> {
	const info = parseTimeStampInfo(data);
	const { hash } = data.signer;
	const verified = verifySigner(data, hash && createHash(hash).update(data.content!).digest());
	const own = await digest(info.hash);
	const isSame = own !== undefined && sameBytes(own, info.imprint);
	const problems: SignatureProblem[] = [...verified.problems];
	if (!info.hash) problems.push('algorithm_unknown');
	else if (!isSame) problems.push('digest_differs');
	if (info.hash && WEAK_HASHES.has(info.hash)) problems.push('algorithm_weak');
	const isServer = data.signer.certificate !== undefined && mayStamp(data.signer.certificate);
	if (!isServer) problems.push('timestamp_wrong');
	const isIntact = info.hash === undefined ? null : isSame ? verified.isIntact : false;
	const isRight = isIntact === true && verified.isVerified === true && isServer;
	return { ...verified, isIntact, problems: [...new Set(problems)], stampedTime: isRight ? info.time : undefined };
}

/** `adbe.x509.rsa_sha1`: a mere signature, and certificates beside it. */
function checkBare(contents: Uint8Array, certificates: readonly Certificate[], pieces: readonly Uint8Array[]): CheckedContents {
	const signature = octetsOf(parseAsn(contents).expect(OCTET_STRING));
	const [certificate] = certificates;
	const key = certificate && publicKey(certificate);
	const scheme: Scheme = { kind: 'rsa', hash: 'sha1' };
	const isVerified = key ? (verifySignature(scheme, key, signature, ...pieces) ?? null) : null;
	return {
		...NOTHING,
		certificate,
		certificates,
		algorithm: describeScheme(scheme, key),
		isIntact: isVerified,
		isVerified,
		problems: [
			'algorithm_weak',
			...(isVerified === false ? ['signature_wrong' as const] : []),
			...(isVerified === null ? ['algorithm_unknown' as const] : []),
		],
	};
}
