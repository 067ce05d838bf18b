/**
 * Five readers that we did not write, and what each of them says of a document: qpdf, poppler, mutool, and pdf.js and pdfium
 * from npm. The first three are a process each time; the libraries run in a child process that lives on, and is replaced when it
 * hangs, grows or crashes.
 */
import path from 'node:path';
import { isThere } from '../judges/programs.cjs';
import { portablePixmaps, type Picture } from './pictures';
import {
	check,
	complaints,
	mutoolCount,
	mutoolPassword,
	popplerCount,
	popplerPassword,
	qpdfPassword,
	run,
	type Ran,
} from './programs';
import { Worker, type Bounds, type Failure } from './worker';

/** The readers that draw pages and find text; qpdf does neither. */
export const drawing = ['poppler', 'mutool', 'pdf.js', 'pdfium'] as const;
export type DrawingReader = (typeof drawing)[number];
export const readers = ['qpdf', ...drawing] as const;
export type Reader = (typeof readers)[number];

export interface Wish {
	readonly password?: string | undefined;
	/** One-based; the first page if left out. */
	readonly first?: number;
	/** The last page if left out. */
	readonly last?: number;
	/** Pictures of these pages: in dots per inch, or with this number of pixels on the longer side. */
	readonly size?: { readonly dpi: number } | { readonly longest: number };
	/** Poppler draws the visible part of pages, as the others always do. */
	readonly cropped?: true;
	/** The text of these pages. */
	readonly texts?: boolean;
	/** Milliseconds for drawing or reading all pages: some documents are made to render endlessly. */
	readonly limit?: number;
}

export interface Seen {
	/** Undefined if the reader does not open the document. */
	readonly pages: number | undefined;
	/** Kinds of complaints, without numbers and names. */
	readonly complaints: readonly string[];
	/** Nothing if drawing failed or took too long. */
	readonly pictures: readonly Picture[];
	readonly texts: readonly string[];
	/** Titles of the bookmarks, where texts are asked for; only pdf.js tells them. */
	readonly titles: readonly string[];
}

/** The answer of the child; the complaints are whole sentences. */
type Answer = Seen & { readonly missing?: boolean };

const CHILD = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'test', 'support', 'readers', 'library-child.mjs');
const BOUNDS: Bounds = { milliseconds: 60_000, megabytes: 1500 };
const LIMIT = 20_000;

export class Readers {
	private readonly worker = new Worker<object, Answer>(CHILD, BOUNDS);
	/** The end of the last task of the worker, which does one at a time. */
	private last: Promise<unknown> = Promise.resolve();

	/** Those of `readers` that are installed. */
	async installed(): Promise<Reader[]> {
		const found = await Promise.all(readers.map((reader) => this.has(reader)));
		return readers.filter((_, index) => found[index]);
	}

	/** Those that draw, of those that are installed with npm or on the PATH. */
	drawing(): DrawingReader[] {
		return drawing.filter((reader) => (reader !== 'poppler' && reader !== 'mutool') || isThere(reader));
	}

	look(reader: Reader, file: string, wish: Wish = {}): Promise<Seen> {
		switch (reader) {
			case 'qpdf':
				return inQpdf(file, wish);
			case 'poppler':
				return inPoppler(file, wish);
			case 'mutool':
				return inMutool(file, wish);
			case 'pdf.js':
			case 'pdfium':
				return this.inLibrary(reader, file, wish);
		}
	}

	stop(): void {
		this.worker.stop();
	}

	private async has(reader: Reader): Promise<boolean> {
		// A package of npm answers for qpdf.
		if (reader === 'qpdf') return true;
		if (reader === 'poppler' || reader === 'mutool') return isThere(reader);
		// Nothing to open: a library that is there complains of that.
		const answer = await this.ask(reader, '', {});
		return !('missing' in answer && answer.missing);
	}

	private async inLibrary(reader: 'pdf.js' | 'pdfium', file: string, wish: Wish): Promise<Seen> {
		const answer = await this.ask(reader, file, wish);
		if (!('kind' in answer)) return { ...answer, complaints: complaints(answer.complaints.join('\n'), file) };
		return {
			pages: undefined,
			complaints: [`${answer.kind}: ${answer.message.replace(/\d+/g, '#')}`],
			pictures: [],
			texts: [],
			titles: [],
		};
	}

	private ask(reader: 'pdf.js' | 'pdfium', file: string, wish: Wish): Promise<Answer | Failure> {
		const { password, first = 1, last = Number.MAX_SAFE_INTEGER, size, texts = false } = wish;
		const task = this.last.then(() => this.worker.run({ reader, file, password, first, last, size, texts }));
		this.last = task;
		return task;
	}
}

async function inQpdf(file: string, { password }: Wish): Promise<Seen> {
	const { kinds, pages } = await check(file, password);
	return { pages, complaints: kinds, pictures: [], texts: [], titles: [] };
}

async function inPoppler(file: string, { password, first = 1, last, size, cropped, texts, limit = LIMIT }: Wish): Promise<Seen> {
	const range = ['-f', String(first), ...(last === undefined ? [] : ['-l', String(last)])];
	const word = popplerPassword(password);
	const box = cropped ? ['-cropbox'] : [];
	const scale = size && [...box, ...('dpi' in size ? ['-r', String(size.dpi)] : ['-scale-to', String(size.longest)])];
	const [info, drawn, text] = await Promise.all([
		run('pdfinfo', [...word, file]),
		scale && run('pdftoppm', [...word, ...scale, ...range, file], limit),
		texts && run('pdftotext', [...word, ...range, '-enc', 'UTF-8', file, '-'], limit),
	]);
	return seenBy(file, popplerCount(info), [info, drawn, text], drawn, text);
}

async function inMutool(file: string, { password, first = 1, last, size, texts, limit = LIMIT }: Wish): Promise<Seen> {
	const word = mutoolPassword(password);
	const draw = ['draw', ...word];
	const scale = size && ('dpi' in size ? ['-r', String(size.dpi)] : ['-w', String(size.longest), '-h', String(size.longest)]);
	const range = `${first}-${last ?? 'N'}`;
	const [info, drawn, text] = await Promise.all([
		run('mutool', ['info', ...word, file]),
		scale && run('mutool', [...draw, '-q', '-F', 'ppm', ...scale, '-o', '-', file, range], limit),
		texts && run('mutool', [...draw, '-q', '-F', 'txt', '-o', '-', file, range], limit),
	]);
	return seenBy(file, mutoolCount(info), [info, drawn, text], drawn, text);
}

/** The view of a reader from the output of its processes; texts end with form feeds. */
function seenBy(
	file: string,
	pages: number | undefined,
	all: readonly (Ran | false | undefined)[],
	drawn: Ran | undefined,
	text: Ran | false | undefined,
): Seen {
	return {
		pages,
		complaints: complaints(all.map((one) => (one ? one.stderr : '')).join('\n'), file),
		pictures: drawn && drawn.code !== null ? portablePixmaps(drawn.stdout) : [],
		texts: text && text.code !== null ? text.stdout.toString('utf8').split('\f').slice(0, -1) : [],
		titles: [],
	};
}

/** The file rewritten by qpdf, decrypted. The copy is there even after complaints, unless qpdf gave up. */
export async function rewrittenByQpdf(file: string, copy: string, password?: string): Promise<void> {
	await run('qpdf', ['--decrypt', ...qpdfPassword(password), file, copy]);
}

/** The file rewritten by qpdf, decrypted, with the same pages in a new page tree: none of them inherits anything. */
export async function pagesByQpdf(file: string, copy: string, password?: string): Promise<void> {
	await run('qpdf', ['--decrypt', ...qpdfPassword(password), file, '--pages', '.', '1-z', '--', copy]);
}
