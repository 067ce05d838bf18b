/** Documents with real signatures: written by hand, signed with node-forge, so that `pdfsig` finds them valid. */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { rawPages } from './raw';

/** Common name of the certificate, which must not occur after signatures are removed. */
export const SIGNER = 'Octavo Test Signer';

interface Identity {
	readonly key: forge.pki.rsa.PrivateKey;
	readonly certificate: forge.pki.Certificate;
}

let own: Identity | undefined;
/** Made for the first signature: of the test files that have these documents at hand, few sign one. */
const identity = (): Identity => (own ??= issued());

function issued(): Identity {
	// Node generates keys a hundred times faster.
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const made = forge.pki.privateKeyFromPem(String(privateKey.export({ type: 'pkcs1', format: 'pem' })));
	const certificate = forge.pki.createCertificate();
	certificate.publicKey = forge.pki.setRsaPublicKey(made.n, made.e);
	certificate.serialNumber = '0a';
	certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
	certificate.validity.notAfter = new Date('2049-12-31T00:00:00Z');
	certificate.setSubject([{ name: 'commonName', value: SIGNER }]);
	certificate.setIssuer([{ name: 'commonName', value: SIGNER }]);
	certificate.sign(made, forge.md.sha256.create());
	return { key: made, certificate };
}

/** The certificate in the form of files. */
export const certificateBytes = (): Buffer =>
	Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(identity().certificate)).getBytes(), 'latin1');

/** The certificate with its key, as PEM. */
export function identityPem(): Buffer {
	const { key, certificate } = identity();
	return Buffer.from(forge.pki.privateKeyToPem(key) + forge.pki.certificateToPem(certificate));
}

/** The same under a password, as PKCS #12. */
export function identityPkcs12(password: string): Buffer {
	const { key, certificate } = identity();
	return Buffer.from(forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [certificate], password)).getBytes(), 'latin1');
}

const ROOM = 6000;
const RANGE = '/ByteRange[0 0000000000 0000000000 0000000000]';

/** A signature dictionary with space for the signature, which `sign` fills. */
export const signature = (more = '', subFilter = 'adbe.pkcs7.detached'): string =>
	`<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/${subFilter}${RANGE}/Contents<${'0'.repeat(ROOM)}>/Name(${SIGNER})${more}>>`;

/** A document time-stamp (ISO 32000-2, 12.8.5) with space for the signature. */
export const timestamp = (): string => signature('', 'ETSI.RFC3161').replace('/Type/Sig', '/Type/DocTimeStamp');

/** Signs the first unsigned dictionary of `pdf`. The signature covers the whole file. */
export function sign(pdf: Uint8Array): Uint8Array {
	let text = Buffer.from(pdf).toString('latin1');
	const range = text.indexOf(RANGE);
	const start = text.indexOf('<', range);
	const end = start + ROOM + 2;
	const numbers = [start, end, text.length - end].map((offset) => String(offset).padStart(10, '0')).join(' ');
	text = `${text.slice(0, range)}/ByteRange[0 ${numbers}]${text.slice(range + RANGE.length)}`;
	const isTimestamp = text.slice(text.lastIndexOf('<<', range), range).includes('ETSI.RFC3161');
	const covered = text.slice(0, start) + text.slice(end);
	const hex = (isTimestamp ? token(covered) : detached(covered)).toString('hex');
	return Buffer.from(`${text.slice(0, start)}<${hex.padEnd(ROOM, '0')}>${text.slice(end)}`, 'latin1');
}

function detached(covered: string): Buffer {
	return signedData(covered, true);
}

/** Signed data over a time-stamp info (RFC 3161, 2.4.2) with the digest of the covered bytes. */
function token(covered: string): Buffer {
	const { asn1 } = forge;
	const { SEQUENCE, INTEGER, OID, OCTETSTRING, GENERALIZEDTIME } = asn1.Type;
	const node = (type: forge.asn1.Type, value: string | forge.asn1.Asn1[]) =>
		asn1.create(asn1.Class.UNIVERSAL, type, Array.isArray(value), value);
	const oid = (name: string) => node(OID, asn1.oidToDer(name).getBytes());
	const info = node(SEQUENCE, [
		node(INTEGER, '\x01'),
		oid('1.2.3.4'),
		node(SEQUENCE, [
			node(SEQUENCE, [oid(forge.pki.oids['sha256']!)]),
			node(OCTETSTRING, forge.md.sha256.create().update(covered, 'raw').digest().getBytes()),
		]),
		node(INTEGER, '\x07'),
		node(GENERALIZEDTIME, asn1.dateToGeneralizedTime(new Date())),
	]);
	return signedData(asn1.toDer(info).getBytes(), false);
}

function signedData(content: string, apart: boolean): Buffer {
	const { key, certificate } = identity();
	const message = forge.pkcs7.createSignedData();
	message.content = forge.util.createBuffer(content, 'raw');
	message.addCertificate(certificate);
	const { contentType, messageDigest, signingTime, data, sha256 } = forge.pki.oids as Record<string, string>;
	message.addSigner({
		key,
		certificate,
		digestAlgorithm: sha256!,
		authenticatedAttributes: [
			{ type: contentType!, value: data! },
			{ type: messageDigest! },
			{ type: signingTime!, value: new Date() as never },
		],
	});
	message.sign({ detached: apart });
	return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'latin1');
}

/** `pdf` with an incremental update that adds or replaces `objects`, as signing programs write it. */
export function appended(pdf: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
	let text = Buffer.from(pdf).toString('latin1');
	const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!;
	const size = Math.max(Number(/\/Size (\d+)/.exec(text)![1]), ...Object.keys(objects).map((number) => Number(number) + 1));
	let rows = '';
	for (const [number, body] of Object.entries(objects)) {
		rows += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
		text += `${number} 0 obj\n${body}\nendobj\n`;
	}
	const start = text.length;
	text += `xref\n${rows}trailer\n<</Size ${size}/Root 1 0 R/Prev ${previous}>>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(text, 'latin1');
}

/** The catalog of `certified`, whose second revision adds `more` to it. */
const catalog = (more = ''): string =>
	`/AcroForm 60 0 R/Perms<</DocMDP 63 0 R>>/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>/Extensions<</ADBE<</BaseVersion/1.7/ExtensionLevel 8>>/ESIC<</BaseVersion/1.7/ExtensionLevel 5>>>>${more}`;

const APPEARANCE = 'q 1 0 0 rg 0 0 120 40 re f Q BT /F 10 Tf 5 15 Td (Signed by Ada) Tj ET';

/**
 * Two revisions of a document of three pages. `approval.manager`: a certifying signature, visible on page 1, whose type is
 * its parent's; it is tagged. `stamp`: a document time-stamp, invisible, of the second revision, with a DSS. `waiting`: an
 * unsigned signature field. `name`: a text field.
 */
export function certified(): Uint8Array {
	const first = rawPages(3, {
		catalog: catalog(),
		pages: { 1: '/Annots[62 0 R 66 0 R]/StructParents 0', 2: '/Annots[65 0 R]' },
		objects: {
			60: '<</Fields[61 0 R 65 0 R 66 0 R]/SigFlags 3>>',
			61: '<</T(approval)/FT/Sig/Kids[62 0 R]>>',
			62: '<</Type/Annot/Subtype/Widget/T(manager)/Parent 61 0 R/P 11 0 R/Rect[20 20 140 60]/F 132/V 63 0 R/Lock<</Type/SigFieldLock/Action/All>>/SV<</Type/SV/Ff 1>>/MK<</R 0>>/AP<</N 64 0 R/D 64 0 R>>/StructParent 1>>',
			63: signature(
				'/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 2/V/1.2>>>>]/Reason(Approved by Ada)',
			),
			64: ['/Type/XObject/Subtype/Form/BBox[0 0 120 40]/Resources<</Font<</F 3 0 R>>>>', APPEARANCE],
			65: '<</Type/Annot/Subtype/Widget/FT/Sig/T(waiting)/Rect[20 20 140 60]/F 4/Lock<</Type/SigFieldLock/Action/Include/Fields[(name)]>>/SV<</Type/SV/Ff 2>>>>',
			66: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Ff 1/Rect[20 160 140 180]/F 4>>',
			80: '<</Type/StructTreeRoot/K 81 0 R/ParentTree<</Nums[0[82 0 R]1 83 0 R]>>>>',
			81: '<</Type/StructElem/S/Document/P 80 0 R/K[82 0 R 83 0 R]>>',
			82: '<</Type/StructElem/S/P/P 81 0 R/Pg 11 0 R/K 0>>',
			83: '<</Type/StructElem/S/Form/P 81 0 R/K<</Type/OBJR/Obj 62 0 R/Pg 11 0 R>>>>',
		},
	});
	return sign(
		appended(sign(first), {
			1: `<</Type/Catalog/Pages 2 0 R${catalog('/DSS<</Type/DSS/Certs[91 0 R]/VRI<</0A<</Cert[91 0 R]>>>>>>/Legal<</Attestation(legal)>>')}>>`,
			13: '<</Type/Page/Parent 2 0 R/Contents 43 0 R/Annots[70 0 R]>>',
			60: '<</Fields[61 0 R 65 0 R 66 0 R 70 0 R]/SigFlags 3>>',
			70: '<</Type/Annot/Subtype/Widget/FT/Sig/T(stamp)/P 13 0 R/Rect[0 0 0 0]/F 132/V 71 0 R>>',
			71: timestamp(),
			91: `<</Length ${certificateBytes().length}>>\nstream\n${certificateBytes().toString('latin1')}\nendstream`,
		}),
	);
}

/** One page, and a signature over the whole file, which claims to be older than its certificate. */
export const agreement = (): Uint8Array =>
	sign(
		rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]/SigFlags 3>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(approval)/P 11 0 R/Rect[0 0 0 0]/F 132/V 61 0 R>>',
				61: signature('/M(D:20150101000000Z)'),
			},
		}),
	);
