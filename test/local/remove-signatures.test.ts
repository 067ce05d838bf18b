import { decode } from '../../shared/contract/values/decode';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { SIGNER, certificateBytes, certified, sign, signature } from '../support/documents/signed';
import {
	pageTexts,
	qpdfCheck,
	qpdfJson,
	run,
	showEncryption,
	uncompressed,
	withPrograms,
	withTools,
} from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const strip = (bytes: Uint8Array, params: { appearance?: 'keep' | 'remove'; open_password?: string } = {}) =>
	local.run('remove_signatures', [asDocument(bytes)], { appearance: 'keep', ...params });

/** The statements of pdfsig about each signature field. */
function pdfsig(bytes: Uint8Array): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		return run('pdfsig', [file]).stdout.toString('utf8');
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const TRACES = [
	'/ByteRange',
	'/Type /Sig\n',
	'/DocTimeStamp',
	'/DSS',
	'/SigFlags',
	'/DocMDP',
	'/UR3',
	'/Perms',
	'/ESIC',
	'/Legal',
];

/** Nothing of a signature is left in the file, in any form. */
function expectNoTrace(bytes: Uint8Array, password?: string): void {
	const content = uncompressed(bytes, password);
	for (const trace of [...TRACES, SIGNER]) expect(content).not.toContain(trace);
	const certificate = certificateBytes().subarray(20, 60);
	for (const form of [certificate.toString('latin1'), certificate.toString('hex')]) expect(content).not.toContain(form);
}

const fieldsOf = (bytes: Uint8Array): string[] =>
	qpdfJson(bytes)
		.acroform.fields.map(({ fullname }: { fullname: string }) => fullname)
		.sort();

withTools('qpdf', 'poppler')('remove_signatures', () => {
	withPrograms('poppler').test('the fixture is what it should be', () => {
		expect(pdfsig(certified())).toMatch(
			/approval\.manager[^]*Signature is Valid[^]*waiting[^]*not signed[^]*stamp[^]*Total document/,
		);
	});

	withPrograms('poppler').test('pdfsig finds no signature any more', async () => {
		expect(pdfsig((await strip(certified())).documents[0]!.bytes)).not.toContain('Validation');
	});

	testInTurn('every signature goes; pages look the same, and a form waiting to be signed still waits', async () => {
		const input = certified();
		const { documents, notes, facts } = await strip(input);
		const { bytes, pageCount } = documents[0]!;
		expect(facts).toEqual({ pageCount: 3, removedSignatures: 2, removedSignatureFields: ['approval.manager', 'stamp'] });
		expect(notes).toMatchObject([
			{
				code: 'signatures_removed',
				message: expect.stringMatching(/^2 signatures were removed: approval\.manager, stamp\. Their visible marks stay/),
			},
		]);
		expect(pageCount).toBe(3);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expectNoTrace(bytes);
		expect(looks(bytes)).toEqual(looks(input));
		expect(fieldsOf(bytes)).toEqual(['name', 'waiting']);
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.find({ '/T': 'u:waiting' })).toMatchObject([{ '/Lock': { '/Action': '/Include' }, '/SV': { '/Ff': 2 } }]);
		// The author made the field read-only.
		expect(objects.find({ '/T': 'u:name' })).toMatchObject([{ '/Ff': 1, '/V': 'u:Ada' }]);
		const [mark] = objects.find({ '/Subtype': '/Stamp' });
		expect(Object.keys(mark).sort()).toEqual(['/AP', '/F', '/P', '/Rect', '/StructParent', '/Subtype', '/Type']);
		expect(Object.keys(mark['/AP'])).toEqual(['/N']);
		// The extensions of others stay.
		expect(objects.catalog('/Extensions')).toEqual({ '/ADBE': expect.anything() });
		// A second time there is nothing to do.
		expect(await strip(bytes)).toMatchObject({ notes: [{ code: 'no_signatures' }], facts: { removedSignatures: 0 } });
		expect((await strip(input)).documents[0]!.bytes).toEqual(bytes);
	});

	testInTurn('with appearance=remove the mark goes, too, and its place in the structure', async () => {
		const input = certified();
		const { bytes } = (await strip(input, { appearance: 'remove' })).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expectNoTrace(bytes);
		const [first, ...others] = looks(input);
		expect(looks(bytes).slice(1)).toEqual(others);
		expect(looks(bytes)[0]).not.toBe(first);
		const hidden = rawPages(3, {
			catalog: '/AcroForm<</Fields[66 0 R]>>',
			pages: { 1: '/Annots[66 0 R]' },
			objects: { 66: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Ff 1/Rect[20 160 140 180]/F 4>>' },
		});
		expect(looks(bytes)).toEqual(looks(hidden));
		expect(uncompressed(bytes)).not.toContain('Signed by');
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.find({ '/Subtype': '/Stamp' })).toEqual([]);
		expect(
			objects
				.find({ '/Type': '/StructElem' })
				.map(({ '/S': role }) => role)
				.sort(),
		).toEqual(['/Document', '/P']);
		expect(objects.catalog('/StructTreeRoot', '/ParentTree', '/Nums')).toHaveLength(2);
	});

	// PDFium draws a field that is for paper alone.
	withPrograms('poppler').test('fields that the form does not list, direct ones, nested ones, and invisible ones', async () => {
		const widget = '/Type/Annot/Subtype/Widget';
		const mark = '/AP<</N 90 0 R>>';
		const document = (signed: string) =>
			rawPages(2, {
				catalog: `/AcroForm<</Fields[60 0 R<</FT/Sig/T(direct)/V ${signed}/Kids[67 0 R]>>]/SigFlags 3/DR<<>>>>`,
				pages: {
					1: '/Annots[61 0 R 62 0 R 63 0 R 64 0 R 65 0 R 67 0 R 68 0 R]',
					2: `/Annots[<<${widget}/FT/Sig/T(on page)/V ${signed}/Rect[20 20 90 60]${mark}>>]`,
				},
				objects: {
					// A field tree whose only leaves are signed: nothing of it stays.
					60: '<</T(a)/FT/Sig/Kids[69 0 R]>>',
					69: '<</T(b)/Parent 60 0 R/Kids[61 0 R 62 0 R]>>',
					61: `<<${widget}/T(c)/Parent 69 0 R/Rect[0 0 50 20]/V ${signed}>>`,
					62: `<<${widget}/T(d)/Parent 69 0 R/Rect[60 0 90 20]/F 2/V ${signed}${mark}>>`,
					// No array lists these.
					63: `<<${widget}/Parent 66 0 R/Rect[100 0 130 20]${mark}>>`,
					66: `<</T<feff006c00f6007300650020263a>/FT/Sig/V ${signed}>>`,
					64: `<<${widget}/FT/Sig/T(alone)/Rect[140 0 170 20]/V ${signed}${mark}>>`,
					// Only paper shows it.
					65: `<<${widget}/FT/Sig/T(paper)/Rect[180 0 210 20]/F 36/V ${signed}${mark}>>`,
					67: `<<${widget}/Rect[220 0 250 20]${mark}>>`,
					68: `<<${widget}/FT/Sig/T(unsigned)/Rect[260 0 290 20]/V null>>`,
					90: ['/Type/XObject/Subtype/Form/BBox[0 0 30 20]', '0 1 0 rg 0 0 30 20 re f'],
					95: signature(),
				},
			});
		const { documents, facts } = await strip(sign(document('95 0 R')));
		const { bytes } = documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expectNoTrace(bytes);
		expect([...facts.removedSignatureFields!].sort()).toEqual([
			'a.b.c',
			'a.b.d',
			'alone',
			'direct',
			'löse ☺',
			'on page',
			'paper',
		]);
		expect(looks(bytes)).toEqual(looks(document('95 0 R')));
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.find({ '/Subtype': '/Stamp' })).toHaveLength(5);
		expect(objects.find({ '/FT': '/Sig' })).toMatchObject([{ '/T': 'u:unsigned' }]);
		expect(objects.catalog('/AcroForm', '/Fields')).toEqual([]);
		const bare = (await strip(sign(document('95 0 R')), { appearance: 'remove' })).documents[0]!.bytes;
		expect(new Objects(bare).find({ '/Rect': expect.anything() })).toEqual([]);
		expect(new Objects(bare).at(new Objects(bare).pages()[0], '/Annots')).toHaveLength(1);
	});

	test('shortens a long field name in the note, and not in the facts', async () => {
		const name = 'n'.repeat(1600);
		const field = `<</Type/Annot/Subtype/Widget/FT/Sig/T(${name})/V 61 0 R/Rect[0 0 0 0]>>`;
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: field, 61: signature() },
		});
		const { notes, facts } = await strip(sign(input));
		expect(notes[0]?.message).toContain(`1 signature was removed: ${'n'.repeat(79)}… Their`);
		expect(facts.removedSignatureFields).toEqual([name]);
	});

	test('usage rights are a signature without a field', async () => {
		const input = sign(
			rawPages(1, {
				catalog: '/Perms<</UR3 60 0 R>>',
				objects: {
					60: signature('/Reference[<</Type/SigRef/TransformMethod/UR3/TransformParams<</Type/TransformParams/V/2.2>>>>]'),
				},
			}),
		);
		const { documents, notes } = await strip(input);
		expectNoTrace(documents[0]!.bytes);
		expect(notes.map(({ code }) => code)).toEqual(['usage_rights_removed']);
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1']);
	});

	test('signatures inside an XFA form go, what users typed stays', async () => {
		const template = '<template><field name="s"><ui><signature type="PDF1.3"><filter/></signature></ui></field></template>';
		const datasets =
			'<xfa:datasets><Signature>typed</Signature><signature>typed, too</signature><x><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>c2lnbmVk</ds:SignatureValue></ds:Signature></x><!-- <Signature xmlns="http://www.w3.org/2000/09/xmldsig#"> --><y xmlns="http://www.w3.org/2000/09/xmldsig#"><Signature>c2lnbmVk</Signature></y></xfa:datasets>';
		const input = (fields: string) =>
			rawPages(1, {
				catalog: `/AcroForm<</Fields[${fields}]/XFA[(template)60 0 R(datasets)61 0 R]>>`,
				objects: {
					60: ['', template],
					61: ['', datasets],
					62: '<</FT/Sig/T(s)/V 63 0 R>>',
					63: signature(),
				},
			});
		const signed = uncompressed((await strip(sign(input('62 0 R')))).documents[0]!.bytes);
		expect(signed).toContain('<ui></ui>');
		expect(signed).toContain('<Signature>typed</Signature><signature>typed, too</signature><x></x>');
		const waiting = uncompressed((await strip(input(''))).documents[0]!.bytes);
		expect(waiting).toContain(template);
		expect(waiting).not.toContain('c2lnbmVk');
	});

	testInTurn('a document without signatures comes back as it was', async () => {
		const input = await rich(3, { objectStreams: true });
		const { documents, notes, facts } = await strip(input);
		const { bytes } = documents[0]!;
		expect(notes).toEqual([{ code: 'no_signatures', message: 'The document had no signature.' }]);
		expect(facts).toEqual({ pageCount: 3, removedSignatures: 0, removedSignatureFields: [] });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(looks(bytes)).toEqual(looks(input));
		expect([outlineLines(bytes), labelsOf(bytes), fieldsOf(bytes)]).toEqual([
			outlineLines(input),
			labelsOf(input),
			fieldsOf(input),
		]);
		// qpdf numbers objects as it finds them: only identifiers and positions may differ.
		const content = (document: Uint8Array) =>
			uncompressed(document)
				.split('\nxref\n')[0]!
				.replace(/^%% Original object ID.*$/gm, '');
		expect(content(bytes)).toBe(content(input));
	});

	testInTurn.each(['AESV3 R6', 'AESV2', 'RC4-128'] as const)(
		'an encrypted document keeps its encryption (%s)',
		async (variant) => {
			const input = encryptedByQpdf(certified(), variant, 'user', 'owner');
			const { documents, facts } = await strip(input, { open_password: 'user' });
			const { bytes } = documents[0]!;
			expect(facts.removedSignatureFields).toEqual(['approval.manager', 'stamp']);
			for (const password of ['user', 'owner'])
				expect(showEncryption(bytes, password).replace(/^.*password.*\n/gm, '')).toBe(
					showEncryption(input, password).replace(/^.*password.*\n/gm, ''),
				);
			expectNoTrace(bytes, 'user');
			expect(looks(bytes, { password: 'user' })).toEqual(looks(input, { password: 'user' }));
			await expect(strip(input)).rejects.toMatchObject({ code: 'password_required' });
		},
	);

	test('finds fields whose type is written with escapes', async () => {
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]/SigFlags 3>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/W#69dget/FT/S#69g/T(s)/V 61 0 R/Rect[0 0 9 9]>>',
				61: '<</ByteRange[0 1 2 3]/Contents<00>>>',
			},
		});
		expectNoTrace((await strip(input)).documents[0]!.bytes);
	});

	testInTurn('a merge has no signatures either', async () => {
		const inputs = [certified(), certified()];
		const { documents, notes } = await local.run(
			'merge_documents',
			inputs.map((bytes) => asDocument(bytes)),
			decode('merge_documents', {}),
		);
		const { bytes } = documents[0]!;
		expect(notes.map(({ code }) => code)).toEqual(['signatures_removed']);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expectNoTrace(bytes);
		expect(fieldsOf(bytes)).toEqual(['name', 'name_2', 'waiting', 'waiting_2']);
		expect(looks(bytes)).toEqual(inputs.flatMap((input) => looks(input)));
		const alone = (await local.run('merge_documents', [asDocument(inputs[0]!)], decode('merge_documents', {}))).documents[0]!
			.bytes;
		expectNoTrace(alone);
	});
});
