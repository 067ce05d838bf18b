/** The files of the step: what the patterns match, and of these what changed. Says what was left out, and why. */
import * as core from '@actions/core';
import { OctavoError } from '../../shared/contract/errors';
import { operationOf } from '../../shared/contract/operations';
import { countNoun, listItems } from '../../shared/sentences';
import type { Places } from '../../runs/disk/places';
import { printable } from '../../runs/messages/log';
import type { Warnings } from '../messages/warnings';
import type { Inputs } from '../steps/inputs';
import { isMerging } from '../../runs/steps/plan';
import { findFiles, kindOfFiles, type Found } from '../../runs/files/find-files';
import { pathInRepository } from './workspace';
import type { SecondFiles } from '../../runs/files/second-files';

export interface ChosenFiles {
	/** Every file that the patterns match. */
	readonly matched: readonly string[];
	/** The files to work on. */
	readonly files: readonly string[];
}

/** Lines that a message names; more are counted. */
const NAMED = 5;

/** @throws OctavoError if a pattern is not usable, or if `if-no-files-found` asks for an error. */
export async function chooseFiles(
	inputs: Inputs,
	places: Places,
	secondFiles: SecondFiles,
	warnings: Warnings,
): Promise<ChosenFiles> {
	const merging = isMerging(inputs.steps);
	const first = inputs.steps[0];
	const found = await findFiles(inputs.files, places, kindOfFiles(first && operationOf(first.name)), merging);
	tellMissing(found, places.words.start, inputs.ifNoFilesFound, warnings);
	for (const sentence of found.idle) warnings.add(sentence);
	const matched = withoutSecondFiles(found.files, secondFiles);
	if (matched.length === 0 && found.files.length > 0)
		tellNothing(
			'No file is left to work on: the steps use every file that matches. Name other files in files',
			inputs.ifNoFilesFound,
			warnings,
		);
	const { changedSince, githubToken } = inputs;
	if ((!inputs.changedOnly && changedSince === '') || matched.length === 0) return { matched, files: matched };
	const load = await import('./changed');
	const isSince = changedSince !== '';
	const changed = await (isSince ? load.changedSince(githubToken, changedSince, process.env) : load.changedFiles(githubToken));
	if ('unknown' in changed) {
		warnings.add(`${isSince ? 'changed-since' : 'changed-only'} leaves nothing out: ${changed.unknown}`);
		return { matched, files: matched };
	}
	const hasChanged = (file: string) => changed.paths.has(pathInRepository(places, file));
	const files: string[] = [];
	for (const file of matched)
		if ([file, ...secondFiles.neededBy(file).keys()].some(hasChanged) || (await secondFiles.mentionedIn(file)).some(hasChanged))
			files.push(file);
	core.info(`${countNoun(files.length, 'file')} of ${matched.length} changed`);
	// A merge, or numbers that continue, need all files, also those that did not change.
	return { matched, files: (merging || inputs.continueNumbers) && files.length > 0 ? matched : files };
}

/** Leaves out further files of the steps, such as a letterhead in the folder of the letters: they are not inputs. */
function withoutSecondFiles(files: readonly string[], secondFiles: SecondFiles): readonly string[] {
	const needed = new Map(files.flatMap((file) => [...secondFiles.neededBy(file)]));
	if (needed.size === 0) return files;
	return files.filter((file) => {
		const operation = needed.get(file);
		if (operation !== undefined) core.info(printable(`'${file}' is left out of files: ${operation} uses it`));
		return operation === undefined;
	});
}

/** `error` applies to each line: a merge must not succeed without one of its files. */
function tellMissing({ files, empty, refused }: Found, start: string, mode: Inputs['ifNoFilesFound'], warnings: Warnings): void {
	const missing = empty.map(({ line, reason }) => (reason === undefined ? `'${line}'` : `'${line}' (${reason})`));
	const leftOut = [...refused].map(([file, reason]) => `'${file}' was left out: it ${reason}`);
	const lines = missing.length === 0 ? 'files, which is an empty list' : listItems(missing, NAMED, 'more lines');
	const advice =
		files.length > 0 || missing.length === 0 || empty.some(({ reason }) => reason !== undefined)
			? ''
			: `. Paths start at ${start}. Make sure that an earlier step creates the files`;
	if (mode === 'error' && leftOut.length > 0) throw new OctavoError('configuration', leftOut.slice(0, NAMED).join('. '));
	for (const sentence of leftOut) warnings.add(sentence);
	if (missing.length === 0 && files.length + leftOut.length > 0) return;
	tellNothing(`No file matches ${lines}${advice}`, mode, warnings);
}

function tellNothing(message: string, mode: Inputs['ifNoFilesFound'], warnings: Warnings): void {
	if (mode === 'error') throw new OctavoError('configuration', message);
	if (mode === 'warn') warnings.add(message);
	else core.info(printable(message));
}
