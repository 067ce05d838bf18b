/**
 * Programs that are started, by their absolute paths. On Windows a program is looked for in the current folder first, and files of
 * a pull request lie there (docs/semantics.md, D86).
 */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { realPath, statOf } from './calls';
import { isInside, rootsOf, type Places } from './places';

/** The absolute path of a program on the PATH, outside the folders of the run; `undefined` if it is absent. */
export function findProgram(name: string, places: Places): string | undefined {
	const file = process.platform === 'win32' ? `${name}.exe` : name;
	for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
		if (!path.isAbsolute(folder)) continue;
		const candidate = path.join(folder, file);
		const real = realPath(candidate);
		if (real !== undefined && !isOurs(candidate, places) && !isOurs(real, places) && isProgram(real)) return candidate;
	}
	return undefined;
}

/** Whether a file is in a folder of the run, by any of its names. */
function isOurs(file: string, places: Places): boolean {
	const roots = [...rootsOf(places), ...(places.around === undefined ? [] : [places.around])];
	return [...roots, ...roots.flatMap((root) => realPath(root) ?? [])].some((root) => isInside(path.relative(root, file)));
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return statOf(file)?.isFile() ?? false;
	} catch {
		return false;
	}
}
