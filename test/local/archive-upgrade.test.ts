/** create_e_invoice on PDF/A-1: what becomes PDF/A-3, and what prevents it (docs/semantics.md, §25.3). */
import { PDFDict, PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { archive } from '../support/documents/archive';
import { invoiceXml } from '../support/documents/invoice-xml';
import { asDocument, local } from '../support/hosts/local';
import { looks } from '../support/judges/facts';
import { onFile, qpdfCheck, run, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

type Change = (document: PDFDocument, page: PDFPage) => void;

/** A document that claims PDF/A-1b, changed. */
async function first(change: Change = () => undefined, claims = '1B'): Promise<Uint8Array> {
	const document = await PDFDocument.load(await archive({ claims }), { updateMetadata: false });
	change(document, document.getPage(0));
	return document.save({ useObjectStreams: false });
}

const create = async (bytes: Uint8Array): Promise<Uint8Array> => {
	const invoice = asDocument(Buffer.from(invoiceXml()), 'invoice.xml');
	return (await local.run('create_e_invoice', [asDocument(bytes)], decode('create_e_invoice', { invoice }))).documents[0]!.bytes;
};

const refusal = (bytes: Uint8Array): Promise<string> =>
	create(bytes).then(
		() => '',
		(error: Error) => error.message,
	);

/** The least that says that a document is tagged. */
const tag: Change = ({ catalog, context }) => {
	catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
	catalog.set(PDFName.of('StructTreeRoot'), context.register(context.obj({ Type: 'StructTreeRoot' })));
};

const dictionaries = (document: PDFDocument, key: string): PDFDict[] =>
	document.context
		.enumerateIndirectObjects()
		.flatMap(([, value]) => (value instanceof PDFDict && value.has(PDFName.of(key)) ? [value] : []));

withTools(
	'qpdf',
	'exiftool',
	'poppler',
)('an electronic invoice of PDF/A-1', () => {
	testInTurn('is PDF/A-3 of the same level, and looks the same', async () => {
		for (const level of ['A', 'B']) {
			const before = await first(level === 'A' ? tag : undefined, `1${level}`);
			const bytes = await create(before);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const xmp = onFile(bytes, (file) => run('exiftool', ['-s', '-XMP-pdfaid:all', file]).stdout.toString());
			expect(xmp.replace(/ +/g, ' ').trim().split('\n').sort()).toEqual([`Conformance : ${level}`, 'Part : 3']);
			expect(looks(bytes)).toEqual(looks(before));
		}
	});

	test('has no list of glyphs, which would have to be complete', async () => {
		const before = await first((document) => {
			for (const descriptor of dictionaries(document, 'FontFile2'))
				descriptor.set(PDFName.of('CIDSet'), document.context.register(document.context.stream('\xff')));
		});
		expect(uncompressed(before)).toContain('/CIDSet');
		expect(uncompressed(await create(before))).not.toContain('/CIDSet');
	});

	test('has resources in its pages, where they were inherited', async () => {
		const before = await first((document, { node }) => {
			const resources = node.get(PDFName.of('Resources'))!;
			node.delete(PDFName.of('Resources'));
			document.catalog.Pages().set(PDFName.of('Resources'), resources);
		});
		const bytes = await create(before);
		expect(looks(bytes)).toEqual(looks(before));
		const page = /<<[^<]*\/Type \/Page\n[\s\S]*?>>\nendobj/.exec(uncompressed(bytes))![0];
		expect(page).toContain('/Resources');
	});
});

const obj = (document: PDFDocument, value: object) => document.context.register(document.context.obj(value as never));
const stream = (document: PDFDocument, content: string, entries: object) =>
	document.context.register(document.context.stream(content, entries as never));

/** Adds content to the page, and an object to its resources. */
function draw(document: PDFDocument, page: PDFPage, content: string): void {
	page.node.addContentStream(document.context.register(document.context.stream(content)));
}

const annotate = (document: PDFDocument, { node }: PDFPage, entries: object): void =>
	node.set(
		PDFName.of('Annots'),
		document.context.obj([obj(document, { Type: 'Annot', Rect: [10, 10, 90, 30], F: 4, ...entries })]),
	);

const fontOf = ({ node }: PDFPage): string => node.Resources()!.lookup(PDFName.of('Font'), PDFDict).keys()[0]!.asString();

const OBSTACLES: readonly (readonly [string, Change, RegExp])[] = [
	[
		'text without glyphs',
		(document, page) => draw(document, page, `BT ${fontOf(page)} 9 Tf <0000> Tj ET`),
		/no glyph \(ISO 19005-3, 6\.2\.11\.8\)/,
	],
	['codes beyond the font', (document, page) => draw(document, page, `BT ${fontOf(page)} 9 Tf <fff0> Tj ET`), /no glyph/],
	[
		'a font that is not embedded',
		(document, page) => {
			page.node.setFontDictionary(
				PDFName.of('Bare'),
				document.context.register(document.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })),
			);
			draw(document, page, 'BT /Bare 9 Tf (a) Tj ET');
		},
		/not embedded/,
	],
	['a page with actions', (document, { node }) => node.set(PDFName.of('AA'), document.context.obj({})), /page with actions/],
	[
		'an annotation without an appearance',
		(document, page) => annotate(document, page, { Subtype: 'Text' }),
		/without an appearance/,
	],
	[
		'a field with an action',
		(document, page) => annotate(document, page, { Subtype: 'Widget', FT: 'Tx', AP: {}, A: { S: 'GoTo' } }),
		/field with an action/,
	],
	[
		'an action that hides',
		(document) => document.catalog.set(PDFName.of('OpenAction'), obj(document, { Type: 'Action', S: 'Hide', T: [] })),
		/action Hide/,
	],
	[
		'an XFA form',
		(document) => document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], XFA: [] })),
		/XFA/,
	],
	['requirements', (document) => document.catalog.set(PDFName.of('Requirements'), document.context.obj([])), /Requirements/],
	[
		'unknown permissions',
		(document) => document.catalog.set(PDFName.of('Perms'), document.context.obj({ UR: {} })),
		/permissions/,
	],
	['a page that is too large', (_, page) => page.setSize(20_000, 100), /too small or too large/],
	[
		'a form without resources',
		(document, page) => {
			const form = stream(document, '/Other gs', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] });
			page.node.setXObject(PDFName.of('Form1'), form);
		},
		/form without resources/,
	],
	[
		'overprinting',
		(document, page) => {
			page.node.setExtGState(PDFName.of('Over'), obj(document, { OPM: 1, OP: true }));
			stream(document, '', { N: 4, Alternate: 'DeviceCMYK' });
		},
		/overprints/,
	],
];

test.each(OBSTACLES)('create_e_invoice refuses PDF/A-1 with %s', async (_, change, reason) => {
	expect(await refusal(await first(change))).toMatch(reason);
});

test('a form without resources that uses none is not in the way', async () => {
	const form: Change = (document, page) =>
		page.node.setXObject(
			PDFName.of('Form1'),
			stream(document, '/DeviceGray cs 0.5 scn 0 0 9 9 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }),
		);
	expect(await refusal(await first(form))).toBe('');
});

test('names everything that is in the way', async () => {
	const change: Change = (document, page) => {
		annotate(document, page, { Subtype: 'Text' });
		document.catalog.set(PDFName.of('Requirements'), document.context.obj([]));
	};
	expect(await refusal(await first(change))).toMatch(/appearance[\s\S]*Requirements|Requirements[\s\S]*appearance/);
});
