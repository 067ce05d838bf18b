// node generate-client.mjs FILE : writes the TypeScript client that a public generator makes of docs/openapi.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateApi } from 'swagger-typescript-api';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const spec = JSON.parse(readFileSync(path.join(root, 'docs', 'openapi.json'), 'utf8'));
const { files } = await generateApi({ spec, output: false, silent: true, httpClientType: 'fetch' });
writeFileSync(process.argv[2], files[0].fileContent);
