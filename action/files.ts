/** Which files the step works on: glob patterns line by line, inside the workspace, in an order that people expect. */
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { invalidParameters } from '../shared/errors';

export interface Found {
	/** Workspace-relative paths with forward slashes: the lines in their order, natural order within a line, each file once. */
	readonly files: readonly string[];
	/** Lines that matched nothing. */
	readonly empty: readonly string[];
	/** Matches left out because they are links that lead out of the workspace, or no ordinary files. */
	readonly refused: readonly string[];
}

/**
 * A line that starts with `!` takes away from the lines above it. A line that names a folder means the PDF files below it.
 *
 * @throws OctavoError `invalid_parameters` on `files` for a pattern that leads out of the workspace.
 */
export async function findFiles(lines: readonly string[], workspace: string): Promise<Found> {
	const root = await realpath(workspace);
	const files = new Set<string>();
	const empty: string[] = [];
	const refused = new Set<string>();
	for (const [index, line] of lines.entries()) {
		if (line.startsWith('!')) continue;
		if (!isInside(path.relative(workspace, path.resolve(workspace, line)))) throw leadsOut(line);
		const exclusions = lines.slice(index + 1).filter((other) => other.startsWith('!'));
		const matches = await matchesOf(line, exclusions, workspace);
		if (matches.length === 0) empty.push(line);
		for (const match of matches) {
			const relative = toPosix(path.relative(workspace, match));
			if (await isOrdinaryFile(match, root)) files.add(relative);
			else refused.add(relative);
		}
	}
	return { files: [...files], empty, refused: [...refused] };
}

/** Whether a workspace-relative path stays in the workspace. */
export const isInside = (relative: string): boolean =>
	relative !== '..' && !relative.startsWith(`..${path.sep}`) && !relative.startsWith('../') && !path.isAbsolute(relative);

export const toPosix = (file: string): string => (path.sep === '/' ? file : file.replaceAll(path.sep, '/'));

async function matchesOf(line: string, exclusions: readonly string[], workspace: string): Promise<string[]> {
	// A plain path needs no search, and no search engine loaded.
	const kind = /[*?[\]\\]/.test(line) ? undefined : await stat(path.resolve(workspace, line)).catch(() => undefined);
	if (kind?.isFile() && exclusions.length === 0) return [path.resolve(workspace, line)];
	const { create } = await import('@actions/glob');
	const globber = await create([line, ...exclusions].join('\n'), { matchDirectories: false, followSymbolicLinks: false }).catch(
		() => {
			throw leadsOut(line);
		},
	);
	const found = await globber.glob();
	const wanted = kind?.isDirectory() ? found.filter((file) => /\.pdf$/i.test(file)) : found;
	return wanted.length > 1 ? inNaturalOrder(wanted) : wanted;
}

/** Folder by folder, numbers by their value: `2.pdf` before `10.pdf`. */
function inNaturalOrder(files: readonly string[]): string[] {
	const { compare } = new Intl.Collator('en', { numeric: true });
	const bySegment = (a: readonly string[], b: readonly string[]): number => {
		for (let at = 0; at < a.length && at < b.length; at++) {
			const order = compare(a[at] ?? '', b[at] ?? '');
			if (order !== 0) return order;
		}
		return a.length - b.length;
	};
	return files
		.map((file) => ({ file, segments: file.split(path.sep) }))
		.sort((a, b) => bySegment(a.segments, b.segments) || (a.file < b.file ? -1 : 1))
		.map(({ file }) => file);
}

async function isOrdinaryFile(file: string, root: string): Promise<boolean> {
	const real = await realpath(file).catch(() => undefined);
	if (real === undefined || !isInside(path.relative(root, real))) return false;
	return (await stat(real)).isFile();
}

function leadsOut(line: string): Error {
	return invalidParameters([
		{ field: 'files', message: `the pattern '${line}' must stay in the workspace, and be written without '..'` },
	]);
}
