/** Which paths are one file, and who may write to it. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { invalidParameters } from '../../shared/contract/errors';
import { refusedByWindows } from '../../shared/file-names/safe-names';
import type { Words } from './places';

/** Reserves the path of a result. @throws OctavoError for a path that must not be written, such as another input's. */
export type Claim = (output: string, job: { readonly inputs: readonly string[] }) => void;

/** Equal for two workspace-relative paths that are one file: through links, and on file systems that ignore case. */
export function identityIn(workspace: string): (file: string) => string {
	const folders = new Map<string, string>();
	const realFolder = (folder: string): string => {
		const known = folders.get(folder);
		if (known !== undefined) return known;
		let real = folder;
		try {
			real = realpathSync(folder);
		} catch {
			const parent = path.dirname(folder);
			if (parent !== folder) real = path.join(realFolder(parent), path.basename(folder));
		}
		folders.set(folder, real);
		return real;
	};
	return (file) => {
		const absolute = path.resolve(workspace, file);
		const real = path.join(realFolder(path.dirname(absolute)), path.basename(absolute));
		return spelledOnce(real);
	};
}

/** Equal for two spellings of a path that the file systems of this system take for one. */
export const spelledOnce = (file: string): string =>
	process.platform === 'win32' || process.platform === 'darwin' ? file.normalize('NFC').toLowerCase() : file;

/** Why this system cannot have a result at a path; `undefined` if it can. */
export function unnameable(file: string): string | undefined {
	if (process.platform !== 'win32') return undefined;
	const parts = file.replace(/^[a-z]:/i, '').split(/[\\/]/);
	const [reason] = parts.flatMap((part) => (/^\.{0,2}$/.test(part) ? [] : (refusedByWindows(part) ?? [])));
	return reason === undefined ? undefined : `'${file}' cannot be written: a part of it ${reason}`;
}

/** The last check before a path is written: the paths of a split are known only when its parts are. */
export function claims({
	matched,
	overwrite,
	identity,
	exists,
	words,
}: {
	readonly matched: readonly string[];
	readonly overwrite: boolean;
	readonly words: Pick<Words, 'replace'>;
	readonly identity: (file: string) => string;
	readonly exists: (file: string) => boolean;
}): Claim {
	const inputs = new Set(matched.map(identity));
	const taken = new Set<string>();
	return (output, job) => {
		const problem = unnameable(output);
		if (problem !== undefined) throw invalidParameters([{ field: 'output', message: problem }]);
		const key = identity(output);
		const isOwn = job.inputs.some((input) => identity(input) === key);
		if (taken.has(key) || (inputs.has(key) && !(overwrite && isOwn)))
			throw invalidParameters([
				{ field: 'output', message: `'${output}' is another input or result: choose a different pattern` },
			]);
		if (!overwrite && exists(output)) throw invalidParameters([{ field: 'output', message: alreadyThere([output], words) }]);
		taken.add(key);
	};
}

/** For results whose paths have files that are not inputs. */
export function alreadyThere([first, ...more]: readonly string[], { replace }: Pick<Words, 'replace'>): string {
	const rest = more.length === 0 ? ' exists' : ` and ${more.length} more exist`;
	return `'${first}'${rest} already: choose a different pattern, or ${replace}`;
}
