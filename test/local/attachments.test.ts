/** extract_attachments and add_attachment. */
import { createHash } from 'node:crypto';
import type { Document } from '../../shared/contract/backend';
import type { ParamsOf } from '../../shared/contract/operations';
import { numbered, rich } from '../support/documents/drawn';
import { bomb } from '../support/hostile/documents';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { detached, onFile, qpdfCheck, run, uncompressed, withTools } from '../support/judges/tools';
import { amount, testInTurn } from '../support/sample';

const extract = (bytes: Uint8Array, params: ParamsOf<'extract_attachments'> = {}) =>
	local.run('extract_attachments', [asDocument(bytes)], params);

async function add(
	bytes: Uint8Array,
	attachment: Document,
	params: Partial<ParamsOf<'add_attachment'>> = {},
): Promise<{ bytes: Uint8Array; notes: string[] }> {
	const all = { attachment, replace_existing: false, ...params } as const;
	const { documents, notes } = await local.run('add_attachment', [asDocument(bytes)], all);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

const file = (name: string, content: string | Uint8Array): Document => ({ name, bytes: Buffer.from(content as string) });

/** A document whose name tree has these files, each with its entries of the file specification. */
function withFiles(
	specifications: readonly string[],
	streams: Readonly<Record<number, readonly [string, string]>> = {},
): Uint8Array {
	const names = specifications.map((_, index) => `(${String(index).padStart(6, '0')})${100 + index} 0 R`);
	return rawPages(1, {
		catalog: `/Names<</EmbeddedFiles<</Names[${names.join('')}]>>>>`,
		objects: {
			60: ['/Type/EmbeddedFile', 'content'],
			...streams,
			...Object.fromEntries(specifications.map((entries, index) => [100 + index, `<</Type/Filespec${entries}>>`])),
		},
	});
}

const PDFA = (part: string, level: string): string =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:q="http://www.aiim.org/pdfa/ns/id/"><q:part>${part}</q:part>${level && `<q:conformance>${level}</q:conformance>`}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const claiming = (part: string, level: string): Uint8Array =>
	rawPages(1, { catalog: '/Metadata 60 0 R', objects: { 60: ['/Type/Metadata/Subtype/XML', PDFA(part, level)] } });

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('attachments', () => {
	testInTurn('a file that was added comes out byte for byte with pdfdetach, qpdf and extract_attachments', async () => {
		const contents = {
			'text.txt': 'line\n'.repeat(1000),
			'noise.bin': createHash('sha512').update('x').digest(),
			'empty.dat': '',
		};
		let bytes = await rich(3);
		for (const [name, content] of Object.entries(contents)) ({ bytes } = await add(bytes, file(name, content)));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const saved = detached(bytes);
		const { files } = await extract(bytes);
		for (const [name, content] of Object.entries(contents)) {
			expect(saved[name]).toEqual(Buffer.from(content as string));
			expect(Buffer.from(files!.find((one) => one.name === name)!.bytes)).toEqual(Buffer.from(content as string));
			const shown = onFile(bytes, (document) => run('qpdf', [`--show-attachment=${name}`, document]).stdout);
			expect(shown).toEqual(Buffer.from(content as string));
		}
		expect(Object.keys(saved)).toHaveLength(4);
	});

	test('writes size, checksum, date, type, relationship and description as qpdf reads them', async () => {
		const { bytes } = await add(await numbered(1), file('Rechnung №1.xml', '<invoice/>'), {
			attachment_description: 'Die Rechnung',
			relationship: 'alternative',
			modified: '2026-11-20T14:30:00+01:00',
		});
		const listed = onFile(bytes, (document) =>
			run('qpdf', ['--list-attachments', '--verbose', document]).stdout.toString('utf8'),
		);
		const checksum = createHash('md5').update('<invoice/>').digest('hex');
		for (const line of [
			'preferred name: Rechnung №1.xml',
			'description: Die Rechnung',
			"modification date: D:20261120143000+01'00'",
			'mime type: text/xml',
			`checksum: ${checksum}`,
		])
			expect(listed).toContain(line);
		expect(uncompressed(bytes)).toMatch(/\/AF \[/);
		const { files } = await extract(bytes);
		expect(files).toMatchObject([
			{
				name: 'Rechnung №1.xml',
				mediaType: 'text/xml',
				facts: { size: 10, description: 'Die Rechnung', relationship: 'Alternative' },
			},
		]);
	});

	testInTurn('keeps a name tree of a thousand files in order and within its limits', async () => {
		const specifications = Array.from({ length: 1000 }, (_, index) => `/F(file-${index}.txt)/EF<</F 60 0 R>>`);
		const { bytes } = await add(withFiles(specifications), file('0000005', 'new'));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(Object.keys(detached(bytes))).toHaveLength(1001);
		const keys = [...uncompressed(bytes).matchAll(/\/Limits \[\s+\((\d+)\)\s+\((\d+)\)/g)].flatMap(([, low, high]) => [
			low!,
			high!,
		]);
		expect(keys.length).toBeGreaterThan(20);
		expect(keys).toEqual([...keys].sort());
	});

	test('refuses a name that is taken, compared by /UF, and replaces it where that is asked for', async () => {
		const before = withFiles(['/F(other)/UF(a.txt)/EF<</F 60 0 R>>']);
		await expect(add(before, file('a.txt', 'new'))).rejects.toMatchObject({
			issues: [{ field: 'attachment', message: expect.stringContaining('replace_existing') }],
		});
		await expect(add(before, file('b.txt', 'new'), { attachment_name: 'a.txt' })).rejects.toMatchObject({
			issues: [{ field: 'attachment_name' }],
		});
		expect((await add(before, file('other', 'x'))).notes).toEqual([]);
		const { bytes } = await add(before, file('a.txt', 'new'), { replace_existing: true });
		expect(detached(bytes)).toEqual({ 'a.txt': Buffer.from('new') });
		expect(uncompressed(bytes)).not.toContain('content');
	});

	test('takes over description and relationship of the file that it replaces, unless they are given', async () => {
		const before = withFiles(['/F(a.xml)/UF(a.xml)/Desc(Rechnung)/AFRelationship/Alternative/EF<</F 60 0 R>>']);
		const factsOf = async (params: Partial<ParamsOf<'add_attachment'>>) => {
			const { bytes } = await add(before, file('a.xml', 'new'), { replace_existing: true, ...params });
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const [only] = (await extract(bytes)).files!;
			return [only!.facts.description, only!.facts.relationship];
		};
		expect(await factsOf({})).toEqual(['Rechnung', 'Alternative']);
		expect(await factsOf({ attachment_description: 'New', relationship: 'unspecified' })).toEqual(['New', 'Unspecified']);
		expect(await factsOf({ attachment_name: 'b.xml' })).toEqual(['Rechnung', 'Alternative']);
	});

	test('keeps the encryption of a document, and encrypts the attachment', async () => {
		const locked = encryptedByQpdf(await numbered(2), 'AESV3 R6', 'user', 'owner');
		const { bytes } = await add(locked, file('secret.txt', 'a secret text'), { open_password: 'user' });
		expect(qpdfCheck(bytes, 'user')).toMatchObject({ clean: true });
		expect(Buffer.from(bytes).includes('a secret text')).toBe(false);
		expect(detached(bytes, 'user')).toEqual({ 'secret.txt': Buffer.from('a secret text') });
		await expect(extract(bytes)).rejects.toMatchObject({ code: 'password_required' });
	});

	test.each([
		['1', 'B', 'x.txt', false],
		['2', 'B', 'x.txt', false],
		['2', 'B', 'PDF/A-1', true],
		['2', 'B', 'PDF/A-3', false],
		['3', 'B', 'x.txt', true],
		['4', '', 'x.txt', false],
		['4', 'F', 'x.txt', true],
		['4', 'E', 'x.txt', true],
	])('PDF/A-%s%s with %s keeps its claim: %s', async (part, level, name, keeps) => {
		const other = name.startsWith('PDF/A') ? claiming(name.slice(-1), 'B') : Buffer.from('text');
		const { bytes, notes } = await add(
			claiming(part, level),
			{ name, bytes: other },
			{
				attachment_name: 'attached',
				modified: '2026-01-01',
			},
		);
		expect([notes, uncompressed(bytes).includes(`<q:part>${part}`)]).toEqual([
			keeps ? [] : ['pdfa_identification_removed'],
			keeps,
		]);
	});

	test('PDF/A-3 needs a date for its attachment: the given one, else the document’s', async () => {
		expect((await add(claiming('3', 'B'), file('a', 'x'))).notes).toEqual(['pdfa_identification_removed']);
		const text = Buffer.from(claiming('3', 'B')).toString('latin1');
		const dated = text.replace('/Root 1 0 R', '/Root 1 0 R/Info<</ModDate(D:20250102)>>');
		const { bytes, notes } = await add(Buffer.from(dated, 'latin1'), file('a', 'x'));
		expect([notes, uncompressed(bytes).includes('/ModDate (D:20250102)')]).toEqual([[], true]);
	});

	test('finds files of annotations, pages, and structure elements, each stream once, with the page', async () => {
		const bytes = rawPages(2, {
			catalog: '/Names<</EmbeddedFiles<</Names[(a)90 0 R]>>>>/AF[90 0 R]/StructTreeRoot 80 0 R',
			pages: { 1: '/AF[91 0 R]', 2: '/Annots[70 0 R 71 0 R]' },
			objects: {
				60: ['/Type/EmbeddedFile/Subtype/text#2Fplain', 'one'],
				61: ['', 'two'],
				62: ['', 'three'],
				63: ['', 'four'],
				70: '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 92 0 R/Contents(The figures of May)>>',
				71: '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 92 0 R>>',
				80: '<</Type/StructTreeRoot/K 81 0 R>>',
				81: '<</Type/StructElem/S/P/P 80 0 R/AF[93 0 R]>>',
				90: '<</Type/Filespec/F(one.txt)/EF<</F 60 0 R>>>>',
				91: '<</Type/Filespec/F(two.txt)/EF<</F 61 0 R>>>>',
				92: '<</Type/Filespec/F(three.txt)/EF<</F 62 0 R>>>>',
				93: '<</Type/Filespec/F(four.txt)/EF<</F 63 0 R>>>>',
			},
		});
		const { files } = await extract(bytes);
		expect(files!.map(({ name, bytes: content, facts }) => [name, Buffer.from(content).toString(), facts['page']])).toEqual([
			['one.txt', 'one', undefined],
			['two.txt', 'two', 1],
			['three.txt', 'three', 2],
			['four.txt', 'four', undefined],
		]);
		expect(files![0]!.mediaType).toBe('text/plain');
		expect(files![2]!.facts['description']).toBe('The figures of May');
	});

	test.each([
		['../../etc/passwd', 'passwd'],
		['..\\..\\boot.ini', 'boot.ini'],
		['C:secret.txt', 'C_secret.txt'],
		['a.txt:hidden:$DATA', 'a.txt_hidden_$DATA'],
		['CON', '_CON'],
		['nul.txt', '_nul.txt'],
		['Com1 .log', '_Com1.log'],
		['name. . .', 'name'],
		['..', 'attachment-1'],
		['\\u0000\\u0001', '000000'],
		['invoice\\u202Efdp.exe', 'invoicefdp.exe'],
		['a\\u200Bb\\u0007c', 'abc'],
		['', '000000'],
		[`${'ü'.repeat(300)}.xml`, `${'ü'.repeat(98)}.xml`],
	])('gives %s the safe name %s', async (given, safe) => {
		const text = JSON.parse(`"${given.replaceAll('\\\\', '\\').replace(/\\(?!u)/g, '\\\\')}"`) as string;
		const hex = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
		const { files } = await extract(withFiles([`/UF<${hex}>/EF<</F 60 0 R>>`]));
		expect(files!.map(({ name }) => name)).toEqual([safe]);
	});

	test('makes equal names distinct, without regard to case', async () => {
		const streams = Object.fromEntries([61, 62, 63].map((number) => [number, ['', String(number)] as const]));
		const specifications = ['A.xml', 'a.xml', 'a (2).xml'].map((name, index) => `/F(${name})/EF<</F ${61 + index} 0 R>>`);
		const { files } = await extract(withFiles(specifications, streams));
		expect(files!.map(({ name }) => name)).toEqual(['A.xml', 'a (2).xml', 'a (2) (2).xml']);
	});

	test('chooses by pattern; matching none is not an error', async () => {
		const streams = Object.fromEntries([61, 62, 63].map((number) => [number, ['', String(number)] as const]));
		const bytes = withFiles(
			['/F(factur-x.xml)/EF<</F 61 0 R>>', '/F(ZUGFeRD.XML)/EF<</F 62 0 R>>', '/F(note.txt)/EF<</F 63 0 R>>'],
			streams,
		);
		const names = async (name_pattern: string) => (await extract(bytes, { name_pattern })).files!.map(({ name }) => name);
		expect(await names('*.xml')).toEqual(['factur-x.xml', 'ZUGFeRD.XML']);
		expect(await names('????.txt')).toEqual(['note.txt']);
		expect(await names('*a'.repeat(90))).toEqual([]);
		expect(await extract(await numbered(1))).toMatchObject({ documents: [], files: [], notes: [{ code: 'no_attachments' }] });
	});

	testInTurn('is done with name trees in circles, and with many attachments', async () => {
		const circle = rawPages(1, {
			catalog: '/Names<</EmbeddedFiles 70 0 R>>',
			objects: {
				60: ['', 'content'],
				70: '<</Kids[71 0 R 70 0 R]>>',
				71: '<</Kids[70 0 R]/Names[(a)<</F(a)/EF<</F 60 0 R>>>>]>>',
			},
		});
		expect((await extract(circle)).files).toMatchObject([{ name: 'a' }]);
		const count = amount(20_000, 10_000);
		const streams = Array.from({ length: count }, (_, index) => [200_000 + index, ['', 'x'] as const] as const);
		const many = withFiles(
			streams.map(([number]) => `/F(same)/EF<</F ${number} 0 R>>`),
			Object.fromEntries(streams),
		);
		const { files } = await extract(many);
		expect(files).toHaveLength(count);
		expect(new Set(files!.map(({ name }) => name)).size).toBe(count);
	});

	testInTurn('refuses an attachment that inflates to gigabytes', async () => {
		const bytes = withFiles(['/F(a)/EF<</F 61 0 R>>'], { 61: ['/Filter[/FlateDecode/FlateDecode]', bomb(1600, 2)] });
		await expect(extract(bytes)).rejects.toMatchObject({ code: 'limit_exceeded' });
	});

	test('adds to a portfolio, and to a document whose name tree is a circle', async () => {
		const portfolio = rawPages(1, {
			catalog: '/Collection<</Type/Collection/View/D>>/Names<</EmbeddedFiles 70 0 R>>',
			objects: {
				60: ['', 'content'],
				70: '<</Kids[70 0 R 71 0 R]>>',
				71: '<</Limits[(a)(a)]/Names[(a)<</F(a)/EF<</F 60 0 R>>>>]>>',
			},
		});
		const { bytes } = await add(portfolio, file('b', 'more'));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(detached(bytes)).toEqual({ a: Buffer.from('content'), b: Buffer.from('more') });
	});
});
