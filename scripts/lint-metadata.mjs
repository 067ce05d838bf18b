// node scripts/lint-metadata.mjs (Node 22.15 or newer) : what GitHub's own language service says about action.yml, our workflows and
// the examples, one line each: file:line, severity, message. Inputs given to our Action are checked against action.yml. Ends with 1 on any finding.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';

// The package imports JSON without saying so, as bundlers allow.
registerHooks({
	load: (url, context, next) => next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [, OURS] = /github\.com\/(.+)\.git$/.exec(repository.url);
const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'];

const own = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));
const actionsMetadataProvider = {
	// Without network nothing is known of the inputs of others; without an answer they would count as missing.
	fetchActionMetadata: ({ owner, name }) => Promise.resolve(`${owner}/${name}` === OURS ? own : { name: '', description: '' }),
};

const folders = ['.github/workflows', 'examples/github'].filter((folder) => existsSync(path.join(root, folder)));
const workflows = folders.flatMap((folder) =>
	readdirSync(path.join(root, folder))
		.filter((name) => /\.ya?ml$/.test(name))
		.map((name) => `${folder}/${name}`),
);

for (const file of ['action.yml', ...workflows]) {
	// A local reference is not looked up: here it stands for the published one.
	const text = readFileSync(path.join(root, file), 'utf8').replaceAll('uses: ./\n', `uses: ${OURS}@v1\n`);
	// The service tells a workflow by its folder.
	const address = file === 'action.yml' ? file : `.github/workflows/${path.basename(file)}`;
	const document = TextDocument.create(pathToFileURL(path.join(root, address)).href, 'yaml', 1, text);
	for (const { range, severity, message } of await validate(document, { actionsMetadataProvider })) {
		console.log(`${file}:${range.start.line + 1} ${SEVERITIES[severity ?? 1]}: ${message}`);
		process.exitCode = 1;
	}
}
console.log(`${workflows.length + 1} files read`);
