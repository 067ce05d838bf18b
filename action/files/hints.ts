/** Why a line of `files` matches nothing: the mistakes that people make. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Places } from '../disk/places';
import { search } from './patterns';

/** Common mistakes, each with its explanation. The first one that applies is reported. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
	[/^-\s/, 'files takes lines, not a YAML list: leave out the dash'],
	[/^["'].*["']$/, 'leave out the quotes'],
	[/^\[.*["',]/, 'a list of paths must be one JSON array, such as the output files of an earlier step'],
	[/\{[^{}]*,[^{}]*\}/, 'braces do not list alternatives here: write one line for each'],
	[/\$\{?\w/, 'variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}'],
	[/^~/, '~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP'],
	[/\\/, 'write / between folders, not a backslash'],
	[/,\s*\S/, 'write one pattern per line, without commas'],
];

/** The likely reason, as the words that follow a colon; `undefined` if there is none to see. */
export async function hintFor(line: string, exclusions: readonly string[], places: Places): Promise<string | undefined> {
	if (isEmpty(places.workspace)) return 'the workspace is empty: use actions/checkout before this step';
	const mistake = MISTAKES.find(([pattern]) => pattern.test(line));
	if (mistake) return mistake[1];
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
