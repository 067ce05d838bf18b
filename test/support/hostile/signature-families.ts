/** Families of hostile signatures: many of them, many revisions, much that is compared, and deep, long or endless ASN.1. */
import { deflateSync } from 'node:zlib';
import { encode, identifier, integer, nothing, octets, sequence } from '../../../shared/model/certificate/asn1-writer';
import { contextTag, OCTET_STRING, SEQUENCE, SET } from '../../../shared/model/certificate/asn1';
import { RawFile, pageObjects, rawPages } from '../documents/raw';
import { agreement, appended, identityPem } from '../documents/signed';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const ROOT = '/Root 1 0 R';

const checking = (documents: (size: number) => Uint8Array, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'check_signatures',
	documents: (given) => [asDocument(documents(given))],
	size,
	ends,
});

type Objects = Record<number, string | readonly [entries: string, data: string]>;

/** A document with these signatures, by the hexadecimal digits of their contents. The numbers of /ByteRange are right. */
function signedWith(contents: readonly string[], more = '', catalog = '', further: Objects = {}): Uint8Array {
	const objects: Objects = { ...further };
	const fields = contents.map((_, index) => `${100 + 2 * index} 0 R`).join(' ');
	for (const [index, hex] of contents.entries()) {
		objects[100 + 2 * index] = `<</FT/Sig/T(s${index})/V ${101 + 2 * index} 0 R>>`;
		objects[101 + 2 * index] =
			`<</Type/Sig/SubFilter/adbe.pkcs7.detached/ByteRange[0 0000000000 0000000000 0000000000]/Contents<${hex}>${more}>>`;
	}
	const file = new RawFile().objects({
		...pageObjects(1, { catalog: `/AcroForm<</Fields[${fields}]/SigFlags 3>>${catalog}` }),
		...objects,
	});
	let text = Buffer.from(file.table(ROOT).bytes).toString('latin1');
	for (let at = text.indexOf('/ByteRange['); at >= 0; at = text.indexOf('/ByteRange[', at + 1)) {
		const start = text.indexOf('<', at);
		const end = text.indexOf('>', start) + 1;
		const numbers = [start, end, text.length - end].map((number) => String(number).padStart(10, '0')).join(' ');
		text = `${text.slice(0, at)}/ByteRange[0 ${numbers}]${text.slice(text.indexOf(']', at) + 1)}`;
	}
	return Buffer.from(text, 'latin1');
}

const evenly = (hex: string): string => (hex.length % 2 === 0 ? hex : `${hex}0`);

const CONSTRUCTED_OCTETS = OCTET_STRING | 0x20;
const [SIGNED, DATA] = ['1.2.840.113549.1.7.2', '1.2.840.113549.1.7.1'];
const filled = (length: number): Buffer => Buffer.alloc(Math.max(Math.floor(length / 2), 0) * 2, Uint8Array.of(SEQUENCE, 0));
const within = (bytes: Uint8Array, levels: number): Uint8Array =>
	levels === 0 ? bytes : within(encode(CONSTRUCTED_OCTETS, bytes), levels - 1);

const TIMES = sequence(encode(0x17, Buffer.from('200101000000Z')), encode(0x17, Buffer.from('490101000000Z')));
const RSA = sequence(identifier('1.2.840.113549.1.1.11'), nothing());
const nameWith = (text: Uint8Array): Buffer => sequence(encode(SET, sequence(identifier('2.5.4.3'), encode(0x0c, text))));

/** A certificate with this name and these further values in its name, which is that of its issuer, too. */
const certificateWith = (name: Uint8Array): Buffer =>
	sequence(
		sequence(integer(1), RSA, name, TIMES, name, sequence(RSA, encode(0x03, Buffer.of(0, 5, 0)))),
		RSA,
		encode(0x03, Buffer.of(0, 1)),
	);

/** Signed data of these certificates and this content, as hexadecimal digits. */
function signedData(certificates: Uint8Array, content: Uint8Array = Buffer.alloc(0), signers = 1): string {
	const name = nameWith(Buffer.from('a'));
	const algorithm = sequence(identifier('2.16.840.1.101.3.4.2.1'), nothing());
	const signer = sequence(integer(1), sequence(name, integer(1)), algorithm, RSA, octets(Buffer.alloc(256)));
	const parts = [
		...[integer(1), encode(SET, algorithm), sequence(identifier(DATA), content), encode(contextTag(0), certificates)],
		encode(SET, ...Array<Buffer>(Math.floor(signers)).fill(signer)),
	];
	return sequence(identifier(SIGNED), encode(contextTag(0), sequence(...parts))).toString('hex');
}

const hundred = (certificate: (index: number) => Uint8Array): Buffer =>
	Buffer.concat(Array.from({ length: 100 }, (_, index) => certificate(index)));

/** Certificates and signed data with parts that are long, or many. The size is in bytes. */
const parts: Readonly<Record<string, Costly>> = {
	'signatures: certificates of many values': checking(
		(size) => signedWith([signedData(hundred(() => certificateWith(sequence(filled(size / 200)))))]),
		3_000_000,
	),
	'signatures: a name of megabytes': checking(
		(size) => signedWith([signedData(certificateWith(nameWith(Buffer.alloc(size / 2, 'a'))))]),
		3_000_000,
	),
	'signatures: content in pieces of pieces': checking(
		(size) => signedWith([signedData(Buffer.alloc(0), encode(contextTag(0), within(octets(Buffer.alloc(size)), 30)))]),
		3_000_000,
	),
	'signatures: many signers': checking((size) => signedWith([signedData(Buffer.alloc(0), undefined, size / 300)]), 3_000_000),
	'signatures: space after them': checking((size) => signedWith([signedData(Buffer.alloc(0)) + '00'.repeat(size)]), 3_000_000),
	'signatures: certificates beside them': checking((size) => {
		const hex = certificateWith(sequence(filled(size / 200))).toString('hex');
		return signedWith(['0400'], `/SubFilter/adbe.x509.rsa_sha1/Cert[${`<${hex}>`.repeat(100)}]`);
	}, 3_000_000),
	'signatures: certificates of validation data': checking((size) => {
		const data = certificateWith(sequence(filled(size / 200))).toString('latin1');
		const numbers = Array.from({ length: 100 }, (_, index) => 500 + index);
		const catalog = `/DSS<</Certs[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`;
		return signedWith(
			[signedData(Buffer.alloc(0))],
			'',
			catalog,
			Object.fromEntries(numbers.map((number) => [number, ['', data] as const])),
		);
	}, 3_000_000),
};

/** A file of keys (PKCS #12). */
const opening = (file: (size: number) => Uint8Array, size: number): Costly => ({
	operation: 'sign_document',
	documents: () => [asDocument(rawPages(1, {}))],
	parameters: (given) => ({
		certificate: { name: 'key.p12', bytes: file(given) },
		certificate_password: 'secret',
		signed_at: '2026-11-20T14:30:00Z',
	}),
	size,
	ends: 'invalid_parameters',
});

const withoutMac = (...safes: readonly Uint8Array[]): Buffer =>
	sequence(integer(3), sequence(identifier(DATA), encode(contextTag(0), octets(sequence(...safes)))));
const safe = (contents: Uint8Array): Buffer => sequence(identifier(DATA), encode(contextTag(0), octets(contents)));
const CERTIFICATE_BAG = '1.2.840.113549.1.12.10.1.3';
const bag = (certificate: Uint8Array, more: Uint8Array = Buffer.alloc(0)): Buffer =>
	sequence(
		identifier(CERTIFICATE_BAG),
		encode(contextTag(0), sequence(identifier('1.2.840.113549.1.9.22.1'), encode(contextTag(0), octets(certificate)))),
		more,
	);

const keys: Readonly<Record<string, Costly>> = {
	'keys: many safes of many values': opening(
		(size) => withoutMac(...Array<Buffer>(200).fill(safe(sequence(bag(Buffer.alloc(0), filled(size / 200)))))),
		200_000,
	),
	'keys: many certificates of many values': opening((size) => {
		const certificate = bag(certificateWith(sequence(filled(size / 2000))));
		return withoutMac(...Array<Buffer>(200).fill(safe(sequence(...Array<Buffer>(5).fill(certificate)))));
	}, 200_000),
	'keys: a file of many values': opening((size) => sequence(integer(3), sequence(nothing()), filled(size)), 200_000),
	'keys: values within values': opening((size) => Buffer.from('3080'.repeat(size / 4), 'hex'), 200_000),
	'keys: certificates of PEM': opening((size) => {
		const text = certificateWith(sequence(filled(size / 2000))).toString('base64');
		return Buffer.from(`-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`.repeat(900));
	}, 200_000),
};

export const signatureFamilies: Readonly<Record<string, Costly>> = {
	...parts,
	...keys,
	'signatures: indefinite lengths in each other': checking((size) => signedWith([evenly('3080'.repeat(size / 4))]), 400_000),
	'signatures: many values without an end': checking((size) => signedWith([`3080${'3000'.repeat(size / 4)}`]), 400_000),
	'signatures: many signatures': checking((size) => signedWith(Array<string>(Math.floor(size / 300)).fill('3000')), 50_000),
	'signatures: more signatures than are checked': checking(
		(size) => signedWith(Array<string>(Math.floor(size / 300)).fill('3000')),
		200_000,
		'limit_exceeded',
	),
	'signatures: fields whose signatures lock one list of fields': {
		operation: 'sign_document',
		documents: (count) => {
			const numbers = Array.from({ length: count }, (_, index) => 100 + index);
			const objects: Objects = {
				60: `[${numbers.map((number) => `(f${number})`).join(' ')}]`,
			};
			const lock = '/Reference[<</TransformMethod/FieldMDP/TransformParams<</Action/Include/Fields 60 0 R>>>>]';
			for (const number of numbers)
				objects[number] = `<</FT/Sig/T(s${number})/V<</Type/Sig/Filter/A/SubFilter/B/ByteRange[0 1 2 3]/Contents<00>${lock}>>>>`;
			objects[99] = '<</FT/Sig/T(last)>>';
			const fields = [...numbers, 99].map((number) => `${number} 0 R`).join(' ');
			return [asDocument(rawPages(1, { catalog: `/AcroForm<</Fields[${fields}]/SigFlags 3>>`, objects }))];
		},
		parameters: () => ({
			certificate: { name: 'key.pem', bytes: identityPem() },
			sign_field: 'last',
			signed_at: '2026-11-20T14:30:00Z',
		}),
		size: 4000,
		ends: 'ok',
	},
	'signatures: an XFA form of one packet again and again': {
		operation: 'remove_signatures',
		documents: (count) => {
			const packets = '(a) 60 0 R '.repeat(count);
			const packet = ['/Filter/FlateDecode', deflateSync('<a/>'.repeat(1000)).toString('latin1')] as const;
			return [asDocument(rawPages(1, { catalog: `/AcroForm<</Fields[]/XFA[${packets}]>>`, objects: { 60: packet } }))];
		},
		size: 40_000,
		ends: 'ok',
	},
	'signatures: many revisions after a signature': checking((size) => {
		let bytes = agreement();
		for (let made = 0; made < size; made += 1000) bytes = appended(bytes, { 3: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' });
		return bytes;
	}, 100_000),
	'signatures: many objects that refer to one that changed': checking((size) => {
		const many: Record<number, string> = {};
		const count = Math.floor(size / 40);
		for (let index = 0; index < count; index++) many[200 + index] = `[3 0 R ${201 + index} 0 R 200 0 R]`;
		return appended(agreement(), {
			...many,
			3: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
			1: '<</Type/Catalog/Pages 2 0 R/X 200 0 R>>',
		});
	}, 200_000),
};
