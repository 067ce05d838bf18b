/** Where a step may read and write: the workspace, and the runner's folder for temporary files. */
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { systemCode } from '../messages/log';
import { realPath } from './calls';

export interface Places {
	/** Absolute. Relative paths start here. */
	readonly workspace: string;
	/** Absolute: `RUNNER_TEMP`, if the runner names one. Its files have absolute paths. */
	readonly temporary: string | undefined;
	/** Other names of these folders, such as that of a link to one: the name, and the folder. */
	readonly otherNames?: readonly (readonly [string, string])[];
}

/**
 * Makes the workspace the current folder: patterns are searched from there. If a symbolic link leads to it, it has
 * two paths; so has RUNNER_TEMP.
 *
 * @throws OctavoError `configuration` if the workspace is missing.
 */
export function enterWorkspace(): Places {
	const named = process.env['GITHUB_WORKSPACE'];
	try {
		process.chdir(named ?? '.');
	} catch (thrown) {
		throw new OctavoError('configuration', `The workspace '${named}' cannot be opened (${systemCode(thrown)})`, {
			advice: 'Run the step in a job with a workspace, and do not remove that folder in an earlier step',
			cause: thrown,
		});
	}
	const workspace = process.cwd();
	const temporary = process.env['RUNNER_TEMP'] || undefined;
	const names = [named ?? workspace, realPath(workspace) ?? workspace].map((name) => [path.resolve(name), workspace] as const);
	if (temporary !== undefined) names.push([realPath(temporary) ?? temporary, temporary]);
	return { workspace, temporary, otherNames: names.filter(([name, folder]) => name !== folder) };
}

/** The folders themselves. */
export const rootsOf = ({ workspace, temporary }: Places): string[] =>
	temporary === undefined ? [workspace] : [workspace, temporary];

/** The absolute path, which begins with one of the folders if another name of that folder was written. */
export function resolvePlace({ workspace, otherNames = [] }: Places, file: string): string {
	const absolute = path.resolve(workspace, file);
	for (const [name, folder] of otherNames) {
		const relative = path.relative(name, absolute);
		if (isInside(relative)) return path.join(folder, relative);
	}
	return absolute;
}

/** The folder that an absolute path is in: the inner one, if one is in the other. */
export const rootOf = (places: Places, absolute: string): string | undefined =>
	rootsOf(places)
		.filter((root) => isInside(path.relative(root, absolute)))
		.sort((one, other) => other.length - one.length)[0];

/** Whether a path, relative to the workspace or absolute, stays in one of the folders. */
export const allows = (places: Places, file: string): boolean => rootOf(places, resolvePlace(places, file)) !== undefined;

/** A path as steps write it, with forward slashes: relative in the workspace, absolute elsewhere. */
export function writtenPath(places: Places, file: string): string {
	const absolute = resolvePlace(places, file);
	const relative = path.relative(places.workspace, absolute);
	return toPosix(isInside(relative) ? relative : absolute);
}

/** Whether a relative path stays in the folder that it starts from. */
export const isInside = (relative: string): boolean =>
	relative !== '..' && !relative.startsWith(`..${path.sep}`) && !relative.startsWith('../') && !path.isAbsolute(relative);

export const toPosix = (file: string): string => (path.sep === '/' ? file : file.replaceAll(path.sep, '/'));
