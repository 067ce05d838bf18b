/**
 * The judges: programs that we did not write. Each runs on a temporary file, which is removed afterwards.
 *
 * If one is missing, `withTools` skips the tests that need it, and shows that.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPath } from './programs.cjs';
import { portablePixmaps, type Picture } from '../readers/pictures';

export type { Picture };

export const tools = {
	qpdf: onPath('qpdf'),
	poppler: onPath('pdftotext'),
	mutool: onPath('mutool'),
	imagemagick: onPath('convert'),
	exiftool: onPath('exiftool'),
};

/** `withTools('qpdf', 'poppler')('name', () => { … })`: `describe`, or `describe.skip` with the missing program in its name. */
export function withTools(...needed: (keyof typeof tools)[]): (name: string, body: () => void) => void {
	const missing = needed.filter((tool) => !tools[tool]);
	if (missing.length === 0) return describe;
	return (name, body) => describe.skip(`${name} (needs ${missing.join(', ')})`, body);
}

/** Longest time of a program, in milliseconds: some documents are made to be read endlessly. */
const LIMIT = 120_000;

/** Runs a program to its end. `code` is -1 if a signal ended it. @throws if it cannot be started, or does not come to an end. */
export function run(command: string, args: string[], input?: Uint8Array): { code: number; stdout: Buffer; stderr: string } {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		maxBuffer: 2 ** 30,
		timeout: LIMIT,
		killSignal: 'SIGKILL',
		...(input && { input }),
	});
	if (error) throw error;
	return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}

/** `clean`: exit code 0, so neither errors nor warnings. */
export function qpdfCheck(bytes: Uint8Array, password?: string): { clean: boolean; output: string } {
	const { code, stdout, stderr } = onFile(bytes, (file) => run('qpdf', ['--check', ...qpdfPassword(password), file]));
	return { clean: code === 0, output: `${stdout.toString('utf8')}${stderr}` };
}

/**
 * qpdf's view of the document, JSON version 2: `pages`, `outlines`, `acroform`, `attachments`, `qpdf[1]` with all objects; or only
 * those of `keys`, which qpdf can tell of some documents whose other parts it cannot.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a foreign format of a hundred shapes; tests pick a few values
export function qpdfJson(bytes: Uint8Array, password?: string, ...keys: string[]): any {
	const args = ['--json=2', ...keys.map((key) => `--json-key=${key}`), ...qpdfPassword(password)];
	return JSON.parse(must(onFile(bytes, (file) => run('qpdf', [...args, file]))).toString('utf8'));
}

export function showEncryption(bytes: Uint8Array, password?: string): string {
	const { stdout, stderr } = onFile(bytes, (file) => run('qpdf', ['--show-encryption', ...qpdfPassword(password), file]));
	return `${stdout.toString('utf8')}${stderr}`;
}

/** Every object in readable form, as latin1: streams inflated, object streams taken apart, decrypted. */
export function uncompressed(bytes: Uint8Array, password?: string): string {
	const args = ['--qdf', '--object-streams=disable', '--decrypt', ...qpdfPassword(password)];
	return must(onFile(bytes, (file) => run('qpdf', [...args, file, '-']))).toString('latin1');
}

/** The same, including unreferenced objects. */
export function everyObject(bytes: Uint8Array): string {
	const args = ['--qdf', '--object-streams=disable', '--preserve-unreferenced'];
	return must(onFile(bytes, (file) => run('qpdf', [...args, file, '-']))).toString('latin1');
}

/** The text of each page, trimmed. */
export function pageTexts(bytes: Uint8Array, password?: string): string[] {
	const text = must(
		onFile(bytes, (file) => run('pdftotext', ['-enc', 'UTF-8', ...popplerPassword(password), file, '-'])),
	).toString('utf8');
	return text
		.split('\f')
		.slice(0, -1)
		.map((page) => page.trim());
}

/** The text of all pages, as mupdf reads it. */
export function textByMupdf(bytes: Uint8Array): string {
	return onFile(bytes, (file) => run('mutool', ['draw', '-q', '-F', 'txt', file])).stdout.toString('utf8');
}

/** The outline as mupdf follows it: titles, indented by depth, each with the page it leads to, counted from 1, or `-`. */
export function outlineByMupdf(bytes: Uint8Array): string[] {
	const text = must(onFile(bytes, (file) => run('mutool', ['show', file, 'outline']))).toString('utf8');
	return [...text.matchAll(/^\S\t(\t*)"(.*)"\t(?:#page=(\d+))?/gm)].map(
		([, depth = '', title, page]) => `${'  '.repeat(depth.length)}${title} > ${page ?? '-'}`,
	);
}

/** Named destinations as poppler follows them: each name with its page. */
export function destinationsByPoppler(bytes: Uint8Array): string[] {
	const text = must(onFile(bytes, (file) => run('pdfinfo', ['-dests', file]))).toString('utf8');
	return [...text.matchAll(/^ *(\d+) \[.*\] "(.*)"$/gm)].map(([, page, name]) => `${name} > ${page}`);
}

/** Pages as pictures, drawn by poppler. `first` and `last` are one-based; `cropped`: the CropBox instead of the MediaBox. */
export function renderPages(
	bytes: Uint8Array,
	options: { dpi?: number; password?: string; first?: number; last?: number; cropped?: boolean } = {},
): Picture[] {
	const { dpi = 36, password, first, last, cropped = false } = options;
	const range = [...(first === undefined ? [] : ['-f', String(first)]), ...(last === undefined ? [] : ['-l', String(last)])];
	const args = ['-r', String(dpi), ...(cropped ? ['-cropbox'] : []), ...range, ...popplerPassword(password)];
	return portablePixmaps(must(onFile(bytes, (file) => run('pdftoppm', [...args, file]))));
}

const qpdfPassword = (password?: string): string[] => (password === undefined ? [] : [`--password=${password}`]);
/** Poppler needs the option of the user password and of the owner password. */
const popplerPassword = (password?: string): string[] => (password === undefined ? [] : ['-upw', password, '-opw', password]);

/** Gives `use` a file with these bytes. */
export function onFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		return use(file);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** qpdf ends with 3 after warnings, and has written the output. */
function must({ code, stdout, stderr }: { code: number; stdout: Buffer; stderr: string }): Buffer {
	if (code !== 0 && code !== 3) throw new Error(`exit code ${code}: ${stderr.trim()}`);
	return stdout;
}

/** The files that pdfdetach saves, by name. */
export function detached(bytes: Uint8Array, password?: string): Record<string, Buffer> {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		onFile(bytes, (document) => run('pdfdetach', ['-saveall', '-o', folder, ...(password ? ['-upw', password] : []), document]));
		return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
