/** qpdf, poppler and mutool as processes, or qpdf as npm has it, for callers that look at many documents at once. Every call has a time limit. */
import { execFile } from 'node:child_process';
import { demandJudge } from '../judges/declared.cjs';
import { starting } from '../judges/needs';
import { pathOf, programOf } from '../judges/programs.cjs';
import { qpdfOfNpm } from '../judges/stand-ins';

export interface Ran {
	/** Exit code; null if the program exceeded its time limit or is not installed. */
	readonly code: number | null;
	readonly stdout: Buffer;
	readonly stderr: string;
}

const TIME_LIMIT = 60_000;

export async function run(command: string, args: readonly string[], timeout = TIME_LIMIT): Promise<Ran> {
	const program = programOf(command);
	demandJudge(program);
	const file = pathOf(command);
	if (file !== undefined) return starting([program], () => started(file, args, timeout));
	return program === 'qpdf' ? qpdfOfNpm(args) : { code: null, stdout: Buffer.alloc(0), stderr: '' };
}

const started = (file: string, args: readonly string[], timeout: number): Promise<Ran> =>
	new Promise((resolve) => {
		const options = { timeout, killSignal: 'SIGKILL', maxBuffer: 1 << 30, encoding: 'buffer' } as const;
		execFile(file, [...args], options, (error, stdout, stderr) => {
			const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
			resolve({ code, stdout, stderr: stderr.toString('latin1') });
		});
	});

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
export function complaints(text: string, file: string): string[] {
	const kinds = new Set<string>();
	for (const line of text.split('\n')) {
		// Summaries, and what a program says of itself.
		if (line.trim() === '' || /^qpdf: (operation succeeded with warnings|errors detected)|ICC support is not/.test(line))
			continue;
		const own = line.replaceAll(file, '').replace(/^(WARNING|ERROR|qpdf):\s*/, '');
		kinds.add(
			own
				.replace(/\([^()]*(\([^()]*\)[^()]*)*\):?/g, '')
				.replace(/-?\d+/g, '#')
				// The same page, with one content stream or several.
				.replace(/(, stream # #)+/g, '')
				// The same object, in a stream or not.
				.replace(/^\s*object stream # /, '')
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
	return popplerCount(await run('pdfinfo', [...popplerPassword(password), file]));
}

export function popplerCount({ stdout }: Ran): number | undefined {
	const text = stdout.toString('latin1');
	const count = /^Pages:\s+(\d+)/m.exec(text)?.[1];
	// poppler counts a page without a size, but does not render it.
	return count === undefined || /^Page size:\s+0 x 0 /m.test(text) ? undefined : Number(count);
}

export function mutoolCount({ stdout }: Ran): number | undefined {
	const count = /^Pages: (\d+)/m.exec(stdout.toString('latin1'))?.[1];
	return count === undefined ? undefined : Number(count);
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

/** The password is tried as owner and as user. */
export function popplerPassword(password: string | undefined): string[] {
	return password === undefined ? [] : ['-upw', password, '-opw', password];
}

export function mutoolPassword(password: string | undefined): string[] {
	return password === undefined ? [] : ['-p', password];
}
