/** Which files the lines of `files` mean, in an order that people expect. */
import type { Operation } from '../../shared/contract/operations/types';
import { entryOf, statOf } from '../disk/calls';
import { readingProblem } from '../disk/confine';
import { spelledOnce } from '../disk/identity';
import { allows, resolvePlace, writtenPath, toPosix, type Places } from '../disk/places';
import type { Line } from '../steps/lines';
import { hintFor } from './hints';
import { leadsOut, search } from './patterns';

/** How the names of the files in a folder end, if an operation takes them. */
export function kindOfFiles(first: Operation | undefined): RegExp {
	if (first?.alsoXml) return KINDS.invoice;
	const accepts = first?.accepts ?? 'pdf';
	return KINDS[accepts === 'text' ? (first?.textKind ?? 'markdown') : accepts];
}

const KINDS = {
	pdf: /\.pdf$/i,
	image: /\.(?:png|jpe?g)$/i,
	markdown: /\.(?:md|markdown)$/i,
	html: /\.x?html?$/i,
	invoice: /\.(?:pdf|xml)$/i,
} as const;

export interface Found {
	/** Paths as steps write them: the lines in their order, natural order within a line. */
	readonly files: readonly string[];
	/** Lines that matched nothing, with the likely reason. */
	readonly empty: readonly { readonly line: string; readonly reason: string | undefined }[];
	/** Matches left out because they are links that lead out of the workspace, or not ordinary files, with the reason. */
	readonly refused: ReadonlyMap<string, string>;
	/** Lines with `!` that exclude nothing, as sentences. */
	readonly idle: readonly string[];
}

/**
 * A line that starts with `!` takes away from the lines above it. A line that names a folder means the files below it whose names end like `kind`.
 * A file that several lines match counts once, where it comes first; with `repeats`, a path that is written out more than once
 * counts each time.
 *
 * @throws OctavoError `invalid_parameters` on `files` for a pattern that leads out of the workspace.
 */
export async function findFiles(lines: readonly Line[], places: Places, kind: RegExp, repeats: boolean): Promise<Found> {
	const files: string[] = [];
	const seen = new Set<string>();
	const writtenOut = new Set<string>();
	const empty: Found['empty'][number][] = [];
	const refused = new Map<string, string>();
	for (const [index, { text, literal }] of lines.entries()) {
		if (!literal && text.startsWith('!')) continue;
		if (!allows(places, text)) throw leadsOut(text);
		const exclusions = literal ? [] : lines.slice(index + 1).flatMap((line) => (line.text.startsWith('!') ? [line.text] : []));
		const lost = new Set<string>();
		const { matches, isPath } = await matchesOf(text, literal, exclusions, kind, places, lost);
		for (const file of lost) if (mayMatch(file, text, kind)) refused.set(writtenPath(places, file), whyLost(file));
		if (matches.length === 0 && lost.size === 0) empty.push({ line: text, reason: await hintFor(text, exclusions, places) });
		for (const match of matches) {
			const file = writtenPath(places, match);
			const problem = readingProblem(places, match);
			if (problem !== undefined) {
				refused.set(file, problem);
				continue;
			}
			const key = spelledOnce(file);
			if (!seen.has(key) || (repeats && isPath && writtenOut.has(key))) files.push(file);
			seen.add(key);
			if (isPath) writtenOut.add(key);
		}
	}
	return { files, empty, refused, idle: await idleIn(lines, places) };
}

async function idleIn(lines: readonly Line[], places: Places): Promise<string[]> {
	const idle: string[] = [];
	const first = lines.findIndex(({ text, literal }) => literal || !text.startsWith('!'));
	for (const [index, { text, literal }] of lines.entries()) {
		if (literal || !text.startsWith('!')) continue;
		const pattern = text.slice(1).trim();
		if (index < first)
			idle.push(`'${text}' excludes nothing, because it comes before the lines from which it could exclude files`);
		else if (allows(places, pattern) && (await search(pattern, [], places).catch(() => [])).length === 0)
			idle.push(`'${text}' excludes nothing: no file matches '${pattern}'`);
	}
	return idle;
}

async function matchesOf(
	text: string,
	literal: boolean,
	exclusions: readonly string[],
	ending: RegExp,
	places: Places,
	lost: Set<string>,
): Promise<{ readonly matches: readonly string[]; readonly isPath: boolean }> {
	// A plain path needs no search, and no search engine loaded.
	const target = resolvePlace(places, text);
	const kind = !literal && /[*?[\]\\]/.test(text) ? undefined : statOf(target);
	if (literal) return { matches: entryOf(target) === undefined ? [] : [target], isPath: true };
	if (kind?.isFile() && exclusions.length === 0) return { matches: [target], isPath: true };
	const found = await search(text, exclusions, places, lost);
	const wanted = kind?.isDirectory() ? found.filter((file) => ending.test(file)) : found;
	return { matches: wanted.length > 1 ? inNaturalOrder(wanted) : wanted, isPath: kind?.isFile() ?? false };
}

/** Whether the name of an entry ends as those that a line means. */
function mayMatch(file: string, text: string, kind: RegExp): boolean {
	const ending = /\.[^./*?[\]]+$/.exec(text)?.[0];
	return ending === undefined ? kind.test(file) : file.endsWith(ending);
}

/** Node reads bytes that are not UTF-8 as U+FFFD, and finds no file of that name. */
const whyLost = (file: string): string =>
	file.includes('\uFFFD') ? 'has a name that is not UTF-8' : 'was removed while files were searched';

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
		.map((file) => ({ file, segments: toPosix(file).split('/') }))
		.sort((a, b) => bySegment(a.segments, b.segments) || (a.file < b.file ? -1 : 1))
		.map(({ file }) => file);
}
