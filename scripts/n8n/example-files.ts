/** The sample files inside the workflows of examples/n8n, small enough to travel in them. The same bytes every time. */
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts, rgb, type PDFFont } from 'pdf-lib';
import { png } from '../../test/support/documents/images';
import { sample } from '../../test/support/documents/samples';

export interface SampleFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

const A5: [number, number] = [420, 595];

interface Sheets {
	readonly document: PDFDocument;
	readonly font: PDFFont;
}

async function begin(title: string): Promise<Sheets> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.setTitle(title);
	return { document, font: await document.embedFont(StandardFonts.Helvetica) };
}

async function text(title: string, ...pages: string[]): Promise<Uint8Array> {
	const { document, font } = await begin(title);
	for (const line of pages) document.addPage(A5).drawText(line, { x: 40, y: 500, size: 18, font });
	return document.save();
}

async function letterhead(): Promise<Uint8Array> {
	const { document, font } = await begin('Letterhead');
	const page = document.addPage(A5);
	page.drawRectangle({ x: 0, y: 545, width: 420, height: 50, color: rgb(0.1, 0.42, 0.65) });
	page.drawText('Octavo Ltd. Letterhead', { x: 40, y: 563, size: 14, font, color: rgb(1, 1, 1) });
	return document.save();
}

/** Text, a scan, and text again. */
async function minutes(): Promise<Uint8Array> {
	const { document, font } = await begin('Minutes');
	const write = (line: string) => document.addPage(A5).drawText(line, { x: 40, y: 500, size: 18, font });
	write('Minutes, page 1: the budget is agreed.');
	document.addPage(A5).drawImage(await document.embedPng(logo()), { x: 0, y: 0, width: 420, height: 595 });
	write('Minutes, page 3: the next meeting is in May.');
	return document.save();
}

/** As Factur-X files look: the XML is an associated file of the document. */
async function electronicInvoice(): Promise<Uint8Array> {
	const { document, font } = await begin('Invoice 7');
	document.addPage(A5).drawText('Invoice 7', { x: 40, y: 500, size: 18, font });
	const xml = '<?xml version="1.0" encoding="UTF-8"?><Invoice><ID>7</ID><Total currency="EUR">70.00</Total></Invoice>';
	const { context, catalog } = document;
	const file = context.register(context.stream(xml, { Type: 'EmbeddedFile', Subtype: 'text/xml', Params: { Size: xml.length } }));
	const specification = context.register(
		context.obj({
			Type: 'Filespec',
			F: PDFString.of('factur-x.xml'),
			UF: PDFHexString.fromText('factur-x.xml'),
			Desc: PDFHexString.fromText('Invoice data'),
			AFRelationship: 'Data',
			EF: { F: file, UF: file },
		}),
	);
	const names = context.obj({ EmbeddedFiles: { Names: [PDFHexString.fromText('factur-x.xml'), specification] } });
	catalog.set(PDFName.of('Names'), names);
	catalog.set(PDFName.of('AF'), context.obj([specification]));
	return document.save();
}

/** A form with two text fields and a check box; filled where values are given. */
async function form(values?: { name: string; city: string; member: boolean }): Promise<Uint8Array> {
	const { document, font } = await begin('Membership');
	const page = document.addPage(A5);
	page.drawText('Membership', { x: 40, y: 530, size: 18, font });
	const fields = document.getForm();
	for (const [index, name] of (['name', 'city'] as const).entries()) {
		page.drawText(name, { x: 40, y: 470 - index * 50, size: 12, font });
		const field = fields.createTextField(name);
		if (values) field.setText(values[name]);
		field.addToPage(page, { x: 120, y: 460 - index * 50, width: 240, height: 26, font });
	}
	page.drawText('member', { x: 40, y: 370, size: 12, font });
	const box = fields.createCheckBox('member');
	box.addToPage(page, { x: 120, y: 362, width: 18, height: 18 });
	if (values?.member) box.check();
	return document.save();
}

/** With a script, a highlight, a note, and an attachment. */
async function handbook(): Promise<Uint8Array> {
	const { document, font } = await begin('Handbook');
	const page = document.addPage(A5);
	page.drawText('Handbook, page 1', { x: 40, y: 500, size: 18, font });
	document.addJavaScript('greet', 'app.alert("Draft of the handbook");');
	await document.attach(Buffer.from('Only for the office.\n'), 'office.txt', { mimeType: 'text/plain' });
	const { context } = document;
	const comments = [
		{ Subtype: 'Highlight', C: [1, 0.9, 0.2], Rect: [38, 495, 125, 518], QuadPoints: [38, 518, 125, 518, 38, 495, 125, 495] },
		{ Subtype: 'Text', Rect: [380, 500, 400, 520], Contents: PDFString.of('Ask the office about this') },
	];
	for (const comment of comments) page.node.addAnnot(context.register(context.obj({ Type: 'Annot', F: 4, ...comment })));
	return document.save();
}

function logo(): Uint8Array {
	return png({ type: 0, depth: 8, width: 40, height: 20, pixel: (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 0.2 : 0.8) });
}

const MAKERS = {
	'anna.pdf': () => text('Payslip', 'Payslip of Anna'),
	'boris.pdf': () => text('Payslip', 'Payslip of Boris'),
	'carla.pdf': () => text('Payslip', 'Payslip of Carla'),
	'contract.pdf': async () => (await sample('letter.pdf')).bytes,
	'damaged.pdf': async () => new TextEncoder().encode('This is not a document.'),
	'letterhead.pdf': letterhead,
	'invoice-1.pdf': () => text('Invoice 1', 'Invoice 1', 'Invoice 1, page 2'),
	'invoice-2.pdf': () => text('Invoice 2', 'Invoice 2'),
	'logo.png': async () => logo(),
	'report.pdf': () => text('Report', 'Report, page 1', 'Report, page 2', 'Report, page 3'),
	'exhibit-a.pdf': () => text('Exhibit A', 'Exhibit A, page 1', 'Exhibit A, page 2'),
	'exhibit-b.pdf': () => text('Exhibit B', 'Exhibit B, page 1'),
	'terms-before.pdf': () => text('Terms', 'Delivery within ten days', 'Printed on 2026-10-01'),
	'terms-now.pdf': () => text('Terms', 'Delivery within thirty days', 'Printed on 2026-11-01'),
	'minutes.pdf': minutes,
	'batch.pdf': () => text('Invoices', 'Invoice 1001', 'Invoice 1001, page 2', 'Invoice 1002', 'Invoice 1003'),
	'handbook.pdf': handbook,
	'e-invoice.pdf': electronicInvoice,
	'locked.pdf': async () => (await sample('locked.pdf')).bytes,
	'form.pdf': () => form(),
	'returned-1.pdf': () => form({ name: 'Anna', city: 'Bern', member: true }),
	'returned-2.pdf': () => form({ name: 'Boris', city: 'Varna', member: false }),
} as const;

export async function embeddedFiles(): Promise<Record<keyof typeof MAKERS, SampleFile>> {
	const entries = Object.entries(MAKERS).map(async ([fileName, make]) => {
		const mimeType = fileName.endsWith('.png') ? 'image/png' : 'application/pdf';
		return [fileName, { fileName, mimeType, bytes: await make() }] as const;
	});
	return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof MAKERS, SampleFile>;
}
