/** Where a run may read and write: a folder that relative paths start from and, in the Action, the runner's for temporary files. */
import path from 'node:path';

/** Parts of messages that only the host knows. */
export interface Words {
	/** Where relative paths start, as `the workspace`. */
	readonly start: string;
	/** How a user lets a result replace a file, as `set overwrite to true`. */
	readonly replace: string;
	/** How a folder without any file is explained. */
	readonly empty: string;
	/** The name of the input that has the key of a region, and how it is given. */
	readonly key: string;
	readonly giveKey: string;
	/** A service by the input that has its address: the address itself may be a secret of the workflow. */
	readonly service: string;
	/** The cure for a region whose address is another. */
	readonly giveOneAddress: string;
	/** How a user gives the data of languages. */
	readonly giveLanguages: string;
	/** Where documents are processed if no region is. */
	readonly here: string;
}

export interface Places {
	/** Absolute. Relative paths start here. */
	readonly workspace: string;
	/** Absolute: `RUNNER_TEMP`, if the runner names one. Its files have absolute paths. */
	readonly temporary: string | undefined;
	/** Whether the user, who could read and write any file without us, may name files of any folder. Links are then followed. */
	readonly anywhere: boolean;
	readonly words: Words;
	/** The folder whose part the workspace is, if the user chose a part (`working-directory`). */
	readonly around?: string;
	/** Other names of these folders, such as that of a link to one: the name, and the folder. */
	readonly otherNames?: readonly (readonly [string, string])[];
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
	[...rootsOf(places), ...(places.anywhere ? [path.parse(absolute).root] : [])]
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

/** A path as another step writes it, which starts from the folder around the workspace, if there is one. */
export const pathFromAround = ({ workspace, around = workspace }: Places, file: string): string =>
	path.isAbsolute(file) ? file : path.posix.join(toPosix(path.relative(around, workspace)), file);

/** Whether a relative path stays in the folder that it starts from. */
export const isInside = (relative: string): boolean =>
	relative !== '..' && !relative.startsWith(`..${path.sep}`) && !relative.startsWith('../') && !path.isAbsolute(relative);

export const toPosix = (file: string): string => (path.sep === '/' ? file : file.replaceAll(path.sep, '/'));
