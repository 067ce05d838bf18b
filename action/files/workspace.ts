/** The folders of the step: the workspace, and the runner's for temporary files. */
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { realPath } from '../../runs/disk/calls';
import type { Places, Words } from '../../runs/disk/places';
import { systemCode } from '../../runs/messages/log';

const WORDS: Words = {
	start: 'the workspace',
	replace: 'set overwrite to true',
	empty: 'the workspace is empty: use actions/checkout before this step',
	key: 'api-key',
	giveKey:
		'Pass a secret: api-key: ${{ secrets.OCTAVO_API_KEY }}. GitHub gives no secrets to workflows of forks and of Dependabot; ' +
		'without region and base-url the documents are processed on the runner, and no key is needed',
	giveLanguages: 'Give a folder with its data as language-data',
	here: 'on the runner',
};

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
	return { ...placesIn(workspace, temporary), otherNames: names.filter(([name, folder]) => name !== folder) };
}

/** The folders of a step, both absolute. */
export const placesIn = (workspace: string, temporary: string | undefined): Places => ({
	workspace,
	temporary,
	anywhere: false,
	words: WORDS,
});
