import { degrees, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import jsQR from 'jsqr';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { encodeQr, type ErrorCorrection, type QrCode } from '../../shared/model/qr/qr-code';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { portraitOf } from '../support/judges/portrait';
import { asks, everyObject, packetOf, qpdfCheck, renderPages, type Picture } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

async function stamped(bytes: Uint8Array, raw: RawParameters) {
	const { documents, notes } = await local.run('add_qr_code', [asDocument(bytes)], decode('add_qr_code', raw));
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

/** The text of the code in a picture, by a reader that we did not write, and its upper left corner, in shares of the picture. */
function readCode({ width, height, rgb }: Picture): { text: string; left: number; top: number } | undefined {
	const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let at = 0; at < width * height; at++) pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
	const found = jsQR(pixels, width, height);
	if (!found) return undefined;
	const { topLeftCorner: corner } = found.location;
	return { text: Buffer.from(found.binaryData).toString('utf8'), left: corner.x / width, top: corner.y / height };
}

const codesIn = (bytes: Uint8Array, dpi = 100) => renderPages(bytes, { dpi, cropped: true }).map(readCode);

/** Text that Swiss and European payments have: lines, and letters beyond ASCII. */
const PAYMENT = [
	'BCD',
	'002',
	'1',
	'SCT',
	'',
	'Müller & Söhne',
	'DE89370400440532013000',
	'EUR12.30',
	'',
	'',
	'Rechnung 4711',
].join('\n');

describe('a reader of QR codes', () => {
	asks('poppler', 'qpdf');

	testInTurn.each([
		['an address', 'https://example.com/orders/4711?a=1&b=%C3%BC'],
		['digits', '0123456789'.repeat(5)],
		['capital letters', 'ORDER 4711/A-7: $3.50'],
		['lines with letters beyond ASCII', PAYMENT],
		['other scripts', '請求書 № 12, счёт'],
		['blanks at both ends', '  x  '],
	])('reads %s as they were given', async (_, text) => {
		const { bytes } = await stamped(await numbered(1), { qr_content: text, qr_size: 2 });
		expect(codesIn(bytes)).toEqual([expect.objectContaining({ text })]);
	});

	testInTurn('reads the largest code of each error correction', async () => {
		for (const [level, most] of Object.entries({ low: 2000, medium: 2000, quartile: 1663, high: 1273 })) {
			const text = 'abcdefghi '.repeat(200).slice(0, most);
			const { size } = encodeQr(text, level as ErrorCorrection) as QrCode;
			const page = await numbered(1, { size: [300, 300] });
			const { bytes } = await stamped(page, { qr_content: text, error_correction: level, qr_size: (size + 8) / 50, margin: 0 });
			expect([level, codesIn(bytes, 300)[0]?.text === text]).toEqual([level, true]);
		}
	});

	testInTurn(
		'finds the code in the corner of pages of any rotation, box and user unit, under or over their content',
		async () => {
			const document = await PDFDocument.create({ updateMetadata: false });
			for (const rotation of [0, 90, 180, 270]) {
				const page = document.addPage([290, 370]);
				page.setCropBox(60, 40, 200, 300);
				page.setRotation(degrees(rotation));
				if (rotation === 90) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
			}
			const source = await document.save();
			for (const layer of ['over', 'under']) {
				const { bytes } = await stamped(source, { qr_content: 'corner', position: 'top_right', qr_size: 1, margin: 0.25, layer });
				expect(qpdfCheck(bytes).clean).toBe(true);
				for (const code of codesIn(bytes)) {
					expect(code?.text).toBe('corner');
					expect(code!.left).toBeGreaterThan(0.5);
					expect(code!.top).toBeLessThan(0.25);
				}
			}
		},
	);

	testInTurn('has no seams: only the outline of the modules is drawn, as one path', async () => {
		const { bytes } = await stamped(await numbered(1), { qr_content: 'seams', qr_size: 2.5, position: 'center' });
		const [picture] = renderPages(bytes, { dpi: 337 });
		const code = encodeQr('seams', 'medium');
		expect(code).toMatchObject({ size: 21 });
		// Any pixel between black and white lies at the border of a dark and a light module.
		const { width, height, rgb } = picture!;
		const side = (2.5 * 337) / 29;
		const [left, top] = [width / 2 - 14.5 * side, height / 2 - 14.5 * side];
		const isDark = (x: number, y: number): boolean =>
			'isDark' in code && code.isDark(Math.floor((x - left) / side) - 4, Math.floor((y - top) / side) - 4);
		let wrong = 0;
		for (let y = Math.ceil(top) + 2; y < top + 29 * side - 2; y++)
			for (let x = Math.ceil(left) + 2; x < left + 29 * side - 2; x++) {
				const around = [isDark(x - 1, y - 1), isDark(x + 2, y - 1), isDark(x - 1, y + 2), isDark(x + 2, y + 2)];
				if (new Set(around).size > 1) continue;
				if (rgb[(y * width + x) * 3] !== (around[0] ? 0 : 255)) wrong++;
			}
		expect(wrong).toBe(0);
	});
});

describe('in a document that claims PDF/A-3a and PDF/UA', () => {
	asks('poppler', 'qpdf');

	test('keeps the claims, and tags the link', async () => {
		const text = { name: 'letter.md', bytes: Buffer.from('---\nlang: en\n---\n# Letter\n\nHello.') };
		const made = await local.run('markdown_to_pdf', [text], decode('markdown_to_pdf', {}));
		const { bytes, notes } = await stamped(made.documents[0]!.bytes, { qr_content: 'https://example.com/ü', qr_link: 'true' });
		expect(notes).toEqual([]);
		expect(packetOf(bytes)).toContain('pdfaid:part');
		expect(packetOf(bytes)).toContain('pdfuaid:part');
		const { pages, tags } = portraitOf(bytes);
		expect([pages[0]!.links, tags]).toEqual([['https://example.com/%C3%BC'], 'Document(H1 P Link)']);
		expect(everyObject(bytes)).toMatch(/\/Tabs \/S\b/);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});
});

testInTurn('the limits are those of the codes', () => {
	const limits: Record<string, [text: (length: number) => string, most: Record<ErrorCorrection, number>]> = {
		digits: [(length) => '7'.repeat(length), { low: 7089, medium: 5596, quartile: 3993, high: 3057 }],
		capitals: [(length) => 'A'.repeat(length), { low: 4296, medium: 3391, quartile: 2420, high: 1852 }],
		ascii: [(length) => 'a'.repeat(length), { low: 2953, medium: 2331, quartile: 1663, high: 1273 }],
		others: [(length) => `ü${'a'.repeat(length - 2)}`, { low: 2952, medium: 2330, quartile: 1662, high: 1272 }],
	};
	for (const [text, most] of Object.values(limits))
		for (const [level, length] of Object.entries(most) as [ErrorCorrection, number][]) {
			expect(encodeQr(text(length), level)).toMatchObject({ size: 177 });
			expect(encodeQr(text(length + 1), level)).toMatchObject({ most: length, length: length + 1 });
		}
});
