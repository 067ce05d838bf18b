// npm run lint:n8n : the rules with which n8n's own tool (n8n-node lint) checks a new package, over the sources that ship.
// The tool is not in package.json: it brings 600 packages. Exit code 1 on any error.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetched } from '../fetched.mjs';

const VERSION = '0.48.3';
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = fetched('node-cli', [`@n8n/node-cli@${VERSION}`], '@n8n/node-cli/dist/configs/eslint.js');

const load = createRequire(path.join(modules, '@n8n', 'node-cli', 'package.json'));
const { ESLint } = await import(pathToFileURL(load.resolve('eslint')).href);
const { config } = load('./dist/configs/eslint.js');
const ours = [
	// A leading underscore marks values that are left out on purpose, as in eslint.config.mjs.
	{ rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] } },
	// shared/ knows no node with which to wrap its errors: the node does that.
	{ files: ['shared/**/*.ts'], rules: { '@n8n/community-nodes/require-node-api-error': 'off' } },
].map((one) => ({ files: ['**/*.ts'], ...one }));
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [...config, ...ours] });
const results = await eslint.lintFiles(['package.json', 'nodes/**/*.ts', 'credentials/**/*.ts', 'shared/**/*.ts']);
console.log(await (await eslint.loadFormatter('stylish')).format(results));
const errors = results.reduce((sum, { errorCount }) => sum + errorCount, 0);
console.log(`${results.length} files, ${errors} errors`);
process.exitCode = results.length > 0 && errors === 0 ? 0 : 1;
