/** create_e_invoice with upgrade_to_archive: what becomes PDF/A-3b, and obstacles. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { makeArchive } from '../../shared/local/e-invoice/archive-making';
import { xmpOf } from '../../shared/model/metadata/read';
import { openDocument } from '../../shared/pdf/open-document';
import { noto } from '../support/documents/fonts';
import { invoiceXml } from '../support/documents/invoice-xml';
import { rawPages } from '../support/documents/raw';
import { asDocument, job, local } from '../support/hosts/local';
import { needs, onFile, qpdfCheck, renderPages, run, uncompressed, withTools } from '../support/judges/tools';

const create = (bytes: Uint8Array) =>
	local.run('create_e_invoice', [asDocument(bytes)], {
		invoice: asDocument(Buffer.from(invoiceXml()), 'invoice.xml'),
		profile: 'en16931',
		attach_only: false,
		upgrade_to_archive: true,
	});

const refusal = (bytes: Uint8Array): Promise<string> =>
	create(bytes).then(
		() => 'made',
		(error: Error) => error.message,
	);

/** As most programs write them: an Info dictionary, an embedded font, a link without flags, and nothing of PDF/A. */
async function ordinary(change: (font: PDFDict) => void = () => undefined): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.registerFontkit(fontkit);
	document.setTitle('Invoice 2026-1');
	const font = await document.embedFont(noto(), { subset: true, customName: 'ABCDEF+NotoSans' });
	const page = document.addPage([595, 842]);
	page.drawText('Total 119.00', { x: 60, y: 760, size: 14, font });
	const link = { Type: 'Annot', Subtype: 'Link', Rect: [60, 750, 160, 780], Border: [0, 0, 0], Dest: [page.ref, 'Fit'] };
	page.node.set(PDFName.of('Annots'), document.context.obj([link]));
	await document.flush();
	change(document.context.lookup(font.ref, PDFDict));
	return document.save({ useObjectStreams: false });
}

withTools('exiftool', 'poppler', 'qpdf').test(
	'makes PDF/A-3b of a document that lacks only entries, and changes nothing that shows',
	async () => {
		const before = await ordinary();
		const { documents } = await create(before);
		const { bytes } = documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const [seen] = onFile(
			bytes,
			(file) => JSON.parse(run('exiftool', ['-j', '-G1', '-XMP:all', file]).stdout.toString()) as [Record<string, unknown>],
		);
		expect(seen).toMatchObject({
			'XMP-pdfaid:Part': 3,
			'XMP-pdfaid:Conformance': 'B',
			'XMP-dc:Title': 'Invoice 2026-1',
			'XMP-fx:ConformanceLevel': 'EN 16931',
		});
		const text = uncompressed(bytes);
		expect(text).toMatch(/\/OutputIntents \[/);
		expect(text).toContain('/S /GTS_PDFA1');
		expect(text).toMatch(/\/F 4\b/);
		expect(text).toMatch(/\/ID \[/);
		expect(renderPages(bytes)).toEqual(renderPages(before));
		const { data } = await local.run('check_e_invoice', [documents[0]!], {});
		expect(data).toMatchObject({ failures: [] });
	},
);

test('leaves documents alone unless it is asked to', async () => {
	const invoice = asDocument(Buffer.from(invoiceXml()), 'invoice.xml');
	const params = { invoice, profile: 'en16931', attach_only: false, upgrade_to_archive: false } as const;
	await expect(local.run('create_e_invoice', [asDocument(await ordinary())], params)).rejects.toThrow(
		/does not claim PDF\/A.*upgrade_to_archive/,
	);
});

const WIDTHS = PDFName.of('W');
test('finds widths that differ from those of the program', async () => {
	const wider = await ordinary((font) => {
		const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
		const widths = descendant.lookup(WIDTHS, PDFArray).lookup(1, PDFArray);
		widths.set(0, PDFNumber.of(widths.lookup(0, PDFNumber).asNumber() + 5));
	});
	expect(await refusal(wider)).toMatch(/widths differ from those of its program/);
	expect(await refusal(await ordinary())).toBe('made');
});

/** A page with a square, and one more thing. */
const square = (more: Parameters<typeof rawPages>[1] = {}, content = ''): Uint8Array =>
	rawPages(1, { ...more, objects: { 41: ['', `0 0 10 10 re f ${content}`], ...more.objects } });
const annotation = (entries: string): Uint8Array => square({ pages: { 1: `/Annots[<<${entries}>>]` } });
const resources = (entries: string, content = ''): Uint8Array => square({ pages: { 1: `/Resources<<${entries}>>` } }, content);
const LOOK = '/AP<</N 60 0 R>>';
const FORM = { 60: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', ''] } as const;

test('makes PDF/A-3b of a page with a square', async () => {
	expect(await refusal(square())).toBe('made');
});

test.each([
	['text without its font', rawPages(1, {}), /not embedded/],
	['CMYK', square({}, '0 0 0 1 k'), /CMYK/],
	['a CMYK space of a shading', resources('/Shading<</S<</ShadingType 2/ColorSpace/DeviceCMYK/Coords[0 0 1 1]>>>>'), /CMYK/],
	['an unknown operator', square({}, 'BX glow EX'), /operators that PDF does not know/],
	['graphics states that are not restored', square({}, 'q'), /does not restore/],
	['graphics states that are nested too deep', square({}, 'q '.repeat(29) + 'Q '.repeat(29)), /nested too deep/],
	['a rendering intent', square({}, '/Pretty ri'), /rendering intent/],
	['an interpolated inline image', square({}, 'BI /W 1 /H 1 /BPC 8 /CS /G /I true ID x EI'), /interpolated/],
	['LZW in an inline image', square({}, 'BI /W 1 /H 1 /BPC 8 /CS /G /F /LZW ID x EI'), /LZW/],
	['a script', square({ catalog: '/OpenAction<</S/JavaScript/JS(app.beep())>>' }), /action JavaScript/],
	['a launch', annotation('/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(a.exe)>>'), /action Launch/],
	['actions of a page', square({ pages: { 1: '/AA<<>>' } }), /page with actions/],
	['another named action', square({ catalog: '/OpenAction<</S/Named/N/Print>>' }), /named action/],
	['a hidden annotation', annotation('/Subtype/Link/Rect[0 0 9 9]/F 2'), /hidden or not printed/],
	['a film', annotation('/Subtype/Movie/Rect[0 0 9 9]/F 4'), /does not know \(6\.3\.1\)/],
	['an annotation without a look', annotation('/Subtype/Square/Rect[0 0 9 9]/F 4'), /without an appearance/],
	[
		'an annotation with looks',
		square({ pages: { 1: `/Annots[<</Subtype/Square/Rect[0 0 9 9]/F 4/AP<</N 60 0 R/D 60 0 R>>>>]` }, objects: FORM }),
		/several looks/,
	],
	['a note', square({ pages: { 1: `/Annots[<</Subtype/Text/Rect[0 0 9 9]/F 4${LOOK}>>]` }, objects: FORM }), /turns with/],
	['a transfer function', resources('/ExtGState<</G<</TR/Identity>>>>'), /transfer function/],
	['a halftone', resources('/ExtGState<</G<</HT<</HalftoneType 6>>>>>>'), /halftone/],
	['a blend mode', resources('/ExtGState<</G<</BM/Glow>>>>'), /blend mode/],
	['a form of another file', square({ objects: { 60: ['/Subtype/Form/Ref<<>>', ''] } }), /form from another file/],
	['PostScript', square({ objects: { 60: ['/Subtype/PS', ''] } }), /PostScript/],
	['a stream in another file', square({ objects: { 60: ['/F(a.txt)', ''] } }), /stream in another file/],
	['LZW', square({ objects: { 60: ['/Filter/LZWDecode', ''] } }), /LZW/],
	['a color profile without a profile', resources('/ColorSpace<</C[/ICCBased 60 0 R]>>'), /color profile/],
	[
		'two meanings of a spot color',
		resources(
			'/ColorSpace<</A[/Separation/Gold/DeviceRGB<</FunctionType 2/N 1>>]/B[/Separation/Gold/DeviceRGB<</FunctionType 2/N 2>>]>>',
		),
		/spot color/,
	],
	['colorants without a description', resources('/ColorSpace<</C[/DeviceN[/Gold]/DeviceRGB 60 0 R]>>'), /colorants/],
	['a long string', square({ objects: { 60: `(${'x'.repeat(40_000)})` } }), /beyond the limits/],
	['a large number', square({ objects: { 60: '[3000000000]' } }), /beyond the limits/],
	['attachments', square({ catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }), /attachments/],
	['fields without looks', square({ catalog: '/AcroForm<</Fields[]/NeedAppearances true>>' }), /look of fields/],
	['an output intent for print', square({ catalog: '/OutputIntents[<</S/GTS_PDFX>>]' }), /output intent/],
	['layers without a name', square({ catalog: '/OCProperties<</OCGs[]/D<<>>>>' }), /layers/],
	[
		'metadata of another kind',
		square({ catalog: '/Metadata 60 0 R', objects: { 60: ['/Type/Metadata/Subtype/XML', otherXmp()] } }),
		/metadata/,
	],
])('refuses %s, and says why', async (_, bytes, reason) => {
	expect(await refusal(bytes)).toMatch(reason);
});

function otherXmp(): string {
	return '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:a="urn:a" a:b="c"/></rdf:RDF></x:xmpmeta>';
}

const CORPUS = path.resolve(__dirname, '../../../shared/corpus');
interface Entry {
	readonly file: string;
	readonly origin: string;
}
/** Put right by `makeArchive`: the output intent, and the list of the glyphs of a subset. */
const MENDED = ['6-2-10-t04-fail-a', '6-2-11-4-2-t02-fail-a'];
/** Schemas that are described, or properties of the image schemas, are right and not taken. */
const NOT_TAKEN = /6-6-2-3-1-t(01|08|14|15)-pass/;

needs(existsSync(CORPUS), 'the public documents')('files of the veraPDF test suite for PDF/A-2b', () => {
	const entries = existsSync(CORPUS)
		? (JSON.parse(readFileSync(path.join(CORPUS, 'manifest.json'), 'utf8')) as Entry[]).filter(({ origin }) =>
				origin.includes('veraPDF-corpus/PDF_A-2b'),
			)
		: [];
	test('are taken if they pass, and refused if they fail', async () => {
		const wrong: string[] = [];
		for (const { file, origin } of entries) {
			const document = await openDocument(readFileSync(path.join(CORPUS, file)), job());
			const obstacles = await makeArchive(document, await xmpOf(document));
			const passes = origin.includes('-pass-') ? !NOT_TAKEN.test(origin) : MENDED.some((name) => origin.includes(name));
			if (passes !== (obstacles.length === 0)) wrong.push(`${path.basename(origin)}: ${obstacles.join(', ')}`);
		}
		expect(entries.length).toBeGreaterThan(20);
		expect(wrong).toEqual([]);
	});
});
