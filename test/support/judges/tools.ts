/**
 * The judges: programs that we did not write. Each runs on a temporary file, which is removed afterwards. Where qpdf, poppler or mutool
 * is missing, a package of npm answers the same questions (stand-ins/). Tests declare whom they ask (needs.ts).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demandFile, demandJudge } from './declared.cjs';
import { starting } from './needs';
import { isThere, pathOf } from './programs.cjs';
import { startProgram } from './small-process.cjs';
import { askStandIn, qpdfOfNpm, type PageSize, type Word } from './stand-ins';
import { portablePixmaps, type Picture } from '../readers/pictures';

export { asks, needs, withPrograms, withTools } from './needs';
export type { Box, Word } from './stand-ins';
export type { Picture };

/** Longest time of a program, in milliseconds: some documents are made to be read endlessly. */
const LIMIT = 120_000;

export interface Ran {
	/** -1 if a signal ended it. */
	readonly code: number;
	readonly stdout: Buffer;
	readonly stderr: string;
}

/** Runs a program to its end. @throws if it cannot be started, or does not come to an end. */
export function run(command: string, args: string[], input?: Uint8Array): Ran {
	if (command === 'qpdf')
		return answerOf(
			'qpdf',
			() => start(command, args, input),
			() => qpdfOfNpm(args),
		);
	return start(command, args, input);
}

function start(command: string, args: string[], input?: Uint8Array): Ran {
	const file = path.isAbsolute(command) ? command : pathOf(command);
	if (file === undefined) throw new Error(`${command} is not installed`);
	demandFile(file);
	const { status, stdout, stderr } = startProgram(file, args, {
		maxBuffer: 2 ** 30,
		timeout: LIMIT,
		killSignal: 'SIGKILL',
		...(input && { input }),
	});
	return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}

/** The answer of a judge: of the program, or of the package that replaces it. */
export function answerOf<T>(judge: 'qpdf' | 'poppler' | 'mutool', byProgram: () => T, byPackage: () => T): T {
	demandJudge(judge);
	return isThere(judge) ? starting([judge], byProgram) : byPackage();
}

/** `clean`: exit code 0, so neither errors nor warnings. */
export function qpdfCheck(bytes: Uint8Array, password?: string): { clean: boolean; output: string } {
	const { code, stdout, stderr } = onFile(bytes, (file) => run('qpdf', ['--check', ...qpdfPassword(password), file]));
	return { clean: code === 0, output: `${stdout.toString('utf8')}${stderr}` };
}

/**
 * qpdf's view of the document, JSON version 2: `pages`, `outlines`, `acroform`, `attachments`, `qpdf[1]` with all objects; or only
 * those of `keys`, which qpdf can read in some documents whose other parts it cannot.
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

/** The text of each page, trimmed, by poppler or PDFium. */
export const pageTexts = (bytes: Uint8Array, password?: string): string[] =>
	answerOf(
		'poppler',
		() =>
			onFile(bytes, (file) => must(run('pdftotext', ['-enc', 'UTF-8', ...popplerPassword(password), file, '-'])))
				.toString('utf8')
				.split('\f')
				.slice(0, -1)
				.map((page) => page.trim()),
		() => askStandIn('texts', { bytes, password }),
	);

/** The text of all pages, by mupdf or PDFium. */
export const textByMupdf = (bytes: Uint8Array): string =>
	answerOf(
		'mutool',
		() => onFile(bytes, (file) => run('mutool', ['draw', '-q', '-F', 'txt', file])).stdout.toString('utf8'),
		() => askStandIn('texts', { bytes, password: undefined }).join('\n\f'),
	);

/** Pages as pictures, drawn by mupdf or PDFium. */
export const picturesByMupdf = (bytes: Uint8Array, dpi = 72): Picture[] =>
	answerOf(
		'mutool',
		() => {
			const args = ['draw', '-q', '-F', 'ppm', '-r', String(dpi), '-o', '-'];
			return portablePixmaps(onFile(bytes, (file) => must(run('mutool', [...args, file]))));
		},
		() => askStandIn('pictures', { bytes, password: undefined, dpi, first: 1, last: Infinity, cropped: true }),
	);

/** The outline as mupdf or pdf.js follows it: titles, indented by depth, each with the page it leads to, counted from 1, or `-`. */
export const outlineByMupdf = (bytes: Uint8Array): string[] =>
	answerOf(
		'mutool',
		() => {
			const text = onFile(bytes, (file) => must(run('mutool', ['show', file, 'outline']))).toString('utf8');
			return [...text.matchAll(/^\S\t(\t*)"(.*)"\t(?:#page=(\d+))?/gm)].map(
				([, depth = '', title, page]) => `${'  '.repeat(depth.length)}${title} > ${page ?? '-'}`,
			);
		},
		() => askStandIn('outline', { bytes }),
	);

/** Named destinations as poppler or pdf.js follows them: each name with its page. */
export const destinationsByPoppler = (bytes: Uint8Array): string[] =>
	answerOf(
		'poppler',
		() => {
			const text = onFile(bytes, (file) => must(run('pdfinfo', ['-dests', file]))).toString('utf8');
			return [...text.matchAll(/^ *(\d+) \[.*\] "(.*)"$/gm)].map(([, page, name]) => `${name} > ${page}`);
		},
		() => askStandIn('destinations', { bytes }),
	);

/** The visible size of each page before it is turned, and by how many degrees it is turned, by poppler or PDFium. */
export const pageSizes = (bytes: Uint8Array, password?: string): PageSize[] =>
	answerOf(
		'poppler',
		() => {
			const args = ['-f', '1', '-l', '99999', ...popplerPassword(password)];
			const text = onFile(bytes, (file) => must(run('pdfinfo', [...args, file]))).toString('utf8');
			const turns = [...text.matchAll(/^Page +\d+ rot: +(\d+)$/gm)];
			return [...text.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+)/gm)].map(([, width, height], index) => ({
				width: Number(width),
				height: Number(height),
				rotation: Number(turns[index]?.[1]),
			}));
		},
		() => askStandIn('sizes', { bytes, password }),
	);

/** The words of each page, with their boxes on the page as displayed, from the upper left corner, by poppler or PDFium. */
export function wordBoxes(bytes: Uint8Array, last?: number): Word[][] {
	const args = ['-bbox', '-cropbox', ...(last === undefined ? [] : ['-l', String(last)])];
	return answerOf(
		'poppler',
		() =>
			onFile(bytes, (file) => must(run('pdftotext', [...args, file, '-'])))
				.toString('utf8')
				.split('<page ')
				.slice(1)
				.map((page) => [...page.matchAll(WORD)].map(([, ...found]) => wordOf(found))),
		() => askStandIn('words', { bytes, password: undefined, last: last ?? Infinity }),
	);
}

const WORD = /<word xMin="([^"]*)" yMin="([^"]*)" xMax="([^"]*)" yMax="([^"]*)">([^<]*)</g;
const wordOf = ([left, top, right, bottom, text]: readonly string[]): Word => ({
	text: text!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
	box: [Number(left), Number(top), Number(right), Number(bottom)],
});

/** The texts of the Info dictionary, by poppler or pdf.js. */
export const documentInfo = (bytes: Uint8Array, password?: string): Record<string, string> =>
	answerOf(
		'poppler',
		() => {
			const text = onFile(bytes, (file) => must(run('pdfinfo', [...popplerPassword(password), file]))).toString('utf8');
			const lines = text.matchAll(/^(Title|Author|Subject|Keywords|Creator): +(.*)$/gm);
			return Object.fromEntries([...lines].map(([, key, value]) => [key!.toLowerCase(), value!]));
		},
		() => askStandIn('info', { bytes, password }),
	);

/** The XMP packet of the document, by poppler or pdf.js. */
export const packetOf = (bytes: Uint8Array): string =>
	answerOf(
		'poppler',
		() => onFile(bytes, (file) => must(run('pdfinfo', ['-meta', file]))).toString('utf8'),
		() => askStandIn('packet', { bytes }),
	);

/** Pages as pictures, drawn by poppler or PDFium. `first` and `last` are one-based; `cropped`: the CropBox instead of the MediaBox. */
export function renderPages(
	bytes: Uint8Array,
	options: { dpi?: number; password?: string; first?: number; last?: number; cropped?: boolean } = {},
): Picture[] {
	const { dpi = 36, password, first = 1, last, cropped = false } = options;
	const range = ['-f', String(first), ...(last === undefined ? [] : ['-l', String(last)])];
	const args = ['-r', String(dpi), ...(cropped ? ['-cropbox'] : []), ...range, ...popplerPassword(password)];
	return answerOf(
		'poppler',
		() => portablePixmaps(onFile(bytes, (file) => must(run('pdftoppm', [...args, file])))),
		() => askStandIn('pictures', { bytes, password, dpi, first, last: last ?? Infinity, cropped }),
	);
}

/** The attached files by name, as pdfdetach saves them or pdf.js finds them. */
export const detached = (bytes: Uint8Array, password?: string): Record<string, Buffer> =>
	answerOf(
		'poppler',
		() =>
			inFolder((folder) => {
				onFile(bytes, (document) =>
					run('pdfdetach', ['-saveall', '-o', folder, ...(password ? ['-upw', password] : []), document]),
				);
				return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
			}),
		() => Object.fromEntries(askStandIn('attachments', { bytes, password }).map(([name, file]) => [name, Buffer.from(file)])),
	);

const qpdfPassword = (password?: string): string[] => (password === undefined ? [] : [`--password=${password}`]);
/** Poppler needs the option of the user password and of the owner password. */
const popplerPassword = (password?: string): string[] => (password === undefined ? [] : ['-upw', password, '-opw', password]);

/** Gives `use` a file with these bytes. */
export const onFile = <T>(bytes: Uint8Array, use: (file: string) => T): T =>
	inFolder((folder) => {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		return use(file);
	});

function inFolder<T>(use: (folder: string) => T): T {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		return use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** qpdf ends with 3 after warnings, and has written the output. */
function must({ code, stdout, stderr }: Ran): Buffer {
	if (code !== 0 && code !== 3) throw new Error(`exit code ${code}: ${stderr.trim()}`);
	return stdout;
}
