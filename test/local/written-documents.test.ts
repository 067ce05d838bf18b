/** The documents of `examples/documents`, as programs that we did not write see them. */
import jsQR from 'jsqr';
import { local } from '../support/hosts/local';
import { asks, packetOf, pageTexts, qpdfCheck, renderPages, wordBoxes } from '../support/judges/tools';
import { written, writtenNames } from '../support/written';
import { testInTurn } from '../support/sample';

async function made(name: string) {
	const { operation, input, parameters } = written(name);
	const { documents, notes } = await local.run(operation, [input], parameters);
	return { bytes: documents[0]!.bytes, notes };
}

function codeOn(bytes: Uint8Array, page: number): string | undefined {
	const { width, height, rgb } = renderPages(bytes, { dpi: 100 })[page]!;
	const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let at = 0; at < width * height; at++) pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
	const found = jsQR(pixels, width, height);
	return found ? Buffer.from(found.binaryData).toString('utf8') : undefined;
}

const PAGES: Readonly<Record<string, number>> = { 'invoice.html': 3, 'report.md': 4, 'contract.html': 2 };

describe('the documents of examples/documents', () => {
	asks('poppler', 'qpdf');

	testInTurn.each(writtenNames())('are made without notes, whole and for screen readers: %s', async (name) => {
		const { bytes, notes } = await made(name);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(packetOf(bytes)).toContain('pdfuaid:part');
		expect(pageTexts(bytes)).toHaveLength(PAGES[name] ?? 1);
	});

	test('has the sums of the invoice on its last page, its head on each, and a code for the payment', async () => {
		const { bytes } = await made('invoice.html');
		const texts = pageTexts(bytes);
		for (const [index, text] of texts.entries()) {
			expect(text).toContain(`Page ${index + 1} of 3`);
			for (const word of ['Article', 'Quantity']) expect(text).toContain(word);
		}
		expect(texts.map((text) => text.includes('£ 9,436.02'))).toEqual([false, false, true]);
		expect(codeOn(bytes, 2)?.split('\n').slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT']);
	});

	testInTurn('has a code on the certificate that leads to it', async () => {
		const { bytes } = await made('certificate.html');
		expect(codeOn(bytes, 0)).toBe('https://example.org/certificates/2026-00318');
	});

	testInTurn('has the addresses of letters in the window, at the right where the text runs from there', async () => {
		for (const [name, word] of [
			['letter.md', 'Lovelace'],
			['letter-right-to-left.md', '12'],
		] as const) {
			const { bytes } = await made(name);
			const { box } = wordBoxes(bytes)[0]!.find(({ text }) => text === word)!;
			expect(box[1]).toBeGreaterThan((45 / 25.4) * 72);
			expect(box[3]).toBeLessThan((90 / 25.4) * 72);
			expect(box[0] > 300).toBe(name.includes('right'));
		}
	});
});
