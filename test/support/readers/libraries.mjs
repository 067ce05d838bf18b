// pdf.js and PDFium, as npm has them. Not compiled: child processes and worker threads of bundled scripts and of jest run it.
import { createRequire } from 'node:module';
import path from 'node:path';

/** The libraries, each loaded on first use. */
const loaded = new Map();
const load = (library, start) => loaded.get(library) ?? loaded.set(library, start()).get(library);

/** Gives a document of pdf.js to `use`. */
export async function withPdfJs(bytes, password, use) {
	const { pdfjs, folder } = await load('pdf.js', async () => ({
		pdfjs: await import('pdfjs-dist/legacy/build/pdf.mjs'),
		folder: path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
	}));
	const task = pdfjs.getDocument({
		data: new Uint8Array(bytes),
		...(password === undefined ? {} : { password }),
		standardFontDataUrl: `${folder}/standard_fonts/`,
		cMapUrl: `${folder}/cmaps/`,
		cMapPacked: true,
		wasmUrl: `${folder}/wasm/`,
		iccUrl: `${folder}/iccs/`,
		verbosity: pdfjs.VerbosityLevel.WARNINGS,
	});
	try {
		return await use(await task.promise, pdfjs);
	} finally {
		await task.destroy();
	}
}

/** Gives a document of PDFium to `use`. */
export async function withPdfium(bytes, password, use) {
	const library = await load('pdfium', async () => (await import('@hyzyla/pdfium')).PDFiumLibrary.init());
	const document = await library.loadDocument(bytes, password);
	try {
		return await use(document);
	} finally {
		document.destroy();
	}
}

/** A page of PDFium as a picture; sides may be rounded up. Drawing closes the page, so it comes last. */
export async function drawnByPdfium(page, scale, round = Math.floor) {
	const { originalWidth, originalHeight } = page.getOriginalSize();
	const sides = { width: round(originalWidth * scale), height: round(originalHeight * scale) };
	// The library exchanges the channels already.
	const { width, height, data } = await page.render({ scale: 1, ...sides, renderFormFields: true, render: 'bitmap' });
	return { width, height, rgb: withoutAlpha(data) };
}

/** Three bytes per pixel of four. */
export function withoutAlpha(data) {
	const rgb = new Uint8Array((data.length / 4) * 3);
	for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
		rgb[to] = data[from];
		rgb[to + 1] = data[from + 1];
		rgb[to + 2] = data[from + 2];
	}
	return rgb;
}
