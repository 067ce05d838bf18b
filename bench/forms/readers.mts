/** Pages as four readers draw them: poppler, mutool, pdf.js and pdfium. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createCanvas } from '@napi-rs/canvas';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AnnotationMode, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Drawn {
	readonly width: number;
	readonly height: number;
	/** Three bytes a pixel, row by row from the top. */
	readonly rgb: Uint8Array;
}

export const readers = ['poppler', 'mutool', 'pdf.js', 'pdfium'] as const;
export type Reader = (typeof readers)[number];

/** The first `count` pages; undefined where the reader cannot open or draw the document. */
export async function drawIn(reader: Reader, bytes: Uint8Array, dpi: number, count: number): Promise<Drawn[] | undefined> {
	try {
		switch (reader) {
			case 'poppler':
				return pictures(program(bytes, (file) => ['pdftoppm', ['-r', String(dpi), '-l', String(count), file]]));
			case 'mutool':
				return pictures(
					program(bytes, (file) => ['mutool', ['draw', '-q', '-r', String(dpi), '-F', 'ppm', '-o', '-', file, `1-${count}`]]),
				);
			case 'pdf.js':
				return await inPdfJs(bytes, dpi, count);
			case 'pdfium':
				return await inPdfium(bytes, dpi, count);
		}
	} catch {
		return undefined;
	}
}

function program(bytes: Uint8Array, command: (file: string) => [string, string[]]): Buffer {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-readers-'));
	try {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		const { stdout } = spawnSync(...command(file), { maxBuffer: 2 ** 30, timeout: 60_000 });
		return stdout;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Binary PPM pictures, one after the other. */
function pictures(ppm: Buffer): Drawn[] | undefined {
	const found: Drawn[] = [];
	for (let at = 0; at < ppm.length;) {
		const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', at, at + 64));
		if (!header) break;
		const [width, height] = [Number(header[1]), Number(header[2])];
		const start = at + header[0].length;
		at = start + width * height * 3;
		found.push({ width, height, rgb: ppm.subarray(start, at) });
	}
	return found.length > 0 ? found : undefined;
}

async function inPdfJs(bytes: Uint8Array, dpi: number, count: number): Promise<Drawn[]> {
	const packageFolder = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'node_modules/pdfjs-dist');
	const task = getDocument({
		data: Uint8Array.from(bytes),
		standardFontDataUrl: `${packageFolder}/standard_fonts/`,
		cMapUrl: `${packageFolder}/cmaps/`,
		cMapPacked: true,
		verbosity: VerbosityLevel.ERRORS,
	});
	const document = await task.promise;
	try {
		const drawn: Drawn[] = [];
		for (let number = 1; number <= Math.min(count, document.numPages); number++) {
			const page = await document.getPage(number);
			const viewport = page.getViewport({ scale: dpi / 72 });
			const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
			const context = canvas.getContext('2d');
			await page.render({
				canvas: canvas as never,
				canvasContext: context as never,
				viewport,
				annotationMode: AnnotationMode.ENABLE,
			}).promise;
			const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
			drawn.push({ width: canvas.width, height: canvas.height, rgb: withoutAlpha(data, [0, 1, 2]) });
		}
		return drawn;
	} finally {
		await task.destroy();
	}
}

let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined;

async function inPdfium(bytes: Uint8Array, dpi: number, count: number): Promise<Drawn[]> {
	const library = await (pdfium ??= PDFiumLibrary.init());
	const document = await library.loadDocument(Buffer.from(bytes));
	try {
		const drawn: Drawn[] = [];
		for (let index = 0; index < Math.min(count, document.getPageCount()); index++) {
			const { width, height, data } = await document
				.getPage(index)
				.render({ scale: dpi / 72, renderFormFields: true, render: 'bitmap' });
			// The library exchanges the channels already.
			drawn.push({ width, height, rgb: withoutAlpha(data, [0, 1, 2]) });
		}
		return drawn;
	} finally {
		document.destroy();
	}
}

function withoutAlpha(data: Uint8Array | Uint8ClampedArray, order: readonly [number, number, number]): Uint8Array {
	const rgb = new Uint8Array((data.length / 4) * 3);
	for (let from = 0, to = 0; from < data.length; from += 4, to += 3)
		for (let channel = 0; channel < 3; channel++) rgb[to + channel] = data[from + order[channel]!]!;
	return rgb;
}

/** Pixels whose brightness differs by more than `tolerance`, as a share of all. */
export function difference(one: Drawn, other: Drawn, tolerance = 48): number {
	// Readers round the size of a page up or down.
	if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) return 1;
	const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
	const brightness = ({ rgb, width: row }: Drawn, x: number, y: number): number => {
		const at = (y * row + x) * 3;
		return rgb[at]! + rgb[at + 1]! + rgb[at + 2]!;
	};
	let differing = 0;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) if (Math.abs(brightness(one, x, y) - brightness(other, x, y)) > tolerance * 3) differing++;
	return differing / (width * height);
}
