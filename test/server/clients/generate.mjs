// node generate.mjs FOLDER : writes the TypeScript clients that three public generators make of docs/openapi.json. The folder is
// beside the node_modules that has them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [folder] = process.argv.slice(2);
const generator = (name) => import(pathToFileURL(path.join(folder, '..', 'node_modules', name, 'dist', 'index.mjs')).href);
const { createClient } = await generator('@hey-api/openapi-ts');
const { default: openapiTypes, astToString } = await generator('openapi-typescript');
const { generateApi } = await generator('swagger-typescript-api');
const description = JSON.parse(readFileSync(path.join(root, 'docs', 'openapi.json'), 'utf8'));

const { files } = await generateApi({ spec: description, output: false, silent: true, httpClientType: 'fetch' });
writeFileSync(path.join(folder, 'swagger-typescript-api.ts'), files[0].fileContent);

await createClient({
	input: description,
	output: path.join(folder, 'hey-api'),
	plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
	logs: { level: 'silent' },
});

// The generator's own advice for files: https://openapi-ts.dev/node
const blob = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTypes(description, { transform: ({ format }) => (format === 'binary' ? blob : undefined) });
writeFileSync(path.join(folder, 'paths.ts'), astToString(types));
