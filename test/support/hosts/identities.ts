/** Keys of every kind with certificates that they sign themselves, as PEM. node-forge knows RSA only. */
import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { contextTag } from '../../../shared/model/certificate/asn1';
import { encode, identifier, integer, nothing, sequence, setOf } from '../../../shared/model/certificate/asn1-writer';

export type KeyKind =
	'RSA-2048' | 'RSA-PSS' | 'RSA-PSS, key as RSA' | 'P-256' | 'P-384' | 'P-521' | 'brainpoolP256r1' | 'Ed25519';

const UTF8_STRING = 0x0c;
const BIT_STRING = 0x03;
const UTC_TIME = 0x17;
const SHA_256 = sequence(identifier('2.16.840.1.101.3.4.2.1'), nothing());
const PSS = sequence(
	identifier('1.2.840.113549.1.1.10'),
	sequence(
		encode(contextTag(0), SHA_256),
		encode(contextTag(1), sequence(identifier('1.2.840.113549.1.1.8'), SHA_256)),
		encode(contextTag(2), integer(32)),
	),
);
const ALGORITHMS = {
	rsa: sequence(identifier('1.2.840.113549.1.1.11'), nothing()),
	pss: PSS,
	ec: sequence(identifier('1.2.840.10045.4.3.2')),
	ed25519: sequence(identifier('1.3.101.112')),
};

function generate(kind: KeyKind): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
	if (kind === 'Ed25519') return generateKeyPairSync('ed25519');
	if (kind === 'RSA-PSS') return generateKeyPairSync('rsa-pss', { modulusLength: 2048 });
	return kind.startsWith('RSA')
		? generateKeyPairSync('rsa', { modulusLength: 2048 })
		: generateKeyPairSync('ec', { namedCurve: kind });
}

const algorithmOf = (kind: KeyKind): keyof typeof ALGORITHMS =>
	kind === 'Ed25519' ? 'ed25519' : kind === 'RSA-2048' ? 'rsa' : kind.startsWith('RSA') ? 'pss' : 'ec';

/** The key with its certificate, which is valid from 2020 to 2049 and for anything. */
export function identityOf(kind: KeyKind, name = 'Ada Lovelace'): Buffer {
	const { publicKey, privateKey } = generate(kind);
	const which = algorithmOf(kind);
	const algorithm = ALGORITHMS[which];
	const names = sequence(setOf(sequence(identifier('2.5.4.3'), encode(UTF8_STRING, Buffer.from(name)))));
	const times = ['200101000000Z', '491231000000Z'].map((time) => encode(UTC_TIME, Buffer.from(time)));
	const version = encode(contextTag(0), integer(2));
	const body = sequence(version, integer(7), algorithm, names, sequence(...times), names, keyInfoOf(publicKey, kind));
	const padding = which === 'pss' ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } : {};
	const signature = sign(which === 'ed25519' ? null : 'sha256', body, { key: privateKey, ...padding });
	const certificate = sequence(body, algorithm, encode(BIT_STRING, Uint8Array.of(0), signature));
	const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
	const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
	return Buffer.from(`${key}-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`);
}

/** Some programs store the key of a certificate for RSASSA-PSS as one for any use of RSA. */
function keyInfoOf(publicKey: KeyObject, kind: KeyKind): Uint8Array {
	const info = publicKey.export({ type: 'spki', format: 'der' });
	if (kind !== 'RSA-PSS, key as RSA') return info;
	const numbers = publicKey.export({ type: 'pkcs1', format: 'der' });
	return sequence(sequence(identifier('1.2.840.113549.1.1.10')), encode(BIT_STRING, Uint8Array.of(0), numbers));
}
