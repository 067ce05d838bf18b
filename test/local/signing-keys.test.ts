import type { Outcome } from '../../shared/contract/backend';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { identityOf, type KeyKind } from '../support/hosts/identities';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { signaturesIn, signedByOpenssl, stampVerifiedByOpenssl, verifiedByOpenssl } from '../support/judges/signatures';
import { withPrograms } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const sign = (bytes: Uint8Array, key: Uint8Array, raw: RawParameters = {}): Promise<Outcome> =>
	local.run('sign_document', [asDocument(bytes)], decode('sign_document', { certificate: { name: 'key', bytes: key }, ...raw }));
const check = async (bytes: Uint8Array) =>
	(await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', {}))).data!;

withPrograms('poppler', 'openssl')('a signature that others find valid, with a key of the kind', () => {
	testInTurn.each<[KeyKind, string]>([
		['RSA-2048', 'RSA-2048 SHA-256'],
		['RSA-PSS', 'RSA-PSS-2048 SHA-256'],
		['RSA-PSS, key as RSA', 'RSA-PSS-2048 SHA-256'],
		['P-256', 'ECDSA P-256 SHA-256'],
		['P-384', 'ECDSA P-384 SHA-384'],
		['P-521', 'ECDSA P-521 SHA-512'],
	])('%s', async (kind, algorithm) => {
		const { documents, facts } = await sign(rawPages(1, {}), identityOf(kind), { visible: true });
		const { bytes } = documents[0]!;
		expect(facts['signer']).toBe('Ada Lovelace');
		// The library of pdfsig does not know keys that are for RSASSA-PSS alone, see below.
		if (!kind.startsWith('RSA-PSS')) expect(signaturesIn(bytes)).toEqual({ Signature1: 'valid, whole' });
		expect(verifiedByOpenssl(bytes)).toEqual([true]);
		expect(await check(bytes)).toMatchObject({ allIntact: true, entries: [{ algorithm, verified: true, problems: [] }] });
	});

	testInTurn('of all kinds in one document, after one another', async () => {
		let bytes = rawPages(1, {});
		for (const kind of ['P-256', 'P-384', 'RSA-2048'] as const)
			bytes = Buffer.from((await sign(bytes, identityOf(kind))).documents[0]!.bytes);
		expect(signaturesIn(bytes)).toEqual({ Signature1: 'valid, part', Signature2: 'valid, part', Signature3: 'valid, whole' });
		expect(verifiedByOpenssl(bytes)).toEqual([true, true, true]);
		const changed = Buffer.from(bytes);
		changed[changed.indexOf('Page 1') + 5] = 0x37;
		expect(verifiedByOpenssl(changed)).toEqual([false, false, false]);
	});

	testInTurn('that time stamps carry, too', async () => {
		const { documents } = await sign(rawPages(1, {}), identityOf('P-256'), { timestamp_server: 'https://tsa.example.com' });
		const { bytes } = documents[0]!;
		expect(verifiedByOpenssl(bytes)).toEqual([true]);
		expect(await check(bytes)).toMatchObject({ entries: [{ timestamp: '2026-11-20T14:30:00Z', timeSource: 'timestamp' }] });
		expect(stampVerifiedByOpenssl(bytes)).toBe('OK');
	});

	testInTurn('that time stamps carry, unless they are of another signature', async () => {
		const raw = { timestamp_server: 'https://tsa.example.com' };
		const [one, other] = [
			await sign(rawPages(1, {}), identityOf('RSA-2048'), raw),
			await sign(rawPages(2, {}), identityOf('RSA-2048')),
		];
		expect(stampVerifiedByOpenssl(one.documents[0]!.bytes)).toBe('OK');
		expect(stampVerifiedByOpenssl(other.documents[0]!.bytes)).toBe('no time stamp');
	});

	testInTurn(
		'as far as pdfsig can tell: it refuses certificates for RSASSA-PSS, also if openssl signs, and takes PSS with others',
		async () => {
			const { bytes } = (await sign(rawPages(1, {}), identityOf('RSA-PSS'))).documents[0]!;
			const says = (kind: KeyKind, options: readonly string[]) => signaturesIn(signedByOpenssl(bytes, identityOf(kind), options));
			expect(signaturesIn(bytes)).toEqual({ Signature1: 'Signature is Invalid., whole' });
			expect(says('RSA-PSS', [])).toEqual({ Signature1: 'Signature is Invalid., whole' });
			expect(says('RSA-2048', ['-keyopt', 'rsa_padding_mode:pss'])).toEqual({ Signature1: 'valid, whole' });
		},
	);
});

test.each<KeyKind>(['brainpoolP256r1', 'Ed25519'])('a key of the kind %s is refused', async (kind) => {
	expect((await refusalOf(sign(rawPages(1, {}), identityOf(kind)))).message).toMatch(
		/^certificate: has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-521$/,
	);
});

test('a lock of the named field becomes FieldMDP, and fill_form respects it', async () => {
	const input = rawPages(1, {
		catalog: '/AcroForm<</Fields[60 0 R 61 0 R 62 0 R]>>',
		pages: { 1: '/Annots[60 0 R 61 0 R 62 0 R]' },
		objects: {
			60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(Approver)/Rect[0 0 0 0]/F 4/Lock<</Type/SigFieldLock/Action/Include/Fields[(name)]>>>>',
			61: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[20 160 140 180]/F 4/DA(/Helv 10 Tf 0 g)>>',
			62: '<</Type/Annot/Subtype/Widget/FT/Tx/T(other)/Rect[20 120 140 140]/F 4/DA(/Helv 10 Tf 0 g)>>',
		},
	});
	const { bytes } = (await sign(input, identityOf('P-256'), { sign_field: 'Approver' })).documents[0]!;
	const fill = (values: Record<string, string>): Promise<Outcome> =>
		local.run('fill_form', [asDocument(bytes)], decode('fill_form', { values, keep_signatures: true }));
	expect((await refusalOf(fill({ name: 'Ada' }))).message).toMatch(/a signature locks name/);
	const filled = (await fill({ other: 'Ada' })).documents[0]!.bytes;
	expect(await check(filled)).toMatchObject({ allIntact: true, entries: [{ changesAfter: ['form_values'], problems: [] }] });
});
