import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { JsonObject, Outcome } from '../../shared/contract/backend';
import type { Network } from '../../shared/contract/lent';
import { allPorts } from '../../shared/contract/ports';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { localBackend } from '../../shared/local';
import { Draft, type Form } from '../support/choices/draft';
import { writeDraft } from '../support/choices/write-draft';
import { form, text, wordsIn } from '../support/documents/forms';
import { rawPages } from '../support/documents/raw';
import { identityPem } from '../support/documents/signed';
import { asDocument, lent, local, pause } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { timeStampServer } from '../support/hosts/time-stamp-server';
import { Objects } from '../support/judges/facts';
import { asks, onFile, qpdfCheck, run, withPrograms } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const file = (bytes: Uint8Array) => ({ name: 'key', bytes });
const withCertificate = (raw: RawParameters): RawParameters => ({ certificate: file(identityPem()), ...raw });

const sign = (bytes: Uint8Array, raw: RawParameters = {}, network?: Network): Promise<Outcome> =>
	localBackend({ pause, ports: allPorts, lent: { ...lent, ...(network && { network }) } }).run(
		'sign_document',
		[asDocument(bytes)],
		decode('sign_document', withCertificate(raw)),
	);
const signed = async (...given: Parameters<typeof sign>): Promise<Uint8Array> => (await sign(...given)).documents[0]!.bytes;

async function check(bytes: Uint8Array, raw: RawParameters = {}): Promise<JsonObject> {
	const { data } = await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', raw));
	return data!;
}

/** The words of pdfsig about each signature, and about the bytes that it covers, sorted. */
function byPoppler(bytes: Uint8Array, password?: string): string[] {
	const args = ['-nocert', ...(password === undefined ? [] : ['-upw', password])];
	const text = onFile(bytes, (one) => run('pdfsig', [...args, one])).stdout.toString();
	const lines = text.matchAll(/Signature Validation: (.*)|((?:Not t|T)otal document signed)/g);
	return [...lines].map(([, says, covers]) => says ?? covers!).sort();
}

const VALID = 'Signature is Valid.';
const forms: readonly Form[] = ['table', 'stream', 'hybrid', 'object streams', 'update'];

withPrograms('poppler')('a signed document', () => {
	asks('qpdf');

	testInTurn.each(forms)(
		'is valid to others after a second signature too, with a cross-reference of the form "%s"',
		async (form) => {
			const draft = new Draft();
			draft.form = form;
			const first = await signed(writeDraft(draft));
			const bytes = await signed(first, { reason: 'Seen', location: 'Graz' });
			expect(Buffer.from(bytes.subarray(0, first.length)).equals(Buffer.from(first))).toBe(true);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(byPoppler(bytes)).toEqual(['Not total document signed', VALID, VALID, 'Total document signed']);
			expect(await check(bytes)).toMatchObject({ count: 2, allIntact: true, coversWholeFile: true });
		},
	);

	test('is encrypted as it was', async () => {
		const draft = new Draft();
		draft.encryption = 6;
		const bytes = await signed(writeDraft(draft), { open_password: 'user', reason: 'A secret' });
		expect(qpdfCheck(bytes, 'user')).toMatchObject({ clean: true });
		expect(Buffer.from(bytes).includes('A secret')).toBe(false);
		expect(byPoppler(bytes, 'user')).toContain(VALID);
		expect(await check(bytes, { open_password: 'user' })).toMatchObject({ allIntact: true });
	});

	test('may be certified, and signed again if that is permitted', async () => {
		const certified = await signed(rawPages(1, {}), { certification: 'fill_forms' });
		const bytes = await signed(certified);
		expect(await check(bytes)).toMatchObject({
			allIntact: true,
			entries: [{ certification: 'fill_forms', changesAfter: ['signatures'] }, {}],
		});
		expect(byPoppler(bytes).filter((line) => line === VALID)).toHaveLength(2);
		const closed = await signed(rawPages(1, {}), { certification: 'no_changes' });
		expect((await refusalOf(sign(closed))).issues).toMatchObject([
			{ field: 'file', message: expect.stringContaining('permits no further signature') },
		]);
	});

	test('has the signature in the empty field that was named', async () => {
		const field =
			'<</Type/Annot/Subtype/Widget/FT/Sig/T(Approver)/Rect[0 0 0 0]/F 4/Lock<</Type/SigFieldLock/Action/Include/Fields[(name)]>>>>';
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: field },
		});
		const bytes = await signed(input, { sign_field: 'Approver' });
		expect(byPoppler(bytes)).toEqual([VALID, 'Total document signed']);
		expect(await check(bytes)).toMatchObject({ entries: [{ field: 'Approver' }] });
		expect(Buffer.from(bytes).includes('/FieldMDP')).toBe(true);
		expect((await refusalOf(sign(bytes, { sign_field: 'Approver' }))).message).toMatch(
			/has no empty field 'Approver', and no empty field at all/,
		);
	});

	test('shows the values that its form left to viewers, which may draw nothing after the signature', async () => {
		const input = form([text('name', '20 20 220 40', '/V(Ada)'), text('place', '20 60 220 80', '/V<FEFF6F22>')], {
			form: '/NeedAppearances true',
		});
		const { documents, notes } = await sign(input);
		const { bytes } = documents[0]!;
		expect(wordsIn(bytes, '20 20 220 40')).toBe('Ada');
		expect(notes).toEqual([
			{ code: 'characters_missing', message: expect.stringContaining(': place (Han script). Fill the form') },
		]);
		expect(byPoppler(bytes)).toEqual([VALID, 'Total document signed']);
		expect(new Objects(bytes).catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
	});

	test.each([
		['extract_pages', { pages: '1' }, ['signatures_removed']],
		['remove_pages', { pages: '2' }, ['signatures_removed']],
		['extract_pages', { pages: '2..3' }, ['signatures_invalidated']],
	] as const)('%s with %j of a signed document gives the notes %j', async (name, raw, codes) => {
		const bytes = await signed(rawPages(3, {}), { visible: true, signature_page: 2 });
		const { documents, notes } = await local.run(name, [asDocument(bytes)], decode(name, raw));
		expect(notes.map(({ code }) => code)).toEqual(codes);
		expect(byPoppler(documents[0]!.bytes)).toHaveLength(codes[0] === 'signatures_removed' ? 0 : 2);
	});

	testInTurn('has a time stamp if a server is given', async () => {
		const { documents, facts } = await sign(rawPages(1, {}), { timestamp_server: 'https://tsa.example.com' }, timeStampServer());
		expect(facts['level']).toBe('B-T');
		expect(byPoppler(documents[0]!.bytes)).toEqual([VALID, 'Total document signed']);
		expect(await check(documents[0]!.bytes)).toMatchObject({
			entries: [{ timeSource: 'timestamp', timestamp: expect.any(String), problems: [] }],
		});
	});
});

describe('if the time stamp fails, nothing is signed', () => {
	const server = { timestamp_server: 'https://tsa.example.com/path' };
	test.each<[string, Network, RegExp]>([
		[
			'no connection',
			() => Promise.reject(new Error('getaddrinfo ENOTFOUND tsa.example.com')),
			/tsa\.example\.com could not be reached, or did not answer within 30 seconds: nothing was signed/,
		],
		['an error of HTTP', timeStampServer({ http: 503 }), /answered 503: nothing was signed/],
		['a refusal', timeStampServer({ status: 2 }), /refused the request/],
		['another nonce', timeStampServer({ nonce: Buffer.from('4000000000000001', 'hex') }), /gave a time stamp that is wrong/],
		['another digest', timeStampServer({ digest: Buffer.alloc(32) }), /gave a time stamp that is wrong/],
		['a certificate that is not for time stamps', timeStampServer({ isServer: false }), /gave a time stamp that is wrong/],
		['no ASN.1', () => Promise.resolve({ status: 200, body: Buffer.from('<html>') }), /refused the request/],
	])('%s', async (_, network, message) => {
		const refused = await refusalOf(sign(rawPages(1, {}), server, network));
		expect([refused.code, refused.message]).toEqual(['network', expect.stringMatching(message)]);
	});
});

describe('the certificate', () => {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const key = forge.pki.privateKeyFromPem(String(privateKey.export({ type: 'pkcs1', format: 'pem' })));
	const made = (change: (certificate: forge.pki.Certificate) => void = () => undefined): forge.pki.Certificate => {
		const certificate = forge.pki.createCertificate();
		certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
		certificate.serialNumber = '0c';
		certificate.validity.notBefore = new Date('2020-01-01');
		certificate.validity.notAfter = new Date('2049-12-31');
		certificate.setSubject([{ name: 'commonName', value: 'Ada' }]);
		certificate.setIssuer([{ name: 'commonName', value: 'Ada' }]);
		change(certificate);
		certificate.sign(key, forge.md.sha256.create());
		return certificate;
	};
	const pkcs12 = (options: object): Buffer =>
		Buffer.from(forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [made()], 'secret', options)).getBytes(), 'latin1');
	const pem = (certificate: forge.pki.Certificate): Buffer =>
		Buffer.from(forge.pki.privateKeyToPem(key) + forge.pki.certificateToPem(certificate));
	const messageFor = async (raw: RawParameters): Promise<string> => (await refusalOf(sign(rawPages(1, {}), raw))).message;

	testInTurn.each([
		['PKCS #12 with 3DES', () => pkcs12({ algorithm: '3des' })],
		['PKCS #12 with AES', () => pkcs12({ algorithm: 'aes256' })],
		['PKCS #12 as Base64', () => Buffer.from(pkcs12({ algorithm: 'aes128' }).toString('base64'))],
	])('may be %s, and a wrong password is an issue on it', async (_, bytes) => {
		const certificate = file(bytes());
		const { facts } = await sign(rawPages(1, {}), { certificate, certificate_password: 'secret' });
		expect(facts).toMatchObject({ signer: 'Ada', level: 'B-B' });
		expect(await messageFor({ certificate, certificate_password: 'other' })).toBe(
			'certificate_password: does not open the certificate',
		);
		expect(await messageFor({ certificate })).toBe('certificate_password: is required: the certificate needs a password');
	});

	test.each<[string, () => Buffer, RegExp]>([
		[
			'expired',
			() => pem(made(({ validity }) => (validity.notAfter = new Date('2026-03-01')))),
			/^certificate: expired on 2026-03-01$/,
		],
		[
			'is for servers',
			() => pem(made((one) => one.setExtensions([{ name: 'extKeyUsage', serverAuth: true }]))),
			/is not made for signing documents \(it is for: server authentication\)/,
		],
		[
			'is for issuing',
			() => pem(made((one) => one.setExtensions([{ name: 'keyUsage', keyCertSign: true }]))),
			/is not made for signing documents/,
		],
		[
			'belongs to another key',
			() => Buffer.from(forge.pki.privateKeyToPem(key) + identityPem().toString().split('-----END RSA PRIVATE KEY-----')[1]!),
			/does not belong to the key/,
		],
		['is alone', () => Buffer.from(forge.pki.certificateToPem(made())), /has no private key/],
		['is text', () => Buffer.from('A certificate'), /is not a certificate with its private key/],
		[
			'has a short key',
			() =>
				Buffer.from(
					String(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' })) +
						forge.pki.certificateToPem(made()),
				),
			/does not belong to the key/,
		],
	])('that %s is refused', async (_, bytes, message) => {
		expect(await messageFor({ certificate: file(bytes()) })).toMatch(message);
	});
});

test('a damaged document is repaired before, unless it is signed', async () => {
	const damage = (bytes: Uint8Array): Buffer => Buffer.from(bytes).subarray(0, Buffer.from(bytes).lastIndexOf('startxref'));
	const { notes, documents } = await sign(damage(rawPages(1, {})));
	expect(notes.map(({ code }) => code)).toEqual(['document_repaired']);
	expect(await check(documents[0]!.bytes)).toMatchObject({ allIntact: true, coversWholeFile: true });
	expect((await refusalOf(sign(damage(await signed(rawPages(1, {})))))).message).toMatch(
		/is damaged, and has 1 signature that a repair would make invalid/,
	);
});
