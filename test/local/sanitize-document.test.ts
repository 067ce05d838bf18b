import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { archive } from '../support/documents/archive';
import { magick } from '../support/documents/images';
import { invoiceXml } from '../support/documents/invoice-xml';
import { PLANTED, planted, talkativeJpeg, type PlantedFlag } from '../support/documents/planted';
import { encryptedByQpdf } from '../support/documents/protection';
import { packable, pageObjects, rawPages, RawFile } from '../support/documents/raw';
import { sample } from '../support/documents/samples';
import { asDocument, local } from '../support/hosts/local';
import { onFile, pageTexts, qpdfCheck, renderPages, run, uncompressed, withPrograms, withTools } from '../support/judges/tools';
import { Readers, type DrawingReader } from '../support/readers';
import { difference, type Picture } from '../support/readers/pictures';
import { inTurn, testInTurn } from '../support/sample';

const flags = Object.keys(PLANTED) as PlantedFlag[];

/** Runs with these flags only. */
async function sanitized(bytes: Uint8Array, on: readonly PlantedFlag[], open_password?: string) {
	const parameters = Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)]));
	const raw = open_password === undefined ? parameters : { ...parameters, open_password };
	const { documents, notes, facts } = await local.run('sanitize_document', [asDocument(bytes)], decode('sanitize_document', raw));
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

const made = async (name: OperationName, bytes: Uint8Array, parameters: RawParameters): Promise<Uint8Array> =>
	(await local.run(name, [asDocument(bytes)], decode(name, parameters))).documents[0]!.bytes;

/** Actions that lead out of the document, and more than that. */
const LEADING_OUT = ['LAUNCH', 'GOTOR', 'GOTOE', 'URI', 'STRAY'].map((place) => `SCRIPTS-${place}`);
/** Comments in content, which are text that does not show. */
const COMMENTS = ['LAYER-COMMENT', 'LAYER-PATTERN'];

const found = (bytes: Uint8Array, password?: string): string[] => {
	const text = uncompressed(bytes, password);
	return Object.values(PLANTED)
		.flat()
		.filter((word) => text.includes(word));
};

withTools('qpdf', 'poppler')('sanitize_document', () => {
	testInTurn.each(flags)('%s removes what it names, and nothing else', async (flag) => {
		const { bytes, facts } = await sanitized(planted(), [flag]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const isBoth = (word: string) =>
			(flag === 'remove_external_links' && LEADING_OUT.includes(word)) ||
			(flag === 'remove_hidden_text' && COMMENTS.includes(word)) ||
			(flag === 'remove_private_data' && (word === 'SCRIPTS-STRAY' || word === 'SCRIPTS-XFA'));
		const left = Object.entries(PLANTED).flatMap(([other, words]) =>
			other === flag ? [] : words.filter((word) => !isBoth(word)),
		);
		expect(found(bytes)).toEqual(left);
		expect(Object.keys(facts)).toHaveLength(2);
		expect(Math.min(...Object.values(facts).map(Number))).toBeGreaterThan(0);
	});

	testInTurn('counts what it removed, of each kind', async () => {
		const { bytes, facts, notes } = await sanitized(planted(), flags);
		expect(found(bytes)).toEqual([]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(facts).toEqual({
			pageCount: 2,
			removedScripts: 22,
			removedPrivateData: 13,
			removedMetadata: 2,
			removedHiddenLayers: 2,
			removedHiddenText: 6,
			removedAttachments: 7,
			removedComments: 5,
			removedExternalLinks: 3,
			removedImageMetadata: 1,
		});
		expect(notes).toEqual(['xfa_removed']);
		expect((await sanitized(bytes, flags)).notes).toEqual(['nothing_to_remove']);
	});

	testInTurn('finds the same in an encrypted document', async () => {
		const { bytes } = await sanitized(encryptedByQpdf(planted(), 'AESV3 R6', 'user', 'owner'), flags, 'user');
		expect(found(bytes, 'user')).toEqual([]);
		expect(pageTexts(bytes, 'user')[1]).toContain('Page 2');
	});

	inTurn(withTools('mutool'))('looks as before to every reader, apart from comments and files', async () => {
		const readers = new Readers();
		const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
		const draw = async (bytes: Uint8Array, reader: DrawingReader): Promise<readonly Picture[]> => {
			const file = path.join(folder, 'document.pdf');
			writeFileSync(file, bytes);
			return (await readers.look(reader, file, { size: { dpi: 72 } })).pictures;
		};
		try {
			const others = flags.filter((flag) => flag !== 'remove_comments' && flag !== 'remove_attachments');
			const withLayers = (await sanitized(planted(), others)).bytes;
			const withoutLayers = (
				await sanitized(
					planted(),
					others.filter((flag) => flag !== 'remove_hidden_layers'),
				)
			).bytes;
			for (const reader of readers.drawing()) {
				const before = await draw(planted(), reader);
				// Not all readers know visibility expressions and usages: most show something of the hidden layers.
				const results = reader === 'pdf.js' ? [withoutLayers, withLayers] : [withoutLayers];
				for (const result of results) {
					const shares = (await draw(result, reader)).map((picture, page) => difference(before[page]!, picture));
					expect([reader, shares]).toEqual([reader, [0, 0]]);
				}
			}
		} finally {
			readers.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	});

	test('looks into object streams, and at names that are written with #xx', async () => {
		const [packed, streams] = packable({
			...pageObjects(1, { catalog: '/OpenAc#74ion 60 0 R/#41A<</WC 61 0 R>>', pages: { 1: '/Piece#49nfo<</A(PRIVATE-PAGE)>>' } }),
			60: '<</#53 62 0 R/J#53(SCRIPTS-OPENACTION)>>',
			61: '<</S/J#61va#53cript/JS(SCRIPTS-CATALOG-AA)/Next 61 0 R>>',
			62: '/Java#53cript',
		});
		const file = new RawFile().objects(streams).objectStream(70, packed);
		const { bytes, facts } = await sanitized(file.crossReferenceStream(71, '/Root 1 0 R').bytes, flags);
		expect(found(bytes)).toEqual([]);
		expect(facts).toMatchObject({ removedScripts: 2, removedPrivateData: 1 });
	});

	withPrograms('poppler').test('finds the metadata of images with further filters', async () => {
		const packed = deflateSync(Buffer.from(talkativeJpeg(), 'latin1')).toString('latin1');
		const entries = '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB';
		const input = rawPages(1, {
			pages: { 1: '/Resources<</XObject<</Im 60 0 R>>/Font<</F 3 0 R>>>>' },
			objects: {
				41: ['', 'q 9 0 0 9 0 0 cm /Im Do Q'],
				60: [`${entries}/Filter[/FlateDecode/DCTDecode]/DecodeParms[null null]`, packed],
			},
		});
		const { bytes, facts } = await sanitized(input, ['remove_image_metadata']);
		expect(facts).toMatchObject({ removedImageMetadata: 1 });
		const image = onFile(bytes, (file) => run('pdfimages', ['-list', file])).stdout.toString();
		expect(image).toMatch(/jpeg/);
		expect(uncompressed(bytes)).toContain('/Filter /DCTDecode');
	});

	testInTurn(
		'finds text in the places that are rarely read: glyphs, patterns, forms of these, appearances, and comments',
		async () => {
			const fonts = '/Resources<</Font<</F 3 0 R>>>>';
			const form = (word: string) =>
				[`/Type/XObject/Subtype/Form/BBox[0 0 99 99]${fonts}`, `BT /F 9 Tf (${word}) Tj ET`] as const;
			const drawing = (number: number) => `/Resources<</Font<</F 3 0 R>>/XObject<</Fm ${number} 0 R>>>>`;
			const input = rawPages(1, {
				pages: { 1: '/Annots[66 0 R]/Resources<</Font<</F 3 0 R/T3 60 0 R>>/Pattern<</P 63 0 R>>>>' },
				objects: {
					41: [
						'',
						`% HIDDEN-FIRST\nBT /F 24 Tf 40 150 Td (Page 1 of 100% here) Tj ET BT /F % HIDDEN-BETWEEN\n9 Tf [(a) % HIDDEN-ARRAY\n(b)] TJ ET
BT /T3 9 Tf (a) Tj ET /Pattern cs /P scn 200 20 40 40 re f /Span <</A 1 % HIDDEN-LIST\n>> BDC EMC
q BI /W 2 % HIDDEN-IMAGE\n/H 1/CS/G/BPC 8 ID %x EI Q % HIDDEN-LAST`,
					],
					60: `<</Type/Font/Subtype/Type3/FontBBox[0 0 10 10]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/LastChar 97/Widths[10]/Encoding<</Differences[97/a]>>/CharProcs<</a 61 0 R>>${drawing(
						62,
					)}>>`,
					61: ['', '10 0 d0 0 0 8 8 re f BT 3 Tr /F 9 Tf (HIDDEN-GLYPH) Tj ET /Fm Do'],
					62: form('HIDDEN-GLYPH-FORM'),
					63: [
						`/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9${drawing(64)}`,
						'0 0 4 4 re f BT 3 Tr /F 9 Tf (HIDDEN-PATTERN) Tj ET /Fm Do',
					],
					64: [`/Type/XObject/Subtype/Form/BBox[0 0 99 99]${drawing(65)}`, 'BT /F 9 Tf (HIDDEN-PATTERN-FORM) Tj ET /Fm Do'],
					65: form('HIDDEN-INNER-FORM'),
					66: '<</Type/Annot/Subtype/Stamp/Rect[250 10 280 40]/F 4/AP<</N<</On 67 0 R>>>>/AS/On>>',
					67: [`/Type/XObject/Subtype/Form/BBox[0 0 99 99]${drawing(68)}`, '0 0 9 9 re f 3 Tr /Fm Do'],
					68: form('HIDDEN-APPEARANCE'),
				},
			});
			expect(uncompressed(input).match(/HIDDEN-[A-Z-]+/g)).toHaveLength(12);
			const { bytes, facts } = await sanitized(input, ['remove_hidden_text']);
			expect(uncompressed(bytes).match(/HIDDEN-[A-Z-]+/g)).toBeNull();
			expect(uncompressed(bytes)).toContain('of 100% here');
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(facts).toMatchObject({ removedHiddenText: 12 });
			expect(difference(renderPages(bytes)[0]!, renderPages(input)[0]!)).toBe(0);
		},
	);

	test('keeps text in a form that is drawn both hidden and shown', async () => {
		const input = rawPages(1, {
			pages: { 1: '/Resources<</Font<</F 3 0 R>>/XObject<</Fm 60 0 R>>>>' },
			objects: {
				41: ['', 'q 3 Tr /Fm Do Q 1 0 0 1 9 9 cm /Fm Do'],
				60: ['/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf (shown) Tj ET'],
			},
		});
		const { bytes, facts } = await sanitized(input, ['remove_hidden_text']);
		expect([facts['removedHiddenText'], pageTexts(bytes)[0]?.trim()]).toEqual([0, expect.stringMatching(/^shown\s+shown$/)]);
	});

	test('takes the metadata out of inline images, also with further filters, and keeps their pictures', async () => {
		const jpeg = talkativeJpeg();
		const hex = `${Buffer.from(jpeg, 'latin1').toString('hex')}>`;
		const inline = (filter: string, data: string) => `BI /W 2/H 2/BPC 8/CS/RGB/F ${filter} ID ${data}\nEI`;
		const content = [
			'q 90 0 0 90 10 10 cm',
			inline('/DCT', jpeg),
			'Q q 90 0 0 90 150 10 cm',
			inline('[/AHx/DCT]/DP[null null]', hex),
			'Q',
		];
		const input = rawPages(1, { objects: { 41: ['', content.join('\n')] } });
		const { bytes, facts } = await sanitized(input, ['remove_image_metadata']);
		expect(facts).toMatchObject({ removedImageMetadata: 2 });
		expect(uncompressed(bytes)).not.toMatch(/IMAGE-/);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(difference(renderPages(bytes)[0]!, renderPages(input)[0]!)).toBe(0);
		expect((await sanitized(bytes, ['remove_image_metadata'])).notes).toEqual(['nothing_to_remove']);
	});

	test.each(['/#44CT', '/DC#54Decode', '/DCTDecode'])(
		'finds the metadata of an inline image with the filter %s',
		async (filter) => {
			const content = `BI /W 2/H 2/BPC 8/CS/RGB/F ${filter} ID ${talkativeJpeg()}\nEI`;
			const { facts } = await sanitized(rawPages(1, { objects: { 41: ['', content] } }), ['remove_image_metadata']);
			expect(facts).toMatchObject({ removedImageMetadata: 1 });
		},
	);

	testInTurn('a claim to be PDF/A, and one to be an electronic invoice, end with the metadata', async () => {
		const invoice = await made('create_e_invoice', await archive({ claims: '3B' }), {
			invoice: asDocument(Buffer.from(invoiceXml()), 'invoice.xml'),
		});
		expect((await sanitized(invoice, ['remove_metadata'])).notes).toEqual([
			'invoice_claim_removed',
			'pdfa_identification_removed',
		]);
		expect((await sanitized(invoice, ['remove_scripts'])).notes).toEqual(['nothing_to_remove']);
		const { bytes, notes, facts } = await sanitized(invoice, ['remove_attachments']);
		expect([notes, facts['removedAttachments']]).toEqual([['invoice_claim_removed'], 1]);
		expect(uncompressed(bytes)).toContain('<pdfaid:part>3');
		expect(uncompressed(bytes)).not.toMatch(/ConformanceLevel>(BASIC|EN|EXT|MIN)|factur-x\.xml/);
	});

	test('signatures that are left are no longer valid', async () => {
		const { notes } = await sanitized((await sample('letter.pdf')).bytes, ['remove_metadata']);
		expect(notes).toContain('signatures_invalidated');
	});

	testInTurn('an XFA form that cannot be read goes as a whole', async () => {
		const packets = (data: string) =>
			rawPages(1, { catalog: '/AcroForm<</Fields[]/XFA[(template)60 0 R]>>/NeedsRendering true', objects: { 60: ['', data] } });
		const utf16 = Buffer.from('\ufeff<template><script>SCRIPTS-XFA</script></template>', 'utf16le').toString('latin1');
		for (const data of [utf16, '<template><script>SCRIPTS-XFA</template>']) {
			const { bytes, notes, facts } = await sanitized(packets(data), ['remove_scripts']);
			expect([notes, facts['removedScripts']]).toEqual([['xfa_removed'], 1]);
			expect(uncompressed(bytes)).not.toMatch(/XFA|S\0C\0R/);
		}
		const { bytes, notes } = await sanitized(packets('<template><subform name="a"/></template>'), ['remove_scripts']);
		expect(notes).toEqual(['nothing_to_remove']);
		expect(uncompressed(bytes)).toContain('subform');
	});

	testInTurn('layers that show on paper stay, and so do their lists', async () => {
		const layered = (usage: string, base = '') =>
			rawPages(1, {
				catalog: `/OCProperties<</OCGs[60 0 R]/D<<${base}/Order[60 0 R]/AS[<</Event/View/Category[/View]/OCGs[60 0 R]>><</Event/Print/Category[/Print]/OCGs[60 0 R]>>]>>>>`,
				pages: { 1: '/Resources<</Font<</F 3 0 R>>/Properties<</L 60 0 R>>>>' },
				objects: { 41: ['', '/OC /L BDC BT /F 9 Tf 9 9 Td (LAYER-USAGE) Tj ET EMC'], 60: `<</Type/OCG/Name(Layer)${usage}>>` },
			});
		const isThere = async (usage: string, base = '') => {
			const { bytes } = await sanitized(layered(usage, base), ['remove_hidden_layers']);
			const text = uncompressed(bytes);
			expect(text.includes('/OCProperties')).toBe(text.includes('LAYER-USAGE'));
			return text.includes('LAYER-USAGE');
		};
		const usage = (view: string, print: string) => `/Usage<</View<</ViewState/${view}>>/Print<</PrintState/${print}>>>>`;
		expect(await isThere('')).toBe(true);
		expect(await isThere('', '/BaseState/OFF')).toBe(false);
		expect(await isThere('', '/BaseState/OFF/ON[60 0 R]')).toBe(true);
		// Not meant for the purpose of the configuration: it has no influence.
		expect(await isThere('/Intent/Design', '/BaseState/OFF')).toBe(true);
		expect(await isThere(usage('OFF', 'OFF'))).toBe(false);
		expect(await isThere(usage('OFF', 'ON'))).toBe(true);
		expect(await isThere(usage('ON', 'OFF'))).toBe(true);
		expect(await isThere(usage('ON', 'OFF'), '/OFF[60 0 R]')).toBe(true);
	});

	test('resources of hidden content go from inherited lists too, unless other pages draw them', async () => {
		const form = (text: string) =>
			['/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F 3 0 R>>>>', `BT /F 9 Tf (${text}) Tj ET`] as const;
		const input = Buffer.from(
			rawPages(2, {
				catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
				objects: {
					2: '<</Type/Pages/Count 2/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>/XObject<</A 61 0 R/B 62 0 R>>/Properties<</L 60 0 R>>>>/Kids[11 0 R 12 0 R]>>',
					41: ['', '/OC /L BDC /A Do /B Do EMC'],
					42: ['', 'BT /F 24 Tf (Page 2) Tj ET /B Do'],
					60: '<</Type/OCG/Name(Layer)>>',
					61: form('LAYER-FORM'),
					62: form('shown'),
				},
			}),
		);
		const { bytes } = await sanitized(input, ['remove_hidden_layers']);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(uncompressed(bytes)).not.toContain('LAYER-FORM');
		expect(pageTexts(bytes)[1]).toMatch(/Page 2[^]*shown|shown[^]*Page 2/);
	});

	withTools('imagemagick')('with images of JPEG 2000', () => {
		testInTurn('removes their comments and keeps their pictures', async () => {
			const picture = magick(['-size', '32x24', 'gradient:red-blue', 'out:jp2']);
			const box = Buffer.from('\0\0\0\x16xml <a>IMAGE-EXIF</a>'.slice(0, 22), 'latin1');
			const data = Buffer.concat([picture, box]).toString('latin1');
			const input = rawPages(1, {
				pages: { 1: '/Resources<</XObject<</Im 60 0 R>>>>' },
				objects: {
					41: ['', 'q 300 0 0 200 0 0 cm /Im Do Q'],
					60: ['/Type/XObject/Subtype/Image/Width 32/Height 24/Filter/JPXDecode', data],
				},
			});
			expect(data).toMatch(/OpenJPEG|Kakadu|IMAGE-EXIF/);
			const { bytes, facts } = await sanitized(input, ['remove_image_metadata']);
			expect(facts).toMatchObject({ removedImageMetadata: 1 });
			expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/OpenJPEG|IMAGE-EXIF/);
			expect(difference(renderPages(bytes)[0]!, renderPages(input)[0]!)).toBe(0);
		});
	});
});
