/** The folders of the step: the workspace, and the runner's for temporary files. */
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { entryOf, realPath, statOf } from '../../runs/disk/calls';
import { isBelowGit } from '../../runs/disk/confine';
import { isInside, toPosix, type Places, type Words } from '../../runs/disk/places';
import { systemCode } from '../../runs/messages/log';

const WORDS: Words = {
	start: 'the workspace',
	replace: 'set overwrite to true',
	empty: 'the workspace is empty: use actions/checkout before this step',
	key: 'api-key',
	giveKey:
		'Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; ' +
		'without region and base-url the documents are processed on the runner, and no key is needed',
	service: 'the service at base-url',
	giveOneAddress: 'Remove base-url, or remove region',
	giveLanguages: 'Give a folder with its data as language-data',
	here: 'on the runner',
};

/** Words of a step that works in a part of the workspace. */
const WORDS_OF_PART: Words = {
	...WORDS,
	start: 'working-directory',
	empty: 'the folder of working-directory is empty: use actions/checkout before this step',
};

/**
 * Makes the workspace the current folder, or the folder in it that `part` names: patterns are searched from there. If a symbolic link
 * leads to it, it has two paths; so has RUNNER_TEMP.
 *
 * @param part relative to the workspace, or absolute; `''` for the workspace itself
 * @throws OctavoError `configuration` if the folder is missing, or not in the workspace.
 */
export function enterWorkspace(part: string): Places {
	const named = process.env['GITHUB_WORKSPACE'];
	try {
		process.chdir(named ?? '.');
	} catch (thrown) {
		throw new OctavoError('configuration', `The workspace '${named}' cannot be opened (${systemCode(thrown)})`, {
			advice: 'Run the step in a job with a workspace, and do not remove that folder in an earlier step',
			cause: thrown,
		});
	}
	const whole = process.cwd();
	if (part !== '') enterPart(part, whole);
	const workspace = process.cwd();
	const temporary = process.env['RUNNER_TEMP'] || undefined;
	const written = path.resolve(named ?? whole, part);
	const names = [written, realPath(workspace) ?? workspace].map((name) => [path.resolve(name), workspace] as const);
	if (temporary !== undefined) names.push([realPath(temporary) ?? temporary, temporary]);
	const places = {
		...placesIn(workspace, temporary),
		otherNames: names.filter(([name, folder]) => name !== folder),
	};
	return part === '' ? places : { ...places, words: WORDS_OF_PART, around: whole };
}

/** A link in a repository must not choose where the step reads and writes: the real path of the folder decides. */
function enterPart(part: string, whole: string): void {
	const refuse = (problem: string, cause?: unknown) =>
		new OctavoError('configuration', `working-directory: '${part}' ${problem}`, {
			advice: 'Give a folder of the workspace, such as the path of actions/checkout',
			cause,
		});
	const [real, root] = [realPath(path.resolve(whole, part)), realPath(whole) ?? whole];
	if (real === undefined || statOf(real)?.isDirectory() !== true) throw refuse('is not a folder');
	const inside = path.relative(root, real);
	if (!isInside(inside)) throw refuse('leads out of the workspace');
	if (isBelowGit(inside)) throw refuse('is below .git, which is not read');
	try {
		process.chdir(path.join(whole, inside));
	} catch (thrown) {
		throw refuse(`cannot be opened (${systemCode(thrown)})`, thrown);
	}
}

/** The folder of the repository that the workspace is in: the nearest with a `.git`, up to the folder around; otherwise the outermost. */
export function repositoryFolder({ workspace, around = workspace }: Places): string {
	for (let folder = workspace; folder.length > around.length; folder = path.dirname(folder))
		if (entryOf(path.join(folder, '.git')) !== undefined) return folder;
	return around;
}

/** A path, relative to the workspace, as the repository has it. */
export const pathInRepository = (places: Places, file: string): string =>
	path.isAbsolute(file) ? file : path.posix.join(toPosix(path.relative(repositoryFolder(places), places.workspace)), file);

/** The folders of a step, both absolute. */
export const placesIn = (workspace: string, temporary: string | undefined): Places => ({
	workspace,
	temporary,
	anywhere: false,
	words: WORDS,
});
