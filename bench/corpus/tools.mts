/** The programs that judge our results. Every call has a time limit. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';

export interface Ran {
	/** Exit code; null if the program exceeded its time limit or is not installed. */
	readonly code: number | null;
	readonly stdout: Buffer;
	readonly stderr: string;
}

export interface Picture {
	readonly width: number;
	readonly height: number;
	readonly rgb: Uint8Array;
}

const TIME_LIMIT = 60_000;
/** Pages that take longer than this to render are not compared: some files are made to render endlessly. */
const RENDER_LIMIT = 20_000;

export function run(command: string, args: readonly string[], timeout = TIME_LIMIT): Promise<Ran> {
	return new Promise((resolve) => {
		const options = { timeout, killSignal: 'SIGKILL', maxBuffer: 1 << 30, encoding: 'buffer' } as const;
		execFile(command, [...args], options, (error, stdout, stderr) => {
			const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
			resolve({ code, stdout, stderr: stderr.toString('latin1') });
		});
	});
}

export async function installed(command: string, ...args: string[]): Promise<boolean> {
	return (await run(command, args)).code !== null;
}

/** The result of `qpdf --check`: 0 clean, 3 warnings, 2 errors; and the kinds of complaints, without numbers and names. */
export interface Check {
	readonly code: number | null;
	readonly kinds: readonly string[];
	/** From `--show-npages`; undefined if qpdf cannot tell. */
	readonly pages: number | undefined;
}

export async function check(file: string, password?: string): Promise<Check> {
	const { code, stdout, stderr } = await run('qpdf', ['--check', '--show-npages', ...qpdfPassword(password), file]);
	const counted = /(?:^|\n)(\d+)\n*$/;
	// After an error, qpdf does not print the number of pages in the same run.
	const count =
		counted.exec(stdout.toString('latin1'))?.[1] ??
		counted.exec((await run('qpdf', ['--show-npages', ...qpdfPassword(password), file])).stdout.toString('latin1'))?.[1];
	return { code, kinds: complaints(stderr, file), pages: count === undefined ? undefined : Number(count) };
}

/** Complaints reduced to their kind: no file name, no numbers, once each. */
function complaints(stderr: string, file: string): string[] {
	const kinds = new Set<string>();
	for (const line of stderr.split('\n')) {
		if (line === '' || /^qpdf: (operation succeeded with warnings|errors detected)/.test(line)) continue;
		const text = line.replaceAll(file, '').replace(/^(WARNING|ERROR|qpdf):\s*/, '');
		kinds.add(
			text
				.replace(/\([^()]*(\([^()]*\)[^()]*)*\):?/g, '')
				.replace(/-?\d+/g, '#')
				.replace(/^[\s:]+/, '')
				.trim(),
		);
	}
	return [...kinds].sort();
}

export function qpdfPassword(password: string | undefined): string[] {
	return password === undefined ? [] : [`--password=${password}`];
}

/** Whether a document opens: 0 needs a password, 2 is not encrypted, 3 the given (or empty) password opens it. */
export async function requiresPassword(file: string, password?: string): Promise<number | null> {
	return (await run('qpdf', ['--requires-password', ...qpdfPassword(password), file])).code;
}

export interface Encryption {
	readonly revision: number;
	readonly permissions: number;
}

export async function encryption(file: string, password?: string): Promise<Encryption | undefined> {
	const { stdout } = await run('qpdf', ['--show-encryption', ...qpdfPassword(password), file]);
	const text = stdout.toString('latin1');
	const [revision, permissions] = [/^R = (\d+)/m.exec(text)?.[1], /^P = (-?\d+)/m.exec(text)?.[1]];
	return revision && permissions ? { revision: Number(revision), permissions: Number(permissions) } : undefined;
}

/** The number of pages that poppler reports. */
export async function popplerPages(file: string, password?: string): Promise<number | undefined> {
	const { stdout } = await run('pdfinfo', [...popplerPassword(password), file]);
	const text = stdout.toString('latin1');
	const count = /^Pages:\s+(\d+)/m.exec(text)?.[1];
	// poppler counts a page without a size, but does not render it.
	return count === undefined || /^Page size:\s+0 x 0 /m.test(text) ? undefined : Number(count);
}

export async function mutoolPages(file: string, password?: string): Promise<number | undefined> {
	const { stdout } = await run('mutool', ['info', ...mutoolPassword(password), file]);
	const count = /^Pages: (\d+)/m.exec(stdout.toString('latin1'))?.[1];
	return count === undefined ? undefined : Number(count);
}

/** The words of the pages, each ended by a form feed; undefined if finding them takes too long. */
export async function words(file: string, password?: string): Promise<string | undefined> {
	const args = [...popplerPassword(password), '-enc', 'UTF-8', file, '-'];
	const { code, stdout } = await run('pdftotext', args, RENDER_LIMIT);
	return code === null ? undefined : stdout.toString('utf8');
}

/** Whether pdfsig finds a signature. An unsigned signature field does not count. */
export async function isSigned(file: string, password?: string): Promise<boolean> {
	const { stdout } = await run('pdfsig', [...popplerPassword(password), '-nocert', file]);
	const found = stdout
		.toString('latin1')
		.split(/^Signature #/m)
		.slice(1);
	return found.some((text) => !text.includes('is not signed'));
}

/** How many pages at most are rendered of one document. */
export const PAGES_RENDERED = 120;

export type Renderer = 'poppler' | 'mutool';

/** `last` pages of a document from page `first` on, as small pictures, their longer side a fixed number of pixels. */
export async function pictures(
	file: string,
	renderer: Renderer,
	password?: string,
	last = PAGES_RENDERED,
	limit = RENDER_LIMIT,
	first = 1,
): Promise<Picture[]> {
	const end = String(first + last - 1);
	const poppler = ['pdftoppm', [...popplerPassword(password), '-scale-to', '200', '-f', String(first), '-l', end, file]] as const;
	const drawing = ['draw', '-q', ...mutoolPassword(password), '-F', 'ppm', '-w', '200', '-h', '200', '-o', '-'];
	const [command, args] = renderer === 'poppler' ? poppler : (['mutool', [...drawing, file, `${first}-${end}`]] as const);
	const { code, stdout } = await run(command, args, limit);
	return code === null ? [] : [...portablePixmaps(stdout)];
}

export function fingerprint({ width, height, rgb }: Picture): string {
	return createHash('sha1').update(`${width}x${height} `).update(rgb).digest('base64').slice(0, 16);
}

/** Pictures of binary portable pixmaps (P6), one after the other. */
function* portablePixmaps(bytes: Buffer): Generator<Picture> {
	let at = 0;
	while (at < bytes.length) {
		const header = /^P6\s+(?:#[^\n]*\n)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 100));
		if (!header) return;
		const [width, height] = [Number(header[1]), Number(header[2])];
		const start = at + header[0].length;
		at = start + width * height * 3;
		yield { width, height, rgb: bytes.subarray(start, at) };
	}
}

/** The share of pixels whose colour differs visibly; 1 when the sizes differ by more than a pixel. */
export function difference(one: Picture, other: Picture): number {
	if (one.width !== other.width || one.height !== other.height) return 1;
	let different = 0;
	for (let at = 0; at < one.rgb.length; at += 3) {
		let most = 0;
		for (let channel = 0; channel < 3; channel++)
			most = Math.max(most, Math.abs((one.rgb[at + channel] ?? 0) - (other.rgb[at + channel] ?? 0)));
		if (most > 24) different++;
	}
	return different / Math.max(1, one.width * one.height);
}

/** The password is tried as owner and as user. */
function popplerPassword(password: string | undefined): string[] {
	return password === undefined ? [] : ['-upw', password, '-opw', password];
}

function mutoolPassword(password: string | undefined): string[] {
	return password === undefined ? [] : ['-p', password];
}
