/** The files of the project that a file imports, directly or not. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTED = /(?:from|import|require)\s*\(?\s*'(\.[^']*)'/g;
const ENDINGS = ['', '.ts', '.mts', '/index.ts'];

export function closureOf(root: string, file: string, known = new Map<string, readonly string[]>()): Set<string> {
	const found = new Set<string>();
	const waiting = [file];
	for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
		if (found.has(one)) continue;
		found.add(one);
		const imported = known.get(one) ?? importsOf(root, one);
		known.set(one, imported);
		waiting.push(...imported);
	}
	return found;
}

function importsOf(root: string, file: string): string[] {
	if (!/\.[cm]?[jt]s$/.test(file)) return [];
	const text = readFileSync(path.join(root, file), 'utf8');
	return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
		const place = path.join(path.dirname(file), name);
		return ENDINGS.map((ending) => place + ending).filter((one) => /\.[cm]?[jt]s$/.test(one) && existsSync(path.join(root, one)));
	});
}
