import { decode } from '../../shared/contract/values/decode';
import type { ParamsOf } from '../../shared/contract/operations';
import { numbered, rich } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { documentInfo, onFile, packetOf, qpdfCheck, run, uncompressed, withPrograms, withTools } from '../support/judges/tools';

async function set(
	bytes: Uint8Array,
	params: Partial<ParamsOf<'set_metadata'>>,
): Promise<{ bytes: Uint8Array; notes: string[] }> {
	const { documents, notes } = await local.run('set_metadata', [asDocument(bytes)], { remove_existing: false, ...params });
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
const packet = (descriptions: string): string =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${RDF}>${descriptions}</rdf:RDF></x:xmpmeta>`;
const withXmp = (text: string, entries = ''): Uint8Array =>
	rawPages(2, { catalog: '/Metadata 60 0 R', objects: { 60: [`/Type/Metadata/Subtype/XML${entries}`, text] } });

const WORDS = {
	title: 'Über „Zahlen“',
	author: 'Ada & Grace',
	subject: 'A <subject>',
	keywords: 'one, two',
	creator: 'Writer',
	language: 'de-AT',
};

withTools('qpdf', 'poppler')('set_metadata', () => {
	test('writes what another program reads, and keeps the other entries', async () => {
		const { bytes } = await set(await rich(3), WORDS);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const { language: _language, ...inInfo } = WORDS;
		expect(documentInfo(bytes)).toMatchObject(inInfo);
		expect(uncompressed(bytes)).toContain('/Lang (de-AT)');
		const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
		expect(data).toMatchObject(WORDS);
	});

	test('finds XMP properties by namespace, replaces them, and keeps all others', async () => {
		const before = packet(
			`<rdf:Description rdf:about="uuid:1" xmlns:my="http://purl.org/dc/elements/1.1/" xmlns:dc="urn:other" xmlns:k="http://ns.adobe.com/pdf/1.3/" k:Keywords='old words' k:Trapped="False"><my:title><rdf:Alt><rdf:li xml:lang="x-default">Old</rdf:li><rdf:li xml:lang="fr">Vieux</rdf:li></rdf:Alt></my:title><dc:title>kept</dc:title><my:subject><rdf:Bag><rdf:li>old</rdf:li></rdf:Bag></my:subject></rdf:Description>`,
		);
		const { bytes, notes } = await set(withXmp(before), { title: 'New', keywords: 'red, green;blue' });
		const text = packetOf(bytes);
		for (const gone of ['Old', 'Vieux', 'old words', '<rdf:li>old']) expect(text).not.toContain(gone);
		for (const kept of ['<dc:title>kept</dc:title>', 'k:Trapped="False"', 'rdf:about="uuid:1"']) expect(text).toContain(kept);
		expect(text).toContain('<rdf:li>red</rdf:li><rdf:li>green</rdf:li><rdf:li>blue</rdf:li>');
		expect([notes, (text.match(/rdf:about="uuid:1"/g) ?? []).length]).toEqual([[], 2]);
	});

	withPrograms('exiftool').test('exiftool reads from the XMP what it reads from Info', async () => {
		const { bytes } = await set(withXmp(packet('')), WORDS);
		const tags = onFile(
			bytes,
			(file) => JSON.parse(run('exiftool', ['-j', '-G1', '-sep', '; ', file]).stdout.toString('utf8'))[0],
		);
		expect(tags).toMatchObject({
			'PDF:Title': WORDS.title,
			'XMP-dc:Title': WORDS.title,
			'XMP-dc:Creator': WORDS.author,
			'XMP-dc:Description': WORDS.subject,
			'XMP-pdf:Keywords': WORDS.keywords,
			'XMP-xmp:CreatorTool': WORDS.creator,
			'XMP-dc:Language': WORDS.language,
			'PDF:Language': WORDS.language,
		});
	});

	test('turns UTF-16 XMP into UTF-8', async () => {
		const text = `\ufeff<?xml version="1.0" encoding="UTF-16"?>${packet('<rdf:Description rdf:about=""><a:b xmlns:a="urn:a">日本</a:b></rdf:Description>')}`;
		const { bytes } = await set(withXmp(Buffer.from(text, 'utf16le').toString('latin1')), { title: 'New' });
		expect(packetOf(bytes)).toMatch(/encoding="UTF-8"[^]*日本[^]*New/);
	});

	test.each([
		['cut off', packet('<rdf:Description rdf:about="">').slice(0, -30)],
		['not XML', 'no packet & nothing'],
		['with a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${packet('')}`],
		['empty', ''],
	])('writes XMP that is %s again, from Info, and says so', async (_name, text) => {
		const raw = Buffer.from(withXmp(text)).toString('latin1');
		const info = '/Root 1 0 R/Info<</Author(Ada)/CreationDate(D:20200102030405Z)/Producer(P)>>';
		const { bytes, notes } = await set(Buffer.from(raw.replace('/Root 1 0 R', info), 'latin1'), { title: 'New' });
		expect(notes).toEqual(['xmp_replaced']);
		expect(packetOf(bytes)).toMatch(/New[^]*Ada[^]*<pdf:Producer>P<[^]*<xmp:CreateDate>2020-01-02T03:04:05Z</);
		expect(documentInfo(bytes)).toMatchObject({ title: 'New', author: 'Ada' });
	});

	test('leaves XMP unfiltered, and gives PDF/A-4 no Info dictionary', async () => {
		const id = 'xmlns:a="http://www.aiim.org/pdfa/ns/id/" a:part="4" a:rev="2020"';
		const { bytes, notes } = await set(withXmp(packet(`<rdf:Description rdf:about="" ${id}/>`)), { title: 'New' });
		expect([notes, Buffer.from(bytes).includes('<dc:title>'), Buffer.from(bytes).includes('/Info')]).toEqual([[], true, false]);
	});

	test('takes out of the Info dictionary of PDF/A-4, which should have none, what the new words replace', async () => {
		const id = 'xmlns:a="http://www.aiim.org/pdfa/ns/id/" a:part="4" a:rev="2020"';
		const xmp = packet(`<rdf:Description rdf:about="" ${id}/>`);
		const withInfo = (entries: string) => {
			const objects = { 60: ['/Type/Metadata/Subtype/XML', xmp], 61: `<<${entries}>>` } as const;
			const raw = Buffer.from(rawPages(1, { catalog: '/Metadata 60 0 R', objects })).toString('latin1');
			return Buffer.from(raw.replace('/Root 1 0 R', '/Root 1 0 R/Info 61 0 R'), 'latin1');
		};
		const { bytes } = await set(withInfo('/Title(Old)/Author(Old)/Subject(Old)'), { title: 'New', author: 'Ada' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(documentInfo(bytes)).toEqual({ subject: 'Old' });
		const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
		expect(data).toMatchObject({ title: 'New', author: 'Ada', subject: 'Old' });
		const emptied = await set(withInfo('/Title(Old)'), { title: 'New' });
		expect(Buffer.from(emptied.bytes).includes('/Info')).toBe(false);
	});

	test('removes Info, all XMP and private data; nothing of the names is left', async () => {
		const secret = 'Ada Lovelace';
		const xmp: [string, string] = [
			'/Type/Metadata/Subtype/XML',
			packet(
				`<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="1"><a:b xmlns:a="urn:a">${secret}</a:b></rdf:Description>`,
			),
		];
		const raw = rawPages(2, {
			catalog: '/Metadata 60 0 R/PieceInfo<</App<</Private(Ada Lovelace)>>>>',
			pages: {
				1: '/PieceInfo<</App<</LastModified(D:2020)/Private 61 0 R>>>>/Metadata 62 0 R',
				2: '/Resources<</XObject<</X 63 0 R/PTEX.FileName 65 0 R>>/Font<</F 3 0 R>>>>',
			},
			objects: {
				60: xmp,
				61: `(${secret})`,
				62: xmp,
				63: ['/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Metadata 64 0 R', ''],
				64: xmp,
				// As pdfTeX includes pages of another document; and a resource of that name.
				65: [`/Type/XObject/Subtype/Form/BBox[0 0 1 1]/PTEX.FileName(/home/${secret})/PTEX.InfoDict 66 0 R`, ''],
				66: `<</Author(${secret})>>`,
			},
		});
		const bytes = Buffer.from(
			Buffer.from(raw).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R/Info<</Author(${secret})>>`),
			'latin1',
		);
		const result = await set(bytes, { remove_existing: true, title: 'Only this' });
		expect(result.notes).toEqual(['pdfa_identification_removed']);
		expect(qpdfCheck(result.bytes)).toMatchObject({ clean: true });
		expect(uncompressed(result.bytes)).not.toMatch(/Lovelace|PieceInfo|\/Metadata|InfoDict/);
		expect(uncompressed(result.bytes)).toMatch(/PTEX\.FileName \d+ 0 R/);
		expect(documentInfo(result.bytes)).toEqual({ title: 'Only this' });
	});

	test('keeps the encryption', async () => {
		const locked = encryptedByQpdf(await numbered(2), 'AESV2', 'user', 'owner');
		const { bytes } = await set(locked, { title: 'Secret title', open_password: 'user' });
		expect(Buffer.from(bytes).includes('Secret title')).toBe(false);
		expect(documentInfo(bytes, 'user')).toMatchObject({ title: 'Secret title' });
		expect(qpdfCheck(bytes, 'user')).toMatchObject({ clean: true });
	});

	test('replaces an Info dictionary that is a stream', async () => {
		const raw = Buffer.from(rawPages(1, { objects: { 60: ['/Author(Ada)', 'data'] } })).toString('latin1');
		const { bytes } = await set(Buffer.from(raw.replace('/Root 1 0 R', '/Root 1 0 R/Info 60 0 R'), 'latin1'), { title: 'New' });
		expect(documentInfo(bytes)).toMatchObject({ title: 'New' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});
});
