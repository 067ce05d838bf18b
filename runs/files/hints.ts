/** Why a line of `files` matches nothing: the mistakes that people make. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isLink, realPath, statOf } from '../disk/calls';
import { allows, resolvePlace, rootOf, writtenPath, type Places } from '../disk/places';
import { ADDRESS, BACKSLASH, HOME, mistakeIn, QUOTED, SHELL, type Mistake } from '../steps/mistakes';
import { search } from './patterns';

/** Common mistakes, each with its explanation. The first one that applies is reported. */
const MISTAKES: readonly Mistake[] = [
	[/^-\s/, 'files takes lines, not a YAML list: leave out the dash'],
	QUOTED,
	ADDRESS,
	[/^\[.*["',]/, 'a list of paths must be one JSON array, such as the output files of an earlier step'],
	[/\{[^{}]*,[^{}]*\}/, 'braces do not list alternatives here: write one line for each'],
	SHELL,
	HOME,
	[
		/\.[*+]\\\.|\\\.\w+$|^\^|\$$/,
		'this is a regular expression, and files takes patterns such as docs/*.pdf, in which * is any part of a name',
	],
	BACKSLASH,
	[/[,;|]\s*\S|\.(?:pdf|png|jpe?g)\s+\S+\.(?:pdf|png|jpe?g)$/i, 'write one pattern per line, without commas or other separators'],
	[/\s#/, 'a comment takes a separate line'],
];

/** The likely reason, as the words that follow a colon; `undefined` if no reason can be seen. */
export async function hintFor(line: string, exclusions: readonly string[], places: Places): Promise<string | undefined> {
	if (isEmpty(places.workspace)) return places.words.empty;
	const mistake = mistakeIn(line, MISTAKES);
	if (mistake !== undefined) return mistake;
	const matching = async (pattern: string): Promise<string[]> => search(pattern, [], places).catch(() => []);
	if (exclusions.length > 0 && (await matching(line)).length > 0)
		return 'lines that begin with ! exclude every file that it matches';
	const link = linkIn(line, places);
	if (link !== undefined) return link;
	if (statOf(resolvePlace(places, line))?.isDirectory() === true) return 'the folder has no such files';
	// An absolute path in any case would be searched from the root of the disk.
	for (const [pattern, told] of path.isAbsolute(line) && places.anywhere ? [] : alternatives(line)) {
		const [other] = pattern === line ? [] : await matching(pattern);
		if (other !== undefined) return `${told}, and there is ${writtenPath(places, other)}`;
	}
	return undefined;
}

/** Patterns that may have been meant, with what the line does not have. */
const alternatives = (line: string): (readonly [pattern: string, told: string])[] => [
	[anyCase(line), 'upper and lower case count'],
	[anyCase(`${line}.pdf`), 'the ending of a name counts'],
	[line.normalize('NFC'), 'its accents are not written as in the name of the file'],
	[line.normalize('NFD'), 'its accents are not written as in the name of the file'],
];

/** The pattern for any case of its letters. A set of characters stays as it is. */
const anyCase = (pattern: string): string =>
	pattern.replace(/\[[^\]]*\]|\p{L}/gu, (part) =>
		part.startsWith('[') || part.toLowerCase() === part.toUpperCase() ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
	);

/** Patterns do not enter folders that are links: they could lead anywhere, or in a circle. */
function linkIn(line: string, places: Places): string | undefined {
	const parts = resolvePlace(places, line).split(path.sep);
	const fixed = parts.findIndex((part) => /[*?[]/.test(part));
	const isFolder = statOf(resolvePlace(places, line))?.isDirectory() === true;
	for (let end = 1; end <= (fixed < 0 ? parts.length - (isFolder ? 0 : 1) : fixed); end++) {
		const folder = parts.slice(0, end).join(path.sep);
		if (rootOf(places, folder) === undefined || !isLink(folder)) continue;
		const [from, to] = [writtenPath(places, folder), realPath(folder)];
		if (to === undefined) return `'${from}' is a link to a folder that does not exist`;
		if (!allows(places, to)) return `'${from}' is a link that leads out of the workspace`;
		return `'${from}' is a link, which patterns do not follow: write '${writtenPath(places, to)}' in its place`;
	}
	return undefined;
}

function isEmpty(folder: string): boolean {
	try {
		return readdirSync(folder).length === 0;
	} catch {
		return false;
	}
}
