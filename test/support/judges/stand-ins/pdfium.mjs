/** Answers of PDFium in place of poppler and mutool. */
import { drawnByPdfium, withPdfium } from '../../readers/libraries.mjs';

/** As pages are displayed, not printed. */
const DISPLAYED = 0;

/** Gives the pages to `use`, one after the other, with their annotations drawn into their content, as poppler reads them. */
function flattened({ bytes, password, first = 1, last = Infinity }, use) {
	return withPdfium(bytes, password, async (document) => {
		const results = [];
		for (let index = first - 1; index < Math.min(last, document.getPageCount()); index++) {
			const page = document.getPage(index);
			boundAsShown(page);
			page.module._FPDFPage_Flatten(page.pageIdx, DISPLAYED);
			results.push(await use(document.getPage(index)));
		}
		return results;
	});
}

/** Gives the page its own MediaBox, because PDFium forgets that of its parent when it draws annotations into the page. */
function boundAsShown({ module, pageIdx }) {
	withMemory(module, 16, (place, floats) => {
		if (module._FPDFPage_GetMediaBox(pageIdx, place, place + 4, place + 8, place + 12)) return;
		module._FPDF_GetPageBoundingBox(pageIdx, place);
		const [left, top, right, bottom] = floats();
		module._FPDFPage_SetMediaBox(pageIdx, left, bottom, right, top);
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
	const words = [];
	let space = '';
	for (const { character, box, isUpright } of charactersOf(page)) {
		if (/[\s\0]/.test(character)) {
			space += character;
			continue;
		}
		const [left, top, right, bottom] = box();
		const word = words.at(-1);
		if (space !== '' || word === undefined || isApart(word, [left, top, right, bottom], isUpright()))
			words.push({ space, text: character, size: Math.max(right - left, bottom - top), box: [left, top, right, bottom] });
		else {
			const [l, t, r, b] = word.box;
			word.box = [Math.min(l, left), Math.min(t, top), Math.max(r, right), Math.max(b, bottom)];
			word.text += character;
		}
		space = '';
	}
	return words;
}

/** Whether a character is not a part of the word before it: a tenth of the type size away, as for poppler, or on another line. */
function isApart({ box, size }, [left, top, right, bottom], isUpright) {
	const gap = Math.max(left - box[2], box[0] - right, top - box[3], box[1] - bottom);
	const shift = isUpright ? top + bottom - box[1] - box[3] : left + right - box[0] - box[2];
	return gap > size / 10 || Math.abs(shift) > size;
}

/**
 * Each character of a page, with functions for its box on the page as displayed, from the upper left corner, and for whether its line
 * runs along the page there.
 */
function* charactersOf(page) {
	const { module, pageIdx } = page;
	const { originalWidth, originalHeight } = page.getOriginalSize();
	const sides = [Math.round(originalWidth * FINE), Math.round(originalHeight * FINE)];
	const onPage = (x, y) =>
		withMemory(module, 8, (place) => {
			module._FPDF_PageToDevice(pageIdx, 0, 0, ...sides, 0, x, y, place, place + 4);
			return [...new Int32Array(module.HEAPU8.buffer, place, 2)].map((pixels) => pixels / FINE);
		});
	const text = module._FPDFText_LoadPage(pageIdx);
	const boxAt = (at) =>
		withMemory(module, 16, (place, floats) => {
			module._FPDFText_GetLooseCharBox(text, at, place);
			const [left, top, right, bottom] = floats();
			const [one, other] = [onPage(left, top), onPage(right, bottom)];
			return [0, 1]
				.map((axis) => Math.min(one[axis], other[axis]))
				.concat([0, 1].map((axis) => Math.max(one[axis], other[axis])));
		});
	const isTurned = module._FPDFPage_GetRotation(pageIdx) % 2 === 1;
	const isUprightAt = (at) => Math.abs(Math.cos(module._FPDFText_GetCharAngle(text, at))) > Math.SQRT1_2 !== isTurned;
	try {
		for (let at = 0; at < module._FPDFText_CountChars(text); at++)
			yield {
				character: String.fromCodePoint(module._FPDFText_GetUnicode(text, at)),
				box: () => boxAt(at),
				isUpright: () => isUprightAt(at),
			};
	} finally {
		module._FPDFText_ClosePage(text);
	}
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

export function pictures({ bytes, password, dpi, first, last, cropped }) {
	return withPdfium(bytes, password, async (document) => {
		const drawn = [];
		for (let index = first - 1; index < Math.min(last, document.getPageCount()); index++) {
			if (!cropped) showWhole(document.getPage(index));
			drawn.push(await drawnByPdfium(document.getPage(index), dpi / 72, Math.ceil));
		}
		return drawn;
	});
}

/** PDFium draws the CropBox: this makes it the MediaBox, where the page itself has one. */
function showWhole({ module, pageIdx }) {
	withMemory(module, 16, (place, floats) => {
		if (module._FPDFPage_GetMediaBox(pageIdx, place, place + 4, place + 8, place + 12))
			module._FPDFPage_SetCropBox(pageIdx, ...floats());
	});
}

/** The rights that the document grants to its users. */
export async function protection({ bytes, passwords }) {
	const opened = async (password) => {
		try {
			return await withPdfium(bytes, password, ({ module, documentIdx }) => module._FPDF_GetDocUserPermissions(documentIdx));
		} catch (thrown) {
			if (!/password/i.test(thrown.message)) throw thrown;
			return undefined;
		}
	};
	const freely = await opened(undefined);
	const found = await Promise.all(passwords.map(opened));
	const permissions = found.findLast((one) => one !== undefined) ?? freely;
	// ISO 32000-2, table 22.
	const may = (bit) => (permissions & (1 << (bit - 1))) !== 0;
	const rights = { print: may(3), edit: may(4), copy: may(5), annotate: may(6) };
	return { needsPassword: freely === undefined, opens: found.map((one) => one !== undefined), permissions, ...rights };
}
