/** Why a line of `files` matches nothing: the mistakes that people make. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Places } from '../disk/places';
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
	BACKSLASH,
	[/,\s*\S/, 'write one pattern per line, without commas'],
];

/** The likely reason, as the words that follow a colon; `undefined` if there is none to see. */
export async function hintFor(line: string, exclusions: readonly string[], places: Places): Promise<string | undefined> {
	if (isEmpty(places.workspace)) return 'the workspace is empty: use actions/checkout before this step';
	const mistake = mistakeIn(line, MISTAKES);
	if (mistake !== undefined) return mistake;
	const matching = async (pattern: string): Promise<string[]> => search(pattern, [], places).catch(() => []);
	if (exclusions.length > 0 && (await matching(line)).length > 0)
		return 'lines that begin with ! exclude every file that it matches';
	const anyCase = line.replace(/\.pdf$/i, '.[pP][dD][fF]');
	const [other] = anyCase === line ? [] : await matching(anyCase);
	return other === undefined ? undefined : `upper and lower case count, and there is ${path.basename(other)}`;
}

function isEmpty(folder: string): boolean {
	try {
		return readdirSync(folder).length === 0;
	} catch {
		return false;
	}
}
