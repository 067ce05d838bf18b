/** How other programs and libraries do the operations: qpdf, mutool and poppler as processes; pdf-lib, its fork, pdf.js and pdfmake in ours. */
import { writeFileSync } from 'node:fs';
import type { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Document } from '../shared/contract/backend';
import type { OperationName } from '../shared/contract/operations';
import { qpdfPassword } from '../test/support/readers/programs';
import { forkOfPdfLib, pdfMake, type PdfMake } from './fetched-rivals.mts';

/** An operation with our parameters, and what rivals must know in addition. */
export interface Work {
	readonly operation: OperationName;
	/** By wire name; a further file is a document. */
	readonly parameters: Readonly<Record<string, unknown>>;
	/** Paths. */
	readonly inputs: readonly string[];
	/** Zero-based pages of the result, if the operation arranges pages. */
	readonly order?: readonly number[];
}

export const programs = ['qpdf', 'mutool', 'poppler'] as const;
export type Program = (typeof programs)[number];
const makers = ['pdf-lib', '@cantoo/pdf-lib'] as const;
type Maker = (typeof makers)[number];
export type Library = Maker | 'pdf.js' | 'pdfmake';

/** The command lines that do the work, one after the other; undefined if the program has no such operation. */
export function commandsOf(program: Program, work: Work, output: string): string[][] | undefined {
	if (program === 'poppler') return inPoppler(work, output);
	const args = (program === 'qpdf' ? inQpdf : inMutool)(work, output);
	return args && [[program, ...args]];
}

function inPoppler({ operation, inputs }: Work, output: string): string[][] | undefined {
	if (operation === 'extract_text') return [['pdftotext', ...inputs, output]];
	if (operation !== 'get_document_info') return undefined;
	return ['pdfinfo', 'pdffonts', 'pdfsig'].map((command) => [command, ...inputs]);
}

function inQpdf({ operation, parameters, inputs, order }: Work, output: string): string[] | undefined {
	const { open_password, password, owner_password, first_page = 1, last_page, overlay } = parameters as Record<string, string>;
	const word = qpdfPassword(open_password ?? (operation === 'remove_password' ? password : undefined));
	const input = [...word, ...inputs];
	switch (operation) {
		case 'rotate_pages':
			return [...input, `--rotate=+90${last_page === undefined ? '' : `:${first_page}-${last_page}`}`, output];
		case 'merge_documents':
			return ['--empty', '--pages', ...inputs.flatMap((file) => [file, ...word]), '--', output];
		case 'add_password':
		case 'add_restrictions': {
			const bits = operation === 'add_restrictions' ? ['--print=none', '--extract=n'] : [];
			const algorithm = parameters['encryption_algorithm'] === 'AES-256' ? ['256'] : ['128', '--use-aes=y'];
			const user = operation === 'add_password' ? password! : '';
			return ['--allow-weak-crypto', '--encrypt', user, owner_password ?? 'owner', ...algorithm, ...bits, '--', ...input, output];
		}
		case 'remove_password':
		case 'remove_restrictions':
			return [...input, '--decrypt', output];
		case 'split_by_page_count':
			return [`--split-pages=${String(parameters['pages_per_part'])}`, ...input, output];
		case 'optimize_document':
			return ['--object-streams=generate', '--recompress-flate', '--compression-level=9', ...input, output];
		case 'flatten_form':
			return ['--flatten-annotations=all', '--generate-appearances', ...input, output];
		case 'add_overlay': {
			const file = output.replace(/\.pdf$/, '.overlay');
			writeFileSync(file, (overlay as unknown as Document).bytes);
			return [...input, '--underlay', file, '--repeat=1', '--', output];
		}
		default:
			return order?.length ? [...input, '--pages', '.', ranges(order), '--', output] : undefined;
	}
}

function inMutool({ operation, parameters, inputs, order }: Work, output: string): string[] | undefined {
	const password = String(parameters['password']);
	switch (operation) {
		case 'rotate_pages':
			return undefined;
		case 'merge_documents':
			return ['merge', '-o', output, ...inputs];
		case 'add_password':
			return ['clean', '-E', 'aes-256', '-U', password, '-O', 'owner', ...inputs, output];
		case 'remove_password':
			return ['clean', '-D', '-p', password, ...inputs, output];
		case 'extract_text':
			return ['draw', '-q', '-F', 'txt', '-o', output, ...inputs];
		case 'optimize_document':
			return ['clean', '-gggz', ...inputs, output];
		default:
			return order?.length ? ['merge', '-o', output, ...inputs, ranges(order)] : undefined;
	}
}

/** Pages as qpdf and mutool take them, from 1, with runs such as `1-5` and `5-1`. */
export function ranges(order: readonly number[]): string {
	const runs: [first: number, last: number][] = [];
	for (const page of order) {
		const run = runs.at(-1);
		const step = run ? page - run[1] : 0;
		if (run && Math.abs(step) === 1 && [0, step].includes(Math.sign(run[1] - run[0]))) run[1] = page;
		else runs.push([page, page]);
	}
	return runs.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`)).join(',');
}

interface Loaded {
	PDFDocument: typeof PDFDocument;
	StandardFonts: typeof StandardFonts;
	degrees: (angle: number) => never;
}
type Change = (document: PDFDocument, work: Work, library: Loaded) => unknown;

/** Operations that change a document in place. */
const changes: Readonly<Partial<Record<OperationName, Change>>> = {
	rotate_pages: (document, { parameters }, { degrees }) => {
		const { first_page = 1, last_page = Infinity } = parameters as Record<string, number>;
		for (const page of document.getPages().slice(first_page - 1, last_page))
			page.setRotation(degrees(page.getRotation().angle + 90));
	},
	remove_pages: (document, { order = [] }) => {
		const kept = new Set(order);
		for (let page = document.getPageCount() - 1; page >= 0; page--) if (!kept.has(page)) document.removePage(page);
	},
	add_text_watermark: async (document, _, { StandardFonts: fonts, degrees }) => {
		const font = await document.embedFont(fonts.Helvetica);
		for (const page of document.getPages())
			page.drawText('DRAFT', { x: 100, y: 200, size: 120, font, opacity: 0.25, rotate: degrees(55) });
	},
	fill_form: (document, { parameters }) => {
		const form = document.getForm();
		for (const [name, value] of Object.entries(parameters['values'] as Record<string, string | boolean>)) {
			if (value === true) form.getCheckBox(name).check();
			else if ('getOptions' in form.getField(name)) form.getDropdown(name).select(String(value));
			else form.getTextField(name).setText(String(value));
		}
	},
	flatten_form: (document) => document.getForm().flatten({ updateFieldAppearances: false }),
	// Only the fork encrypts.
	add_password: (document, { parameters }) =>
		(document as unknown as { encrypt(passwords: object): void }).encrypt({
			userPassword: parameters['password'],
			ownerPassword: 'owner',
		}),
	remove_password: () => undefined,
};
const ONLY_IN_FORK: readonly OperationName[] = ['add_password', 'remove_password'];
const ARRANGING: readonly OperationName[] = [
	'reverse_pages',
	'reorder_pages',
	'extract_pages',
	'merge_documents',
	'split_by_size',
];

export const librariesOf = (operation: OperationName): readonly Library[] =>
	operation === 'extract_text'
		? ['pdf.js']
		: operation === 'markdown_to_pdf'
			? ['pdfmake']
			: ONLY_IN_FORK.includes(operation)
				? ['@cantoo/pdf-lib']
				: operation in changes || ARRANGING.includes(operation)
					? makers
					: [];

/** The work by a library, which is loaded before. */
export async function inLibrary(name: Library, work: Work): Promise<(all: readonly Uint8Array[]) => Promise<Uint8Array[]>> {
	if (name === 'pdf.js') return inPdfJs();
	if (name === 'pdfmake') return inPdfMake(pdfMake());
	const library = (await (name === 'pdf-lib' ? import('pdf-lib') : forkOfPdfLib())) as Loaded;
	const { operation, parameters, order } = work;
	const change = changes[operation];
	const opening: object = operation === 'remove_password' ? { password: parameters['password'] } : {};
	const load = (bytes: Uint8Array): Promise<PDFDocument> => library.PDFDocument.load(bytes, opening);
	return async (all) => {
		if (operation === 'split_by_size') return split(library, await load(all[0]!), Number(parameters['maximum_bytes']));
		if (change) {
			const document = await load(all[0]!);
			await change(document, work, library);
			return [await document.save()];
		}
		const result = await library.PDFDocument.create();
		for (const bytes of all) {
			const source = await load(bytes);
			const pages = operation === 'merge_documents' || !order ? source.getPageIndices() : [...order];
			for (const page of await result.copyPages(source, pages)) result.addPage(page);
		}
		return [await result.save()];
	};
}

/** The text of every page; pdf.js gives no order beyond that of the content. */
async function inPdfJs(): Promise<(all: readonly Uint8Array[]) => Promise<Uint8Array[]>> {
	const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
	return async ([bytes]) => {
		const task = getDocument({ data: new Uint8Array(bytes!), verbosity: VerbosityLevel.ERRORS });
		const document = await task.promise;
		const pages: string[] = [];
		for (let number = 1; number <= document.numPages; number++) {
			const page = await document.getPage(number);
			const { items } = await page.getTextContent();
			pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
			page.cleanup();
		}
		await task.destroy();
		return [Buffer.from(pages.join('\f'))];
	};
}

/** The paragraphs of a Markdown text that has only these and headings, in pdfmake's font and sizes like ours. */
function inPdfMake(pdfmake: PdfMake): (all: readonly Uint8Array[]) => Promise<Uint8Array[]> {
	return async ([bytes]) => {
		const blocks = Buffer.from(bytes!).toString().trim().split('\n\n');
		const content = blocks.map((block) =>
			block.startsWith('## ') ? { text: block.slice(3), fontSize: 17, bold: true } : { text: block, margin: [0, 0, 0, 8] },
		);
		const defaultStyle = { fontSize: 11, lineHeight: 1.25 };
		const definition = { pageSize: 'A4', pageMargins: 72, content, defaultStyle };
		return [await pdfmake.createPdf(definition).getBuffer()];
	};
}

/** Writes candidates: for each part it doubles the length, then searches the largest one that fits. */
async function split({ PDFDocument: Document }: Loaded, source: PDFDocument, maximumBytes: number): Promise<Uint8Array[]> {
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
		let best: Uint8Array = new Uint8Array();
		let end = Math.min(count, start + guess);
		while (fits + 1 < tooMany) {
			const candidate = await render(start, end);
			if (candidate.length <= maximumBytes || end === start + 1) {
				fits = end;
				best = candidate;
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
