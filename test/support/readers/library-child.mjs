// The process in which pdf.js and pdfium run. It looks at one document after another, and may hang, grow or crash.
// Not compiled: it is started as it is, from bundled scripts and from jest.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The libraries, each loaded on first use. */
const loaded = new Map();
const readers = { 'pdf.js': inPdfJs, pdfium: inPdfium };
const load = (reader, start) => loaded.get(reader) ?? loaded.set(reader, start()).get(reader);

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

async function inPdfJs({ file, password, first, last, size, texts }) {
	const { pdfjs, createCanvas, folder } = await load('pdf.js', async () => ({
		pdfjs: await import('pdfjs-dist/legacy/build/pdf.mjs'),
		createCanvas: (await import('@napi-rs/canvas')).createCanvas,
		folder: path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
	}));
	const task = pdfjs.getDocument({
		data: new Uint8Array(readFileSync(file)),
		...(password === undefined ? {} : { password }),
		standardFontDataUrl: `${folder}/standard_fonts/`,
		cMapUrl: `${folder}/cmaps/`,
		cMapPacked: true,
		wasmUrl: `${folder}/wasm/`,
		iccUrl: `${folder}/iccs/`,
		verbosity: pdfjs.VerbosityLevel.WARNINGS,
	});
	try {
		const document = await task.promise;
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
	} finally {
		await task.destroy();
	}
}

async function inPdfium({ file, password, first, last, size, texts }) {
	const library = await load('pdfium', async () => (await import('@hyzyla/pdfium')).PDFiumLibrary.init());
	const document = await library.loadDocument(readFileSync(file), password);
	try {
		const seen = { pages: document.getPageCount(), pictures: [], texts: [], titles: [] };
		for (let index = first - 1; index < Math.min(last, seen.pages); index++) {
			const page = document.getPage(index);
			if (texts) seen.texts.push(page.getText());
			if (size) {
				const { originalWidth, originalHeight } = page.getOriginalSize();
				const scale = scaleOf(size, originalWidth, originalHeight);
				// The library exchanges the channels already. Drawing closes the page, so it comes last.
				const { width, height, data } = await page.render({ scale, renderFormFields: true, render: 'bitmap' });
				seen.pictures.push({ width, height, rgb: withoutAlpha(data) });
			}
		}
		return seen;
	} finally {
		document.destroy();
	}
}

function withoutAlpha(data) {
	const rgb = new Uint8Array((data.length / 4) * 3);
	for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
		rgb[to] = data[from];
		rgb[to + 1] = data[from + 1];
		rgb[to + 2] = data[from + 2];
	}
	return rgb;
}
