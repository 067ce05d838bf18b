/** X.509 certificates (RFC 5280), as far as signatures need them. */
import type { KeyObject } from 'node:crypto';
import { publicKeyOf, schemeOf, verifySignature } from './algorithms';
import {
	BOOLEAN,
	INTEGER,
	Malformed,
	OCTET_STRING,
	SEQUENCE,
	bitsOf,
	identifierOf,
	numberOf,
	octetsOf,
	parseWhole,
	contextTag,
	decodeAsnText,
	timeOf,
	type Asn,
	type AsnBudget,
} from './asn1';

export interface Certificate {
	readonly bytes: Uint8Array;
	/** The part that its issuer signed. */
	readonly signedPart: Uint8Array;
	readonly signature: Uint8Array;
	readonly algorithm: Asn;
	/** The number as the bytes of its INTEGER. */
	readonly serial: Uint8Array;
	readonly issuer: Uint8Array;
	readonly subject: Uint8Array;
	/** Names for people; null without any. */
	readonly issuerName: string | null;
	readonly subjectName: string | null;
	/** Milliseconds since 1970. */
	readonly notBefore: number;
	readonly notAfter: number;
	readonly keyInfo: Uint8Array;
	readonly extensions: ReadonlyMap<string, Extension>;
}

interface Extension {
	readonly critical: boolean;
	readonly value: Uint8Array;
}

const MOST_EXTENSIONS = 100;

/** @throws Malformed */
export function parseCertificate(bytes: Uint8Array, budget?: AsnBudget): Certificate {
	const whole = parseWhole(bytes, budget).expect(SEQUENCE).items();
	const signedPart = whole.take(SEQUENCE);
	const algorithm = whole.take(SEQUENCE);
	const signature = bitsOf(whole.any());
	const items = signedPart.items();
	items.maybe(contextTag(0));
	const serial = items.take(INTEGER).contents;
	items.take(SEQUENCE);
	const issuer = items.take(SEQUENCE);
	const [notBefore, notAfter] = items.take(SEQUENCE).children();
	const subject = items.take(SEQUENCE);
	const keyInfo = items.take(SEQUENCE).whole;
	items.maybe(contextTag(1, false));
	items.maybe(contextTag(2, false));
	const list = items.maybe(contextTag(3));
	return {
		bytes,
		signedPart: signedPart.whole,
		signature,
		algorithm,
		serial,
		issuer: issuer.whole,
		subject: subject.whole,
		issuerName: nameOf(issuer),
		subjectName: nameOf(subject),
		notBefore: timeOf(notBefore!),
		notAfter: timeOf(notAfter!),
		keyInfo,
		extensions: list ? extensionsOf(list) : new Map<string, Extension>(),
	};
}

function extensionsOf(list: Asn): Map<string, Extension> {
	const found = new Map<string, Extension>();
	const extensions = list.items().take(SEQUENCE).children();
	// One that is not read, or is there twice, could limit what the certificate is for.
	if (extensions.length > MOST_EXTENSIONS) throw new Malformed('extensions');
	for (const extension of extensions) {
		const items = extension.expect(SEQUENCE).items();
		const name = identifierOf(items.any());
		const critical = items.maybe(BOOLEAN);
		if (found.has(name)) throw new Malformed('extension');
		found.set(name, { critical: (critical?.contents[0] ?? 0) !== 0, value: octetsOf(items.take(OCTET_STRING)) });
	}
	return found;
}

/** The certificate, or undefined if it cannot be read. `budget`: of certificates that are read together. */
export function readCertificate(bytes: Uint8Array, budget?: AsnBudget): Certificate | undefined {
	try {
		return parseCertificate(bytes, budget);
	} catch {
		return undefined;
	}
}

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
/** Bytes of a name that are read; 200 characters of it are told. */
const MOST_OF_NAME = 4096;

/** The common name, or else the organization. */
function nameOf(name: Asn): string | null {
	const found = new Map<string, string>();
	for (const set of name.children().slice(0, 50)) {
		for (const attribute of set.children().slice(0, 10)) {
			const items = attribute.expect(SEQUENCE).items();
			const key = identifierOf(items.any());
			const { tag, contents } = items.any();
			const value = decodeAsnText({ tag, contents: contents.subarray(0, MOST_OF_NAME) })
				.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
				.trim()
				.slice(0, 200);
			if (value !== '') found.set(key, value);
		}
	}
	return found.get(COMMON_NAME) ?? found.get(ORGANIZATION) ?? [...found.values()][0] ?? null;
}

/** The serial number as people write it. */
export const serialText = ({ serial }: Certificate): string =>
	Buffer.from(serial.subarray(0, 64))
		.toString('hex')
		.replace(/^(00)+(?=.)/, '');

export const publicKey = ({ keyInfo }: Certificate): KeyObject | undefined => publicKeyOf(keyInfo);

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** Whether the name of one is that of the issuer of the other, and its key made the signature; undefined if that is not supported. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean | undefined {
	if (!sameBytes(certificate.issuer, issuer.subject)) return false;
	const key = publicKey(issuer);
	try {
		const scheme = schemeOf(certificate.algorithm);
		return key && scheme ? verifySignature(scheme, key, certificate.signature, certificate.signedPart) : undefined;
	} catch {
		return false;
	}
}

const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const BASIC_CONSTRAINTS = '2.5.29.19';

/** Bytes of keyUsage that have a meaning: nine bits. */
const USAGE_BYTES = 2;

/** The bits of keyUsage by their numbers; undefined if it is absent. */
function keyUsage({ extensions }: Certificate): ReadonlySet<number> | undefined {
	const value = extensions.get(KEY_USAGE)?.value;
	if (!value) return undefined;
	const bits = bitsOf(parseWhole(value)).subarray(0, USAGE_BYTES);
	return new Set(
		[...bits].flatMap((byte, at) => [...Array(8).keys()].flatMap((bit) => (byte & (0x80 >> bit) ? [at * 8 + bit] : []))),
	);
}

const DIGITAL_SIGNATURE = 0;
const NON_REPUDIATION = 1;
const CERTIFICATE_SIGNING = 5;

/** Whether it is for signing: digitalSignature or nonRepudiation, if its usage is limited at all. */
export function maySign(certificate: Certificate): boolean {
	const usage = keyUsage(certificate);
	return !usage || usage.has(DIGITAL_SIGNATURE) || usage.has(NON_REPUDIATION);
}

/** How many authorities may follow one that may issue certificates; undefined if it may not. @throws Malformed */
export function authorityDepth(certificate: Certificate): number | undefined {
	const usage = keyUsage(certificate);
	if (usage && !usage.has(CERTIFICATE_SIGNING)) return undefined;
	const constraints = certificate.extensions.get(BASIC_CONSTRAINTS)?.value;
	if (!constraints) return undefined;
	const items = parseWhole(constraints).expect(SEQUENCE).items();
	const isAuthority = items.maybe(BOOLEAN)?.contents[0] === 0xff;
	const depth = items.maybe(INTEGER);
	return isAuthority ? (depth ? numberOf(depth) : Infinity) : undefined;
}

/** The purposes of extKeyUsage; undefined if it is absent. */
export function purposesOf({
	extensions,
}: Certificate): { readonly critical: boolean; readonly purposes: readonly string[] } | undefined {
	const found = extensions.get(EXTENDED_KEY_USAGE);
	return found && { critical: found.critical, purposes: parseWhole(found.value).children().slice(0, 50).map(identifierOf) };
}
