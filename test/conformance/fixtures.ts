/** The documents of the conformance cases, by name, so that a case is plain data and can be printed. */
import { degrees, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import type { Document } from '../../shared/contract/backend';
import { archive } from '../support/documents/archive';
import { invoiceXml } from '../support/documents/invoice-xml';
import { numbered, rich } from '../support/documents/drawn';
import { noto, sourceSans } from '../support/documents/fonts';
import { everyKind } from '../support/documents/forms';
import { png, SMALL_JPEG } from '../support/documents/images';
import { rawPages } from '../support/documents/raw';
import { sample } from '../support/documents/samples';
import { agreement, certificateBytes, certified, identityPem } from '../support/documents/signed';
import { encryptedByQpdf } from '../support/documents/protection';

const text = (content: string): Promise<Uint8Array> => Promise.resolve(new Uint8Array(Buffer.from(content, 'utf8')));

/** Data of JPEG 2000 become files as they are, so any text will do. */
const JPX = '/Type/XObject/Subtype/Image/Width 20/Height 20/BitsPerComponent 8/Filter/JPXDecode';

const SCAN = '/Resources<</Font<</F 3 0 R>>/XObject<</I 60 0 R>>>>';

const HTML_OF_TWO_PAGES =
	'<title>Two</title><h1>First page</h1><p>The first.</p><h1 style="break-before: page">Second page</h1><p>The second.</p>';

const makers = {
	'1 page': () => numbered(1),
	'3 pages': () => numbered(3),
	'8 pages': () => numbered(8),
	'12 pages': () => numbered(12),
	'40 pages': () => numbered(40, { objectStreams: true }),
	'3 pages, turned by 90': async () => {
		const document = await PDFDocument.load(await numbered(3), { updateMetadata: false });
		for (const page of document.getPages()) page.setRotation(degrees(90));
		return document.save();
	},
	'rich, a': () => rich(4, { prefix: 'a ' }),
	'rich, b': () => rich(4, { prefix: 'b ', objectStreams: true }),
	signed,
	'a certified document': async () => certified(),
	'a signed page': async () => agreement(),
	'a certificate with its key': async () => identityPem(),
	'the certificate of the signer': async () => certificateBytes(),
	'a bookmark on page 2': async () =>
		rawPages(2, {
			catalog: '/Outlines 60 0 R',
			objects: {
				60: '<</Type/Outlines/First 61 0 R/Last 61 0 R/Count 1>>',
				61: '<</Title(Second)/Parent 60 0 R/Dest[12 0 R/Fit]>>',
			},
		}),
	'a hidden layer that a bookmark names': async () =>
		rawPages(1, {
			catalog: '/Outlines 60 0 R/OCProperties<</OCGs[62 0 R]/D<</OFF[62 0 R]>>>>',
			objects: {
				60: '<</Type/Outlines/First 61 0 R/Last 61 0 R/Count 1>>',
				61: '<</Title(Draft)/Parent 60 0 R/Dest[11 0 R/Fit]>>',
				62: '<</Type/OCG/Name(Draft)>>',
			},
		}),
	'an attachment on page 2': async () =>
		rawPages(2, {
			pages: { 2: '/Annots[70 0 R]' },
			objects: {
				60: ['/Type/EmbeddedFile/Subtype/text#2Fcsv', '1;2'],
				70: '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</Type/Filespec/AFRelationship/Data/EF<</F 60 0 R>>>>>>',
			},
		}),
	'a cropped page with an unused form': async () =>
		rawPages(1, {
			pages: { 1: '/CropBox[20 50 280 150]/Resources<</Font<</F 3 0 R>>/XObject<</Never 60 0 R>>>>' },
			objects: {
				41: ['', 'BT /F 24 Tf 40 100 Td (Page 1) Tj ET BT /F 10 Tf 40 10 Td (Outside) Tj ET'],
				60: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 9 9 re f'],
			},
		}),
	'an image with a mask': async () =>
		rawPages(1, {
			pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
			objects: {
				41: ['', '/I Do'],
				60: [`${JPX}/ColorSpace/DeviceRGB/SMask 61 0 R`, 'colors'],
				61: [`${JPX}/ColorSpace/DeviceGray`, 'mask'],
			},
		}),
	'a photo of 300 dpi': async () => (await sample('scanned.pdf')).bytes,
	'a page of text and two of a scan': async () =>
		rawPages(3, {
			pages: { 2: SCAN, 3: SCAN },
			objects: {
				42: ['', 'q 300 0 0 200 0 0 cm /I Do Q'],
				43: ['', 'q 300 0 0 100 0 0 cm /I Do Q q 300 0 0 100 0 100 cm /I Do Q BT /F 9 Tf 9 190 Td (Copy) Tj ET'],
				60: ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', '~'],
			},
		}),
	'a form': async () => everyKind(),
	'restricted, owner password "owner"': async () => encryptedByQpdf(await numbered(3), 'AESV3 R6', '', 'owner'),
	'locked, user password "user"': async () => encryptedByQpdf(await numbered(3), 'AESV2', 'user', 'owner'),
	'a reviewed draft': async () => (await sample('reviewed.pdf')).bytes,
	'a PDF/A-3 invoice': () => archive({ claims: '3B' }),
	'the XML of an invoice': () => text(invoiceXml()),
	'an invoice in UBL': () =>
		text(
			'<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</CustomizationID><ID>U-7</ID></Invoice>',
		),
	'an order in XML': () => text('<SCRDMCCBDACIOMessageStructure/>'),
	'an e-invoice': async () => {
		const document = await PDFDocument.load(await numbered(1), { updateMetadata: false });
		await document.attach(Buffer.from(invoiceXml()), 'factur-x.xml', { mimeType: 'text/xml' });
		return document.save();
	},
	'a page with an image': async () => {
		const document = await PDFDocument.create({ updateMetadata: false });
		// A copy, because pdf-lib reads the memory of a buffer from its beginning.
		const image = await document.embedJpg(Uint8Array.from(SMALL_JPEG));
		document.addPage([420, 595]).drawImage(image, { x: 60, y: 400, width: 160, height: 80 });
		return document.save();
	},
	'a letterhead of 2 pages': letterhead,
	'a PNG image': async () => png({ type: 2, depth: 8, chunks: [['pHYs', Buffer.from('00000b1300000b1301', 'hex')]] }),
	'a JPEG image': async () => SMALL_JPEG,
	'the start of a PNG image': async () => png({ type: 2, depth: 8 }).slice(0, 500),
	'a font': async () => noto(),
	'a web font': async () => sourceSans('WOFF'),
	'a GIF image': () => text('GIF89a and so on'),
	'an HTML page': () => text('<!DOCTYPE html><title>Not found</title>'),
	'an empty file': () => text(''),
	'the start of a document': async () => (await numbered(3)).slice(0, 150),
	'a template': () => text('Dear {{name}},\n\n{{#items}}\n- {{name}}\n{{/items}}\n'),
	'HTML of two pages': () => text(HTML_OF_TWO_PAGES),
	'HTML nested 10,000 deep': () => text('<div>'.repeat(10_000)),
	'an HTML template': () => text('<p>Dear {{name}},</p><ul>{{#items}}<li>{{name}}</li>{{/items}}</ul>'),
	'Markdown of two pages': () => text('# First page\n\nThe first.\n\n\\newpage\n\n# Second page\n\nThe second.\n'),
	'Markdown nested 10,000 deep': () => text(`${'> '.repeat(10_000)}deep`),
	// Sent by a client that turns a list of files into text (docs/semantics.md, §4.5).
	'a JSON list': () => text('[{},{}]'),
} as const satisfies Readonly<Record<string, () => Promise<Uint8Array>>>;

export type Fixture = keyof typeof makers;

/** Opens the fixture, where it needs a password. */
export const passwordOf = (name: Fixture): string | undefined => (name.startsWith('locked') ? 'user' : undefined);

const made = new Map<Fixture, Promise<Uint8Array>>();

/** Made once; the name of the file is the fixture's. */
export async function fixture(name: Fixture): Promise<Document> {
	const bytes = made.get(name) ?? makers[name]();
	made.set(name, bytes);
	return { name: `${name.replace(/[^a-z0-9]+/gi, '-')}.pdf`, bytes: await bytes };
}

/** One page with a signed signature field, the flags and the permission that such documents carry. */
async function signed(): Promise<Uint8Array> {
	const document = await PDFDocument.load(await numbered(1), { updateMetadata: false });
	const { context } = document;
	const [page] = document.getPages();
	if (!page) throw new Error('the document has no page');
	const signature = context.register(
		context.obj({
			Type: 'Sig',
			Filter: 'Adobe.PPKLite',
			SubFilter: 'adbe.pkcs7.detached',
			ByteRange: [0, 10, 20, 30],
			Contents: PDFHexString.of('00'.repeat(64)),
		}),
	);
	const field = context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: 4, Rect: [0, 0, 0, 0], P: page.ref, V: signature });
	field.set(PDFName.of('T'), PDFString.of('approval'));
	const reference = context.register(field);
	page.node.set(PDFName.of('Annots'), context.obj([reference]));
	document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [reference], SigFlags: 3 }));
	document.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
	return document.save({ useObjectStreams: false });
}

/** Two pages that say which they are; the first has a link. */
async function letterhead(): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const font = await document.embedFont(StandardFonts.Helvetica);
	for (const text of ['First letterhead', 'Further letterhead'])
		document.addPage([420, 595]).drawText(text, { x: 60, y: 560, size: 12, font });
	const link = document.context.obj({
		Type: 'Annot',
		Subtype: 'Link',
		Rect: [60, 550, 160, 570],
		A: { S: 'Named', N: 'NextPage' },
	});
	document.getPage(0).node.addAnnot(document.context.register(link));
	return document.save();
}
