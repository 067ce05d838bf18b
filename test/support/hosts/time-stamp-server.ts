/** A time stamp server (RFC 3161) in this process, for tests. */
import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import type { Network } from '../../../shared/contract/lent';
import { INTEGER, SEQUENCE, parseAsn, contextTag, GENERALIZED_TIME } from '../../../shared/model/certificate/asn1';
import { encode, identifier, integer, nothing, octets, sequence, setOf } from '../../../shared/model/certificate/asn1-writer';
import { parseCertificate, type Certificate } from '../../../shared/model/certificate/certificate';

const SHA_256 = sequence(identifier('2.16.840.1.101.3.4.2.1'), nothing());
const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';

export interface Answers {
	/** Milliseconds since 1970. Absent: now. */
	readonly time?: number;
	/** In place of the nonce of the request. */
	readonly nonce?: Uint8Array;
	/** In place of the digest of the request. */
	readonly digest?: Uint8Array;
	/** Of the answer; 2 is a refusal. */
	readonly status?: number;
	readonly http?: number;
	/** Whether the certificate is for time stamps. */
	readonly isServer?: boolean;
}

/** Answers as a right server does, apart from the given values. */
export function timeStampServer({ nonce, digest, status = 0, http = 200, isServer = true, time }: Answers = {}): Network {
	const identity = makeIdentity(isServer);
	return ({ body }) => {
		const items = parseAsn(body).items();
		items.take(INTEGER);
		const imprint = items.take(SEQUENCE);
		const asked = items.take(INTEGER).contents;
		const own = digest ? sequence(SHA_256, octets(digest)) : Buffer.from(imprint.whole);
		const granted = status === 0 ? [token(own, nonce ?? asked, identity, new Date(time ?? Date.now()))] : [];
		return Promise.resolve({ status: http, body: sequence(sequence(integer(status)), ...granted) });
	};
}

interface Identity {
	readonly key: KeyObject;
	readonly certificate: Certificate;
}

function makeIdentity(isServer: boolean): Identity {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const key = forge.pki.privateKeyFromPem(String(privateKey.export({ type: 'pkcs1', format: 'pem' })));
	const made = forge.pki.createCertificate();
	made.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
	made.serialNumber = '0b';
	made.validity.notBefore = new Date('2020-01-01T00:00:00Z');
	made.validity.notAfter = new Date('2049-12-31T00:00:00Z');
	made.setSubject([{ name: 'commonName', value: 'Time Stamps' }]);
	made.setIssuer([{ name: 'commonName', value: 'Time Stamps' }]);
	if (isServer) made.setExtensions([{ name: 'extKeyUsage', critical: true, timeStamping: true }]);
	made.sign(key, forge.md.sha256.create());
	const bytes = Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(made)).getBytes(), 'latin1');
	return { key: privateKey, certificate: parseCertificate(bytes) };
}

function token(imprint: Uint8Array, nonce: Uint8Array, { key, certificate }: Identity, at: Date): Buffer {
	const time = at.toISOString().replace(/[-:T]|\.\d+/g, '');
	const info = sequence(
		integer(1),
		identifier('1.2.3.4'),
		imprint,
		integer(7),
		encode(GENERALIZED_TIME, Buffer.from(time)),
		encode(INTEGER, nonce),
	);
	const attribute = (name: string, value: Uint8Array) => sequence(identifier(name), setOf(value));
	const attributes = setOf(
		attribute('1.2.840.113549.1.9.3', identifier(TIME_STAMP_INFO)),
		attribute('1.2.840.113549.1.9.4', octets(createHash('sha256').update(info).digest())),
		// The certificate, as RFC 5816 asks.
		attribute(
			'1.2.840.113549.1.9.16.2.47',
			sequence(sequence(sequence(octets(createHash('sha256').update(certificate.bytes).digest())))),
		),
	);
	const inner = Buffer.from(attributes);
	inner[0] = contextTag(0);
	const signer = sequence(
		integer(1),
		sequence(certificate.issuer, encode(INTEGER, certificate.serial)),
		SHA_256,
		inner,
		sequence(identifier('1.2.840.113549.1.1.11'), nothing()),
		octets(createSign('sha256').update(attributes).sign(key)),
	);
	const content = sequence(identifier(TIME_STAMP_INFO), encode(contextTag(0), octets(info)));
	const data = sequence(integer(3), setOf(SHA_256), content, encode(contextTag(0), certificate.bytes), setOf(signer));
	return sequence(identifier('1.2.840.113549.1.7.2'), encode(contextTag(0), data));
}
