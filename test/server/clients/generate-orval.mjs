// node generate-orval.mjs FOLDER : writes the TypeScript client that Orval makes of docs/openapi.json. Orval needs a newer Node than
// the project, so this runs on Node 24.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetched } from '../../../scripts/fetched.mjs';

const VERSION = '8.20.0';
const PROOF = 'orval/dist/index.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [folder] = process.argv.slice(2);
const { generate } = await import(pathToFileURL(path.join(fetched('orval', [`orval@${VERSION}`], PROOF), PROOF)).href);

await generate({
	input: { target: path.join(root, 'docs', 'openapi.json') },
	// The address of the service is the first argument of the program that calls it.
	output: { target: path.join(folder, 'orval.ts'), client: 'fetch', mode: 'single', baseUrl: { runtime: 'process.argv[2]' } },
});
