import path from 'node:path';
import { onFile, run } from '../judges/tools';

/** The label of each page as pdf.js reads it; null if the document has none. */
export function labelsByPdfJs(bytes: Uint8Array): string[] | null {
	const child = path.join(__dirname, 'labels-child.mjs');
	const { stdout, stderr, code } = onFile(bytes, (file) => run(process.execPath, [child, file]));
	if (code !== 0) throw new Error(stderr);
	return JSON.parse(stdout.toString('utf8')) as string[] | null;
}
