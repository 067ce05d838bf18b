import type { OctavoError } from '../../shared/contract/errors';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { numbered, rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { outlineByMupdf, pageTexts, qpdfCheck, qpdfJson, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const merge = (inputs: readonly Uint8Array[], params: RawParameters = {}) =>
	local.run(
		'merge_documents',
		inputs.map((bytes, index) => asDocument(bytes, `${'abc'[index] ?? index}.pdf`)),
		decode('merge_documents', params),
	);

/** The page, one-based, to which a destination array leads. */
const pageOf = (objects: Objects, destination: unknown): number => {
	const target = objects.get(destination);
	const array = Array.isArray(target) ? target : objects.get(target['/D']);
	return objects.pages().indexOf(array[0]) + 1;
};

/** Entries of a name tree, by name. */
function names(objects: Objects, node: unknown): Record<string, unknown> {
	const { '/Names': pairs = [], '/Kids': kids = [] } = objects.get(node);
	const found: Record<string, unknown> = {};
	for (let at = 0; at < pairs.length; at += 2) found[pairs[at].slice(2)] = pairs[at + 1];
	return Object.assign(found, ...kids.map((kid: unknown) => names(objects, kid)));
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('merge_documents', () => {
	testInTurn('names the damaged documents', async () => {
		const whole = await numbered(2);
		const damaged = Buffer.from(
			Buffer.from(whole)
				.toString('latin1')
				.replace(/startxref\n\d+/, 'startxref\n7'),
			'latin1',
		);
		const messages = async (...inputs: Uint8Array[]) => (await merge(inputs)).notes.map(({ message }) => message);
		expect(await messages(whole, damaged)).toEqual([
			'b.pdf was damaged and had to be repaired: all of its 2 pages were found. Check the result.',
		]);
		expect(await messages(damaged, whole, damaged)).toEqual([
			'2 documents were damaged and had to be repaired (a.pdf, c.pdf): check that the result has all its pages.',
		]);
	});

	/** The bookmarks of a rich document of `count` pages that begins after `before` pages. */
	const chapters = (prefix: string, before: number, count: number): string[] => [
		`${prefix} Chapter 1 > ${before + 1}`,
		`  ${prefix} Section 1.1 > ${before + 2}`,
		`    ${prefix} Section 1.1.1 > ${before + 3}`,
		`${prefix} Part > -`,
		`  ${prefix} Chapter 2 > ${before + count}`,
	];

	describe('start_on_odd', () => {
		const odd = (inputs: readonly Uint8Array[], params: RawParameters = {}) => merge(inputs, { start_on_odd: 'true', ...params });

		test('adds a blank page where the next document would begin on an even page', async () => {
			const { documents, facts } = await odd([await numbered(3), await numbered(2), await numbered(1), await numbered(1)]);
			expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
			expect(pageTexts(documents[0]!.bytes)).toEqual([
				'Page 1',
				'Page 2',
				'Page 3',
				'',
				'Page 1',
				'Page 2',
				'Page 1',
				'',
				'Page 1',
			]);
			expect(facts).toEqual({ pageCount: 9, documentCount: 4, firstPages: [1, 5, 7, 9] });
			expect(documents[0]!.pageCount).toBe(9);
		});

		test('makes the blank page as large as the one before it', async () => {
			const turned = rawPages(1, { pages: { 1: '/MediaBox[0 0 300 500]/CropBox[10 20 110 220]/Rotate 90/UserUnit 2' } });
			const { documents } = await odd([turned, await numbered(1)]);
			const [first, blank] = looks(documents[0]!.bytes).map((look) => look.split(' ')[0]);
			expect(blank).toBe(first);
		});

		test('keeps labels and gives the blank page none', async () => {
			const labelled = rawPages(3, { catalog: '/PageLabels<</Nums[0<</S/r>>]>>' });
			const { documents } = await odd([labelled, await numbered(2)]);
			expect(labelsOf(documents[0]!.bytes)).toEqual(['i', 'ii', 'iii', '', '1', '2']);
		});

		test('keeps documents tagged, with their bookmarks and links', async () => {
			const { documents } = await odd([await rich(3, { prefix: 'A ' }), await rich(4, { prefix: 'B ' })]);
			const { bytes } = documents[0]!;
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const objects = new Objects(bytes);
			expect(objects.at(objects.catalog()['/MarkInfo'], '/Marked')).toBe(true);
			expect(outlineByMupdf(bytes)).toEqual([...chapters('A', 0, 3), ...chapters('B', 4, 4)]);
			expect(objects.dangling()).toEqual([]);
		});

		test('needs documents that follow each other', () => {
			expect(() => decode('merge_documents', { start_on_odd: 'true', interleave: 'forward' })).toThrow(/interleave/);
		});
	});

	testInTurn.each([
		[false, false],
		[true, true],
		[true, false],
	])('joins all that two documents have (object streams: %s and %s)', async (one, other) => {
		const inputs = [await rich(3, { prefix: 'A ', objectStreams: one }), await rich(4, { prefix: 'B ', objectStreams: other })];
		const { documents, notes, facts } = await merge(inputs);
		const { bytes, pageCount, name } = documents[0]!;
		expect({ name, pageCount, notes, facts }).toEqual({
			name: 'a.pdf',
			pageCount: 7,
			notes: [],
			facts: { pageCount: 7, documentCount: 2, firstPages: [1, 4] },
		});
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes).map((text) => /\w Page \d/.exec(text)?.[0])).toEqual([
			'A Page 1',
			'A Page 2',
			'A Page 3',
			'B Page 1',
			'B Page 2',
			'B Page 3',
			'B Page 4',
		]);
		expect(looks(bytes)).toEqual(inputs.flatMap((input) => looks(input)));
		expect(labelsOf(bytes)).toEqual(['i', 'ii', '1', 'i', 'ii', '1', '2']);
		expect(outlineByMupdf(bytes)).toEqual([
			...['A Chapter 1 > 1', '  A Section 1.1 > 2', '    A Section 1.1.1 > 3', 'A Part > -', '  A Chapter 2 > 3'],
			...['B Chapter 1 > 4', '  B Section 1.1 > 5', '    B Section 1.1.1 > 6', 'B Part > -', '  B Chapter 2 > 7'],
		]);

		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.catalog('/Outlines', '/Count')).toBe(8);
		expect(pageOf(objects, objects.catalog('/OpenAction'))).toBe(2);
		// Named destinations of both kinds in one tree, and the links that use them.
		const destinations = names(objects, objects.catalog('/Names', '/Dests'));
		const pages = Object.fromEntries(Object.entries(destinations).map(([key, value]) => [key, pageOf(objects, value)]));
		expect(pages).toEqual({
			...{ chap: 2, end: 3, start: 1, chap_2: 5, end_2: 7, start_2: 4 },
			...{ 'old-end': 3, 'old-start': 1, 'old-end_2': 7, 'old-start_2': 4 },
		});
		const links = (page: number) =>
			objects
				.at(objects.pages()[page - 1], '/Annots')
				.map((ref: string) => objects.get(ref))
				.filter((link: Record<string, unknown>) => link['/Subtype'] === '/Link');
		expect(links(1).map((link: Record<string, unknown>) => link['/Dest'])).toEqual([
			expect.arrayContaining([objects.pages()[1]]),
			'u:end',
			'u:old-end',
			undefined,
		]);
		expect(links(4).map((link: Record<string, unknown>) => link['/Dest'])).toEqual([
			expect.arrayContaining([objects.pages()[4]]),
			'u:end_2',
			'u:old-end_2',
			undefined,
		]);
		expect(objects.at(links(2)[0], '/A', '/D')).toBe('u:chap');
		expect(objects.at(links(5)[0], '/A', '/D')).toBe('u:chap_2');

		// One field with two widgets per document.
		const { fields } = qpdfJson(bytes).acroform;
		expect(fields.map((field: Record<string, unknown>) => [field.fullname, field.value, field.pageposfrom1])).toEqual(
			[
				['name', 'A Ada', 1],
				['name', 'A Ada', 3],
				['name_2', 'B Ada', 4],
				['name_2', 'B Ada', 6],
			].map(([name, value, page]) => [name, `u:${value}`, page]),
		);
		expect(objects.catalog('/AcroForm', '/Fields')).toHaveLength(2);

		expect(Object.keys(qpdfJson(bytes).attachments)).toEqual(['notes.txt', 'notes.txt_2']);
		expect(objects.catalog('/OCProperties', '/OCGs')).toHaveLength(2);
		expect(objects.catalog('/OCProperties', '/D', '/Order')).toHaveLength(2);
		expect(objects.catalog('/Threads')).toHaveLength(2);
		expect(objects.catalog('/MarkInfo', '/Marked')).toBe(true);
		expect(objects.catalog('/StructTreeRoot', '/K')).toHaveLength(2);
	});

	testInTurn('gives the same bytes every time, and the same document twice has everything twice', async () => {
		const input = await rich(3);
		const { bytes } = (await merge([input, input])).documents[0]!;
		expect((await merge([input, input])).documents[0]!.bytes).toEqual(bytes);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(looks(bytes)).toEqual([...looks(input), ...looks(input)]);
		const objects = new Objects(bytes);
		expect(new Set(objects.pages()).size).toBe(6);
		const annotations = objects.pages().flatMap((page) => objects.at(page, '/Annots') ?? []);
		expect(new Set(annotations).size).toBe(annotations.length);
		for (const page of objects.pages())
			for (const annotation of objects.at(page, '/Annots') ?? [])
				expect([page, undefined]).toContain(objects.get(annotation)['/P']);
		expect(qpdfJson(bytes).acroform.fields.map(({ fullname }: { fullname: string }) => fullname)).toEqual([
			'name',
			'name',
			'name_2',
			'name_2',
		]);
	});

	testInTurn('one document gives a valid copy', async () => {
		const input = await rich(3);
		const { documents, notes } = await merge([input]);
		const { bytes } = documents[0]!;
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(looks(bytes)).toEqual(looks(input));
		expect(outlineLines(bytes)).toEqual(outlineLines(input));
		expect(labelsOf(bytes)).toEqual(labelsOf(input));
	});

	testInTurn('one password opens all that need one, and the result needs none', async () => {
		const inputs = [
			encryptedByQpdf(await rich(3, { prefix: 'A ' }), 'AESV3 R6', 'open me', 'owner'),
			await rich(3, { prefix: 'B ', objectStreams: true }),
			encryptedByQpdf(await rich(3, { prefix: 'C ' }), 'RC4-128', '', 'owner'),
		];
		await expect(merge(inputs)).rejects.toMatchObject({
			code: 'password_required',
			message: expect.stringMatching(/^Document 1 \(a\.pdf\): /),
			position: 1,
		});
		const { documents, notes } = await merge(inputs, { open_password: 'open me' });
		const { bytes } = documents[0]!;
		expect(showEncryption(bytes)).toContain('not encrypted');
		expect(notes).toContainEqual({
			code: 'protection_removed',
			message: 'The result is not encrypted: it has neither the password nor the restrictions of a.pdf, c.pdf.',
		});
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes).map((text) => /\w Page \d/.exec(text)?.[0])).toEqual(
			['A', 'B', 'C'].flatMap((prefix) => [1, 2, 3].map((page) => `${prefix} Page ${page}`)),
		);
		expect(outlineLines(bytes)).toHaveLength(15);
		expect(qpdfJson(bytes).acroform.fields.map(({ value }: { value: string }) => value)).toEqual(
			['A', 'B', 'C'].flatMap((prefix) => [`u:${prefix} Ada`, `u:${prefix} Ada`]),
		);
	});

	test('says which document cannot be read', async () => {
		const error = merge([await numbered(1), Buffer.from('<html>'), await numbered(1)]);
		await expect(error).rejects.toMatchObject({
			code: 'unreadable_document',
			message: expect.stringMatching(/^Document 2 \(b\.pdf\): /),
			issues: [
				{ field: 'file', document: { position: 2 } },
				{ field: 'file', document: { position: 2 }, message: 'is an HTML page, not a PDF document' },
			],
		});
		await expect(merge([])).rejects.toMatchObject({ issues: [{ field: 'file' }] });
	});

	test('says of every document why it cannot be read, and of ten at most', async () => {
		const locked = encryptedByQpdf(await rich(3), 'AESV3 R6', 'open me', 'owner');
		await expect(merge([Buffer.from('<html>'), await numbered(1), locked])).rejects.toMatchObject({
			code: 'unreadable_document',
			position: 1,
			others: [
				{ code: 'password_required', message: expect.stringMatching(/^Document 3 \(c\.pdf\): /), position: 3, others: [] },
			],
		});
		const error: unknown = await merge(Array.from({ length: 12 }, () => Buffer.from('<html>'))).catch(
			(thrown: unknown) => thrown,
		);
		expect((error as OctavoError).others.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
	});

	test('takes entries that a document has once from the first document, and the highest version', async () => {
		const xmp = (text: string): readonly [string, string] => [
			'/Type/Metadata/Subtype/XML',
			`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description pdfaid:part="2" pdfaid:conformance='B'>${text}<pdfuaid:part>1</pdfuaid:part></rdf:Description></x:xmpmeta>`,
		];
		const intent = (profile: string) =>
			`/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(${profile})>>]`;
		const document = (name: string, more: string) =>
			rawPages(2, {
				catalog: `/Lang(${name})/Metadata 60 0 R/ViewerPreferences<</DisplayDocTitle ${name === 'en'}>>${more}`,
				objects: { 60: xmp(`Title of ${name}`) },
			});
		const first = document('en', `${intent('sRGB')}/Names<</JavaScript<</Names[(one)<</S/JavaScript/JS(first)>>]>>>>`);
		const second = document(
			'de',
			`/Version/2.0${intent('CMYK')}/OpenAction<</S/JavaScript/JS(second)>>/AA<</WC<</S/JavaScript/JS(second)>>>>/Names<</JavaScript<</Names[(two)<</S/JavaScript/JS(second)>>]>>>>/Extensions<</ADBE<</BaseVersion/1.7/ExtensionLevel 8>>>>/DPartRoot 61 0 R`,
		);
		const { documents, notes } = await merge([first, second]);
		const { bytes } = documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe('%PDF-2.0');
		const content = uncompressed(bytes);
		expect(content).toContain('Title of en');
		for (const words of ['Title of de', 'pdfaid', 'pdfuaid', '(second)', 'GTS_PDFA1', 'DPartRoot'])
			expect(content).not.toContain(words);
		expect(content).toContain('(first)');
		const objects = new Objects(bytes);
		expect(objects.catalog('/Lang')).toBe('u:en');
		expect(objects.catalog('/ViewerPreferences', '/DisplayDocTitle')).toBe(true);
		expect(objects.catalog('/Extensions', '/ADBE', '/ExtensionLevel')).toBe(8);
		expect(notes.map(({ code }) => code)).toEqual(['conformance_dropped']);
		// An intent that all agree on stays.
		const same = (await merge([first, first])).documents[0]!.bytes;
		expect(new Objects(same).catalog('/OutputIntents')).toHaveLength(1);
	});

	test('XFA forms and portfolios cannot be merged, and the result says so', async () => {
		const first = rawPages(1, {
			catalog: '/NeedsRendering true/AcroForm<</Fields[61 0 R]/XFA 60 0 R>>',
			pages: { 1: '/Annots[61 0 R]' },
			objects: {
				60: ['', '<xdp:xdp>packet</xdp:xdp>'],
				61: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/FT/Tx/T(field)/V(value)>>',
			},
		});
		const file = (text: string) => `<</Type/Filespec/F(${text})/UF(${text})/EF<</F 61 0 R>>>>`;
		const second = rawPages(1, {
			catalog: `/Collection<</View/D>>/Names<</EmbeddedFiles<</Names[(a.txt)60 0 R]>>>>`,
			objects: { 60: file('a.txt'), 61: ['/Type/EmbeddedFile', 'attached'] },
		});
		const { documents, notes } = await merge([first, second]);
		const { bytes } = documents[0]!;
		expect(notes.map(({ code }) => code)).toEqual(['xfa_removed', 'portfolio_dropped']);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const content = uncompressed(bytes);
		for (const words of ['xdp', '/Collection', '/NeedsRendering']) expect(content).not.toContain(words);
		expect(Object.keys(qpdfJson(bytes).attachments)).toEqual(['a.txt']);
		expect(qpdfJson(bytes).acroform.fields).toMatchObject([{ fullname: 'field', value: 'u:value' }]);
	});

	test('a document without labels counts from 1 beside one that has some', async () => {
		const { bytes } = (await merge([await numbered(2), await rich(3), await numbered(2)])).documents[0]!;
		expect(labelsOf(bytes)).toEqual(['1', '2', 'i', 'ii', '1', '1', '2']);
		expect(labelsOf((await merge([await numbered(2), await numbered(2)])).documents[0]!.bytes)).toEqual(Array(4).fill(undefined));
	});
});
