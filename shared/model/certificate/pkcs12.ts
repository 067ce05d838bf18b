/** PKCS #12 (RFC 7292): a key and certificates under one password, from new programs and old ones. */
import { createHash, createHmac } from 'node:crypto';
import { hashOf } from './algorithms';
import {
	INTEGER,
	Malformed,
	OCTET_STRING,
	SEQUENCE,
	asnBudget,
	contextTag,
	identifierOf,
	octetsOf,
	parseAsn,
	type Asn,
} from './asn1';
import { readCertificate, sameBytes, type Certificate } from './certificate';
import { MAC, type Opening, decryptWithPassword, deriveOldKey, passwordBytes } from './password-encryption';

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';
const BAGS = '1.2.840.113549.1.12.10.1.';
const KEY_BAG = `${BAGS}1`;
const SHROUDED_KEY_BAG = `${BAGS}2`;
const CERTIFICATE_BAG = `${BAGS}3`;
const MOST_BAGS = 200;

export interface KeyFile {
	/** PKCS #8. */
	readonly keys: readonly Buffer[];
	readonly certificates: readonly Certificate[];
}

/** Whether the bytes look like a PKCS #12 file. */
export function isPkcs12(bytes: Uint8Array): boolean {
	try {
		return parseAsn(bytes).expect(SEQUENCE).children()[0]?.tag === INTEGER && parseAsn(bytes).children()[1]?.tag === SEQUENCE;
	} catch {
		return false;
	}
}

/** The keys and certificates; undefined if the password is wrong. @throws Malformed */
export async function openPkcs12(bytes: Uint8Array, opening: Opening): Promise<KeyFile | undefined> {
	const items = parseAsn(bytes).expect(SEQUENCE).items();
	items.take(INTEGER);
	const outer = items.take(SEQUENCE).items();
	if (identifierOf(outer.any()) !== DATA) throw new Malformed('not under a password');
	const safe = octetsOf(outer.take(contextTag(0)).items().any());
	const mac = items.maybe(SEQUENCE);
	if (mac && (await isRightMac(mac, safe, opening)) === false) return undefined;
	const keys: Buffer[] = [];
	const certificates: Certificate[] = [];
	const budget = asnBudget();
	for (const information of parseAsn(safe).expect(SEQUENCE).children().slice(0, MOST_BAGS)) {
		const contents = await openSafe(information, opening);
		if (!contents) return undefined;
		for (const bag of parseAsn(contents, budget).expect(SEQUENCE).children().slice(0, MOST_BAGS)) {
			const parts = bag.items();
			const kind = identifierOf(parts.any());
			const value = parts.take(contextTag(0)).items().any();
			if (kind === KEY_BAG) keys.push(Buffer.from(value.whole));
			else if (kind === SHROUDED_KEY_BAG) {
				const key = await openKey(value, opening);
				if (!key) return undefined;
				keys.push(key);
			} else if (kind === CERTIFICATE_BAG) {
				const [, content] = value.children();
				const found = content && readCertificate(octetsOf(content.items().any()), budget);
				if (found) certificates.push(found);
			}
		}
	}
	return { keys, certificates };
}

/** EncryptedPrivateKeyInfo (RFC 5958). @throws Malformed */
export function openKey(value: Asn, opening: Opening): Promise<Buffer | undefined> {
	const items = value.expect(SEQUENCE).items();
	return decryptWithPassword(items.take(SEQUENCE), octetsOf(items.any()), opening);
}

async function openSafe(information: Asn, opening: Opening): Promise<Uint8Array | undefined> {
	const items = information.expect(SEQUENCE).items();
	const kind = identifierOf(items.any());
	const content = items.take(contextTag(0)).items().any();
	if (kind === DATA) return octetsOf(content);
	if (kind !== ENCRYPTED_DATA) throw new Malformed('safe');
	const parts = content.expect(SEQUENCE).items();
	parts.take(INTEGER);
	const encrypted = parts.take(SEQUENCE).items();
	identifierOf(encrypted.any());
	const algorithm = encrypted.take(SEQUENCE);
	return decryptWithPassword(algorithm, octetsOf(encrypted.any()), opening);
}

/** Undefined if the kind of MAC is not known: decrypting tells then. */
async function isRightMac(mac: Asn, safe: Uint8Array, opening: Opening): Promise<boolean | undefined> {
	const items = mac.items();
	const digest = items.take(SEQUENCE).items();
	const hash = hashOf(digest.take(SEQUENCE));
	const expected = digest.take(OCTET_STRING).contents;
	if (!hash) return undefined;
	const salt = items.take(OCTET_STRING).contents;
	const count = items.maybe(INTEGER);
	// A longer one would ask for as many further keys as it has parts.
	if (expected.length !== createHash(hash).digest().length) throw new Malformed('MAC');
	const { password, pace } = opening;
	const iterations = count ? opening.countIterations(count) : 1;
	const forms = password === '' ? [passwordBytes(''), new Uint8Array()] : [passwordBytes(password)];
	for (const form of forms) {
		const key = await deriveOldKey({ password: form, salt, iterations, hash, purpose: MAC, length: expected.length }, pace);
		if (sameBytes(createHmac(hash, key).update(safe).digest(), expected)) return true;
	}
	return false;
}
