// The process in which pdf.js and pdfium run. It looks at one document after another, and may hang, grow or crash.
// Not compiled: it is started as it is, from bundled scripts and from jest.
import { readFileSync } from 'node:fs';
import { drawnByPdfium, withoutAlpha, withPdfium, withPdfJs } from './libraries.mjs';

const readers = { 'pdf.js': inPdfJs, pdfium: inPdfium };

process.on('disconnect', () => process.exit());
process.on('message', async (task) => {
	const complaints = [];
	// pdf.js prints its warnings.
	console.log = console.warn = (text) => complaints.push(String(text));
	try {
		process.send({ ...(await readers[task.reader](task)), complaints });
	} catch (thrown) {
		// After a fault inside WebAssembly, its memory is not to be trusted.
		if (thrown instanceof WebAssembly.RuntimeError) throw thrown;
		const missing = thrown.code === 'ERR_MODULE_NOT_FOUND' || thrown.code === 'MODULE_NOT_FOUND';
		process.send({
			missing,
			pages: undefined,
			pictures: [],
			texts: [],
			titles: [],
			complaints: [...complaints, `${thrown.message}`],
		});
	}
});

/** The factor for a page of these sides. */
const scaleOf = ({ dpi, longest }, width, height) => (dpi === undefined ? longest / Math.max(width, height, 1) : dpi / 72);

function inPdfJs({ file, password, first, last, size, texts }) {
	return withPdfJs(readFileSync(file), password, async (document, pdfjs) => {
		const outline = texts ? await document.getOutline() : null;
		const titlesOf = (items) => items.flatMap(({ title, items: below }) => [title, ...titlesOf(below)]);
		const seen = { pages: document.numPages, pictures: [], texts: [], titles: titlesOf(outline ?? []) };
		for (let number = first; number <= Math.min(last, document.numPages); number++) {
			const page = await document.getPage(number);
			if (texts) {
				const { items } = await page.getTextContent();
				seen.texts.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
			}
			if (size) {
				const { createCanvas } = await import('@napi-rs/canvas');
				const whole = page.getViewport({ scale: 1 });
				const viewport = page.getViewport({ scale: scaleOf(size, whole.width, whole.height) });
				const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
				const canvasContext = canvas.getContext('2d');
				await page.render({ canvas, canvasContext, viewport, annotationMode: pdfjs.AnnotationMode.ENABLE }).promise;
				const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
				seen.pictures.push({ width: canvas.width, height: canvas.height, rgb: withoutAlpha(data) });
			}
		}
		return seen;
	});
}

function inPdfium({ file, password, first, last, size, texts }) {
	return withPdfium(readFileSync(file), password, async (document) => {
		const seen = { pages: document.getPageCount(), pictures: [], texts: [], titles: [] };
		for (let index = first - 1; index < Math.min(last, seen.pages); index++) {
			const page = document.getPage(index);
			if (texts) seen.texts.push(page.getText());
			if (size) {
				const { originalWidth, originalHeight } = page.getOriginalSize();
				seen.pictures.push(await drawnByPdfium(page, scaleOf(size, originalWidth, originalHeight)));
			}
		}
		return seen;
	});
}
