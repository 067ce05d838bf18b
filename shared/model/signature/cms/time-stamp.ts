/** Time stamps (RFC 3161): reading tokens. */
import { createHash } from 'node:crypto';
import { hashOf, type HashName } from '../../certificate/algorithms';
import {
	GENERALIZED_TIME,
	INTEGER,
	Malformed,
	OCTET_STRING,
	SEQUENCE,
	identifierOf,
	parseWhole,
	timeOf,
} from '../../certificate/asn1';
import { maySign, purposesOf, sameBytes, type Certificate } from '../../certificate/certificate';
import { parseSignedData, TIME_STAMP_INFO, type SignedData } from './signed-data';
import { verifySigner } from './verify-signer';

export interface TimeStampInfo {
	readonly hash: HashName | undefined;
	readonly imprint: Uint8Array;
	/** Milliseconds since 1970. */
	readonly time: number;
	readonly nonce: Uint8Array | undefined;
}

/** TSTInfo (2.4.2). @throws Malformed */
export function parseTimeStampInfo({ contentType, content }: SignedData): TimeStampInfo {
	if (contentType !== TIME_STAMP_INFO || !content) throw new Malformed('not a time stamp');
	const items = parseWhole(content).expect(SEQUENCE).items();
	items.take(INTEGER);
	identifierOf(items.any());
	const imprint = items.take(SEQUENCE).items();
	const hash = hashOf(imprint.take(SEQUENCE));
	const digest = imprint.take(OCTET_STRING).contents;
	items.take(INTEGER);
	const time = timeOf(items.take(GENERALIZED_TIME));
	items.maybe(SEQUENCE);
	items.maybe(0x01);
	return { hash, imprint: digest, time, nonce: items.maybe(INTEGER)?.contents };
}

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Whether the certificate is for time stamps alone, and says so (2.3). */
export function mayStamp(certificate: Certificate): boolean {
	const found = purposesOf(certificate);
	return found?.critical === true && found.purposes.length === 1 && found.purposes[0] === TIME_STAMPING && maySign(certificate);
}

export interface CheckedStamp {
	readonly info: TimeStampInfo;
	readonly data: SignedData;
}

/** The time stamp if it is right: signed by a server's certificate in its time, over the digest of `stamped`. Undefined if it is wrong. */
export function checkTimeStamp(
	token: Uint8Array,
	stamped: Uint8Array,
	further: readonly Certificate[] = [],
): CheckedStamp | undefined {
	try {
		const data = parseSignedData(token, further);
		const info = parseTimeStampInfo(data);
		const { certificate } = data.signer;
		if (data.signers !== 1 || !certificate || !info.hash || !mayStamp(certificate)) return undefined;
		if (info.time < certificate.notBefore || info.time > certificate.notAfter) return undefined;
		if (!sameBytes(info.imprint, createHash(info.hash).update(stamped).digest())) return undefined;
		const verified = verifySigner(
			data,
			createHash(data.signer.hash ?? 'sha256')
				.update(data.content!)
				.digest(),
		);
		return verified.isIntact && verified.isVerified && verified.problems.every((problem) => problem === 'algorithm_weak')
			? { info, data }
			: undefined;
	} catch {
		return undefined;
	}
}
