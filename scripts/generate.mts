// npm run generate: writes the generated sections of action.yml, README.md and docs/, and the notices.
// npm run generate -- --check: writes nothing, names stale files, and ends with 1 if there are any.
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../package.json';
import { describeService } from '../server/openapi';
import {
	actionInputs,
	actionTables,
	nodeTable,
	noteTable,
	operationLines,
	operationTable,
	parameterTables,
} from './documentation';
import { bundledPackages, notices } from './notices.mjs';
import { withSection } from './generated-sections';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const check = process.argv.includes('--check');

/** In this order, because the tables of the Action's inputs are read from the new action.yml. */
async function generate(): Promise<Map<string, string>> {
	const read = async (file: string) => (await readFile(path.join(root, file), 'utf8')).replaceAll('\r\n', '\n');
	const actionYml = section('action.yml', await read('action.yml'), { inputs: actionInputs() });
	const { inputs, outputs } = actionTables(actionYml);
	const document = async (file: string, parts: Readonly<Record<string, string>>): Promise<[string, string]> => [
		file,
		section(file, await read(file), parts),
	];
	return new Map([
		['action.yml', actionYml],
		await document('README.md', {
			example: `\`\`\`yaml\n${(await read('examples/github/watermark-drafts.yml')).trim()}\n\`\`\``,
			operations: operationLines(),
		}),
		await document('docs/operations.md', { operations: operationTable(), parameters: parameterTables(), notes: noteTable() }),
		await document('docs/n8n.md', { operations: nodeTable() }),
		await document('docs/action.md', { 'action inputs': inputs, 'action outputs': outputs }),
		['docs/openapi.json', `${JSON.stringify(describeService(version), null, '\t')}\n`],
		['THIRD-PARTY-NOTICES.md', await thirdParty()],
	]);
}

/** The notices of everything that the n8n package bundles. The Action's bundle has its own list beside it. */
async function thirdParty(): Promise<string> {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: ['nodes/OctavoPdf/OctavoPdf.node.ts'],
		outdir: 'dist',
		bundle: true,
		platform: 'browser',
		external: ['n8n-workflow', 'node:crypto'],
		write: false,
		metafile: true,
	});
	return notices(bundledPackages(metafile, root));
}

function section(file: string, text: string, parts: Readonly<Record<string, string>>): string {
	try {
		return Object.entries(parts).reduce((whole, [name, content]) => withSection(whole, name, content), text);
	} catch (error) {
		throw new Error(`${file} ${(error as Error).message}`, { cause: error });
	}
}

for (const [file, text] of await generate()) {
	const target = path.join(root, file);
	const present = existsSync(target) ? (await readFile(target, 'utf8')).replaceAll('\r\n', '\n') : '';
	if (present === text) continue;
	if (check) {
		console.error(`${file} is stale: run npm run generate and commit the result`);
		process.exitCode = 1;
	} else {
		await writeFile(target, text);
		console.log(`${file} written`);
	}
}
