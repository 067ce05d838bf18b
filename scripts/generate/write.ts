/** Writes generated files, or with `--check` names those that are stale. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const check = process.argv.includes('--check');

/** `files`: texts by path. */
export async function writeGenerated(files: ReadonlyMap<string, string>): Promise<void> {
	for (const [file, text] of files) {
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
}
