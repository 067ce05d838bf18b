/**
 * Nothing is read or written outside the folders of the step, nor below `.git`, where configuration and hooks are programs that Git
 * runs. The names in a repository, and of attachments, are those of strangers: real paths decide, not the paths as they are written.
 */
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { entryOf, isLink, realPath, statOf } from './calls';
import { isInside, resolvePlace, rootOf, rootsOf, type Places } from './places';

/** `.git` as file systems may read it: in any case, with blanks and full stops at its end, or by its short name on Windows. */
const GIT = /^(?:\.git|git~\d+)[. ]*$/i;
/** Characters without width, which some file systems leave out. */
const WITHOUT_WIDTH = /\p{Cf}/gu;

/** Whether a path has `.git` in it. */
export const isBelowGit = (file: string): boolean =>
	file.split(/[\\/]/).some((part) => GIT.test(part.replace(WITHOUT_WIDTH, '')));

/** Why a path must not be read, as the end of a sentence; `undefined` for an ordinary file of the step's folders. */
export function readingProblem(places: Places, file: string): string | undefined {
	const absolute = resolvePlace(places, file);
	const root = rootOf(places, absolute);
	const real = realPath(absolute);
	if (places.anywhere) return real === undefined ? missing(absolute) : unlessOrdinary(real);
	if (root === undefined) return 'is outside the workspace and RUNNER_TEMP';
	if (real === undefined) return missing(absolute);
	if (realRootOf(places, real) !== realName(root))
		return `is a link that leads out of ${root === places.workspace ? 'the workspace' : 'RUNNER_TEMP'}`;
	if (isBelowGit(path.relative(realName(root), real))) return 'is below .git, which is not read';
	return unlessOrdinary(real);
}

const missing = (absolute: string): string => (isLink(absolute) ? 'is a link to a file that does not exist' : 'does not exist');

function unlessOrdinary(real: string): string | undefined {
	const kind = statOf(real);
	if (kind?.isFile()) return undefined;
	if (kind?.isFIFO()) return 'is a named pipe, not an ordinary file';
	return kind?.isDirectory() ? 'is a folder' : 'is not an ordinary file';
}

/**
 * The real path of a folder that results may be written to, which may be missing.
 *
 * @throws OctavoError `configuration` if it is below `.git`, or if a link leads to it.
 */
export function folderForResults(places: Places, folder: string): string {
	const absolute = resolvePlace(places, folder);
	const root = rootOf(places, absolute);
	if (places.anywhere) return absolute;
	if (root === undefined) throw refuseFolder(folder, 'is outside the workspace and RUNNER_TEMP');
	const real = realName(root);
	const parts = path.relative(root, absolute).split(path.sep);
	for (let end = 1; end <= parts.length; end++) {
		const part = path.join(real, ...parts.slice(0, end));
		if (!isLink(part)) continue;
		const target = realPath(part);
		const isOutside = target === undefined || realRootOf(places, target) === undefined;
		throw refuseFolder(folder, isOutside ? 'leads out of the workspace through a link' : 'leads through a link');
	}
	const target = path.join(real, ...parts);
	// The short names of Windows are not links, and are read only in the real path.
	if (isBelowGit(path.relative(real, realPath(target) ?? target))) throw refuseFolder(folder, 'is below .git');
	return target;
}

/** Whether there is something at the path of a result. Links are not followed: a result there is refused. */
export function isTaken(places: Places, file: string): boolean {
	try {
		return entryOf(path.join(folderForResults(places, path.dirname(file)), path.basename(file))) !== undefined;
	} catch {
		return false;
	}
}

const refuseFolder = (folder: string, reason: string): OctavoError =>
	new OctavoError('configuration', `'${folder}' ${reason}: nothing is written there`);

const realName = (root: string): string => realPath(root) ?? root;

/** As `rootOf`, for real paths. */
const realRootOf = (places: Places, real: string): string | undefined =>
	rootsOf(places)
		.map(realName)
		.filter((root) => isInside(path.relative(root, real)))
		.sort((one, other) => other.length - one.length)[0];
