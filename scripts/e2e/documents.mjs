// Documents for the end-to-end tests. Page N says "Page N".
import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';

/** `ballast`: bytes of noise on each page, as an image. */
export async function numbered(pages, { ballast = 0, word = 'Page' } = {}) {
	const document = await PDFDocument.create();
	const font = await document.embedFont(StandardFonts.Helvetica);
	for (let number = 1; number <= pages; number++) {
		const page = document.addPage([300, 200]);
		page.drawText(`${word} ${number}`, { x: 40, y: 100, size: 18, font });
		if (ballast > 0) addNoise(document, page, ballast);
	}
	return Buffer.from(await document.save({ useObjectStreams: pages % 2 === 0 }));
}

/** A document with a signed signature field: everything that Remove Signatures searches for, with an invented signature. */
export async function signed(pages) {
	const document = await PDFDocument.load(await numbered(pages));
	const { context, catalog } = document;
	const page = document.getPage(0);
	const value = context.obj({
		Type: 'Sig',
		Filter: 'Adobe.PPKLite',
		SubFilter: 'adbe.pkcs7.detached',
		ByteRange: [0, 10, 20, 30],
	});
	value.set(PDFName.of('Contents'), PDFString.of('made up'));
	const field = context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [20, 20, 120, 60], F: 132 });
	field.set(PDFName.of('T'), PDFString.of('Signature1'));
	field.set(PDFName.of('V'), context.register(value));
	field.set(PDFName.of('P'), page.ref);
	const reference = context.register(field);
	page.node.set(PDFName.of('Annots'), context.obj([reference]));
	catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [reference], SigFlags: 3 }));
	return Buffer.from(await document.save({ useObjectStreams: false }));
}

function addNoise(document, page, bytes) {
	const { context } = document;
	const side = Math.ceil(Math.sqrt(bytes));
	const entries = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
	const image = context.register(context.stream(randomBytes(side * side), entries));
	page.node.newXObject('Noise', image);
}
