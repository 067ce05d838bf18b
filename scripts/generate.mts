// npm run generate: writes the lists of operations; then, from the table, sections of action.yml, README.md and docs/, and more.
// npm run generate -- --check: writes nothing, names stale files, and ends with 1 if there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listedFiles, operationLists, ORDER } from './generate/operation-lists';
import { writeGenerated } from './generate/write';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const folder = path.join(root, 'shared', 'contract', 'operations');
const files = new Map(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
const order = files.get(path.basename(ORDER)) ?? '';
await writeGenerated(operationLists(order, files));
const missing = listedFiles(order, files).filter((file) => !existsSync(path.join(root, file)));
if (missing.length > 0) {
	console.error(`Missing: ${missing.join(', ')}. Write them, then run npm run generate again: the documents come after them.`);
	process.exitCode = 1;
}
// In a separate process, because the table is bundled with the script that reads it.
if (!process.exitCode) {
	const script = [path.join(root, 'scripts', 'run.mjs'), 'scripts/generate/documents.mts', ...process.argv.slice(2)];
	process.exitCode = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
