/** The operations written with pdf-lib and its fork, which have the same interface. */
import type { PDFDocument, StandardFonts } from 'pdf-lib';

export type LibraryTask =
	| { readonly do: 'rotate' | 'reverse' | 'reorder' | 'remove' | 'extract' | 'merge' | 'watermark' | 'encrypt' | 'decrypt' }
	| { readonly do: 'split'; readonly maximumBytes: number };

interface Library {
	PDFDocument: typeof PDFDocument;
	StandardFonts: typeof StandardFonts;
	degrees: (angle: number) => { type: 'degrees'; angle: number };
}

const PASSWORD = 'bench user';

export async function library(
	name: 'pdf-lib' | '@cantoo/pdf-lib',
	task: LibraryTask,
	inputs: readonly { readonly bytes: Uint8Array }[],
): Promise<() => Promise<readonly Uint8Array[]>> {
	const loaded = (name === 'pdf-lib' ? await import('pdf-lib') : await import('@cantoo/pdf-lib')) as unknown as Library;
	const all = inputs.map(({ bytes }) => bytes);
	const first = all[0] ?? new Uint8Array();
	switch (task.do) {
		case 'rotate':
			return () => edit(loaded, first, (document) => turn(loaded, document));
		case 'remove':
			return () => edit(loaded, first, (document) => document.removePage(0));
		case 'watermark':
			return () => edit(loaded, first, (document) => stamp(loaded, document));
		case 'reverse':
			return () => arrange(loaded, first, (pages) => pages.reverse());
		case 'reorder':
			return () => arrange(loaded, first, (pages) => [...pages.slice(pages.length >> 1), ...pages.slice(0, pages.length >> 1)]);
		case 'extract':
			return () => arrange(loaded, first, (pages) => pages.slice(0, Math.ceil(pages.length / 2)));
		case 'merge':
			return () => merge(loaded, all);
		case 'split':
			return () => split(loaded, first, task.maximumBytes);
		case 'encrypt':
			return () =>
				edit(loaded, first, (document) =>
					(document as unknown as Encrypting).encrypt({ userPassword: PASSWORD, ownerPassword: 'owner' }),
				);
		case 'decrypt':
			return () => edit(loaded, first, () => undefined, { password: PASSWORD });
	}
}

/** Only the fork encrypts. */
interface Encrypting {
	encrypt(options: { userPassword: string; ownerPassword: string }): void;
}

async function edit(
	{ PDFDocument: Document }: Library,
	bytes: Uint8Array,
	change: (document: PDFDocument) => unknown,
	options: object = {},
): Promise<Uint8Array[]> {
	const document = await Document.load(bytes, options);
	await change(document);
	return [await document.save()];
}

function turn({ degrees }: Library, document: PDFDocument): void {
	for (const page of document.getPages()) page.setRotation(degrees(page.getRotation().angle + 90) as never);
}

async function stamp({ StandardFonts: fonts, degrees }: Library, document: PDFDocument): Promise<void> {
	const font = await document.embedFont(fonts.Helvetica);
	for (const page of document.getPages())
		page.drawText('DRAFT', { x: 100, y: 200, size: 120, font, opacity: 0.25, rotate: degrees(55) as never });
}

async function arrange(
	{ PDFDocument: Document }: Library,
	bytes: Uint8Array,
	order: (pages: number[]) => number[],
): Promise<Uint8Array[]> {
	const source = await Document.load(bytes);
	const result = await Document.create();
	for (const page of await result.copyPages(source, order(source.getPageIndices()))) result.addPage(page);
	return [await result.save()];
}

async function merge({ PDFDocument: Document }: Library, all: readonly Uint8Array[]): Promise<Uint8Array[]> {
	const result = await Document.create();
	for (const bytes of all) {
		const source = await Document.load(bytes);
		for (const page of await result.copyPages(source, source.getPageIndices())) result.addPage(page);
	}
	return [await result.save()];
}

/** Writes candidates: for each part it doubles the length, then searches the largest one that fits. */
async function split({ PDFDocument: Document }: Library, bytes: Uint8Array, maximumBytes: number): Promise<Uint8Array[]> {
	const source = await Document.load(bytes);
	const count = source.getPageCount();
	const render = async (start: number, end: number) => {
		const part = await Document.create();
		const indices = Array.from({ length: end - start }, (_, index) => start + index);
		for (const page of await part.copyPages(source, indices)) part.addPage(page);
		return part.save();
	};
	const parts: Uint8Array[] = [];
	let guess = 1;
	for (let start = 0; start < count;) {
		let [fits, tooMany] = [start, count + 1];
		let best = new Uint8Array();
		let end = Math.min(count, start + guess);
		while (fits + 1 < tooMany) {
			const candidate = await render(start, end);
			if (candidate.length <= maximumBytes || end === start + 1) {
				fits = end;
				best = candidate as Uint8Array<ArrayBuffer>;
				end = tooMany > count ? Math.min(count, start + 2 * (end - start)) : (fits + tooMany) >> 1;
				if (fits === count) break;
			} else {
				tooMany = end;
				end = (fits + tooMany) >> 1;
			}
		}
		parts.push(best);
		guess = fits - start;
		start = fits;
	}
	return parts;
}
