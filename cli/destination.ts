/** Where results go: files by a pattern, or standard output. */
import path from 'node:path';
import { invalidParameters } from '../shared/contract/errors';
import { statOf } from '../runs/disk/calls';
import { resolvePlace, type Places } from '../runs/disk/places';
import { givesDifference } from '../runs/steps/comparing';
import { defaultPattern, givesText, isMerging, kindOfSteps, type Kind } from '../runs/steps/plan';
import type { Step } from '../runs/steps/step-values';
import type { Settings } from './settings';

export interface Destination {
	/** As `plan` takes it. */
	readonly pattern: string;
	readonly isPrinted: boolean;
	/** Whether the results are bytes that no person can read. */
	readonly givesBytes: boolean;
	/** Whether documents are only read, and nothing is written. */
	readonly isData: boolean;
	readonly inPlace: boolean;
	readonly overwrite: boolean;
}

/** In place of the paths of results that are printed. */
const PRINTED = 'printed-{index}';

const STANDARD_OUTPUT = '-';

/**
 * Texts and data are printed unless a path is given, and so is the result of standard input.
 *
 * @throws OctavoError `invalid_parameters` on `output` or `in_place`.
 */
export function destinationOf(steps: readonly Step[], settings: Settings, isFromInput: boolean, places: Places): Destination {
	const { output, inPlace, overwrite, json } = settings;
	const kind = kindOfSteps(steps);
	const isFolder = (path: string): boolean => /[\\/]$/.test(path) || statOf(resolvePlace(places, path))?.isDirectory() === true;
	const base = { isData: kind === 'data', inPlace: false, overwrite, isPrinted: false, givesBytes: !givesText(kind) };
	if (inPlace) return { ...base, pattern: inPlacePattern(steps, kind, isFromInput), inPlace: true, overwrite: true };
	const standard = isFromInput ? defaultPattern(steps).replace('{dir}', '.') : defaultPattern(steps);
	const within = (path: string): string => (isFolder(path) ? inFolder(path, standard) : path);
	if (kind === 'data') return { ...base, pattern: isGivenBesideData(steps, output) ? within(output) : standard };
	const isOne = kind === 'document' || kind === 'text';
	if (output === STANDARD_OUTPUT && !isOne)
		throw invalidParameters([
			{
				field: 'output',
				message: "cannot be -, because one document gives several results: name a pattern such as 'out/{name}-{index}.pdf'",
			},
		]);
	if (output === STANDARD_OUTPUT && kind === 'document' && json)
		throw invalidParameters([
			{ field: 'json', message: 'needs results in files: output - takes standard output', mentions: ['output'] },
		]);
	if (output === STANDARD_OUTPUT || (output === undefined && isOne && (kind === 'text' || (isFromInput && !json))))
		return { ...base, pattern: PRINTED, isPrinted: true };
	return { ...base, pattern: output === undefined ? standard : within(output) };
}

const inFolder = (folder: string, pattern: string): string => path.posix.join(folder, path.posix.basename(pattern));

/** Whether a path is given for the document that shows the differences; data itself is always printed. */
function isGivenBesideData(steps: readonly Step[], output: string | undefined): output is string {
	if (output === undefined || output === STANDARD_OUTPUT) return false;
	if (givesDifference(steps)) return true;
	throw invalidParameters([
		{
			field: 'output',
			message: 'has no effect here, because data goes to standard output: leave it out, and write > data.json after the command',
		},
	]);
}

function inPlacePattern(steps: readonly Step[], kind: Kind, isFromInput: boolean): string {
	const refuse = (message: string) => invalidParameters([{ field: 'in_place', message }]);
	if (isFromInput) throw refuse('needs files: standard input has no place');
	if (isMerging(steps) || kind !== 'document') throw refuse('needs an operation that makes one document of each');
	return '{dir}/{name}.pdf';
}
