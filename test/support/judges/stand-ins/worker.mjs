// The thread in which packages of npm answer for programs that are missing. Not compiled: worker threads run it as it is.
import { workerData } from 'node:worker_threads';
import { drawnByPdfium, withPdfium, withPdfJs } from '../../readers/libraries.mjs';
import { runQpdf } from './qpdf.mjs';

// pdf.js prints its warnings.
console.log = console.warn = () => undefined;

const answers = {
	qpdf: runQpdf,
	texts: ({ bytes, password }) =>
		withPdfium(bytes, password, (document) =>
			[...document.pages()].map((page) => page.getText().replaceAll('\r\n', '\n').trim()),
		),
	async pictures({ bytes, password, dpi, first, last }) {
		return withPdfium(bytes, password, async (document) => {
			const pictures = [];
			for (const page of [...document.pages()].slice(first - 1, last)) pictures.push(await drawnByPdfium(page, dpi / 72));
			return pictures;
		});
	},
	sizes: ({ bytes, password }) => withPdfium(bytes, password, (document) => [...document.pages()].map((page) => sizeOf(page))),
	protection,
	outline: ({ bytes }) => withPdfJs(bytes, undefined, outlineOf),
	destinations: ({ bytes }) => withPdfJs(bytes, undefined, destinationsOf),
	attachments: ({ bytes, password }) =>
		withPdfJs(bytes, password, async (document) =>
			Object.values((await document.getAttachments()) ?? {}).map(({ filename, content }) => [filename, content]),
		),
	text: ({ bytes }) => withPdfJs(bytes, undefined, textOf),
};

/** PDFium tells the size after the turn. */
function sizeOf(page) {
	const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
	const rotation = page.module._FPDFPage_GetRotation(page.pageIdx) * 90;
	return rotation % 180 === 0 ? { width, height, rotation } : { width: height, height: width, rotation };
}

async function protection({ bytes, passwords }) {
	const opened = async (password) =>
		withPdfium(bytes, password, ({ module, documentPtr }) => [
			module._FPDF_GetDocPermissions(documentPtr),
			module._FPDF_GetDocUserPermissions(documentPtr),
		]).catch(() => undefined);
	const freely = await opened(undefined);
	const found = await Promise.all(passwords.map(opened));
	const [granted, permissions] = found.findLast(Boolean) ?? freely ?? [];
	const may = (bit) => (granted & (1 << (bit - 1))) !== 0;
	return {
		needsPassword: freely === undefined,
		opens: found.map(Boolean),
		permissions,
		// ISO 32000-2, table 22.
		print: may(3),
		edit: may(4),
		copy: may(5),
		annotate: may(6),
	};
}

/** Titles, indented by depth, each with its page, counted from 1, or `-`. */
async function outlineOf(document) {
	const lines = [];
	const walk = async (items, depth) => {
		for (const { title, dest, items: below } of items) {
			lines.push(`${'  '.repeat(depth)}${title} > ${(await pageOf(document, dest)) ?? '-'}`);
			await walk(below, depth + 1);
		}
	};
	await walk((await document.getOutline()) ?? [], 0);
	return lines;
}

async function destinationsOf(document) {
	const lines = [];
	for (const [name, dest] of Object.entries(await document.getDestinations())) {
		const page = await pageOf(document, dest);
		if (page !== undefined) lines.push(`${name} > ${page}`);
	}
	return lines;
}

/** The page that a destination leads to, counted from 1. */
async function pageOf(document, dest) {
	const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
	const [page] = explicit ?? [];
	if (typeof page === 'number') return page + 1;
	if (page == null) return undefined;
	return document.getPageIndex(page).then(
		(index) => index + 1,
		() => undefined,
	);
}

async function textOf(document) {
	let text = '';
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		text += `${items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n\f`;
	}
	return text;
}

const { port, bell } = workerData;
port.on('message', async ({ question, ...task }) => {
	let reply;
	try {
		reply = { answer: await answers[question](task) };
	} catch (thrown) {
		// After a fault inside WebAssembly, its memory is not to be trusted: the caller starts another thread.
		reply = { fault: String(thrown), isBroken: thrown instanceof WebAssembly.RuntimeError };
	}
	port.postMessage(reply);
	Atomics.store(bell, 0, 1);
	Atomics.notify(bell, 0);
});
