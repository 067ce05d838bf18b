import type { ResultDocument } from '../../shared/contract/backend';
import { openDocument } from '../../shared/pdf/open-document';
import { measureSave, save } from '../../shared/pdf/write/save';
import { Cutter } from '../../shared/local/split/cutter';
import { PartsBySize } from '../../shared/local/split/parts-by-size';
import { rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, job, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { noise, packed, splittable } from '../support/documents/splittable';
import { pageTexts, qpdfCheck, qpdfJson, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';

const split = (bytes: Uint8Array, maximum_bytes: number, open_password?: string) =>
	local.run('split_by_size', [asDocument(bytes)], { maximum_bytes, ...(open_password !== undefined && { open_password }) });

/**
 * The proof of docs/semantics.md, §13: parts hold all pages in order, none exceeds the limit unless it is one page, and each of them
 * with the next page, written for real in the same way, exceeds it.
 */
async function proven(bytes: Uint8Array, limit: number, password?: string): Promise<readonly ResultDocument[]> {
	const { documents, facts } = await split(bytes, limit, password);
	const source = await openDocument(bytes, job(), { password });
	const pages = source.pages.count;
	const cutter = await Cutter.of(source);
	const parts = await PartsBySize.of(cutter, limit);
	let first = 0;
	for (const part of documents) {
		const { document, last, window } = await parts.next(first);
		expect([part.firstPage, part.lastPage, part.pageCount]).toEqual([first + 1, last + 1, last - first + 1]);
		expect(await measureSave(document, cutter.options)).toBe(part.bytes.length);
		if (last > first) expect(part.bytes.length).toBeLessThanOrEqual(limit);
		if (last + 1 < pages) {
			const larger = await save(await cutter.cut(window, first, last + 1), cutter.options);
			expect(larger.length).toBeGreaterThan(limit);
		}
		first = last + 1;
	}
	expect(first).toBe(pages);
	expect(facts).toMatchObject({
		sourcePageCount: pages,
		partCount: documents.length,
		largestBytes: Math.max(...documents.map((part) => part.bytes.length)),
		oversizeParts: documents.filter((part) => part.bytes.length > limit).length,
	});
	expect(documents.map(({ name }) => name)).toEqual(documents.map((_, index) => `${`0000${index + 1}`.slice(-5)}.pdf`));
	return documents;
}

/** Each part is sound, has the text of its pages, and no word of any other. */
function expectOnlyOwnPages(documents: readonly ResultDocument[], pages: number, password?: string): void {
	for (const { bytes, firstPage = 0, lastPage = 0 } of sampled(documents, 2)) {
		expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
		const own = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
		expect(pageTexts(bytes, password).map((text) => /Page \d+/.exec(text)?.[0])).toEqual(own.map((page) => `Page ${page}`));
		const said = new Set([...uncompressed(bytes, password).matchAll(/page (\d+)\./g)].map(([, page]) => Number(page)));
		expect([...said].sort((a, b) => a - b)).toEqual(own);
		expect(own.at(-1)).toBeLessThanOrEqual(pages);
	}
}

withTools('qpdf', 'poppler')('split_by_size', () => {
	testInTurn('what pages share counts once per part', async () => {
		const image = [
			'/Type/XObject/Subtype/Image/Width 200/Height 300/BitsPerComponent 8/ColorSpace/DeviceGray',
			noise(60_000, 0),
		] as const;
		const input = splittable(40, { weight: () => 8900, resources: () => '/XObject<</I 4 0 R>>', objects: { 4: image } });
		const documents = await proven(input, 200_000);
		expect(documents.map(({ pageCount }) => pageCount)).toEqual([15, 15, 10]);
		expectOnlyOwnPages(documents, 40);
		for (const limit of sampled([69_000, 90_000, 333_333], 1)) await proven(input, limit);
		expect((await split(input, 200_000)).documents).toEqual(documents);
	});

	test('a page larger than the limit is a separate part', async () => {
		const input = splittable(12, { weight: (page) => (page % 5 === 0 ? 30_000 : 2000) });
		const documents = await proven(input, 12_000);
		expect(documents.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual([
			[1, 4],
			[5, 5],
			[6, 9],
			[10, 10],
			[11, 12],
		]);
		expect((await split(input, 12_000)).notes).toMatchObject([
			{ code: 'oversize_parts', message: expect.stringMatching(/^2 parts/) },
		]);
		expect((await proven(input, 1)).map(({ pageCount }) => pageCount)).toEqual(Array(12).fill(1));
	});

	testInTurn('many fonts, of which each page uses two', async () => {
		const fonts = Array.from({ length: 20 }, (_, index) => index);
		const input = splittable(60, {
			weight: (page) => 200 + ((page * 37) % 11) * 90,
			resources: (page) => `/XObject<</A ${10 + (page % 20)} 0 R/B ${10 + ((page * 7) % 20)} 0 R>>`,
			objects: Object.fromEntries(
				fonts.map((index) => [
					10 + index,
					['/Type/XObject/Subtype/Form/BBox[0 0 1 1]', `% ${noise(3000 + index * 200, index)}`] as const,
				]),
			),
		});
		for (const limit of sampled([20_000, 50_000], 1)) await proven(input, limit);
		expectOnlyOwnPages(await proven(input, 90_000), 60);
	});

	testInTurn('outline, destinations, labels and structure shrink to the pages of a part', async () => {
		const plain = splittable(60, { rich: true, weight: () => 400 });
		for (const [input, limit] of [
			[plain, 25_000],
			[packed(plain), 12_000],
		] as const) {
			const documents = await proven(input, limit);
			expect(documents.length).toBeGreaterThan(2);
			expectOnlyOwnPages(documents, 60);
			for (const { bytes, firstPage = 0, pageCount = 0 } of documents.slice(-2)) {
				expect(outlineLines(bytes)).toEqual(
					Array.from({ length: pageCount }, (_, index) => `Heading of page ${firstPage + index}. > ${index + 1}`),
				);
				expect(labelsOf(bytes)).toEqual(Array.from({ length: pageCount }, (_, index) => String(100 + firstPage + index)));
				const objects = new Objects(bytes);
				expect(objects.dangling()).toEqual([]);
				expect(objects.find({ '/S': '/P' })).toHaveLength(pageCount);
				expect(objects.find({ '/Subtype': '/Link' })).toHaveLength(pageCount - 1);
			}
			expect((await split(input, limit)).documents).toEqual(documents);
		}
	});

	testInTurn('a form of 500 fields', async () => {
		const input = splittable(50, { fields: 10 });
		for (const limit of [12_000, 25_000]) {
			const documents = await proven(input, limit);
			expectOnlyOwnPages(documents, 50);
			const values = documents.map(({ bytes }) => qpdfJson(bytes).acroform.fields.length);
			expect(values).toEqual(documents.map(({ pageCount = 0 }) => pageCount * 10));
		}
	});

	testInTurn('attachments are in none of the parts, nor is the history of the document', async () => {
		const input = splittable(6, {
			weight: () => 3000,
			catalog: '/Metadata 9 0 R/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>/AF[4 0 R]',
			objects: {
				4: '<</Type/Filespec/F(a)/UF(a)/EF<</F 5 0 R>>>>',
				5: ['/Type/EmbeddedFile', 'x'.repeat(50_000_000)],
				9: ['/Type/Metadata/Subtype/XML', `<x><dc:title>Title</dc:title><xmpMM:History>${noise(5000, 1)}</xmpMM:History></x>`],
			},
		});
		const { documents, notes, facts } = await split(input, 8000);
		expect(documents.map(({ pageCount }) => pageCount)).toEqual([2, 2, 2]);
		expect(notes).toEqual([{ code: 'attachments_left_out', message: '1 attachment is not in any part.' }]);
		expect(facts.leftOutAttachments).toBe(1);
		expectOnlyOwnPages(documents, 6);
		expect(uncompressed(documents[0]!.bytes)).toContain('<x><dc:title>Title</dc:title></x>');
		expect(Object.keys(qpdfJson(documents[0]!.bytes).attachments)).toEqual([]);
	});

	test('layers that no page of a part uses are not in it', async () => {
		const groups = [4, 5, 6, 7].map((number) => `${number} 0 R`).join(' ');
		const input = splittable(8, {
			weight: () => 2000,
			resources: (page) => `/Properties<</L ${3 + Math.ceil(page / 2)} 0 R>>`,
			catalog: `/OCProperties<</OCGs[${groups}]/D<</Order[(All)[${groups}]]/OFF[5 0 R]/AS[<</Event/View/Category[/View]/OCGs[${groups}]>>]>>/Configs[8 0 R]>>`,
			objects: {
				...Object.fromEntries([1, 2, 3, 4].map((layer) => [3 + layer, `<</Type/OCG/Name(Layer ${layer})>>`])),
				8: `<</Name(Other)/BaseState/OFF/ON[${groups}]>>`,
			},
		});
		const documents = await proven(input, 6500);
		expect(documents.map(({ pageCount }) => pageCount)).toEqual([2, 2, 2, 2]);
		for (const [index, { bytes }] of documents.entries()) {
			const objects = new Objects(bytes);
			expect(objects.find({ '/Type': '/OCG' }).map((layer) => layer['/Name'])).toEqual([`u:Layer ${index + 1}`]);
			expect(objects.catalog('/OCProperties', '/D', '/OFF')).toHaveLength(index === 1 ? 1 : 0);
			expect(objects.dangling()).toEqual([]);
		}
	});

	// D59
	test('a document that fits is its own only part: attachments and signatures stay, and no note', async () => {
		const input = splittable(4, {
			catalog:
				'/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>/AF[4 0 R]/AcroForm<</SigFlags 3/Fields[<</FT/Sig/T(s)/V<</Type/Sig/Contents<00>/ByteRange[0 1 2 3]>>>>]>>',
			objects: { 4: '<</Type/Filespec/F(a)/UF(a)/EF<</F 5 0 R>>>>', 5: ['/Type/EmbeddedFile', 'attached'] },
		});
		const outcome = await split(input, input.length);
		expect(outcome).toEqual({
			documents: [{ name: '00001.pdf', bytes: input, pageCount: 4, firstPage: 1, lastPage: 4 }],
			notes: [],
			facts: { sourcePageCount: 4, partCount: 1, largestBytes: input.length, leftOutAttachments: 0, oversizeParts: 0 },
		});
		const cut = await split(input, input.length - 1);
		expect(cut.facts.leftOutAttachments).toBe(1);
		expect(cut.documents[0]!.bytes).not.toEqual(input);
	});

	test('a document that fits and had to be repaired is written', async () => {
		const input = splittable(4);
		const damaged = Buffer.from(
			Buffer.from(input)
				.toString('latin1')
				.replace(/startxref\n\d+/, 'startxref\n7'),
			'latin1',
		);
		const { documents, notes } = await split(damaged, 1_000_000);
		expect(notes).toMatchObject([{ code: 'document_repaired' }]);
		expect(documents.map(({ name, pageCount }) => [name, pageCount])).toEqual([['00001.pdf', 4]]);
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
	});

	test('a protected document that fits stays as it is, and still needs its password', async () => {
		const input = encryptedByQpdf(splittable(3), 'AESV3 R6', 'user', 'owner');
		expect((await split(input, 1_000_000, 'user')).documents[0]!.bytes).toEqual(input);
		await expect(split(input, 1_000_000)).rejects.toMatchObject({ code: 'password_required' });
	});

	testInTurn.each([
		['AESV3 R6', false],
		['AESV2', true],
		['RC4-128', false],
	] as const)('parts keep the encryption, and are measured with it (%s)', async (variant, objectStreams) => {
		const plain = splittable(20, { rich: true, fields: 2, weight: () => 500 });
		const input = encryptedByQpdf(objectStreams ? packed(plain) : plain, variant, 'user', 'owner');
		const documents = await proven(input, 12_000, 'user');
		expect(documents.length).toBeGreaterThan(1);
		const identifier = (bytes: Uint8Array) => qpdfJson(bytes, 'user').qpdf[1].trailer.value['/ID'][0];
		const described = (bytes: Uint8Array) => showEncryption(bytes, 'owner').replace(/^.*password.*\n/gm, '');
		for (const { bytes } of documents.slice(0, 2)) {
			expect(identifier(bytes)).toBe(identifier(input));
			expect(described(bytes)).toBe(described(input));
		}
		expectOnlyOwnPages(documents.slice(-2), 20, 'owner');
		await expect(split(input, 12_000)).rejects.toMatchObject({ code: 'password_required' });
	});

	testInTurn('pages look as before', async () => {
		const input = await rich(9);
		const documents = await proven(input, 9000);
		expect(documents.length).toBeGreaterThan(1);
		expect(documents.flatMap(({ bytes }) => looks(bytes))).toEqual(looks(input));
	});
});
