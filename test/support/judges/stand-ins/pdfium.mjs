/** Answers of PDFium in place of poppler and mutool. */
import { drawnByPdfium, withPdfium } from '../../readers/libraries.mjs';

const DRAWN = 0;

/** Gives the pages to `use`, one after the other, with their annotations drawn into their content, as poppler reads them. */
function flattened({ bytes, password, first = 1, last = Infinity }, use) {
	return withPdfium(bytes, password, async (document) => {
		const results = [];
		for (let index = first - 1; index < Math.min(last, document.getPageCount()); index++) {
			const page = document.getPage(index);
			boundAsShown(page);
			page.module._FPDFPage_Flatten(page.pageIdx, DRAWN);
			results.push(await use(document.getPage(index)));
		}
		return results;
	});
}

/** Gives the page its own MediaBox, because PDFium forgets that of its parent when it draws annotations into the page. */
function boundAsShown({ module, pageIdx }) {
	withMemory(module, 16, (place, floats) => {
		const [left, bottom, right, top] = [place, place + 4, place + 8, place + 12];
		if (module._FPDFPage_GetMediaBox(pageIdx, left, bottom, right, top)) return;
		module._FPDF_GetPageBoundingBox(pageIdx, place);
		const [l, t, r, b] = floats();
		module._FPDFPage_SetMediaBox(pageIdx, l, b, r, t);
	});
}

/** Memory of the library; `floats` reads it. */
function withMemory(module, size, use) {
	const place = module.wasmExports.malloc(size);
	try {
		return use(place, () => new Float32Array(module.HEAPU8.buffer, place, size / 4));
	} finally {
		module.wasmExports.free(place);
	}
}

export const sizes = ({ bytes, password }) =>
	withPdfium(bytes, password, (document) => [...document.pages()].map((page) => sizeOf(page)));

/** PDFium tells the size after the turn. */
function sizeOf(page) {
	const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
	const rotation = page.module._FPDFPage_GetRotation(page.pageIdx) * 90;
	return rotation % 180 === 0 ? { width, height, rotation } : { width: height, height: width, rotation };
}

/** Pixels for a point: PDFium tells places in whole pixels. */
const FINE = 1000;

/** Words with their boxes, the size of their first character, and the white space before each. */
function spacedWords(page) {
	const { module, pageIdx } = page;
	const text = module._FPDFText_LoadPage(pageIdx);
	const { originalWidth, originalHeight } = page.getOriginalSize();
	const sides = [Math.round(originalWidth * FINE), Math.round(originalHeight * FINE)];
	const place = module.wasmExports.malloc(16);
	const onPage = (x, y) => {
		module._FPDF_PageToDevice(pageIdx, 0, 0, ...sides, 0, x, y, place, place + 4);
		return [...new Int32Array(module.HEAPU8.buffer, place, 2)].map((pixels) => pixels / FINE);
	};
	const words = [];
	let space = '';
	for (let at = 0; at < module._FPDFText_CountChars(text); at++) {
		const character = String.fromCodePoint(module._FPDFText_GetUnicode(text, at));
		if (/[\s\0]/.test(character)) {
			space += character;
			continue;
		}
		module._FPDFText_GetLooseCharBox(text, at, place);
		const [left, top, right, bottom] = new Float32Array(module.HEAPU8.buffer, place, 4);
		const size = Math.max(right - left, top - bottom);
		if (space !== '' || words.length === 0)
			words.push({ space, text: '', size, box: [Infinity, Infinity, -Infinity, -Infinity] });
		space = '';
		const word = words.at(-1);
		word.text += character;
		for (const [x, y] of [onPage(left, top), onPage(right, bottom)]) {
			const [l, t, r, b] = word.box;
			word.box = [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)];
		}
	}
	module.wasmExports.free(place);
	module._FPDFText_ClosePage(text);
	return words;
}

export const words = (task) => flattened(task, (page) => spacedWords(page).map(({ text, box }) => ({ text, box })));

export const texts = (task) =>
	flattened(task, (page) => {
		let before;
		let found = '';
		for (const word of spacedWords(page)) {
			const isNewLine = word.space.includes('\n') || (before !== undefined && isFar(before, word));
			found += before === undefined ? word.text : `${isNewLine ? '\n' : ' '}${word.text}`;
			before = word;
		}
		return found;
	});

/** Whether words of one line belong to different blocks: poppler gives each block its own lines. */
function isFar(one, other) {
	const gap = (from, to) => Math.max(other.box[from] - one.box[to], one.box[from] - other.box[to]);
	return Math.max(gap(0, 2), gap(1, 3)) > Math.min(one.size, other.size);
}

export function pictures({ bytes, password, dpi, first, last }) {
	return withPdfium(bytes, password, async (document) => {
		const drawn = [];
		for (let index = first - 1; index < Math.min(last, document.getPageCount()); index++)
			drawn.push(await drawnByPdfium(document.getPage(index), dpi / 72, Math.ceil));
		return drawn;
	});
}

export async function protection({ bytes, passwords }) {
	const opened = async (password) => {
		try {
			return await withPdfium(bytes, password, ({ module, documentIdx }) => [
				module._FPDF_GetDocPermissions(documentIdx),
				module._FPDF_GetDocUserPermissions(documentIdx),
			]);
		} catch (thrown) {
			if (!/password/.test(thrown.message)) throw thrown;
			return undefined;
		}
	};
	const freely = await opened(undefined);
	const found = await Promise.all(passwords.map(opened));
	const [granted, permissions] = found.findLast(Boolean) ?? freely ?? [];
	// ISO 32000-2, table 22.
	const may = (bit) => (granted & (1 << (bit - 1))) !== 0;
	const granting = { print: may(3), edit: may(4), copy: may(5), annotate: may(6) };
	return { needsPassword: freely === undefined, opens: found.map(Boolean), permissions, ...granting };
}
