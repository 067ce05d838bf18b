/** The folder with the data of languages, for the recognition of text. */
import { OctavoError } from '../../shared/contract/errors';
import { listLanguages } from '../../workers/recognition/language-data';
import { realPath, statOf } from '../disk/calls';
import { allows, resolvePlace, type Places } from '../disk/places';

/**
 * The absolute path; undefined if none is given.
 *
 * @param given relative to the workspace, or absolute; `''` for none
 * @throws OctavoError `configuration` if it is not a folder with data of languages, or not where a run may read
 */
export function languageFolder(given: string, places: Places): string | undefined {
	if (given === '') return undefined;
	const folder = realPath(resolvePlace(places, given));
	const problem = folder === undefined ? 'does not exist' : folderProblem(folder, places);
	if (problem === undefined) return folder;
	throw new OctavoError('configuration', `The folder '${given}' of language-data ${problem}`, {
		advice: 'Give a folder with files such as eng.traineddata or eng.traineddata.gz',
	});
}

function folderProblem(folder: string, places: Places): string | undefined {
	if (!allows(places, folder)) return `is outside of ${places.words.start}`;
	if (!statOf(folder)?.isDirectory()) return 'is not a folder';
	return listLanguages(folder).length === 0 ? 'has no data of a language' : undefined;
}
