import { decode, type RawParameters } from '../../shared/contract/values/decode';
import type { JsonObject } from '../../shared/contract/operations/types';
import { rich } from '../support/documents/drawn';
import { bomb } from '../support/hostile/documents';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { RawFile, rawPages } from '../support/documents/raw';
import { appended, certified, sign } from '../support/documents/signed';
import { onFile, run, withPrograms, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

async function info(bytes: Uint8Array, params: RawParameters = {}): Promise<JsonObject> {
	const { documents, data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', params));
	// The document passes through as it is.
	expect(documents[0]!.bytes).toBe(bytes);
	return data!;
}

const pdfinfo = (bytes: Uint8Array): string =>
	onFile(bytes, (file) => run('pdfinfo', ['-isodates', file]).stdout.toString('utf8'));

const xmp = (properties: string, declared = ''): [string, string] => [
	'/Type/Metadata/Subtype/XML',
	`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${declared}>${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
];
const withXmp = (stream: readonly [string, string]): Uint8Array =>
	rawPages(1, { catalog: '/Metadata 60 0 R', objects: { 60: stream } });
/** A document of one page with this Info dictionary. */
const withInfo = (entries: string): Uint8Array => {
	const text = Buffer.from(rawPages(1, { objects: { 60: entries } })).toString('latin1');
	return Buffer.from(text.replace('/Root 1 0 R', '/Root 1 0 R/Info 60 0 R'), 'latin1');
};

withTools('qpdf', 'poppler')('get_document_info', () => {
	withPrograms('poppler').test('says of a rich document what pdfinfo and qpdf say', async () => {
		const bytes = await rich(6);
		const told = pdfinfo(bytes);
		expect(told).toMatch(/Title: +Rich\n[^]*Tagged: +yes[^]*Form: +AcroForm[^]*Pages: +6\n/);
		expect(await info(bytes)).toMatchObject({
			pageCount: 6,
			title: 'Rich',
			tagged: true,
			form: { fields: 1, xfa: false },
			bookmarks: 5,
			attachments: [{ name: 'notes.txt', size: 5, mimeType: 'text/plain' }],
			fonts: [{ name: 'Helvetica', type: 'Type1', embedded: false, subset: false }],
			permissions: { allowPrint: true, allowFillForm: true },
			javascript: false,
			locked: false,
			repaired: false,
		});
	});

	test('tells page labels and the size as displayed, with UserUnit, CropBox and rotation', async () => {
		const bytes = rawPages(3, {
			catalog: '/PageLabels<</Nums[0<</S/r/St 4>>2<</S/A/P(B-)/St 27>>]>>',
			pages: { 1: '/Rotate 90/CropBox[100 0 200 200]', 2: '/UserUnit 2', 3: '/MediaBox[300 200 0 0]' },
		});
		expect(await info(bytes, { per_page: true })).toMatchObject({
			pageSizes: [
				{ width: 200, height: 100, count: 1, firstPage: 1 },
				{ width: 600, height: 400, count: 1, firstPage: 2 },
				{ width: 300, height: 200, count: 1, firstPage: 3 },
			],
			pages: [
				{ width: 200, height: 100, rotation: 90, label: 'iv' },
				{ width: 600, height: 400, rotation: 0, label: 'v' },
				{ width: 300, height: 200, rotation: 0, label: 'B-AA' },
			],
		});
	});

	test('counts the characters of pages, and the pages without text', async () => {
		const bytes = rawPages(3, { objects: { 42: ['', '0 0 10 10 re f'], 43: ['', ''] } });
		const data = await info(bytes, { per_page: true });
		expect(data).toMatchObject({
			pages: [{ characters: 5 }, { characters: 0 }, { characters: 0 }],
			pagesWithoutText: { count: 2, first: 2 },
		});
		const quick = await info(bytes);
		expect(quick['pagesWithoutText']).toEqual({ count: 2, first: 2 });
		expect(quick).not.toHaveProperty('pages');
	});

	test.each([
		['white space', 'BT /F 9 Tf 40 100 Td (   ) Tj ET', 0],
		['text beside the page', 'BT /F 9 Tf 4000 100 Td (away) Tj ET', 0],
		['text that is not painted, as under scans', 'BT /F 9 Tf 3 Tr 40 100 Td (scan) Tj ET', 4],
		['text that is replaced by nothing', 'BT /F 9 Tf 40 100 Td /Span<</ActualText()>>BDC (ab) Tj EMC ET', 0],
		['text that is replaced', 'BT /F 9 Tf 40 100 Td /Span<</ActualText(abc)>>BDC (x) Tj EMC ET', 3],
		['broken content', 'BT /F 9 Tf 40 100 Td (cut', 0],
	])('finds without reading everything what reading finds: %s', async (_, content, characters) => {
		const bytes = rawPages(1, { objects: { 41: ['', content] } });
		const expected = characters === 0 ? { count: 1, first: 1 } : { count: 0, first: null };
		expect(await info(bytes, { per_page: true })).toMatchObject({ pages: [{ characters }], pagesWithoutText: expected });
		expect((await info(bytes))['pagesWithoutText']).toEqual(expected);
	});

	test('finds text that only the tags tell', async () => {
		const bytes = rawPages(2, {
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 60 0 R',
			pages: { 1: '/StructParents 0' },
			objects: {
				41: ['', '/Figure<</MCID 0>>BDC 0 0 9 9 re f EMC'],
				42: ['', ''],
				60: '<</Type/StructTreeRoot/K 61 0 R/ParentTree<</Nums[0[61 0 R]]>>>>',
				61: '<</Type/StructElem/S/Figure/P 60 0 R/Pg 11 0 R/K 0/ActualText(drawn)>>',
			},
		});
		const whole = (await info(bytes, { per_page: true }))['pagesWithoutText'];
		expect((await info(bytes))['pagesWithoutText']).toEqual(whole);
	});

	test('gives no number of pages without text where that would take long', async () => {
		expect((await info(rawPages(5001, {})))['pagesWithoutText']).toBeNull();
	});

	withPrograms('poppler').test('lists signatures as pdfsig does, with their kinds, and fields that are not signed', async () => {
		const bytes = sign(sign(certified()));
		const fields = onFile(bytes, (file) => run('pdfsig', ['-nocert', file]).stdout.toString('utf8'));
		const { signatures } = (await info(bytes)) as { signatures: JsonObject[] };
		for (const { field } of signatures) expect(fields).toContain(`Signature Field Name: ${String(field)}`);
		expect(signatures.map(({ field, signed, kind }) => [field, signed, kind])).toEqual([
			['approval.manager', true, 'certification'],
			['waiting', false, null],
			['stamp', true, 'timestamp'],
		]);
	});

	test.each(['AESV3 R6', 'AESV2', 'RC4-128', 'RC4-40'] as const)(
		'reads a document locked with %s as far as it can',
		async (variant) => {
			const bytes = encryptedByQpdf(await rich(3), variant, 'user', 'owner');
			const locked = await info(bytes);
			expect(locked).toMatchObject({ locked: true, pageCount: 3, title: null, encryption: { opensWithoutPassword: false } });
			expect(await info(bytes, { open_password: 'user' })).toMatchObject({
				locked: false,
				title: 'Rich',
				attachments: [{ name: 'notes.txt' }],
			});
			const { keyBits } = locked['encryption'] as { keyBits: number };
			expect(keyBits).toBe(variant === 'AESV3 R6' ? 256 : variant === 'RC4-40' ? 40 : 128);
		},
	);

	test('says null for what object streams hide in a locked document', async () => {
		const bytes = encryptedByQpdf(await rich(3, { objectStreams: true }), 'AESV3 R6', 'user', 'owner');
		expect(await info(bytes)).toMatchObject({ locked: true, fonts: null, bookmarks: null, attachments: null, title: null });
	});

	test('refuses a password that does not open', async () => {
		const bytes = encryptedByQpdf(await rich(3), 'AESV3 R6', 'user', 'owner');
		await expect(info(bytes, { open_password: 'other' })).rejects.toMatchObject({ code: 'wrong_password' });
	});

	test('reads permissions of revision 2, where four bits decide eight flags', async () => {
		const bytes = rc4Restricted();
		expect(await info(bytes)).toMatchObject({
			encryption: { algorithm: 'RC4', keyBits: 40, opensWithoutPassword: true },
			permissions: {
				allowPrint: false,
				allowPrintHighResolution: false,
				allowChangeContent: true,
				allowAssembleDocument: true,
				allowCopyContent: false,
				allowAccessibility: false,
			},
		});
	});

	test('takes metadata from the XMP by namespace, whatever the prefix, and Info first', async () => {
		const declared =
			'xmlns:a="http://purl.org/dc/elements/1.1/" xmlns:dc="urn:something:else" xmlns:b="http://www.aiim.org/pdfa/ns/id/" b:part="2" b:conformance="B"';
		const packet = xmp(
			'<a:title><rdf:Alt><rdf:li xml:lang="de">Titel</rdf:li><rdf:li xml:lang="x-default">Title &amp; more</rdf:li></rdf:Alt></a:title><dc:title>wrong</dc:title><a:creator><rdf:Seq><rdf:li>Ada</rdf:li><rdf:li>Grace</rdf:li></rdf:Seq></a:creator>',
			declared,
		);
		expect(await info(withXmp(packet))).toMatchObject({ title: 'Title & more', author: 'Ada, Grace', claims: ['PDF/A-2b'] });
	});

	test.each([
		['UTF-16', 'utf16le'],
		['UTF-16, big-endian', 'utf16be'],
	])('reads XMP in %s', async (_name, encoding) => {
		const [entries, text] = xmp('<d:title xmlns:d="http://purl.org/dc/elements/1.1/">Ünder</d:title>');
		const little = Buffer.from(`\ufeff${text}`, 'utf16le');
		const bytes = encoding === 'utf16le' ? little : little.swap16();
		expect(await info(withXmp([entries, bytes.toString('latin1')]))).toMatchObject({ title: 'Ünder' });
	});

	test('never expands entities: a billion laughs cost nothing and say nothing', async () => {
		const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY ${String.fromCharCode(98 + i)} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`).join('')}]><r>&u;</r>`;
		const outside = '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><r>&a;</r>';
		for (const packet of [laughs, outside])
			expect(await info(withXmp(['/Type/Metadata/Subtype/XML', packet]))).toMatchObject({ title: null, claims: [] });
		for (const name of ['a', 'constructor']) {
			const undeclared = xmp(`<d:title xmlns:d="http://purl.org/dc/elements/1.1/">&${name};</d:title>`);
			expect(await info(withXmp(undeclared))).toMatchObject({ title: null });
		}
	});

	test('reads what a truncated packet holds', async () => {
		const [entries, text] = xmp('<d:title xmlns:d="http://purl.org/dc/elements/1.1/">Begun</d:title>');
		expect(await info(withXmp([entries, text.slice(0, text.indexOf('</rdf:Description>'))]))).toMatchObject({ title: 'Begun' });
	});

	testInTurn.each([
		['50 MB of white space', ' '.repeat(50e6)],
		['50 MB of tags that never close', '<a b="">'.repeat(6.25e6)],
		['50 MB of one attribute', `<a b="${'x'.repeat(50e6)}`],
		['a million properties', xmp('<a:b xmlns:a="urn:a">x</a:b>'.repeat(1e6))[1]],
	])('is done with XMP of %s', async (_name, text) => {
		expect(await info(withXmp(['/Type/Metadata/Subtype/XML', text]))).toMatchObject({ title: null });
	});

	testInTurn('ignores XMP that inflates to gigabytes', async () => {
		const bytes = withXmp(['/Type/Metadata/Subtype/XML/Filter[/FlateDecode/FlateDecode]', bomb(1600, 2)]);
		expect(await info(bytes)).toMatchObject({ pageCount: 1, title: null });
	});

	test.each([
		['D:2020', '2020'],
		['D:20200229', '2020-02-29'],
		["D:20200229123456+02'00'", '2020-02-29T12:34:56+02:00'],
		['D:20200229123456Z', '2020-02-29T12:34:56Z'],
		["D:20200229123456Z00'00'", '2020-02-29T12:34:56Z'],
		["D:20200229123456Z'", '2020-02-29T12:34:56Z'],
		["D:20200229123456+01'00", '2020-02-29T12:34:56+01:00'],
		["D:20200229123456-'30'", '2020-02-29T12:34:56-00:30'],
		['D:20200229123456+', '2020-02-29T12:34:56Z'],
		["D:20200229Z'", '2020-02-29'],
		['20200229123456-0500', '2020-02-29T12:34:56-05:00'],
		['2020-02-29T12:34:56Z', '2020-02-29T12:34:56Z'],
		['D:191010229123456', null],
		['D:191010228123456', '2001-02-28T12:34:56'],
		['D:20210229', null],
		['D:20201301', null],
		['D:202002291260', null],
		['Sat Feb 29 12:34:56 2020', null],
		['D:', null],
		['', null],
		['9'.repeat(100_000), null],
	])('reads the date %s as %s', async (text, date) => {
		expect(await info(withInfo(`<</CreationDate(${text})>>`))).toMatchObject({ created: date });
	});

	test('leaves out control characters and language escapes, and reads every encoding of texts', async () => {
		expect(
			await info(withInfo('<</Title<FEFF001B0065006E001B00410007000A0042>/Author<EFBBBFC384>/Subject(\\204)>>')),
		).toMatchObject({
			title: 'A\nB',
			author: 'Ä',
			subject: '—',
		});
	});

	test('reads an Info dictionary that is a stream', async () => {
		const text = Buffer.from(rawPages(1, { objects: { 60: ['/Title(Streamed)', 'data'] } })).toString('latin1');
		const bytes = Buffer.from(text.replace('/Root 1 0 R', '/Root 1 0 R/Info 60 0 R'), 'latin1');
		expect(await info(bytes)).toMatchObject({ title: 'Streamed' });
	});

	test('finds scripts in actions, also under names written with escapes, and only where they are in use', async () => {
		const action = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
		const disguised = '<</S/J#61vaScript/J#53(app.alert\\(1\\))>>';
		for (const one of [action, disguised]) {
			expect(await info(rawPages(1, { catalog: '/OpenAction 60 0 R', objects: { 60: one } }))).toMatchObject({
				javascript: true,
			});
			expect(await info(rawPages(1, { objects: { 60: one } }))).toMatchObject({ javascript: false });
		}
		const packed = new RawFile()
			.objects({ 4: '<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]>>' })
			.objectStream(5, {
				1: '<</Type/Catalog/Pages 3 0 R/OpenAction 2 0 R>>',
				2: action,
				3: '<</Type/Pages/Count 1/Kids[4 0 R]>>',
			})
			.crossReferenceStream(6, '/Root 1 0 R').bytes;
		expect(await info(packed)).toMatchObject({ javascript: true });
	});

	test('finds the scripts of XFA forms, in any packet, prefix and encoding', async () => {
		const xfa = (entry: string, data: string, more = '') =>
			info(
				rawPages(1, { catalog: `/AcroForm<</Fields[]/XFA ${entry}>>`, objects: { 60: [more, data], 61: ['', '<template/>'] } }),
			);
		const script = '<t:template><t:event><t:script contentType="application/x-javascript">1</t:script></t:event></t:template>';
		expect(await xfa('60 0 R', script)).toMatchObject({ javascript: true });
		expect(await xfa('[(config) 61 0 R(template) 60 0 R]', script.replaceAll('t:', ''))).toMatchObject({ javascript: true });
		const wide = Buffer.from(`\ufeff${script}`, 'utf16le').toString('latin1');
		expect(await xfa('60 0 R', wide)).toMatchObject({ javascript: true });
		expect(await xfa('60 0 R', 'damaged', '/Filter/FlateDecode')).toMatchObject({ javascript: true });
		expect(await xfa('[(template) 61 0 R]', script)).toMatchObject({ javascript: false });
		const none = ['<!-- <script> -->', '<![CDATA[<script>]]>', '<scripts/>', '<a script="&lt;script>">&amp;</a>'];
		for (const packet of none) expect(await xfa('60 0 R', `<t>${packet}</t>`)).toMatchObject({ javascript: false });
		for (const packet of ['<script', '<a script>', '<!-- script'])
			expect(await xfa('60 0 R', `<t>${packet}`)).toMatchObject({ javascript: true });
		const hidden = encryptedByQpdf(
			rawPages(1, { catalog: '/AcroForm<</Fields[]/XFA 60 0 R>>', objects: { 60: ['', script] } }),
			...(['AESV3 R6', 'user', 'owner'] as const),
		);
		expect(await info(hidden)).toMatchObject({ javascript: null });
	});

	test('lists fonts of pages, forms, patterns and appearances once, and none that only /DR names', async () => {
		const font = (name: string, more = '') => `<</Type/Font/Subtype/TrueType/BaseFont/${name}${more}>>`;
		const bytes = rawPages(2, {
			catalog: '/AcroForm<</Fields[70 0 R]/DR<</Font<</X 61 0 R>>>>>>',
			pages: { 1: '/Resources<</XObject<</O 62 0 R>>>>/Annots[70 0 R]' },
			objects: {
				61: font('OnlyInDR'),
				62: ['/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</Font<</A 63 0 R>>/XObject<</Self 62 0 R>>>>', ''],
				63: font('ABCDEF+Embedded', '/FontDescriptor<</FontFile2 64 0 R>>'),
				64: ['', 'program'],
				70: '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/P 11 0 R/AP<</N 71 0 R>>>>',
				71: ['/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</Font<</B 72 0 R>>>>', ''],
				72: font('InAppearance'),
			},
		});
		expect(await info(bytes)).toMatchObject({
			fonts: [
				{ name: 'Embedded', type: 'TrueType', embedded: true, subset: true },
				{ name: 'Helvetica', type: 'Type1', embedded: false, subset: false },
				{ name: 'InAppearance', type: 'TrueType', embedded: false, subset: false },
			],
		});
	});

	test('says that XFA is there, and counts bookmarks in a circle once', async () => {
		const bytes = rawPages(1, {
			catalog: '/AcroForm<</Fields[]/XFA[(template)60 0 R]>>/Outlines 61 0 R',
			objects: {
				60: ['', '<template/>'],
				61: '<</First 62 0 R/Last 63 0 R>>',
				62: '<</Title(a)/Parent 61 0 R/Next 63 0 R>>',
				63: '<</Title(b)/Parent 61 0 R/Next 62 0 R/First 63 0 R>>',
			},
		});
		expect(await info(bytes)).toMatchObject({ form: { fields: 0, xfa: true }, bookmarks: 2 });
	});

	test('says that a damaged document was repaired, without a note about a result', async () => {
		const bytes = Buffer.from(await rich(3));
		bytes.write('0000000000', bytes.lastIndexOf('startxref') + 10);
		const { data, notes } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
		expect([data!['repaired'], data!['pageCount'], notes]).toEqual([true, 3, []]);
	});

	test('reads a file whose first object is nested deeply', async () => {
		const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
		const bytes = rawPages(1, { catalog: `/Deep ${deep}` });
		expect(await info(bytes)).toMatchObject({ pageCount: 1, linearized: false });
	});

	withPrograms('poppler').test('says whether a file is linearized, and no longer after an update', async () => {
		const linear = onFile(await rich(3), (file) => run('qpdf', ['--linearize', file, '-']).stdout);
		expect(pdfinfo(linear)).toMatch(/Optimized: +yes/);
		expect(await info(linear)).toMatchObject({ linearized: true });
		const updated = appended(rawPages(1, {}), { 60: '<<>>' });
		expect(await info(updated)).toMatchObject({ linearized: false });
	});
});

/** Encrypted by hand-picked flags through qpdf: 40-bit RC4, print and copy not allowed. */
function rc4Restricted(): Uint8Array {
	const bytes = rawPages(1, {});
	return onFile(bytes, (file) => {
		const args = ['--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--print=n', '--extract=n', '--', file, '-'];
		return run('qpdf', args).stdout;
	});
}
