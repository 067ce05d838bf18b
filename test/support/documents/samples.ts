/**
 * The sample documents of the examples (test/support/examples), by name. Drawn with pdf-lib, the same bytes every time, on
 * first use.
 */
import type { Document, Outcome } from '../../../shared/contract/backend';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { png, SMALL_JPEG } from './images';
import { local } from '../hosts/local';
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { archive } from './archive';
import { invoiceXml } from './invoice-xml';
import { HTML_INVOICE, REPORT } from './markdown';
import { Random } from '../random';
import { agreement, identityPem } from './signed';

const makers = {
	'report.pdf': () => report(8),
	'letter.pdf': signedLetter,
	'agreement.pdf': async () => agreement(),
	'certificate.pem': async () => identityPem(),
	'invoice-1.pdf': () => invoice(1),
	'invoice-2.pdf': () => invoice(2),
	'invoice-3.pdf': () => invoice(3),
	'invoice.html': async () => new Uint8Array(Buffer.from(HTML_INVOICE, 'utf8')),
	'report.md': async () => new Uint8Array(Buffer.from(REPORT, 'utf8')),
	'receipt.png': async () => png({ type: 0, depth: 8, width: 300, height: 500, pixel: (x, y) => (x + y) / 800 }),
	'receipt.jpg': async () => SMALL_JPEG,
	'invoices.pdf': async () => bytesOf(await local.run('merge_documents', await invoices(), decode('merge_documents', {}))),
	'application.pdf': application,
	'letterhead.pdf': letterhead,
	'reviewed.pdf': reviewed,
	'logo.png': async () => logo(),
	'locked.pdf': () => made('add_password', { password: 'open sesame', encryption_algorithm: 'AES-256' }),
	'figures.csv': async () => Buffer.from('month,amount\n1,1200\n2,1350\n'),
	'e-invoice.pdf': electronicInvoice,
	'receipts.pdf': receipts,
	'receipts.hocr': async () => Buffer.from(RECOGNIZED),
	'scanned.pdf': scanned,
	'invoice-to-archive.pdf': () =>
		archive({ claims: '3B', title: 'Invoice 2026-1', lines: ['Invoice 2026-1', '', 'Total 249.90 EUR'] }),
	'invoice.xml': async () => Buffer.from(invoiceXml()),
	'restricted.pdf': () => made('add_restrictions', { owner_password: 'owner only', allow_print: 'false' }),
} as const satisfies Readonly<Record<string, () => Promise<Uint8Array>>>;

export type SampleName = keyof typeof makers;
export const sampleNames = Object.keys(makers) as readonly SampleName[];

/** The texts of pages of the report. */
export const reportPages = (...numbers: number[]): string[] => numbers.map((number) => `Report, page ${number}`);
export const wholeReport = reportPages(1, 2, 3, 4, 5, 6, 7, 8);

const samples = new Map<SampleName, Promise<Uint8Array>>();

export async function sample(name: SampleName): Promise<Document> {
	const bytes = samples.get(name) ?? makers[name]();
	samples.set(name, bytes);
	return { name, bytes: await bytes };
}

/** The report after an operation. */
async function made(name: OperationName, parameters: RawParameters): Promise<Uint8Array> {
	return bytesOf(await local.run(name, [await sample('report.pdf')], decode(name, parameters)));
}

/** Words that a recognizer found on the first image, in its pixels. */
const RECOGNIZED = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><body>
<div class="ocr_page" title="image &quot;receipt.png&quot;; bbox 0 0 300 500; ppageno 0">
<span class="ocr_line" title="bbox 20 30 280 60">
<span class="ocrx_word" title="bbox 20 30 140 60; x_wconf 96"><strong>Receipt</strong></span>
<span class="ocrx_word" title="bbox 160 30 280 60; x_wconf 91">4711</span></span>
<span class="ocr_line" title="bbox 20 100 200 130">
<span class="ocrx_word" title="bbox 20 100 100 130; x_wconf 93">Total</span>
<span class="ocrx_word" title="bbox 120 100 200 130; x_wconf 88">24,90</span></span>
</div></body></html>
`;

/** Images as pages. */
async function receipts(): Promise<Uint8Array> {
	const images = [await sample('receipt.png'), await sample('receipt.jpg')];
	return bytesOf(await local.run('images_to_pdf', images, decode('images_to_pdf', {})));
}

/** A photo of 900 by 600 pixels at 300 dpi, without loss. */
async function scanned(): Promise<Uint8Array> {
	const random = new Random(7);
	const pixel = (x: number, y: number, channel: number): number =>
		0.5 + 0.25 * Math.sin(x / (60 + 20 * channel)) + 0.2 * Math.cos(y / 70) + 0.02 * random.next();
	const chunks = [['pHYs', Uint8Array.of(0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1)]] as const;
	const photo = { name: 'scanned.png', bytes: png({ type: 2, depth: 8, width: 900, height: 600, pixel, chunks }) };
	return bytesOf(await local.run('images_to_pdf', [photo], decode('images_to_pdf', {})));
}

const bytesOf = ({ documents }: Outcome): Uint8Array => documents[0]!.bytes;
const invoices = () =>
	Promise.all([1, 2, 3].map(async (number) => ({ name: `invoice-${number}.pdf`, bytes: await invoice(number) })));

const A4: [number, number] = [595, 842];
const INK = rgb(0.13, 0.17, 0.24);
const ACCENT = rgb(0.1, 0.42, 0.65);
const LINE =
	'Every page says which one it is, so that an order can be checked at a glance, and carries enough words to look like work.';

interface Sheets {
	readonly document: PDFDocument;
	readonly plain: PDFFont;
	readonly bold: PDFFont;
}

async function begin(title: string): Promise<Sheets> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.setTitle(title);
	return {
		document,
		plain: await document.embedFont(StandardFonts.Helvetica),
		bold: await document.embedFont(StandardFonts.HelveticaBold),
	};
}

function sheet({ document, plain, bold }: Sheets, heading: string, lines: readonly string[]): PDFPage {
	const page = document.addPage(A4);
	page.drawRectangle({ x: 0, y: 760, width: 595, height: 82, color: ACCENT });
	page.drawText(heading, { x: 50, y: 790, size: 24, font: bold, color: rgb(1, 1, 1) });
	for (const [index, line] of lines.entries())
		page.drawText(line, { x: 50, y: 715 - index * 22, size: 12, font: plain, color: INK, maxWidth: 495 });
	return page;
}

/** A report with a bookmark for every page. */
async function report(pages: number): Promise<Uint8Array> {
	const sheets = await begin('Annual report');
	const refs = Array.from({ length: pages }, (_, index) => {
		const number = index + 1;
		const page = sheet(sheets, `Report, page ${number}`, [
			LINE,
			'',
			...Array.from({ length: 12 }, (_, row) => `${number}.${row + 1}  A line of the report`),
		]);
		page.drawText(String(number), { x: 220, y: 140, size: 220, font: sheets.bold, color: rgb(0.9, 0.93, 0.96) });
		return page.ref;
	});
	bookmarks(
		sheets.document,
		refs.map((ref, index) => [`Section ${index + 1}`, ref]),
	);
	return sheets.document.save();
}

async function invoice(number: number): Promise<Uint8Array> {
	const sheets = await begin(`Invoice ${number}`);
	const rows = Array.from({ length: 6 }, (_, index) => `${index + 1}   Item ${index + 1}   ${(index + 1) * number * 10}.00`);
	const page = sheet(sheets, `Invoice ${number}`, ['Octavo Ltd.', '', ...rows, '', `Total   ${21 * number * 10}.00`]);
	bookmarks(sheets.document, [[`Invoice ${number}`, page.ref]]);
	return sheets.document.save();
}

/** An invoice with its data as XML, as electronic invoices carry it, and a delivery note. */
async function electronicInvoice(): Promise<Uint8Array> {
	const document = await PDFDocument.load(await invoice(1), { updateMetadata: false });
	await document.attach(Buffer.from(invoiceXml()), 'factur-x.xml', { mimeType: 'text/xml', description: 'Invoice 1 as XML' });
	await document.attach(Buffer.from('Delivered on time.\n'), 'delivery note.txt', { mimeType: 'text/plain' });
	return document.save();
}

/** An electronic invoice, as create_e_invoice makes it. */
export async function eInvoice(): Promise<Uint8Array> {
	const invoice = await sample('invoice.xml');
	const parameters = {
		invoice,
		profile: 'en16931',
		relationship: 'alternative',
		attach_only: false,
		upgrade_to_archive: false,
	} as const;
	const { documents } = await local.run('create_e_invoice', [await sample('invoice-to-archive.pdf')], parameters);
	return documents[0]!.bytes;
}

/** A letter with a signature field. Its signature is a sample without a certificate. */
async function signedLetter(): Promise<Uint8Array> {
	const sheets = await begin('Letter');
	const { document } = sheets;
	const page = sheet(sheets, 'Letter', ['Dear reader,', '', LINE]);
	const { context } = document;
	const look = context.register(
		context.stream('0.1 0.42 0.65 RG 2 w 1 1 198 58 re S BT /F1 14 Tf 12 25 Td (Signed by a sample) Tj ET', {
			Type: 'XObject',
			Subtype: 'Form',
			BBox: [0, 0, 200, 60],
			Resources: { Font: { F1: sheets.bold.ref } },
		}),
	);
	const signature = context.register(
		context.obj({
			Type: 'Sig',
			Filter: 'Adobe.PPKLite',
			SubFilter: 'adbe.pkcs7.detached',
			ByteRange: [0, 0, 0, 0],
			Contents: PDFHexString.of('00'.repeat(64)),
			M: PDFString.of('D:20260101000000Z'),
		}),
	);
	const field = context.register(
		context.obj({
			Type: 'Annot',
			Subtype: 'Widget',
			FT: 'Sig',
			T: PDFString.of('signature'),
			V: signature,
			Rect: [50, 400, 250, 460],
			F: 4,
			P: page.ref,
			AP: { N: look },
		}),
	);
	page.node.addAnnot(field);
	document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
	return document.save();
}

/** A draft with the comments of a reviewer, of which only the stamp has an appearance. */
async function reviewed(): Promise<Uint8Array> {
	const sheets = await begin('Draft');
	const { document } = sheets;
	const page = sheet(sheets, 'Draft', [LINE, '', 'The price is 1,200 EUR.', '', 'Delivery within two weeks.']);
	const { context } = document;
	const add = (entries: Record<string, unknown>) =>
		page.node.addAnnot(context.register(context.obj({ Type: 'Annot', F: 4, ...entries } as Parameters<typeof context.obj>[0])));
	const quad = (left: number, bottom: number, right: number, top: number) => ({
		Rect: [left, bottom, right, top],
		QuadPoints: [left, top, right, top, left, bottom, right, bottom],
	});
	add({ Subtype: 'Highlight', C: [1, 0.9, 0.2], Contents: PDFString.of('Please check'), ...quad(105, 667, 170, 682) });
	add({ Subtype: 'StrikeOut', C: [0.8, 0.1, 0.1], ...quad(98, 623, 195, 638) });
	add({ Subtype: 'Underline', C: [0.1, 0.5, 0.2], ...quad(50, 623, 96, 638) });
	add({ Subtype: 'Squiggly', C: [0.8, 0.1, 0.1], ...quad(50, 711, 110, 726) });
	add({ Subtype: 'Square', C: [0.1, 0.42, 0.65], Rect: [45, 615, 250, 645], BS: { W: 2 } });
	add({ Subtype: 'Circle', C: [0.8, 0.1, 0.1], IC: [1, 0.95, 0.85], Rect: [300, 540, 400, 600], CA: 0.6 });
	add({ Subtype: 'Line', C: [0.8, 0.1, 0.1], L: [290, 560, 200, 610], LE: ['None', 'ClosedArrow'], Rect: [190, 550, 300, 620] });
	add({ Subtype: 'PolyLine', C: [0.4, 0.2, 0.6], Vertices: [60, 540, 90, 580, 120, 540, 150, 580], Rect: [55, 535, 155, 585] });
	add({
		Subtype: 'Polygon',
		C: [0.1, 0.5, 0.2],
		IC: [0.85, 1, 0.85],
		Vertices: [180, 540, 220, 580, 260, 540],
		Rect: [175, 535, 265, 585],
	});
	add({
		Subtype: 'Ink',
		C: [0.1, 0.2, 0.8],
		BS: { W: 3 },
		InkList: [[430, 545, 450, 590, 465, 550, 485, 595, 500, 548]],
		Rect: [425, 540, 505, 600],
	});
	add({
		Subtype: 'FreeText',
		C: [1, 1, 0.8],
		BS: { W: 1 },
		DA: PDFString.of('/Helv 12 Tf 0.8 0.1 0.1 rg'),
		Contents: PDFString.of('Please check the price with Sales before this goes out.'),
		Rect: [300, 620, 500, 660],
	});
	add({ Subtype: 'Text', Name: 'Note', Contents: PDFString.of('Please check everything'), Rect: [520, 700, 540, 720] });
	return document.save();
}

/** A first page and one for those that follow. */
async function letterhead(): Promise<Uint8Array> {
	const { document, plain, bold } = await begin('Letterhead');
	for (const line of ['Octavo Ltd. · Main Street 1', 'Octavo Ltd. · continued']) {
		const page = document.addPage(A4);
		page.drawText('OCTAVO', { x: 440, y: 52, size: 20, font: bold, color: ACCENT });
		page.drawText(line, { x: 50, y: 30, size: 9, font: plain, color: INK });
		page.drawRectangle({ x: 50, y: 44, width: 380, height: 1, color: ACCENT });
	}
	return document.save();
}

/** A disc with a ring, on nothing. */
function logo(): Uint8Array {
	const side = 96;
	const inside = (x: number, y: number) => Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2);
	const color = [0.1, 0.42, 0.65];
	return png({
		width: side,
		height: side,
		type: 6,
		depth: 8,
		pixel: (x, y, channel) => {
			const distance = inside(x, y);
			if (channel === 3) return Math.min(1, Math.max(0, (1 - distance) * (side / 2)));
			return distance > 0.6 && distance < 0.75 ? 1 : color[channel]!;
		},
	});
}

function bookmarks(document: PDFDocument, entries: readonly (readonly [string, PDFPage['ref']])[]): void {
	const { context } = document;
	const root = context.nextRef();
	const refs = entries.map(() => context.nextRef());
	for (const [index, [title, page]] of entries.entries()) {
		const item = context.obj({ Title: PDFHexString.fromText(title), Parent: root, Dest: [page, 'Fit'] });
		if (index > 0) item.set(PDFName.of('Prev'), refs[index - 1]!);
		if (index < refs.length - 1) item.set(PDFName.of('Next'), refs[index + 1]!);
		context.assign(refs[index]!, item);
	}
	context.assign(root, context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: refs.length }));
	document.catalog.set(PDFName.of('Outlines'), root);
}

/** An application form: two text fields, a choice and a check box. */
async function application(): Promise<Uint8Array> {
	const sheets = await begin('Application');
	const page = sheet(sheets, 'Application', ['Full name', '', '', 'E-mail', '', '', 'Plan', '', '', 'I agree to the terms']);
	const form = sheets.document.getForm();
	const box = { width: 300, height: 24, font: sheets.plain, borderColor: ACCENT, borderWidth: 1 };
	form.createTextField('applicant.name').addToPage(page, { ...box, x: 50, y: 678 });
	form.createTextField('applicant.email').addToPage(page, { ...box, x: 50, y: 612 });
	const plan = form.createDropdown('plan');
	plan.addOptions(['Basic', 'Professional', 'Enterprise']);
	plan.addToPage(page, { ...box, x: 50, y: 546 });
	form.createCheckBox('agree').addToPage(page, { x: 180, y: 512, width: 18, height: 18, borderColor: ACCENT, borderWidth: 1 });
	return sheets.document.save({ useObjectStreams: false, updateFieldAppearances: false });
}
