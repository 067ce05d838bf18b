// Second part of `npm run generate`: what follows from the table of operations, the notices and the pinned names.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../../package.json';
import { describeService } from '../../server/contract/openapi';
import {
	actionInputs,
	codesOfNotes,
	commonFacts,
	commonParameters,
	operationLines,
	operationsOfResources,
	parametersOfOperations,
} from './documentation';
import { ERROR_CODES } from '../../shared/contract/errors';
import { forN8n } from '../esbuild-options.mjs';
import { libraryDeclarations, libraryFunctions } from './library';
import { bundledFiles, bundledPackages, notices } from '../notices.mjs';
import { withSection } from './sections';
import { thinActions } from './thin-actions';
import { pinned } from './pinned-names';
import { writeGenerated } from './write';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();

async function generate(): Promise<Map<string, string>> {
	const read = async (file: string) => (await readFile(path.join(root, file), 'utf8')).replaceAll('\r\n', '\n');
	const actionYml = section('action.yml', await read('action.yml'), { inputs: actionInputs() });
	const document = async (file: string, parts: Readonly<Record<string, string>>): Promise<[string, string]> => [
		file,
		section(file, await read(file), parts),
	];
	return new Map([
		['action.yml', actionYml],
		...thinActions(actionYml),
		await document('README.md', {
			example: `\`\`\`yaml\n${(await read('examples/github/watermark-drafts.yml')).trim()}\n\`\`\``,
			operations: operationLines(),
		}),
		await document('docs/operations.md', {
			operations: operationsOfResources(),
			'common parameters': commonParameters(),
			'common facts': commonFacts(),
			parameters: parametersOfOperations(),
			notes: codesOfNotes(),
		}),
		['docs/openapi.json', `${JSON.stringify(describeService(version), null, '\t')}\n`],
		['test/laws/names.json', pinned(await read('test/laws/names.json'))],
		['lib/functions.ts', libraryFunctions()],
		['lib/declarations.d.ts', libraryDeclarations(ERROR_CODES)],
		['THIRD-PARTY-NOTICES.md', await thirdParty()],
	]);
}

/** The notices of everything that the n8n package bundles. The Action's bundle has its own list beside it. */
async function thirdParty(): Promise<string> {
	const { metafile } = await build({
		...forN8n,
		absWorkingDir: root,
		entryPoints: ['nodes/OctavoPdf/OctavoPdf.node.ts'],
		outdir: 'dist',
		// As the package is built: without it, more would be bundled.
		splitting: true,
		write: false,
		metafile: true,
	});
	return notices(bundledPackages(bundledFiles(metafile), root));
}

function section(file: string, text: string, parts: Readonly<Record<string, string>>): string {
	try {
		return Object.entries(parts).reduce((whole, [name, content]) => withSection(whole, name, content), text);
	} catch (error) {
		throw new Error(`${file} ${(error as Error).message}`, { cause: error });
	}
}

await writeGenerated(await generate());
