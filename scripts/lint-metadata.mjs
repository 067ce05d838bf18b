// node scripts/lint-metadata.mjs : checks action.yml and the given workflows (default: all of ours) with GitHub's own
// language service. Prints one line for each finding; ends with 1 if one is an error or a warning. Needs Node 24 (scripts/node24.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';

// The language service imports JSON without an import attribute.
registerHooks({
	load: (url, context, next) => next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const LEVELS = ['', 'error', 'warning', 'information', 'hint'];

function workflows() {
	return ['.github/workflows', 'examples/github']
		.map((folder) => path.join(root, folder))
		.filter(existsSync)
		.flatMap((folder) =>
			readdirSync(folder)
				.filter((name) => /\.ya?ml$/.test(name))
				.map((name) => path.join(folder, name)),
		);
}

const [, identity] = /github\.com\/(.+)\.git$/.exec(
	JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).repository.url,
);
const manifestIn = (folder) => parse(readFileSync(path.join(root, folder, 'action.yml'), 'utf8'));
// Offline, the inputs of other actions are unknown; ours are known.
const known = {
	fetchActionMetadata: ({ owner, name, path: folder = '' }) =>
		Promise.resolve(`${owner}/${name}` === identity ? manifestIn(folder) : { name: '', description: '' }),
};
const given = process.argv.slice(2).map((file) => path.resolve(file));
for (const file of given.length > 0
	? given
	: [...['.', 'check', 'review', 'text'].map((folder) => path.join(root, folder, 'action.yml')), ...workflows()]) {
	// A step that uses the action of this repository is checked like one that uses the published action.
	const text = readFileSync(file, 'utf8').replace(/(uses: )\.\/(?=\s|$)/g, `$1${identity}@v1`);
	const document = TextDocument.create(pathToFileURL(file).href, 'yaml', 1, text);
	for (const { range, severity = 1, message } of await validate(document, { actionsMetadataProvider: known })) {
		console.log(`${path.relative(root, file)}:${range.start.line + 1} ${LEVELS[severity]}: ${message}`);
		if (severity <= 2) process.exitCode = 1;
	}
}
