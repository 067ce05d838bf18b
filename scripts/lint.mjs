// node scripts/lint.mjs : what `npm run types` and ESLint find. The compiler reads and checks the sources once for both. In `npm test`,
// ESLint looks at a sample of them.
import { ESLint } from 'eslint';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sampledFiles } from './testing/sampled-files.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const host = {
	...ts.sys,
	getCurrentDirectory: () => root,
	getCanonicalFileName: (name) => name,
	getNewLine: () => '\n',
	onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
		throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
	},
};

const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
	path.join(root, 'tsconfig.check.json'),
	{ incremental: false },
	host,
);
const program = ts.createProgram(fileNames, options);
const faults = ts.getPreEmitDiagnostics(program);
process.stdout.write(ts.formatDiagnostics(faults, host));

const parserOptions = { project: null, programs: [program] };
const eslint = new ESLint({
	cwd: root,
	overrideConfig: [{ files: ['**/*.{ts,mts}'], languageOptions: { parserOptions } }],
});
const results = await eslint.lintFiles(await lintedFiles());
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));
process.exitCode = faults.length > 0 || results.some(({ errorCount }) => errorCount > 0) ? 1 : 0;

async function lintedFiles() {
	const files = sampledFiles(/\.[mc]?[jt]s$/);
	const isIgnored = await Promise.all((files ?? []).map((file) => eslint.isPathIgnored(path.join(root, file))));
	return files?.filter((_, index) => !isIgnored[index]) ?? ['.'];
}
