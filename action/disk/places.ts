/** Where a step may read and write: the workspace, and the runner's folder for temporary files. */
import path from 'node:path';
import { OctavoError } from '../../shared/errors';
import { systemCode } from '../messages/log';

export interface Places {
	/** Absolute. Relative paths start here. */
	readonly workspace: string;
	/** Absolute: `RUNNER_TEMP`, if the runner names one. Its files have absolute paths. */
	readonly temporary: string | undefined;
}

/**
 * Makes the workspace the current folder: patterns are searched from there, and it may be writtenPath differently behind a link.
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
	return { workspace: process.cwd(), temporary: process.env['RUNNER_TEMP'] || undefined };
}

/** The folders themselves. */
export const rootsOf = ({ workspace, temporary }: Places): string[] =>
	temporary === undefined ? [workspace] : [workspace, temporary];

/** Whether a path, relative to the workspace or absolute, stays in one of the folders. */
export const allows = (places: Places, file: string): boolean =>
	rootsOf(places).some((root) => isInside(path.relative(root, path.resolve(places.workspace, file))));

/** A path as steps write it, with forward slashes: relative in the workspace, absolute elsewhere. */
export function writtenPath({ workspace }: Places, file: string): string {
	const relative = path.relative(workspace, path.resolve(workspace, file));
	return toPosix(isInside(relative) ? relative : path.resolve(workspace, file));
}

/** Whether a relative path stays in the folder that it starts from. */
export const isInside = (relative: string): boolean =>
	relative !== '..' && !relative.startsWith(`..${path.sep}`) && !relative.startsWith('../') && !path.isAbsolute(relative);

export const toPosix = (file: string): string => (path.sep === '/' ? file : file.replaceAll(path.sep, '/'));
