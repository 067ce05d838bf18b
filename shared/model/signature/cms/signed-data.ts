/** Signed data of CMS (RFC 5652) with one signer, as signatures of documents and time stamps have it. */
import { hashOf, schemeOf, type HashName, type Scheme } from '../../certificate/algorithms';
import {
	INTEGER,
	Malformed,
	OCTET_STRING,
	SEQUENCE,
	SET,
	asnBudget,
	identifierOf,
	octetsOf,
	parseAsn,
	parseWhole,
	contextTag,
	timeOf,
	type Asn,
} from '../../certificate/asn1';
import { readCertificate, sameBytes, type Certificate } from '../../certificate/certificate';

export const SIGNED_DATA = '1.2.840.113549.1.7.2';
export const DATA = '1.2.840.113549.1.7.1';
export const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';

export const CONTENT_TYPE = '1.2.840.113549.1.9.3';
export const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
export const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
export const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

const MOST_CERTIFICATES = 100;
const MOST_ATTRIBUTES = 50;

export interface SignedData {
	readonly contentType: string;
	/** Undefined where the content is elsewhere. */
	readonly content: Uint8Array | undefined;
	readonly certificates: readonly Certificate[];
	readonly signers: number;
	/** The first signer. */
	readonly signer: Signer;
	/** Where it ends in the bytes. */
	readonly end: number;
}

export interface Signer {
	/** The certificate, if it is there. */
	readonly certificate: Certificate | undefined;
	/** Undefined if the hash is not known. */
	readonly hash: HashName | undefined;
	/** Undefined if the algorithm is not known. */
	readonly scheme: Scheme | undefined;
	readonly signature: Uint8Array;
	/** The DER of the signed attributes as a set, which the signature is over; undefined without any. */
	readonly attributeBytes: Uint8Array | undefined;
	readonly attributes: SignedAttributes;
	/** A time stamp over the signature. */
	readonly timeStamp: Uint8Array | undefined;
}

export interface SignedAttributes {
	readonly contentType: string | undefined;
	readonly messageDigest: Uint8Array | undefined;
	readonly signingTime: number | undefined;
	/** The hash of the signer's certificate. */
	readonly certificateHash: { readonly hash: HashName | undefined; readonly digest: Uint8Array } | undefined;
}

/** `further`: certificates that are elsewhere, for signatures that do not bring their own. @throws Malformed */
export function parseSignedData(bytes: Uint8Array, further: readonly Certificate[] = []): SignedData {
	const outer = parseAsn(bytes).expect(SEQUENCE);
	const information = outer.items();
	if (identifierOf(information.any()) !== SIGNED_DATA) throw new Malformed('not signed data');
	const items = information.take(contextTag(0)).items().take(SEQUENCE).items();
	items.take(INTEGER);
	items.take(SET);
	const encapsulated = items.take(SEQUENCE).items();
	const contentType = identifierOf(encapsulated.any());
	const content = encapsulated.maybe(contextTag(0))?.items().any();
	const certificates = [...certificatesOf(items.maybe(contextTag(0))), ...further];
	items.maybe(contextTag(1));
	const signers = items.take(SET).children();
	if (!signers[0]) throw new Malformed('no signer');
	return {
		contentType,
		content: content && octetsOf(content),
		certificates,
		signers: signers.length,
		signer: parseSigner(signers[0], certificates),
		end: outer.end,
	};
}

function certificatesOf(list: Asn | undefined): Certificate[] {
	const found: Certificate[] = [];
	const budget = asnBudget();
	for (const one of list?.children().slice(0, MOST_CERTIFICATES) ?? []) {
		// Attribute certificates and others have other tags.
		const certificate = one.tag === SEQUENCE ? readCertificate(one.whole, budget) : undefined;
		if (certificate) found.push(certificate);
	}
	return found;
}

const SUBJECT_KEY = '2.5.29.14';

function parseSigner(signer: Asn, certificates: readonly Certificate[]): Signer {
	const items = signer.expect(SEQUENCE).items();
	items.take(INTEGER);
	const keyIdentifier = items.maybe(contextTag(0, false));
	const budget = asnBudget();
	const certificate = keyIdentifier
		? certificates.find(({ extensions }) => {
				const value = extensions.get(SUBJECT_KEY)?.value;
				return value && sameBytes(octetsOf(parseWhole(value, budget)), keyIdentifier.contents);
			})
		: namedCertificate(items.take(SEQUENCE), certificates);
	const hash = hashOf(items.take(SEQUENCE));
	const signed = items.maybe(contextTag(0));
	const scheme = schemeOf(items.take(SEQUENCE), hash);
	const signature = octetsOf(items.any());
	const unsigned = items.maybe(contextTag(1));
	return {
		certificate,
		hash,
		scheme,
		signature,
		attributeBytes: signed && asSet(signed),
		attributes: signedAttributes(signed ? attributesOf(signed) : new Map<string, Asn>()),
		timeStamp: unsigned && attributesOf(unsigned).get(TIME_STAMP_TOKEN)?.whole,
	};
}

/** By issuer and serial number. */
function namedCertificate(identifier: Asn, certificates: readonly Certificate[]): Certificate | undefined {
	const items = identifier.items();
	const issuer = items.take(SEQUENCE).whole;
	const serial = items.take(INTEGER).contents;
	return certificates.find((one) => sameBytes(one.serial, serial) && sameBytes(one.issuer, issuer));
}

/** Signed attributes are hashed as a SET, whose tag they do not have in the signature (5.4). */
function asSet(attributes: Asn): Uint8Array {
	const bytes = Uint8Array.from(attributes.whole);
	bytes[0] = SET;
	return bytes;
}

/** The first value of each attribute. An attribute that is there twice could mean two things. */
function attributesOf(list: Asn): Map<string, Asn> {
	const found = new Map<string, Asn>();
	const attributes = list.children();
	if (attributes.length > MOST_ATTRIBUTES) throw new Malformed('attributes');
	for (const attribute of attributes) {
		const items = attribute.expect(SEQUENCE).items();
		const name = identifierOf(items.any());
		const [value] = items.take(SET).children();
		if (!value || found.has(name)) throw new Malformed('attribute');
		found.set(name, value);
	}
	return found;
}

function signedAttributes(attributes: ReadonlyMap<string, Asn>): SignedAttributes {
	const contentType = attributes.get(CONTENT_TYPE);
	const digest = attributes.get(MESSAGE_DIGEST);
	const time = attributes.get(SIGNING_TIME);
	return {
		contentType: contentType && identifierOf(contentType),
		messageDigest: digest && octetsOf(digest.expect(OCTET_STRING)),
		signingTime: time && timeOf(time),
		certificateHash: certificateHashOf(attributes),
	};
}

/** ESSCertIDv2, or the older ESSCertID with SHA-1 (RFC 5035, 3 and 5). */
function certificateHashOf(attributes: ReadonlyMap<string, Asn>): SignedAttributes['certificateHash'] {
	const newer = attributes.get(SIGNING_CERTIFICATE_V2);
	const older = attributes.get(SIGNING_CERTIFICATE);
	const first = (newer ?? older)?.items().take(SEQUENCE).children()[0];
	if (!first) return undefined;
	const items = first.items();
	const algorithm = newer ? items.maybe(SEQUENCE) : undefined;
	const hash = newer ? (algorithm ? hashOf(algorithm) : 'sha256') : 'sha1';
	return { hash, digest: octetsOf(items.take(OCTET_STRING)) };
}
